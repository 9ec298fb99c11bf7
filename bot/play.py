"""One interaction, one transaction: load the game, apply the answer, save it with all that follows from it.

Nothing here knows Discord. The game is read, the answer applied in memory, and the new state written over
exactly the version that was read, in one transaction with the decision log and the messages to send. If
somebody else was faster, everything is done again on the newer state; a refused answer writes nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import loglines, words
from bot.clock import Clock
from bot.games import SPECTATOR, Game, GameKind, Keys
from bot.logs import logger
from bot.store import games as store
from bot.store import outbox
from bot.store.database import Database
from bot.store.games import GameRow, MoveRow, SeatRow, UserRow, VersionConflict
from engine.kernel.errors import AnswerError, NotPending, SaveError
from engine.netrunner.view import DecisionView, View

log = logger(__name__)

RETRIES = 8
"""How often an answer is tried on a state that keeps changing under it."""
COMPUTER_MOVES = 5_000
"""Answers of automatic players in a row after which something must be wrong."""


class Refusal(Exception):
    """The request cannot be done; `str(refusal)` is for the one who asked. Nothing has changed."""


class Stale(Refusal):
    """The decision is not open any more; `table` is the game as it stands."""

    def __init__(self, text: str, table: Table) -> None:
        super().__init__(text)
        self.table = table


@dataclass(frozen=True)
class Table:
    """A game as read from the store."""

    row: GameRow
    kind: GameKind
    game: Game

    def view(self, seat: str = SPECTATOR) -> View:
        return self.game.view(seat)

    def names_of(self, seats: Sequence[str]) -> list[str]:
        return [self.row.seats[seat].name for seat in seats]

    @property
    def waiting_names(self) -> list[str]:
        return self.names_of(self.game.waiting_for)


@dataclass(frozen=True)
class Player:
    """Who takes a seat: a person (`user_id`) or an automatic player (`computer`)."""

    name: str
    user_id: int | None = None
    computer: str | None = None


Pick = Callable[[Table, DecisionView], Sequence[str]]
"""Reads the keys to answer with off the open decision."""


class Play:
    """The games of one store. `wake(game_id)` is called after each commit that left messages to send."""

    def __init__(
        self,
        db: Database,
        kinds: Mapping[str, GameKind],
        clock: Clock,
        wake: Callable[[int], None] = lambda game_id: None,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),
    ) -> None:
        self.db = db
        self.kinds = kinds
        self.clock = clock
        self.wake = wake
        self.seeds = seeds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: int) -> asyncio.Lock:
        """Presses on one game are served one after the other; other processes are met by the version."""
        found = self._locks.get(game_id)
        if found is None:
            found = self._locks[game_id] = asyncio.Lock()
        return found

    async def load(self, game_id: int) -> Table:
        """The game as stored; raises Refusal if there is none or it cannot be read."""
        async with self.db.read() as db:
            row = await store.get(db, game_id)
        if row is None or row.kind not in self.kinds:
            raise Refusal(words.NO_GAME)
        return await self.open(row)

    async def open(self, row: GameRow) -> Table:
        """Decode a row; a damaged one is set aside, once, with a message in its thread."""
        if row.status == "damaged":
            raise Refusal(words.DAMAGED.format(game_id=row.id))
        kind = self.kinds[row.kind]
        try:
            return Table(row, kind, kind.load(row.state))
        except SaveError as error:
            await self.set_aside(row, error)
            raise Refusal(words.DAMAGED.format(game_id=row.id)) from error

    async def set_aside(self, row: GameRow, error: Exception) -> None:
        """Take a game that cannot be read out of play and say so; all others go on."""
        log.error("game set aside", game=row.id, error=type(error).__name__)
        async with self.db.write() as db:
            if await store.set_status(db, row.id, "damaged"):
                text = words.DAMAGED.format(game_id=row.id)
                await outbox.add(db, row.id, outbox.THREAD, "text", self.clock.now(), content=text)
        self.wake(row.id)

    async def answer(
        self,
        game_id: int,
        user_id: int,
        decision_id: int,
        keys: Sequence[str] | Pick,
        interaction_id: int | None,
    ) -> Table:
        """Give an answer; returns the game after it. Raises Refusal, Stale or StoreUnavailable.

        A `Pick` finds the keys in the open decision; whatever it raises leaves the game as it is.
        """

        def act(table: Table, seat: SeatRow) -> list[MoveRow]:
            view = table.view(seat.seat)
            asked = next((d for d in view.decisions if d.id == decision_id), None)
            if asked is None:
                if not view.decisions and view.result is None:
                    raise Stale(words.not_your_move(table.waiting_names), table)
                raise Stale(words.GAME_OVER if view.result else words.STALE, table)
            found = keys(table, asked) if callable(keys) else keys
            one = (asked.minimum, asked.maximum) == (1, 1) and len(found) == 1
            key: Keys = found[0] if one else tuple(found)
            try:
                events = table.game.answer(seat.seat, decision_id, key)
            except NotPending as error:
                raise Stale(words.STALE, table) from error
            lines = loglines.public(table.game, events)
            return [MoveRow(seat.seat, user_id, decision_id, tuple(found), interaction_id, lines)]

        return await self._change(game_id, user_id, act)

    async def concede(self, game_id: int, user_id: int, interaction_id: int | None) -> Table:
        """Give the game up."""

        def act(table: Table, seat: SeatRow) -> list[MoveRow]:
            if table.game.result is not None:
                raise Stale(words.GAME_OVER, table)
            lines = loglines.public(table.game, table.game.concede(seat.seat))
            return [MoveRow(seat.seat, user_id, None, ("concede",), interaction_id, lines)]

        return await self._change(game_id, user_id, act)

    async def full_control(self, game_id: int, user_id: int, on: bool) -> Table:
        """Set a player's standing orders in a running game."""

        def act(table: Table, seat: SeatRow) -> list[MoveRow]:
            table.kind.set_full_control(table.game, seat.seat, on)
            return []

        return await self._change(game_id, user_id, act)

    async def _change(
        self, game_id: int, user_id: int, act: Callable[[Table, SeatRow], list[MoveRow]]
    ) -> Table:
        async with self.lock(game_id):
            for _ in range(RETRIES):
                table = await self.load(game_id)
                seat = table.row.seat_of(user_id)
                if seat is None:
                    raise Refusal(words.NOT_IN_GAME)
                before = set(table.game.waiting_for)
                try:
                    done = act(table, seat)
                except AnswerError as error:
                    raise Refusal(str(error)) from error
                done += run_computers(table)
                try:
                    async with self.db.write() as db:
                        row = await self._save(db, table, done, before)
                except VersionConflict:
                    log.info("version conflict", game=game_id)
                    continue
                except IntegrityError as error:
                    # The same interaction has been served before: its answer is in the log.
                    raise Stale(words.ALREADY_DONE, await self.load(game_id)) from error
                self.wake(game_id)
                return replace(table, row=row)
        raise Refusal(words.FAILED)

    async def _save(
        self, db: AsyncConnection, table: Table, done: Sequence[MoveRow], before: set[str]
    ) -> GameRow:
        """Write state, decision log and messages; returns the row as it is now."""
        now, game, row = self.clock.now(), table.game, table.row
        over = game.result is not None
        values: dict[str, object] = {
            "state": game.save(),
            "moves": row.moves + len(done),
            "waiting": ",".join(game.waiting_for),
            "turn": game.turn,
            "updated": now,
        }
        if over and row.ended is None:
            assert game.result is not None
            values |= {"status": "over", "ended": now, "outcome": game.result.text}
        await store.save(db, row, **values)
        await store.log_moves(db, row, done, now)
        await self._tell(db, row, [line for move in done for line in move.lines])
        if over and row.ended is None:
            await outbox.add(db, row.id, outbox.THREAD, "summary", now)
        for seat in game.waiting_for:
            if seat not in before:
                await self._call(db, row, row.seats[seat])
        await outbox.touch(db, row.id, row.version + 1, now)
        return replace(
            row,
            **{
                **values,
                "waiting": tuple(game.waiting_for),
                "version": row.version + 1,
            },  # type: ignore[arg-type]  # the values are the row's own columns
        )

    async def _tell(self, db: AsyncConnection, row: GameRow, lines: Sequence[str]) -> None:
        """What happened, for the thread: one message, or as many as its length needs."""
        if row.thread_state == "lost":
            return
        for content in loglines.messages(lines):
            await outbox.add(db, row.id, outbox.THREAD, "text", self.clock.now(), content=content)

    async def _call(self, db: AsyncConnection, row: GameRow, seat: SeatRow) -> None:
        """Tell a person that it is their move: by DM, or in the thread where DMs are closed or not wanted."""
        if seat.by_dm:
            await outbox.add_once(db, row.id, outbox.dm_lane(seat.seat), "prompt", self.clock.now())
        elif seat.user_id is not None and row.thread_state != "lost":
            await outbox.add(db, row.id, outbox.THREAD, "nudge", self.clock.now(), seat=seat.seat)

    async def start(
        self,
        db: AsyncConnection,
        kind: GameKind,
        level: str,
        guild_id: int | None,
        channel_id: int,
        players: Mapping[str, Player],
    ) -> int:
        """Start a game inside the caller's transaction; returns its id. Call `wake` after the commit."""
        now = self.clock.now()
        game = kind.new(level, self.seeds())
        sitting: list[SeatRow] = []
        for seat in kind.seats:
            who = players[seat]
            settings = await store.user(db, who.user_id) if who.user_id is not None else UserRow(0)
            if settings.full_control:
                kind.set_full_control(game, seat, True)
            sitting.append(SeatRow(seat, who.user_id, who.computer, who.name, settings.private, False))
        row = GameRow(
            id=0,
            kind=kind.name,
            level=level,
            status="running",
            guild_id=guild_id,
            channel_id=channel_id,
            thread_id=None,
            thread_state="pending",
            state=b"",
            version=1,
            moves=0,
            waiting=(),
            turn=0,
            created=now,
            updated=now,
            ended=None,
            outcome=None,
            seats={seat.seat: seat for seat in sitting},
        )
        done = run_computers(Table(row, kind, game))
        values: dict[str, object] = {
            name: value for name, value in vars(row).items() if name not in ("id", "seats")
        }
        values |= {
            "state": game.save(),
            "moves": len(done),
            "waiting": ",".join(game.waiting_for),
            "turn": game.turn,
        }
        row = replace(row, id=await store.create(db, values, sitting))
        await store.log_moves(db, row, done, now)
        await outbox.add(db, row.id, outbox.THREAD, "start", now)
        await outbox.add(db, row.id, outbox.THREAD, "board", now)
        people = [seat.user_id for seat in sitting if seat.user_id is not None]
        called = {s.seat: words.mention(s.user_id) if s.user_id else words.plain(s.name) for s in sitting}
        hello = words.hello(words.table(called, kind.seats))
        # Being named in the thread is what brings the players into it.
        await outbox.add(db, row.id, outbox.THREAD, "text", now, content=hello, mentions=people)
        await self._tell(db, row, [line for move in done for line in move.lines])
        for person in sitting:
            if person.by_dm:
                # Both get their hand at once, whoever is asked first.
                await outbox.add(db, row.id, outbox.dm_lane(person.seat), "prompt", now, first=True)
            elif person.seat in game.waiting_for:
                await self._call(db, row, person)
        return row.id


def run_computers(table: Table) -> list[MoveRow]:
    """Let the automatic players answer until a person is asked or the game is over."""
    done: list[MoveRow] = []
    computers = {s.seat: s.computer for s in table.row.seats.values() if s.computer is not None}
    for _ in range(COMPUTER_MOVES):
        asked = next((d for d in table.game.decisions if d.seat in computers), None)
        if asked is None or table.game.result is not None:
            return done
        level = computers[asked.seat]
        keys = table.kind.choose(table.game, asked.seat, asked.id, level)
        lines = loglines.public(table.game, table.game.answer(asked.seat, asked.id, keys))
        given = (keys,) if isinstance(keys, str) else tuple(keys)
        done.append(MoveRow(asked.seat, None, asked.id, given, None, lines))
    raise RuntimeError(f"the automatic players of game {table.row.id} do not come to an end")
