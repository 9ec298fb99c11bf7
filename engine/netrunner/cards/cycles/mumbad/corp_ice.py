"""Ice of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

DRAW_AND_DISCARD = Sub((Draw(3, RUNNER), DiscardDown(RUNNER)))

card(
    "brainstorm",
    When(
        ENCOUNTERED,
        (
            Repeat(
                (ForNow(GainSubs(Sub((Damage("core", 1),)), 1), "run", This()),),
                HowMany(InZone((GRIP,))),
            ),
        ),
    ),
)
card("harvester", DRAW_AND_DISCARD, DRAW_AND_DISCARD)
card(
    "magnet",
    When(REZZED, (HostOn(target(Type("program") & HostedOn(Type("ice")))),)),
    Static(LoseAbilities(HostedOn(ThisCard()) & Type("program"))),
    Sub((EndTheRun(),)),
)
