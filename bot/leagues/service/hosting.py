"""Hosted games of matches: opened inside the league's transaction, and what they came to brought into it.

A game is played without its league: its rows are enough to tell, whenever the league is next changed, who
moved last, who is waited for and how it ended. Only its end is written down beside it at once
(`Hosting.ended`, in the game's own transaction), and makes the league due.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.deck_rules import DeckRules
from bot.contract.decks import OwnDecks
from bot.contract.duel import Duel
from bot.contract.editions import editions_of
from bot.contract.game import Game
from bot.contract.kind import Table
from bot.contract.player import Player
from bot.contract.reminding import begun
from bot.hosting.pace import OFF as UNPACED
from bot.hosting.play import Play
from bot.hosting.undo_requests import CONSENT, OFF
from bot.leagues.stored import StoredLeague, user_of
from bot.messages.refusals import Refusal
from bot.process.logs import logger
from bot.store import league_games
from bot.store import leagues as store
from bot.store.league_games import HostedRow
from bot.store.leagues import LeagueRow
from engine.leagues.errors import LeagueError
from engine.leagues.model import DRAW, WIN, GameResult
from engine.leagues.season.clock import next_due, reminders
from engine.leagues.season.model import Entry, Hosted, League, Notice, Outcome, Start
from engine.leagues.season.play import game_finished, game_moved, game_started, game_stopped
from engine.leagues.season.registering import registers

log = logger(__name__)

SIDES: Final = ("corp", "runner")
"""What leagues call the two seats of a duel, in the order of `Duel.seats`."""
FRESH = 60.0
"""How far back the end of a game may be dated, in seconds: in the order in which games ended, but so that
what follows from it (a next round) does not begin in the past."""


@dataclass(frozen=True)
class Work:
    """A league after some operations, with everything they brought."""

    league: League
    notices: tuple[Notice, ...] = ()
    starts: tuple[Start, ...] = ()
    audit: tuple[Entry, ...] = ()

    def then(self, outcome: Outcome) -> Work:
        """And after one more."""
        return Work(
            outcome.league,
            self.notices + outcome.notices,
            self.starts + outcome.starts,
            self.audit + outcome.audit,
        )


def playing(league: League) -> list[int]:
    """Ids of the hosted games without a result, in matches that are open."""
    return [
        int(hosted.game)
        for match in league.matches.values()
        if not match.closed
        for hosted in match.hosted
        if hosted.result is None
    ]


def catch_up(work: Work, rows: Iterable[HostedRow], now: float, only: Collection[str] | None = None) -> Work:
    """Bring in what has happened in hosted games: their ends, and who moved (only in matches of `only`, where
    it is given)."""
    for row in sorted(rows, key=lambda row: (row.updated, row.game_id)):
        match = work.league.matches.get(row.match)
        hosted = _hosted(work.league, row)
        if match is None or match.closed or hosted is None or hosted.result is not None:
            continue
        if row.winner is not None:
            work = _finish(work, row, hosted, min(now, max(row.updated, now - FRESH)))
        elif row.status == "damaged":
            work = work.then(game_stopped(work.league, now, row.match, hosted.game))
        elif only is None or row.match in only:
            work = _move(work, row, hosted)
    return work


def _hosted(league: League, row: HostedRow) -> Hosted | None:
    match = league.matches.get(row.match)
    games = match.hosted if match is not None else ()
    return next((hosted for hosted in games if hosted.game == str(row.game_id)), None)


def _finish(work: Work, row: HostedRow, hosted: Hosted, at: float) -> Work:
    points = {"corp": (WIN, 0), "runner": (0, WIN)}.get(row.winner or "", (DRAW, DRAW))
    result = GameResult(hosted.corp, hosted.runner, *points, row.reason)
    try:
        return work.then(game_finished(work.league, at, row.match, hosted.game, result))
    except LeagueError as error:
        log.error("result not taken", game=row.game_id, match=row.match, error=error.note.id)
        return work.then(game_stopped(work.league, at, row.match, hosted.game))


def _move(work: Work, row: HostedRow, hosted: Hosted) -> Work:
    persons = {"corp": hosted.corp, "runner": hosted.runner}
    waiting = tuple(persons[seat] for seat in row.waiting if seat in persons)
    by = str(row.by) if str(row.by) in persons.values() else ""
    moved = by if row.updated >= hosted.moved and (row.updated, by) != (hosted.moved, hosted.by) else ""
    if waiting == hosted.waiting and not moved:
        return work
    at = max(row.updated, hosted.moved)
    return work.then(game_moved(work.league, at, row.match, hosted.game, by=moved, waiting=waiting))


def by_sides(row: HostedRow, seats: tuple[str, str]) -> HostedRow:
    """A game's row with the sides of leagues for the seats of its kind."""
    if seats == SIDES:
        return row
    names = dict(zip(seats, SIDES, strict=True))
    winner = names.get(row.winner or "", row.winner)
    return dataclasses.replace(row, winner=winner, waiting=tuple(names.get(one, one) for one in row.waiting))


def due(league: League, now: float) -> float | None:
    """When time next brings something. Who is waited for in a hosted game is not known until then, so the
    time to remind of it counts for both."""
    both = {
        match.key: replace(match, hosted=tuple(_both(hosted) for hosted in match.hosted))
        for match in league.matches.values()
        if not match.closed and match.hosted
    }
    found = next_due(league)
    if both and league.state == "running":
        supposed = replace(league, matches={**league.matches, **both})
        times = [one.at for one in reminders(supposed) if one.at > now]
        found = min([*times, *([] if found is None else [found])], default=None)
    return found


def _both(hosted: Hosted) -> Hosted:
    return hosted if hosted.result is not None else replace(hosted, waiting=(hosted.corp, hosted.runner))


class Hosting:
    """Opens games for matches and notes how they end."""

    def __init__(self, play: Play) -> None:
        self.play = play
        hosted = (name for name, kind in play.kinds.items() if isinstance(kind, Duel) and kind.leagues)
        self.kind = next(hosted, "")
        """What leagues host; "" where no game says so."""
        self.over: set[int] = set()
        """Games of leagues that have just ended; their leagues are due as soon as that is stored."""

    def prepare(self, table: StoredLeague, starts: Sequence[Start]) -> list[tuple[Start, Game]]:
        """New games for these, dealt but not stored yet. Refusal: somebody is not on Discord, or has no
        deck."""
        for start in starts:
            if user_of(start.corp) is None or user_of(start.runner) is None:
                raise Refusal("lst-not-on-discord")
        return [(start, self._dealt(table, start)) for start in starts]

    @property
    def deck_rules(self) -> DeckRules | None:
        """What must be known of own decks; None if none can be played."""
        kind = self.kind_of(self.kind)
        return kind.deck_rules() if isinstance(kind, OwnDecks) else None

    def _dealt(self, table: StoredLeague, start: Start) -> Game:
        league, seed, row = table.league, self.play.seeds(), table.row
        rules = self._rules(row)
        if not registers(league) or rules is None:
            return begun(self.kind_of(row.kind), row.level, True, row.edition, seed)
        corp, runner = league.people[start.corp].corp, league.people[start.runner].runner
        for person, deck in ((start.corp, corp), (start.runner, runner)):
            if deck is None or not deck.cards:
                raise Refusal("blp-no-decks", name=table.name(person))
        assert corp is not None
        assert runner is not None
        return rules.game({"corp": corp.cards, "runner": runner.cards}, seed, row.edition)

    def _rules(self, row: LeagueRow) -> DeckRules | None:
        return self.deck_rules if row.kind == self.kind else None

    def kind_of(self, name: str) -> Duel:
        """The duel that a league hosts."""
        kind = self.play.kinds[name]
        assert isinstance(kind, Duel)
        return kind

    def seats_of(self, name: str) -> tuple[str, str]:
        """The seats of it that leagues call Corp and Runner."""
        return self.kind_of(name).seats

    def usual_edition(self, name: str) -> str:
        """By which rules a new league is played; "" where its kind has no editions."""
        return next(iter(editions_of(self.kind_of(name), "en")), "")

    async def open(
        self,
        db: AsyncConnection,
        table: StoredLeague,
        work: Work,
        games: Sequence[tuple[Start, Game]],
        now: float,
    ) -> tuple[Work, list[int]]:
        """Store and begin the games in the transaction that changes the league; returns their ids too."""
        opened = []
        rules, kind = self._rules(table.row), self.kind_of(table.row.kind)
        own = registers(work.league) and rules is not None
        level = rules.level(work.league.settings.deck_format) if own and rules else table.row.level
        # What is rated is not taken back alone: nobody has to watch what the other tries out.
        undo = CONSENT if work.league.settings.undo else OFF
        for start, game in games:
            seats = dict(zip(kind.seats, (start.corp, start.runner), strict=True))
            players = {seat: Player(_name(work.league, one), user_of(one)) for seat, one in seats.items()}
            row = table.row
            game_id = await self.play.start(
                db,
                kind,
                game,
                level,
                row.guild_id,
                row.channel_id,
                players,
                undo,
                UNPACED,
                work.league.settings.hints,
            )
            await league_games.add_game(db, game_id, row.id, start.match, start.number)
            begun = game_started(work.league, now, start.match, str(game_id), start.corp, start.runner)
            work = work.then(begun)
            opened.append(game_id)
        return work, opened

    async def ended(self, db: AsyncConnection, table: Table, now: float) -> None:
        """A game has come to its end (one of `Play.endings`): where it is a match's, note how, and make its
        league due at once."""
        found = await league_games.match_of(db, table.row.id)
        result = table.game.result
        if found is None or result is None:
            return
        await league_games.game_over(db, table.row.id, result.winner or "", result.reason[:64])
        await store.set_values(db, found[0], next_due=now)
        self.over.add(table.row.id)


def _name(league: League, person: str) -> str:
    found = league.people.get(person)
    return found.name if found is not None else league.event.name_of(person)
