"""The life of a lobby: opened by a command or after a game, changed by presses, begun, cancelled, expired.

Every press is one transaction; the message is its answer, so that it shows what was stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.beginning import Beginning, link_of, where_of
from bot.games.neon_hope.lobby import LIMITS, Denied, Lobby, Options, Person
from bot.games.neon_hope.lobby_view import RECOMMENDED, closed_layout, lobby_layout
from bot.games.neon_hope.rules import Rules, character_name, difficulties, goes_on
from bot.games.neon_hope.steps import Steps
from bot.games.neon_hope.store import campaigns, steps
from bot.games.neon_hope.store import lobbies as store
from bot.games.neon_hope.store.lobbies import LobbyRow
from bot.hosting import quota
from bot.hosting.pace import NONE, PACES
from bot.hosting.play import Play
from bot.messages.refusals import Refusal
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.process.logs import logger
from bot.store import games as game_store
from bot.store import people
from bot.store.game_rows import GameRow
from engine.neon_hope.rules.campaigns import next_episode
from engine.neon_hope.table.pack import CampaignDef, Pack
from engine.neon_hope.table.state import Campaign

log = logger(__name__)

Offered = tuple[Answer, int]
"""A lobby's message, and the lobby's id."""


class Lobbies:
    """Opens and serves lobbies."""

    def __init__(self, kind: NeonHope, play: Play, seconds: float) -> None:
        self.kind = kind
        self.play = play
        self.db = play.db
        self.clock = play.clock
        self.seconds = seconds
        self.beginning = Beginning(kind, play)
        self.steps = Steps(kind, play)

    @property
    def rules(self) -> Rules:
        return self.kind.rules

    # -- opening -------------------------------------------------------------------------------------------

    async def offer(
        self,
        asker: Asker,
        channel_id: int,
        wanted: str | None,
        difficulty: str | None,
        pace: str = NONE,
    ) -> Offered:
        """Serve `start`. `wanted` is "campaign:pack:code", "episode:pack:code", or nothing: the first."""
        pack, episode, campaign = self._wanted(wanted)
        if not episode:  # something comes before the first episode
            return await self.steps.begin(asker, channel_id, pack, campaign)
        options = Options(pace=pace)
        if difficulty is not None and difficulty in difficulties(pack):
            options = msgspec.structs.replace(options, difficulty=difficulty)
        table = Lobby(tuple(pack.characters), options=options).join(asker.user_id, asker.name)
        return await self._open(asker, channel_id, table, pack.id, episode, campaign)

    def _wanted(self, wanted: str | None) -> tuple[Pack, str, str]:
        """(pack, episode, campaign or "") of what somebody chose; no episode: the campaign does not begin
        with one."""
        campaigns_there, episodes = self.rules.campaigns(), self.rules.episodes()
        if wanted is None:
            if campaigns_there:
                pack, code, campaign = campaigns_there[0]
                return pack, self._first(campaign), code
            if not episodes:
                raise Refusal("bnh-no-packs")
            return episodes[0][0], episodes[0][1], ""
        what, _, rest = wanted.partition(":")
        pack_id, _, chosen = rest.partition(":")
        for pack, code, campaign in campaigns_there if what == "campaign" else ():
            if (pack.id, code) == (pack_id, chosen):
                return pack, self._first(campaign), code
        for pack, code, _episode in episodes if what == "episode" else ():
            if (pack.id, code) == (pack_id, chosen):
                return pack, code, ""
        raise Refusal("bnh-no-episode")

    def _first(self, campaign: CampaignDef) -> str:
        return next(iter(campaign.story.values())).episode or ""

    async def next_of(self, asker: Asker, channel_id: int, campaign_id: int) -> Offered:
        """What comes next in a campaign: a lobby for its next episode, with the people and characters of the
        last one, or the panel of another step (of lobby 0)."""
        async with self.db.read() as db:
            row = await campaigns.get(db, campaign_id)
            if row is None or row.guild_id != asker.guild_id:
                raise Refusal("bnh-campaign-gone")
            last = await campaigns.last_game(db, campaign_id) or await steps.last_game(db, campaign_id)
            game = await game_store.get(db, last) if last is not None else None
            agreed = await campaigns.table(db, last) if last is not None else None
        pack = self.rules.pack(row.pack)
        if not goes_on(pack, row.state):
            raise Refusal("bnh-campaign-finished")
        episode = next_episode(pack, row.state)
        if episode is None:
            return await self.steps.show(asker, campaign_id), 0
        options = agreed.options if agreed is not None else Options()
        table = self._again(pack, game, row.state.characters, options, asker)
        return await self._open(
            asker, channel_id, table, pack.id, episode, row.code, campaign_id=campaign_id, follows=last
        )

    async def after(self, asker: Asker, channel_id: int, game_id: int, what: str) -> Offered:
        """Serve "Next episode" and "Play again" under a finished game: for those who played it."""
        async with self.db.read() as db:
            game = await game_store.get(db, game_id)
            agreed = await campaigns.table(db, game_id)
        if game is None or agreed is None:
            raise Refusal("bot-no-game")
        if not game.seats_of(asker.user_id):
            raise Refusal("bot-not-in-game")
        if what == "next":
            if agreed.campaign_id is None:
                raise Refusal("bnh-no-next")
            return await self.next_of(asker, channel_id, agreed.campaign_id)
        pack = self.rules.pack(agreed.pack)
        table = self._again(pack, game, (), agreed.options, asker)
        code = agreed.before.code if agreed.before is not None else ""
        return await self._open(
            asker,
            channel_id,
            table,
            pack.id,
            agreed.episode,
            code if code in pack.campaigns else "",
            state=agreed.before,
            follows=game_id,
        )

    def _again(
        self, pack: Pack, game: GameRow | None, cast: Sequence[str], options: Options, asker: Asker
    ) -> Lobby:
        """The same people with the same characters; of a campaign nobody has played for long, its characters
        come first among those to choose from."""
        known = [code for code in cast if code in pack.characters]
        lobby = Lobby((*known, *(code for code in pack.characters if code not in known)))
        sat: dict[int, Person] = {}
        for seat in game.seats.values() if game is not None else ():
            code = self.kind.code_of(seat)
            if seat.user_id is None or code not in pack.characters:
                continue
            before = sat.get(seat.user_id)
            mine = (*before.characters, code) if before is not None else (code,)
            sat[seat.user_id] = Person(seat.user_id, seat.name, mine)
        if options.lead not in (code for person in sat.values() for code in person.characters):
            options = msgspec.structs.replace(options, lead="")
        lobby = msgspec.structs.replace(lobby, people=tuple(sat.values()), options=options)
        if lobby.person(asker.user_id) is None and lobby.places < lobby.most:
            lobby = lobby.join(asker.user_id, asker.name)
        return lobby

    async def _open(
        self,
        asker: Asker,
        channel_id: int,
        table: Lobby,
        pack: str,
        episode: str,
        campaign: str,
        *,
        campaign_id: int | None = None,
        state: Campaign | None = None,
        follows: int | None = None,
    ) -> Offered:
        now = self.clock.now()
        async with self.db.write() as db:
            await self._once(db, campaign_id, follows)
            await self._not_too_many(db, asker)
            lobby_id = await store.create(
                db,
                table,
                state,
                guild_id=asker.guild_id,
                channel_id=channel_id,
                host_id=asker.user_id,
                pack=pack,
                episode=episode,
                campaign=campaign,
                campaign_id=campaign_id,
                follows=follows,
                created=now,
                expires=now + self.seconds,
            )
            row = await store.get(db, lobby_id)
        assert row is not None
        layout = lobby_layout(row, self.rules.pack(row.pack), asker.public)
        others = tuple(p.user_id for p in row.lobby.people if p.user_id != asker.user_id)
        return Answer(layout=layout, ephemeral=False, mentions=others), lobby_id

    async def _not_too_many(self, db: AsyncConnection, asker: Asker) -> None:
        """Refusal where somebody, or their server, has so many tables that one more would be too many."""
        who = asker.user_id, asker.guild_id
        forming = await store.open_of(db, *who)
        played = await store.running_of(db, self.kind.name, *who)
        quota.TABLES.check(forming[0] + played[0], forming[1] + played[1], "bot-too-many-tables")

    async def _once(self, db: AsyncConnection, campaign_id: int | None, follows: int | None) -> None:
        """Refuse a second lobby for the same thing, and an episode beside a running one of its campaign."""
        if campaign_id is not None:
            playing = await campaigns.playing(db, campaign_id)
            if playing is not None:
                raise Refusal("bnh-campaign-busy", where=where_of(*playing))
            there = await store.of_campaign(db, campaign_id)
        else:
            there = await store.following(db, follows) if follows is not None else None
        if there is not None and there.expires > self.clock.now():
            raise Refusal("bnh-campaign-lobby-open", where=link_of(there))

    def _known(self, row: LobbyRow) -> Pack | None:
        """The pack of a lobby, if it is still what it was when the lobby was opened."""
        pack = self.rules.packs.get(row.pack)
        if pack is None or row.episode not in pack.episodes:
            return None
        campaign = pack.campaigns.get(row.campaign)
        if row.campaign and (campaign is None or row.episode not in campaign.playable):
            return None
        return pack if all(code in pack.characters for code in row.lobby.characters) else None

    async def place(self, lobby_id: int, channel_id: int, message_id: int) -> None:
        """Remember where a lobby is shown."""
        async with self.db.write() as db:
            await store.place(db, lobby_id, channel_id, message_id)

    # -- presses -------------------------------------------------------------------------------------------

    async def press(self, asker: Asker, lobby_id: int, act: str, values: Sequence[str]) -> Answer:
        """Serve a button or select of a lobby."""
        game_id = 0
        async with self.db.write() as db:
            row = await store.get(db, lobby_id)
            if row is None:
                raise Refusal("bnh-no-longer")
            status = row.status
            if status == "open" and row.expires <= self.clock.now():
                await store.close(db, row.id, "expired")
                status = "expired"
            if status == "open":
                if act != "cancel" and self._known(row) is None:
                    raise Refusal("bnh-pack-gone", pack=row.pack)
                try:
                    status, row, game_id = await self._act(db, row, asker, act, values)
                except Denied as denied:
                    raise self._refusal(denied, row, asker.language) from denied
        if game_id:
            self.play.wake(game_id)
        if status != "open":
            return Answer(layout=closed_layout(row, self._known(row), asker.public, status), update=True)
        return Answer(layout=lobby_layout(row, self.rules.pack(row.pack), asker.public), update=True)

    def _refusal(self, denied: Denied, row: LobbyRow, language: str) -> Refusal:
        arguments = dict(denied.arguments)
        if "character" in arguments:
            code = str(arguments["character"])
            arguments["character"] = character_name(self.rules.pack(row.pack), code, language)
        return Refusal(denied.id, **arguments)

    async def _act(
        self, db: AsyncConnection, row: LobbyRow, asker: Asker, act: str, values: Sequence[str]
    ) -> tuple[str, LobbyRow, int]:
        """(status, row, game) after a press on an open lobby."""
        if act == "cancel":
            if asker.user_id != row.host_id and row.lobby.person(asker.user_id) is None:
                raise Refusal("bnh-only-table-cancels")
            await store.close(db, row.id, "cancelled")
            return "cancelled", row, 0
        if act == "begin":
            row.lobby.ready(asker.user_id)
            game_id, row = await self.beginning.begin(db, row)
            return "begun", row, game_id
        table = self._changed(row, asker, act, values)
        await store.save(db, row.id, table)
        return "open", replace(row, lobby=table), 0

    def _changed(self, row: LobbyRow, asker: Asker, act: str, values: Sequence[str]) -> Lobby:
        table, user = row.lobby, asker.user_id
        what, _, turned = act.partition("-")
        value = values[0] if values else ""
        if act == "join":
            return table.join(user, asker.name)
        if act == "leave":
            return table.leave(user)
        if act == "without" and row.follows is not None:
            return table.without(user, int(value) if value.isdecimal() else 0, user == row.host_id)
        if act == "character":
            return table.choose(user, asker.name, values)
        host = user == row.host_id
        if act == "difficulty":
            return table.set(user, difficulties(self.rules.pack(row.pack)), host, difficulty=value)
        if act == "lead":
            seated = [code for code in table.characters if table.taken_by(code) is not None]
            return table.set(user, ["", *seated], host, lead="" if value == RECOMMENDED else value)
        if act == "limit":
            return table.set(user, LIMITS, host, limit=int(value) if value.isdecimal() else -1)
        if act == "pace":
            return table.set(user, tuple(PACES), host, pace=value)
        if what == "hands":
            return table.set(user, (True, False), host, open_hands=turned == "on")
        if what == "several":
            return table.set(user, (True, False), host, several=turned == "on")
        raise Denied("bnh-forged")

    # -- the end of waiting --------------------------------------------------------------------------------

    async def expire(self, client: discord.Client) -> None:
        """Close what is overdue and say so in its message."""
        async with self.db.read() as db:
            overdue = await store.overdue(db, self.clock.now())
        for row in overdue:
            async with self.db.write() as db:
                closed = await store.close(db, row.id, "expired")
                language = (await people.server(db, row.guild_id)).public
            if not closed or row.message_id is None or row.message_channel_id is None:
                continue
            channel = client.get_partial_messageable(row.message_channel_id)
            layout = closed_layout(row, self._known(row), language, "expired")
            try:
                await channel.get_partial_message(row.message_id).edit(view=layout)
            except discord.HTTPException as error:
                # Only the wording is lost: a press on it is told that the table is closed.
                log.info("expired lobby not edited", lobby=row.id, code=error.code)
