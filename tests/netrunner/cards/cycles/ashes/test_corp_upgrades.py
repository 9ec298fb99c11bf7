"""Upgrades of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, running

# -- Cayambe Grid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_cayambe_grid_advances_ice_and_asks_for_credits(pays: bool) -> None:
    t = Table()
    t.ice("Server 1", "Ice Wall", "Ice Wall", rezzed=False)
    t.root("Server 1", "Cayambe Grid", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Ice Wall")
    t.click("Ice Wall protecting Server 1 (innermost)")
    t.next_action()
    assert sorted(card.advancement for card in t.game.installed()) == [0, 0, 1]
    end_turn(t)
    t.pass_until("Run on Server 1")
    before = t.credits("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 2 credits")
    t.click("Pay 2 credits" if pays else "Let it happen")
    finish_run(t)
    assert (t.happened("successful_run"), t.credits("runner")) == (pays, before - 2 * pays)


# -- Ganked! ----------------------------------------------------------------------------------------------


def ganked(place: str) -> Table:
    t = Table()
    t.ice("Server 1", "Karunā")
    if place == "rd":
        t.deck("corp", "Ganked!")
        t.ice("R&D", "Palisade")
    else:
        t.root("Server 1", "Ganked!")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.rig("Carmen")
    t.set(runner_credits=20)
    t.start("runner")
    return t


def test_ganked_makes_the_runner_encounter_ice_again() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Trash")
    assert t.happened("encounter") == 2
    assert "Ganked!" in t.names("archives")
    finish_run(t)


def test_ganked_need_not() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Do not pay")
    finish_run(t)
    assert t.happened("encounter") == 1


def test_ganked_in_rd_is_revealed() -> None:
    t = Table()
    t.deck("corp", "Ganked!")
    t.start("runner")
    t.click("Run on R&D")
    while running(t) and t.happened("revealed") == 0:
        go_on(t)
    assert t.happened("revealed") == 1


def test_ganked_in_archives_cannot_be_trashed_once_more() -> None:
    """1.19.1: what lies in the discard pile is not moved there, or it would be accessed for ever."""
    t = Table()
    t.discard_pile("corp", "Ganked!")
    t.start("runner")
    t.click("Run on Archives")
    for _ in range(20):
        if not running(t):
            break
        assert t.decision.kind != "unless" or not t.offered("Trash")
        go_on(t)
    assert t.happened("accessed") == 1
    assert not running(t)
