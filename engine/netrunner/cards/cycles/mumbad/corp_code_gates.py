"""Code gates of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

DRAW_AND_DISCARD = Sub((Together((Draw(3, RUNNER), DiscardDown(RUNNER))),))

card("harvester", DRAW_AND_DISCARD, DRAW_AND_DISCARD)
card(
    "magnet",
    When(REZZED, (HostOn(target(Type("program") & HostedOn(Type("ice")))),)),
    Static(LoseAbilities(HostedOn(ThisCard()) & Type("program"))),
    END_THE_RUN,
)
