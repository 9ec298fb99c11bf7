"""Operations of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "aggressive_negotiation",
    Play((Search(AnyCard(), reveal=False), FoundToHand()), condition=Happened(On(EventKind.SCORE, by=YOU))),
)
card("anonymous_tip", Play((Draw(3),)))
card("archived_memories", Play((AddToHand(target(InZone((ARCHIVES,)))),)))
card("beanstalk_royalties", Play((Gain(3),)))
card("biotic_labor", Play((Gain(2, CLICKS),)))
card("closed_accounts", Play((Lose(Credits(RUNNER), who=RUNNER),), condition=Tagged()))
card("hedge_fund", Play((Gain(9),)))
card(
    "neural_emp",
    Play((Damage("net", 1),), condition=Happened(On(EventKind.RUN_BEGINS), LAST_TURN, RUNNER)),
)
card("precognition", Play((ArrangeTop(5),)))
card(
    "psychographics",
    Play((PlaceCounters("advancement", X(), target(CanBeAdvanced())),), x=Tags()),
)
card("scorched_earth", Play((Damage("meat", 4),), condition=Tagged()))
card(
    "sea_source",
    Play((Trace(3, (GiveTags(1),)),), condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER)),
)
card(
    "shipment_from_kaguya",
    Play((PlaceCounters("advancement", 1, target(CanBeAdvanced(), most=2, least=0)),)),
)
card(
    "shipment_from_mirrormorph",
    Play((Repeat((InstallFrom((HQ,), AnyCard(), optional=True),), 3),)),
)
