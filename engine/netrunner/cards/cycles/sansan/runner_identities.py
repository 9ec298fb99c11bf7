"""Identities of the Runner of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("armand_geist_walker_tech_lord", When(On(EventKind.USE, by=YOU, detail="trash"), (Draw(1),)))
