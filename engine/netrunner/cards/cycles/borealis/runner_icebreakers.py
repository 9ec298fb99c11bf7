"""Icebreakers of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "abaasy",
    When(
        First(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone")),
        (MayPay(cost(Chosen("trash", 1, InZone((GRIP,)))), (Draw(1),)),),
    ),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)

card(
    "begemot",
    When(INSTALLED, (Damage("core", 1, suffered=True),)),
    Static(Modify("strength", CoreDamage())),
    Paid(cost(credits=1), (Break(ANY_NUMBER, "barrier", up_to=True),), interface=True),
)

card(
    "cats_cradle",
    Static(Price("rez", 1, Type("ice") & Subtype("code_gate"))),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)

card(
    "hyperbaric",
    When(INSTALLED, (PlaceCounters("power", 1),)),
    Static(Modify("strength", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=2), (PlaceCounters("power", 1),)),
)

card(
    "matryoshka",
    When(TURN_BEGINS, (TurnFaceup(Each(HostedOn(ThisCard()))),)),
    Paid(cost(clicks=1), (HostOn(target(InZone((GRIP,)) & Named("Matryoshka"))),)),
    Paid(
        cost(Chosen("turn facedown", 1, HostedOn(ThisCard()) & CopiesOfThis() & Faceup()), credits=X()),
        (Break(1, number=X()),),
        interface=True,
    ),
    Paid(cost(credits=1), (Boost(1),)),
)

card(
    "nanuq",
    When(On(EventKind.UNINSTALL, what=ThisCard()), (RemoveFromGame(EventCard()),)),
    When(On((EventKind.SCORE, EventKind.STEAL)), (RemoveFromGame(This()),)),
    Paid(cost(credits=2), (Break(2, up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)

card("num", Paid(cost(credits=2), (Break(1, "sentry"),), interface=True))

card(
    "orca",
    When(
        First(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone")),
        (Charge(target(Installed(RUNNER))),),
        optional=True,
    ),
    Paid(cost(credits=2), (Break(ANY_NUMBER, "sentry", up_to=True),), interface=True),
    Paid(cost(credits=2), (Boost(3),)),
)

card(
    "propeller",
    When(INSTALLED, (PlaceCounters("power", 4),)),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(counter="power", counters=1), (Boost(2),)),
)

card(
    "revolver",
    When(INSTALLED, (PlaceCounters("power", 6),)),
    Paid(
        cost(OneOf((cost(trash=True), cost(counter="power", counters=1)))),
        (Break(1, "sentry"),),
        interface=True,
    ),
    Paid(cost(credits=2), (Boost(3),)),
)

card(
    "tremolo",
    Paid(
        cost(credits=Plus(3, HowMany(Type("hardware") & Subtype("cybernetic")), -1)),
        (Break(2, "barrier", up_to=True),),
        interface=True,
    ),
    Paid(cost(credits=2), (Boost(2),)),
)

card(
    "tunnel_vision",
    When(TURN_BEGINS, (IdentifyMark(),)),
    Paid(cost(credits=2), (Break(2, up_to=True, against=Protecting("mark")),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
