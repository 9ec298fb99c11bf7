"""Code gates of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TRASH_A_RESOURCE = Sub((Trash(target(Installed() & Type("resource"))),))

card(
    "machicolation_b",
    TRASH_A_RESOURCE,
    TRASH_A_RESOURCE,
    Sub((Damage("net", 1),)),
    Sub((Lose(1, CLICKS, RUNNER), EndTheRun())),
)
