"""Cards of the Red Sand cycle."""

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Boost, Break, Swap
from engine.netrunner.language.happenings import ENCOUNTER, HERE, First, Happened, On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import ThisCard, Type
from engine.netrunner.language.sets import EventCard, These
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU

card(
    "ben_musashi",
    Static(Price("steal", cost(net_damage=2), Type("agenda"), servers=(HERE,)), persistent=True),
)
card(
    "inversificator",
    When(
        First(
            On(
                Kind.PASS_ICE,
                by=YOU,
                if_=Happened(On(Kind.FULLY_BREAK, of=ThisCard(), detail="alone"), ENCOUNTER),
            )
        ),
        (Swap(Type("ice") - These(EventCard()), EventCard()),),
        optional=True,
    ),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card("obokata_protocol", Static(Price("steal", cost(net_damage=4))))
