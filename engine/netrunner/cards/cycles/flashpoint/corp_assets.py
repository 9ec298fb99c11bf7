"""Assets of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZ_ICE = On(EventKind.REZ, by=CORP, what=Type("ice"))

card(
    "chief_slee",
    When(On(EventKind.ENCOUNTER_ENDS), (PlaceCounters("power", SubroutinesOf(EventCard(), unbroken=True)),)),
    Paid(cost(clicks=1, counter="power", counters=5), (Damage("meat", 5),)),
)
card("fumiko_yamamori", When(On(EventKind.REVEAL_BIDS), (If(BidsDiffer(), (Damage("meat", 1),)),)))
card(
    "nasx",
    When(TURN_BEGINS, (Gain(1),)),
    When(
        On(EventKind.GAIN_CREDITS, by=YOU, cause=ABILITY, of=AnyCard() - ThisCard()),
        (MayPay(cost(credits=X()), (PlaceCounters("power", X()),), most=2),),
    ),
    Paid(cost(clicks=1, trash=True), (Gain(Plus(0, Hosted("power"), 2)),)),
)
card(
    "watchdog",
    Static(Price("rez", Plus(0, Tags(), -1), Type("ice")), Not(Happened(REZ_ICE))),
)
