"""What has happened at a table."""

from __future__ import annotations

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table


def order(t: Table, *kinds: EventKind) -> list[EventKind]:
    """What happened this turn, of these kinds, in order."""
    return [event.kind for event in t.game.state.happened if event.kind in kinds]
