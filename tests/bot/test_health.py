"""What a host can watch: whether all is well, the numbers, and in the log what led to what."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select

from bot.app import Sysop
from bot.gateway import Gateway
from bot.health import PATIENCE, Health
from bot.process import logs, measures
from bot.process.shards import Shards
from bot.store import outbox
from bot.store.database import Database
from bot.store.schema import moves
from bot.store.schema import outbox as table
from tests.bot.dying import ROOT
from tests.bot.test_outbox import fail, later
from tests.bot.world import World

GAIN = "Gain 1 credit"


def value(name: str, **labels: str) -> float:
    """What a measure stands at, 0 where nothing was measured."""
    return measures.REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.fixture
async def host(world: World) -> AsyncIterator[TestClient[Any, Any]]:
    """The host's browser."""
    bot = world.bot
    health = Health(bot.db, bot.clock, bot.gateway, lambda: len(bot.guilds))
    async with TestClient(TestServer(health.application())) as client:
        yield client


async def numbers(host: TestClient[Any, Any]) -> dict[str, float]:
    """The numbers as Prometheus reads them."""
    answer = await host.get("/metrics")
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("text/plain; version=")
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(await answer.text())
        for sample in family.samples
    }


async def test_all_is_well_while_games_go_on(world: World, host: TestClient[Any, Any]) -> None:
    await world.start_game()
    answer = await host.get("/health")
    assert (answer.status, await answer.json()) == (
        200,
        {
            "status": "ok",
            "wrong": [],
            "discord": True,
            "shards": [0],
            "shards_away": [],
            "keeper": True,
            "database": True,
            "messages_waiting": 0,
            "oldest_message_s": 0.0,
            "messages_refused": 0,
            "dead_letters": 0,
        },
    )
    assert await (await host.get("/live")).text() == "alive\n"
    found = await numbers(host)
    assert (found["sysop_games running"], found["sysop_servers"], found["sysop_discord_connected"]) == (
        1,
        1,
        1,
    )
    assert (found["sysop_shard_connected 0"], found["sysop_shards_away"], found["sysop_keeper"]) == (1, 0, 1)
    assert found["sysop_messages_waiting"] == 0
    assert found["sysop_database_seconds_count write"] > 0
    assert found["sysop_drawing_seconds_count drawn"] > 0


async def test_a_message_that_does_not_come_through_is_told(
    world: World, clock: Any, host: TestClient[Any, Any]
) -> None:
    await world.start_game()
    fail(world, world.thread(), 500, times=None)
    await world.play(GAIN)
    assert (await host.get("/health")).status == 200  # A moment is no trouble yet.
    clock.shift += PATIENCE + 1
    answer = await host.get("/health")
    told = await answer.json()
    assert (answer.status, told["wrong"], told["oldest_message_s"]) == (503, ["messages"], PATIENCE + 1)
    assert told["messages_waiting"] >= 1
    found = await numbers(host)
    assert found["sysop_messages_waiting"] == told["messages_waiting"]
    assert found["sysop_oldest_message_seconds"] == PATIENCE + 1


async def test_a_message_that_discord_refuses_is_told_and_not_late(
    world: World, clock: Any, host: TestClient[Any, Any]
) -> None:
    await world.start_game()
    fail(world, world.thread(), 403, times=None)
    await world.play(GAIN)
    game = await world.game()
    async with world.bot.db.write() as db:
        await outbox.add(db, game.id, outbox.THREAD, "text", clock.now(), content="Behind it.")
    clock.shift += PATIENCE + 1
    answer = await host.get("/health")
    told = await answer.json()
    assert (answer.status, told["wrong"], told["oldest_message_s"]) == (200, [], 0.0)
    assert (told["messages_refused"], told["messages_waiting"]) == (1, 2)
    assert (await numbers(host))["sysop_messages_refused"] == 1


async def test_discord_out_of_reach_is_told_after_a_while(
    world: World, clock: Any, host: TestClient[Any, Any]
) -> None:
    await world.bot.on_disconnect()
    assert (await host.get("/health")).status == 200
    clock.shift += PATIENCE + 1
    await world.bot.on_disconnect()  # said again at each try
    answer = await host.get("/health")
    assert (answer.status, (await answer.json())["wrong"]) == (503, ["discord"])
    found = await numbers(host)
    assert (found["sysop_discord_connected"], found["sysop_shards_away"]) == (0, 1)
    await world.bot.on_resumed()
    assert (await host.get("/health")).status == 200


async def test_each_shard_of_a_process_is_told(stored: Database, clock: Any) -> None:
    gateway = Gateway(Shards((0, 2), 4), clock)
    gateway.reached(0)
    stored.leases.away = lambda: Shards((1, 2), 4)
    health = Health(stored, clock, gateway, lambda: 5)
    async with TestClient(TestServer(health.application())) as client:
        found = await numbers(client)
        assert (found["sysop_shard_connected 0"], found["sysop_shard_connected 2"]) == (1, 0)
        assert (found["sysop_discord_connected"], found["sysop_shards_away"]) == (0, 2)
        clock.shift += PATIENCE + 1
        answer = await client.get("/health")
        told = await answer.json()
    assert (answer.status, told["wrong"]) == (503, ["discord"])
    assert (told["shards"], told["shards_away"]) == ([0, 2], [1, 2])
    measures.SHARD.clear()


async def test_a_database_that_cannot_be_read_is_told(world: World, host: TestClient[Any, Any]) -> None:
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("ALTER TABLE outbox RENAME TO elsewhere")
    answer = await host.get("/health")
    assert (answer.status, (await answer.json())["wrong"]) == (503, ["database"])
    found = await numbers(host)
    assert found["sysop_messages_waiting"] != found["sysop_messages_waiting"]  # not a number
    assert "sysop_games running" not in found


async def test_it_is_served_where_the_host_says(world: World) -> None:
    """And by nobody else: an address in use stops nothing."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        bot = world.bot
        health = Health(bot.db, bot.clock, bot.gateway, lambda: 0)
        await health.serve("127.0.0.1", port)  # Logged; it comes back.


async def test_every_request_is_timed_and_an_interactions_first_answer_too() -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=int(request.query.get("status", "204")))

    app = web.Application()
    app.router.add_post("/{path:.*}", answer)
    trace = measures.Trace()
    trace.arrived(77, "component")
    callback = "/api/v10/interactions/77/token/callback"
    async with TestServer(app) as server, aiohttp.ClientSession() as session:
        trace.watch(session)
        before = value("sysop_ack_seconds_count", what="component")
        served = value("sysop_rest_seconds_count", method="POST", status="2xx")
        await session.post(server.make_url("/api/v10/channels/77/messages"))
        await session.post(server.make_url(callback + "?status=500"))
        assert value("sysop_ack_seconds_count", what="component") == before
        for _ in range(2):  # A second answer is no first one.
            await session.post(server.make_url(callback))
        assert value("sysop_ack_seconds_count", what="component") == before + 1
        assert value("sysop_rest_seconds_count", method="POST", status="2xx") == served + 3
        assert value("sysop_rest_seconds_count", method="POST", status="5xx") >= 1
        failed = value("sysop_rest_seconds_count", method="POST", status="failed")
    async with aiohttp.ClientSession() as session:
        trace.watch(session)
        with pytest.raises(aiohttp.ClientError):
            await session.post("http://127.0.0.1:1/")
    assert value("sysop_rest_seconds_count", method="POST", status="failed") == failed + 1


async def test_the_client_is_watched(make_bot: Any) -> None:
    bot: Sysop = make_bot()
    async with aiohttp.ClientSession() as session:
        bot.http._HTTPClient__session = session  # type: ignore[attr-defined]
        before = session._request
        with pytest.raises(discord.app_commands.MissingApplicationID):  # it has nowhere to log in
            await bot.setup_hook()
        assert session._request != before
        await bot.close()


@pytest.mark.usefixtures("quiet_again")
def test_warnings_and_errors_are_counted() -> None:
    logs.set_up("INFO")
    before = [
        value("sysop_log_records_total", level=level, logger="bot.test") for level in ("warning", "error")
    ]
    log = logs.logger("bot.test")
    log.info("nothing")
    log.warning("put off")
    log.error("given up")
    log.error("given up")
    after = [
        value("sysop_log_records_total", level=level, logger="bot.test") for level in ("warning", "error")
    ]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 2]


PAIRS = """
import logging
from prometheus_client import generate_latest
import bot.main
from bot.games import registry
from bot.process import logs, measures
logs.set_up("INFO")
registry()
def series():
    found = generate_latest(measures.REGISTRY).decode().splitlines()
    ours = ("sysop_log_records_total", "sysop_drawing")
    return {line.split(" ")[0] for line in found if line.startswith(ours)}
before = series()
for name in ("bot.outbox.failures", "bot.games.neon_hope.pausing", "discord.client", "asyncio", "somebody"):
    logging.getLogger(name).error("failed")
    logging.getLogger(name).critical("failed")
measures.DRAWING.labels("failed").observe(1)
print(series() - before)
"""


def test_a_first_error_is_an_increase_for_prometheus() -> None:
    """A series that begins with 1 shows none: all are there before anything has happened."""
    ended = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-c", PAIRS],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (0, b"set()\n"), ended.stderr


@pytest.mark.usefixtures("quiet_again")
async def test_the_log_names_the_press_that_led_to_a_message(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where the message goes after the press was answered, and after a restart; and no other's."""
    logs.set_up("INFO")
    await world.start_game()
    async with world.bot.db.read() as db:
        before = await outbox.last_id(db)
    fail(world, world.thread(), 500, times=1)
    await world.play(GAIN)
    async with world.bot.db.read() as db:
        moves = await db.exec_driver_sql("SELECT interaction_id FROM moves ORDER BY id DESC LIMIT 1")
        pressed = moves.scalar_one()
        rows = await db.execute(select(table.c.cause).where(table.c.id > before).distinct())
        assert [cause for (cause,) in rows] == [pressed]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    late = [line for line in lines if line["event"] == "sending put off"]
    assert [line["interaction"] for line in late] == [pressed]
    # The loop that sweeps is nobody's work.
    assert all("interaction" not in line for line in lines if line["event"] in ("ready", "sweep put off"))


@pytest.mark.usefixtures("quiet_again")
@pytest.mark.stores
async def test_the_log_names_the_press_that_led_to_an_edit_however_often_it_is_tried(
    world: World, clock: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also after a restart, when nothing is left of the press but what is stored."""
    logs.set_up("INFO")
    await world.start_game()
    fail(world, world.thread(), 503, times=None, method="PATCH")
    await world.play(GAIN)
    async with world.bot.db.read() as db:
        pressed = await db.scalar(select(moves.c.interaction_id).order_by(moves.c.id.desc()).limit(1))
    await later(world, clock)
    await world.restart()
    await later(world, clock)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    late = [line for line in lines if line["event"] == "sending put off" and line.get("slot") == "board"]
    assert len(late) >= 3
    assert {line.get("interaction") for line in late} == {pressed}


@pytest.mark.usefixtures("quiet_again")
async def test_what_is_written_together_is_each_its_own_presss_work(stored: Database) -> None:
    """Changes that share a commit: messages that they promise name who led to them."""
    found = []

    async def note(_: object) -> None:
        found.append(logs.cause())

    async def ask(by: int | None) -> None:
        with logs.caused_by(by):
            await stored.write_soon(note)

    await asyncio.gather(*(ask(by) for by in (7, None, 8)))
    assert found == [7, None, 8]


@pytest.mark.usefixtures("quiet_again")
async def test_the_log_names_no_press_for_what_comes_from_none(
    world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    """A press that wakes a lane has not led to what waits there already."""
    logs.set_up("INFO")
    await world.start_game()
    async with world.bot.db.write() as db:
        await outbox.add(db, 1, outbox.THREAD, "text", world.bot.clock.now(), content="an old promise")
    fail(world, world.thread(), 500, times=1)
    with logs.caused_by(5):
        world.bot.dispatcher.wake(1)
        await world.rest()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    (late,) = [line for line in lines if line["event"] == "sending put off"]
    assert "interaction" not in late
