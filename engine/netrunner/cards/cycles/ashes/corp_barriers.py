"""Barriers of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

UNLESS_THREE = Sub((Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER),))

card(
    "akhet",
    CanAdvance(),
    Static(Modify("strength", 3), AtLeast(Hosted("advancement"), 3)),
    Static(BreakLimit(1), AtLeast(Hosted("advancement"), 3)),
    Sub((Gain(1), PlaceCounters("advancement", 1, target(Installed())))),
    END_THE_RUN,
)

card(
    "gold_farmer",
    When(On(EventKind.BREAK, by=RUNNER, what=ThisCard(), detail="printed"), (Lose(1, who=RUNNER),)),
    UNLESS_THREE,
    UNLESS_THREE,
)

card(
    "hagen",
    Static(Modify("strength", Plus(0, HowMany(Subtype("icebreaker")), -1))),
    Sub((Trash(target(Type("program") - (Subtype("decoder") | Subtype("fracter") | Subtype("killer")))),)),
    END_THE_RUN,
)

card(
    "sandstone",
    When(ENCOUNTERED, (PlaceCounters("virus", 1),)),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1))),
    END_THE_RUN,
)
