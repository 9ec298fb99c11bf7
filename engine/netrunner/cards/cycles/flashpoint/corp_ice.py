"""Ice of the Flashpoint cycle."""

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

card(
    "bulwark",
    When(REZZED, (BadPublicity(1),)),
    When(ENCOUNTERED, (If(Exists(Type("program") & Subtype("ai")), (Gain(2),)),)),
    Sub((Trash(target(Type("program"), by=RUNNER)),)),
    GAIN_AND_END,
    GAIN_AND_END,
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
    "mausolus",
    CanAdvance(),
    Sub((Gain(Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((Damage("net", Case(THREE_ADVANCEMENTS, 3, 1)),)),
    Sub((If(THREE_ADVANCEMENTS, (Together((GiveTags(1), EndTheRun())),), (GiveTags(1),)),)),
)
