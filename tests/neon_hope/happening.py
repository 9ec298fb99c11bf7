"""What has happened at a table."""

from __future__ import annotations

from engine.neon_hope.testkit import Table


def kinds(t: Table, *wanted: str) -> list[str]:
    """Events of these kinds since the task was declared, in order."""
    return [event.kind for event in t.history if event.kind in wanted]
