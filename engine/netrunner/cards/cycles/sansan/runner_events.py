"""Events of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZZED_COPIES = Rezzed() & SameAs(EventCard())

card(
    "immolation_script",
    Play(
        (
            MakeRun(
                ("archives",),
                abilities=(
                    When(
                        would("access", what=InZone((ARCHIVES,)) & Faceup() & Type("ice")),
                        (
                            If(
                                Exists(REZZED_COPIES),
                                (Trash(target(REZZED_COPIES)), Prevent("access", 1)),
                            ),
                        ),
                        optional=True,
                        interrupt=True,
                        once=True,
                        per="run",
                    ),
                ),
            ),
        )
    ),
)
