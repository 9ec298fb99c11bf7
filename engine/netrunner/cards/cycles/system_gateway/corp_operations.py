"""Operations of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("government_subsidy", Play((Gain(15),)))
card("hansei_review", Play((Gain(10), Trash(target(InZone((HQ,)))))))
card("neurospike", Play((Damage("net", PrintedTotal("points", On(EventKind.SCORE, by=YOU))),)))
card("predictive_planogram", Play((ChooseOne(((Gain(3),), (Draw(3),)), all_if=Tagged(), instead=True),)))
card(
    "public_trail",
    Play(
        (Unless((GiveTags(1),), (cost(credits=8),), by=RUNNER),),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)
card(
    "retribution",
    Play((Trash(target(Installed("runner") & (Type("hardware") | Type("program")))),), condition=Tagged()),
)
card(
    "seamless_launch",
    # The text says "installed card": the Runner's cards are legal targets too, though of little use.
    Play((PlaceCounters("advancement", 2, target(Installed() & NotInstalledThisTurn())),)),
)
card("sprint", Play((Draw(3), ShuffleInto(target(InZone((HQ,)), most=2)))))
