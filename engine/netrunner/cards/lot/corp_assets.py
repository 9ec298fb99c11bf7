"""Assets and upgrades of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZ_ICE = On(Kind.REZ, by=CORP, what=Type("ice"))

card(
    "chief_slee",
    When(On(Kind.ENCOUNTER_ENDS), (PlaceCounters("power", SubroutinesOf(EventCard(), unbroken=True)),)),
    Paid(cost(clicks=1, counter="power", counters=5), (Damage("meat", 5),)),
)
card("dedicated_server", Static(Recurring(2)), Static(Pays(("rez",), Type("ice"))))
card(
    "giordano_memorial_field",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(InZone((RUNNER_SCORE,)) & Type("agenda")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card(
    "ibrahim_salem",
    FreeInfluence(Included(faction="nbn", without="alliance"), least=6),
    Static(Price("rez", cost(forfeit=1))),
    When(
        TURN_BEGINS,
        (
            ChooseCardType("runner"),
            Look(Each(InZone((GRIP,)))),
            Pick(InZone((GRIP,)) & OfChosenType()),
            Trash(Result("chosen")),
        ),
    ),
)
card("lt_todachine", When(REZ_ICE, (GiveTags(1),)))
card("mental_health_clinic", When(TURN_BEGINS, (Gain(1),)), Static(Modify("hand_runner", 1)))
card(
    "nightmare_archive",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            ChooseOne(
                ((AddAsAgenda(This(), -1, RUNNER),), (Damage("core", 1), RemoveFromGame(This()))),
                by=RUNNER,
                must=False,
            ),
        ),
        access=True,
    ),
)
card(
    "open_forum",
    When(
        On(Kind.DRAW_ENDS, by=YOU, cause="rules"),
        (Reveal(Each(OnTop("rd"))), AddToHand(Result("revealed")), ToTop(target(InZone((HQ,))))),
    ),
)
card(
    "overseer_matrix",
    When(
        On(Kind.TRASH, by=RUNNER, what=InServerOrRoot("here")),
        (MayPay(cost(credits=1), (GiveTags(1),)),),
        persistent=True,
    ),
)
card(
    "plan_b",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (
            Pick(
                InZone((HQ,))
                & Type("agenda")
                & Having("advancement_requirement", "at_most", Hosted("advancement")),
                least=0,
            ),
            Reveal(Result("chosen")),
            Score(Result("chosen")),
        ),
        access=True,
    ),
)
card(
    "plutus",
    Static(Price("rez", cost(OneOf((cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))))),
    When(TURN_BEGINS, (PlayFrom((ARCHIVES,), Subtype("transaction"), to="removed"),)),
)
card(
    "reversed_accounts",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Lose(Plus(0, Hosted("advancement"), 4), who=RUNNER),)),
)
card(
    "ronin",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Damage("net", 3),), condition=AtLeast(Hosted("advancement"), 4)),
)
card("the_root", Static(Recurring(3)), Static(Pays(("advance", "install", "rez"))))
card(
    "watchdog",
    Static(Price("rez", Plus(0, Tags(), -1), Type("ice")), Not(Happened(REZ_ICE))),
)
card(
    "wage_workers",
    When(On(Kind.ACTION_ENDS, by=YOU, if_=ActionTaken(3)), (Gain(1, CLICKS),)),
)
card("fumiko_yamamori", When(On(Kind.REVEAL_BIDS), (If(BidsDiffer(), (Damage("meat", 1),)),)))
card(
    "moon_pool",
    Paid(
        cost(ThisCost("remove")),
        (
            Trash(target(InZone((HQ,)), least=0, most=2)),
            Reveal(target(InZone((ARCHIVES,)) & Facedown(), least=0, most=2)),
            ShuffleInto(Result("revealed")),
            Repeat(
                (May((PlaceCounters("advancement", 1, target(Installed())),)),),
                HowManyDid("revealed", Type("agenda")),
            ),
        ),
    ),
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
