"""Both games at once in one server, and the same person in several of them."""

from __future__ import annotations

import pytest

from tests.bot.games.neon_hope.fake import TAKE, WORK
from tests.bot.games.neon_hope.tables import Tables

GAIN = "Gain 1 credit"


@pytest.fixture
async def both(tables: Tables) -> Tables:
    """Game 1: Barter, Ann against Bob. Games 2 and 3: NEON HOPE, Ann with Bob, and Ann with Cleo."""
    await tables.start_game()
    await tables.begin({"ann": "vex", "bob": "noor"})
    await tables.begin({"ann": "ada", "cleo": "vex"})
    return tables


async def test_each_game_has_its_own_panels_and_a_press_goes_to_its_game(both: Tables) -> None:
    panels = {both.text(panel).split(" · ")[0]: panel for panel in both.dms("ann")}
    assert set(panels) == {"-# Barter 1", "-# NEON HOPE 2", "-# NEON HOPE 3"}
    versions = [(await both.game(number)).version for number in (1, 2, 3)]
    await both.press("ann", panels["-# NEON HOPE 3"], TAKE)
    await both.press("ann", panels["-# Barter 1"], GAIN)
    now = [(await both.game(number)).version for number in (1, 2, 3)]
    assert [after - before for before, after in zip(versions, now, strict=True)] == [1, 0, 1]
    texts = {name: both.text(panel) for name, panel in panels.items()}
    assert "Act." in texts["-# NEON HOPE 3"]
    assert "Who is next?" in texts["-# NEON HOPE 2"]
    assert "Take an action." in texts["-# Barter 1"]
    assert len(both.dms("ann")) == 3


async def test_a_decision_of_one_game_is_none_of_another(both: Tables) -> None:
    """The games number their decisions alike: an address of one must not reach into the other."""
    await both.do("ann", TAKE, 2)
    work = both.button(both.asked("ann", 2)[-1], WORK)
    _, game, decision, *_ = work.split(":")
    assert game == "2"
    panel = both.asked("ann", 3)[-1]
    said = both.said(await both.forge("ann", panel, f"g:3:{decision}:o:work"))
    assert "That is no longer pending." in said
    assert (await both.bot.play.load(3)).view().chapter.goal == "0 of 6"


async def test_threads_tell_of_their_own_game_only(both: Tables) -> None:
    await both.do("ann", TAKE, 2)
    await both.do("ann", WORK, 2)
    assert any("Vex works." in text for text in both.heard(2))
    assert not any("works." in text for text in both.heard(3))
    assert not any("works." in text for text in both.told(1))


async def test_commands_of_each_game_know_their_own_games(both: Tables) -> None:
    mine = await both.ann.autocomplete(both.channel, "neonhope move", "game", "")
    assert {choice["value"] for choice in mine} == {2, 3}
    mine = await both.ann.autocomplete(both.channel, "barter move", "game", "")
    assert {choice["value"] for choice in mine} == {1}
    assert await both.eve.autocomplete(both.channel, "neonhope move", "game", "") == []
    said = both.said(await both.slash("ann", "move", game=1))
    assert "That is a game of Barter. Use /barter for it." in said
    for command in ("leave", "abandon", "story"):
        assert "game of Barter" in both.said(await both.slash("ann", command, game=1)), command
    for custom_id in ("neon_hope:leave:1:yes", "neon_hope:abandon:1:agree", "neon_hope:take:1:p1"):
        said = both.said(await both.forge("ann", both.board(1), custom_id))
        assert "You are not playing" in said or "does not belong" in said, custom_id
    assert (await both.game(1)).status == "running"
    games = both.said(await both.slash("ann", "games"))
    assert games.count("NEON HOPE") == 2
    assert games.count("Barter") == 1


async def test_leaving_one_game_leaves_the_others(both: Tables) -> None:
    asked = await both.slash("ann", "leave", game=2)
    await both.press("ann", asked.response.message, "Yes, leave")
    assert both.asked("ann", 2) == []
    assert TAKE in both.labels(both.asked("ann", 3)[-1])
    assert (await both.game(1)).seat_of(both.users["ann"].id) is not None


async def test_all_go_on_after_a_restart(both: Tables) -> None:
    await both.restart()
    await both.do("ann", TAKE, 2)
    await both.do("ann", WORK, 2)
    await both.do("cleo", TAKE, 3)
    await both.do("cleo", WORK, 3)
    assert [(await both.bot.play.load(n)).view().chapter.goal for n in (2, 3)] == ["1 of 6", "1 of 6"]
