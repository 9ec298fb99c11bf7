"""Ice of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_THE_RUN = Sub((EndTheRun(),))

card(
    "ansel_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Trash(target(Installed("runner"))),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
    Sub(
        (
            Together(
                (
                    ForNow(Cannot("steal", who=RUNNER), "run"),
                    ForNow(Cannot("trash", OwnedBy(CORP), who=RUNNER), "run"),
                )
            ),
        )
    ),
)
card(
    "ballista",
    Sub((ChooseOne(((Trash(target(Installed() & Type("program"))),), (EndTheRun(),))),)),
)
card(
    "bran_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((InstallFrom((HQ, ARCHIVES), Type("ice"), where="inward", ignoring="all"),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("diviner", Sub((Damage("net", 1), If(Did("trashed", OddCost()), (EndTheRun(),)))))
card(
    "funhouse",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(tags=1),), by=RUNNER),)),
    Sub((Unless((GiveTags(1),), (cost(credits=4),), by=RUNNER),)),
)
card("karuna", Sub((Damage("net", 2), MayJackOut())), Sub((Damage("net", 2),)))
card("palisade", Static(Modify("strength", 2), ThisAt(REMOTE)), END_THE_RUN)
card(
    "pharos",
    CanAdvance(),
    Static(Modify("strength", 5), AtLeast(Hosted("advancement"), 3)),
    Sub((GiveTags(1),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("ping", When(On(Kind.REZ, what=ThisCard(), if_=RunOn(HERE)), (GiveTags(1),)), END_THE_RUN)
card("tithe", Sub((Damage("net", 1),)), Sub((Gain(1),)))
card("whitespace", Sub((Lose(3, who=RUNNER),)), Sub((If(AtMost(Credits(RUNNER), 6), (EndTheRun(),)),)))
