"""Messages that follow a game by being edited (boards, panels), and what to do when they cannot be.

Edits may be repeated without harm, so they are not promised one by one: a slot is brought to the newest
state.
"""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import fingerprint
from bot.contract.kind import Table
from bot.hosting.announcing import persons, tell_all
from bot.hosting.play import Play
from bot.hosting.turns import account
from bot.hosting.undo_requests import is_called
from bot.layouts.board import board
from bot.layouts.calls import call_digest, call_layout, call_text
from bot.layouts.panels import panel
from bot.layouts.pictures import Pictures, board_key, file, image, panel_key
from bot.layouts.selects import PLAIN, Page
from bot.messages import words
from bot.messages.layout import Layout
from bot.messages.refusals import Refusal
from bot.outbox import posting
from bot.outbox.codes import ARCHIVED, DM_CLOSED, ITS_OWN, LOCKED, NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.outbox.edits import Edits
from bot.outbox.failures import PATIENCE, NotYet, final, passes
from bot.outbox.posting import Posted
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.store import games as store
from bot.store import outbox, slots, waits
from bot.store.game_rows import LOST, OPEN, PENDING, REFUSED, GameRow
from bot.store.outbox import Row
from bot.store.sections import PREFIX, page_of
from bot.store.slots import SlotRow

log = logger(__name__)

PAGES = 2000
"""Panels of which it is known at which page they are."""
PRESSED = 256
"""Panels of which the last interaction is known, with all that came with it."""
TOKEN_SECONDS = 600.0
"""For so long an interaction's token is used; Discord takes it for a quarter of an hour."""
AGAIN = 60.0
"""Seconds until a channel that was not there is looked for once more."""
Keys = tuple[str, str]
"""Fingerprints of a message's components and of its picture."""


class Slots:
    """Knows where boards and panels are, and edits them."""

    def __init__(self, client: discord.Client, play: Play, pictures: Pictures) -> None:
        self.client = client
        self.play = play
        self.db = play.db
        self.clock = play.clock
        self.pictures = pictures
        self.edits = Edits(play.db)
        self.seen: dict[tuple[int, str], tuple[int, str]] = {}
        """(game, slot) -> (message, digest) that an interaction's own answer has just put on the screen."""
        self.pressed: Latest[int, tuple[discord.Interaction, float]] = Latest(PRESSED)
        """By message, the interaction that it answered last, and until when it can be edited by its token."""
        self.turned: Latest[int, tuple[int, Page]] = Latest(PAGES)
        """By message, the page of which decision its reader has turned to: a picture that comes keeps it."""

    def note_shown(self, table: Table, seat: str, language: str, message_id: int) -> None:
        """An interaction's answer has put this panel on the screen itself: no edit is needed for its text.
        Nobody knows that of one that was edited since `note_unfinished`: either may have come last."""
        key = table.row.id, outbox.panel_slot(seat)
        if self.seen.get(key) == (message_id, ""):
            self.seen[key] = (message_id, panel_digest(table, seat, language))

    def note_unfinished(self, table: Table, seat: str, message_id: int) -> None:
        """An interaction's answer is about to change this panel, whatever it shows: it waits for an edit."""
        self.seen[table.row.id, outbox.panel_slot(seat)] = (message_id, "")

    def note_pressed(self, message_id: int, interaction: discord.Interaction) -> None:
        """An interaction's answer is this panel: by its token it is edited without a request that counts."""
        self.pressed[message_id] = interaction, time.monotonic() + TOKEN_SECONDS

    def note_page(self, message_id: int, decision_id: int, shown: Page) -> None:
        """The reader of a panel has turned to a page of it."""
        self.turned[message_id] = decision_id, shown

    def _page(self, slot: SlotRow, table: Table, seat: str, language: str) -> Page:
        """The page a panel is at: the first one of each new decision."""
        decision_id, shown = self.turned.get(slot.message_id, (0, PLAIN))
        return shown if any(d.id == decision_id for d in table.view(seat, language).decisions) else PLAIN

    async def refresh(self, slot: SlotRow, game: GameRow) -> None:
        """Edit a slot's message to the game as it stands, unless it shows that already."""
        slot = self.edits.known(slot)
        if slot.shown >= slot.wanted:
            return
        try:
            table = await self.play.open(game)
        except Refusal:
            return self.edits.note(slot, slot.wanted, slot.digest, slot.picture)
        what, _, seat = slot.slot.partition(":")
        if what == "turn":
            return await self._refresh_turn(slot, table)
        if what == "nudge":
            return await self._refresh_nudge(slot, table, seat)
        digest, picture = self.panel_keys(table, seat) if seat else self.board_keys(table)
        on_screen = slot.digest
        key = slot.game_id, slot.slot
        message_id, seen = self.seen.get(key, (0, ""))
        if message_id == slot.message_id:
            on_screen = seen
        if (digest, picture) != (on_screen, slot.picture):
            try:
                await self._edit(slot, table, seat)
            except discord.HTTPException as error:
                if await self._edit_trouble(slot, table, seat, error):
                    return
        self.seen.pop(key, None)
        self.edits.note(slot, table.row.version, digest, picture)

    async def _refresh_turn(self, slot: SlotRow, table: Table) -> None:
        """Bring a turn's message up to date; when nothing more will happen in it, it is left as it is."""
        page = page_of(slot.slot)
        found = await account(self.db, table, page.section)
        content = found.page(page.number)
        digest = fingerprint(content)
        if digest != slot.digest:
            try:
                # Where all that it told was taken back, there is nothing to tell.
                await (self._change(slot, content=content) if content else self._delete(slot))
            except discord.HTTPException as error:
                if await self._edit_trouble(slot, table, "", error):
                    return
        version = table.row.version
        self.edits.note(slot, version, digest, "")
        if not content or found.closed:
            # Not where it was gone back to meanwhile: that is told on, in another message if need be.
            self.db.write_late(lambda db: slots.end(db, slot, version))

    async def _refresh_nudge(self, slot: SlotRow, table: Table, seat: str) -> None:
        """Who has moved need not be called any more; who is asked again after it, not as before."""
        called = is_called(table, seat)
        content = call_text(table, table.row.seats[seat]) if called else ""
        digest = call_digest(content)
        if called and (slot.digest in ("", digest) or await self._still_owed(slot, seat)):
            return self.edits.note(slot, table.row.version, slot.digest, slot.picture)
        try:
            await (self._change(slot, view=call_layout(table, content)) if called else self._delete(slot))
        except discord.HTTPException as error:
            if await self._edit_trouble(slot, table, "", error):
                return
        if called:
            return self.edits.note(slot, table.row.version, digest, slot.picture)
        await self.db.write_soon(lambda db: slots.drop(db, slot.game_id, slot.slot))

    async def _still_owed(self, slot: SlotRow, seat: str) -> bool:
        """Whether a call is a reminder of the move that is owed now."""
        async with self.db.read() as db:
            row = (await waits.of_game(db, slot.game_id)).get(seat)
        return row is not None and slot.digest == call_digest("", {"since": int(row.since)})

    async def _edit(self, slot: SlotRow, table: Table, seat: str) -> None:
        if seat:
            language = table.row.seats[seat].language
            drawn = await self.pictures.panel(table, seat, language)
            page = self._page(slot, table, seat, language)
            layout: Layout = panel(table, seat, tuple(image(picture) for picture in drawn), language, page)
        else:
            drawn = await self.pictures.board(table)
            layout = board(table, tuple(image(picture) for picture in drawn))
        files = [file(picture) for picture in drawn]
        interaction, until = self.pressed.get(slot.message_id, (None, 0.0))
        if interaction is not None and time.monotonic() < until:
            try:
                await posting.edit_answer(interaction, view=layout, attachments=files)
            except discord.HTTPException as error:
                # Whatever it was: the channel's route tells, and is trusted.
                log.info("not edited by token", game=slot.game_id, code=error.code)
                del self.pressed[slot.message_id]
                files = [file(picture) for picture in drawn]
            else:
                return
        await self._change(slot, view=layout, attachments=files)

    def _change(self, slot: SlotRow, **shown: Any) -> Coroutine[Any, Any, None]:
        return posting.edit(self.client, slot.channel_id, slot.message_id, **shown)

    async def _delete(self, slot: SlotRow) -> None:
        await self.message(slot.channel_id, slot.message_id).delete()

    async def _edit_trouble(
        self, slot: SlotRow, table: Table, seat: str, error: discord.HTTPException
    ) -> bool:
        """Handle a failed edit; True if there is nothing more to do, False if the slot counts as shown."""
        if error.code in (ARCHIVED, LOCKED):
            if not await self.wake_thread(slot.game_id, slot.channel_id):
                return True
            raise error
        if error.code not in {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, *NO_ACCESS, *DM_CLOSED}:
            raise error
        now = self.clock.now()
        if not seat and error.code != UNKNOWN_MESSAGE:
            await self.thread_trouble(slot.game_id, error, slot.channel_id)
        async with self.db.write() as db:
            now_there = await slots.get(db, slot.game_id, slot.slot)
            if now_there is not None and now_there.message_id != slot.message_id:
                return True  # it has moved to another message meanwhile
            await slots.drop(db, slot.game_id, slot.slot)
            if error.code == UNKNOWN_MESSAGE and slot.slot == outbox.BOARD:
                await outbox.add_once(db, slot.game_id, outbox.THREAD, "board", now)
            elif error.code == UNKNOWN_MESSAGE and slot.slot.startswith(PREFIX):
                # Somebody has deleted it; what is still to be said of this turn comes in another.
                payload = page_of(slot.slot).payload
                await outbox.add(db, slot.game_id, outbox.THREAD, "turn", now, **payload)
            elif error.code == UNKNOWN_MESSAGE and is_called(table, seat):
                await outbox.add_once(db, slot.game_id, outbox.dm_lane(seat), "prompt", now)
        self.play.wake(slot.game_id)
        return True

    async def wake_thread(self, game_id: int, channel_id: int) -> bool:
        """Bring an archived thread back. False where it is gone, or its game is over: that is seen to. Raises
        NotYet where it cannot be now: the game goes on by direct message."""
        try:
            thread = self.client.get_channel(channel_id) or await self.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.HTTPException as error:
            if passes(error) and error.code not in (ARCHIVED, LOCKED):  # locked as well: the bot may not
                raise
            await self._unwritable(game_id, error, channel_id)
            return False
        async with self.db.write() as db:
            game = await store.get(db, game_id)
            if game is not None and game.status != "running":  # it was archived for good
                await outbox.add_once(db, game_id, outbox.CLOSE, "close", self.clock.now())
        return True

    async def thread_refused(self, row: Row, error: discord.HTTPException) -> None:
        """A game's thread cannot be opened, whatever the reason: the players are told, and go on by direct
        message, until it can be. Raises NotYet: it is tried again."""
        if error.status >= 500 or error.status == 429:
            raise error
        async with self.db.write() as db:
            game = await store.get(db, row.game_id)
            over = game is None or game.status != "running"
            if game is None or over or self._hopeless(row, game):
                return await outbox.skip_lane(db, row.game_id, outbox.THREAD)
            if error.code == UNKNOWN_MESSAGE:  # what it was to hang from has been deleted
                await slots.drop(db, game.id, "start")
            if game.thread_state == PENDING and error.code == UNKNOWN_CHANNEL:
                await self._lost(db, game, error.code)
                await outbox.add(db, game.id, outbox.THREAD, "start", self.clock.now() + AGAIN)
                self.play.wake(game.id)
                return None
            if game.thread_state == PENDING and (row.attempts or final(error)):
                log.warning("thread refused", game=game.id, code=error.code)
                await store.set_thread(db, game.id, REFUSED, None)
                await self._threadless(db, game, "bot-no-thread", channel=f"<#{game.channel_id}>")
        self.play.wake(row.game_id)
        raise NotYet from error

    def _hopeless(self, row: Row, game: GameRow) -> bool:
        """Whether a channel that is not there has been looked for long enough."""
        return game.thread_state == LOST and self.clock.now() - row.created >= PATIENCE

    async def thread_opened(self, db: AsyncConnection, before: GameRow, thread_id: int) -> None:
        """The thread of a game is open from now on; whoever was told that it could not be is told so."""
        await store.set_thread(db, before.id, OPEN, thread_id)
        if before.thread_state not in (REFUSED, LOST):
            return
        game, now = await store.get(db, before.id), self.clock.now()
        for seat in persons(before) if game is not None else ():
            if seat.by_dm:
                opened = words.say(seat.language, "bot-thread-at-last", thread=f"<#{thread_id}>")
                await outbox.add(db, before.id, outbox.dm_lane(seat.seat), "text", now, content=opened)
        if before.thread_state == LOST:  # all else was given up; what happened is found to be missing
            await outbox.add(db, before.id, outbox.THREAD, "board", now)
        waiting = await outbox.waiting(db, before.id, outbox.THREAD)
        called = {outbox.nudge_slot(row.payload["seat"]) for row in waiting if row.kind == "nudge"}
        called |= {slot.slot for slot in await slots.all_of(db, before.id)}
        for seat in game.seats.values() if game is not None and game.status == "running" else ():
            owes = seat.user_id is not None and seat.seat in before.waiting
            if owes and not seat.by_dm and outbox.nudge_slot(seat.seat) not in called:
                await outbox.add(db, before.id, outbox.THREAD, "nudge", now, seat=seat.seat)

    async def thread_silent(self, game_id: int, error: discord.HTTPException, thread_id: int) -> bool:
        """A thread takes nothing, for a reason that may go: everybody is told, and goes on by direct message,
        until something can be posted there (`reopening`). False if nobody plays any more."""
        async with self.db.write() as db:
            game = await store.get(db, game_id)
            if game is None or game.status != "running":
                return False
            if (game.thread_state, game.thread_id) == (OPEN, thread_id):
                log.warning("thread silent", game=game_id, code=error.code)
                await store.set_thread(db, game_id, REFUSED, thread_id)
                await outbox.add_once(db, game_id, outbox.THREAD, "board", self.clock.now())
                await self._threadless(db, game, "bot-lost-thread")
        self.play.wake(game_id)
        return True

    async def thread_trouble(
        self, game_id: int, error: discord.HTTPException, failed: int, *, again: bool = False
    ) -> None:
        """Thread `failed` has refused a message. `again`: the same one was refused before. Returns where that
        is seen to; raises NotYet where the thread takes nothing for now, else the error."""
        over = final(error)
        if error.code in ITS_OWN or not (over or (again and not passes(error))):
            raise error
        if over:
            return await self._unwritable(game_id, error, failed)
        await self.thread_silent(game_id, error, failed)
        raise error

    async def _unwritable(self, game_id: int, error: discord.HTTPException, failed: int) -> None:
        """Nothing can be written to thread `failed`. A deleted one is opened anew; any other is tried again
        for as long as its game is played (NotYet), and then no more."""
        if error.code != UNKNOWN_CHANNEL and await self.thread_silent(game_id, error, failed):
            raise NotYet from error
        if not final(error) and error.code not in (ARCHIVED, LOCKED):
            raise error
        async with self.db.write() as db:
            game = await store.get(db, game_id)
            if game is None or not _is_used(game, failed):
                return  # another lane has met the same trouble and seen to it
            if error.code == UNKNOWN_CHANNEL:
                await self._open_another(db, game)
            else:
                await self._lost(db, game, error.code)
        self.play.wake(game_id)

    async def _open_another(self, db: AsyncConnection, game: GameRow) -> None:
        log.info("thread is gone, opening another", game=game.id)
        open_turns = [slot for slot in await slots.all_of(db, game.id) if slot.slot.startswith(PREFIX)]
        for slot in ("start", outbox.BOARD, *(turn.slot for turn in open_turns)):
            await slots.drop(db, game.id, slot)
        state = REFUSED if game.thread_state == REFUSED else PENDING
        await store.set_thread(db, game.id, state, None)
        going_on = [page_of(turn.slot).payload for turn in open_turns]
        await outbox.reopen(db, game.id, self.clock.now(), [("turn", payload) for payload in going_on])

    async def _lost(self, db: AsyncConnection, game: GameRow, code: int) -> None:
        """Nothing goes to the thread any more; everybody is told so by direct message."""
        log.warning("thread lost", game=game.id, code=code)
        await store.set_thread(db, game.id, LOST, game.thread_id)
        await outbox.skip_lane(db, game.id, outbox.THREAD)
        running = game.status == "running"
        await self._threadless(db, game, "bot-lost-thread" if running else "bot-lost-thread-over")

    async def _threadless(self, db: AsyncConnection, before: GameRow, said: str, **about: str) -> None:
        """There is no thread to write in (any more): tell everybody, and bring their panels to those who have
        had theirs in the thread."""
        game, now = await store.get(db, before.id), self.clock.now()
        assert game is not None
        group = self.play.kinds[game.kind].group
        unreached = []
        for seat in persons(game):
            if not seat.by_dm:
                unreached.append(words.plain(seat.name))
                continue
            content = words.say(seat.language, said, group=group, **about)
            await outbox.add(db, game.id, outbox.dm_lane(seat.seat), "text", now, content=content)
        for seat in game.seats.values():
            if seat.by_dm and not before.seats[seat.seat].by_dm and game.status == "running":
                await outbox.add(db, game.id, outbox.dm_lane(seat.seat), "prompt", now, first=True)
        for name in unreached:
            await tell_all(db, game, words.say(game.language, "bot-not-reached", name=name, group=group), now)

    def message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel_id).get_partial_message(message_id)

    def board_keys(self, table: Table) -> Keys:
        return board(table, ()).digest(), board_key(table)

    def panel_keys(self, table: Table, seat: str) -> Keys:
        language = table.row.seats[seat].language
        return panel_digest(table, seat, language), panel_key(table, seat, language)

    async def place(
        self, db: AsyncConnection, table: Table, slot: str, channel_id: int, posted: Posted, keys: Keys
    ) -> slots.Put:
        """Point a slot at a message just posted, which shows `table` (or, found again, nobody knows what).
        Where the slot is behind, the game has gone on meanwhile: an edit is to follow."""
        wanted = await store.version(db, table.row.id) or table.row.version
        shown = 0 if posted.again else table.row.version
        digest, picture = ("", "") if posted.again else keys
        return await slots.put(
            db,
            table.row.id,
            slot,
            channel_id,
            posted.id,
            wanted=wanted,
            shown=shown,
            digest=digest,
            picture=picture,
        )


def _is_used(game: GameRow, thread_id: int) -> bool:
    """Whether this thread is the game's, and what happens is to be told there, be it later."""
    return game.thread_state in (OPEN, REFUSED) and game.thread_id == thread_id


def panel_digest(table: Table, seat: str, language: str) -> str:
    """The fingerprint of a seat's panel without its picture."""
    return panel(table, seat, (), language).digest()
