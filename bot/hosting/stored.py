"""The games of one store: read, kept apart from each other, and written with all that follows from an answer.

Nothing here knows Discord, nor why a game changes (`play.py`, `undoing.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import Game
from bot.contract.kind import GameKind, Table
from bot.contract.undoable import Undoable
from bot.hosting.announcing import tell_all
from bot.hosting.pace import follow
from bot.hosting.turns import tell
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.outbox.looking import Handed
from bot.process.clock import Clock
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.store import archives, keyframes, outbox, positions, slots
from bot.store import games as store
from bot.store.database import Database
from bot.store.game_rows import GameRow, SeatRow
from bot.store.games import LAST, MoveRow, StoredAnswer
from engine.kernel.errors import MissingContent, SaveError

log = logger(__name__)

OPENED = 32
"""Games that are kept as they were last looked at."""
KNOWN = 600
"""Games of which it is kept what the store says, some 30 KiB each, and not what was made of it."""
RETRIES = 8
"""How often an answer is tried on a state that keeps changing under it."""

Ending = Callable[[AsyncConnection, Table, float], Awaitable[None]]
"""Something to do in the transaction in which a game has come to its end."""


class Stored:
    """The games of one store. Those `woken` learn its id after each commit that left messages to send."""

    def __init__(
        self,
        db: Database,
        kinds: Mapping[str, GameKind],
        clock: Clock,
        seeds: Callable[[], int] = lambda: secrets.randbits(63),
    ) -> None:
        self.db = db
        self.kinds = kinds
        self.clock = clock
        self.woken: list[Callable[[int, Handed | None], None]] = []
        self.thinkers: list[Callable[[int], None]] = []
        """Those who learn its id if a computer has to think in it."""
        self._owed: set[int] = set()
        self.seeds = seeds
        self.endings: list[Ending] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opened: OrderedDict[int, Table] = OrderedDict()
        self._closed: Latest[int, Table] = Latest(KNOWN)
        """Without their games and views."""

    def wake(self, game_id: int, handed: Handed | None = None) -> None:
        """A commit has left messages of this game to send (`handed`: which, where they are known), or has
        ended it."""
        for told in self.woken:
            told(game_id, handed)
        if game_id in self._owed:
            self._owed.discard(game_id)
            for asked in self.thinkers:
                asked(game_id)

    def note_asked(self, row: GameRow) -> None:
        """What is about to be stored may wait for a computer, who learns of it with the commit (`wake`)."""
        if row.status == "running" and any(row.seats[seat].computer is not None for seat in row.waiting):
            self._owed.add(row.id)

    def lock(self, game_id: int) -> asyncio.Lock:
        """Presses on one game are served one after the other; other processes are met by the version."""
        found = self._locks.get(game_id)
        if found is None:
            found = self._locks[game_id] = asyncio.Lock()
        return found

    async def load(self, game_id: int, seen: object = None) -> Table:
        """The game as stored; raises Refusal if there is none or it cannot be read. `seen`: its row, if that
        has just been read; it is not read again where all else is known."""
        row: GameRow | None = seen if isinstance(seen, GameRow) and seen.id == game_id else None
        known = self._known(row) if row is not None else None
        if row is None or known is None:
            async with self.db.read() as db:
                row = await store.get(db, game_id)
                if row is None or row.kind not in self.kinds:
                    raise Refusal("bot-no-game")
                known = self._known(row) or await self._beside(db, row)
        # What was made of the same game once holds for it still.
        return known._replace(game=await self._decoded(row), views={} if known.views is None else known.views)

    async def open(self, row: GameRow) -> Table:
        """Decode a row, to look at it only; a damaged one is set aside, once, with a message in its thread.

        After an answer four messages are made of the same game, one after the other: they share it, and what
        was made of it."""
        lock = self._opening.setdefault(row.id, asyncio.Lock())
        async with lock:
            known = self._known(row)
            if known is None:
                async with self.db.read() as db:
                    known = await self._beside(db, row)
            if known.views is None:
                known = known._replace(game=await self._decoded(row), views={})
                self.keep(known)
            return known

    def _known(self, row: GameRow) -> Table | None:
        """The game as it was last looked at, if it is so still. Of one that is over, what is beside may have
        changed and its row has not."""
        known = self._opened.get(row.id) or self._closed.get(row.id)
        usable = (
            known is not None and known.row == row and (row.status == "running" or not known.kind.attaches)
        )
        return known if usable else None

    def keep(self, table: Table) -> None:
        """A game as it is stored, for whoever opens it next; nobody changes it any more."""
        game_id = table.row.id
        self._closed.pop(game_id, None)
        self._opened[game_id] = table
        self._opened.move_to_end(game_id)
        while len(self._opened) > OPENED:
            before, oldest = self._opened.popitem(last=False)
            self._closed[before] = oldest._replace(game=None, views=None)

    async def _decoded(self, row: GameRow) -> Game:
        if row.status == "damaged":
            raise Refusal("bot-damaged", game=str(row.id))
        try:
            game: Game = self.kinds[row.kind].load(row.state)
            return game
        except MissingContent as error:
            # Not damaged: it goes on as soon as the operator has put the content back.
            raise Refusal("bot-missing-content", game=str(row.id)) from error
        except SaveError as error:
            await self.set_aside(row, error)
            raise Refusal("bot-damaged", game=str(row.id)) from error

    async def _beside(self, db: AsyncConnection, row: GameRow) -> Table:
        """A table without its game: with the last answers, and what its kind attaches."""
        kind = self.kinds[row.kind]
        more = await kind.attach(db, row) if kind.attaches else None
        return Table(row, kind, None, more, await store.last_answers(db, row.id))

    async def set_aside(self, row: GameRow, error: Exception) -> None:
        """Take a game that cannot be read out of play and say so; all others go on."""
        log.error("game set aside", game=row.id, error=type(error).__name__)
        async with self.db.write() as db:
            if await store.set_status(db, row.id, "damaged"):
                await tell_all(
                    db, row, words.say(row.language, "bot-damaged", game=str(row.id)), self.clock.now()
                )
        self.wake(row.id)

    async def save(
        self, db: AsyncConnection, table: Table, done: Sequence[MoveRow], before: set[str]
    ) -> tuple[Table, Handed | None]:
        """Write state, decision log and messages; returns the table with its row as it is now, and what is to
        be sent and edited, if this process does that. Raises VersionConflict.

        `before`: the seats that were waited for and are not called again."""
        now, game, row = self.clock.now(), table.game, table.row
        over, waiting = game.result is not None, tuple(game.waiting_for)
        values: dict[str, object] = {
            "state": (state := game.save()),
            "moves": row.moves + len(done),
            "waiting": ",".join(waiting),
            "turn": game.turn,
            "updated": now,
            # Whoever plays on does not wait for an answer, nor give one.
            "undo": "" if over or any(move.counts for move in done) else row.undo,
        }
        if game.result is not None and row.ended is None:
            values |= {"status": "over", "ended": now, "outcome": game.result.text}
        await store.save(db, row, **values)
        await store.log_moves(db, row, done, now)
        if isinstance(table.kind, Undoable):
            await positions.keep(db, row, done, game.turn, over)
        await keyframes.follow(db, row, game.turn, state, done)
        if over and row.ended is None:
            await archives.note(db, row.id)
        values |= {"waiting": waiting, "version": row.version + 1}
        new = row._replace(**values)  # type: ignore[arg-type]  # the values are the row's own columns
        recent = (*table.recent, *_answers(row.moves, done))[-LAST:]
        table = table._replace(row=new, recent=recent, views={})
        told = await tell(db, table, done, now)
        if over and row.ended is None and row.has_thread:
            await outbox.add(db, row.id, outbox.THREAD, "summary", now)
            if table.kind.closes(table):
                await outbox.add(db, row.id, outbox.CLOSE, "close", now)
        for seat in waiting:
            if seat not in before:
                await self.call(db, row, row.seats[seat])
        self.note_asked(new)
        table = await self._timed(db, table, now)
        await follow(db, new, done, now, row.waiting)
        if over and row.ended is None:
            for ending in (table.kind.ended, *self.endings):
                await ending(db, table, now)
            if table.kind.attaches:
                table = table._replace(more=await table.kind.attach(db, new))
        table = table._replace(accounts={} if over else told)
        behind, posted = await slots.touch(db, row.id, new.version, now)
        # Of those that share the store another may send and edit them, and have done so before this one does.
        if self.db.leases.shared:
            return table, None
        return table, Handed(await outbox.heads(db, row.id) if posted else (), behind, new)

    async def _timed(self, db: AsyncConnection, table: Table, now: float) -> Table:
        """A kind whose decisions may have time limits is told which are open now."""
        if not table.kind.timed:
            return table
        limited = [asked for asked in table.game.decisions if asked.silence]
        return table._replace(more=await table.kind.opened(db, table, limited, now))

    async def call(self, db: AsyncConnection, row: GameRow, seat: SeatRow) -> None:
        """Tell a person that it is their move: by DM, or in the thread where DMs are closed or not wanted."""
        if seat.by_dm:
            await outbox.add_once(db, row.id, outbox.dm_lane(seat.seat), "prompt", self.clock.now())
        elif seat.user_id is not None and row.calls:
            await outbox.add(db, row.id, outbox.THREAD, "nudge", self.clock.now(), seat=seat.seat)


def _answers(moves: int, done: Sequence[MoveRow]) -> Iterator[StoredAnswer]:
    """What came of answers that follow so many rows of the decision log."""
    for number, move in enumerate(done, moves + 1):
        if move.counts:
            yield StoredAnswer(move.seat, move.events, move.section, number)
