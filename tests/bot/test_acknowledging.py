"""What is acknowledged is stored; what cannot be yet is put off in writing, and who was put off is told."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord.utils import time_snowflake

from bot.app import Sysop
from bot.presses import answers, gate
from bot.presses.gate import COUNTED, under_way
from bot.store.migrating import migrate
from engine.messages import say
from sandbox.model import Interaction, Message
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.bot.dying import ROOT, Table, until, victim
from tests.bot.hands import Hands, connected

AT = 1_800_000_000.0
MESSAGE, PUT_OFF, SHOWN = 4, 6, 7
"""Types of responses: a message of its own, a word that one follows, the pressed message anew."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's two seconds are over in no time."""
    monkeypatch.setattr(answers, "PUT_OFF_AFTER", 0.1)
    monkeypatch.setattr(answers, "TOLD_BY", 20.0)


@asynccontextmanager
async def held(bot: Sysop) -> AsyncIterator[None]:
    """Nobody gets to write meanwhile."""
    write, free = bot.db.backend.write, asyncio.Event()

    @asynccontextmanager
    async def waiting(of: int | None, long: bool) -> AsyncIterator[Any]:
        await free.wait()
        async with write(of, long) as connection:
            yield connection

    bot.db.backend.write = waiting  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        bot.db.backend.write = write  # type: ignore[method-assign]
        free.set()


@asynccontextmanager
async def slow_disk(bot: Sysop, seconds: float) -> AsyncIterator[None]:
    """Commits take so long meanwhile."""
    write = bot.db.backend.write

    @asynccontextmanager
    async def slowly(of: int | None, long: bool) -> AsyncIterator[Any]:
        async with write(of, long) as connection:
            yield connection
            await asyncio.sleep(seconds)

    bot.db.backend.write = slowly  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        bot.db.backend.write = write  # type: ignore[method-assign]


class Hanging:
    """Work that comes no further, until it goes `on` or its process dies."""

    def __init__(self, work: Callable[..., Awaitable[Any]], *, first: bool) -> None:
        """`first`: it hangs before it is done, else when it is."""
        self.work = work
        self.first = first
        self.reached, self._left = asyncio.Event(), asyncio.Event()
        self._dies = False

    async def __call__(self, *given: Any, **named: Any) -> Any:
        done = None if self.first else await self.work(*given, **named)
        self.reached.set()
        await self._left.wait()
        if self._dies:
            raise asyncio.CancelledError
        return await self.work(*given, **named) if self.first else done

    def die(self) -> None:
        self._dies = True
        self._left.set()

    def on(self) -> None:
        self._left.set()


class Game:
    """A game in which somebody is to press."""

    def __init__(self, server: SandboxServer, database: str, bot: Sysop) -> None:
        self.server, self.sandbox = server, server.sandbox
        self.hands = Hands(server, database, level="sensible")
        self.bot = bot
        self.id = 0

    async def begin(self) -> None:
        self.bot.challenges.seed_of = lambda secret, words: 1
        self.id = await self.hands.open_game()
        await until(self.hands.rest, "an empty outbox")

    @property
    def who(self) -> str:
        stored = self.hands.stored(self.id)
        assert stored is not None
        return self.hands.people[stored.game.decisions[0].seat]

    def press(self) -> Interaction:
        """Answer what is asked."""
        stored = self.hands.stored(self.id)
        assert stored is not None
        decision = stored.game.decisions[0]
        who, mark = self.hands.people[decision.seat], f"g:{self.id}:{decision.id}:"
        panel = self.hands.panel(who, self.id, decision.id)
        assert panel is not None
        return self.sandbox.press(
            who, panel, next(k for k in self.sandbox.controls(panel) if k.startswith(mark))
        )

    def panel_of(self, who: str) -> Message:
        """The panel that is asked."""
        stored = self.hands.stored(self.id)
        assert stored is not None
        panel = self.hands.panel(who, self.id, stored.game.decisions[0].id)
        assert panel is not None
        return panel

    @property
    def answers(self) -> int:
        ((count,),) = self.hands.query("SELECT count(*) FROM moves WHERE interaction_id IS NOT NULL")
        return int(count)

    @property
    def promised(self) -> list[tuple[int, int]]:
        return [tuple(row) for row in self.hands.query("SELECT interaction_id, stored FROM deferred")]


@asynccontextmanager
async def playing(database: str) -> AsyncIterator[Game]:
    async with running_sandbox() as server, connected(server, database) as bot:
        game = Game(server, database, bot)
        await game.begin()
        yield game


async def test_a_press_that_is_answered_is_stored_and_needs_one_request(tmp_path: Path) -> None:
    async with playing(str(tmp_path / "game.sqlite3")) as game:
        async with held(game.bot):
            made = game.press()
            await asyncio.sleep(0.2)
            assert not made.acknowledged
        await until(lambda: made.acknowledged, "the answer")
        assert made.response_type == SHOWN
        assert game.answers == 1
        assert game.promised == []


@pytest.mark.parametrize("told", ["lost", "stored", "stored slowly", "stored later"])
async def test_who_was_put_off_by_a_process_that_died_is_told_what_is_stored(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    database = str(tmp_path / "game.sqlite3")
    async with running_sandbox() as server:
        async with connected(server, database) as bot:
            game = Game(server, database, bot)
            await game.begin()
            before = Hanging(bot.play.load, first=True)
            after = Hanging(bot.play.answer, first=False)
            if told in ("lost", "stored later"):
                monkeypatch.setattr(bot.play, "load", before)
            monkeypatch.setattr(bot.play, "answer", after)
            async with slow_disk(bot, 0.3 if told == "stored slowly" else 0.0):
                who, made = game.who, game.press()
                await until(lambda: made.acknowledged, "a word that an answer follows")
            assert made.response_type == PUT_OFF
            stored = told.startswith("stored") and told != "stored later"
            await until(lambda: game.promised == [(made.id, stored)], "what is written down")
            if told == "stored later":
                before.on()
                await after.reached.wait()
                assert game.promised == [(made.id, True)]
            # It dies.
            before.die()
            after.die()
        assert game.answers == (told != "lost")
        async with connected(server, database):
            await until(lambda: not game.promised, "that it has been told")
            word = say("en", "bot-died-lost" if told == "lost" else "bot-died-stored")
            assert game.sandbox.ephemerals(who)[-1].text == word
            assert game.answers == (told != "lost")
            if told == "lost":
                again = game.press()
                await until(lambda: again.acknowledged, "the answer")
                await until(lambda: game.answers == 1, "the answer in the store")


async def test_after_a_quarter_of_an_hour_it_is_told_by_direct_message(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "game.sqlite3")
    async with running_sandbox() as server:
        async with connected(server, database) as bot:
            game = Game(server, database, bot)
            await game.begin()
            hanging = Hanging(bot.play.load, first=True)
            monkeypatch.setattr(bot.play, "load", hanging)
            who, made = game.who, game.press()
            await until(lambda: made.acknowledged, "a word that an answer follows")
            hanging.die()
        made.created -= 1000
        async with connected(server, database):
            await until(lambda: not game.promised, "that it has been told")
            assert game.sandbox.messages(game.sandbox.dm(who))[-1].text == say("en", "bot-died-lost")


async def test_an_answer_that_was_put_off_comes_and_its_promise_is_crossed_out(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(str(tmp_path / "game.sqlite3")) as game:
        hanging = Hanging(game.bot.play.load, first=True)
        monkeypatch.setattr(game.bot.play, "load", hanging)
        made = game.press()
        await until(lambda: made.acknowledged, "a word that an answer follows")
        monkeypatch.setattr(game.bot.play, "load", hanging.work)
        hanging.on()
        await until(lambda: not game.promised, "the answer")
        assert made.response_type == PUT_OFF
        assert game.answers == 1


async def test_where_nothing_can_be_written_a_press_is_told_so_and_then_what_came_of_it(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "TOLD_BY", 0.3)
    async with playing(str(tmp_path / "game.sqlite3")) as game:
        who = game.who
        async with held(game.bot):
            made = game.press()
            await until(lambda: made.acknowledged, "a word")
            assert made.response_type == MESSAGE
            assert game.sandbox.ephemerals(who)[-1].text == say("en", "bot-held-up")
        await until(lambda: game.answers == 1, "the answer in the store")
        await until(lambda: made.answered and not game.promised, "the answer")
        await until(
            lambda: say("en", "bot-held-up") not in [m.text for m in game.sandbox.ephemerals(who)], "its end"
        )
        await until(game.hands.rest, "panels up to date")


async def test_a_locked_file_and_a_kill_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Another program writes for seconds, as a slow disk may."""
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    async with running_sandbox() as server, victim(server, database) as bot:
        table = Table(server, database, bot, seed=3)
        await bot.start()
        await until(table.connected, "the bot")
        game_id = await table.start()
        await until(table.rest, "an empty outbox")
        stored = table.stored(game_id)
        assert stored is not None
        decision = stored.game.decisions[0]
        who = table.people[decision.seat]
        panel = table.panel(who, game_id, decision.id)
        assert panel is not None
        lock = sqlite3.connect(database)
        lock.execute("begin immediate")
        mark = f"g:{game_id}:{decision.id}:"
        pressed = time.monotonic()
        made = server.sandbox.press(
            who, panel, next(k for k in server.sandbox.controls(panel) if k.startswith(mark))
        )
        await until(lambda: made.acknowledged, "a word")
        assert time.monotonic() - pressed > 1.5
        assert made.response_type == MESSAGE
        word = server.sandbox.ephemerals(who)[-1].text
        assert word in (say("en", "bot-unavailable"), say("en", "bot-held-up"))
        await bot.kill()
        lock.rollback()
        lock.close()
        await bot.start()
        await until(table.connected, "the bot")
        after = table.stored(game_id)
        assert after is not None
        assert after.version == stored.version


async def test_a_form_that_is_not_there_in_time_is_given_up_with_a_word(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form cannot be put off: whoever waited for it silently would read that the interaction failed."""
    async with playing(str(tmp_path / "game.sqlite3")) as game:
        who, panel, name = game.who, game.panel_of(game.who), f"v:{game.id}:name"
        for control, then in (("More…", "Card…"), ("Card…", name)):
            game.sandbox.press(who, panel, control)
            await until(partial(_there, game, panel, then), then)
        hanging = Hanging(game.bot.languages.asker, first=True)
        monkeypatch.setattr(game.bot.languages, "asker", hanging)
        made = game.sandbox.press(who, panel, name)
        await hanging.reached.wait()
        monkeypatch.setattr(game.bot.languages, "asker", hanging.work)
        await until(lambda: made.acknowledged, "a word")
        assert made.response_type == MESSAGE
        assert game.sandbox.ephemerals(who)[-1].text == say("en", "bot-busy")


def _there(game: Game, panel: Message, control: str) -> bool:
    return control in (*game.sandbox.controls(panel), *game.sandbox.labels(panel))


def test_the_time_an_interaction_was_under_way_counts() -> None:
    """On a loaded machine it may lie about for a second before it is read, and Discord counts that, too."""
    made = time_snowflake(datetime.fromtimestamp(AT, UTC))
    assert under_way(made, AT + 0.25) == pytest.approx(0.25)
    assert under_way(made, AT + 1.0) == pytest.approx(1.0)
    assert under_way(made, AT + 3.0) == COUNTED, "a clock that is ahead leaves some time to answer in"
    assert under_way(made, AT - 1.0) == under_way(made, AT + 60.0) == 0.0, "clocks that do not fit"


async def test_what_was_under_way_for_long_is_put_off_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(str(tmp_path / "game.sqlite3")) as game:
        monkeypatch.setattr(answers, "PUT_OFF_AFTER", 3600.0)
        monkeypatch.setattr(gate, "under_way", lambda *_: 3600.0)
        hanging = Hanging(game.bot.play.load, first=True)
        monkeypatch.setattr(game.bot.play, "load", hanging)
        monkeypatch.setattr(answers, "TOLD_BY", 7200.0)
        made = game.press()
        await until(lambda: made.acknowledged or made.failed, "a word")
        assert made.response_type == PUT_OFF
        monkeypatch.setattr(game.bot.play, "load", hanging.work)
        hanging.on()
        await until(lambda: not game.promised, "the answer")


def test_nobody_acknowledges_beside_answers() -> None:
    """Who did would be seen by no test that counts what was acknowledged before it was stored."""
    says = re.compile(r"interaction\.response\.(?!is_done|autocomplete)\w+")
    found = {
        (str(path.relative_to(ROOT)), said)
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if path.name not in ("answers.py", "gate.py")
        for said in says.findall(path.read_text(encoding="utf-8"))
    }
    assert not found
