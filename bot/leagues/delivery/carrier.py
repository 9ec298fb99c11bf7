"""Sends what leagues have promised: words into their channels and direct messages, pages, pages' edits.

Everything is sent under its nonce as games' messages are (`bot.outbox.posting`). A channel that cannot be
written to is given up until an organiser names another; a person whose direct messages are closed is called
by name in the league's channel.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import Picture
from bot.layouts.pictures import Pictures, file, image, renamed
from bot.leagues.posts import pages
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.notices import CHANNEL, ORGANISERS, WAITS, owner, to_channel
from bot.leagues.posts.pages import Page
from bot.leagues.service import large
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from bot.messages import words
from bot.messages.layout import Layout
from bot.messages.refusals import Refusal
from bot.outbox import posting
from bot.outbox.codes import DM_CLOSED, NO_ACCESS, NOBODY, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER
from bot.outbox.edits import Edits
from bot.outbox.looking import Note, settled
from bot.outbox.posting import Posted, Poster, texts
from bot.process.logs import logger
from bot.store import leagues as store
from bot.store import outbox, slots
from bot.store.leagues import LeagueRow
from bot.store.outbox import Row
from bot.store.slots import SlotRow

log = logger(__name__)

OVER = ("finished", "cancelled")
GONE = {UNKNOWN_CHANNEL, *NO_ACCESS}


class LeagueDelivery:
    """The dispatcher's carrier for leagues."""

    def __init__(self, client: discord.Client, leagues: Leagues, pictures: Pictures) -> None:
        self.client = client
        self.leagues = leagues
        self.db = leagues.db
        self.clock = leagues.clock
        self.pictures = pictures
        self.poster = Poster(client, leagues.db)
        self.edits = Edits(leagues.db)

    async def read(self, db: AsyncConnection, number: int) -> LeagueRow | None:
        return await store.get(db, number)

    def beside(self, lane: str, league: LeagueRow) -> tuple[()]:
        """Every lane of a league has a channel of its own."""
        return ()

    def replaces(self, row: Row) -> str:
        """No message takes the place of another."""
        return ""

    async def send(self, row: Row, league: LeagueRow, suspect: bool, _: object = None) -> Note | None:
        """Post one row; returns what is to be written down of it. `suspect`: it may have been posted
        before."""
        if row.lane == CHANNEL:
            return await self._to_channel(row, league, suspect)
        if row.lane == ORGANISERS:
            return await self._to_organisers(row, league, suspect)
        return await self._to_person(row, int(row.lane.partition(":")[2]), suspect)

    # -- words ---------------------------------------------------------------------------------------------

    async def _to_channel(self, row: Row, league: LeagueRow, suspect: bool) -> Note | None:
        if league.channel_state != "open":
            return settled(row, "skipped")
        channel = self.client.get_partial_messageable(league.channel_id, guild_id=league.guild_id)
        try:
            if row.kind == "page":
                return await self._post_page(row, league, channel, suspect)
            posted = await self.poster.text(row, channel, suspect)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._channel_lost(league, error)
            return None
        return settled(row, "sent", posted.id)

    async def _to_organisers(self, row: Row, league: LeagueRow, suspect: bool) -> Note | None:
        if league.organiser_channel_id is None:
            await self._to_each(row, league)
            return None
        channel = self.client.get_partial_messageable(league.organiser_channel_id, guild_id=league.guild_id)
        try:
            posted = await self.poster.text(row, channel, suspect)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.warning("organisers' channel lost", league=league.id, code=error.code)
            async with self.db.write() as db:
                await store.set_values(db, league.id, organiser_channel_id=None)
            await self._to_each(row, league)
            return None
        return settled(row, "sent", posted.id)

    async def _to_each(self, row: Row, league: LeagueRow) -> None:
        """The organisers have no channel (any more): every one of them is written to."""
        waits = words.say(league.language, WAITS, league=words.plain(league.name))
        kept = {"content": row.payload["content"].partition("\n")[2], "public": waits}
        kept |= {
            key: row.payload[key] for key in ("buttons", "public", "public_buttons") if key in row.payload
        }
        lanes = [(outbox.dm_lane(str(user_id)), kept) for user_id in sorted(league.organisers)]
        async with self.db.write() as db:
            await outbox.settle(db, row, "skipped")
            await outbox.add_texts(db, owner(league.id), lanes, self.clock.now())
        self.leagues.wake(owner(league.id))

    async def _to_person(self, row: Row, user_id: int, suspect: bool) -> Note | None:
        try:
            channel = await self.poster.direct(user_id)
            posted = await self.poster.text(row, channel, suspect)
        except discord.HTTPException as error:
            if error.code not in {*DM_CLOSED, UNKNOWN_USER}:
                raise
            log.info("direct messages closed", league=row.owner.id, user=user_id)
            async with self.db.write() as db:
                first = await store.set_dm_closed(db, row.owner.id, user_id)
                await to_channel(db, row.owner.id, row.lane, user_id, self.clock.now())
                if first and error.code in NOBODY:
                    await self._tell_of_leaving(db, row.owner.id, user_id)
            self.leagues.wake(row.owner)
            return None
        return settled(row, "sent", posted.id)

    async def _tell_of_leaving(self, db: AsyncConnection, league_id: int, user_id: int) -> None:
        """Who has left the server reads nothing any more, in the channel either: organisers are told, once,
        with what they can do."""
        league = await store.get(db, league_id)
        if league is None:
            return
        try:
            found = await self.leagues.decode(league)
        except Refusal:
            return
        player = next((one for one in found.event.players if one.id == str(user_id)), None)
        if player is None or player.status not in ("active", "waiting") or found.state in OVER:
            return
        name, address = words.plain(player.name), organiser_address(league_id, "gone", player.id)

        def payload(language: str) -> dict[str, Any]:
            said = words.say(language, "lst-left-server", name=name, league=words.plain(league.name))
            waits = words.say(league.language, WAITS, league=words.plain(league.name))
            buttons = [[words.say(language, "bl-act-drop"), address, "danger"]]
            return {"content": said, "public": waits, "buttons": buttons}

        if league.organiser_channel_id is not None:
            lanes = [(ORGANISERS, payload(league.language))]
        else:
            there = await store.reach(db, league_id, league.organisers - {user_id}, league.language)
            lanes = [
                (outbox.dm_lane(str(one)), payload(member.language)) for one, member in sorted(there.items())
            ]
        await outbox.add_texts(db, owner(league_id), lanes, self.clock.now())

    async def _channel_lost(self, league: LeagueRow, error: discord.HTTPException) -> None:
        """Nothing more goes there, until an organiser names a channel. They are told, once."""
        now = self.clock.now()
        async with self.db.write() as db:
            current = await store.get(db, league.id)
            if current is None or (current.channel_state, current.channel_id) != ("open", league.channel_id):
                return  # another lane has met the same trouble, or an organiser has seen to it
            log.warning("league's channel lost", league=league.id, code=error.code)
            await store.set_values(db, league.id, channel_state="lost")
            await outbox.skip_lane(db, owner(league.id), CHANNEL)
            for slot in await slots.all_of(db, owner(league.id)):
                await slots.drop(db, owner(league.id), slot.slot)
            said = [(ORGANISERS, {"content": _lost(league, league.language)})]
            if league.organiser_channel_id is None:
                members = await store.reach(db, league.id, league.organisers, league.language)
                said = [
                    (outbox.dm_lane(str(user_id)), {"content": _lost(league, member.language)})
                    for user_id, member in sorted(members.items())
                ]
            await outbox.add_texts(db, owner(league.id), said, now)
        self.leagues.wake(owner(league.id))

    # -- pages ---------------------------------------------------------------------------------------------

    async def _post_page(
        self, row: Row, league: LeagueRow, channel: discord.PartialMessageable, suspect: bool
    ) -> Note:
        slot = row.payload["slot"]
        found = await self._page(slot, league)
        if found is None:
            return settled(row, "skipped")
        table, page, argument = found
        drawn = await self._drawn(table, page, slot)
        layout = await self._layout(table, page, argument, drawn)
        mark = first_line(layout)
        posted = await self.poster.post(
            row,
            channel,
            suspect,
            lambda m: first_line_of(texts(m)) == mark,
            view=layout,
            files=[file(picture) for picture in drawn],
            allowed_mentions=discord.AllowedMentions.none(),
        )

        async def note(db: AsyncConnection) -> bool:
            sent = await outbox.settle(db, row, "sent", posted.id)
            # Its edits have a lane of their own, which was looked at before there was a slot.
            return sent and await self._place(db, table, page, slot, channel.id, posted)

        if page.pinned:
            await self._pin(channel.id, posted.id)
        return note

    async def _place(
        self, db: AsyncConnection, table: StoredLeague, page: Page, slot: str, channel_id: int, posted: Posted
    ) -> bool:
        """Point the slot at a message just posted. True where the league has changed since: an edit is to
        follow."""
        newest = await store.get(db, table.id)
        version = table.row.version
        digest, picture = ("", "") if posted.again else await self._keys(table, page, slot)
        put = await slots.put(
            db,
            owner(table.id),
            slot,
            channel_id,
            posted.id,
            wanted=newest.version if newest is not None else version,
            shown=0 if posted.again else version,
            digest=digest,
            picture=picture,
        )
        return put.behind

    async def _pin(self, channel_id: int, message_id: int) -> None:
        """It is no worse a page without: the permission may be missing, or fifty others may be pinned."""
        message = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.pin()
        except discord.HTTPException as error:
            log.info("page not pinned", code=error.code)

    async def refresh(self, slot: SlotRow, league: LeagueRow) -> None:
        """Edit a page to the league as it stands, unless it shows that already."""
        slot = self.edits.known(slot)
        if slot.shown >= slot.wanted:
            return None
        found = await self._page(slot.slot, league)
        if found is None:
            return self.edits.note(slot, slot.wanted, slot.digest, slot.picture)
        table, page, argument = found
        digest, picture = await self._keys(table, page, slot.slot)
        if (digest, picture) != (slot.digest, slot.picture):
            drawn = await self._drawn(table, page, slot.slot)
            layout = await self._layout(table, page, argument, drawn)
            files = [file(one) for one in drawn]
            try:
                await posting.edit(
                    self.client, slot.channel_id, slot.message_id, view=layout, attachments=files
                )
            except discord.HTTPException as error:
                if error.code not in {UNKNOWN_MESSAGE, *GONE}:
                    raise
                return await self._edit_trouble(slot, table, error)
        self.edits.note(slot, table.row.version, digest, picture)
        return None

    async def _edit_trouble(self, slot: SlotRow, table: StoredLeague, error: discord.HTTPException) -> None:
        if error.code != UNKNOWN_MESSAGE:
            return await self._channel_lost(table.row, error)
        async with self.db.write() as db:
            await slots.drop(db, slot.owner, slot.slot)
            if slot.slot in pages.current(table.league):
                await self.leagues.post(db, table, slot.slot, self.clock.now())
        self.leagues.wake(slot.owner)

    async def _page(self, slot: str, league: LeagueRow) -> tuple[StoredLeague, Page, str] | None:
        """What a slot shows; None if the league cannot be read, or nobody knows the page."""
        name, _, argument = slot.partition(":")
        page = self.leagues.pages.get(name)
        if page is None:
            return None
        try:
            return StoredLeague(league, await self.leagues.decode(league)), page, argument
        except Refusal:
            return None

    async def _drawn(self, table: StoredLeague, page: Page, slot: str) -> Sequence[Picture]:
        name, _, argument = slot.partition(":")
        draw = await large.read(table, partial(page.draw, table, argument))
        return renamed(await self.pictures.drawn(draw), name) if draw is not None else ()

    async def _layout(
        self, table: StoredLeague, page: Page, argument: str, drawn: Sequence[Picture]
    ) -> Layout:
        text = await large.read(table, partial(page.text, table, argument))
        return page.layout(table, argument, tuple(image(one) for one in drawn), text)

    async def _keys(self, table: StoredLeague, page: Page, slot: str) -> tuple[str, str]:
        argument = slot.partition(":")[2]
        key = await large.read(table, partial(page.key, table, argument))
        return (await self._layout(table, page, argument, ())).digest(), key


def _lost(league: LeagueRow, language: str) -> str:
    return words.say(language, "lst-channel-lost", league=words.plain(league.name))


def first_line_of(text: str) -> str:
    return text.partition("\n")[0]


def first_line(layout: Layout) -> str:
    """What a page begins with, by which it is known again."""
    return first_line_of(next((str(one["content"]) for one in layout.texts()), ""))
