"""What is acknowledged at once reads only: each place that says so is reached, and stores nothing
(`too_early`).

Whatever else is pressed is acknowledged when its work is done (`test_acknowledging`).
"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
import pytest

from bot.contract.kind import GameKind
from bot.games import registry
from bot.games.netrunner.decks.pages import written
from bot.games.netrunner.store import decks
from bot.hosting.quota import Most, Quotas
from bot.presses.answers import Answer, Answers
from bot.presses.languages import Asker
from bot.presses.routes import Route
from bot.presses.tree import leaves
from tests.bot.conftest import LoopClock
from tests.bot.dying import ROOT
from tests.bot.leagues.season import Season
from tests.bot.routes import EXAMPLES
from tests.bot.test_forged import Late
from tests.bot.world import World
from tests.netrunner.decklists.samples import KATE

ACTS = {"eyes": "corp", "kind": "netrunner", "act": "season", "key": "workbench"}
"""Of fields that take any act, what only reads."""
ELSEWHERE = {
    ("games/neon_hope/commands.py", "campaign"), ("games/neon_hope/routes.py", "choose"),
    ("leagues/players/commands.py", "leaderboard"), ("leagues/players/routes.py", "league"),
}  # fmt: skip
"""Tests of their own reach these: with campaigns that are under way, ratings that were won, and seasons."""


@dataclass(frozen=True)
class Site:
    """A call that lets an interaction be acknowledged at once."""

    file: str
    function: str
    first: int
    last: int

    def within(self, file: str, first: int, last: int) -> bool:
        return self.file == file and first <= self.first <= last


def at_once() -> set[Site]:
    """Calls with `slow` or `file` and without `stores`, but those that hand on what they were given."""
    found = set()
    for path in (ROOT / "bot").rglob("*.py"):
        if not re.search(r"\b(slow|file)=", text := path.read_text(encoding="utf-8")):
            continue
        tree = ast.parse(text)
        functions = [one for one in ast.walk(tree) if isinstance(one, ast.AsyncFunctionDef)]
        for call in (one for one in ast.walk(tree) if isinstance(one, ast.Call)):
            how = {one.arg: one.value for one in call.keywords if one.arg in ("slow", "file", "stores")}
            if (
                not how
                or "stores" in how
                or getattr(call.func, "attr", getattr(call.func, "id", "")) != "give"
            ):
                continue
            if all(isinstance(value, ast.Name) and value.id == name for name, value in how.items()):
                continue
            around = [one for one in functions if one.lineno <= call.lineno <= (one.end_lineno or 0)]
            name = max(around, key=lambda one: one.lineno).name
            found.add(Site(str(path), name, call.lineno, call.end_lineno or call.lineno))
    return found


class Watch:
    """Which of these were reached, and not refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = at_once()
        give = Answers.give

        async def watched(
            answers: Answers, interaction: discord.Interaction, work: Any, *given: Any, **how: Any
        ) -> None:
            here = set(self._here()) if how.get("slow") or how.get("file") else set()

            async def told(asker: Asker) -> Answer:
                answer: Answer = await work(asker)
                self.left -= here
                return answer

            await give(answers, interaction, told, *given, **how)

        monkeypatch.setattr(Answers, "give", watched)

    def _here(self) -> Iterator[Site]:
        frame = sys._getframe(2)
        while frame is not None and frame.f_back is not None:
            for each in self.left:
                if each.file == frame.f_code.co_filename and each.first <= frame.f_lineno <= each.last:
                    yield each
            frame = frame.f_back

    def wants(self, serve: Any) -> bool:
        """Whether one of them that is left stands in this function or may be called by it."""
        file, first, last, text = source(serve)
        own = any(each.within(file, first, last) for each in self.left)
        return own or any(each.file == file and f"{each.function}(" in text for each in self.left)


@cache
def source(serve: Any) -> tuple[str, int, int, str]:
    """File, first and last line, and text of a function."""
    lines, first = inspect.getsourcelines(serve)
    return inspect.getsourcefile(serve) or "", first, first + len(lines), "".join(lines)


def ways(route: Route, ids: dict[str, str]) -> Iterator[str]:
    """Custom_ids of this form, with each of its words."""
    fields = {
        name: [{**ids, **ACTS}.get(name) or EXAMPLES[kind]]
        if name in ids or name in ACTS or kind in EXAMPLES
        else kind.split("|")
        for name, kind in route.fields.items()
    }
    for found in itertools.product(*fields.values()):
        made = route.pattern.partition("[")[0]
        for (name, kind), value in zip(route.fields.items(), found, strict=True):
            made = made.replace(f"{{{name}:{kind}}}", value)
        yield made


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return dict(registry())


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Begun before the bot is made, whose handlers keep what they call."""
    return Watch(monkeypatch)


async def test_what_is_acknowledged_at_once_stores_nothing(
    watch: Watch, world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, ann = world.bot, world.ann
    bot.pictures.workers = Late()
    bot.answers.pages = bot.answers.files = Quotas(Most(10**9, 10**9), "")
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
    over, running = await world.start_game(), await world.start_game()
    await bot.play.concede(over, ann.id, 1)
    league = await Season(world, clock).running("ann", "bob", "cleo")
    async with bot.db.write() as db:
        deck = await decks.add(db, ann.id, "Kate", "runner", written(KATE), "", 0.0)
    standing = next(message for message in world.channel.history() if world.raw(message))
    for game in (running, over):
        ids = {"game": game, "move": 1, "deck": deck, "league": league or 1, "user": ann.id, "campaign": 1}
        for route in bot.router.routes.all:
            for each in ways(route, {name: str(number) for name, number in ids.items()}):
                if watch.wants(route.serve):
                    await world.forge("ann", standing, each, ["text" if "export" in each else "hedge_fund"])
    for game in (running, over):
        given = {"game": game, "league": 1, "deck": "Kate", "name": "x"}
        for command in (one for top in bot.tree.get_commands() for one in leaves(top)):
            if watch.wants(command.callback):
                options = {
                    p.name: p.choices[0].value if p.choices else given[p.name]
                    for p in command.parameters
                    if p.required or p.name in given
                }
                await ann.slash(world.channel, command.qualified_name, **options)
    assert {(each.file.partition("/bot/")[2], each.function) for each in watch.left} <= ELSEWHERE
