"""Resources of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "sacrificial_clone",
    Paid(
        cost(trash=True),
        (
            Prevent("damage", 0),
            Trash(
                Each(
                    ((Installed("runner") & Type("resource")) - Subtype("virtual"))
                    | (Installed("runner") & Type("hardware"))
                    | InZone((GRIP,))
                )
            ),
            Lose(Credits("runner")),
            RemoveTags(Tags()),
        ),
        interrupt="damage",
    ),
)
