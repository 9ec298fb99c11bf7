"""Code gates of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

PAY_OR_TRASH = Sub(
    (
        ChooseOne(
            ((Pay(cost(credits=2), RUNNER),), (Trash(target(Installed(RUNNER), by=RUNNER), by=RUNNER),)),
            by=RUNNER,
            must=True,
        ),
    )
)
THREE_ADVANCEMENTS = AtLeast(Hosted("advancement"), 3)

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
