"""What comes of each answer that Discord may give where a game's thread is to be opened, at the place where
it is judged: the row is sent once more, and Discord refuses it by every code there is."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import delete, select, update

from bot.messages.words import say
from bot.outbox import failures
from bot.outbox.codes import ARCHIVED, ITS_OWN, UNKNOWN_CHANNEL
from bot.store import games, outbox, slots
from bot.store.game_rows import LOST, OPEN, PENDING, REFUSED
from bot.store.outbox import Owner, Row
from bot.store.schema import outbox as promises
from tests.bot.world import World

CODES = [
    0, 10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010, 10011, 10012, 10013, 10014,
    10015, 10016,
    10020, 10026, 10027, 10028, 10029, 10030, 10031, 10032, 10033, 10036, 10038, 10050, 10057, 10059,
    10060, 10062, 10063, 10065, 10066, 10067, 10068, 10069, 10070, 10071, 10087, 10097, 10098, 10099, 20001,
    20002, 20009, 20012, 20016, 20018, 20022, 20024, 20028, 20029, 20031, 20035, 30001, 30002, 30003, 30004,
    30005, 30007, 30008, 30010, 30013, 30015, 30016, 30018, 30019, 30030, 30031, 30032, 30033, 30034, 30035,
    30037, 30038, 30039, 30040, 30042, 30045, 30046, 30047, 30048, 30052, 30056, 30058, 30060, 30061, 40001,
    40002, 40003, 40004, 40005, 40006, 40007, 40012, 40018, 40032, 40033, 40041, 40043, 40058, 40060, 40061,
    40062, 40066, 40067, 40074, 40333, 50001, 50002, 50003, 50004, 50005, 50006, 50007, 50008, 50009, 50010,
    50011, 50012, 50013, 50014, 50015, 50016, 50017, 50019, 50020, 50021, 50024, 50025, 50026, 50027, 50028,
    50033, 50034, 50035, 50036, 50039, 50041, 50045, 50046, 50054, 50055, 50057, 50067, 50068, 50069, 50070,
    50073, 50074, 50080, 50081, 50083, 50084, 50085, 50086, 50091, 50095, 50097, 50101, 50103, 50109, 50131,
    50132, 50138, 50144, 50145, 50146, 50159, 50160, 50161, 50162, 50163, 50178, 50192, 50278, 50600, 60003,
    80004, 80007, 90001, 90002, 110000, 110001, 130000, 150006, 160002, 160004, 160005, 160006, 160007,
    170001, 170002,
    170003, 170004, 170005, 170006, 170007, 180000, 180002, 200000, 200001, 220001, 220002, 220003,
    220004, 240000, 340000, 350001, 500000, 520000, 520001, 999_999,
]  # fmt: skip
"""What Discord's documentation lists, none at all, and one that it does not."""


def statuses(code: int) -> int:
    return 404 if 10_000 <= code < 20_000 else 403 if code in (0, 50001, 50007, 50013, 50278) else 400


def refusal(code: int) -> discord.HTTPException:
    """What the library raises where Discord answers with a code."""
    response: Any = SimpleNamespace(status=statuses(code), reason="refused")
    return discord.HTTPException(response, {"code": code, "message": "refused"})


async def walk(
    world: World, game_id: int, monkeypatch: pytest.MonkeyPatch, tries: Sequence[int] = (1,)
) -> None:
    """Whatever the code: everybody who plays is told, once, by the second refusal (1) at the latest, and the
    thread is tried again. `game_id`: a game whose thread could be opened."""
    bot, refused = world.bot, list[int]()
    monkeypatch.setattr(bot.play, "woken", [])  # nothing else is sent meanwhile

    async def refuse(*args: Any, **options: Any) -> None:
        raise refusal(refused[-1])

    monkeypatch.setattr(bot.delivery.poster, "post", refuse)
    async with bot.db.write() as db:
        before = await outbox.last_id(db)
        await slots.drop(db, game_id, "start")
    for code in CODES:
        refused.append(code)
        for attempts in tries:
            async with bot.db.write() as db:
                if attempts == tries[0]:
                    await games.set_thread(db, game_id, PENDING, None)
                game = await games.get(db, game_id)
            assert game is not None
            now = bot.clock.now()
            row = Row(
                before,
                Owner("game", game_id),
                outbox.THREAD,
                "start",
                {},
                "n",
                attempts,
                now,
                now,
                None,
                None,
            )
            try:
                await bot.delivery.send(row, game, False)
                again = False
            except failures.NotYet as error:
                again = not failures.final(error) and failures.passes(error)
            if code == UNKNOWN_CHANNEL:
                break
        await _settled(world, game_id, code, before, again)


async def walk_open(world: World, game_id: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of a thread that was open: it is archived and cannot be brought back, or takes no message.
    What is wrong with one message alone, and what passes, is no trouble of the thread's."""
    bot, refused = world.bot, list[int]()
    monkeypatch.setattr(bot.play, "woken", [])
    async with bot.db.write() as db:
        was = await games.get(db, game_id)
        assert was is not None
        await outbox.add(db, game_id, outbox.THREAD, "text", bot.clock.now(), content="Hello.")
        row = await outbox.head(db, game_id, outbox.THREAD)
        assert row is not None

    async def refuse(*args: Any, **options: Any) -> None:
        raise refusal(refused[-1])

    async def archived(*args: Any, **options: Any) -> None:
        raise refusal(ARCHIVED)

    for way, code in [(way, code) for way in ("post", "wake") for code in CODES]:
        refused.append(code)
        monkeypatch.setattr(bot.delivery.poster, "post", refuse if way == "post" else archived)
        monkeypatch.setattr(discord.Thread, "edit", refuse)
        for attempts, since in ((0, None), (1, 1.0)):
            now = row._replace(attempts=attempts, refused=since)
            async with bot.db.read() as db:
                game = await games.get(db, game_id)
            assert game is not None
            if not game.has_thread or game.thread_id is None:
                break
            with contextlib.suppress(failures.NotYet, discord.HTTPException):
                await bot.delivery.send(now, game, False)
        fine = code == failures.TOO_FAST or (way == "post" and code in ITS_OWN)
        async with bot.db.write() as db:
            game = await games.get(db, game_id)
            assert game is not None
            assert game.thread_state == (
                OPEN if fine
                else PENDING if code == UNKNOWN_CHANNEL
                else REFUSED
            ), (way, code)  # fmt: skip
            waits = await outbox.waiting(db, game_id, outbox.THREAD)
            assert waits, (way, code)
            group = bot.play.kinds[game.kind].group
            for seat in game.seats.values():
                said = say(seat.language, "bot-lost-thread", group=group)
                lane = await outbox.waiting(db, game_id, outbox.dm_lane(seat.seat))
                count = [told.payload.get("content") for told in lane].count(said)
                assert count == (game.thread_state == REFUSED), (way, code, seat.seat)
            await db.execute(delete(promises).where(promises.c.id > row.id))
            await db.execute(update(promises).where(promises.c.id == row.id).values(state="waiting"))
            await games.set_thread(db, game_id, OPEN, was.thread_id)


async def _settled(world: World, game_id: int, code: int, before: int, again: bool) -> None:
    """What stands in the store after the refusals; then it is as it was."""
    async with world.bot.db.write() as db:
        found = await db.execute(
            select(promises.c.lane, promises.c.kind, promises.c.payload).where(promises.c.id > before)
        )
        rows = [(lane, kind, json.loads(payload)) for lane, kind, payload in found]
        game = await games.get(db, game_id)
        assert game is not None
        kind = world.bot.play.kinds[game.kind]
        gone = code == UNKNOWN_CHANNEL
        assert game.thread_state == (LOST if gone else REFUSED), code
        assert again or (outbox.THREAD, "start") in [row[:2] for row in rows], code
        told = "bot-lost-thread" if gone else "bot-no-thread"
        where = {} if gone else {"channel": f"<#{game.channel_id}>"}
        for user in {seat.user_id for seat in game.seats.values() if seat.user_id is not None}:
            lanes = [outbox.dm_lane(seat.seat) for seat in game.seats_of(user)]
            said = say(game.seats_of(user)[0].language, told, group=kind.group, **where)
            texts = [payload["content"] for lane, what, payload in rows if what == "text" and lane in lanes]
            assert texts.count(said) == 1, (code, user, texts)
        await db.execute(delete(promises).where(promises.c.id > before))
