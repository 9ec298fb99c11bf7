"""A bot on simcord's Discord, playing the small game of `tests.bot.fake` from a database of its own."""

from __future__ import annotations

import asyncio
import itertools
import logging
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from discord import ui
from simcord.backend.errors import SetupError
from simcord.env import Env

from bot.app import Sysop
from bot.contract.kind import GameKind
from bot.games import stores
from bot.messages.loglines import numbered
from bot.store import deferred
from bot.store.database import Database
from bot.store.migrating import migrate
from tests.bot import coop, fake, postgres, settling
from tests.bot.store import quick
from tests.bot.world import World, text_of

stores()  # tests go through every table
START = 1_800_000_000.0
"""When every test begins, by the bot's clock and by Discord's."""


HANGS = 300.0
"""Real seconds after which a bot that does not come to rest is taken never to."""


settling.hurry()


class LoopClock:
    """Sleeps until a test moves simcord's time, however slow the machine is; what is only compared is shifted
    by hand."""

    def __init__(self) -> None:
        self.shift = START
        self.env: Env | None = None

    def now(self) -> float:
        return self.shift

    async def sleep(self, seconds: float) -> None:
        if self.env is None:
            return await asyncio.sleep(seconds)
        try:
            await self.env.external_wait(asyncio.sleep(seconds), reason="the clock")
        except SetupError:  # no task of the bot's: a test that does its work by hand does not wait
            await asyncio.sleep(0)


def in_english(bot: Sysop) -> Sysop:
    """A bot that tells Discord its commands in English only: their German takes a fifth of a start, and is
    looked at in test_languages.py and over the wire."""

    async def none(translator: object) -> None:
        pass

    bot.tree.set_translator = none  # type: ignore[method-assign]
    return bot


@pytest.fixture(scope="session")
def blank_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated, empty database to copy: migrating takes longer than a whole test."""
    path = tmp_path_factory.mktemp("store") / "blank.sqlite3"
    migrate(str(path))
    return path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    with postgres.server() as running:
        yield running


@pytest.fixture(scope="session")
def blank_postgres(postgres_server: postgres.Server) -> str:
    """A migrated, empty database of the server, to copy."""
    name = postgres_server.create()
    migrate(postgres_server.url(name))
    return name


@pytest.fixture
def bare_postgres(postgres_server: postgres.Server) -> Iterator[str]:
    """The name of a database with nothing in it."""
    name = postgres_server.create()
    yield name
    postgres_server.drop(name)


@pytest.fixture
def database_path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the bot's database is: an SQLite file, or what `request.param` says."""
    if getattr(request, "param", "sqlite") == "postgresql":
        server: postgres.Server = request.getfixturevalue("postgres_server")
        name = server.create(request.getfixturevalue("blank_postgres"))
        yield server.url(name)
        server.drop(name)
    else:
        path = tmp_path / "sysop.sqlite3"
        shutil.copy(request.getfixturevalue("blank_database"), path)
        yield str(path)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that are marked `stores` run on both databases; with `--postgres` all run on PostgreSQL."""
    if "database_path" not in metafunc.fixturenames:
        return
    skip = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())
    on_postgres = pytest.param("postgresql", marks=skip)
    if metafunc.config.getoption("--postgres"):
        if metafunc.definition.get_closest_marker("sqlite"):
            on_postgres = pytest.param("sqlite", marks=pytest.mark.skip(reason="is about SQLite"))
        metafunc.parametrize("database_path", [on_postgres], indirect=True)
    elif metafunc.definition.get_closest_marker("stores"):
        metafunc.parametrize("database_path", ["sqlite", on_postgres], indirect=True)


@pytest.fixture(autouse=True)
def patient_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the bot needs more than the three seconds that Discord waits for an answer."""
    for module in ("control", "routes_interactions"):
        monkeypatch.setattr(f"sandbox.{module}.ACK_SECONDS", 20.0)


@pytest.fixture(autouse=True)
def unserved(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Forms whose way back has no route, and so no rule: there are none, whatever test opens them."""
    found: list[str] = []
    send = discord.InteractionResponse.send_modal

    async def noted(self: Any, modal: ui.Modal, /) -> Any:
        client = self._parent.client
        if isinstance(client, Sysop) and client.router.routes.find(modal.custom_id) is None:
            found.append(modal.custom_id)
        return await send(self, modal)

    monkeypatch.setattr(discord.InteractionResponse, "send_modal", noted)
    yield found
    assert not found


@pytest.fixture(autouse=True)
def too_early(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Interactions that were acknowledged before they were stored: there are none, whatever is pressed."""
    found: list[int] = []
    monkeypatch.setattr(deferred, "broke", lambda press: found.append(press.promise.interaction_id))
    yield found
    assert not found


@pytest.fixture
async def stored(database_path: str) -> AsyncIterator[Database]:
    """The store by itself, for what needs no bot: one takes ten times as long to start."""
    db = quick(database_path)
    yield db
    await db.close()


@pytest.fixture
def clock() -> LoopClock:
    return LoopClock()


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    """What the bot hosts: small games that stand for real ones."""
    return {"barter": fake.kind(), "coop": coop.Coop()}


@pytest.fixture
async def make_bot(
    database_path: str, clock: LoopClock, kinds: dict[str, GameKind]
) -> AsyncIterator[Callable[[], Sysop]]:
    """A bot as after a (re)start: nothing but the database is carried over."""
    seeds = itertools.count(7)
    made: list[Sysop] = []

    def make() -> Sysop:
        bot = in_english(Sysop(quick(database_path), kinds, clock, challenge_hours=24, sweep_seconds=60))
        bot.play.seeds = lambda: next(seeds)
        bot.challenges.seed_of = lambda secret, words: next(seeds)
        made.append(bot)
        return bot

    yield make
    for bot in made:
        await bot.pictures.close()
        await bot.db.close()


@pytest.fixture
def simcord_bot(make_bot: Callable[[], Sysop]) -> Sysop:
    return make_bot()


@pytest.fixture
async def simcord_env(simcord_bot: Sysop, clock: LoopClock) -> AsyncIterator[Env]:
    """simcord's own fixture, whose limit of five seconds a busy machine does not keep."""
    clock.env = env = Env(simcord_bot, settle_timeout=HANGS)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
        env._raise_errors_since(env._errors_acknowledged)


@pytest.fixture
async def world(simcord_env: Env, make_bot: Callable[[], Sysop]) -> AsyncIterator[World]:
    """A server with a text channel, Ann, Bob and Cleo, and the bot."""
    backend = simcord_env.backend
    backend.advance_clock(START - backend.clock.now().timestamp())
    world = World(simcord_env, make_bot)
    yield world
    await world.bot.dispatcher.settle()
    # simcord ends a bot by cancelling its tasks, wherever they are in a transaction.
    await simcord_env.settle()
    there = [message for place in backend.messages.values() for message in place.values()]
    for text in (message.content or text_of(message.components) for message in there):
        assert numbered(text) == text, "Discord counts these lines anew"


@pytest.fixture
def quiet_again() -> Iterator[None]:
    """Undoes what setting up the logs does to the whole process."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    switch = sys.getswitchinterval()
    configured = structlog.get_config()
    yield
    sys.setswitchinterval(switch)
    root.handlers[:], level = before
    root.setLevel(level)
    structlog.configure(**configured)
