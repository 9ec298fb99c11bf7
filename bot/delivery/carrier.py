"""Turns one promise of the outbox into calls to Discord, and what Discord answers into the store.

Everything is drawn when it is sent, from the game as it then stands: nothing secret and no picture waits in
a queue. A message is posted under the row's nonce; where an earlier try may have come through (after a
crash, or a lost connection) the channel's latest messages are looked through before it is posted again,
because Discord holds a nonce only for some minutes.
"""

from __future__ import annotations

import contextlib
from collections.abc import Coroutine
from typing import Any, Literal

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import fingerprint
from bot.contract.kind import Table
from bot.delivery.closing import Closing
from bot.delivery.reopening import heard
from bot.delivery.slots import Keys, Slots
from bot.hosting.announcing import tell_unreached
from bot.hosting.pace import awake
from bot.hosting.play import Play
from bot.hosting.record import record
from bot.hosting.turns import account, events, is_same
from bot.hosting.undo_requests import is_called
from bot.layouts.board import SUMMARY, board, players, summary
from bot.layouts.calls import call_digest, call_layout, call_text
from bot.layouts.panels import panel, reminder, title
from bot.layouts.pictures import Pictures, file, image
from bot.messages import words
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.outbox.codes import ARCHIVED, DM_CLOSED, LOCKED, NOBODY
from bot.outbox.looking import Note, settled
from bot.outbox.posting import Posted, Poster, custom_ids, texts
from bot.process.logs import logger
from bot.store import games as store
from bot.store import outbox, slots
from bot.store.game_rows import GameRow, SeatRow
from bot.store.outbox import Row
from bot.store.sections import Page
from bot.store.slots import SlotRow

log = logger(__name__)

Channel = discord.PartialMessageable
THREAD_EXISTS = 160004
THREAD_MINUTES: Literal[10080] = 10080
WOKEN = 8
"""After so many tries (some minutes) a thread that is brought back each time and takes nothing is silent."""


class Delivery:
    """Sends rows; the messages that are edited afterwards are its `slots`."""

    def __init__(self, client: discord.Client, play: Play, pictures: Pictures) -> None:
        self.client = client
        self.play = play
        self.db = play.db
        self.clock = play.clock
        self.pictures = pictures
        self.poster = Poster(client, play.db)
        self.slots = Slots(client, play, pictures)
        self.closing = Closing(client, play.db)

    async def read(self, db: AsyncConnection, number: int) -> GameRow | None:
        return await store.get(db, number)

    def beside(self, lane: str, game: GameRow) -> list[str]:
        """The direct messages of the other seats of whoever has this one."""
        seat = game.seats.get(lane.partition(":")[2])
        if seat is None or seat.user_id is None:
            return []
        return [outbox.dm_lane(other.seat) for other in game.seats_of(seat.user_id) if other is not seat]

    def replaces(self, row: Row) -> str:
        """The board and a panel are posted anew, and their last message is deleted."""
        return {"board": outbox.BOARD, "prompt": outbox.slot_of(row.lane)}.get(row.kind, "")

    def refresh(self, slot: SlotRow, game: GameRow) -> Coroutine[Any, Any, None]:
        return self.slots.refresh(slot, game)

    async def send(self, row: Row, game: GameRow, suspect: bool, old: SlotRow | None = None) -> Note | None:
        """Post one row; returns what is to be written down of it. `suspect`: it may have been posted
        before; `old`: what it replaces."""
        try:
            table = await self.play.open(game)
        except Refusal:
            if row.kind != "text":
                # The game has been set aside or is gone; only words that were promised still go out.
                return settled(row, "skipped")
            table = None
        if row.lane == outbox.CLOSE:
            return await self.closing.close(row, game)
        if row.lane == outbox.THREAD:
            return await self._send_to_thread(row, game, table, suspect, old)
        return await self._send_to_player(row, game, table, suspect, old)

    async def _send_to_thread(
        self, row: Row, game: GameRow, table: Table | None, suspect: bool, old: SlotRow | None
    ) -> Note | None:
        if not game.has_thread and row.kind != "start":
            return settled(row, "skipped")
        try:
            if row.kind == "start":
                assert table is not None
                await self._open_thread(row, table, suspect)
                return None
            if game.thread_id is None:
                return _given_up(row)
            channel = self.client.get_partial_messageable(game.thread_id)
            if row.kind == "text":
                return heard(self.slots, game, await self._send_text(row, channel, suspect))
            if row.kind == "retire":
                return await self._retire(row, game.language)
            assert table is not None
            if row.kind == "nudge":
                return await self._send_nudge(row, table, channel, suspect)
            if row.kind == "turn":
                return await self._send_turn(row, table, channel, suspect)
            return heard(self.slots, game, await self._send_board(row, table, channel, suspect, old))
        except discord.HTTPException as error:
            if row.kind == "start":
                await self.slots.thread_refused(row, error)
            elif error.code not in (ARCHIVED, LOCKED) or game.thread_id is None:
                again = row.refused is not None
                await self.slots.thread_trouble(row.game_id, error, game.thread_id or 0, again=again)
            elif await self.slots.wake_thread(game.id, game.thread_id):
                if row.attempts >= WOKEN:
                    await self.slots.thread_silent(game.id, error, game.thread_id)
                raise
            return None

    async def _open_thread(self, row: Row, table: Table, suspect: bool) -> None:
        """A message in the channel, and the thread that hangs from it; each step may be repeated."""
        game = table.row
        channel = self.client.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
        async with self.db.read() as db:
            start = await slots.get(db, game.id, "start")
        if start is not None:
            message_id = start.message_id
        else:
            who = players(table, game.language)
            content = words.say(
                game.language, "bot-starter", title=table.title, game=str(game.id), players=who
            )
            posted = await self.poster.post(
                row, channel, suspect, lambda m: m.content == content, content=content
            )
            message_id = posted.id
            async with self.db.write() as db:
                await slots.put(db, game.id, "start", channel.id, message_id)
        names = list(dict.fromkeys(game.names.values()))
        name = words.thread_name(table.title, game.id, names)
        try:
            # By its route: the object's method insists on a cached server.
            thread = await self.client.http.start_thread_with_message(
                channel.id, message_id, name=name, auto_archive_duration=THREAD_MINUTES
            )
            thread_id = int(thread["id"])
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            # A thread made from a message bears the message's id.
            thread_id = message_id
        async with self.db.write() as db:
            await outbox.settle(db, row, "sent", message_id)
            await self.slots.thread_opened(db, game, thread_id)
        self.play.wake(game.id)

    async def _send_text(self, row: Row, channel: Channel, suspect: bool) -> Note:
        # The log is there to be read; a telephone rings only for who is called by name.
        silent = row.lane == outbox.THREAD and not row.payload.get("mentions")
        posted = await self.poster.text(row, channel, suspect, silent=silent)
        return settled(row, "sent", posted.id)

    async def _send_nudge(self, row: Row, table: Table, channel: Channel, suspect: bool) -> Note:
        seat = table.row.seats[row.payload["seat"]]
        if not is_called(table, seat.seat) or seat.user_id is None:
            return settled(row, "skipped")
        about = row.payload.get("remind")
        content = call_text(table, seat, about)
        people = [discord.Object(seat.user_id)]
        posted = await self.poster.post(
            row,
            channel,
            suspect,
            lambda m: texts(m) == content,
            view=call_layout(table, content),
            silent=self._hushed(seat),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        slot = outbox.nudge_slot(seat.seat)
        keys = call_digest(content, about), ""
        return self._follow(row, table, slot, table.row.thread_id or 0, posted, keys)

    async def _send_turn(self, row: Row, table: Table, channel: Channel, suspect: bool) -> Note:
        """A page of what happened in a turn, which is edited until nothing more will happen in it."""
        page = Page(row.payload["section"], row.payload["page"])
        found = await account(self.db, table, page.section)
        content = found.page(page.number)
        if not content:
            return settled(row, "skipped")
        posted = await self.poster.post(
            row,
            channel,
            suspect,
            lambda m: is_same(m.content, content),
            content=content,
            silent=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        ends = found.closed and not posted.again
        return self._follow(row, table, page.slot, channel.id, posted, (fingerprint(content), ""), ends=ends)

    async def _replaced(self, old: SlotRow | None, posted: Posted, language: str) -> int:
        """Delete the message that the row's has taken the place of, before that is written down: who dies in
        between finds the row's, and deletes the other again. Returns its id; 0 if there was none."""
        if old is None or old.message_id == posted.id:
            return 0
        await self._take_away(old.channel_id, old.message_id, language)
        return old.message_id

    def _follow(
        self,
        row: Row,
        table: Table,
        slot: str,
        channel_id: int,
        posted: Posted,
        keys: Keys,
        *,
        gone: int = 0,
        ends: bool = False,
        anew: bool = False,
    ) -> Note:
        """The row's message is there, and a slot's from now on; one that the slot had before is deleted, if
        it is not `gone` already. `anew`: what is there calls nobody.

        `ends`: nothing more is to be told in it, unless the game is another by now (what ended goes on where
        that was taken back)."""

        async def note(db: AsyncConnection) -> bool:
            if not await outbox.settle(db, row, "sent", posted.id):
                await self._take_back(db, row, channel_id, posted.id)
                return False
            if ends and await store.version(db, row.game_id) == table.row.version:
                return False
            put = await self.slots.place(db, table, slot, channel_id, posted, keys)
            if old := put.old(posted.id, gone):
                await outbox.add(db, row.game_id, row.lane, "retire", self.clock.now(), **old)
            if anew:
                await outbox.add(db, row.game_id, row.lane, "prompt", self.clock.now())
            return put.behind  # its edits have a lane of their own, looked at before there was a slot

        return note

    async def _send_board(
        self, row: Row, table: Table, channel: Channel, suspect: bool, old: SlotRow | None
    ) -> Note:
        """The board message itself, or the summary with how the game went."""
        if row.kind == "board":
            drawn = await self.pictures.board(table)
            layout = board(table, tuple(image(picture) for picture in drawn))
        else:
            async with self.db.read() as db:
                happened, fared = await events(db, table), await record(db, table)
            drawn = await self.pictures.course(table, happened)
            layout = summary(table, tuple(image(picture) for picture in drawn), fared)
        ids = {seat.user_id for seat in table.row.seats.values() if seat.user_id and row.kind == "summary"}
        people = [discord.Object(user_id) for user_id in sorted(ids)]

        def recognise(message: discord.Message) -> bool:
            if row.kind == "board":
                return f"b:{row.game_id}:log" in custom_ids(message)
            return texts(message).startswith(SUMMARY)

        posted = await self.poster.post(
            row,
            channel,
            suspect,
            recognise,
            view=layout,
            files=[file(picture) for picture in drawn],
            silent=row.kind == "board",
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        if row.kind == "board":
            gone = await self._replaced(old, posted, table.row.language)
            keys = self.slots.board_keys(table)
            return self._follow(row, table, outbox.BOARD, channel.id, posted, keys, gone=gone)
        return settled(row, "sent", posted.id)

    async def _send_to_player(
        self, row: Row, game: GameRow, table: Table | None, suspect: bool, old: SlotRow | None
    ) -> Note | None:
        seat_name = row.lane.partition(":")[2]
        try:
            if row.kind == "retire":
                return await self._retire(row, game.seats[seat_name].language)
            seat = game.seats[seat_name]
            if seat.user_id is None or not seat.by_dm:
                return settled(row, "skipped")
            channel = await self.poster.direct(seat.user_id)
            if row.kind == "text":
                return await self._send_text(row, channel, suspect)
            assert table is not None
            return await self._send_prompt(row, table, seat_name, channel, suspect, old)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            await self._unreached(row, seat_name, error.code in NOBODY)
            return None

    async def _send_prompt(
        self, row: Row, table: Table, seat: str, channel: Channel, suspect: bool, old: SlotRow | None
    ) -> Note:
        """A new panel, which notifies; the one before is deleted after it."""
        language = table.row.seats[seat].language
        mark = title(table, seat, language)

        def recognise(message: discord.Message) -> bool:
            return mark in texts(message) and (old is None or message.id != old.message_id)

        if is_called(table, seat) or row.payload.get("first"):
            drawn = await self.pictures.panel(table, seat, language)
            notice = reminder(table, row.payload["remind"], language) if "remind" in row.payload else ""
            layout = panel(table, seat, tuple(image(picture) for picture in drawn), language, notice=notice)
            files = [file(picture) for picture in drawn]
            hushed = self._hushed(table.row.seats[seat])
            posted = await self.poster.post(
                row, channel, suspect, recognise, view=layout, files=files, silent=hushed
            )
        else:
            # No longer called for; but if an earlier try came through, its panel must not be left behind.
            found = await self.poster.find(row, channel, recognise) if suspect else None
            if found is None:
                return self._skip(row, table)
            posted = Posted(found.id, again=True, pressable=bool(custom_ids(found)))
        gone = await self._replaced(old, posted, language)
        slot, keys = outbox.panel_slot(seat), self.slots.panel_keys(table, seat)
        # What had come through was not a call to move: the edit to come would notify nobody.
        anew = posted.again and not posted.pressable and is_called(table, seat)
        return self._follow(row, table, slot, channel.id, posted, keys, gone=gone, anew=anew)

    def _hushed(self, seat: SeatRow) -> bool:
        """Whether a message must not ring at its player's: it is within their quiet hours."""
        now = self.clock.now()
        return awake(now, seat) != now

    async def _take_back(self, db: AsyncConnection, row: Row, channel_id: int, message_id: int) -> None:
        """Another process has seen to the row: this message of it must not be left behind."""
        if await outbox.sent_as(db, row) != message_id:
            old = {"channel": channel_id, "message": message_id}
            await outbox.add(db, row.game_id, row.lane, "retire", self.clock.now(), **old)

    async def _retire(self, row: Row, language: str) -> Note:
        await self._take_away(row.payload["channel"], row.payload["message"], language)
        return settled(row, "sent")

    async def _take_away(self, channel_id: int, message_id: int, language: str) -> None:
        message = self.slots.message(channel_id, message_id)
        try:
            await message.delete()
        except discord.NotFound:
            pass  # an earlier try has done it, or somebody has
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            retired = words.say(language, "bot-retired")
            with contextlib.suppress(discord.NotFound):
                await message.edit(view=text_layout(f"-# {retired}"), attachments=[])

    async def _unreached(self, row: Row, seat_name: str, gone: bool) -> None:
        """Direct messages do not reach somebody. Say so once, in the thread, where they are called from now
        on; of whoever is `gone`, so that nobody can call them, the others are told, who need not wait."""
        log.info("direct messages closed", game=row.game_id, seat=seat_name, gone=gone)
        now = self.clock.now()
        async with self.db.write() as db:
            await outbox.skip_lane(db, row.game_id, row.lane)
            game = await store.get(db, row.game_id)
            user_id = game.seats[seat_name].user_id if game is not None else None
            if game is None or user_id is None:
                return
            if await store.set_unreached(db, row.game_id, user_id, gone):
                name = game.seats[seat_name].name
                await tell_unreached(db, game, self.play.kinds[game.kind].group, user_id, name, gone, now)
        self.play.wake(row.game_id)

    def _skip(self, row: Row, table: Table) -> Note:
        """What is not called for as the game stood when it was read. It may have gone on since: who was
        called meanwhile relies on this row (`outbox.add_once`), which waits and is looked at again."""

        async def skip(db: AsyncConnection) -> bool:
            if await store.version(db, row.game_id) in (None, table.row.version):
                await outbox.settle(db, row, "skipped")
            return False

        return skip


def _given_up(row: Row) -> Note:
    async def note(db: AsyncConnection) -> bool:
        await outbox.give_up(db, row, "no thread")
        return False

    return note
