"""Orders and plans keep two players from waiting for each other."""

from __future__ import annotations

import pytest

from engine.netrunner import Game, new_game
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from tools.bench_hands import play


@pytest.mark.parametrize("edition", [CR_26_03.name, CR_24_03.name])
def test_with_orders_hardly_anybody_waits_for_the_other(edition: str) -> None:
    def begun(seed: int) -> Game:
        return new_game("intermediate", seed=seed, edition=edition)

    with_orders = [play(begun(seed), orders=True) for seed in (1, 2, 3)]
    without = [play(begun(seed), orders=False) for seed in (1, 2, 3)]
    assert sum(one.waits for one in with_orders) / 3 < 1.15
    assert sum(one.waits for one in with_orders) < sum(one.waits for one in without)
