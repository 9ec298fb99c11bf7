"""Events of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

DRAWN_WHEN_TRASHED = tuple(
    ActiveIn(("heap",), When(On(EventKind.TRASH, what=ThisCard(), damage=kind), (Draw(3),)))
    for kind in ("net", "meat")
)

card(
    "forked",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(EventKind.FULLY_BREAK, what=Type("ice") & Subtype("sentry")), RUN),
                        (Trash(EventCard()),),
                    ),
                ),
            ),
        )
    ),
)
card("i_ve_had_worse", Play((Draw(3),)), *DRAWN_WHEN_TRASHED)
card("showing_off", Play((MakeRun(("rd",), if_successful=(ForNow(FromBottom(), "run"),)),)))
