"""Cards that tests invent to be asked as soon as something has happened."""

from __future__ import annotations

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import PlaceCounters
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table, blank


def witness(kind: Kind, side: str = "runner", **fields: str) -> str:
    """A card whose controller is asked as soon as something has happened."""
    title = f"Witness of {kind.value}"
    heard = When(On(kind, **fields), (PlaceCounters("power", 1),), optional=True)  # type: ignore[arg-type]
    blank(title, side, "asset" if side == "corp" else "resource", (heard,))
    return title


def heard(t: Table) -> None:
    """Go on until the witness is asked."""
    t.pass_until("Use Witness")
