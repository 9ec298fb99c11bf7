"""Events of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "divide_and_conquer",
    Play(
        (
            MakeRun(
                ("archives",),
                if_successful=(
                    Delayed(
                        When(
                            Next(On(EventKind.BREACH_ENDS, where="archives")),
                            (
                                Together(
                                    (
                                        BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),
                                        BreachServer("rd", during=(Cannot("access", InRootOf("rd")),)),
                                    )
                                ),
                            ),
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
card("guinea_pig", Play((Trash(Each(InZone((GRIP,)))), Gain(10))))
