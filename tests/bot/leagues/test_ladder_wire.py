"""A season of a ladder over the real wire, played by presses while the bot is killed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from engine.leagues.final import final_order
from engine.leagues.ladder import may_challenge
from engine.leagues.season.model import League
from sandbox.model import Message
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until, victim
from tests.bot.hands import once
from tests.bot.leagues.test_league_wire import PEOPLE, TITLE, Pair
from tests.bot.leagues.test_team_wire import Dying
from tests.long import slices


class Rungs(Dying):
    """`order`: who stands where, as the players know it: who beats somebody above takes their place."""

    order: list[str]

    def standing(self, league: League) -> list[str]:
        return [self.name(person) for person in league.event.ladder]

    async def challenge(self, who: str, other: str) -> str:
        """The match that comes of it, the bot killed as soon as it has been told."""
        standings = await self.page(f"{TITLE}: standings")
        asked = await self.ask(who, standings, "Challenge…")
        before = len(self.league().matches)
        await self.choose(who, asked, ":challenged", str(self.sandbox.user(other).id))
        league = await self.reached(lambda league: len(league.matches) == before + 1, "the challenge")
        await self.die()
        (key,) = (key for key, match in league.matches.items() if not match.closed)
        assert set(map(self.name, league.pairing_of(key).players)) == {who, other}
        return key

    async def about(self, who: str, key: str, act: str) -> Message:
        """The newest direct message with this button of a match."""

        def find() -> Message | None:
            messages = reversed(self.sandbox.messages(self.sandbox.dm(who)))
            ending = f":m:{key}:{act}"
            return next(
                (m for m in messages if any(c.endswith(ending) for c in self.sandbox.controls(m))), None
            )

        return await self.sandbox.wait_for(find, f"{act} of {key} for {who}")

    async def hosted(self, key: str, most: int) -> str:
        """Both press Play; after so many answers the game is given up, and the bot killed over it."""
        corp, runner = self.sides(key)
        hands = Pair(self.server, self.database, corp, runner)
        threads = len(self.sandbox.threads())
        for who in (runner, corp):
            await self.ask(who, await self.about(who, key, "play"), "Play")
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads()) > threads, "the game's thread")
        game_id = int(self.sandbox.threads()[-1].name.split()[1].rstrip(":"))
        answered = 0
        while await hands.answer(game_id):
            answered += 1
            if answered == most // 2:
                await self.die()
            if answered == most:
                await hands.concede(game_id)
        await self.reached(lambda league: league.matches[key].closed, "the result of the hosted game")
        stored = hands.stored(game_id)
        assert stored is not None
        assert stored.game.result is not None
        return hands.people[stored.game.result.winner or ""]

    async def reported(self, key: str, winner: str, loser: str) -> str:
        """The winner says so, the bot dies, the loser confirms."""
        match = await self.ask(winner, await self.about(winner, key, "report"), "Report…")
        (select,) = (name for name, part in self.sandbox.controls(match).items() if part.get("options"))
        (value,) = (
            option["value"]
            for option in self.sandbox.controls(match)[select]["options"]
            if option["label"].startswith(f"{winner} ")
        )
        await self.sandbox.select(winner, match, select, value)
        await self.reached(lambda league: league.matches[key].report is not None, "the report")
        await self.die()
        await self.ask(loser, await self.about(loser, key, "confirm"), "Confirm")
        await self.reached(lambda league: league.matches[key].closed, "the confirmed result")
        return winner

    async def climb(self, at: int, chance: random.Random) -> None:
        """Somebody challenges whom they may; where who is below wins, they take the other's place."""
        event = self.league().event
        person = chance.choice([one for one in event.ladder if may_challenge(event, one)])
        who, other = self.name(person), self.name(chance.choice(list(may_challenge(event, person))))
        key = await self.challenge(who, other)
        if at % 2:
            winner, loser = chance.sample((who, other), 2)
            won = await self.reported(key, winner, loser)
        else:
            won = await self.hosted(key, 4)
        if won == who:
            self.order.remove(who)
            self.order.insert(self.order.index(other), who)
        assert self.standing(self.league()) == self.order


@pytest.mark.first
@pytest.mark.parametrize("challenges", slices((2, 12), 1))
async def test_a_ladder_is_climbed_while_the_bot_is_killed(tmp_path: Path, challenges: int) -> None:
    database = str(tmp_path / "ladder.sqlite3")
    migrate(database)
    chance = random.Random(challenges)
    async with running_sandbox(openapi=find_openapi()) as server, victim(server, database) as bot:
        await bot.start()
        circle, sandbox = Rungs(server, database, bot), server.sandbox
        await until(lambda: circle.connected, "the bot")
        shown = await circle.slash("Ada", "league create")
        modal = await circle.choose("Ada", shown, ":template", "ladder")
        await sandbox.submit("Ada", modal, title=TITLE)
        await circle.shows(shown, f"## {TITLE}")
        await circle.press("Ada", shown, "Create and open sign-up")
        signup = await circle.page(TITLE)
        for number, who in enumerate(PEOPLE, 1):
            await circle.ask(who, signup, "Join")
            await circle.reached(lambda league, n=number: len(league.event.active) == n, f"{who} in it")  # type: ignore[misc]
        start = await circle.slash("Ada", "league start")
        assert "begins the league at once with 4 players" in start.text
        await circle.press("Ada", start, "Yes, begin")
        league = await circle.reached(lambda league: league.state == "running", "the ladder")
        circle.order = circle.standing(league)
        assert sorted(circle.order) == sorted(PEOPLE)
        for at in range(challenges):
            await circle.climb(at, chance)
        settings = await circle.slash("Ada", "league settings")
        await circle.press("Ada", settings, "End the league…")
        await sandbox.wait_for(lambda: "Yes, end it" in sandbox.labels(settings), "the question")
        await circle.press("Ada", settings, "Yes, end it")
        league = await circle.reached(lambda league: league.state == "finished", "the end")
        await circle.die()
        assert list(map(circle.name, final_order(league.event))) == circle.order
        standings = await circle.page(f"{TITLE}: standings")
        places = [f" {at}  {who} " for at, who in enumerate(circle.order, 1)]
        await sandbox.wait_for(lambda: all(place in standings.text for place in places), "the final order")
        await until(Pair(server, database, "Ada", "Bran").rest, "an empty outbox")
        for place, who in enumerate(circle.order, 1):
            said = [m.text for m in sandbox.messages(sandbox.dm(who))]
            assert sum(f"you came in at place {place} of" in text for text in said) == 1, who
        assert bot.lives >= 2 + 2 * challenges
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
