"""Calls of Python that the panels after a press take, with 0, 20 and 40 cards on the table: no clock.

`python -m tools.count` counts whole presses, over the wire.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from bot.contract.kind import Table
from bot.delivery.slots import panel_digest
from bot.games.netrunner.kind import kind
from bot.layouts.board import board
from bot.layouts.panels import panel
from bot.store.game_rows import GameRow, SeatRow
from engine import netrunner
from engine.netrunner.shown.view import CardView
from tools.count.boards import courses

COUNTED = {
    "click": {0: 2_118, 20: 4_218, 40: 6_274},
    "run": {0: 3_551, 20: 5_226, 40: 7_262},
}
"""Once all that is remembered is known."""


def _tables(cards: int) -> dict[str, Table]:
    """A game in which the Corp chooses its action, and one whose Runner meets ice."""
    turn, run, _ = courses(cards)
    game = netrunner.load(run.state)
    asked = game.view("runner").decisions[0]
    key = next(option.key for option in asked.options if option.label == "Run on R&D")
    game.answer("runner", asked.id, (key,))
    return {"click": _table(netrunner.load(turn.state)), "run": _table(game)}


def _table(game: netrunner.Game) -> Table:
    seats = {
        seat: SeatRow(seat, number, None, seat, "dm", False)
        for number, seat in enumerate(("corp", "runner"), 1)
    }
    row = GameRow(
        id=1, kind="netrunner", level="intermediate", status="running", guild_id=1, channel_id=2,
        thread_id=3, thread_state="open", state=b"", version=1, moves=0, waiting=tuple(game.waiting_for),
        turn=game.turn, created=0.0, updated=0.0, ended=None, outcome=None, seats=seats,
    )  # fmt: skip
    return Table(row, kind(), game, views={})


def _show(table: Table, seats: Sequence[str] = ("corp", "runner")) -> None:
    """All that is built after a press: panels, their digests, the board."""
    for seat in seats:
        panel(table, seat, (), "en")
        panel_digest(table, seat, "en")
    board(table, ())


def _calls(table: Table) -> int:
    found = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        _show(table)
    finally:
        sys.setprofile(before)
    return found


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="calls are counted on Python 3.11")
@pytest.mark.parametrize("cards", [0, 20, 40])
@pytest.mark.parametrize("what", COUNTED)
def test_what_follows_a_press_takes_as_many_calls_as_it_did(what: str, cards: int) -> None:
    table = _tables(cards)[what]
    _show(table)
    found = _calls(table._replace(views={}))
    wanted = COUNTED[what][cards]
    assert abs(found - wanted) <= wanted / 10, found


@pytest.mark.parametrize("what", COUNTED)
def test_a_view_is_made_once_for_each_state(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = _tables(20)[what], list[tuple[str, str]]()
    view = netrunner.Game.view

    def noted(game: netrunner.Game, seat: str, language: str, public: dict[int, CardView]) -> object:
        made.append((seat, language))
        return view(game, seat, language, public)

    monkeypatch.setattr(netrunner.Game, "view", noted)
    _show(table)
    assert len(made) >= 3
    assert len(set(made)) == len(made)
