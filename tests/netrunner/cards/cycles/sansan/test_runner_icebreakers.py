"""Icebreakers of the SanSan cycle."""

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import against, finish_run, strength


@pytest.mark.parametrize(("link", "memory"), [(1, 1), (2, 0)])
def test_shiv_needs_no_memory_with_two_link(link: int, memory: int) -> None:
    blank("Big", "runner", "program", memory_cost=4)
    with taken_back():
        facts = Facts("test_links", "Links", "runner", "neutral", "resource", cost=0)
        card("test_links", Static(Modify("link", link)), facts=facts)
        t = Table()
        t.rig("Big", "Links")
        t.hand("runner", "Shiv")
        t.start("runner")
        assert t.game.memory_cost(t.card("Shiv", "grip")) == memory  # even while it is not installed
        t.click("Install Shiv")
        assert ("Big" in t.names("installed")) is (memory == 0)
        assert t.game.memory_used() == (4 if memory == 0 else 1)


def test_shiv_is_trashed_to_break_up_to_three_sentry_subroutines() -> None:
    t = against("Tithe", "Shiv", "Carmen")
    assert strength(t, "Shiv") == 2
    t.click("Shiv: Break up to 3 sentry subroutines")
    assert t.names("heap") == ["Shiv"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
    assert not against("Whitespace", "Shiv").offered("Shiv")
