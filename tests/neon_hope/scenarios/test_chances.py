"""Chances as they are shown where several Reckless come together: each reveals one modifier more (28.7)."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from engine.neon_hope.table import chances
from engine.neon_hope.table.definitions import Task
from engine.neon_hope.table.state import Cell
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
CALM = ("-2", "-1", "-1", "0", "+1", "+1", "+2", "+2", "+3")
"""Modifiers that are simply added up."""


def floor(*keywords: str, on_card: tuple[str, ...] = (), difficulty: int = 3) -> dict[str, Any]:
    """FLOOR with these keywords on its task, and others on the card."""
    task = Task(type="investigate", attribute="courage", difficulty=difficulty, keywords=keywords)  # type: ignore[arg-type]
    return {"floor": {"front": {"tasks": (task,), "keywords": on_card}}}


def lying(t: Table, *modifiers: str) -> Table:
    """Exactly these lie face down and in the pool."""
    state = t.game.state
    state.grid[:] = [Cell(modifier) for modifier in modifiers]
    state.archive.clear()
    state.pool = {modifier: modifiers.count(modifier) for modifier in modifiers}
    return t


def counted(value: int, difficulty: int, n: int) -> int:
    """In percent: how many of all ways to reveal n of CALM succeed, counted one by one."""
    ways = [value + sum(map(int, drawn)) for drawn in itertools.combinations(CALM, n)]
    return round(100 * sum(way >= difficulty for way in ways) / len(ways))


def percents(t: Table, who: str, text: str) -> set[int]:
    """The chances in the options of somebody that say this."""
    found = {
        int(word.rstrip("%"))
        for option in t.options(who)
        if text in option.label
        for word in option.label.replace("\u00a0%", "%").replace(" %", "%").split()
        if word.rstrip("%").isdecimal() and word.endswith("%")
    }
    assert found, [option.label for option in t.options(who)]
    return found


@pytest.mark.parametrize(
    ("on_task", "on_card"), [(("reckless",), ()), ((), ("reckless",)), (("reckless",), ("reckless",))]
)
def test_the_chance_of_reckless_cards_and_tasks_counts_each(
    table: Lay, on_task: tuple[str, ...], on_card: tuple[str, ...]
) -> None:
    """On the task, on its card and on the action card that is played; before it is done and meanwhile."""
    n = 1 + len(on_task) + len(on_card)
    t = lying(table(cards=floor(*on_task, on_card=on_card, difficulty=5)).put("floor", at=UP), *CALM)
    t.hand("vex", "dash").turn("vex")
    value = t.game.attribute("p1", "courage", "investigate")
    exact = [counted(value, 5, more) for more in range(5)]
    assert len({*exact[1:]}) == 4, "what is wrong would show"
    view = next(card for card in t.game.view("p1").environments[0].upper.cards if card.code == "floor")
    assert round(100 * (view.tasks[0].chance or 0)) == exact[n]
    assert exact[n + 1] in percents(t, "vex", "DASH"), "one press: the task with the card"
    key = next(option.key for option in t.asked("vex").options if option.verb == "investigate")
    t.answer("vex", key)
    assert percents(t, "vex", "DASH") == {exact[n + 1]}
    frame = t.game.task
    assert frame is not None
    assert percents(t, "vex", "Without a card") == {exact[n]}
    running = chances.running(t.game, frame)
    for more in range(5 - n):
        words = ("reckless",) * more
        for chance in (running(0, words), chances.of_running(t.game, frame, 0, words)):
            assert round(100 * chance) == exact[n + more]


@pytest.mark.parametrize(("lacking", "asked"), [(2, False), (3, False), (4, True), (5, True), (6, False)])
def test_a_charge_is_asked_about_where_two_reckless_leave_something_to_be_wanted(
    table: Lay, lacking: int, asked: bool
) -> None:
    """Three modifiers of +1 are revealed: with a charge (+2) four or five more are reached, and no others."""
    value = table().game.attribute("p1", "courage", "investigate")
    cards = floor("reckless", on_card=("reckless",), difficulty=value + lacking)
    t = lying(table(cards=cards).put("floor", at=UP), *["+1"] * 9).token("vex", "courage").turn("vex")
    key = next(option.key for option in t.asked("vex").options if option.verb == "investigate")
    t.answer("vex", key).answer("vex", "no-card")
    decisions = [decision.kind for decision in t.game.decisions]
    assert ("charges" in decisions) == asked, decisions
