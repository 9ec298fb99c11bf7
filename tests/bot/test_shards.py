"""One process with several shards of the gateway, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import gateway as module
from bot.gateway import Gateway
from bot.process.shards import Shards
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.bot.dying import until
from tests.bot.hands import connected
from tests.clock import ManualClock

TWO = Shards((0, 1), 2)


async def answered(server: SandboxServer, place: str) -> bool:
    """Whether somebody there gets an answer."""
    made = await server.sandbox.slash("Ada", place, "netrunner games")
    return bool(made.acknowledged)


async def test_one_shard_goes_on_while_another_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each begins its session in its turn; each is told of its own servers; one that is cut comes back."""
    monkeypatch.setattr(module, "PAUSE", 0.3)
    async with running_sandbox() as server:
        gateway = server.gateway
        gateway.at_once, gateway.identify_seconds = 1, 0.25
        homes = [server.world.add_guild(f"place-{shard}", shard, 2) for shard in range(2)]
        async with connected(server, str(tmp_path / "game.sqlite3"), TWO) as bot:
            await until(lambda: gateway.shards_connected() == {(0, 2), (1, 2)}, "both shards")
            await until(lambda: not bot.gateway.away.ids, "word of both")
            assert gateway.sent_away == 0
            assert bot.gateway.away_since is None
            assert await answered(server, "place-0")
            assert await answered(server, "place-1")
            assert {guild.id: guild.shard_id for guild in bot.guilds if guild.id in homes} == {
                home: shard for shard, home in enumerate(homes)
            }
            lost: list[Shards] = []
            drop = bot.gateway.lost

            def note(*shards: int) -> None:
                drop(*shards)
                lost.append(bot.gateway.away)

            monkeypatch.setattr(bot.gateway, "lost", note)
            gateway.drop(1)
            await until(lambda: lost, "the cut")
            assert lost == [Shards((1,), 2)]
            assert await answered(server, "place-0")
            await until(lambda: (1, 2) in gateway.shards_connected(), "shard 1 again")
            assert await answered(server, "place-1")
            await until(lambda: not bot.gateway.away.ids, "word of both")
            assert gateway.resumed == 1
        assert server.violations == []


def test_since_when_a_shard_is_away() -> None:
    clock = ManualClock()
    gateway = Gateway(Shards((1, 3), 4), clock)
    start = clock.now()
    assert gateway.away == Shards((1, 3), 4)
    gateway.reached(1)
    clock.advance(5)
    gateway.lost(1)
    assert gateway.away_since == start
    gateway.reached(3)
    assert gateway.away == Shards((1,), 4)
    assert gateway.away_since == start + 5
    clock.advance(5)
    gateway.lost(1)
    assert gateway.away_since == start + 5
    gateway.reached()
    assert gateway.away == Shards((), 4)
    assert gateway.away_since is None
