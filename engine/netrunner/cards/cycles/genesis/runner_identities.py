"""Identities of the Runner of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("whizzard_master_gamer", Static(Recurring(3)), Static(Pays(("trash",))))
