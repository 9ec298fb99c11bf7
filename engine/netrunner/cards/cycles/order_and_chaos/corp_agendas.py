"""Agendas of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "glenn_station",
    Paid(
        cost(clicks=1),
        (HostOn(target(InZone((HQ,))), faceup=False),),
        ~Exists(HostedOn(ThisCard())),
    ),
    Paid(cost(clicks=1), (AddToHand(target(HostedOn(ThisCard()))),)),
)
