"""Small seasons with two games a match, all hosted: a cut from double-sided Swiss, and a knock-out."""

from __future__ import annotations

import pytest

from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.season import people, play
from engine.leagues.season.model import HOUR, League
from engine.leagues.standings import standings
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import Season, name
from tests.long import slices

FIELD = tuple(range(201, 208))


class Quick(Season):
    """Everybody plays at once: after a few moves somebody concedes, and the bot dies now and then."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.games = 0

    async def play_match(self, key: str) -> None:
        """All games of a match; the second opens by itself."""
        await self.settle_side(key)
        one, other = (await self.league()).pairing_of(key).players
        for who in (one, other):
            await self.do(who, play.ready, key, match=key)
        while not (await self.league()).matches[key].closed:
            (game,) = await self.running(key)
            table = await self.host.bot.play.load(int(game))
            users = {seat: row.user_id or 0 for seat, row in table.row.seats.items()}
            assert {str(user) for user in users.values()} == {one, other}
            self.games += 1
            if self.games % 5 == 0:
                await self.host.restart()
            await self.middle(int(game))
            self.host.clock.advance(600)
            loser = self.random.choice(list(users.values()))
            await self.host.bot.play.concede(int(game), loser, None)
            if self.games % 7 == 0:
                # Dead before the end was taken in.
                await self.host.restart()
            points = {str(user): 0 if user == loser else 3 for user in users.values()}
            known = self.ledger.setdefault(key, dict.fromkeys(points, 0))
            self.ledger[key] = {who: known[who] + points[who] for who in known}
            await self.host.fire()

    async def middle(self, game_id: int) -> None:
        """What is done in each game before somebody concedes."""

    async def play_all(self) -> League:
        for _ in range(60):
            league = await self.until(
                lambda league: (
                    league.state == "finished" or any(not m.closed for m in league.matches.values())
                )
            )
            if league.state == "finished":
                return league
            for key, match in league.matches.items():
                if not match.closed:
                    await self.play_match(key)
        raise AssertionError("the season does not end")


@pytest.mark.parametrize(
    "game",
    slices(
        [
            Settings(format="dss", rounds=3, cut=4, seed=3),
            Settings(format="round_robin", both_sides=True, divisions=2, cut=4, seed=4),
            Settings(format="double_elimination", seed=5),
            Settings(format="single_elimination", seed=6),
        ],
        2,
    ),
    ids=lambda game: game.format,
)
async def test_a_small_season_is_played_to_its_end(game: Settings, database_path: str) -> None:
    host = Host(database_path)
    await host.begin()
    quick = Quick(host)
    try:
        await quick.create(
            game=game, opens=None, closes=quick.now + HOUR, capacity=0, draft_seconds=0, check_in=2 * HOUR
        )
        for person in FIELD:
            await quick.do(person, people.join, name(person))
        await quick.until(lambda league: league.checking is not None)
        for person in FIELD:
            await quick.do(person, people.come)
            if person == FIELD[3]:
                await host.restart()
        league = await quick.play_all()
        await host.rest()
        assert await host.waiting() == 0
        assert await host.next_due() is None
        for key, known in quick.ledger.items():
            pairing = league.pairing_of(key)
            assert {one: pairing.points(one) for one in pairing.players} == known
        assert set(quick.ledger) == set(league.matches)
        rows = {row.player: row for row in standings(league.event)}
        main = league.event.of_stage("main")
        for one, row in rows.items():
            played = sum(
                quick.ledger[f"{r.number}:{p.table}"][one]
                for r in main
                for p in r.pairings
                if p.player2 is not None and one in p.players
            )
            worth = 6 if game.format == "dss" or game.both_sides else 3
            assert row.points == played + worth * row.byes
        for place, one in enumerate(final_order(league.event), 1):
            said = (
                f"{place} of {len(FIELD)} over all" if game.divisions > 1 else f"came in at place {place} of"
            )
            assert sum(said in text for text in host.discord.dm(one)) == 1
        for channel in host.discord.channels.values():
            assert len(channel.said) == len(set(channel.said))
            nonces = [message.nonce for message in channel.messages.values()]
            assert len(nonces) == len(set(nonces))
        winner = final_order(league.event)[0]
        assert any(
            "The league is over" in text and f"<@{winner}>" in text for text in host.discord.public.said
        )
    finally:
        await host.end()
