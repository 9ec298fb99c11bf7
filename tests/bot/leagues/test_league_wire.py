"""A league's first round over the real wire: made, joined, played, reported and ended by presses alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.leagues.season.model import League
from engine.leagues.season.saving import decode
from sandbox.model import Interaction, Message
from sandbox.server import SandboxServer
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import Table, Victim, until
from tests.bot.hands import PLACE, Hands, connected, once
from tests.bot.store import read_rows
from tests.long import slices

PEOPLE = ("Ada", "Bran", "Chloe", "Dov")
TITLE = "Autumn"


class Pair(Table):
    """Two players of a hosted game, who press again where nothing came of it; their bot lives on."""

    def __init__(
        self, server: SandboxServer, database: str, corp: str, runner: str, place: str = PLACE
    ) -> None:
        Hands.__init__(self, server, database, level="sensible")
        self.people = {"corp": corp, "runner": runner}
        self.place = place
        self.pressed, self.slips, self.acknowledged = [], {}, 0
        self.victim = Victim.__new__(Victim)
        self.victim.lives = 1


class Circle:
    """Four people and what they see; the store is read to know where the league stands, never written."""

    def __init__(self, server: SandboxServer, database: str, place: str = PLACE) -> None:
        self.server = server
        self.sandbox = server.sandbox
        self.database = database
        self.place = place

    def league(self) -> League:
        ((state,),) = read_rows(self.database, "SELECT state FROM leagues")
        return decode(state)

    async def slash(self, who: str, command: str, **options: object) -> Message:
        """Run a command; returns what only this person sees of the answer."""
        before = {message.id for message in self.sandbox.ephemerals(who)}
        made = await self.sandbox.slash(who, self.place, command, **options)
        assert made.acknowledged, command
        return await self.answer(who, before)

    async def answer(self, who: str, before: set[int]) -> Message:
        def new() -> Message | None:
            found = [m for m in self.sandbox.ephemerals(who) if m.id not in before and m.text]
            return found[-1] if found else None

        return await self.sandbox.wait_for(new, f"an answer to {who}")

    async def press(self, who: str, message: Message, label: str) -> Interaction:
        made = await self.sandbox.click(who, message, label)
        assert made.acknowledged, f"{label} was not acknowledged in time"
        return made

    async def ask(self, who: str, message: Message, label: str) -> Message:
        """Press what is answered by a message of one's own."""
        before = {one.id for one in self.sandbox.ephemerals(who)}
        await self.press(who, message, label)
        return await self.answer(who, before)

    async def choose(self, who: str, message: Message, what: str, *values: object) -> Interaction:
        """Choose in the select whose custom_id ends so."""
        (custom_id,) = (key for key in self.sandbox.controls(message) if key.endswith(what))
        made = await self.sandbox.select(who, message, custom_id, *values)
        assert made.acknowledged, what
        return made

    async def shows(self, message: Message, text: str) -> None:
        await self.sandbox.wait_for(lambda: text in message.text, f"“{text}” in {message.text}")

    async def page(self, head: str) -> Message:
        """The message of the channel that begins with this line."""

        def find() -> Message | None:
            found = [m for m in self.sandbox.messages(self.place) if m.text.split("\n")[0] == f"## {head}"]
            return found[-1] if found else None

        return await self.sandbox.wait_for(find, f"the page “{head}”")

    async def told(self, who: str, label: str) -> Message:
        """The newest direct message with a button of this label."""

        def find() -> Message | None:
            messages = reversed(self.sandbox.messages(self.sandbox.dm(who)))
            return next((m for m in messages if label in self.sandbox.labels(m)), None)

        return await self.sandbox.wait_for(find, f"{label} for {who}")

    async def reached(self, check: Callable[[League], bool], what: str) -> League:
        await self.sandbox.wait_for(lambda: check(self.league()), what)
        return self.league()

    def name(self, person: str) -> str:
        return next(name for name in PEOPLE if str(self.sandbox.user(name).id) == person)

    def sides(self, key: str) -> tuple[str, str]:
        """Who is Corp and Runner in a match, by name."""
        pairing = self.league().pairing_of(key)
        return self.name(pairing.corp), self.name(pairing.opponent(pairing.corp) or "")


async def create(circle: Circle) -> Message:
    """Ada creates a league and sets it up; returns her settings."""
    shown = await circle.slash("Ada", "league create")
    modal = await circle.choose("Ada", shown, ":template", "weekly-swiss")
    await circle.sandbox.submit("Ada", modal, title=TITLE)
    await circle.shows(shown, f"## {TITLE}")
    await circle.press("Ada", shown, "Create and open sign-up")
    await circle.page(TITLE)
    await circle.choose("Ada", shown, "set:rounds", "2")
    await circle.reached(lambda league: league.settings.game.rounds == 2, "two rounds")
    modal = await circle.press("Ada", shown, "Name and numbers…")
    await circle.sandbox.submit("Ada", modal, title=TITLE, fewest="4")
    await circle.reached(lambda league: league.settings.fewest == 4, "four players")
    return shown


async def join(circle: Circle) -> None:
    """All four."""
    signup = await circle.page(TITLE)
    for number, who in enumerate(PEOPLE, 1):
        await circle.ask(who, signup, "Join")
        await circle.shows(signup, f"<@{circle.sandbox.user(who).id}>")
        await circle.reached(lambda league, n=number: len(league.event.active) == n, f"{who} in it")  # type: ignore[misc]


async def play_match(circle: Circle, key: str) -> tuple[Pair, int]:
    """Both press *Play*; who plays, and the game."""
    corp, runner = circle.sides(key)
    hands = Pair(circle.server, circle.database, corp, runner, circle.place)
    threads = len(circle.sandbox.threads(circle.place))
    for who in (runner, corp):
        await circle.ask(who, await circle.told(who, "Play"), "Play")
    await circle.sandbox.wait_for(
        lambda: len(circle.sandbox.threads(circle.place)) > threads, "the game's thread"
    )
    return hands, int(circle.sandbox.threads(circle.place)[-1].name.split()[1].rstrip(":"))


def standing(page: Message, name: str) -> int:
    """Somebody's points, as the standings have them."""
    (line,) = (line for line in page.text.split("\n") if f"  {name} " in line)
    return int(line.split()[2])


@pytest.mark.first
@pytest.mark.parametrize("most", slices((12, 1000), 1))
async def test_the_first_round_of_a_league(tmp_path: Path, most: int) -> None:
    """Of two matches one is played in a hosted game, to its end or given up after so many decisions, the
    other reported and confirmed. Bodies are checked by the sandbox, and against Discord's OpenAPI document
    where it is at hand."""
    database = str(tmp_path / "league.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        circle, sandbox = Circle(server, database), server.sandbox
        bot.play.seeds = lambda: 1
        await create(circle)
        await join(circle)
        draft = await circle.slash("Ada", "league start")
        assert "Round 1: draft" in draft.text
        assert len(circle.league().matches) == 0
        await circle.press("Ada", draft, "Publish")
        await circle.reached(lambda league: len(league.matches) == 2, "round one")
        page = await circle.page(f"{TITLE}: round 1")
        standings = await circle.page(f"{TITLE}: standings")
        await sandbox.wait_for(lambda: standings.pinned, "the pin")
        assert page.attachments[0].description
        assert standings.attachments[0].description

        hands, game_id = await play_match(circle, "1:1")
        answered = 0
        while await hands.answer(game_id):
            answered += 1
            if answered == most:
                await hands.concede(game_id)
        assert answered >= 12
        await circle.reached(lambda league: league.matches["1:1"].closed, "the result of the hosted game")
        stored = hands.stored(game_id)
        assert stored is not None
        assert stored.game.result is not None
        winner = hands.people[stored.game.result.winner or ""]
        pairing = circle.league().pairing_of("1:1")
        assert pairing.points(str(sandbox.user(winner).id)) == 3

        corp, runner = circle.sides("1:2")
        match = await circle.ask(corp, page, "My matches")
        assert runner in match.text
        match = await circle.ask(corp, await circle.told(corp, "Report…"), "Report…")
        (value,) = (
            option["value"]
            for part in sandbox.controls(match).values()
            for option in part.get("options", ())
            if option["label"].startswith(f"{corp} ")
        )
        (select,) = (key for key, part in sandbox.controls(match).items() if part.get("options"))
        await sandbox.select(corp, match, select, value)
        await circle.reached(lambda league: league.matches["1:2"].report is not None, "the report")
        confirm = await circle.told(runner, "Confirm")
        await circle.ask(runner, confirm, "Confirm")

        league = await circle.reached(lambda league: league.event.rounds[0].completed, "the end of the round")
        assert league.draft is not None
        assert league.pairing_of("1:2").points(str(sandbox.user(corp).id)) == 3
        await circle.told("Ada", "Show the pairings")
        await sandbox.wait_for(
            lambda: standing(standings, winner) == standing(standings, corp) == 3, "points"
        )
        await until(hands.rest, "an empty outbox")
        for pairing in league.event.rounds[0].pairings:
            # Corps are named first, and so is their score.
            points, less = pairing.points(pairing.corp), 3 - pairing.points(pairing.corp)
            assert f"<@{pairing.corp}> (Corp) against " in page.text
            assert (
                f"**{points}–\u2060{less}**"
                in page.text.partition(f"<@{pairing.corp}> (Corp)")[2].split("\n")[0]
            )
        assert "Round 1 is over." in "\n".join(m.text for m in sandbox.messages(PLACE))
        table = await circle.slash("Dov", "league standings")
        assert "standings" in table.text
        assert len([m for m in sandbox.messages(PLACE) if m.pinned]) == 1
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
