"""The tool that reads the sensible player's own games: agendas in the open, and games without an end."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Decision
from engine.netrunner import Game
from engine.netrunner.testkit import Table
from tools.ladder import mirror
from tools.ladder.__main__ import today


def table() -> Table:
    """A Corp with a click left, and with an agenda in the open and one behind ice."""
    t = Table(seed=1)
    t.ice("Server 2", "Enigma", "Hadrian's Wall")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Send a Message")
    t.root("Server 3", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=9, runner_credits=9)
    t.start("corp", clicks=1)
    return t


def test_agendas_without_ice_are_found() -> None:
    assert list(mirror.bare(table().game).values()) == ["Offworld Office"]


@pytest.mark.parametrize("runs", [True, False])
def test_it_says_whether_they_were_stolen(monkeypatch: pytest.MonkeyPatch, runs: bool) -> None:
    t = table()
    turn = t.game.state.turn
    monkeypatch.setattr(mirror, "ENDLESS", turn + 2)

    def choose(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
        decision: Decision = game.find(seat, decision_id)
        if seat == "runner" and not runs and any(option.key == "credit" for option in decision.options):
            return ("credit",)
        return today(game, seat, decision_id)

    assert mirror.play(t.game, choose) == [mirror.Left(turn, "Offworld Office", runs)]
    assert t.game.state.decisions, "a game that does not end is left"
