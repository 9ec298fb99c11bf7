"""Everything that can be pressed, said or broken wrongly: a clear message, nothing lost, nothing leaked."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from bot.hosting.play import Play
from bot.store import games as store
from bot.store.games import VersionConflict
from bot.store.people import Wishes
from engine.kernel.errors import MissingContent, SaveError
from tests.bot import fake, fake_game
from tests.bot.world import World

GAIN, PASS, FOLD = "Gain 1 credit", "Pass", "Fold"


async def test_a_press_by_somebody_not_in_the_game_is_refused(world: World) -> None:
    await world.start_game()
    for label in ("My hand", "My move"):
        result = await world.press("cleo", world.board(), label)
        assert result.ephemeral
        assert world.said(result).startswith("You are not playing in this game.")
    forged = await world.forge("cleo", world.board(), "g:1:1:o:gain")
    assert world.said(forged).startswith("You are not playing in this game.")
    assert (await world.game()).version == 1


async def test_a_press_out_of_turn_is_refused_and_says_who_is_waited_for(world: World) -> None:
    await world.start_game()
    result = await world.forge("bob", world.panel("bob"), "g:1:1:o:gain")
    assert result.ephemeral
    assert world.said(result) == "It is not your move. Waiting for ann."
    assert (await world.game()).version == 1


async def test_an_old_button_changes_nothing_and_brings_the_panel_of_now(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    result = await world.forge("ann", world.panel("ann"), "g:1:1:o:gain")
    assert result.ephemeral
    assert "That is no longer pending." in world.said(result)
    assert world.buttons(result.response.message)[GAIN] == "g:1:2:o:gain"
    assert (await world.game()).version == 2
    await world.press("ann", result.response.message, GAIN)
    assert (await world.game()).version == 3


async def test_the_same_press_twice_at_once_counts_once(world: World) -> None:
    await world.start_game()
    play = world.bot.play
    user = world.ann.id
    results = await asyncio.gather(
        play.answer(1, user, 1, ["gain"], 5001),
        play.answer(1, user, 1, ["gain"], 5002),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Table"]
    row = await world.game()
    assert (row.version, row.moves) == (2, 1)


async def test_the_same_interaction_delivered_twice_counts_once(world: World) -> None:
    await world.start_game()
    play = world.bot.play
    await play.answer(1, world.ann.id, 1, ["gain"], 5001)
    with pytest.raises(Exception, match=r"no longer pending|done already"):
        await play.answer(1, world.ann.id, 1, ["gain"], 5001)
    # Even where the decision asked is a new one, an interaction is served once.
    with pytest.raises(Exception, match="done already"):
        await play.answer(1, world.ann.id, 2, ["gain"], 5001)
    assert (await world.game()).moves == 1


async def test_both_players_at_once_are_served_one_after_the_other(world: World) -> None:
    await world.start_game()
    play = world.bot.play
    results = await asyncio.gather(
        play.answer(1, world.ann.id, 1, ["gain"], 1),
        play.concede(1, world.bob.id, 2),
        play.wish(1, world.bob.id, Wishes(full_control=True)),
        return_exceptions=True,
    )
    assert not [result for result in results if isinstance(result, Exception)]
    row = await world.game()
    assert (row.status, row.moves, row.version) == ("over", 3, 4)


async def test_an_answer_meeting_a_newer_state_is_given_to_that_state(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    play = world.bot.play
    other = Play(play.db, play.kinds, play.clock)  # another process: it shares nothing but the database
    read = play.load
    between: list[None] = []

    async def load(game_id: int) -> object:
        table = await read(game_id)
        if not between:
            between.append(None)
            await other.wish(1, world.bob.id, Wishes(full_control=True))
        return table

    monkeypatch.setattr(play, "load", load)
    await play.answer(1, world.ann.id, 1, ["gain"], 1)
    row = await world.game()
    assert (row.version, row.moves) == (3, 2)
    assert b'"control":{"seller":true}' in row.state


async def test_a_state_that_never_stops_changing_is_given_up_unchanged(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()

    async def conflict(*_: object, **__: object) -> None:
        raise VersionConflict(1)

    monkeypatch.setattr(store, "save", conflict)
    result = await world.press_panel("ann", GAIN)
    assert "nothing has changed" in world.said(result)
    assert (await world.game()).version == 1


FORGED: list[tuple[str, list[str] | None]] = [
    ("", None),
    ("nonsense", None),
    ("g:1:1", None),
    ("g:1:1:z:", None),
    ("g:1:1:k:zz", None),
    ("g:1:1:k:0", None),
    ("g:1:1:p:x.y", None),
    ("g:1:1:q:.9999999", None),
    ("g:1:1:m:.0", ["!!"]),
    ("g:1:1:s:0", []),
    ("g:99999999999999999999:1:o:gain", None),
    ("g:１:1:o:gain", None),
    ("b:1:state", None),
    ("c:1:explode", None),
    ("c:77:join", None),
    ("u:private:off", None),
    ("v:1:select0", ["no_such_card"]),
]


async def test_a_forged_button_is_refused_politely(world: World) -> None:
    await world.start_game()
    for custom_id, values in FORGED:
        result = await world.forge("ann", world.panel("ann"), custom_id, values)
        assert "does not belong to anything I know" in world.said(result), custom_id
    assert (await world.game()).version == 1


@pytest.mark.parametrize("key", ["nothing", "play.99", "gain;drop", "__class__"])
async def test_an_answer_that_is_not_an_option_is_refused(world: World, key: str) -> None:
    await world.start_game()
    result = await world.forge("ann", world.panel("ann"), f"g:1:1:o:{key}")
    assert world.said(result) == "That is not one of the options."
    assert (await world.game()).version == 1


async def test_too_few_or_too_many_picks_are_refused(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS)
    for picks in ("", "000102"):
        result = await world.forge("ann", world.panel("ann"), f"g:1:3:k:{picks}")
        assert world.said(result) == "Choose 1 to 2."
    assert (await world.game()).version == 3


async def test_a_game_that_does_not_exist_is_said_so(world: World) -> None:
    await world.start_game()
    result = await world.forge("ann", world.panel("ann"), "g:42:1:o:gain")
    assert world.said(result) == "I do not know that game."


@contextmanager
def locked(path: str) -> Iterator[None]:
    """Somebody else holds the database's write lock."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@pytest.mark.sqlite
async def test_a_locked_database_refuses_the_answer_and_nothing_changes(
    world: World, database_path: str
) -> None:
    await world.start_game()
    with locked(database_path):
        result = await world.press_panel("ann", GAIN)
        assert result.ephemeral or result.followups[-1].ephemeral
        assert world.said(result).startswith("I could not save that just now, so nothing has changed.")
    assert (await world.game()).version == 1
    await world.press_panel("ann", GAIN)
    assert (await world.game()).version == 2


@pytest.mark.sqlite
async def test_a_full_disk_refuses_the_answer_and_nothing_changes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("CREATE TABLE ballast (x)")
        pages = (await db.exec_driver_sql("PRAGMA page_count")).scalar()
        await db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    async with world.bot.db.read() as db:  # the answer may go on where it was read
        await db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    # A state that has grown needs a page more than there is.
    monkeypatch.setattr(
        fake_game.FakeGame, "save", lambda game: msgspec.json.encode(game.state) + os.urandom(100_000)
    )
    result = await world.press_panel("ann", GAIN)
    assert world.said(result).startswith("I could not save that just now, so nothing has changed.")
    assert (await world.game()).version == 1


@pytest.mark.sqlite
async def test_a_damaged_save_is_set_aside_and_all_others_go_on(world: World, database_path: str) -> None:
    await world.start_game()
    await world.start_game(side="seller")
    connection = sqlite3.connect(database_path)
    connection.execute("UPDATE games SET state = x'00ff' WHERE id = 1")
    connection.commit()
    connection.close()
    result = await world.forge("ann", world.board(1), "g:1:1:o:gain")
    assert "has been set aside" in world.said(result)
    assert "has been set aside" in world.told(1)[-1]
    assert (await world.game(1)).status == "damaged"
    told = len(world.told(1))
    assert "has been set aside" in world.said(await world.press("bob", world.board(1), "My hand"))
    assert len(world.told(1)) == told
    await world.press_panel("bob", GAIN)
    assert world.told(2)[-1] == "Buyer gains 1 credit (move 1)."
    await world.restart()
    assert (await world.game(1)).status == "damaged"
    assert len(world.told(1)) == told


async def test_a_game_that_two_find_damaged_at_once_is_set_aside_once(world: World) -> None:
    await world.start_game()
    row = await world.game(1)
    for _ in range(2):
        await world.bot.play.set_aside(row, SaveError("damaged"))
    await world.rest()
    assert sum("has been set aside" in text for text in world.told(1)) == 1


async def test_a_game_whose_content_is_away_waits_for_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()

    def away(_: bytes) -> fake_game.FakeGame:
        raise MissingContent("a pack")

    with monkeypatch.context() as patch:
        patch.setattr(fake, "load", away)
        result = await world.forge("ann", world.board(1), "g:1:1:o:gain")
        assert "not installed at the moment" in world.said(result)
    assert (await world.game(1)).status == "running"
    await world.press_panel("ann", GAIN)
    assert (await world.game(1)).version == 2


async def test_a_bug_in_the_game_is_told_and_changes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(fake_game.FakeGame, "_act", broken)
    result = await world.press_panel("ann", GAIN)
    assert world.said(result).startswith("Something went wrong on my side; nothing has changed.")
    monkeypatch.undo()
    assert (await world.game()).version == 1
    await world.press_panel("ann", GAIN)
    assert (await world.game()).version == 2


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no ink")

    for name in ("draw_board", "draw_hand"):
        monkeypatch.setattr(fake.FakeKind, name, broken)
    await world.start_game()
    await world.press_panel("ann", GAIN)
    assert world.told()[-1] == "Buyer gains 1 credit (move 1)."
    assert "**Your hand:** Card" in world.said(await world.press("ann", world.board(), "My hand"))


async def test_a_form_that_discord_does_not_take_is_answered_all_the_same(world: World) -> None:
    """As when a form is asked for by a forged form: Discord refuses it, and whoever sent it is told."""
    await world.start_game()
    world.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    result = await world.forge("ann", world.board(), "v:1:name")
    assert result.acknowledged
    assert world.said(result).startswith("Something went wrong on my side; nothing has changed.")
