"""Resources of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cookbook",
    When(
        On(EventKind.INSTALL, by=YOU, what=Subtype("virus") & Type("program")),
        (PlaceCounters("virus", 1, EventCard()),),
        optional=True,
    ),
)
card(
    "red_team",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (MakeRun(CENTRALS, if_successful=(TakeCredits(3),), not_run_this_turn=True),)),
)
card(
    "smartware_distributor",
    Paid(cost(clicks=1), (PlaceCounters("credit", 3),)),
    When(TURN_BEGINS, (TakeCredits(1),)),
)
card(
    "telework_contract",
    When(INSTALLED, (Load(9),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(3),), once=True),
)
card(
    "verbal_plasticity",
    Static(
        InsteadOf("draw", (Draw(2),), First(would("draw", by=YOU, cause="action"), TURN))
    ),
)  # fmt: skip
