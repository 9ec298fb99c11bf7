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
    "cupellation",
    Paid(
        cost(credits=1),
        (HostOn(Accessed(), This()),),
        ~Accessing(Type("agenda")) & ~Exists(HostedOn(ThisCard())),
        access=True,
    ),
    When(
        breach_of("hq"),
        (
            If(
                ThisIs(HostingCards(OwnedBy(CORP))),
                (MayPay(cost(credits=1, trash=True), (AccessMore(2),)),),
            ),
        ),
    ),
)

card(
    "heliamphora",
    When(
        would("access", by=YOU, what=InZone((ARCHIVES,))),
        (Instead("access", (HostOn(EventCard(), This()),)),),
        optional=True,
        interrupt=True,
        once=True,
        per="breach",
    ),
    When(On(EventKind.PURGE), (TrashRandom(2, who=CORP, by=CORP), Trash())),
)

card(
    "laser_pointer",
    When(
        On(EventKind.ENCOUNTER, by=YOU, what=CAN_BE_BLINDED),
        (MayPay(cost(trash=True), (Bypass(),)),),
    ),
)

card(
    "malandragem",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (RemoveFromGame(This()),)),
    When(
        On(EventKind.ENCOUNTER),
        (
            If(
                Encountering(Having("strength", "at_most", 3)),
                (MayPay(cost(counter="power", counters=1), (Bypass(),)),),
            ),
        ),
        once=True,
    ),
    When(On(EventKind.ENCOUNTER, if_=Threat(4)), (MayPay(cost(ThisCost("remove")), (Bypass(),)),)),
)

card(
    "monkeywrench",
    Static(OnlyOn(Type("ice"))),
    Static(Modify("strength", -2, HostOfSource())),
    Static(Modify("strength", -1, Protecting("here") - HostOfSource())),
)

card(
    "muse",
    When(
        INSTALLED,
        (
            Search(Type("program") - Subtype("daemon"), to_install=True, reveal=False, also=("heap", "grip")),
            If(
                Did("found", Subtype("trojan")),
                (Install(Result("found")),),
                (Install(Result("found"), where="here"),),
            ),
        ),
    ),
)

card(
    "physarum_entangler",
    Static(OnlyOn(Type("ice"))),
    When(
        On(EventKind.ENCOUNTER, by=YOU, what=HostOfSource() - Subtype("barrier")),
        (MayPay(cost(credits=SubroutinesOf(EventCard())), (Bypass(),)),),
    ),
    When(On(EventKind.PURGE), (Trash(),)),
)

card(
    "pichacao",
    Static(OnlyOn(Type("ice"))),
    When(
        On(EventKind.PASS_ICE, by=YOU, what=HostOfSource()),
        (
            Gain(1, CLICKS),
            If(AtLeast(Count(On(EventKind.GAIN_CLICKS, by=YOU, if_=RunOn())), 2), (AddToHand(This()),)),
        ),
        optional=True,
    ),
)

card(
    "saci",
    Static(OnlyOn(Type("ice"))),
    When(On((EventKind.REZ, EventKind.DEREZ), what=HostOfSource()), (Gain(3),)),
)
