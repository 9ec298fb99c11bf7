"""Cards of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "dna_tracker",
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
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
    "service_outage",
    Static(
        Price("run", cost(credits=1)),
        TurnOf(RUNNER) & ~Happened(On(Kind.RUN_BEGINS, by=RUNNER)),
    ),
    Remains(CURRENT_OF_CORP),
)
card(
    "georgia_emelyov",
    When(On(Kind.UNSUCCESSFUL_RUN, where=HERE), (Damage("net", 1),)),
    Paid(cost(credits=2), (MoveToRoot(This()),)),
)
card(
    "boom",
    Static(Price("play", cost(clicks=1))),
    Play((Damage("meat", 7),), condition=AtLeast(Tags(), 2)),
)
card(
    "nbn_controlling_the_message",
    When(
        First(On(Kind.TRASH, by=RUNNER, what=Installed("corp"))),
        (Trace(4, (Unpreventable(GiveTags(1)),)),),
        optional=True,
    ),
)
GAIN_AND_END = Sub((Gain(2), EndTheRun()))
card(
    "bulwark",
    When(REZZED, (BadPublicity(1),)),
    When(ENCOUNTERED, (If(Exists(Type("program") & Subtype("ai")), (Gain(2),)),)),
    Sub((Trash(target(Type("program"), by=RUNNER)),)),
    GAIN_AND_END,
    GAIN_AND_END,
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
    "alice_merchant_clan_agitator",
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU, where=("archives",))),
        (Trash(target(InZone((HQ,)), by=CORP), by=CORP),),
    ),
)
PAY_OR_TRASH = Sub(
    (
        ChooseOne(
            ((Pay(cost(credits=2), RUNNER),), (Trash(target(Installed(RUNNER), by=RUNNER), by=RUNNER),)),
            by=RUNNER,
        ),
    )
)
card(
    "fairchild_2_0",
    Paid(cost(lose_clicks=2), (Break(2, up_to=True, on_source=True),), by=RUNNER),
    PAY_OR_TRASH,
    PAY_OR_TRASH,
    Sub((Damage("core", 1),)),
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
THREE_ADVANCEMENTS = AtLeast(Hosted("advancement"), 3)
card(
    "mausolus",
    CanAdvance(),
    Sub((Gain(Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((Damage("net", Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((If(THREE_ADVANCEMENTS, (Together((GiveTags(1), EndTheRun())),), (GiveTags(1),)),)),
)
