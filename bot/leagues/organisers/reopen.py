"""Second thoughts of organisers: what is over is opened again, after it was said what that undoes."""

from __future__ import annotations

import re
from typing import Final

from bot.leagues.access import Actor, LeagueAccess, asked
from bot.leagues.organisers import round_view
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.stored import Refused, StoredLeague
from bot.messages.components import button
from bot.messages.layout import Layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.round_names import round_name
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.reopening import preview, reopen, reopening
from engine.leagues.season.ruled import nobody_played

TARGET: Final = re.compile(r"(?a)\d{1,3}(:\d{1,4})?")
ROUNDS: Final = 2
"""So many of the latest rounds are offered: what was before them is corrected, not played again."""


class Reopen:
    """Serves Reopen under the panel of a round and under a match."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def choose(self, who: Actor, league_id: int, page: int = 0) -> Answer:
        """Which match, or which round?"""
        table = await self.access.organised(who, league_id)
        league, now = table.league, self.access.leagues.clock.now()
        rounds = sorted({match.round for match in league.matches.values()}, reverse=True)[:ROUNDS]
        keys = [
            key
            for key in reversed(league.matches)
            if league.matches[key].round in rounds and _can(league, now, key)
        ]
        if not keys:
            raise Refusal("bl-reopen-nothing")
        whole = [(number, _by_rule(league, number)) for number in rounds if _can(league, now, str(number))]
        more = [
            button(
                say(who.language, "bl-reopen-round", **round_name(league.event, number), matches=matches),
                organiser_address(league_id, "reopen", f"ask.{number}"),
            )
            for number, matches in whole
        ]
        return Answer(
            layout=round_view.matches_layout(table, "reopen", keys, who.language, page, more), update=True
        )

    async def ask(self, who: Actor, league_id: int, target: str) -> Answer:
        """What that would undo. Sure?"""
        table = await self._table(who, league_id, target)
        return Answer(layout=self._question(table, target, who.language), update=True)

    def _question(self, table: StoredLeague, target: str, language: str) -> Layout:
        try:
            what = reopening(table.league, self.access.leagues.clock.now(), target)
        except LeagueError as error:
            raise Refused(error, table.league) from error
        lines = [table.said(line, language, names=True) for line in preview(what)]
        yes = f"yes.{target}"
        said = "\n".join(f"• {line}" for line in lines)
        return asked(table, "bl-reopen-sure", "bl-reopen-yes", "reopen", yes, language, what=said)

    async def open(self, who: Actor, league_id: int, target: str) -> Answer:
        """Do it. The round is shown as it stands then."""
        await self._table(who, league_id, target)

        def op(league: League, now: float) -> Outcome:
            return reopen(league, now, who.key, target, organiser=True)

        table = await self.access.do(who, league_id, "reopen", op, target=target)
        notice = say(who.language, "bl-reopened")
        return Answer(layout=round_view.round_layout(table, who.language, notice), update=True)

    async def _table(self, who: Actor, league_id: int, target: str) -> StoredLeague:
        if TARGET.fullmatch(target) is None:
            raise Refusal("bl-forged")
        return await self.access.organised(who, league_id)


def _can(league: League, now: float, target: str) -> bool:
    try:
        reopening(league, now, target)
    except LeagueError:
        return False
    return True


def _by_rule(league: League, number: int) -> int:
    return sum(match.round == number and nobody_played(league, key) for key, match in league.matches.items())
