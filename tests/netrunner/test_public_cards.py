"""Cards that all see alike are shared by the views of one state: nobody sees more or less for it."""

from __future__ import annotations

import random

import pytest

from engine.netrunner.shown.view import CardView
from engine.netrunner.table.state import SEATS, SPECTATOR
from tests.netrunner.walking import drawn, table

STEPS = 60


@pytest.mark.parametrize("seed", range(8))
def test_a_view_is_the_same_whoever_looked_before(seed: int) -> None:
    t, rng, shared = table(drawn(seed)), random.Random(seed), 0
    for _ in range(STEPS):
        if not t.game.decisions:
            break
        public: dict[int, CardView] = {}
        for seat in rng.sample((*SEATS, SPECTATOR), 3):
            assert t.game.view(seat, "en", public) == t.game.view(seat, "en")
        shared += len(public)
        decision = t.decision
        n = rng.randint(decision.minimum, decision.maximum)
        t.answer([option.key for option in rng.sample(list(decision.options), min(n, len(decision.options)))])
    assert shared
