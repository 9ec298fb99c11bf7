"""Other programs of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICE = Type("ice")
CAN_BE_BLINDED = (ICE & Subtype("ap")) | (ICE & Subtype("destroyer")) | (ICE & Subtype("observer"))

card(
    "coalescence",
    When(INSTALLED, (PlaceCounters("power", 2),)),
    Paid(cost(counter="power", counters=1), (Gain(2),), TurnOf(YOU)),
)
card(
    "laser_pointer",
    When(
        On(Kind.ENCOUNTER, by=YOU, what=CAN_BE_BLINDED),
        (MayPay(cost(trash=True), (Bypass(),)),),
    ),
)
card(
    "malandragem",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (RemoveFromGame(This()),)),
    When(
        On(Kind.ENCOUNTER),
        (
            If(
                Encountering(Having("strength", "at_most", 3)),
                (MayPay(cost(counter="power", counters=1), (Bypass(),)),),
            ),
        ),
        once=True,
    ),
    When(On(Kind.ENCOUNTER, if_=Threat(4)), (MayPay(cost(ThisCost("remove")), (Bypass(),)),)),
)
card(
    "monkeywrench",
    Static(OnlyOn(Type("ice"))),
    Static(Modify("strength", -2, HostOfSource())),
    Static(Modify("strength", -1, Protecting("here") - HostOfSource())),
)
card(
    "physarum_entangler",
    Static(OnlyOn(Type("ice"))),
    When(
        On(Kind.ENCOUNTER, by=YOU, what=HostOfSource() - Subtype("barrier")),
        (MayPay(cost(credits=SubroutinesOf(EventCard())), (Bypass(),)),),
    ),
    When(On(Kind.PURGE), (Trash(),)),
)
card(
    "saci",
    Static(OnlyOn(Type("ice"))),
    When(On((Kind.REZ, Kind.DEREZ), what=HostOfSource()), (Gain(3),)),
)
