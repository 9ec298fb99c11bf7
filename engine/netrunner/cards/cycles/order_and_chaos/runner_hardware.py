"""Hardware of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "archives_interface",
    When(
        would("access", what=InZone((ARCHIVES,))),
        (Instead("access", (RemoveFromGame(EventCard()),)),),
        optional=True, interrupt=True, once=True, per="breach",
    ),
)  # fmt: skip
