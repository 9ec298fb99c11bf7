"""Code gates of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "wormhole",
    CanAdvance(),
    Static(Price("rez", Plus(0, Hosted("advancement"), -3))),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice")) - ThisCard())),)),
)
