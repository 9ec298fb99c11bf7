"""S65: saving and loading at every decision changes nothing, least of all what is revealed next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import plays

Lay = Callable[..., Table]


@pytest.mark.parametrize("play", [plays.floor_with_push, plays.two_skulls, plays.shock_3, plays.raid])
def test_s65_a_loaded_game_goes_the_same_way(table: Lay, play: Callable[..., Table]) -> None:
    def ready(laid: Table) -> None:
        laid.put("trace", at="network").beside_unsaved()

    # Each answer is given to both games, and the table compares what happens and what there is afterwards.
    t = play(table(), ready)
    if t.game.state.active == t.seat("vex"):
        t.end_turn("vex")
    # Nobody has arranged the modifiers that come now.
    t.turn("noor").hack("trace")
    assert t.revealed
    unsaved = t.unsaved
    assert unsaved is not None
    assert unsaved is not t.game
    for seat in (*t.game.seats, "spectator"):
        assert t.game.view(seat) == unsaved.view(seat)
