"""Now and then, and after each start, what is on Discord is held against what should be there.

The outbox promises; this looks whether the promises were kept. A game's thread is held against its decision
log (a message for each turn, with all that happened in it), the board against its message, and whoever is
waited for must have a panel that can be pressed. What is missing is promised anew. What somebody has deleted
from a thread is left deleted, and what is still waiting to be sent, or a dead letter, is not missing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.play import Play
from bot.hosting.turns import accounts, is_same
from bot.layouts.board import SUMMARY
from bot.messages.refusals import Refusal
from bot.outbox.codes import NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.outbox.posting import WRONG_CLOCK, custom_ids, texts
from bot.outbox.pruning import ENDED_SECONDS, KEEP_SECONDS
from bot.process.logs import logger
from bot.store import games as store
from bot.store import outbox, promises, slots
from bot.store.database import StoreUnavailable
from bot.store.game_rows import GameRow, SeatRow
from bot.store.promises import Promises
from bot.store.sections import Page
from bot.store.slots import SlotRow

log = logger(__name__)

AFTER_START = 120.0
"""Seconds after a start until the first look: what an earlier process has left is sent by then."""
EVERY = 6 * 3600.0
"""Seconds from the beginning of a round to that of the next."""
SOON = 60.0
"""The same where the store was not there."""
PACE = 0.5
"""Seconds between two games: nobody waits for it, and Discord limits requests."""
ROUND = int(EVERY / PACE)
"""Games in a round, at most."""
LATEST = ENDED_SECONDS
"""How long after its end a game is still looked at: for so long it is known what it was promised."""
HISTORY = 300
"""A thread's latest messages that are read."""

GONE = {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, *NO_ACCESS}


@dataclass(frozen=True)
class Seen:
    """The latest messages of a thread."""

    messages: list[discord.Message]
    """Those of the bot, the oldest first."""
    since: float
    """Everything the bot has posted after this moment is among them."""

    @property
    def ids(self) -> dict[int, discord.Message]:
        return {message.id: message for message in self.messages}


class Reconciler:
    """Looks at one game after the other. `game` and `all` return how much was missing."""

    def __init__(self, client: discord.Client, play: Play) -> None:
        self.client = client
        self.play = play
        self.db = play.db
        self.clock = play.clock
        self.others: list[Callable[[], Awaitable[int]]] = []
        """What else is looked at; each returns how much was missing."""
        self._looked: dict[int, float] = {}
        """When each game was last looked at."""
        self._unclear: set[int] = set()
        """Those of which not all could be seen then, or something was missing."""

    async def pause(self) -> None:
        """Between two of them."""
        await self.clock.sleep(PACE)

    async def run(self) -> None:
        """For ever."""
        await self.clock.sleep(AFTER_START)
        while True:
            begun, pause = self.clock.now(), EVERY
            try:
                missing = await self.all()
                log.info("reconciled", missing=missing)
            except (StoreUnavailable, OSError) as error:
                log.warning("reconciliation put off", error=type(error).__name__)
                pause = SOON
            await self.clock.sleep(max(PACE, pause - (self.clock.now() - begun)))

    async def all(self) -> int:
        """Every game that is played or has just ended, as far as there is time until the next round."""
        async with self.db.read(long=True) as db:
            found = await store.recent(db, self.clock.now() - LATEST)
        missing = 0
        for game_id in self._in_turn(found):
            missing += await self.each(partial(self.game, game_id), game=game_id)
            await self.pause()
        return missing + sum([await self.each(other) for other in self.others])

    def _in_turn(self, found: Mapping[int, float]) -> list[int]:
        """First what has changed since it was looked at, of this what was not looked at for longest, then
        the others likewise. `found`: games, and when each was last changed."""
        self._looked = {game_id: at for game_id, at in self._looked.items() if game_id in found}
        self._unclear &= found.keys()

        def turn(game_id: int) -> tuple[bool, float, float]:
            looked = self._looked.get(game_id, 0.0)
            seen = found[game_id] < looked and game_id not in self._unclear
            return seen, looked, -found[game_id]

        return sorted(found, key=turn)[:ROUND]

    async def each(self, look: Callable[[], Awaitable[int]], **about: int) -> int:
        """Look at one of many; returns how much was missing. Whatever goes wrong with it, the others are
        looked at. Raises StoreUnavailable."""
        try:
            return await look()
        except StoreUnavailable:
            raise
        except (discord.HTTPException, Refusal) as error:
            log.info("not reconciled", error=type(error).__name__, **about)
        except Exception as error:
            log.exception("not reconciled", error=type(error).__name__, **about)
        return 0

    async def game(self, game_id: int) -> int:
        """One game. What happens meanwhile is left to the next time."""
        now = self._looked[game_id] = self.clock.now()
        self._unclear.add(game_id)
        async with self.db.read() as db:
            row = await store.get(db, game_id)
            if row is None or row.kind not in self.play.kinds or row.status == "damaged":
                return 0
            if row.ended is not None and row.ended <= now - LATEST:
                return 0  # what it was promised is forgotten
            promised = await promises.read(db, game_id, now - KEEP_SECONDS)
        wanted: list[Missing] = []
        if row.thread_state == "open" and row.thread_id is not None and outbox.THREAD not in promised.waiting:
            seen = await self._look(row.thread_id, now - KEEP_SECONDS)
            wanted += await self._turns(row, promised, seen)
            wanted += await self._public(row, promised, seen)
        if row.status == "running":
            for seat in row.waiting:
                wanted += await self._called(row, row.seats[seat], promised)
        if not wanted:
            if not promised.waiting:
                self._unclear.discard(game_id)
            return 0
        async with self.db.write() as db:
            newest = await store.get(db, game_id)
            if newest is None or (newest.version, newest.thread_id) != (row.version, row.thread_id):
                return 0
            promised = await promises.read(db, game_id, now - KEEP_SECONDS)
            wanted = [one for one in wanted if one.lane not in promised.waiting]
            for one in wanted:
                await self._promise(db, game_id, one)
        for one in wanted:
            log.warning("was missing", game=game_id, kind=one.kind, lane=one.lane)
        self.play.wake(game_id)
        return len(wanted)

    async def _look(self, channel_id: int, since: float) -> Seen:
        """What the bot has posted in a thread."""
        me = self.client.user
        channel = self.client.get_partial_messageable(channel_id)
        read = [message async for message in channel.history(limit=HISTORY)]
        if len(read) == HISTORY:
            since = max(since, read[-1].created_at.timestamp() + WRONG_CLOCK)
        own = [message for message in reversed(read) if me is not None and message.author.id == me.id]
        return Seen(own, since)

    async def _turns(self, row: GameRow, promised: Promises, seen: Seen) -> list[Missing]:
        """Pages of turns that nobody was told, or that do not say all that happened."""
        table = await self.play.open(row)
        begun = promised.begun(seen.since)
        if begun is None:
            return []
        async with self.db.read() as db:
            told = await accounts(db, table, *begun)
        known = {row.message_id for row in promised.turns.values()}
        loose = [message for message in seen.messages if message.content and message.id not in known]
        missing: list[Missing] = []
        for section, found in told.items():
            for number, content in enumerate(found.pages, 1):
                page = Page(section, number)
                slot = promised.slots.get(page.slot)
                row_of = promised.turns.get(page)
                message = seen.ids.get((row_of.message_id if row_of is not None else None) or 0)
                stray = row_of is None and slot is None
                if stray:
                    message = next((one for one in loose if is_same(one.content, content)), None)
                    if message is None:
                        missing.append(Missing(outbox.THREAD, "turn", page=page))
                behind = slot is not None and slot.wanted > slot.shown
                goes_on = stray and not found.closed
                if message is not None and not behind and (goes_on or not says(message, content)):
                    missing.append(Missing(outbox.THREAD, "edit", slot=slot, page=page, message=message))
        return missing

    async def _public(self, row: GameRow, promised: Promises, seen: Seen) -> list[Missing]:
        """The board of a game that is played, or the summary of one that has ended."""
        if row.status != "running":
            told = any(texts(message).startswith(SUMMARY) for message in seen.messages)
            if told or "summary" in promised.kinds or row.ended is None or row.ended < seen.since:
                return []
            return [Missing(outbox.THREAD, "summary")]
        slot = promised.slots.get(outbox.BOARD)
        if slot is None:
            return [Missing(outbox.THREAD, "board")]
        if slot.message_id in seen.ids or await self.message(slot) is not None:
            return []
        return [Missing(outbox.THREAD, "board", slot=slot)]

    async def _called(self, row: GameRow, seat: SeatRow, promised: Promises) -> list[Missing]:
        """What a seat that is waited for has to be told with."""
        if seat.user_id is None:
            return []
        if not seat.by_dm:
            if row.thread_state != "open" or not promised.uncalled(seat.seat):
                return []
            return [Missing(outbox.THREAD, "nudge", seat=seat.seat)]
        lane = outbox.dm_lane(seat.seat)
        slot = promised.slots.get(outbox.panel_slot(seat.seat))
        if lane in promised.waiting:
            return []
        if slot is None:
            return [Missing(lane, "prompt")]
        if slot.wanted > slot.shown:
            return []  # it is being edited
        message = await self.message(slot)
        if message is None:
            return [Missing(lane, "prompt", slot=slot)]
        table = await self.play.open(row)
        asked = [f"g:{row.id}:{one.id}:" for one in table.game.decisions if one.seat == seat.seat]
        offered = custom_ids(message)
        if any(custom_id.startswith(mark) for mark in asked for custom_id in offered):
            return []
        return [Missing(lane, "edit", slot=slot)]

    async def message(self, slot: SlotRow) -> discord.Message | None:
        """The message of a slot; None if it is gone."""
        channel = self.client.get_partial_messageable(slot.channel_id)
        try:
            return await channel.fetch_message(slot.message_id)
        except discord.HTTPException as error:
            if error.code in GONE:
                return None
            raise

    async def _promise(self, db: AsyncConnection, game_id: int, one: Missing) -> None:
        now = self.clock.now()
        if one.message is not None and one.page is not None:
            at, where = one.message.id, one.message.channel.id
            await slots.put(db, game_id, one.page.slot, where, at, shown=-1, due=now)
            return None
        if one.page is not None:
            return await outbox.add(db, game_id, one.lane, one.kind, now, **one.page.payload)
        if one.kind == "edit":
            assert one.slot is not None
            return await slots.redraw(db, game_id, one.slot.slot, now, anew=True)
        if one.slot is not None:
            await slots.drop(db, game_id, one.slot.slot)
        if one.kind == "nudge":
            return await outbox.add(db, game_id, one.lane, one.kind, now, seat=one.seat)
        await outbox.add_once(db, game_id, one.lane, one.kind, now)


@dataclass(frozen=True)
class Missing:
    """A message that should be there: rows of the outbox to add, or (edit) a message to draw anew."""

    lane: str
    kind: str
    seat: str = ""
    slot: SlotRow | None = None
    """Where it was, if it was anywhere."""
    page: Page | None = None
    """What it tells of a turn."""
    message: discord.Message | None = None
    """Where that is told, and not all of it."""


def says(message: discord.Message, content: str) -> bool:
    """Whether a message tells of a turn all that `content` does; in a language that was spoken before, it has
    as many lines."""
    there, wanted = _split(message.content), _split(content)
    return there == wanted if there[0] == wanted[0] else len(there) >= len(wanted)


def _split(content: str) -> list[str]:
    """The lines of a message as Discord keeps them."""
    return [line.strip() for line in content.strip().split("\n")]
