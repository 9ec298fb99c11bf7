"""Orders and plans keep two players from waiting for each other."""

from __future__ import annotations

from engine.netrunner import new_game
from tools.bench_hands import play


def test_with_orders_hardly_anybody_waits_for_the_other() -> None:
    with_orders = [play(new_game("intermediate", seed=seed), orders=True) for seed in (1, 2, 3)]
    without = [play(new_game("intermediate", seed=seed), orders=False) for seed in (1, 2, 3)]
    assert sum(one.waits for one in with_orders) / 3 < 1.15
    assert sum(one.waits for one in with_orders) < sum(one.waits for one in without)
