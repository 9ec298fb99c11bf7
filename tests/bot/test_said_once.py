"""Nothing is said twice on one panel: in words, or on two buttons that do not do the same."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.contract.kind import GameKind, Table
from bot.games.netrunner.kind import kind
from bot.layouts.panels import panel
from bot.messages.layout import Layout
from bot.store.game_rows import GameRow, SeatRow
from engine import players
from engine.messages import LANGUAGES, say
from engine.netrunner.shown.view import View
from tests.bot.world import World, parts
from tests.long import slices

SHORT = 7
"""Letters up to which a part of a sentence is no statement: a heading, a number, a name."""


def said(layout: Layout) -> Iterator[str]:
    """Each statement of a message's words: sentences, and what stands between dots and colons."""
    for part in parts(layout.to_components()):
        for line in (part.get("content") or "").split("\n"):
            for piece in re.split(r" · |: |(?<=[.?!。？！])\s*", line.removeprefix("> ").removeprefix("-# ")):
                bare = re.sub(r"[*_`]", "", piece).strip(" .。")
                if len(bare) > SHORT:
                    yield bare


def clicks(layout: Layout, view: View, language: str) -> int:
    """How often the words above the picture say the number of clicks."""
    texts = [part["content"] for part in parts(layout.to_components()) if part.get("content")]
    asking = next(text for text in texts if re.match(r"\*\*.*\*\*\n", text))
    mine = view.corp if view.seat == "corp" else view.runner
    return str(asking).count(say(language, "nr-n-clicks", n=mine.clicks))


def twice(found: Iterator[str]) -> list[str]:
    return [text for text, n in Counter(found).items() if n > 1]


@pytest.mark.parametrize("seed", slices(range(8), 2))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_of_a_game_says_anything_twice(language: str, seed: int) -> None:
    netrunner = kind()
    game, chance = netrunner.new("intermediate", seed), random.Random(seed)
    seats = {
        seat: SeatRow(seat, number, None, name, "dm", False, seat)
        for number, (seat, name) in enumerate((("corp", "Ann"), ("runner", "Bob")), 1)
    }
    row = GameRow(
        1, "netrunner", "intermediate", "running", 1, 1, 1, "open", b"", 1, 0, (), 0, 0.0, 0.0, None, None,
        seats, language=language,
    )  # fmt: skip
    kinds = set()
    while game.result is None:
        now = Table(row._replace(waiting=tuple(game.waiting_for)), netrunner, game)
        for asked in game.decisions:
            shown = panel(now, asked.seat, (), language)
            kinds.add(asked.kind)
            assert twice(said(shown)) == [], asked.kind
            view = now.view(asked.seat, language)
            mine = view.corp if asked.seat == "corp" else view.runner
            assert clicks(shown, view, language) == bool(mine.clicks), asked.kind
            labels = (part["label"] for part in parts(shown.to_components()) if part.get("label"))
            assert twice(labels) == [], asked.kind
        asked = chance.choice(list(game.decisions))
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id, "sensible"))
    assert len(kinds) > 6


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def test_a_thread_says_once_how_the_game_ended(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner challenge", computer="easy", side="corp")
    await world.rest()
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    table = await world.bot.play.load(1)
    result, thread = table.view("corp", "en").result, [world.text(m) for m in world.thread(1).history()]
    assert result is not None
    ends = (result.text.rstrip("."), table.kind.outcome(table).rstrip("."))
    assert sum(any(end in text for end in ends) for text in thread) == 1, thread
    assert "🏁" in thread[-1]
    # Where no thread is read, it is found: on the board for oneself, in the log, on the panel.
    board = world.said(await world.ann.slash(world.channel, "netrunner board"))
    assert result.text in board
    assert result.text in world.text(world.panel("ann"))
