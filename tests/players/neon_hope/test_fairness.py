"""Sensible players choose the same whatever is hidden from them: decks, backs of clues, hands, secrets."""

from __future__ import annotations

import random

import pytest

from engine.players.neon_hope import choose
from tools.sweep import neon_hope as sweep
from tools.twins.neon_hope import twin


@pytest.mark.parametrize("seed", [9, 21, 22, 23])
def test_what_is_hidden_changes_no_choice(seed: int) -> None:
    """In the pack with one of each kind of card with a life of its own."""
    game, _ = sweep.begin(seed)
    assert game.pack.id == "harbour"
    rnd, compared = random.Random(seed), 0
    for step in range(400):
        if not game.decisions:
            break
        asked = game.decisions[0]
        keys = choose(game, asked.seat, asked.id, "sensible")
        if step % 4 == 0:
            other = twin(game, asked.seat, rnd)
            same = [d for d in other.decisions if (d.seat, d.kind) == (asked.seat, asked.kind)]
            assert [choose(other, d.seat, d.id, "sensible") for d in same] == [keys]
            compared += 1
        game.answer(asked.seat, asked.id, keys)
    assert compared > 5
