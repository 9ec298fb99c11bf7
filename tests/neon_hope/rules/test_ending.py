"""The end of an episode (NH-P): given up, and what is carried on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.errors import IllegalAnswer
from engine.neon_hope import Library, new_game
from engine.neon_hope.language.story import PoolAdd, PoolRemove
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_the_game_can_be_given_up_at_any_question(table: Lay) -> None:
    t = table().put("trace", at="network").token("vex", "technology")
    t.turn("vex").answer("vex", "Hack: TRACE").answer("vex", "Without a card")
    t.game.abandon()
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "abandoned")
    assert t.game.decisions == ()
    with pytest.raises(IllegalAnswer):
        t.game.abandon()
    assert t.game.next_campaign().results == (("first", ""),)


def test_setup_can_be_given_up_too(library: Library) -> None:
    game = new_game(library, pack="testpack", episode="first", characters=["vex", "noor", "kim"], seed=1)
    assert game.state.phase == "setup"
    game.abandon()
    assert game.result is not None
    assert game.result.reason == "abandoned"
    assert game.view("p1").phase == "over"


def test_the_pool_of_the_next_episode_changes_and_not_this_one(table: Lay) -> None:
    t = table().chapter("chapter-two").put("vault", at=UP, secrets=1).reveals("+3")
    before = dict(t.game.state.pool)
    t.turn("noor").resolve("p2", [PoolRemove("-3", 2), PoolAdd("+3"), PoolAdd("epic-win")])
    t.investigate("vault")
    assert t.game.state.pool == before
    t = table(episode="second", campaign=t.game.next_campaign(), bare=False)
    pool = t.game.state.pool
    assert ("-3" in pool, pool["+3"], pool["epic-win"], sum(pool.values())) == (False, 3, 2, 19)
    assert (len(t.game.state.grid), len(t.game.state.archive)) == (16, 3)
