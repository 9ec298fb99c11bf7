"""Identities of the Corp of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("harishchandra_ent_where_you_re_the_star", Static(HandRevealed(RUNNER), Tagged()))
