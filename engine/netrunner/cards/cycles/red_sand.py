"""Cards of the Red Sand cycle."""

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.happenings import HERE
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.objects.definitions import card

card(
    "ben_musashi",
    Static(Price("steal", cost(net_damage=2), Type("agenda"), servers=(HERE,)), persistent=True),
)
