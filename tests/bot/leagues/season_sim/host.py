"""A bot without a connection: real games, leagues and outbox, and a Discord that keeps what it is sent.

`Host.restart` throws every object away but the database, the clock and what Discord has.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf
from typing import Any, cast

from bot.app import Sysop
from bot.games import registry
from bot.leagues.delivery.carrier import LeagueDelivery
from bot.leagues.service.leagues import Leagues
from bot.store import leagues as store
from bot.store import outbox, slots
from tests.bot.store import quick
from tests.bot.world import text_of
from tests.clock import ManualClock

BOT = 9
GUILD, CHANNEL = 70, 71


@dataclass(frozen=True)
class Author:
    id: int


@dataclass
class Sent:
    """A message as it stands in a channel."""

    id: int
    nonce: str
    content: str
    created_at: datetime
    components: tuple[Any, ...] = ()
    author: Author = Author(BOT)
    edits: int = 0


@dataclass
class Channel:
    """A channel, or somebody's direct messages."""

    discord: Discord
    id: int
    messages: dict[int, Sent] = field(default_factory=dict)

    def keep(self, nonce: str, text: str) -> Sent:
        """A message has come through."""
        now = datetime.fromtimestamp(self.discord.clock.now(), UTC)
        sent = Sent(next(self.discord.numbers), nonce, text, now)
        self.messages[sent.id] = sent
        if self.discord.stumbles:
            # The answer to it is lost.
            self.discord.stumbles -= 1
            raise OSError("connection reset")
        return sent

    async def history(self, limit: int) -> AsyncIterator[Sent]:
        for sent in list(reversed(self.messages.values()))[:limit]:
            yield sent

    def get_partial_message(self, message_id: int) -> Partial:
        return Partial(self, message_id)

    @property
    def said(self) -> list[str]:
        return [sent.content for sent in self.messages.values()]


@dataclass(frozen=True)
class Partial:
    channel: Channel
    id: int

    async def pin(self) -> None:
        self.channel.discord.pinned.append(self.id)


def _payload(params: Any) -> dict[str, Any]:
    """What is sent, without its files."""
    parts = params.multipart or [{"name": "payload_json", "value": json.dumps(params.payload)}]
    (payload,) = (json.loads(part["value"]) for part in parts if part["name"] == "payload_json")
    return cast(dict[str, Any], payload)


class Http:
    """The routes that are used by themselves."""

    def __init__(self, channels: dict[int, Channel]) -> None:
        self.channels = channels

    async def send_message(self, channel_id: int, *, params: Any) -> dict[str, Any]:
        payload = _payload(params)
        text = payload.get("content") or text_of(payload["components"])
        return {"id": str(self.channels[channel_id].keep(payload["nonce"], text).id)}

    async def edit_message(self, channel_id: int, message_id: int, *, params: Any) -> None:
        sent = self.channels[channel_id].messages[message_id]
        sent.content, sent.edits = text_of(_payload(params)["components"]), sent.edits + 1


class Discord:
    """Stands in for the client in the delivery of leagues."""

    allowed_mentions = None

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self.user = Author(BOT)
        self.channels: dict[int, Channel] = {}
        self.http = Http(self.channels)
        self.numbers = itertools.count(1_000)
        self.pinned: list[int] = []
        self.stumbles = 0

    def get_partial_messageable(self, channel_id: int, guild_id: int | None = None) -> Channel:
        return self.channels.setdefault(channel_id, Channel(self, channel_id))

    async def create_dm(self, user: Any) -> Channel:
        return self.get_partial_messageable(int(user.id))

    def dm(self, user_id: int | str) -> list[str]:
        return self.get_partial_messageable(int(user_id)).said

    @property
    def public(self) -> Channel:
        return self.get_partial_messageable(CHANNEL)


class Host:
    """The bot of a season; `bot` and `leagues` are of its current life."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.clock = ManualClock()
        self.discord = Discord(self.clock)
        self.kinds = registry()
        self.seeds = itertools.count(1)
        self.lives = 0
        self.bot: Sysop
        self.leagues: Leagues

    async def begin(self) -> None:
        bot = Sysop(quick(self.database), self.kinds, self.clock)
        bot.play.seeds = lambda: next(self.seeds)
        leagues = bot.leagues
        bot.gateway.reached()
        # The clock of a season jumps: no outage as long as the bot lives.
        leagues.uptime.patience = inf
        delivery = LeagueDelivery(self.discord, leagues, bot.pictures)  # type: ignore[arg-type]
        # What games post is tested with games: their rows wait here.
        bot.dispatcher.carriers = {"league": delivery}
        for page in leagues.pages.values():
            page.shown = None
        self.bot, self.leagues = bot, leagues
        self.lives += 1
        await bot.dispatcher.begin()

    async def restart(self, *, away: float = 0.0) -> None:
        """The bot dies and is back after some time."""
        await self.leagues.uptime.note()
        await self.end()
        self.clock.advance(away)
        await self.begin()
        await self.fire()

    async def end(self) -> None:
        await self.bot.dispatcher.close()
        await self.bot.pictures.close()
        await self.bot.db.close()

    async def fire(self) -> None:
        """What is due now comes, and is sent."""
        await self.leagues.timing.fire()
        await self.rest()

    async def rest(self) -> None:
        await self.bot.dispatcher.sweep()
        await self.bot.dispatcher.settle()

    async def next_due(self) -> float | None:
        async with self.bot.db.read() as db:
            return await store.next_due(db)

    async def waiting(self) -> int:
        """How many messages of leagues wait to be sent or edited."""
        async with self.bot.db.read() as db:
            lanes = [lane for lane in await outbox.lanes(db) if lane[0].kind == "league"]
            return len(lanes) + len([slot for slot in await slots.behind(db) if slot.owner.kind == "league"])
