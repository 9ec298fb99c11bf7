"""Sentries of the Liberation cycle."""

import pytest

from engine.netrunner.language.restrictions import BreakLimit
from engine.netrunner.table.breaking import Breaking
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on


def hammer(*rig: str, credits: int = 20) -> Table:
    """The Runner encounters Hammer."""
    t = Table()
    t.ice("HQ", "Hammer")
    t.rig(*rig)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "window" or t.game.encounter is None or t.decision.seat != "runner":
        go_on(t)
    return t


def test_hammer_lets_killers_break_everything() -> None:
    t = hammer("Carmen")
    t.click("Break everything with Carmen")
    finish_run(t)
    assert t.game.state.tags == 0
    assert t.names("installed").count("Carmen") == 1


def boosted(t: Table, title: str) -> None:
    while t.game.strength(t.card(title)) < 5:
        t.click(next(label for label in t.options if f"{title}: " in label and "+" in label))


def broken(t: Table) -> int:
    assert t.game.encounter is not None
    return len(t.game.encounter.broken)


def test_hammer_lets_another_breaker_break_one() -> None:
    t = hammer("Mayfly")
    assert not t.offered("Break everything with Mayfly")
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    assert len(t.options) == 3
    t.click(t.options[0])
    assert broken(t) == 1
    assert not t.offered("Mayfly: Break"), "no second one"
    tags = t.game.state.tags
    while t.game.encounter is not None:
        go_on(t)
    assert t.game.state.tags == tags, "the one that gives a tag was broken"


def test_hammer_lets_a_killer_break_the_others_too() -> None:
    t = hammer("Mayfly", "Carmen", credits=40)
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    t.click(t.options[0])
    t.click("Break everything with Carmen")
    finish_run(t)
    assert t.game.state.tags == 0


def test_hammer_allows_one_again_in_the_next_encounter() -> None:
    t = hammer("Mayfly", credits=40)
    boosted(t, "Mayfly")
    t.click("Mayfly: Break 1 subroutine")
    t.click(t.options[2])
    finish_run(t)
    t.rig("Mayfly")
    t.refresh()
    t.click("Run on HQ")
    while t.game.encounter is None or t.decision.seat != "runner":
        go_on(t)
    boosted(t, "Mayfly")
    assert t.offered("Mayfly: Break 1 subroutine")


def test_hammer_fires() -> None:
    t = hammer("Leech", "Pennyshaver", "Carmen")
    while t.game.encounter is not None:
        if t.decision.kind == "target":
            assert not any("Carmen" in label for label in t.options), "a killer is not trashed"
        go_on(t)
    assert t.game.state.tags == 1
    assert sorted(t.names("heap")) == ["Leech", "Pennyshaver"]


@pytest.mark.parametrize(("left", "most"), [(None, 3), (0, 1), (1, 2), (2, 3)])
def test_a_limit_is_about_printed_subroutines(left: int | None, most: int) -> None:
    """Two printed ones and one that the ice gained."""
    can = Breaking((0, 1, 2) if left != 0 else (2,), frozenset((0, 1)), left)
    assert can.most == most
    assert len(can.within((0, 1, 2))) == most
    assert 2 in can.within((0, 1, 2))
    assert BreakLimit(1).stat == "break_limit"
