"""Setting an episode up (NH 2 to 4): hands, tools and modifiers that are chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.neon_hope import Library, new_game
from engine.neon_hope.language.story import EndEpisode, PoolAdd, PoolRemove
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP


def test_a_character_tool_shows_no_side_before_one_is_chosen(library: Library) -> None:
    game = new_game(library, pack="pilot", episode="afterglow", characters=["bruna", "jun"], seed=1)
    assert game.decisions[0].kind == "tool_side"
    assert [hero.tools for hero in game.view("p1").heroes] == [(), ()]
    for decision in game.decisions:
        game.answer(decision.seat, decision.id, (decision.options[1].key,))
    assert [hero.tools[0].name for hero in game.view("p1").heroes] == [
        "Crank Handle, Dead Stop",
        "Bento, Listen Mode",
    ]


@pytest.mark.parametrize("first", ["starting_hand", "tool_side"])
def test_hand_and_side_are_both_chosen_in_whatever_order(library: Library, first: str) -> None:
    game = new_game(library, pack="testpack", episode="first", characters=["vex", "noor", "kim"], seed=1)
    assert len(game.decisions) == 6
    while game.state.phase == "setup":
        decision = min(game.decisions, key=lambda open_one: open_one.kind != first)
        keys = [option.key for option in decision.options[-decision.minimum :]]
        game.answer(decision.seat, decision.id, keys)
    for seat in game.seats:
        hero = game.hero(seat)
        assert (hero.hand, hero.discard) == (hero.cards[1:], hero.cards[:1])
        assert [tool.back for tool in game.play_area(seat)] == [True]


Lay = Callable[..., Table]


def test_removing_modifiers_that_are_not_there_owes_nothing(table: Lay) -> None:
    t = table().chapter("chapter-two").put("vault", at=UP, secrets=1).reveals("+3")
    t.turn("noor").resolve("p2", [PoolRemove("-3", 5)]).investigate("vault")
    t = table(episode="second", campaign=t.game.next_campaign(), bare=False)
    assert "-3" not in t.game.state.pool
    t.turn("vex").resolve("p1", [PoolAdd("-3"), EndEpisode("won")])
    campaign = replace(t.game.next_campaign(), episode=0)
    assert table(campaign=campaign, bare=False).game.state.pool["-3"] == 1
