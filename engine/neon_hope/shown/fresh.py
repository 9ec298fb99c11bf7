"""What changed since a seat's last answer: marked in its pictures."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.neon_hope.shown.view import View
from engine.neon_hope.table.state import Event

_CHANGES = frozenset(
    (
        "enters", "turned", "secrets", "damage", "die", "retreats", "returns", "enemy_moves", "follower",
        "healed", "counters", "stage",
    )
)  # fmt: skip
"""What happens to cards in play."""


def marked(view: View, answers: Sequence[tuple[str, Sequence[Event]]]) -> View:
    """The view of a seat with what is new in it: what its own last answer brought, and all after it.
    `answers` has for each answer, oldest first, whose it was and what came of it."""
    last = max((index for index, (who, _) in enumerate(answers) if who == view.seat), default=0)
    events = [event for _, found in answers[last:] for event in found]
    cards = {event.code.partition("~")[0] for event in events if event.kind in _CHANGES}
    moved = sum(event.n for event in events if event.kind == "surveillance")
    return msgspec.structs.replace(view, fresh=tuple(sorted(cards)), surveillance_moved=moved)
