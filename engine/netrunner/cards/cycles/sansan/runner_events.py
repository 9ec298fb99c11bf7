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
                if_successful=(
                    Delayed(
                        When(
                            would("access", what=InZone((ARCHIVES,)) & Faceup() & Type("ice")),
                            (
                                If(
                                    Exists(REZZED_COPIES),
                                    (Instead("access", (Pick(REZZED_COPIES), Trash(Result("chosen")))),),
                                ),
                            ),
                            optional=True,
                            interrupt=True,
                            once=True,
                            per="run",
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
