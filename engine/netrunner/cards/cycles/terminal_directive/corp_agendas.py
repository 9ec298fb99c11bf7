"""Agendas of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

# "Destroy it" is about the printed card after the game, which nothing here can do.
card(
    "corporate_oversight_b",
    When(
        SCORED,
        (
            Search(Type("ice"), to_install=True, reveal=False),
            Install(Result("found"), where="central", rez="all", ignoring="all"),
        ),
        optional=True,
    ),
)
