"""The people of a simulated season: they sign up, play by automatic players, report, quarrel, stay away.

`Ledger` is what they know themselves of their matches, to hold against what the bot makes of it.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from bot.leagues.stored import StoredLeague
from engine import players
from engine.leagues.model import GameResult, Result, Settings
from engine.leagues.season import lifecycle, play, reports
from engine.leagues.season.model import DAY, HOUR, WEEK, League, LeagueSettings, MatchState, Outcome
from engine.netrunner import Game as Netrunner
from tests.bot.leagues.season_sim.host import CHANNEL, GUILD, Host

Act = Callable[[], Awaitable[None]]
ORGANISER = 1
ROUNDS, CUT = 8, 8
MOVE_SECONDS = 20.0
MIDDLE = 15
"""After so many answers something happens in the middle of a hosted game."""


def name(person: int | str) -> str:
    return f"Player {person}"


class Season:
    """One league from its creation to its end. `agenda`: what people will do, by time."""

    def __init__(self, host: Host, seed: int = 5, field: int = 32, patience: int = 12) -> None:
        """`field`: places in the league. `patience`: answers of a hosted game after which its loser-to-be
        concedes, but for those that are played to their end: a season must fit into a test."""
        self.host = host
        self.field = field
        self.players = tuple(range(101, 101 + field + 2))
        """The field, and two who come too late for a place."""
        self.patience = patience
        self.random = random.Random(seed)
        self.league_id = 0
        self.agenda: list[tuple[float, int, Act]] = []
        self.numbers = itertools.count()
        self.ledger: dict[str, dict[str, int]] = {}
        """Points of both players, by match, as the players know them."""
        self.hosted: dict[str, int] = {}
        """Games hosted, by match."""
        self.natural = 0
        """Hosted games that were played to their own end."""

    # -- doing ---------------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        return self.host.clock.now()

    async def league(self) -> League:
        return (await self.host.leagues.load(self.league_id)).league

    async def do(self, who: int | str, op: Any, *args: Any, match: str = "", **options: Any) -> StoredLeague:
        """Somebody does something of `season`."""
        return await self.host.leagues.change(
            self.league_id,
            int(who),
            op.__name__.replace("_", "-"),
            lambda league, now: op(league, now, str(who), *args, **options),
            match=match,
            undo=options.get("organiser", False),
        )

    async def organise(self, op: Any, *args: Any, match: str = "", **options: Any) -> StoredLeague:
        return await self.do(ORGANISER, op, *args, match=match, organiser=True, **options)

    def at(self, when: float, act: Act) -> None:
        """Somebody will do this."""
        heapq.heappush(self.agenda, (when, next(self.numbers), act))

    async def go_on(self) -> None:
        """To the next thing that happens, by whomever."""
        due = await self.host.next_due()
        coming = [when for when in (due, self.agenda[0][0] if self.agenda else None) if when is not None]
        assert coming, "nothing will ever happen again"
        self.host.clock.advance(max(0.0, min(coming) - self.now))
        if due is not None and due <= self.now:
            await self.host.fire()
        while self.agenda and self.agenda[0][0] <= self.now:
            await heapq.heappop(self.agenda)[2]()
            await self.host.fire()

    async def until(self, reached: Callable[[League], bool]) -> League:
        for _ in range(2_000):
            league = await self.league()
            if reached(league):
                return league
            await self.go_on()
        raise AssertionError("the season does not get there")

    # -- organising ----------------------------------------------------------------------------------------

    async def create(self, **changed: Any) -> None:
        """A league of the season's settings, but for what is `changed`."""
        settings = LeagueSettings(
            title="Winter",
            game=Settings(format="sss", rounds=ROUNDS, cut=CUT, seed=99),
            opens=self.now + HOUR,
            closes=self.now + 3 * DAY,
            round_seconds=WEEK,
            cut_seconds=3 * DAY,
            capacity=self.field,
            publish="automatic",
            draft_seconds=2 * HOUR,
            quiet=(22 * 60, 8 * 60),
            reminders=(DAY,),
            zone="Europe/Berlin",
        )

        settings = replace(settings, **changed)

        def begin(now: float) -> Outcome:
            return lifecycle.create(now, str(ORGANISER), settings)

        self.league_id = (await self.host.leagues.create(GUILD, CHANNEL, ORGANISER, begin)).id
        await self.host.rest()

    # -- playing -------------------------------------------------------------------------------------------

    def both(self, league: League, key: str) -> tuple[str, str]:
        """Corp and Runner; in the cut before sides are chosen, higher and lower seed."""
        pairing = league.pairing_of(key)
        first = pairing.corp or pairing.player1
        return first, pairing.opponent(first) or ""

    async def settle_side(self, key: str) -> None:
        """In the cut the higher seed picks a side."""
        league = await self.league()
        choice = play.side_choice(league, key)
        if choice is not None:
            await self.do(choice.chooser, play.choose_side, key, self.random.choice(choice.options))

    async def host_game(
        self, key: str, *, natural: bool = False, stop_after: int | None = None, middle: Act | None = None
    ) -> None:
        """Both press Play, and automatic players play the game that opens. `middle`: what happens to the bot
        on the way. `stop_after`: nobody moves any more then."""
        await self.settle_side(key)
        corp, runner = self.both(await self.league(), key)
        for who in (runner, corp):
            await self.do(who, play.ready, key, match=key)
        (hosted,) = (one for one in await self.running(key))
        game_id = int(hosted)
        self.hosted[key] = game_id
        table = await self.host.bot.play.load(game_id)
        users = {seat: row.user_id or 0 for seat, row in table.row.seats.items()}
        assert users == {"corp": int(corp), "runner": int(runner)}
        limit = 1_000 if natural else self.patience if middle is None else max(self.patience, MIDDLE + 1)
        for step in itertools.count():
            if table.game.result is not None:
                self.natural += 1
                break
            if step == stop_after:
                return
            if middle is not None and step == MIDDLE:
                await middle()
                table = await self.host.bot.play.load(game_id)
            seat = table.game.waiting_for[0]
            self.host.clock.advance(MOVE_SECONDS)
            if step >= limit:
                table = await self.host.bot.play.concede(game_id, users[seat], None)
                break
            game = table.game
            assert isinstance(game, Netrunner)
            asked = game.view(seat).decisions[0]
            keys = list(players.choose(game, seat, asked.id, level="random"))
            table = await self.host.bot.play.answer(game_id, users[seat], asked.id, keys, None)
        assert table.game.result is not None
        won = table.game.result.winner
        points = {"corp": (3, 0), "runner": (0, 3), None: (1, 1)}[won]
        self.ledger[key] = {corp: points[0], runner: points[1]}

    async def running(self, key: str) -> list[str]:
        match: MatchState = (await self.league()).matches[key]
        return [hosted.game for hosted in match.hosted if hosted.result is None]

    async def report(self, key: str, *, lie: bool = False) -> tuple[str, str]:
        """Who won a game played elsewhere says so; returns both, the reporter first. `lie`: who lost does."""
        await self.settle_side(key)
        corp, runner = self.both(await self.league(), key)
        corp_won = self.random.random() < 0.5
        self.ledger[key] = {corp: 3 if corp_won else 0, runner: 0 if corp_won else 3}
        said = self.result(key, corp, runner, turned=lie)
        winner, loser = (corp, runner) if corp_won else (runner, corp)
        by, other = (loser, winner) if lie else (winner, loser)
        await self.do(by, reports.report, key, said, match=key)
        return by, other

    def result(self, key: str, corp: str, runner: str, *, turned: bool = False) -> Result:
        known = self.ledger[key]
        points = (known[corp], known[runner])
        return Result((GameResult(corp, runner, *(points[::-1] if turned else points)),))

    async def settle(self, key: str) -> None:
        _, other = await self.report(key)
        self.host.clock.advance(HOUR)
        await self.do(other, reports.confirm, key, match=key)
