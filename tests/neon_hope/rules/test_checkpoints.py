"""What is looked at once something has changed: objectives that are met, chapters that are turned."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.conditions import FlagIs, InPlay
from engine.neon_hope.language.story import NextChapter, RaiseFlag, WriteNote
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_an_objective_met_at_setup_is_seen_when_the_first_round_begins(table: Lay) -> None:
    t = table(bare=False, cards={"chapter-one": {"objective": InPlay("trace")}})
    assert t.game.state.chapter == "chapter-two"
    assert t.game.turn == 1


def test_two_objectives_in_a_row_are_met_at_once(table: Lay) -> None:
    cards = {"chapter-one": {"objective": FlagIs("a")}, "chapter-two": {"objective": FlagIs("b")}}
    t = table(cards=cards)
    t.turn("vex").resolve("p1", [RaiseFlag("b"), RaiseFlag("a"), WriteNote("met-the-crowd")])
    assert t.game.result is not None
    assert t.game.result.won
    assert t.game.next_campaign().notes == ("met-the-crowd",)


def test_an_effect_before_the_chapter_is_turned_names_the_next_one(table: Lay) -> None:
    t = table()
    t.turn("vex").resolve("p1", [NextChapter("chapter-again")])
    t.put("maze", at=UP).reveals("+3").end_turn("vex")
    t.investigate("maze")
    assert t.game.state.chapter == "chapter-again"
    assert t.game.state.chapters == ["chapter-one"]
