"""Identities of the Corp of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "blue_sun_powering_the_future",
    When(
        TURN_BEGINS,
        (Together((AddToHand(target(Rezzed())), Gain(CostOf(Result("added"))))),),
        optional=True,
    ),
)
card("near_earth_hub_broadcast_center", When(First(On(EventKind.CREATE_SERVER, by=YOU)), (Draw(1),)))
card(
    "the_foundry_refining_the_process",
    When(
        First(On(EventKind.REZ, by=YOU, what=Type("ice"))),
        (Search(SameAs(EventCard())), FoundToHand()),
        optional=True,
    ),
)
