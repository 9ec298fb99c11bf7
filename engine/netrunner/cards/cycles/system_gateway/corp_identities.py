"""Identities of the Corp of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "haas_bioroid_precision_design",
    Static(Modify("hand_corp", 1)),
    When(On(EventKind.SCORE, by=YOU), (AddToHand(target(InZone((ARCHIVES,)))),), optional=True),
)
card(
    "jinteki_restoring_humanity",
    When(TURN_ENDS, (If(Exists(InZone((ARCHIVES,)) & Facedown()), (Gain(1),)),)),
)
card("nbn_reality_plus", When(First(On(EventKind.TAG)), (ChooseOne(((Gain(2),), (Draw(2),))),)))
card("the_syndicate_profit_over_principle")
card(
    "weyland_consortium_built_to_last",
    When(On(EventKind.ADVANCE, by=YOU, what=AnyCard() - Hosting("advancement")), (Gain(2),)),
)
