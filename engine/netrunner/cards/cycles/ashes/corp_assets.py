"""Assets of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "vaporframe_fabricator",
    Paid(cost(clicks=1), (InstallFrom((HQ,), AnyCard(), ignoring="all"),), once=True),
    When(
        On(Kind.TRASH, by=RUNNER, what=ThisCard() & Installed()),
        (
            ChooseOne(
                (
                    (InstallFrom((HQ,), AnyCard() - Type("ice"), where="another", ignoring="all"),),
                    (InstallFrom((HQ,), Type("ice"), ignoring="all"),),
                )
            ),
        ),
        optional=True,
    ),
)
