"""No panel of NEON HOPE is higher than a phone: every kind of question, in every night and language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.contract.kind import Table
from bot.games.neon_hope.kind import NeonHopeGame, kind
from bot.layouts.choices import MORE
from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, Page
from bot.messages.layout import read_press
from bot.messages.loglines import escape
from bot.presses.panels import meaning
from engine.kernel.views import DecisionView
from engine.messages import LANGUAGES
from engine.neon_hope import Game, Library, new_game
from engine.players.neon_hope import choose
from tests.bot.world import parts
from tests.long import slices
from tools.bench_panel import controls
from tools.bench_presses import table_of

MOST = 650
"""CSS pixels of controls at 390, of whatever is asked and of each page behind it."""
SENSIBLE = 0.7
"""Of the answers; the others are anything: what is seldom done is seen as well."""
EVERY = 4
"""Of so many questions one is looked at."""


@cache
def played() -> NeonHopeGame:
    return kind()


def begun(number: int) -> Game:
    """The nights in turn, for two and for four."""
    pack = Library.load([]).pack("pilot")
    chance, nights = random.Random(number), list(pack.episodes)
    who = chance.sample(sorted(pack.characters), 2 + 2 * (number // len(nights) % 2))
    night = nights[number % len(nights)]
    return new_game(Library.load([]), pack="pilot", episode=night, characters=who, seed=number)


def evening(number: int) -> Iterator[tuple[Game, str]]:
    """A night, with who is looked at."""
    chance, game = random.Random(number), begun(number)
    for told in range(2_000):
        if not game.decisions:
            return
        asked = chance.choice(game.decisions)
        if told % EVERY == 0:
            yield game, asked.seat
        keys = choose(game, asked.seat, asked.id, "sensible")
        if chance.random() > SENSIBLE:
            n = chance.randint(asked.minimum, asked.maximum)
            keys = tuple(option.key for option in chance.sample(asked.options, n))
        game.answer(asked.seat, asked.id, keys)
    raise AssertionError("it does not end")


def pages(asked: DecisionView) -> list[Page]:
    """What is asked, what is behind *More…*, what is asked once more, and picks begun."""
    found = [PLAIN, Page(group=MORE)]
    found += [Page(confirming=option.key) for option in asked.options if option.confirm]
    if asked.maximum > 1:
        found += [Page(picked=tuple(range(n))) for n in range(1, asked.maximum)]
    return found


def given(found: list[dict[str, Any]], asked: DecisionView) -> tuple[set[str], set[str]]:
    """Keys that are a button each, and those in selects."""
    pressed: set[str] = set()
    for part in found:
        press = read_press(part.get("custom_id", ""))
        if press is not None and press.act == "o":
            meant = meaning(press, asked, [])
            pressed.add(meant.confirming or "" if isinstance(meant, Page) else meant[0])
    chosen = {option["value"] for part in found for option in part.get("options", ())}
    return pressed, chosen


def look(table: Table, seat: str, language: str) -> None:
    """No page is too high; what is asked can be answered in each way there is, and ways are buttons."""
    asked = table.view(seat, language).decisions[0]
    for page in pages(asked):
        layout = panel(table, seat, (), language, page)
        tall = controls(layout.to_components())
        assert tall <= MOST, (tall, language, page, asked.prompt, [option.label for option in asked.options])
    found = list(parts(panel(table, seat, (), language).to_components()))
    texts = [part["content"] for part in found if part["type"] == 10]
    assert not [text for text in texts if text.count("**") % 2]
    if (asked.minimum, asked.maximum) == (1, 1):
        pressed, chosen = given(found, asked)
        keys = {option.key for option in asked.options}
        assert not keys - pressed - chosen
        assert {key for key in keys if key.startswith("move:")} <= pressed


@pytest.mark.parametrize("number", slices(range(40), 2))
def test_no_panel_of_an_evening_is_higher_than_a_phone(number: int) -> None:
    chance, looked = random.Random(number), 0
    for game, seat in evening(number):
        look(table_of(played(), game), seat, chance.choice(LANGUAGES))
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_reads_what_each_card_does_that_can_be_taken_along(language: str) -> None:
    """Universal cards are others', and in no hand or play area yet (NH 2.6)."""
    for who in sorted(Library.load([]).pack("pilot").characters):
        game = new_game(Library.load([]), pack="pilot", episode="afterglow", characters=[who], seed=1)
        table = table_of(played(), game)
        asked = table.view("p1", language).decisions[0]
        read = "\n".join(
            part["content"]
            for part in parts(panel(table, "p1", (), language).to_components())
            if part["type"] == 10
        )
        told = [option.about for option in asked.options if option.about]
        assert len(told) >= 12
        assert [about for about in told if escape(about) not in read] == []
