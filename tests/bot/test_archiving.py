"""What a game that is over leaves is packed beside everything else: nothing of it is lost, whatever comes
between, and what older versions packed is read."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.games.netrunner.kind import kind
from bot.hosting.archiving import AT_ONCE
from bot.store import archives, games, keyframes
from engine import netrunner, players
from engine.netrunner.table.state import CORP, RUNNER
from tests.bot.world import World

ANSWERS = 14


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def over(world: World) -> tuple[int, dict[int, bytes]]:
    """A game that has just been conceded; and how it stood after each row, with a keyframe of each."""
    play, game = world.bot.play, netrunner.new_game(level="beginner", seed=5)
    seated = {CORP: Player("ann", world.ann.id), RUNNER: Player("bob", world.bob.id)}
    async with world.bot.db.write() as db:
        game_id = await play.start(db, kind(), game, "beginner", world.guild.id, world.channel.id, seated)
    stood = {0: game.save()}
    table = await play.load(game_id)
    for _ in range(ANSWERS):
        asked = table.game.decisions[0]
        keys = players.choose(netrunner.load(table.game.save()), asked.seat, asked.id, level="sensible")
        user = world.ann.id if asked.seat == CORP else world.bob.id
        table = await play.answer(game_id, user, asked.id, list(keys), None, table)
        number = table.row.moves
        stood[number] = table.game.save()
        async with world.bot.db.write() as db:
            await keyframes.keep(db, game_id, number, table.game.turn, stood[number])
    await play.concede(game_id, world.ann.id, 77 + game_id)
    return game_id, stood


async def log(world: World, game_id: int) -> tuple[list[str], list[keyframes.Answer]]:
    async with world.bot.db.read() as db:
        return await games.log_lines(db, game_id), await keyframes.answers(db, game_id, 0, 10**6)


async def one(world: World, statement: str) -> Any:
    async with world.bot.db.read() as db:
        return (await db.exec_driver_sql(statement)).scalar_one()


async def test_a_game_that_is_over_goes_into_one_piece_a_moment_later(world: World) -> None:
    game_id, stood = await over(world)
    before = await log(world, game_id)
    kept = await one(world, "SELECT sum(length(state)) FROM keyframes")
    said = await one(world, "SELECT sum(length(lines) + length(events)) FROM moves")
    async with world.bot.db.read() as db:
        turns = await keyframes.turns(db, game_id)
    await world.bot.archiving.fire()
    assert await one(world, "SELECT count(*) FROM keyframes") == 0
    assert await one(world, "SELECT count(*) FROM moves WHERE interaction_id IS NOT NULL") == 0
    assert await one(world, "SELECT length(data) FROM archives") * 4 < kept + said
    assert await log(world, game_id) == before
    async with world.bot.db.read() as db:
        assert await keyframes.turns(db, game_id) == turns
        for number in stood:
            frame = await keyframes.before(db, game_id, number)
            # One in three is there; what is between them are answers.
            assert number - 3 < frame.number <= number
            assert frame.state == stood[frame.number]
        assert await archives.due(db, 5, ()) == []
    with pytest.raises(KeyError):
        async with world.bot.db.read() as db:
            await keyframes.before(db, game_id, -1)


async def test_what_is_no_answer_keeps_its_own_state(world: World) -> None:
    game_id, stood = await over(world)
    after = sorted(stood)[4]
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("UPDATE moves SET decision = NULL WHERE number = ?", (after,))
    await world.bot.archiving.fire()
    async with world.bot.db.read() as db:
        assert (await keyframes.before(db, game_id, after)).state == stood[after]


async def test_somebody_forgotten_meanwhile_stays_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, _ = await over(world)
    async with world.bot.db.read() as db:
        collected = await archives.collect(db, game_id)
    data = archives.compress(collected)
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("""UPDATE moves SET lines = '["another"]' WHERE number = 2""")
        await archives.put(db, game_id, collected, data)
        assert await archives.due(db, 5, ()) == [game_id]
    await world.bot.archiving.fire()
    assert "another" in (await log(world, game_id))[0]
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("UPDATE moves SET user_id = NULL")
        await archives.note(db, game_id)
    await world.bot.archiving.fire()
    assert await one(world, "SELECT count(*) FROM moves WHERE user_id IS NOT NULL") == 0
    assert "another" in (await log(world, game_id))[0]


async def test_what_older_versions_packed_is_read_and_packed_anew(world: World) -> None:
    game_id, stood = await over(world)
    before = await log(world, game_id)
    async with world.bot.db.write() as db:
        collected = await archives.collect(db, game_id)
        await archives.put(db, game_id, collected, b"")
        rows = zlib.compress(msgspec.msgpack.encode(collected.rows))
        await db.exec_driver_sql("UPDATE archives SET data = ?", (rows,))
        known = b""
        for number, state in stood.items():
            packer = zlib.compressobj(9, zdict=known) if known else zlib.compressobj(9)
            packed, known = packer.compress(state) + packer.flush(), state
            values = (game_id, number, 0, packed)
            await db.exec_driver_sql("INSERT INTO keyframes VALUES (?, ?, ?, ?)", values)
    for _ in range(2):
        assert await log(world, game_id) == before
        async with world.bot.db.read() as db:
            frame = await keyframes.before(db, game_id, ANSWERS)
        assert frame.state == stood[frame.number]
        async with world.bot.db.write() as db:
            await archives.note(db, game_id)
        await world.bot.archiving.fire()
    assert await one(world, "SELECT count(*) FROM keyframes") == 0


async def test_a_game_that_cannot_be_packed_stays_as_it_is_and_keeps_no_other_from_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await over(world)
    await over(world)
    before = await log(world, first)
    compress = archives.compress

    def broken(archive: archives.Archive) -> bytes:
        if len(tried) < 1:
            tried.append(archive)
            raise OSError("no room")
        return compress(archive)

    tried: list[archives.Archive] = []
    monkeypatch.setattr(archives, "compress", broken)
    for _ in range(AT_ONCE):
        await world.bot.archiving.fire()
    assert await log(world, first) == before
    async with world.bot.db.read() as db:
        assert await archives.due(db, 5, ()) == [first]
    assert await one(world, "SELECT max(game_id) FROM keyframes") == first
