"""Cards of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

GAIN_AND_END = Sub((Gain(2), EndTheRun()))
END_THE_RUN = Sub((EndTheRun(),))
PAY_OR_TRASH = Sub(
    (
        ChooseOne(
            ((Pay(cost(credits=2), RUNNER),), (Trash(target(Installed(RUNNER), by=RUNNER), by=RUNNER),)),
            by=RUNNER,
        ),
    )
)
THREE_ADVANCEMENTS = AtLeast(Hosted("advancement"), 3)
REZ_ICE = On(Kind.REZ, by=CORP, what=Type("ice"))

card(
    "algo_trading",
    When(TURN_BEGINS, (MoveFromPool(3),)),
    When(TURN_BEGINS, (If(AtLeast(Hosted("credit"), 6), (PlaceCounters("credit", 2),)),)),
    Paid(cost(clicks=1, trash=True), (TakeCredits(0),)),
)
card(
    "baba_yaga",
    Static(Hosts(Type("program") & Subtype("icebreaker") - Subtype("ai"))),
    Static(CopyOf(HostedOn(ThisCard()) & Subtype("icebreaker"), kinds=("paid",))),
)
card(
    "boom",
    Static(Price("play", cost(clicks=1))),
    Play((Damage("meat", 7),), condition=AtLeast(Tags(), 2)),
)
card(
    "bulwark",
    When(REZZED, (BadPublicity(1),)),
    When(ENCOUNTERED, (If(Exists(Type("program") & Subtype("ai")), (Gain(2),)),)),
    Sub((Trash(target(Type("program"), by=RUNNER)),)),
    GAIN_AND_END,
    GAIN_AND_END,
)
card(
    "chief_slee",
    When(On(Kind.ENCOUNTER_ENDS), (PlaceCounters("power", SubroutinesOf(EventCard(), unbroken=True)),)),
    Paid(cost(clicks=1, counter="power", counters=5), (Damage("meat", 5),)),
)
card(
    "chiyashi",
    When(On(Kind.BREAK, what=ThisCard(), if_=Exists(Installed() & Subtype("ai"))), (TrashTop(2, RUNNER),)),
    Sub((Damage("net", 2),)),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
card(
    "chrysalis",
    # 1.21.7: revealed as long as it is accessed.
    When(On(Kind.ACCESS, what=ThisCard(), if_=ThisIs(InZone((RD,)))), (Reveal(This()),), access=True),
    When(
        On(Kind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (ForceEncounter(This()),),
        access=True,
    ),
    Sub((Damage("net", 2),)),
)
card(
    "dna_tracker",
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
)
card(
    "fairchild_2_0",
    Paid(cost(lose_clicks=2), (Break(2, up_to=True, on_source=True),), by=RUNNER),
    PAY_OR_TRASH,
    PAY_OR_TRASH,
    Sub((Damage("core", 1),)),
)
card(
    "find_the_truth",
    When(On(Kind.DRAW, by=YOU), (Reveal(EventCard()),)),
    When(First(On(Kind.SUCCESSFUL_RUN, by=YOU)), (Look(Each(OnTop("rd"))),), optional=True),
)
card("fumiko_yamamori", When(On(Kind.REVEAL_BIDS), (If(BidsDiffer(), (Damage("meat", 1),)),)))
card(
    "georgia_emelyov",
    When(On(Kind.UNSUCCESSFUL_RUN, where=HERE), (Damage("net", 1),)),
    Paid(cost(credits=2), (MoveToRoot(This()),)),
)
card(
    "gpi_net_tap",
    When(
        On(Kind.APPROACH_ICE),
        (May((Expose(EventCard()),)), MayPay(cost(trash=True), (JackOut(),))),
    ),
)
card(
    "haas_bioroid_architects_of_tomorrow",
    When(
        First(On(Kind.PASS_ICE, what=Subtype("bioroid") & Type("ice") & Rezzed())),
        (Rez(target(Installed("corp") & Unrezzed() & Subtype("bioroid")), less=4),),
        optional=True,
    ),
)
card(
    "houdini",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(CreditsFrom(Subtype("stealth"), 1), credits=2), (Boost(4, "run"),)),
)
card(
    "mausolus",
    CanAdvance(),
    Sub((Gain(Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((Damage("net", Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((If(THREE_ADVANCEMENTS, (Together((GiveTags(1), EndTheRun())),), (GiveTags(1),)),)),
)
card(
    "nasx",
    When(TURN_BEGINS, (Gain(1),)),
    When(
        On(Kind.GAIN_CREDITS, by=YOU, cause=ABILITY, of=AnyCard() - ThisCard()),
        (MayPay(cost(credits=X()), (PlaceCounters("power", X()),), most=2),),
    ),
    Paid(cost(clicks=1, trash=True), (Gain(Plus(0, Hosted("power"), 2)),)),
)
card(
    "nbn_controlling_the_message",
    When(
        First(On(Kind.TRASH, by=RUNNER, what=Installed("corp"))),
        (Trace(4, (Unpreventable(GiveTags(1)),)),),
        optional=True,
    ),
)
card(
    "obelus",
    Static(Modify("memory", 1)),
    Static(Modify("hand_runner", Tags())),
    When(
        First(On(Kind.RUN_ENDS, where=("hq", "rd"), detail="successful")),
        (Draw(Count(On(Kind.ACCESS, by=YOU), RUN)),),
    ),
)
card(
    "on_the_lam",
    Play(
        (
            BecomeCondition(
                target(Installed(RUNNER) & Type("resource")),
                ConditionText(
                    (
                        Paid(cost(trash=True), (Prevent("tag", 3, least=0),), interrupt="tag"),
                        Paid(cost(trash=True), (Prevent("damage", 3, least=0),), interrupt="damage"),
                    )
                ),
            ),
        )
    ),
)
card(
    "service_outage",
    Static(
        Price("run", cost(credits=1)),
        TurnOf(RUNNER) & ~Happened(On(Kind.RUN_BEGINS, by=RUNNER)),
    ),
    Remains(CURRENT_OF_CORP),
)
card(
    "tapwrm",
    Static(OnlyIf("install", Happened(On(Kind.SUCCESSFUL_RUN, where=CENTRAL)))),
    When(TURN_BEGINS, (Gain(ForEvery(Credits(CORP), 5)),)),
    When(On(Kind.PURGE, by=CORP), (Trash(),)),
)
card(
    "top_hat",
    Static(
        InsteadOf(
            "breach",
            (Pick(OnTop("rd", 5)), Access(Result("chosen"))),
            optional=True,
            where=("rd",),
        )
    ),
)
card(
    "watchdog",
    Static(Price("rez", Plus(0, Tags(), -1), Type("ice")), Not(Happened(REZ_ICE))),
)
