"""Custom_ids, values and forms that nobody was offered: whoever sends them gets an answer that says so."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from bot.contract.kind import GameKind
from bot.games import registry
from bot.games.netrunner.decks.pages import written
from bot.games.netrunner.store import decks
from bot.hosting.quota import Most, Quotas
from bot.messages.words import say
from bot.presses.routes import Route
from tests.bot.conftest import LoopClock
from tests.bot.leagues.season import Season
from tests.bot.routes import words
from tests.bot.world import World
from tests.long import examples
from tests.netrunner.decklists.samples import KATE

PIECES = (
    "", "0", "1", "-1", "1:1", "9999:9999", "page.1", "page.9999999999", "chosen", "yes", "yes.1:1",
    "ask.1:1", "who.1", "t1", ".", "1.1.turn", "zz", "é" * 100, "\0\u202e", "9" * 400, "5pm",
    "2027-13-45 99:99", "Europe/Berlin", "{}",
)  # fmt: skip
FORMS = ("name", "title", "text", "corp", "deadline", "reason", "x")
"""Names of fields in forms."""


class Late:
    """Nobody draws: pictures are left out."""

    async def begin(self) -> None:
        pass

    async def run(self, job: Callable[[], Any], seconds: float, queue: float | None = None) -> Any:
        raise TimeoutError

    def wait(self, job: Callable[[], Any], seconds: float) -> Any:
        return job()

    async def close(self) -> None:
        pass


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return dict(registry())


class Forger:
    """Sends whatever comes to its mind: mostly of a form that is known, and of what is there."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.people = [str(user.id) for user in world.users.values()]
        self.there: dict[str, int] = {}
        self.standing = next(message for message in world.channel.history() if world.raw(message))

    def custom_id(self, route: Route) -> str:
        chance, known = self.chance, words(route.serve.__module__)
        some = {
            "user": [*self.people, "0"],
            "act": known,
            "choice": [word.replace("-", "_") for word in known],
            "text": [*PIECES[1:17], *known],
            "line": [*PIECES[:17], *known],
            "words": [*PIECES[:17], *known],
            "page": ["0", "1", "2", "999"],
            "match": ["1:1", "1:2", "9:9"],
            "team": ["t1", "-"],
            "template": ["swiss", "ladder", "nobody"],
            "title": ["My: league\nhere", "é" * 60],
        }

        def field(found: re.Match[str]) -> str:
            name, kind = found[1], found[2]
            if kind == "int" and chance.random() < 0.8:
                return str(self.there.get(name, 1))
            if kind == "int":
                return chance.choice(["0", "1", "2", "77", "999999999999"])
            choices: list[str] = some[kind] if kind in some else kind.split("|")
            return chance.choice(choices)

        head, _, tail = route.pattern.partition("[")
        made = re.sub(r"\{(\w+):([\w|-]+)\}", field, head + (tail[:-1] if chance.random() < 0.7 else ""))
        if chance.random() < 0.1:
            at = chance.randrange(len(made))
            made = made[:at] + chance.choice("é:.０\n1") + made[at + 1 :]
        return made

    async def begin(self) -> None:
        """See to it that a game goes on, and note which."""
        newest = await self.world.newest()
        if not newest or (await self.world.game(newest)).status != "running":
            newest = await self.world.start_game()
        decision = next(iter((await self.world.bot.play.load(newest)).view("corp").decisions), None)
        self.there = {"game": newest, "decision": decision.id if decision is not None else 1}

    async def send(self) -> tuple[str, Any]:
        """One press or form, and what came of it."""
        await self.begin()
        world, chance = self.world, self.chance
        routes = world.bot.router.routes.all
        # Behind an act stand as many works as behind a route else.
        weights = [
            6 if {"act", "decision"} & {*route.fields, *route.fields.values()} else 1 for route in routes
        ]
        sent = self.custom_id(chance.choices(routes, weights)[0])
        who = chance.choice(["ann", "ann", "bob", "cleo"])
        there = world.dms(who) if chance.random() < 0.5 else world.channel.history()
        message = next((m for m in reversed(there) if world.raw(m)), self.standing)
        values = chance.choices([*PIECES, *self.people], k=chance.choice([0, 1, 1, 3]))
        form = {"custom_id": chance.choice(FORMS), "value": chance.choice(PIECES)}
        how = chance.choice(["button", "select", "form"])
        given = (values if how == "select" else None, form if how == "form" else None)
        return sent, await world.forge(who, message, sent, *given)


@examples(3, HealthCheck.function_scoped_fixture, HealthCheck.too_slow, sweep=50)
@given(seed=st.integers(0, 2**32))
async def test_whatever_is_sent_is_answered_and_nothing_fails(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """All of it goes on in one server, where a game, a league and a challenge stand; people may do everything
    there that a server can allow."""
    bot = world.bot
    if not await world.newest():
        bot.pictures.workers = Late()
        bot.answers.pages = bot.answers.files = Quotas(Most(10**9, 10**9), "")
        monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
        await world.start_game()
        await Season(world, clock).running("ann", "bob", "cleo")
        await world.ann.slash(world.channel, "netrunner challenge", level="beginner")
        async with bot.db.write() as db:
            await decks.add(db, world.ann.id, "Kate", "runner", written(KATE), "", 0.0)
    forger = Forger(world, seed)
    for _ in range(20):
        sent, result = await forger.send()
        assert result.acknowledged, sent
        said = world.said(result) if result.response or result.followups else ""
        assert not said.startswith(say("en", "bot-failed")), sent
