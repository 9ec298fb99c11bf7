"""Leaving a running game, taking a free place over, and giving an episode up together.

A place that somebody leaves keeps everything: its character waits until somebody takes it over, and so does
the game where it is that character's move.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.kind import Table
from bot.contract.player import Player
from bot.games.neon_hope.base import At, NeonHope
from bot.games.neon_hope.beside import is_free
from bot.games.neon_hope.store import campaigns, deadlines
from bot.hosting.announcing import tell_all
from bot.hosting.applying import Stale, move_row
from bot.hosting.play import First, Play
from bot.hosting.waiting import Waiting
from bot.messages import components, words
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import people
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow
from engine.neon_hope.table.state import Orders


class Places:
    """Who sits at a running game."""

    def __init__(self, kind: NeonHope, play: Play) -> None:
        self.kind = kind
        self.play = play
        self.db = play.db

    # -- leaving -------------------------------------------------------------------------------------------

    async def ask_to_leave(self, asker: Asker, game_id: int) -> Answer:
        """Ask once more."""
        await self._mine(asker, game_id)
        return _question(asker, "leave", game_id)

    async def leave(self, asker: Asker, game_id: int, sure: bool) -> Answer:
        """Free all places of who asks."""
        if not sure:
            return _said(asker, "bnh-stayed")
        table, mine = await self._mine(asker, game_id)

        async def also(db: AsyncConnection, now: At) -> None:
            leaving = now.row.seats_of(asker.user_id)
            if [seat.seat for seat in leaving] != [seat.seat for seat in mine]:
                raise Refusal("bot-not-in-game")
            await self._leaves(db, now, leaving, "bnh-has-left", name=words.plain(asker.name))

        await self._free(table, mine, also)
        return _said(asker, "bnh-left", game=str(game_id))

    async def release(self, asker: Asker, game_id: int, seat_name: str) -> Answer:
        """Free the places of somebody whose move has taken too long: the others need not wait for them."""
        table, _ = await self._mine(asker, game_id)
        now = self.play.clock.now()
        waited = await Waiting(self.play).of(game_id)
        late = next(
            (one for one in waited if one.row.seat == seat_name and (one.due <= now or one.gone)), None
        )
        if late is None or late.row.user_id == asker.user_id:
            raise Refusal("bot-pace-moved")
        theirs = table.row.seats_of(late.row.user_id)
        released = "bnh-released-gone" if late.due > now else "bnh-released"

        async def also(db: AsyncConnection, now: At) -> None:
            if now.row.version != table.row.version:
                raise Refusal("bot-pace-moved")
            await self._leaves(db, now, theirs, released, name=words.plain(theirs[0].name))

        await self._free(table, theirs, also)
        return _said(asker, "bnh-released-done", name=words.plain(theirs[0].name))

    async def _leaves(
        self, db: AsyncConnection, now: Table, leaving: Sequence[SeatRow], said: str, name: str
    ) -> None:
        """Say in the thread who has left, and offer their places."""
        _running(now)
        gone = {seat.user_id for seat in leaving}
        found = await campaigns.table(db, now.row.id)
        wanting = [user for user in found.give_up if user not in gone] if found is not None else []
        await campaigns.set_give_up(db, now.row.id, wanting)
        names = [self._name(seat, now) for seat in leaving]
        text = say(now.language, said, name=name, characters=names, count=len(names))
        await self._tell(db, now, text, [self._take_over(now, seat) for seat in leaving])

    async def _free(self, table: Table, seats: Sequence[SeatRow], also: First) -> None:
        free = {seat.seat: Player(self.kind.role(seat, table.language), role=seat.role) for seat in seats}
        table = await self.play.reseat(table.row.id, free, also)
        await self._end_if_agreed(table)

    # -- taking over ---------------------------------------------------------------------------------------

    async def take_over(self, asker: Asker, game_id: int, seat_name: str) -> Answer:
        """Sit down where nobody sits: for whoever comes first, also for somebody who plays already."""
        table = await self.play.load(game_id)
        seat = table.row.seats.get(seat_name)
        if seat is None or table.row.kind != self.kind.name:
            raise Refusal("bot-forged")
        character = self.kind.role(seat, asker.language)

        async def also(db: AsyncConnection, now: At) -> None:
            _running(now)
            if not is_free(now.row.seats[seat_name]):
                raise Refusal("bnh-taken", character=character)
            # What the one before wanted to be asked is not what this one wants.
            game = now.game
            settings = await people.user(db, asker.user_id)
            help_order = await deadlines.help_order(db, asker.user_id)
            game.set_orders(seat_name, Orders(help=help_order, full_control=settings.full_control))
            name = words.plain(asker.name)
            text = say(now.language, "bnh-took-over", name=name, character=self._name(seat, now))
            await self._tell(db, now, text, (), [asker.user_id])

        player = Player(asker.name, asker.user_id, role=seat.role)
        await self.play.reseat(game_id, {seat_name: player}, also)
        return _said(asker, "bnh-you-took-over", update=False, character=escape(character))

    # -- giving up -----------------------------------------------------------------------------------------

    async def ask_to_abandon(self, asker: Asker, game_id: int) -> Answer:
        """Ask once more."""
        await self._mine(asker, game_id)
        return _question(asker, "abandon", game_id)

    async def abandon(self, asker: Asker, game_id: int, sure: bool, private: bool = True) -> Answer:
        """Want the episode to end unfinished, or want to play on. It ends when all who play want it.

        `private`: the answer takes the place of the question that only the asker saw."""
        table, _ = await self._mine(asker, game_id)
        before: Sequence[int] = ()
        async with self.db.write() as db:
            found = await campaigns.table(db, game_id)
            before = found.give_up if found is not None else ()
            wanting = {user for user in before if user != asker.user_id} | (
                {asker.user_id} if sure else set()
            )
            if not sure:
                wanting = set()
            if not sure and before:
                text = say(table.language, "bnh-abandon-withdrawn", name=words.plain(asker.name))
                await self._tell(db, table, text, ())
            await campaigns.set_give_up(db, game_id, sorted(wanting))
            missing = [person for person in _persons(table) if person.user_id not in wanting]
            if sure and missing and asker.user_id not in before:
                await self._ask_others(db, table, asker, missing)
        self.play.wake(game_id)
        if not sure:
            return _said(asker, "bnh-abandon-plays-on", update=private)
        ended = await self._end_if_agreed(table)
        return _said(asker, "bnh-abandoned" if ended else "bnh-abandon-noted", update=private)

    async def _ask_others(
        self, db: AsyncConnection, table: Table, asker: Asker, missing: Sequence[SeatRow]
    ) -> None:
        language, game_id = table.language, table.row.id
        names = [words.mention(person.user_id) for person in missing]
        text = say(language, "bnh-abandon-wants", name=words.plain(asker.name), missing=names)
        buttons = [
            (say(language, "bnh-abandon-agree"), f"neon_hope:abandon:{game_id}:agree", "danger"),
            (say(language, "bnh-abandon-against"), f"neon_hope:abandon:{game_id}:against", "secondary"),
        ]
        await self._tell(db, table, text, buttons, [p.user_id for p in missing if p.user_id is not None])

    async def _end_if_agreed(self, table: Table) -> bool:
        """End the episode if everybody who still plays wants that. True if it has ended."""
        game_id = table.row.id
        async with self.db.read() as db:
            found = await campaigns.table(db, game_id)
        wanting = set(found.give_up) if found is not None else set()

        def act(now: At, _: Sequence[SeatRow]) -> list[MoveRow]:
            playing = {person.user_id for person in _persons(now)}
            if now.game.result is not None or not playing or not playing <= wanting:
                raise Stale(now, "bnh-already-over")
            mark = self.kind.mark(now.game)
            events = now.game.abandon()
            return [move_row(now, mark, events, "", ("abandon",))]

        if not wanting:
            return False
        try:
            await self.play.change(game_id, None, act)
        except Stale as stale:
            return stale.table.game.result is not None
        return True

    # -- what all of them need -----------------------------------------------------------------------------

    async def _mine(self, asker: Asker, game_id: int) -> tuple[Table, list[SeatRow]]:
        """A running game of ours, and the asker's seats in it."""
        table = await self.play.load(game_id)
        mine = table.row.seats_of(asker.user_id)
        if table.row.kind != self.kind.name or not mine:
            raise Refusal("bot-not-in-game")
        _running(table)
        return table, mine

    def _name(self, seat: SeatRow, table: Table) -> str:
        return escape(self.kind.role(seat, table.language))

    def _take_over(self, table: Table, seat: SeatRow) -> tuple[str, str, str]:
        label = say(table.language, "bnh-take-over", character=self.kind.role(seat, table.language))
        return label, f"neon_hope:take:{table.row.id}:{seat.seat}", "success"

    async def _tell(
        self,
        db: AsyncConnection,
        table: Table,
        text: str,
        buttons: Sequence[tuple[str, str, str]],
        mentions: Sequence[int] = (),
    ) -> None:
        """Say something in the thread, with buttons under it."""
        now = self.play.clock.now()
        await tell_all(db, table.row, text, now, mentions=mentions, buttons=buttons)


def _running(table: Table) -> None:
    if table.game.result is not None:
        raise Refusal("bnh-already-over")


def _persons(table: Table) -> list[SeatRow]:
    """Everybody who plays, by one of their seats."""
    found = {seat.user_id: seat for seat in table.row.seats.values() if seat.user_id is not None}
    return list(found.values())


def _said(asker: Asker, identifier: str, update: bool = True, **arguments: words.Argument) -> Answer:
    return Answer(layout=text_layout(say(asker.language, identifier, **arguments)), update=update)


def _question(asker: Asker, what: str, game_id: int) -> Answer:
    language = asker.language
    row = components.row(
        button(
            say(language, f"bnh-{what}-yes"), f"neon_hope:{what}:{game_id}:yes", discord.ButtonStyle.danger
        ),
        button(say(language, f"bnh-{what}-no"), f"neon_hope:{what}:{game_id}:no"),
    )
    text = say(language, f"bnh-{what}-ask", game=str(game_id))
    return Answer(layout=text_layout(text, rows=(row,)))
