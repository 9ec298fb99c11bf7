"""A ladder through the bot: challenges for weeks, games hosted and reported, a bot that dies now and then."""

from __future__ import annotations

import pytest

from bot.leagues.stored import Refused
from engine.leagues.final import final_order
from engine.leagues.ladder import may_challenge
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle, people, play
from engine.leagues.season.model import DAY, HOUR, WEEK
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import Season, name
from tests.long import slices

FIELD = tuple(range(301, 309))
CHALLENGES = (6, 14)
"""How many, in `make test` (each kind of end once) and in `make sweep`."""


class Ladder(Season):
    """`order`: who stands where, as the players know it: who beats somebody above takes their place."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, seed=3)
        self.order: list[str] = []

    async def challenge(self, at: int) -> None:
        """Somebody challenges somebody above; the match is played, or at the deadline nobody has come."""
        event = (await self.league()).event
        able = [one for one in event.ladder if may_challenge(event, one)]
        who = self.random.choice(able)
        other = self.random.choice(list(may_challenge(event, who)))
        await self.do(who, play.challenge, other)
        key = next(reversed((await self.league()).matches))
        if at % 4 == 0:
            await self.host.restart()
        if at % 5 == 3:
            with pytest.raises(Refused):
                await self.do(who, play.challenge, other)
            self.ledger[key] = {who: 0, other: 0}
            self.host.clock.advance(WEEK)
            await self.host.restart(away=3 * DAY)
            await self.until(lambda league: league.matches[key].closed)
        elif at % 2:
            await self.settle(key)
        else:
            await self.host_game(key, middle=self.host.restart if at == 4 else None)
            await self.host.fire()
        if self.ledger[key][who] > self.ledger[key][other]:
            self.order.remove(who)
            self.order.insert(self.order.index(other), who)
        assert list((await self.league()).event.ladder) == self.order


@pytest.mark.parametrize("challenges", slices(CHALLENGES, 1))
async def test_a_ladder_stands_as_its_players_know_it(database_path: str, challenges: int) -> None:
    host = Host(database_path)
    await host.begin()
    ladder = Ladder(host)
    try:
        await ladder.create(
            game=Settings(format="ladder", seed=7), opens=None, closes=ladder.now + HOUR, capacity=0
        )
        for person in FIELD:
            await ladder.do(person, people.join, name(person))
        await ladder.until(lambda league: league.state == "running")
        ladder.order = list((await ladder.league()).event.ladder)
        assert sorted(ladder.order) == sorted(map(str, FIELD))
        for at in range(challenges):
            await ladder.challenge(at)
            host.clock.advance(DAY)
            await host.fire()
        await ladder.organise(lifecycle.finish)
        host.clock.advance(HOUR)
        await host.rest()
        league = await ladder.league()
        assert (league.state, list(final_order(league.event))) == ("finished", ladder.order)
        assert await host.waiting() == 0
        for key, known in ladder.ledger.items():
            pairing = league.pairing_of(key)
            assert {one: pairing.points(one) for one in pairing.players} == known
        for place, one in enumerate(ladder.order, 1):
            assert sum(f"you came in at place {place} of" in text for text in host.discord.dm(one)) == 1
        for channel in host.discord.channels.values():
            nonces = [message.nonce for message in channel.messages.values()]
            assert len(nonces) == len(set(nonces))
        assert host.lives > challenges // 3
    finally:
        await host.end()
