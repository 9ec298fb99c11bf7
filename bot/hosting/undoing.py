"""Taking back: to where somebody can go back, and going there, each in one transaction.

An undo is a row of the decision log (`undo`, the first answer taken back, how many of one's own, alone or
agreed). Carried out again in order, the log gives the same bytes; what was taken back stays in it, marked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.kind import Table
from bot.contract.undoable import Undoable
from bot.hosting.announcing import tell_all
from bot.hosting.applying import Stale
from bot.hosting.stored import RETRIES, Stored
from bot.hosting.turns import AGREED, ALONE, TakenBack
from bot.hosting.undo_requests import CONSENT, OFF, Request, missing, others, pack, request_of
from bot.hosting.waiting import waited
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.store import positions, sections, waits
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow, VersionConflict
from bot.store.sections import UNDO
from bot.store.waits import WaitRow
from engine.kernel.undo import Since

NEVER = "never"


class Changed(NamedTuple):
    """What an undo, or the talk about one, makes of a game."""

    table: Table
    done: Sequence[MoveRow] = ()
    call: frozenset[str] = frozenset()
    """Seats that are called if it is their move, though it was before."""


Act = Callable[[AsyncConnection, Table, SeatRow], Awaitable[Changed | None]]
"""Changes a game in memory and what is kept of it; None for nothing. SeatRow: whose doing it is."""


@dataclass(frozen=True)
class Choice:
    """A moment that a seat could go back to."""

    what: str
    """"last" (its last answer), "action" or "turn" (the beginning of it)."""
    number: int
    """The first answer that would be taken back."""
    how: str
    """"alone"; "consent": the others have to agree; "never": a computer does not."""
    since: Since
    own: int
    """How many of the seat's own answers it would be."""


class Undoing:
    """Takes back in the games of one store."""

    def __init__(self, play: Stored) -> None:
        self.play = play

    async def choices(self, table: Table, seat: str) -> list[Choice]:
        """Where a seat can go back to now, the nearest first; no moment twice. Refusal if nowhere."""
        if not isinstance(table.kind, Undoable) or table.row.undo_rule == OFF:
            raise Refusal("bot-undo-off")
        if table.game.result is not None:
            raise Stale(table, "bot-game-over")
        game_id, found = table.row.id, dict[int, str]()
        async with self.play.db.read() as db:
            kept = await positions.of_seat(db, game_id, seat)
            if not kept:
                raise Refusal("bot-undo-nothing")
            found[kept[0].number] = "last"
            acted, first = False, 0
            for position in kept:
                if acted and position.turn != kept[0].turn:
                    break
                before = table.kind.load(await positions.state(db, game_id, position.number))
                if not acted and table.kind.chooses_action(before, seat):
                    found.setdefault(position.number, "action")
                    acted = True
                if position.turn == kept[0].turn and table.kind.has_turn(before, seat):
                    first = position.number
            if first:
                found.setdefault(first, "turn")
            return [await self._choice(db, table, seat, number, what) for number, what in found.items()]

    async def _choice(
        self, db: AsyncConnection, table: Table, seat: str, number: int, what: str = ""
    ) -> Choice:
        """What it takes to go back to a moment. KeyError if that cannot be done."""
        kind = table.kind
        assert isinstance(kind, Undoable)
        before = kind.load(await positions.state(db, table.row.id, number))
        told = await positions.since(db, table.row.id, number)
        events = [kind.unpack_one(one.events) if one.events else () for one in told]
        since = kind.since(table.game, before, [event for one in events for event in one or ()])
        # What an older program wrote otherwise may have been anything.
        since = since._replace(
            asked=since.asked | {one.seat for one in told}, chance=since.chance or None in events
        )
        how = _how(table, seat, since)
        if how == ALONE and await self._is_late(db, table, seat, number):
            how = CONSENT
        return Choice(what, number, how, since, sum(one.seat == seat for one in told))

    async def _before(self, db: AsyncConnection, table: Table, seat: str, number: int) -> WaitRow | None:
        """The wait for a seat's answer as it was when that was given, to be looked at now."""
        found = await positions.waited(db, table.row.id, number)
        user_id = table.row.seats[seat].user_id
        if found is None or user_id is None:
            return None
        return WaitRow(table.row.id, seat, user_id, *found, self.play.clock.now())

    async def _is_late(self, db: AsyncConnection, table: Table, seat: str, number: int) -> bool:
        """Whether the seat's time for that answer is over by now, so that others may want to claim: else
        answering and taking back again and again would hold up a game for ever."""
        before, now = await self._before(db, table, seat, number), self.play.clock.now()
        return before is not None and (await waited(db, table.row, before, now)).due <= now

    # -- alone ---------------------------------------------------------------------------------------------

    async def alone(
        self, game_id: int, user_id: int, number: int, upto: int | None, interaction_id: int
    ) -> Table | None:
        """Take back what can be taken back alone; None, and nothing is changed, if others have to agree.

        `upto`: the last answer that was there when this was offered. None: the seat's last one is meant, and
        nothing is done either if it has shown something. Raises Refusal, or Stale if the game has gone on.
        """

        async def act(db: AsyncConnection, table: Table, mine: SeatRow) -> Changed | None:
            choice = await self._fresh(db, table, mine, number, upto)
            if choice.how != ALONE or (upto is None and shown(choice, mine.seat)):
                return None
            done = await self._go_back(db, table, mine, choice, (user_id, interaction_id), ALONE)
            return Changed(table._replace(row=table.row._replace(undo="")), [done])

        return await self._change(game_id, user_id, number, act)

    async def _fresh(
        self, db: AsyncConnection, table: Table, mine: SeatRow, number: int, upto: int | None
    ) -> Choice:
        """The choice that was meant, if the game has not gone on since."""
        if not isinstance(table.kind, Undoable) or table.row.undo_rule == OFF:
            raise Refusal("bot-undo-off")
        if table.game.result is not None:
            raise Stale(table, "bot-game-over")
        last = table.recent[-1].number if table.recent else 0
        own = next((told.number for told in reversed(table.recent) if told.seat == mine.seat), 0)
        if number > last or (own != number if upto is None else last != upto):
            raise Stale(table, "bot-undo-gone")
        try:
            return await self._choice(db, table, mine.seat, number)
        except KeyError as error:
            raise Stale(table, "bot-undo-gone") from error

    async def _go_back(
        self,
        db: AsyncConnection,
        table: Table,
        mine: SeatRow,
        choice: Choice,
        by: tuple[int | None, int | None],
        how: str,
    ) -> MoveRow:
        """Change the game in memory and the decision log in the store; returns the row to be logged."""
        kind, row = table.kind, table.row
        assert isinstance(kind, Undoable)
        kind.take_back(table.game, kind.load(await positions.state(db, row.id, choice.number)))
        before = await self._before(db, table, mine.seat, choice.number) if how == ALONE else None
        if before is not None:
            # As if it had never been given. What others agree to costs no time.
            await waits.go_on(db, before)
        section = await positions.section_before(db, row.id, choice.number)
        await positions.go_back(db, row.id, choice.number, section, row.moves + 1)
        now = self.play.clock.now()
        await sections.go_back(db, row.id, section, row.thread_id, row.version + 1, now)
        names = {seat.seat: words.plain(seat.name) for seat in row.seats.values()}
        line = TakenBack(mine.seat, choice.own, how == AGREED).line(names, table.language)
        keys = (UNDO, str(choice.number), str(choice.own), how)
        return MoveRow(mine.seat, by[0], None, keys, by[1], (line,), section=section)

    # -- by consent ----------------------------------------------------------------------------------------

    async def ask(self, game_id: int, user_id: int, number: int, upto: int) -> Table:
        """Ask the others. Raises Refusal, or Stale if the game has gone on."""

        async def act(db: AsyncConnection, table: Table, mine: SeatRow) -> Changed:
            there = request_of(table)
            if there is not None:
                own = table.row.seats[there.seat].user_id == mine.user_id
                raise Stale(table, "bot-undo-asked" if own else "bot-undo-asked-first")
            choice = await self._fresh(db, table, mine, number, upto)
            if choice.how == NEVER:
                raise Refusal("bot-undo-never")
            told = choice.since.told.get(mine.seat, ())
            request = Request(mine.seat, number, tuple(told), choice.since.chance)
            for other in others(table, mine.seat):
                await self.play.call(db, table.row, other)
            return Changed(table._replace(row=table.row._replace(undo=pack(request))))

        return await self._done(game_id, user_id, number, act)

    async def agree(self, game_id: int, user_id: int, number: int, interaction_id: int) -> Table:
        """Let somebody take back what they asked for, which is done as soon as all others have agreed."""

        async def act(db: AsyncConnection, table: Table, mine: SeatRow) -> Changed:
            request = self._request(table, number)
            asker = table.row.seats[request.seat]
            if asker.user_id == mine.user_id:
                raise Refusal("bot-undo-own")
            agreed = msgspec.structs.replace(request, agreed=(*request.agreed, user_id))
            if missing(table, agreed):
                return Changed(table._replace(row=table.row._replace(undo=pack(agreed))))
            try:
                choice = await self._choice(db, table, asker.seat, number)
            except KeyError as error:
                raise Stale(table, "bot-undo-gone") from error
            done = await self._go_back(db, table, asker, choice, (user_id, interaction_id), AGREED)
            told = pack(msgspec.structs.replace(agreed, granted=True))
            return Changed(
                table._replace(row=table.row._replace(undo=told)), [done], frozenset((asker.seat,))
            )

        return await self._done(game_id, user_id, number, act)

    async def close(self, game_id: int, user_id: int, number: int) -> Table:
        """Withdraw one's request, or refuse another's, who is told so in the thread."""

        async def act(db: AsyncConnection, table: Table, mine: SeatRow) -> Changed:
            request = self._request(table, number)
            asker = table.row.seats[request.seat]
            left = ""
            if asker.user_id not in (mine.user_id, None):
                left = pack(msgspec.structs.replace(request, refused=mine.seat))
                names = {"name": words.mention(asker.user_id), "other": words.plain(mine.name)}
                content = words.say(table.language, "bot-undo-refused", **names)
                people, now = [asker.user_id], self.play.clock.now()
                mine_only = [mine.user_id] if mine.user_id is not None else []
                await tell_all(db, table.row, content, now, mentions=people, but=mine_only)
            return Changed(table._replace(row=table.row._replace(undo=left)))

        return await self._done(game_id, user_id, number, act)

    def _request(self, table: Table, number: int) -> Request:
        request = request_of(table)
        if request is None or request.move != number:
            raise Stale(table, "bot-undo-gone")
        return request

    # -- both ----------------------------------------------------------------------------------------------

    async def _done(self, game_id: int, user_id: int, number: int, act: Act) -> Table:
        changed = await self._change(game_id, user_id, number, act)
        assert changed is not None
        return changed

    async def _change(self, game_id: int, user_id: int, number: int, act: Act) -> Table | None:
        """Load a game, let `act` change it, store it; on a conflict from the start. None if nothing came of
        it."""
        play = self.play
        async with play.lock(game_id):
            for _ in range(RETRIES):
                table = (await play.load(game_id))._replace(views=None)
                mine = _seat_of(table, user_id, number)
                if mine is None:
                    raise Refusal("bot-not-in-game")
                before = set(table.game.waiting_for)
                try:
                    async with play.db.write() as db:
                        changed = await act(db, table, mine)
                        if changed is None:
                            return None
                        await play.save(db, changed.table, changed.done, before - changed.call)
                except VersionConflict:
                    continue
                except IntegrityError as error:
                    # The same interaction has been served before.
                    raise Stale(await play.load(game_id), "bot-already-done") from error
                play.wake(game_id)
                return await play.load(game_id)
        raise Refusal("bot-failed")


def shown(choice: Choice, seat: str) -> tuple[str, ...]:
    """The cards that others have seen since, so that going back leaves them knowing more; as the seat may
    know them: "" for what only they know."""
    return tuple(code for other, codes in choice.since.told.items() if other != seat for code in codes)


def _how(table: Table, seat: str, since: Since) -> str:
    concerned = others(table, seat)
    people = any(other.user_id is not None for other in concerned)
    mine = [own.seat for own in table.row.seats.values() if own.user_id == table.row.seats[seat].user_id]
    if since.alone(*mine) and (table.row.undo_rule != CONSENT or not people):
        return ALONE
    if people:
        return CONSENT
    # Who plays alone wrongs nobody; a computer agrees to everything that need not be forgotten.
    clean = not any(map(since.seen.get, mine)) and not since.chance
    return ALONE if clean or not concerned else NEVER


def _seat_of(table: Table, user_id: int, number: int) -> SeatRow | None:
    """Of a person's seats the one whose answer has this number, else the one to move."""
    own = {seat.seat: seat for seat in table.row.seats_of(user_id)}
    said = next((told.seat for told in table.recent if told.number == number and told.seat in own), None)
    return own[said] if said is not None else table.row.seat_of(user_id)
