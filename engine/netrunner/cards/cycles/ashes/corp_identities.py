"""Identities of the Corp of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "earth_station_sea_headquarters",
    Static(RemoteLimit(1)),
    Static(Price("run", cost(credits=1), servers=("hq",))),
    Paid(cost(clicks=1), (FlipIdentity(),)),
    back="earth_station_sea_headquarters_back",
)

card(
    "earth_station_sea_headquarters_back",
    Static(RemoteLimit(1)),
    Static(Price("run", cost(credits=6), servers=("remote",))),
    When(On(EventKind.SUCCESSFUL_RUN, where="hq"), (FlipIdentity(),)),
    back="earth_station_sea_headquarters",
)

card(
    "gamenet_where_dreams_are_real",
    When(
        On(
            (EventKind.SPEND_CREDITS, EventKind.LOSE_CREDITS),
            by=RUNNER,
            of=AnyCard() & OwnedBy(CORP),
            if_=RunOn(),
        ),
        (Gain(1),),
        together=True,
    ),
)

card(
    "hyoubu_institute_absolute_clarity",
    When(First(On(EventKind.REVEAL, by=YOU)), (Gain(1),)),
    Paid(
        cost(clicks=1),
        (ChooseOne(((RevealRandom(1, RUNNER),), (Reveal(Each(OnTop("stack"))),))),),
    ),
)

card(
    "mirrormorph_endless_iteration",
    When(
        On(EventKind.ACTION_ENDS, by=YOU, if_=ActionsDiffered(3)),
        (ChooseOne(((Gain(1),), (TakeDifferentAction(),))),),
        optional=True,
    ),
)
