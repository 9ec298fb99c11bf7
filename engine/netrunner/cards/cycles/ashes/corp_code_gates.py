"""Code gates of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "afshar",
    Static(BreakLimit(1), ThisAt("hq")),
    Sub((Lose(2, who=RUNNER),)),
    END_THE_RUN,
)

card(
    "congratulations",
    When(On(EventKind.PASS_ICE, what=ThisCard()), (Gain(1),)),
    Sub((Gain(2), Gain(1, who=RUNNER))),
)

card(
    "engram_flush",
    When(
        ENCOUNTERED,
        (
            ChooseCardType("runner"),
            Delayed(
                When(
                    On(EventKind.REVEAL, by=YOU, what=InZone((GRIP,)), cause="subroutine", of=ThisCard()),
                    (Pick(InZone((GRIP,)) & OfChosenType()), Trash(Result("chosen"))),
                    optional=True,
                    together=True,
                ),
                "encounter",
            ),
        ),
    ),
    Sub((Reveal(Each(InZone((GRIP,)))),)),
    Sub((Reveal(Each(InZone((GRIP,)))),)),
)
