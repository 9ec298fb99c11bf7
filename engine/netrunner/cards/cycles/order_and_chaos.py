"""Cards of Order and Chaos."""

from engine.netrunner.language.abilities import CanAdvance, Static, Sub
from engine.netrunner.language.amounts import Hosted, Plus
from engine.netrunner.language.effects import ResolveSubroutine
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import ThisCard, Type, target
from engine.netrunner.language.sets import Rezzed
from engine.netrunner.objects.definitions import card

card(
    "wormhole",
    CanAdvance(),
    Static(Price("rez", Plus(0, Hosted("advancement"), -3))),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice")) - ThisCard())),)),
)
