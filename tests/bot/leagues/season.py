"""A hand for the tests of leagues: what organisers and players do, and what is then said and stored."""

from __future__ import annotations

from typing import Any

import discord

from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from engine.leagues.model import GameResult, Result, Settings
from engine.leagues.season import lifecycle, people, play, reports
from engine.leagues.season.model import DAY, HOUR, League, LeagueSettings, Outcome
from tests.bot.world import World

NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn")


class Season:
    def __init__(self, world: World, clock: Any) -> None:
        self.world = world
        self.clock = clock
        for name in NAMES:
            if name not in world.users:
                user = world.users[name] = world.env.create_user(name)
                world.members[name] = world.guild.add_member(user)

    @property
    def leagues(self) -> Leagues:
        found: Leagues = self.world.bot.leagues
        return found

    def id(self, name: str) -> str:
        return str(self.world.users[name].id)

    def name(self, person: str) -> str:
        return next(name for name, user in self.world.users.items() if str(user.id) == person)

    async def create(self, **settings: Any) -> int:
        """Ann creates a league of two single-sided rounds that publish themselves; sign-up is open."""
        made = {
            "title": "Autumn",
            "game": Settings(format="sss", rounds=2, seed=7),
            "publish": "automatic",
            "draft_seconds": HOUR,
            "fewest": 2,
            "quiet": (0, 0),
            **settings,
        }

        def begin(now: float) -> Outcome:
            return lifecycle.create(now, self.id("ann"), LeagueSettings(**made))

        ann = self.world.users["ann"].id
        guild, channel = self.world.guild.id, self.world.channel.id
        table = await self.leagues.create(guild, channel, ann, begin)
        await self.world.rest()
        return table.id

    async def do(
        self, league_id: int, who: str, action: str, op: Any, *args: Any, **options: Any
    ) -> StoredLeague:
        """Somebody does something of `season`; `match`, `undo`: the service's. `rest`: wait for the bot."""
        ways = {name: options.pop(name) for name in ("match", "undo") if name in options}
        rest = options.pop("rest", True)
        table = await self.leagues.change(
            league_id,
            self.world.users[who].id,
            action,
            lambda league, now: op(league, now, self.id(who), *args, **options),
            **ways,
        )
        if rest:
            await self.world.rest()
        return table

    async def sign_up(self, league_id: int, *names: str) -> None:
        for name in names:
            await self.do(league_id, name, "join", people.join, name)

    async def running(self, *names: str, **settings: Any) -> int:
        """A league in its first round."""
        league_id = await self.create(**settings)
        await self.sign_up(league_id, *names)
        await self.do(league_id, "ann", "start", lifecycle.start, organiser=True)
        if (await self.league(league_id)).draft is not None:
            publish = lifecycle.publish_draft
            await self.do(league_id, "ann", "publish", publish, organiser=True, undo=True)
        return league_id

    async def league(self, league_id: int) -> League:
        return (await self.leagues.load(league_id)).league

    async def pair(self, league_id: int, match: str = "1:1") -> tuple[str, str]:
        """Corp and Runner of a match, by name."""
        pairing = (await self.league(league_id)).pairing_of(match)
        corp = pairing.corp or pairing.player1
        return self.name(corp), self.name(pairing.opponent(corp) or "")

    async def ready(self, league_id: int, match: str = "1:1") -> int:
        """Both press Play; returns the game that is opened."""
        for name in await self.pair(league_id, match):
            await self.do(league_id, name, "ready", play.ready, match, match=match)
        return await self.world.newest()

    async def report(self, league_id: int, match: str = "1:1") -> str:
        """The Corp reports that they won; returns the other's name."""
        corp, runner = await self.pair(league_id, match)
        result = Result((GameResult(self.id(corp), self.id(runner), 3, 0),))
        await self.do(league_id, corp, "report", reports.report, match, result, match=match)
        return runner

    async def settle(self, league_id: int, match: str = "1:1") -> None:
        """A result that both agree on."""
        other = await self.report(league_id, match)
        await self.do(league_id, other, "confirm", reports.confirm, match, match=match)

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and the bot sees to what it has brought."""
        self.clock.shift += seconds
        await self.leagues.timing.fire()
        await self.world.rest()

    async def days(self, number: float) -> None:
        await self.pass_time(number * DAY)

    def said(self, channel: Any = None) -> list[str]:
        """The texts in the league's channel, oldest first."""
        return [self.world.text(message) for message in self.messages(channel)]

    def messages(self, channel: Any = None) -> list[discord.Message]:
        found: list[discord.Message] = (channel or self.world.channel).history()
        return found

    def page(self, title: str) -> discord.Message:
        """The page that begins with this line."""
        (found,) = [m for m in self.messages() if self.world.text(m).startswith(f"## {title}\n")]
        return found

    def told(self, name: str) -> list[str]:
        """What somebody was written to directly."""
        return [self.world.text(message) for message in self.world.dms(name)]
