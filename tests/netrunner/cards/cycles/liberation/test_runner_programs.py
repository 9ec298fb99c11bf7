"""Other programs of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import against, finish_run


def test_malandragem_bypasses_weak_ice_once_per_turn() -> None:
    t = Table()
    t.hand("runner", "Malandragem")
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Install Malandragem")
    assert t.card("Malandragem").power == 2
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.card("Malandragem").power == 1
    finish_run(t)
    assert t.happened("bypass") == 1
    t.click("Run on HQ")
    assert not t.offered("Malandragem")


def test_malandragem_does_not_bypass_strong_ice() -> None:
    t = against("Brân 1.0", "Malandragem", power=2)
    assert not t.offered("Malandragem")
    assert t.card("Malandragem").power == 2


def test_malandragem_is_removed_from_the_game_when_it_is_empty() -> None:
    t = Table()
    t.rig("Malandragem", power=1, loaded=("power",))
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.names("removed") == ["Malandragem"]


@pytest.mark.parametrize("points", [3, 4])
def test_malandragem_removes_itself_to_bypass_anything_when_the_threat_is_4(points: int) -> None:
    """Rules: 9.3.6f."""
    t = Table()
    blank("Threat", "corp", "agenda", agenda_points=points, advancement_requirement=3)
    t.score_area("corp", "Threat")
    t.rig("Malandragem", power=2)
    t.ice("HQ", "Brân 1.0")
    t.start("runner")
    t.click("Run on HQ")
    if points < 4:
        assert not t.offered("Remove")
        return
    t.click("Remove")
    assert t.names("removed") == ["Malandragem"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
