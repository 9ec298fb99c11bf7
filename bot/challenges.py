"""From a challenge to a game: offering, joining, accepting, declining, withdrawing, expiring, rematches."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import invite, words
from bot.answers import Answer, answer
from bot.games import COMPUTERS, GameKind
from bot.layout import Layout, Row, button, text_layout
from bot.logs import logger
from bot.play import Play, Player, Refusal
from bot.store import challenges as store
from bot.store import games as game_store
from bot.store.challenges import ChallengeRow

log = logger(__name__)

TEXT_CHANNELS = {discord.ChannelType.text, discord.ChannelType.news}


def place_of(interaction: discord.Interaction) -> int:
    """The text channel a game started here hangs its thread in; raises Refusal where that cannot be."""
    channel = interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Refusal(words.NOT_HERE)
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if parent_id is None and channel.type not in TEXT_CHANNELS:
        raise Refusal(words.NOT_HERE)
    missing = invite.missing(interaction.app_permissions)
    if missing:
        raise Refusal(words.MISSING.format(names=words.either(missing)))
    return parent_id or channel.id


class Challenges:
    """The life of a challenge."""

    def __init__(self, play: Play, hours: float) -> None:
        self.play = play
        self.db = play.db
        self.clock = play.clock
        self.seconds = hours * 3600

    async def show(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, tuple[Answer, int]]
    ) -> None:
        """Answer with a challenge, and remember where it stands."""
        offered: list[int] = []

        async def shown() -> Answer:
            result, challenge_id = await work
            offered.append(challenge_id)
            return result

        message_id = await answer(interaction, shown(), public=True)
        if message_id is not None and offered and offered[0] and interaction.channel_id is not None:
            async with self.db.write() as db:
                await store.place(db, offered[0], interaction.channel_id, message_id)

    async def offer(
        self,
        interaction: discord.Interaction,
        kind: GameKind,
        level: str,
        side: str | None,
        opponent: discord.abc.User | None,
        computer: str | None,
    ) -> tuple[Answer, int]:
        """Serve `challenge`; returns the answer and the challenge's id (0 where a game starts at once)."""
        channel_id = place_of(interaction)
        user = interaction.user
        if opponent is not None and computer is not None:
            raise Refusal(words.ONE_OPPONENT)
        if opponent is not None and opponent.id == user.id:
            raise Refusal(words.NO_SELF)
        if opponent is not None and opponent.bot:
            raise Refusal(words.NO_BOT.format(name=words.plain(opponent.display_name)))
        if computer is not None:
            me = Player(user.display_name, user.id)
            it = Player(COMPUTERS[computer], computer=computer)
            return await self._at_once(
                kind, level, interaction.guild_id, channel_id, self._seated(kind, side, me, it)
            )
        now = self.clock.now()
        async with self.db.write() as db:
            challenge_id = await store.create(
                db,
                kind=kind.name,
                level=level,
                guild_id=interaction.guild_id,
                channel_id=channel_id,
                challenger_id=user.id,
                challenger_name=user.display_name,
                opponent_id=opponent.id if opponent is not None else None,
                side=side,
                created=now,
                expires=now + self.seconds,
            )
            row = await store.get(db, challenge_id)
        assert row is not None
        return self._shown(row), challenge_id

    async def rematch(self, interaction: discord.Interaction, game_id: int) -> tuple[Answer, int]:
        """The same two with sides swapped: at once against the computer, by challenge against a person."""
        user = interaction.user
        async with self.db.read() as db:
            game = await game_store.get(db, game_id)
            asked = await store.open_rematch(db, game_id)
        if game is None:
            raise Refusal(words.NO_GAME)
        seat = game.seat_of(user.id)
        if seat is None:
            raise Refusal(words.NOT_IN_GAME)
        if asked:
            raise Refusal(words.REMATCH_ASKED)
        kind = self.play.kinds[game.kind]
        other = game.seats[kind.other(seat.seat)]
        if other.user_id is None:
            me, it = Player(user.display_name, user.id), Player(other.name, computer=other.computer)
            seats = {other.seat: me, seat.seat: it}
            return await self._at_once(kind, game.level, game.guild_id, game.channel_id, seats)
        now = self.clock.now()
        async with self.db.write() as db:
            if await store.open_rematch(db, game_id):
                raise Refusal(words.REMATCH_ASKED)
            challenge_id = await store.create(
                db,
                kind=game.kind,
                level=game.level,
                guild_id=game.guild_id,
                channel_id=game.channel_id,
                challenger_id=user.id,
                challenger_name=user.display_name,
                opponent_id=other.user_id,
                side=other.seat,
                rematch_of=game_id,
                created=now,
                expires=now + self.seconds,
            )
            row = await store.get(db, challenge_id)
        assert row is not None
        return self._shown(row), challenge_id

    async def _at_once(
        self, kind: GameKind, level: str, guild_id: int | None, channel_id: int, seats: dict[str, Player]
    ) -> tuple[Answer, int]:
        async with self.db.write() as db:
            game_id = await self.play.start(db, kind, level, guild_id, channel_id, seats)
        self.play.wake(game_id)
        return Answer(text=words.OPENS), 0

    def _seated(self, kind: GameKind, side: str | None, me: Player, other: Player) -> dict[str, Player]:
        """Who sits where; by lot where no side was asked for."""
        names = list(kind.seats)
        mine = side or names[self.play.seeds() % len(names)]
        return {name: me if name == mine else other for name in names}

    async def press(self, interaction: discord.Interaction, challenge_id: int, what: str) -> Answer:
        """Serve a button of a challenge."""
        user = interaction.user
        async with self.db.read() as db:
            row = await store.get(db, challenge_id)
        if row is None:
            raise Refusal(words.FORGED)
        if row.status == "open" and row.expires <= self.clock.now():
            await self._close(row, "expired")
            return self._closed(row, "expired")
        if row.status != "open":
            return self._closed(row, row.status)
        if what == "withdraw":
            if user.id != row.challenger_id:
                raise Refusal(words.ONLY_CHALLENGER.format(name=words.mention(row.challenger_id)))
            return await self._end(row, "withdrawn")
        if row.opponent_id is not None and user.id != row.opponent_id:
            raise Refusal(words.NOT_CHALLENGED.format(name=words.mention(row.opponent_id)))
        if user.id == row.challenger_id:
            raise Refusal(words.OWN_CHALLENGE)
        if what == "decline":
            if row.opponent_id is None:
                raise Refusal(words.FORGED)
            return await self._end(row, "declined")
        return await self._accept(row, Player(user.display_name, user.id))

    async def _accept(self, row: ChallengeRow, joining: Player) -> Answer:
        kind = self.play.kinds[row.kind]
        challenger = Player(row.challenger_name, row.challenger_id)
        seats = self._seated(kind, row.side, challenger, joining)
        async with self.db.write() as db:
            game_id = await self.play.start(db, kind, row.level, row.guild_id, row.channel_id, seats)
            await self._closed_first(db, row, "accepted", game_id)
        self.play.wake(game_id)
        return self._closed(row, "accepted")

    async def _closed_first(self, db: AsyncConnection, row: ChallengeRow, status: str, game_id: int) -> None:
        """Whoever closes the challenge gets the game; the exception undoes the game of who was second."""
        if not await store.close(db, row.id, status, game_id):
            raise Refusal(words.CHALLENGE_CLOSED["accepted"])

    async def _end(self, row: ChallengeRow, status: str) -> Answer:
        if not await self._close(row, status):
            raise Refusal(words.CHALLENGE_CLOSED["accepted"])
        return self._closed(row, status)

    async def _close(self, row: ChallengeRow, status: str) -> bool:
        async with self.db.write() as db:
            return await store.close(db, row.id, status)

    async def expire(self, client: discord.Client) -> None:
        """Close what is overdue and say so in its message."""
        async with self.db.read() as db:
            overdue = await store.overdue(db, self.clock.now())
        for row in overdue:
            if not await self._close(row, "expired"):
                continue
            if row.message_id is None or row.message_channel_id is None:
                continue
            channel = client.get_partial_messageable(row.message_channel_id)
            try:
                await channel.get_partial_message(row.message_id).edit(
                    view=self._closed_layout(row, "expired")
                )
            except discord.HTTPException as error:
                # Only the wording is lost: a press on it is told that the challenge has expired.
                log.info("expired challenge not edited", challenge=row.id, code=error.code)

    def _text(self, row: ChallengeRow) -> str:
        kind = self.play.kinds[row.kind]
        hours = (row.expires - row.created) / 3600
        side = kind.seats[row.side] if row.side is not None else None
        return words.challenge(
            row.challenger_id, row.opponent_id, kind.title, kind.levels[row.level], side, round(hours, 2)
        )

    def _shown(self, row: ChallengeRow) -> Answer:
        green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
        buttons = (
            [button(words.JOIN, f"c:{row.id}:join", green)]
            if row.opponent_id is None
            else [
                button(words.ACCEPT, f"c:{row.id}:accept", green),
                button(words.DECLINE, f"c:{row.id}:decline", discord.ButtonStyle.danger),
            ]
        )
        action: Row = ui.ActionRow(*buttons, button(words.WITHDRAW, f"c:{row.id}:withdraw", grey))
        layout = text_layout(self._text(row), rows=(action,))
        mentions = (row.opponent_id,) if row.opponent_id is not None else ()
        return Answer(layout=layout, ephemeral=False, mentions=mentions)

    def _closed(self, row: ChallengeRow, status: str) -> Answer:
        return Answer(layout=self._closed_layout(row, status), update=True)

    def _closed_layout(self, row: ChallengeRow, status: str) -> Layout:
        return text_layout(words.challenge_closed(self._text(row), status))
