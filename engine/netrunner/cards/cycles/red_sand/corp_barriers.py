"""Barriers of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "tithonium",
    Static(Price("rez", cost(forfeit=1), instead=True)),
    Static(CannotHost()),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Together((Trash(target(Type("resource"))), EndTheRun())),)),
)
