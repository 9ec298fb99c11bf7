"""A season in which everything happens that can happen to a league."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from bot.leagues.stored import Refused
from bot.store.games import get as get_game
from engine.leagues.season import claims, lifecycle, people, play, reports, schedule
from engine.leagues.season.model import DAY, HOUR, WEEK, League
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import ROUNDS, Act, Season, name


class Pace(NamedTuple):
    """How many play, and how much of the hosted games."""

    field: int
    patience: int
    natural: int
    """Of so many hosted games, counted over the season, the first is played to its end."""
    ends: int
    """How many at least come to their own end."""


class Winter(Season):
    """What happens in each round, besides matches that are simply played."""

    def __init__(self, host: Host, pace: Pace) -> None:
        super().__init__(host, field=pace.field, patience=pace.patience)
        self.pace = pace
        self.happened: Counter[str] = Counter()
        self.absent = ""
        """Who stays away in rounds three and four, and is retired."""

    # -- before round one ----------------------------------------------------------------------------------

    async def sign_up(self) -> None:
        """Two more want to play than can; one thinks better of it, and the first who waits gets in."""
        await self.until(lambda league: league.state == "signup")
        early, (one, *later) = self.players[: self.field // 2], self.players[self.field // 2 :]
        for person in early:
            await self.do(person, people.join, name(person))

        async def join() -> None:
            await self.do(one, people.join, name(one))

        await self.over_a_message(join)
        for person in later:
            await self.do(person, people.join, name(person))
        with pytest.raises(Refused, match="You are signed up already"):
            await self.do(early[0], people.join, name(early[0]))
        league = await self.league()
        assert len(league.event.active) == self.field
        await self.do(early[3], people.leave)
        league = await self.league()
        assert league.event.player(str(self.players[self.field])).status == "active"
        assert len(league.event.active) == self.field
        await self.host.rest()

    async def over_a_message(self, act: Act) -> None:
        """Somebody does something; the first message about it comes through, and before that can be written
        down the bot is dead."""
        self.host.discord.stumbles = 1
        await act()
        await self.host.rest()
        assert self.host.discord.stumbles == 0
        await self.host.restart()
        self.happened["deaths over a message"] += 1

    # -- rounds --------------------------------------------------------------------------------------------

    async def play_round(self, number: int) -> None:
        """From the draft, over its publication, until the round is over. The bot dies while the draft lies
        open in round one, and between the other rounds now and then."""
        drafted = await self.until(lambda league: league.draft is not None)
        assert drafted.draft is not None
        assert drafted.draft.draft.round.number == number
        if number in (1, 4, ROUNDS + 1):
            await self.host.restart()

        async def publish() -> None:
            await self.organise(lifecycle.publish_draft)

        if number in (3, ROUNDS + 1):
            await self.over_a_message(publish)
        elif number % 2:
            # Otherwise it publishes itself.
            await publish()
        league = await self.until(lambda league: len(league.event.rounds) == number)
        await self.host.rest()
        await self.plan(number, league)
        await self.until(lambda league: league.event.rounds[number - 1].completed)

    async def plan(self, number: int, league: League) -> None:
        """Everybody decides what to do about their match."""
        keys = [key for key, match in league.matches.items() if match.round == number and not match.closed]
        if number == 1 or league.event.round(number).stage == "cut":
            for at, key in enumerate(keys):
                self.at(self.now + (1 + 2 * at) * HOUR, self.hosting(key, number, at))
            return
        rest = self.special(number, league, keys)
        self.at(self.now + HOUR, self.hosting(rest[0], number, 0))
        for at, key in enumerate(rest[1:]):
            self.at(self.now + (2 + 5 * at) * HOUR, self.settling(key))

    def hosting(self, key: str, number: int, at: int) -> Act:
        async def act() -> None:
            dies = at == 0 and number in (1, 6, ROUNDS + 1)
            natural = self.happened["hosted"] % self.pace.natural == 0
            await self.host_game(key, natural=natural, middle=self.host.restart if dies else None)
            self.happened["hosted"] += 1

        return act

    def settling(self, key: str) -> Act:
        async def act() -> None:
            await self.settle(key)
            self.happened["reported"] += 1

        return act

    def special(self, number: int, league: League, keys: Sequence[str]) -> list[str]:
        """Plans what is out of the ordinary in a round; returns the matches nothing happens to."""
        stories = {
            2: [self.quarrel, self.drop_out, self.unanswered],
            3: [self.stay_away],
            4: [self.stay_away, self.late_report, self.report_twice],
            5: [self.nobody_plays, self.wait_for_ever],
            6: [self.drop_out, self.draw],
            7: [self.extend, self.quarrel],
            8: [self.unanswered],
        }
        rest = list(keys)
        if number == 4:
            self.at(self.now + 3 * DAY, self.week_away)
        if number in (3, 7):
            # A claim is open in one, a dispute in the other.
            self.at(self.now + (4 if number == 3 else 1) * DAY, self.host.restart)
        for story in stories.get(number, []):
            mine = [key for key in rest if self.absent and self.absent in league.pairing_of(key).players]
            key = mine[0] if story == self.stay_away and mine else next(k for k in rest if k not in mine)
            rest.remove(key)
            story(key, league)
        return rest

    async def week_away(self) -> None:
        """Nothing that fell due meanwhile has come, and nobody could act: it is put off."""
        before = {key: match.deadline for key, match in (await self.league()).matches.items()}
        await self.host.restart(away=WEEK)
        league = await self.league()
        behind = [match for match in league.matches.values() if not match.closed]
        assert behind
        for match in behind:
            assert match.deadline > self.now or match.report is not None
            assert match.report is None or match.report.due > self.now
            assert match.deadline == before[match.key] + WEEK
            self.happened["put off"] += 1

    # -- stories -------------------------------------------------------------------------------------------

    def quarrel(self, key: str, league: League) -> None:
        """Who lost reports to have won; the other disputes it, and the organiser decides for the truth."""

        async def lie() -> None:
            _, other = await self.report(key, lie=True)
            self.host.clock.advance(3 * HOUR)
            await self.do(other, reports.dispute, key, "It was the other way round.", match=key)
            self.at(self.now + 30 * HOUR, decide)

        async def decide() -> None:
            corp, runner = self.both(await self.league(), key)
            await self.organise(reports.decide, key, self.result(key, corp, runner), match=key)
            self.happened["disputed"] += 1

        self.at(self.now + 9 * HOUR, lie)

    def drop_out(self, key: str, league: League) -> None:
        """Somebody drops out with an open match, which is lost."""
        one, other = league.pairing_of(key).players

        async def drop() -> None:
            await self.do(one, people.leave)
            self.ledger[key] = {one: 0, other: 3}
            self.happened["dropped"] += 1

        self.at(self.now + 20 * HOUR, drop)

    def unanswered(self, key: str, league: League) -> None:
        """A report that nobody answers counts after a day."""

        async def say() -> None:
            await self.report(key)
            self.happened["unanswered"] += 1

        self.at(self.now + 30 * HOUR, say)

    def late_report(self, key: str, league: League) -> None:
        """Reported an hour before the deadline, and never answered: it counts all the same."""

        async def say() -> None:
            match = (await self.league()).matches[key]
            if match.deadline - self.now > 2 * HOUR:
                self.at(match.deadline - HOUR, say)
                return
            await self.report(key)
            self.happened["late"] += 1

        self.at(self.now + 4 * HOUR, say)

    def report_twice(self, key: str, league: League) -> None:
        """Both report the same, without looking at what the other says."""

        async def say() -> None:
            _, other = await self.report(key)
            corp, runner = self.both(await self.league(), key)
            await self.do(other, reports.report, key, self.result(key, corp, runner), match=key)
            self.happened["both reported"] += 1

        self.at(self.now + 6 * HOUR, say)

    def stay_away(self, key: str, league: League) -> None:
        """Somebody does not come: in the first of two rounds the other claims it; in the second only presses
        Play, and the rule decides at the deadline. After two missed rounds they are retired."""
        one, other = league.pairing_of(key).players
        again = bool(self.absent)
        self.absent = self.absent or other
        here, away = (one, other) if self.absent == other else (other, one)
        self.ledger[key] = {here: 3, away: 0}

        async def press() -> None:
            await self.do(here, play.ready, key, match=key)

        async def claim() -> None:
            with pytest.raises(Refused, match="early"):
                await self.do(here, claims.claim_no_show, key, match=key)
            self.at(claims.claimable_from((await self.league()).matches[key]), accuse)

        async def accuse() -> None:
            await self.do(here, claims.claim_no_show, key, match=key)
            self.happened["no-show"] += 1

        self.at(self.now + 2 * HOUR, press)
        if not again:
            self.at(self.now + DAY, claim)

    def nobody_plays(self, key: str, league: League) -> None:
        """Neither does anything: both forfeit at the deadline."""
        self.ledger[key] = dict.fromkeys(league.pairing_of(key).players, 0)
        self.happened["nobody"] += 1

    def wait_for_ever(self, key: str, league: League) -> None:
        """A hosted game stops in the middle; at the deadline whoever was to move loses it."""

        async def begin() -> None:
            await self.host_game(key, stop_after=min(12, self.patience - 1))
            async with self.host.bot.db.read() as db:
                row = await get_game(db, self.hosted[key])
            assert row is not None
            (seat,) = row.waiting
            slow = str(row.seats[seat].user_id)
            self.ledger[key] = {one: 0 if one == slow else 3 for one in league.pairing_of(key).players}
            self.happened["waited"] += 1

        self.at(self.now + 12 * HOUR, begin)

    def draw(self, key: str, league: League) -> None:
        """Both agree on a draw."""
        one, other = league.pairing_of(key).players

        async def offer() -> None:
            await self.do(one, reports.offer, key, "draw", match=key)
            await self.do(other, reports.answer, key, "draw", True, match=key)
            self.ledger[key] = {one: 1, other: 1}
            self.happened["drawn"] += 1

        self.at(self.now + 8 * HOUR, offer)

    def extend(self, key: str, league: League) -> None:
        """Both agree on a day more, and play in it, after the round's own deadline."""
        one, other = league.pairing_of(key).players
        deadline = league.matches[key].deadline

        async def ask() -> None:
            await self.do(one, schedule.ask_extension, key, DAY, match=key)
            await self.do(other, reports.answer, key, "extension", True, match=key)
            assert (await self.league()).matches[key].deadline == deadline + DAY

        async def play_on() -> None:
            await self.settle(key)
            self.happened["extended"] += 1

        self.at(self.now + 5 * DAY, ask)
        self.at(deadline + 6 * HOUR, play_on)
