"""A season of teams through the bot: five teams of three with benches and substitutes, five rounds.

Boards are hosted and reported; on the way people leave and are replaced, captains line up, confirm, forget
to, and name substitutes; the bot dies in the middle of every phase, now and then over a message, and is away
for days.
"""

from __future__ import annotations

import re
from collections import Counter

from engine.leagues import teams
from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.season import people, play
from engine.leagues.season import teams as captains
from engine.leagues.season.lineups import begun
from engine.leagues.season.model import DAY, HOUR, League
from engine.leagues.standings import standings
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import ORGANISER, Season, name
from tests.leagues.season.team_chance import check_teams

TEAMS, BOARDS, BENCH, POOL, ROUNDS = 5, 3, 1, 3, 5


class Teams(Season):
    """Their members are 111, 112, ..., 121, ...; those who stand in for all are 191, 192, ..."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, seed=11)
        self.happened: Counter[str] = Counter()

    def of(self, team: int) -> list[int]:
        return [100 + 10 * team + at for at in range(1, BOARDS + BENCH + 1)]

    async def sign_up(self) -> None:
        for team in range(1, TEAMS + 1):
            captain, *others = self.of(team)
            await self.do(captain, people.join, name(captain))
            await self.do(captain, captains.found_team, f"Team {team}")
            for member in others:
                await self.do(captain, captains.invite, f"t{team}", str(member))
                if member == others[0]:
                    await self.host.restart()
                await self.do(member, people.join, name(member))
                await self.do(member, captains.accept_invitation, f"t{team}")
        for at in range(1, POOL + 1):
            await self.do(190 + at, people.join, name(190 + at))

    async def line_up(self, number: int, league: League) -> None:
        """Captains confirm but one, who forgets it; one changes boards, one wants a substitute."""
        playing = teams.playing_teams(league.event)
        for at, each in enumerate(playing):
            captain = int(each.captain)
            if at == number % len(playing):
                continue
            if at == (number + 1) % len(playing):
                await self.do(captain, captains.set_line_up, each.id, (each.members[-1], *each.members[:-1]))
            if at == (number + 2) % len(playing):
                free = teams.pool(league.event)
                await self.do(captain, captains.name_stand_in, each.id, 2, free[0])
                self.happened["stand-ins"] += 1
            await self.do(captain, captains.confirm_line_up, each.id)

    async def replace(self, number: int) -> None:
        """A captain names a substitute for a match that has not begun; elsewhere somebody leaves for good."""
        league = await self.league()
        keys = [key for key, match in league.matches.items() if not begun(match)]
        key, other = keys[-1], keys[-2]
        one = league.pairing_of(key).player1
        of = teams.team(league.event, teams.played_for(league.event, number, one) or "")
        coming = teams.substitutes(league.event, number, of)
        if coming:
            await self.do(of.captain, captains.name_substitute, key, one, coming[0])
            assert coming[0] in (await self.league()).pairing_of(key).players
            self.happened["substitutes"] += 1
        if number in (2, 4):
            gone = (await self.league()).pairing_of(other).player1
            await self.do(gone, people.leave)
            after = await self.league()
            assert gone not in after.pairing_of(other).players or after.matches[other].closed
            if after.matches[other].closed:
                self.ledger[other] = {one: 3 * (one != gone) for one in after.pairing_of(other).players}
            self.happened["left"] += 1

    async def play_round(self, number: int) -> None:
        """Some boards are hosted, some reported, and nobody comes to one; the bot dies in between."""
        await self.replace(number)
        await self.host.restart()
        league = await self.league()
        keys = [key for key, match in league.matches.items() if not match.closed]
        for at, key in enumerate(keys):
            if at == 0 and number == 3:
                self.ledger[key] = dict.fromkeys(league.pairing_of(key).players, 0)
                self.happened["nobody"] += 1
                continue
            if at == 1:
                dies = self.host.restart if number in (1, 4) else None
                await self.host_game(key, middle=dies)
            elif at == 2:
                one, other = league.pairing_of(key).players
                await self.do(one, play.ready, key, match=key)
                self.ledger[key] = {one: 3, other: 0}
                self.happened["rule"] += 1
            else:
                self.host.discord.stumbles = int(at == 3)
                await self.settle(key)
                await self.host.rest()
                if at == 3:
                    await self.host.restart()
                    self.happened["deaths over a message"] += 1
            self.host.clock.advance(HOUR)
            await self.host.fire()


async def test_a_season_of_teams_with_everything_that_happens(database_path: str) -> None:
    host = Host(database_path)
    await host.begin()
    season = Teams(host)
    try:
        await season.create(
            game=Settings(format="sss", rounds=ROUNDS, boards=BOARDS, seed=99),
            opens=None,
            closes=season.now + DAY,
            capacity=TEAMS,
            draft_seconds=DAY,
            accept_seconds=HOUR,
        )
        await season.sign_up()
        for number in range(1, ROUNDS + 1):
            drafted = await season.until(lambda league: league.draft is not None)
            await season.line_up(number, drafted)
            if number in (1, 3):
                publishes = (await season.league()).draft
                await host.restart(away=3 * DAY)
                later = (await season.league()).draft
                assert publishes is not None
                assert later is not None
                assert later.publishes == (publishes.publishes or 0) + 3 * DAY
                season.happened["put off"] += 1
            await season.until(lambda league, n=number: len(league.event.rounds) == n)  # type: ignore[misc]
            check_teams(await season.league())
            await season.play_round(number)
            await season.until(lambda league, n=number: league.event.rounds[n - 1].completed)  # type: ignore[misc]
            check_teams(await season.league())
        league = await season.until(lambda league: league.state == "finished")
        host.clock.advance(HOUR)
        await host.rest()
        assert await host.waiting() == 0
        assert await host.next_due() is None
        results_are_those_known(season, league)
        nothing_is_said_twice(season)
        everybody_is_told(season, league)
        assert season.happened["stand-ins"] == ROUNDS
        assert season.happened["substitutes"] >= ROUNDS - 1
        assert season.happened["left"] == 2
        assert season.happened["rule"] == ROUNDS
        assert host.lives > 3 * ROUNDS
    finally:
        await host.end()


def results_are_those_known(season: Teams, league: League) -> None:
    """Every board is as its players know it, and the standings are what the boards add up to."""
    boards: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for key, known in season.ledger.items():
        pairing = league.pairing_of(key)
        assert {one: pairing.points(one) for one in pairing.players} == known, key
    assert set(season.ledger) == set(league.matches)
    for played in league.event.rounds:
        for match in played.team_matches:
            if match.team2 is None:
                points[match.team1] += 3
                boards[match.team1] += 6
                continue
            mine, theirs = 0, 0
            for pairing in teams.boards_of(played, match, BOARDS):
                key = f"{played.number}:{pairing.table}"
                known = season.ledger.get(key) or {pairing.player1: 3}
                mine += sum(got for one, got in known.items() if one in match.first)
                theirs += sum(got for one, got in known.items() if one in match.second)
            boards.update({match.team1: mine, match.team2: theirs})
            both = (1, 1) if mine == theirs and mine else (3 * (mine > theirs), 3 * (theirs > mine))
            points.update({match.team1: both[0], match.team2: both[1]})
    for row in standings(teams.units(league.event)):
        assert row.points == points[row.player]
        assert row.ties[0] == boards[row.player]


def nothing_is_said_twice(season: Teams) -> None:
    for channel in season.host.discord.channels.values():
        nonces = [message.nonce for message in channel.messages.values()]
        assert len(nonces) == len(set(nonces))
    public = "\n".join(season.host.discord.public.said)
    for number in range(1, ROUNDS + 1):
        assert len(re.findall(rf"\*\*Round {number}\*\* begins", public)) == 1
        assert len(re.findall(rf"Round {number} is over\.", public)) == 1


def everybody_is_told(season: Teams, league: League) -> None:
    """Captains of their line-ups, members of the place they came in, whoever has to play of their match."""
    order = final_order(league.event)
    for place, one in enumerate(order, 1):
        of = teams.team(league.event, one)
        for member in of.members:
            told = season.host.discord.dm(member)
            assert sum(f"{of.name} came in at place {place} of {len(order)}" in text for text in told) == 1
    for key in league.matches:
        for one in league.pairing_of(key).players:
            number = int(key.partition(":")[0])
            assert any(f"Round {number}: you play" in text for text in season.host.discord.dm(one)), (
                key,
                one,
            )
    captain = league.event.teams[0].captain
    assert any("Look at the line-up of Team 1" in text for text in season.host.discord.dm(captain))
    assert str(ORGANISER) not in league.people
