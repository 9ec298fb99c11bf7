"""Barriers of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_UNLESS_PAID = Sub((Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER),))

card(
    "grubber",
    When(REZZED, (If(ThisAt(CENTRAL), (BadPublicity(1),)),)),
    END_UNLESS_PAID,
    END_UNLESS_PAID,
)

card(
    "paywall",
    When(ENCOUNTERED, (Lose(1, who=RUNNER),)),
    Sub((Unless((EndTheRun(),), (cost(credits=1),), by=RUNNER),)),
)

card(
    "reverb",
    Static(Price("rez", Plus(0, HowMany(Installed() & Unrezzed() & Type("ice") - ThisCard()), -1))),
    END_THE_RUN,
    END_THE_RUN,
)
