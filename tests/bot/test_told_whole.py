"""What buttons of a quick question have no room for stands in the words above the picture: whole, once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.layouts.choices import add_choices
from bot.layouts.picks import add_picks
from bot.layouts.selects import PLAIN, Asking, tell_whole
from bot.messages.components import Container
from engine.kernel.views import DecisionView, OptionView

LONG = "which the whole table has to hear of before anybody goes on from here"


def options(count: int, groups: int, *, about: bool, place: bool = False, end: str = "") -> list[OptionView]:
    return [
        OptionView(
            f"k{n}", f"Card {n}{end or ' · '}{LONG}", f"Group {n * groups // count}", name=f"Card {n}",
            about=f"Gives {n + 1} of them" if about else "", place=n * groups // count if place else 0,
        )
        for n in range(count)
    ]  # fmt: skip


def shown(decision: DecisionView) -> tuple[list[str], list[str]]:
    """What buttons say, and what is told above the picture."""
    asking = Asking(1, decision, "en", 30)
    box: Container = []
    (add_choices if decision.maximum == 1 else add_picks)(box, asking, PLAIN)
    rows: list[Any] = [part for row in box if row["type"] == 1 for part in row["components"]]
    return [part["label"] for part in rows if part["type"] == 2], asking.told


@pytest.mark.parametrize("about", [False, True])
@pytest.mark.parametrize(
    ("count", "groups", "place"),
    [
        (3, 1, False),
        (8, 1, False),
        (14, 1, False),
        (8, 2, False),
        (14, 2, False),
        (9, 3, True),
        (16, 2, True),
    ],
)
@pytest.mark.parametrize("end", [" · ", ": "])
@pytest.mark.parametrize("wanted", [1, 2])
def test_each_option_is_read_whole_once(
    count: int, groups: int, place: bool, about: bool, end: str, wanted: int
) -> None:
    offered = options(count, groups, about=about, place=place, end=end)
    decision = DecisionView(7, "Which?", tuple(offered), wanted, wanted, quick=True)
    buttons, told = shown(decision)
    assert len(told) == len(set(told))
    for option in offered:
        said = [line for line in told if option.label in line.replace("\\", "")]
        whole = option.label in buttons
        if option.name in buttons:
            assert len(said) == 1, (option.label, told)
        elif whole and not about:
            assert said == [], (option.label, told)
        if about:
            assert sum(option.about in line for line in told) <= 1


def test_nothing_is_told_twice() -> None:
    asking = Asking(1, DecisionView(7, "Which?", ()), "en", 30)
    one = OptionView("a", "Anvil · heavy", "Cards", name="Anvil")
    tell_whole(asking, [one], ["Anvil"])
    tell_whole(asking, [one], ["Anvil"])
    tell_whole(asking, [one])
    assert asking.told == ["- Anvil · heavy"]
