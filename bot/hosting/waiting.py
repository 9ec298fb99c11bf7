"""Who is waited for: noted with each answer, reminded in time, nudged by the others.

What follows from a move that has taken too long is for the others to say (`presses/pace.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.kind import Table
from bot.hosting.announcing import persons, tell_all, tell_gone
from bot.hosting.due import PUT_OFF, DueLoop
from bot.hosting.pace import HOUR, NONE, OFF, PACES, Pace, step_at, too_long
from bot.hosting.stored import Stored
from bot.hosting.uptime import PATIENCE, Uptime
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.store import games as store
from bot.store import outbox, people, uptime, waits
from bot.store.game_rows import GameRow, SeatRow
from bot.store.people import UserRow
from bot.store.waits import Gap, WaitRow

NUDGE_AFTER = 2 * HOUR
"""How long somebody is left alone with their move before they can be nudged."""
NUDGE_AGAIN = 12 * HOUR
"""And between two nudges."""


@dataclass(frozen=True)
class Waited:
    """Somebody who owes a move, as it stands now."""

    row: WaitRow
    pace: Pace
    user: UserRow
    gaps: tuple[Gap, ...]
    gone: bool = False
    """Whether nobody can call them any more: nobody need wait for that."""

    @property
    def due(self) -> float:
        """When the move has taken too long."""
        return too_long(self.row, self.pace, self.user, self.gaps)

    def away_until(self, now: float) -> float | None:
        """The end of the vacation they are on; None if they are on none."""
        return max((last for first, last in self.gaps if first <= now < last), default=None)


async def waited(db: AsyncConnection, game: GameRow, row: WaitRow, now: float) -> Waited:
    """What there is to know of somebody who owes a move."""
    gaps = await waits.gaps(db, row.user_id, game.guild_id, row.since, now)
    user = await people.user(db, row.user_id)
    gone = row.seat in game.seats and game.seats[row.seat].gone
    return Waited(row, PACES.get(game.pace, PACES[NONE]), user, tuple(gaps), gone)


class Waiting:
    """Nudges, and the reminders of one store's games."""

    def __init__(self, play: Stored) -> None:
        self.play = play
        self.db = play.db
        self.clock = play.clock

    async def of(self, game_id: int) -> list[Waited]:
        """Who is waited for in a game; nobody where it is over, or nobody else is at the table."""
        async with self.db.read() as db:
            game = await store.get(db, game_id)
            if game is None or game.status != "running":
                return []
            rows = await waits.of_game(db, game_id)
            last, now = await uptime.last(db), self.clock.now()
            found = [await waited(db, game, row, now) for row in rows.values()]
        if last is None or now - last <= PATIENCE:
            return found
        # Asleep until just now, which the next sign of life will write down: that is nobody's time.
        return [replace(one, gaps=(*one.gaps, (last, now))) for one in found]

    async def nudge(self, table: Table, by: SeatRow) -> list[str]:
        """Call everybody who owes a move in this game on behalf of another player; the names of those who
        were called. Refusal where that cannot be (yet)."""
        now, game = self.clock.now(), table.row
        called: list[str] = []
        reason: Refusal | None = None
        async with self.db.write() as db:
            for row in (await waits.of_game(db, game.id)).values():
                seat = game.seats[row.seat]
                if row.user_id == by.user_id:
                    continue
                one = await waited(db, game, row, now)
                problem = _may_nudge(one, seat, now)
                if problem is not None:
                    reason = reason if one.gone and reason is not None else problem
                    continue
                if await waits.note(db, row, stage=row.stage, look=row.look, nudged=now):
                    await self._remind(db, game, seat, one, by=by.name)
                    called.append(seat.name)
        if not called:
            raise reason or Refusal("bot-pace-nobody")
        self.play.wake(game.id)
        return called

    async def tell(self, row: WaitRow) -> None:
        """Tell what time has brought to a wait: a reminder, or that it has taken too long. What was missed
        meanwhile is not made up for: only the latest is told. In place of the reminders of who is gone, the
        others hear once that they need not wait."""
        now = self.clock.now()
        async with self.db.write() as db:
            game = await store.get(db, row.game_id)
            if game is None or game.status != "running" or game.pace == OFF:
                await waits.replace(db, row.game_id, {})
                return
            one = await waited(db, game, row, now)
            stage, look = row.stage, step_at(row, row.stage, one.pace, one.user, one.gaps)
            while look is not None and look <= now:
                stage += 1
                look = step_at(row, stage, one.pace, one.user, one.gaps)
            if not await waits.note(db, row, stage=stage, look=look) or stage == row.stage:
                return
            seat = game.seats[row.seat]
            if stage > len(one.pace.reminders):
                await self._too_long(db, game, seat, one)
            elif one.gone:
                if row.stage == 0:
                    await tell_gone(db, game, row.user_id, seat.name, now)
            else:
                await self._remind(db, game, seat, one)
        self.play.wake(row.game_id)

    async def _remind(
        self, db: AsyncConnection, game: GameRow, seat: SeatRow, one: Waited, by: str = ""
    ) -> None:
        """Call somebody once more: their panel comes anew, with a word about who waits since when."""
        about: dict[str, object] = {"since": int(one.row.since), "due": int(one.due), "by": by}
        now = self.clock.now()
        if seat.by_dm:
            lane = outbox.dm_lane(seat.seat)
            await outbox.add_once(db, game.id, lane, "prompt", now, remind=about)
        elif game.calls:
            await outbox.add(db, game.id, outbox.THREAD, "nudge", now, seat=seat.seat, remind=about)

    async def _too_long(self, db: AsyncConnection, game: GameRow, seat: SeatRow, one: Waited) -> None:
        """Tell the others that a move has taken too long, and who owes it."""
        language, now = game.language, self.clock.now()
        told = persons(game, [seat.user_id or 0])
        said = words.say(
            language, f"bot-pace-over-{one.pace.name}", name=words.plain(seat.name),
            names=[words.mention(other.user_id) for other in told],
        )  # fmt: skip
        what = words.say(language, "bot-pace-what"), f"pc:{game.id}:page", "primary"
        who = [other.user_id for other in told if other.user_id is not None]
        but = [seat.user_id] if seat.user_id is not None else []
        await tell_all(db, game, said, now, mentions=who, buttons=[what], but=but)


def _may_nudge(one: Waited, seat: SeatRow, now: float) -> Refusal | None:
    """Why somebody cannot be nudged now."""
    name = words.plain(seat.name)
    if one.gone:
        return Refusal("bot-pace-nudge-gone", name=name)
    away = one.away_until(now)
    if away is not None:
        return Refusal("bot-pace-away", name=name, until=f"<t:{int(away)}:f>")
    last = one.row.nudged
    again = one.row.since + NUDGE_AFTER if last is None else last + NUDGE_AGAIN
    if now < again:
        return Refusal("bot-pace-nudge-later", name=name, at=f"<t:{int(again)}:R>")
    return None


class Reminding(DueLoop):
    """Tells what time brings to those who are waited for."""

    def __init__(self, waiting: Waiting, uptime: Uptime, sweep_seconds: float) -> None:
        super().__init__(waiting.db, waiting.clock, sweep_seconds)
        self.waiting = waiting
        self.uptime = uptime

    async def next_due(self, db: AsyncConnection) -> float | None:
        return await waits.next_due(db, await uptime.away(db))

    async def fire(self) -> bool:
        """Everything that is due by now, each by itself. Nothing while Discord is out of reach, or
        the server's shard is."""
        if not await self.uptime.note():
            return False
        async with self.db.read() as db:
            overdue = await waits.due(db, self.clock.now(), await uptime.away(db))
        for row in overdue:
            if not await self.each(partial(self.waiting.tell, row), game=row.game_id):
                await self._put_off(row)
        return True

    async def _put_off(self, row: WaitRow) -> None:
        async with self.db.write() as db:
            await waits.note(db, row, stage=row.stage, look=self.clock.now() + PUT_OFF)
