"""An answer that changes nothing is remembered, and no automatic player gives it again."""

from __future__ import annotations

import pytest

from engine.netrunner.rules import shortcuts
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from engine.players.netrunner import choose


@pytest.mark.parametrize("level", ["random", "easy", "sensible", "strong"])
def test_what_changed_nothing_is_not_answered_again(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fault planted: a breaker that cannot be used is offered to break everything."""
    monkeypatch.setattr(shortcuts, "unusable", lambda *about, **more: "")
    t = Table()
    t.ice("Server 1", "Archer", "Wendigo")
    t.root("Server 1", "Offworld Office")
    t.rig("Echelon")
    t.set(runner_credits=13, corp_credits=9)
    t.start(RUNNER)
    t.play("Run on Server 1", "Let the unbroken", "Echelon", "Go on")
    t.click("Break everything with Echelon")
    idle = t.game.state.idle[RUNNER]
    assert [key.partition(":")[0] for key in idle] == ["break_all"]
    assert choose(t.game, RUNNER, t.decision.id, level) == ("pass",)
    t.click("Let the unbroken")
    assert t.game.state.idle == {}
