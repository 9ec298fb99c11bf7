"""One interaction, one transaction: load the game, apply the answer, save it with all that follows from it.

Nothing here knows Discord. The game is read, the answer applied in memory, and the new state written over
exactly the version that was read, in one transaction with the decision log and the messages to send. If
somebody else was faster, everything is done again on the newer state; a refused answer writes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.cards import Hands
from bot.contract.duel import Duel
from bot.contract.game import Game, Keys
from bot.contract.kind import GameKind, Table
from bot.contract.ordering import Ordering
from bot.contract.orders import of_seat
from bot.contract.player import Player
from bot.contract.wishing import wish
from bot.hosting.applying import Stale, apply, give, move_row, own_seat, run_computers
from bot.hosting.pace import NONE, follow
from bot.hosting.stored import RETRIES, Stored
from bot.hosting.turns import numbered, tell
from bot.messages import loglines, words
from bot.messages.refusals import Refusal
from bot.process.logs import logger
from bot.store import games as store
from bot.store import keyframes, outbox, people, slots
from bot.store.game_rows import ALONE, PENDING, GameRow, SeatRow
from bot.store.games import MoveRow, VersionConflict
from bot.store.people import Wishes
from engine.kernel.errors import AnswerError

log = logger(__name__)

LOOKING_ON = 60.0
"""Seconds for which somebody who has moved is taken to look on while a computer thinks."""

Act = Callable[[Table, Sequence[SeatRow]], list[MoveRow]]
"""Changes a game in memory for somebody with these seats; returns what goes into the decision log."""
First = Callable[[AsyncConnection, Table], Awaitable[None]]
"""Something to do in the transaction that is about to change a game."""


class Play(Stored):
    """What is done with the games of one store."""

    async def answer(
        self,
        game_id: int,
        user_id: int,
        decision_id: int,
        keys: Sequence[str],
        interaction_id: int | None,
        known: Table | None = None,
    ) -> Table:
        """Give an answer; returns the game after it. Raises Refusal, Stale or StoreUnavailable.

        `known`: the game as it has just been read, which is not read again if it is still so."""

        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            return [give(table, mine, decision_id, keys, user_id, interaction_id)]

        return await self.change(game_id, user_id, act, known)

    async def answer_silence(self, game_id: int, decision_id: int) -> Table | None:
        """Let silence be the answer to a decision that allows it; None if it is not open (any more).

        Raises Refusal (no such game, or a damaged one) or StoreUnavailable."""

        def act(table: Table, _: Sequence[SeatRow]) -> list[MoveRow]:
            asked = next((d for d in table.game.decisions if d.id == decision_id and d.silence), None)
            if asked is None:
                raise Stale(table, "bot-stale")
            return [apply(table, asked.seat, asked, (asked.silence,), None, None)]

        try:
            return await self.change(game_id, None, act)
        except Stale:
            return None

    async def concede(self, game_id: int, user_id: int, interaction_id: int | None) -> Table:
        """Give a game of two up. Refusal for any other."""

        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            if table.game.result is not None:
                raise Stale(table, "bot-game-over")
            if not isinstance(table.kind, Duel):
                raise Refusal("bot-forged")  # nobody gives up for all
            seat, mark = mine[0].seat, table.kind.mark(table.game)
            events = table.kind.give_up(table.game, seat)
            return [move_row(table, mark, events, seat, ("concede",), user_id, interaction_id)]

        return await self.change(game_id, user_id, act)

    async def wish(self, game_id: int, user_id: int, wishes: Wishes) -> Table:
        """Set when a player wants to be asked in a running game."""

        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            for seat in mine:
                wish(table.kind, table.game, seat.seat, wishes)
            keys = ("wishes", *wishes.on)
            return [move_row(table, None, (), seat.seat, keys, user_id) for seat in mine]

        return await self.change(game_id, user_id, act)

    async def order(
        self,
        game_id: int,
        user_id: int,
        key: str,
        interaction_id: int | None,
        decision_id: int | None = None,
    ) -> Table:
        """Give a standing order, which may answer what is asked. Raises as `answer` does.

        `key`: with the seat (`orders.at_seat`) for who plays several.
        `decision_id`: the question it is given as an answer to; Stale if that is open no more."""

        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            seat, order = of_seat([each.seat for each in mine], key)
            if decision_id is not None:
                seat = own_seat(table, mine, decision_id)
            if not isinstance(table.kind, Ordering):
                raise Refusal("bot-forged")
            mark = table.kind.mark(table.game)
            try:
                events = table.kind.give_order(table.game, seat, order)
            except KeyError as error:
                over = table.game.result is not None
                raise Stale(table, "bot-game-over" if over else "bot-orders-gone") from error
            return [move_row(table, mark, events, seat, ("order", order), user_id, interaction_id)]

        return await self.change(game_id, user_id, act)

    async def carry_out(self, game_id: int, version: int, thoughts: Mapping[int, Keys]) -> Table:
        """Give the answers that computers have thought out, by decision; Stale unless the game is still as it
        was in that version."""

        def act(table: Table, _: Sequence[SeatRow]) -> list[MoveRow]:
            if table.row.version != version:
                raise Stale(table, "bot-stale")
            return run_computers(table, thoughts)

        return await self.change(game_id, None, act)

    async def change(self, game_id: int, user_id: int | None, act: Act, known: Table | None = None) -> Table:
        """Load a game, let `act` change it, store it with all that follows; on a conflict from the start.

        `act` is given the seats of `user_id` (none for None); Refusal if that person has none."""
        async with self.lock(game_id):
            for _ in range(RETRIES):
                table = (known or await self.load(game_id))._replace(views=None)
                known = None
                mine = table.row.seats_of(user_id) if user_id is not None else []
                if user_id is not None and not mine:
                    raise Refusal("bot-not-in-game")
                before = set(table.game.waiting_for) | self._looking_on(table.row)
                try:
                    done = act(table, mine)
                except AnswerError as error:
                    raise Refusal("bot-illegal-answer") from error
                done = numbered(table, [*done, *run_computers(table)])
                # The end of a game reaches further than the game: into a league, a campaign.
                of = game_id if table.game.result is None else None
                try:
                    async with self.db.write(of=of) as db:
                        new, handed = await self.save(db, table, done, before)
                        if user_id is not None and any(seat.gone for seat in mine):
                            await store.set_back(db, game_id, user_id)
                            handed = None  # its row is another by now
                except VersionConflict:
                    log.info("version conflict", game=game_id)
                    continue
                except IntegrityError as error:
                    # The same interaction has been served before: its answer is in the log.
                    raise Stale(await self.load(game_id), "bot-already-done") from error
                self.wake(game_id, handed)
                self.keep(new)
                return new
        raise Refusal("bot-failed")

    def _looking_on(self, row: GameRow) -> set[str]:
        """The seats of those who have just moved and see a computer think: their panel is edited under their
        eyes, and they are not called again by another message."""
        computer = any(row.seats[seat].computer is not None for seat in row.waiting)
        if not computer or self.clock.now() - row.updated > LOOKING_ON:
            return set()
        return {seat.seat for seat in row.seats.values() if seat.by_dm}

    async def reseat(self, game_id: int, players: Mapping[str, Player], first: First | None = None) -> Table:
        """Let others (or nobody) take seats of a running game. Their panels come anew, and those of who left
        are taken away.

        `first` is done before it in the same transaction: it looks whether they may (a Refusal undoes all),
        says so in the thread, changes standing orders of the game in memory."""
        async with self.lock(game_id):
            for _ in range(RETRIES):
                table = (await self.load(game_id))._replace(views=None)
                try:
                    async with self.db.write() as db:
                        if first is not None:
                            await first(db, table)
                        for seat, player in players.items():
                            await self._reseat(db, table, seat, player)
                        newest = await store.get(db, game_id)
                        if newest is None or newest.version != table.row.version:
                            raise VersionConflict(game_id)
                        table = table._replace(row=newest)
                        done = numbered(table, run_computers(table))
                        new, _ = await self.save(db, table, done, set(newest.waiting))
                        row = new.row
                        await keyframes.keep(db, row.id, row.moves, row.turn, row.state)
                except VersionConflict:
                    continue
                self.wake(game_id)
                return new
        raise Refusal("bot-failed")

    async def _reseat(self, db: AsyncConnection, table: Table, seat: str, player: Player) -> None:
        game_id, lane, now = table.row.id, outbox.dm_lane(seat), self.clock.now()
        old = await slots.get(db, game_id, outbox.panel_slot(seat))
        if old is not None:
            await slots.drop(db, game_id, old.slot)
            gone = {"channel": old.channel_id, "message": old.message_id}
            await outbox.add(db, game_id, lane, "retire", now, **gone)
        role = player.role or table.row.seats[seat].role
        sitting = await self._sit(db, table.kind, table.game, seat, replace(player, role=role))
        await store.reseat(db, game_id, sitting)
        if sitting.by_dm:
            await outbox.add(db, game_id, lane, "prompt", now, first=True)
        elif seat in table.game.waiting_for:
            await self.call(db, table.row, sitting)

    async def _sit(
        self, db: AsyncConnection, kind: GameKind, game: Game, seat: str, player: Player
    ) -> SeatRow:
        """A seat with its player's settings, which the game is told of."""
        who = player.user_id
        settings = await people.user(db, who) if who is not None else people.UserRow(0)
        if settings.wishes.on:
            wish(kind, game, seat, settings.wishes)
        return SeatRow(seat, who, player.computer, player.name, settings.private, False, player.role)

    async def start(
        self,
        db: AsyncConnection,
        kind: GameKind,
        game: Game,
        level: str,
        guild_id: int | None,
        channel_id: int,
        players: Mapping[str, Player],
        undo: str = "free",
        pace: str = NONE,
        hints: bool = True,
    ) -> int:
        """Start `game` inside the caller's transaction; returns its id. Call `wake` after the commit. Without
        a server it is its players' own, in direct messages, and has no thread.

        `players`: who takes which seat; `level`: what to store of how hard it is; `undo`: what may be
        taken back (`GameRow.undo_rule`); `pace`: how long a move may take (`GameRow.pace`);
        `hints`: whether players may ask for them."""
        now = self.clock.now()
        sitting = [await self._sit(db, kind, game, seat, who) for seat, who in players.items()]
        row = GameRow(
            id=0,
            kind=kind.name,
            level=level,
            status="running",
            guild_id=guild_id,
            channel_id=channel_id,
            thread_id=None,
            thread_state=PENDING if guild_id is not None else ALONE,
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
            undo_rule=undo,
            pace=pace,
            hints=hints,
            language=(await people.server(db, guild_id)).public,
        )
        table = Table(row, kind, game)
        opening = tuple(kind.public(table, None, ()))
        first = game.turn, game.save()
        done = numbered(table, run_computers(table))
        values = {k: v for k, v in row._asdict().items() if k not in ("id", "seats", "language", "closes")}
        values |= {
            "state": game.save(),
            "moves": len(done),
            "waiting": ",".join(game.waiting_for),
            "turn": game.turn,
        }
        game_id = await store.create(db, values, sitting)
        stored = await store.get(db, game_id)
        assert stored is not None
        self.note_asked(stored)
        table = table._replace(row=stored)
        await store.log_moves(db, stored._replace(moves=0), done, now)
        await keyframes.keep(db, game_id, 0, *first)
        if stored.has_thread:
            await self._open(db, stored, kind, opening, now)
        await tell(db, table, done, now)
        for person in stored.seats.values():
            if person.by_dm:
                # All get their hand at once, whoever is asked first.
                await outbox.add(db, game_id, outbox.dm_lane(person.seat), "prompt", now, first=True)
            elif person.seat in game.waiting_for:
                await self.call(db, stored, person)
        await self._timed(db, table, now)
        await follow(db, stored, (), now)
        return game_id

    async def _open(
        self, db: AsyncConnection, row: GameRow, kind: GameKind, opening: Sequence[str], now: float
    ) -> None:
        """Promise the thread, the board, and what the thread begins with."""
        await outbox.add(db, row.id, outbox.THREAD, "start", now)
        await outbox.add(db, row.id, outbox.THREAD, "board", now)
        sitting = list(row.seats.values())
        called = {s.seat: words.mention(s.user_id) if s.user_id else words.plain(s.name) for s in sitting}
        hands = "yes" if isinstance(kind, Hands) else "no"
        players = kind.players(sitting, called, row.language)
        hello = words.say(row.language, "bot-hello", players=players, hands=hands)
        persons = list(dict.fromkeys(seat.user_id for seat in sitting if seat.user_id is not None))
        # Being named in the thread is what brings the players into it.
        await outbox.add(db, row.id, outbox.THREAD, "text", now, content=hello, mentions=persons)
        for content in (page for text in opening for page in loglines.pages(text)):
            await outbox.add(db, row.id, outbox.THREAD, "text", now, content=content)
