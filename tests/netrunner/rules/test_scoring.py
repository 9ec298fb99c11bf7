"""What `engine/netrunner/rules/scoring.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table


@pytest.mark.parametrize("seat", ["runner", "corp"])
def test_1_17_4_agendas_are_faceup_in_score_areas(seat: str) -> None:
    """4.5.2, 1.21.1: installed facedown before, seen by everybody now."""
    t = Table()
    t.root("Server 1", "Plain Agenda", advancement=3)
    t.start(seat)
    if seat == CORP:
        t.click("Score Plain Agenda")
    else:
        t.click("Run on Server 1")
        t.next_action()
    card = t.card("Plain Agenda", f"{seat}_score")
    assert card.faceup
    for viewer in ("corp", "runner", "spectator"):
        assert "Plain Agenda" in repr(t.view(viewer))
