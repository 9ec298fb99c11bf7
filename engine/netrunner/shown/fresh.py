"""What changed since a seat's last answer: marked in its pictures."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.netrunner.shown.view import View
from engine.netrunner.table.events import Event, EventKind

_CHANGES = frozenset(
    (
        EventKind.INSTALL,
        EventKind.REZ,
        EventKind.DEREZ,
        EventKind.ADVANCE,
        EventKind.PLACE_COUNTERS,
        EventKind.REMOVE_COUNTERS,
        EventKind.EXPOSE,
    )
)
"""What happens to installed cards, in sight of both."""


def marked(view: View, answers: Sequence[tuple[str, Sequence[Event]]]) -> View:
    """The view of a seat with what is new in it. `answers` has for each answer, oldest first, whose it was
    and what came of it.

    New is what its own last answer brought and all after it; in its own turn also what the other player has
    changed since the turn before.
    """
    own = [index for index, (who, _) in enumerate(answers) if who == view.seat]
    events = _since(answers, own[-1] if own else 0)
    changed = {event.oid for event in events if event.kind in _CHANGES}
    drawn = {event.code for event in events if event.kind is EventKind.DRAW and event.seat == view.seat}
    if view.active == view.seat:
        turns = [
            i for i, (_, found) in enumerate(answers) if any(event.kind is EventKind.TURN for event in found)
        ]
        begun = turns[-1] if turns else 0
        away = _since(answers, max((index for index in own if index <= begun), default=0))
        changed |= {event.oid for event in away if event.kind in _CHANGES and event.seat != view.seat}
    return msgspec.structs.replace(view, fresh=tuple(sorted(changed)), drawn=tuple(sorted(drawn)))


def _since(answers: Sequence[tuple[str, Sequence[Event]]], index: int) -> list[Event]:
    return [event for _, found in answers[index:] for event in found]
