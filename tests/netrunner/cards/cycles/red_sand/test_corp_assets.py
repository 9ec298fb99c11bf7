"""Assets of the Red Sand cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_to_card

# -- Breached Dome ----------------------------------------------------------------------------------------


def test_breached_dome_trashes_what_lay_on_top() -> None:
    """The card on top of the stack, before I've Had Worse draws."""
    t = Table(filler=0)
    t.deck("runner", "Diesel", "Sure Gamble", "Easy Mark", "Stimhack", "Legwork")
    t.hand("runner", "I've Had Worse")
    t.root("Server 1", "Breached Dome")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert t.names("heap") == ["I've Had Worse", "Diesel"]
    assert t.names("grip") == ["Sure Gamble", "Easy Mark", "Stimhack"]


@pytest.mark.parametrize("where", ["Server 1", "R&D"])
def test_breached_dome_hurts_wherever_it_is(where: str) -> None:
    t = run_to_card("Breached Dome", where)
    finish_run(t)
    assert (len(t.names("grip")), len(t.names("heap"))) == (4, 2)
    assert t.happened("revealed") == (where == "R&D")


# -- Open Forum -------------------------------------------------------------------------------------------


def test_open_forum_shows_a_card_and_puts_one_back() -> None:
    t = Table()
    t.root("Server 1", "Open Forum", rezzed=True)
    t.deck("corp", "Palisade", "Tithe", "Karunā")
    t.start("corp", turn_begins=True)
    t.pass_until("Palisade")
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Palisade", "Tithe"]
    assert t.happened("revealed") == 1
    t.click("Palisade")
    t.next_action()
    assert t.names("hq") == ["Tithe"]
    assert t.names("rd")[:2] == ["Palisade", "Karunā"]


def test_open_forum_is_about_the_mandatory_draw_only() -> None:
    t = Table()
    t.root("Server 1", "Open Forum", rezzed=True)
    t.deck("corp", "Palisade", "Tithe")
    t.start("corp")
    t.click("Draw 1 card")
    assert t.happened("revealed") == 0
    assert t.names("hq") == ["Palisade"]
