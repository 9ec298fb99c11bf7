"""From a lobby to its game: characters drawn, the campaign found or made, everybody's orders set."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.player import Player
from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.lobby import Person
from bot.games.neon_hope.rules import SEATS
from bot.games.neon_hope.store import campaigns, deadlines, pauses
from bot.games.neon_hope.store import lobbies as store
from bot.games.neon_hope.store.campaigns import TableRow
from bot.games.neon_hope.store.lobbies import LobbyRow
from bot.hosting.pace import OFF
from bot.hosting.play import Play
from bot.messages.refusals import Refusal
from bot.store import outbox
from engine.neon_hope.rules.campaigns import next_episode
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import Campaign


class Beginning:
    """Begins the games of lobbies, inside the transaction of the press."""

    def __init__(self, kind: NeonHope, play: Play) -> None:
        self.kind = kind
        self.play = play

    async def begin(self, db: AsyncConnection, row: LobbyRow) -> tuple[int, LobbyRow]:
        """Start the game; returns its id, and the lobby with everything that was drawn."""
        pack, options = self.kind.rules.pack(row.pack), row.lobby.options
        if row.campaign_id is not None:
            playing = await campaigns.playing(db, row.campaign_id)
            if playing is not None:
                raise Refusal("bnh-campaign-busy", where=where_of(*playing))
        seats = row.lobby.drawn(random.Random(self.play.seeds()))
        cast = [code for code, _ in seats]
        campaign_id, state = await self._campaign(db, row)
        try:
            game = self.kind.rules.new(
                pack=pack.id,
                episode=row.episode,
                characters=cast,
                difficulty=options.difficulty,
                seed=self.play.seeds(),
                campaign=state,
                lead=SEATS[cast.index(self._lead(pack, row, cast))],
                open_hands=options.open_hands,
            )
        except ValueError as error:
            raise Refusal("bnh-cannot-begin", reason=str(error)) from error
        players = {}
        for seat, (code, person) in zip(SEATS, seats, strict=False):
            players[seat] = Player(person.name, person.user_id, role=self.kind.role_of(pack, code))
            help_order = await deadlines.help_order(db, person.user_id)
            game.set_orders(seat, msgspec.structs.replace(game.orders(seat), help=help_order))
        paused = campaign_id is not None and await pauses.get(db, campaign_id) is not None
        pace = OFF if paused else options.pace
        game_id = await self.play.start(
            db, self.kind, game, options.difficulty, row.guild_id, row.channel_id, players, pace=pace
        )
        if campaign_id is not None and (before := await campaigns.last_game(db, campaign_id)) is not None:
            await outbox.add(db, before, outbox.CLOSE, "close", self.play.clock.now())
        agreed = TableRow(game_id, pack.id, row.episode, campaign_id, state, options)
        await campaigns.add_table(db, agreed)
        await store.close(db, row.id, "begun", game_id)
        people_then = tuple(
            Person(person.user_id, person.name, tuple(code for code, who in seats if who is person))
            for person in row.lobby.people
        )
        return game_id, replace(row, lobby=msgspec.structs.replace(row.lobby, people=people_then))

    async def _campaign(self, db: AsyncConnection, row: LobbyRow) -> tuple[int | None, Campaign | None]:
        """The campaign that this episode belongs to; made where its first episode begins."""
        if row.campaign_id is not None:
            found = await campaigns.get(db, row.campaign_id)
            if found is not None:
                pack = self.kind.rules.pack(found.pack)
                if next_episode(pack, found.state) != row.episode:  # taken back meanwhile
                    raise Refusal("bnh-step-gone")
                return found.id, found.state
        if not row.campaign:
            return None, row.state
        state = row.state or self.kind.rules.campaign(self.kind.rules.pack(row.pack), row.campaign)
        now = self.play.clock.now()
        where = {"guild_id": row.guild_id, "channel_id": row.channel_id, "pack": row.pack}
        return await campaigns.create(db, state, **where, created=now, updated=now), state

    def _lead(self, pack: Pack, row: LobbyRow, cast: Sequence[str]) -> str:
        """The lead character: chosen, recommended by the episode, recommended by itself, or the first."""
        recommended = [code for code in cast if pack.characters[code].recommended_lead]
        wanted = [row.lobby.options.lead, pack.episodes[row.episode].recommended_lead, *recommended]
        return next((code for code in wanted if code in cast and code), cast[0])


def link_of(row: LobbyRow) -> str:
    """Where a lobby stands, as a link."""
    channel = row.message_channel_id or row.channel_id
    if row.message_id is None:
        return f"<#{channel}>"
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{channel}/{row.message_id}"


def where_of(game_id: int, thread_id: int | None) -> str:
    """Where a game is played, as a link."""
    return f"<#{thread_id}>" if thread_id is not None else f"#{game_id}"
