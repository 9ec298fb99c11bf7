"""The next league of a series: made from one that is over, with a press."""

from __future__ import annotations

import asyncio

from bot.leagues.access import Actor, LeagueAccess
from bot.leagues.organisers.settings_view import settings_layout
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import components
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import WEEK, League, Outcome
from engine.leagues.season.series import follow, set_series


class Following:
    """Serves *Next league*."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access
        self._once = asyncio.Lock()

    async def make(self, who: Actor, league_id: int) -> Answer:
        """Make the league that follows this one, where it is announced and with the same organisers; sign-up
        opens when one of them says so. If there is one already, that is shown."""
        async with self._once:
            table = await self.access.organised(who, league_id)
            if table.league.state != "finished":
                raise Refused(LeagueError("ls-error-not-over"))
            after = await self._there(table)
            notice = "bl-next-there"
            if after is None:
                after, notice = await self._make(who, table), "bl-next-made"
        layout = settings_layout(
            after,
            self.access.offered(who.language, after.row.kind),
            who.language,
            web=self.access.leagues.web,
        )
        layout.add(components.text(say(who.language, notice)))
        return Answer(layout=layout, update=True)

    async def _there(self, table: StoredLeague) -> StoredLeague | None:
        found = await self.access.leagues.of_guild(table.row.guild_id, over=True)
        following = (one for one in found if one.league.follows == table.id)
        return next((one for one in following if one.league.state != "cancelled"), None)

    async def _make(self, who: Actor, table: StoredLeague) -> StoredLeague:
        row, leagues = table.row, self.access.leagues
        if row.channel_state != "open":
            raise Refusal("bl-bad-channel")
        if not table.league.settings.series:
            table = await self._begun(who, table)
        seed = leagues.play.seeds()

        def begin(now: float) -> Outcome:
            # Until somebody opens it, in a month at the latest.
            return follow(table.league, now, who.key, table.id, seed, now + 4 * WEEK, organiser=True)

        return await leagues.create(
            row.guild_id,
            row.channel_id,
            row.creator_id,
            begin,
            level=row.level,
            users=sorted(row.organisers),
            roles=sorted(row.roles),
            organiser_channel_id=row.organiser_channel_id,
        )

    async def _begun(self, who: Actor, table: StoredLeague) -> StoredLeague:
        """The first league of a series gives it its name."""
        settings = table.league.settings

        def op(league: League, now: float) -> Outcome:
            return set_series(
                league,
                now,
                who.key,
                settings.title,
                settings.series_leagues,
                settings.promote,
                organiser=True,
            )

        return await self.access.do(who, table.id, "series", op)
