"""Replays of finished games: every moment is what it was, through the right eyes, and nothing while it is
played."""

from __future__ import annotations

import io
import json
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest
from sqlalchemy import select

from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.contract.written import for_programs, in_words
from bot.games.netrunner.kind import kind
from bot.hosting import replaying
from bot.layouts.board import replay_id
from bot.messages.words import say
from bot.process.workers import Threads
from bot.store import archives, games, league_games, schema_play
from bot.store.schema import State, moves
from bot.store.schema import games as games_table
from engine import netrunner, players
from engine.netrunner.table.state import CORP, RUNNER
from tests.bot import test_undo
from tests.bot.conftest import LoopClock
from tests.bot.dying import ROOT
from tests.bot.leagues.season import Season
from tests.bot.test_undo import BACK, DRAW, GAIN, press
from tests.bot.world import World, parts

T = TypeVar("T")
ON, OLD, NEXT = "Forward ▶", "◀ Back", "Turn ⏭"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def begin(world: World) -> None:
    """Ann is the Corp, Bob the Runner, who is to move: Sure Gamble, Cleaver and Jailbreak are in his grip."""
    await test_undo.begin(world, test_undo.table())


async def end(world: World) -> None:
    """Ann gives up."""
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()


async def page(world: World, who: str = "bob") -> Any:
    """The replay, from the button under the summary."""
    summary = world.thread().history()[-1]
    shown = await world.press(who, summary, say("en", "bot-button-replay"))
    message = shown.followups[-1] if shown.followups else shown.response.message
    assert message.flags.ephemeral
    return message


def pictures(world: World, message: Any) -> str:
    """What the pictures of a message say."""
    galleries = [part for part in parts(world.raw(message)) if part["type"] == 12]
    return " ".join(item["description"] for gallery in galleries for item in gallery["items"])


def eyes(world: World, message: Any) -> list[str]:
    return [option["value"] for option in world.selects(message)[-1]["options"]]


async def the_log_is_packed(world: World, game_id: int, before: list[dict[str, Any]], log: list[str]) -> None:
    """Once a game is over its log takes a fraction of the room, and reads as it did."""
    for _ in range(2):
        await world.bot.archiving.fire()
        async with world.bot.db.write() as db:
            here = moves.c.game_id == game_id
            found = (await db.execute(select(moves).where(here).order_by(moves.c.number))).mappings().all()
            assert sum(len(row["events"]) + len(row["lines"]) for row in found) < 3 * len(found)
            whole = await archives.unpacked(db, game_id, found)
            assert whole[: len(before)] == before
            assert (await games.log_lines(db, game_id))[: len(log)] == log
            data = await db.scalar(select(schema_play.archives.c.data))
            assert data is not None
            assert len(data) * 3 < sum(len(row["events"]) + len(row["lines"]) for row in whole)
            await archives.note(db, game_id)

    async with world.bot.db.write() as db:
        raw = (await db.exec_driver_sql("SELECT state FROM games")).scalar_one()
        save = State.unpacked(raw)
        assert len(raw) * 2 < len(save)
        netrunner.load(save)
        # As programs of before have stored it.
        await db.exec_driver_sql("UPDATE games SET state = ?", (save,))
        assert (await db.execute(select(games_table.c.state))).scalar_one() == save


async def test_every_moment_of_a_whole_game_is_what_it_was(world: World) -> None:
    play, game = world.bot.play, netrunner.new_game(level="beginner", seed=5)
    seated = {CORP: Player("ann", world.ann.id), RUNNER: Player("bob", world.bob.id)}
    async with world.bot.db.write() as db:
        game_id = await play.start(db, kind(), game, "beginner", world.guild.id, world.channel.id, seated)
    stood = {0: game.save()}
    table = await play.load(game_id)
    while table.game.result is None and table.game.turn < 9:
        asked = table.game.decisions[0]
        keys = players.choose(netrunner.load(table.game.save()), asked.seat, asked.id, level="sensible")
        user = world.ann.id if asked.seat == CORP else world.bob.id
        table = await play.answer(game_id, user, asked.id, list(keys), None, table)
        stood[table.row.moves] = table.game.save()
    async with world.bot.db.read() as db:
        rows = (await db.execute(select(moves).order_by(moves.c.number))).mappings().all()
        log = await games.log_lines(db, game_id)
    if table.game.result is None:
        table = await play.concede(game_id, world.ann.id, None)
    await the_log_is_packed(world, game_id, [dict(row) for row in rows], log)
    async with world.bot.db.read() as db:
        replay = await replaying.open_replay(db, await play.load(game_id))
        assert replay.last > 20
        assert replay.turns[:3] == ((0, 0), *replay.turns[1:3])
        for step in range(replay.last):
            moment = await replaying.moment(db, replay, step)
            assert moment.exact
            assert moment.game.save() == stood[replay.number(step)], step
            assert moment.game.turn == replay.turn(step)
        last = await replaying.moment(db, replay, replay.last)
    assert last.game.result is not None


async def test_one_steps_through_a_game_with_the_eyes_of_whom_one_likes(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, DRAW)
    await end(world)
    shown = await page(world)
    assert "step 1 of 3" in world.text(shown)
    assert world.text(shown).lower().count("turn 1") == 1, "the heading says where the game is"
    assert "as bob (Runner) saw it" in world.text(shown)
    assert [file.filename for file in shown.attachments] == ["board.png", "hand.png"]
    assert "Sure Gamble" in shown.attachments[1].description
    assert "Mayfly" not in shown.attachments[1].description
    await world.press("bob", shown, ON)
    assert "step 2 of 3" in world.text(shown)
    assert "Draws 1 card (**Mayfly**)" in world.text(shown)
    assert "Mayfly" in pictures(world, shown)
    await world.press("bob", shown, OLD)
    assert "Mayfly" not in pictures(world, shown)
    await world.press("bob", shown, NEXT)
    assert "step 3 of 3" in world.text(shown)
    assert dict.fromkeys((ON, NEXT), True) == {
        part["label"]: part["disabled"] for part in parts(world.raw(shown)) if part.get("disabled")
    }


async def test_cards_are_open_to_those_who_look_with_the_eyes_for_it(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN)
    await end(world)
    shown = await page(world)
    assert eyes(world, shown) == ["runner", "all", "corp", "spectator"]

    async def said(chosen: str) -> str:
        await world.choose("bob", shown, [chosen], number=1)
        return pictures(world, shown)

    assert "Hedge Fund" not in await said("spectator")
    corp = await said("corp")
    assert "Hedge Fund" in corp
    assert "Sure Gamble" not in corp
    both = await said("all")
    assert "Hedge Fund" in both
    assert "Sure Gamble" in both


async def test_what_was_taken_back_is_not_replayed_and_what_followed_is(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, GAIN, BACK, DRAW)
    stood = (await test_undo.stored(world)).save()
    await end(world)
    async with world.bot.db.read() as db:
        replay = await replaying.open_replay(db, await world.bot.play.load(1))
        assert replay.last == 3
        moments = [await replaying.moment(db, replay, step) for step in range(4)]
        credits = [moment.game.view("spectator").runner.credits for moment in moments]
        assert credits == [9, 10, 10, 10]
        assert moments[2].game.save() == stood


async def test_nothing_is_replayed_of_a_game_that_is_played(world: World) -> None:
    await begin(world)
    refused = await world.forge("bob", world.board(), replay_id(1))
    assert world.said(refused) == say("en", "bot-replay-running")


async def test_in_a_league_nobody_sees_the_others_hand(world: World, clock: LoopClock) -> None:
    await begin(world)
    await press(world, "bob", GAIN)
    await end(world)
    league_id = await Season(world, clock).create()
    async with world.bot.db.write() as db:
        await league_games.add_game(db, 1, league_id, "1:1", 1)
    shown = await page(world)
    assert eyes(world, shown) == ["runner", "spectator"]
    for chosen in ("corp", "all"):
        forged = await world.forge("bob", shown, f"rp:1:1:{chosen}:on")
        assert world.said(forged) == say("en", "bot-replay-eyes")
    written = await exported(world, shown, "As JSON")
    assert set(written["steps"][0]["told"]) == {"runner", "spectator"}
    assert "keys" not in written["steps"][0]["answers"][0]


async def exported(world: World, message: Any, label: str) -> Any:
    """The file behind a button."""
    result = await world.press("bob", message, label)
    sent = result.followups[-1] if result.followups else result.response.message
    data = io.BytesIO()
    await sent.attachments[0].save(data)
    text = data.getvalue().decode()
    return json.loads(text) if label == "As JSON" else text


async def test_a_game_is_exported_as_text_and_json(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, DRAW)
    await end(world)
    shown = await page(world)
    text = await exported(world, shown, "As text")
    assert "ann (Corp) against bob (Runner)" in text
    assert "Mayfly" in text
    written = await exported(world, shown, "As JSON")
    assert [one["name"] for one in written["players"]] == ["ann", "bob"]
    assert [one["step"] for one in written["steps"]] == [1, 2, 3]
    told = written["steps"][1]["told"]
    assert any("Mayfly" in line for line in told["runner"])
    assert not any("Mayfly" in line for line in told["spectator"])


class Apart(Threads):
    """Workers that are handed what other processes could be."""

    def __init__(self, reading: list[int]) -> None:
        super().__init__()
        self.reading = reading
        self.jobs: list[Callable[[], Any]] = []

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        assert not self.reading, "the store waits for it"
        self.jobs.append(pickle.loads(pickle.dumps(job)))  # noqa: S301  # our own
        result: T = self.jobs[-1]()
        return result


async def test_files_are_written_by_workers_when_nothing_is_read_any_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    await press(world, "bob", GAIN, DRAW)
    await end(world)
    shown = await page(world)
    here = [await exported(world, shown, label) for label in ("As text", "As JSON")]
    reading: list[int] = []
    read = world.bot.db.read

    @asynccontextmanager
    async def noted(*about: Any, **how: Any) -> AsyncIterator[Any]:
        reading.append(1)
        try:
            async with read(*about, **how) as db:
                yield db
        finally:
            reading.pop()

    monkeypatch.setattr(world.bot.db, "read", noted)
    apart = Apart(reading)
    monkeypatch.setattr(world.bot.pictures, "workers", apart)
    assert [await exported(world, shown, label) for label in ("As text", "As JSON")] == here
    written = [job for job in apart.jobs if getattr(job, "func", None) in (in_words, for_programs)]
    assert len(written) == 2


async def test_a_file_that_takes_too_long_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world)
    await press(world, "bob", GAIN)
    await end(world)
    shown = await page(world)

    async def late(*about: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(world.bot.pictures.workers, "run", late)
    assert world.said(await world.press("bob", shown, "As text")) == say("en", "bot-replay-slow")


def test_who_writes_them_loads_neither_discord_nor_the_store() -> None:
    program = (
        "import sys, bot.contract.written, bot.games.neon_hope.telling; "
        "print({'discord', 'sqlalchemy'} & set(sys.modules))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-c", program], env=environment, capture_output=True, check=False
    )
    assert ended.stdout == b"set()\n", ended.stderr


async def test_a_page_is_posted_for_all_who_step_on_together(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, DRAW)
    await end(world)
    shown = await page(world)
    await world.press("bob", shown, "Post for all")
    posted = world.thread().history()[-1]
    assert not posted.flags.ephemeral
    assert "Post for all" not in world.buttons(posted)
    await world.press("ann", posted, ON)
    assert "step 2 of 3" in world.text(posted)


async def test_a_page_for_all_speaks_the_servers_language_whoever_steps_on(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, DRAW)
    await end(world)
    await world.press("bob", await page(world), "Post for all")
    posted = world.thread().history()[-1]
    await world.ann.slash(world.channel, "netrunner settings", language="de")
    await world.press("ann", posted, ON)
    assert "step 2 of 3" in world.text(posted)
    assert ON in world.buttons(posted)


async def test_one_posts_three_pages_an_hour(world: World, clock: LoopClock) -> None:
    await begin(world)
    await press(world, "bob", GAIN)
    await end(world)
    shown = await page(world)
    before = len(world.thread().history())
    for _ in range(3):
        await world.press("bob", shown, "Post for all")
    refused = await world.press("bob", shown, "Post for all")
    assert "You have posted 3 pages within an hour" in world.said(refused)
    assert len(world.thread().history()) == before + 3
    clock.shift += 3600
    await world.press("bob", shown, "Post for all")
    assert len(world.thread().history()) == before + 4


async def test_a_game_of_an_older_program_says_that_it_cannot_be_replayed(world: World) -> None:
    await begin(world)
    await end(world)
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM keyframes")
    refused = await world.forge("bob", world.thread().history()[-1], replay_id(1))
    assert world.said(refused) == say("en", "bot-replay-none")


async def test_the_command_finds_the_last_game_that_is_over(world: World) -> None:
    nothing = await world.bob.slash(world.channel, "netrunner replay")
    assert world.said(nothing) == say("en", "bot-replay-which")
    await begin(world)
    await press(world, "bob", GAIN)
    await end(world)
    shown = await world.bob.slash(world.channel, "netrunner replay")
    assert "step 1 of 2" in world.said(shown)


async def test_a_turn_that_was_taken_back_never_was(world: World) -> None:
    await begin(world)
    await press(world, "bob", GAIN, GAIN, GAIN, GAIN)
    assert (await world.game()).turn == 2
    await world.press("bob", await test_undo.page(world, "bob"), "Ask: my last choice")
    await world.rest()
    await press(world, "ann", test_undo.AGREE)
    assert (await world.game()).turn == 1
    await end(world)
    async with world.bot.db.read() as db:
        replay = await replaying.open_replay(db, await world.bot.play.load(1))
    assert replay.turns == ((1, 0),)
