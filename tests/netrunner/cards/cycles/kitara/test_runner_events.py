"""Events of the Kitara cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run

# -- Because I Can ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("instead", [True, False])
def test_because_i_can_sends_a_root_into_rd(instead: bool) -> None:
    t = Table()
    t.hand("runner", "Because I Can")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    t.click("Play Because I Can")
    t.pass_until("Breach Server 1")
    label = next(each for each in t.options if ("Breach" in each) != instead)
    t.click(label)
    finish_run(t)
    assert (t.names("installed"), len(t.names("rd"))) == (([], 11) if instead else (["PAD Campaign"], 10))


# -- Compile ----------------------------------------------------------------------------------------------


def test_compile_searches_the_stack_or_the_heap() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Compile")
    t.deck("runner", "Leech")
    t.discard_pile("runner", "Corroder")
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Play Compile", "HQ", "Use Compile")
    assert t.offered("Leech")
    t.click("Corroder")
    assert t.names("installed") == ["Ice Wall", "Corroder"]
    assert t.credits("runner") == 0
    finish_run(t)
    t.next_action()
    assert t.names("stack")[-1] == "Corroder"


def test_compile_leaves_what_is_not_installed_any_more() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Compile")
    t.deck("runner", "Leech")
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Play Compile", "HQ", "Use Compile", "Leech")
    t.effect("corp", Trash(Each(Type("program"))))
    finish_run(t)
    t.next_action()
    assert "Leech" in t.names("heap")


def test_compile_says_where_a_card_is_of_which_one_lies_in_the_heap() -> None:
    """8.7.1: one zone is searched; the stack is shuffled (8.7.3) only if it was."""
    for wanted, left, shuffles in (("Leech (in the heap)", ["Leech"], 0), ("Leech", [], 1)):
        t = Table()
        t.ice("HQ", "Ice Wall")
        t.hand("runner", "Compile")
        t.empty_deck("runner")
        t.deck("runner", "Leech")
        t.discard_pile("runner", "Leech")
        t.set(runner_credits=2)
        t.start("runner")
        t.play("Play Compile", "HQ", "Use Compile")
        assert len({label for label in t.options if "Leech" in label}) == 2
        t.answer([next(o.key for o in t.asked.options if o.label.endswith(wanted))])
        assert t.happened("searched") == t.happened("shuffled") == shuffles
        assert t.names("stack") == left
        assert ("Leech" in t.names("heap")) is (not left)
