"""Agendas of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "braintrust",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), 2, past=3)),)),
    Static(Price("rez", Plus(0, Hosted("agenda"), -1), Type("ice"))),
)

card(
    "false_lead",
    Paid(cost(ThisCost("forfeit")), (If(AtLeast(Clicks(RUNNER), 2), (Lose(2, CLICKS, RUNNER),)),)),
)

card(
    "fetal_ai",
    Static(Price("steal", cost(credits=2))),
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (Damage("net", 2),),
        access=True,
    ),
)

card("government_contracts", Paid(cost(clicks=2), (Gain(4),)))

card(
    "project_vitruvius",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), past=3)),)),
    Paid(cost(counter="agenda", counters=1), (AddToHand(target(InZone((ARCHIVES,)))),)),
)
