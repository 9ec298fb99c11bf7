"""Cards of the examples: costs while a card is accessed, empty pools, agendas that come with counters."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import AddToScoreArea, Gain, Lose
from engine.netrunner.language.selectors import InZone, target
from engine.netrunner.table.state import RUNNER, RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, rigged, run_on, run_to_access, running


def accessing(card: str, *rig: str, credit: int = 0, runner_credits: int = 5) -> Table:
    """The Runner accesses a card of HQ."""
    t = Table()
    t.hand("corp", card)
    t.rig(*rig, credit=credit)
    t.set(runner_credits=runner_credits)
    t.start("runner")
    run_to_access(t, "HQ")
    return t


def test_salsette_slums_removes_what_is_accessed_for_its_trash_cost() -> None:
    t = accessing("PAD Campaign", "Salsette Slums")
    t.click("Salsette Slums")
    assert t.names("removed") == ["PAD Campaign"]
    assert t.credits("runner") == 5 - 4
    assert t.happened("paid_trash_cost") == 1
    assert not t.happened("trashed")


def test_salsette_slums_needs_a_trash_cost_once_a_turn() -> None:
    t = accessing("Hedge Fund", "Salsette Slums")
    assert not t.offered("Salsette Slums"), "an operation without a trash cost (7.1.5a)"
    t = accessing("PAD Campaign", "Salsette Slums", runner_credits=3)
    assert not t.offered("Salsette Slums"), "it cannot be paid"
    t = accessing("PAD Campaign", "Salsette Slums", runner_credits=9)
    t.click("Salsette Slums")
    t.hand("corp", "PAD Campaign")
    finish_run(t)
    run_to_access(t, "HQ")
    assert t.offered("Trash PAD Campaign")
    assert not t.offered("Salsette Slums")


def test_salsette_slums_is_paid_with_what_pays_for_trash_costs_but_not_in_archives() -> None:
    t = accessing("PAD Campaign", "Salsette Slums", "Scrubber", runner_credits=2, credit=2)
    t.click("Salsette Slums")
    assert t.names("removed") == ["PAD Campaign"]
    assert t.credits("runner") == 0
    assert t.card("Scrubber").credit == 0
    t = rigged("Salsette Slums", runner_credits=9)
    t.discard_pile("corp", "PAD Campaign")
    t.click("Run on Archives")
    while running(t):
        assert not t.offered("Salsette Slums"), "7.1.5b"
        go_on(t)
    assert t.happened("accessed") == 1


def khumalo(card: str, *viruses: tuple[str, int]) -> Table:
    t = Table(runner="Freedom Khumalo: Crypto-Anarchist")
    t.hand("corp", card)
    for title, n in viruses:
        t.rig(title, virus=n)
    t.start("runner")
    run_to_access(t, "HQ")
    return t


def test_freedom_khumalo_spends_as_many_virus_counters_as_the_card_costs() -> None:
    t = khumalo("PAD Campaign", ("Imp", 1), ("Fermenter", 2))
    t.click("Freedom Khumalo")
    t.click("Fermenter")
    t.click("Imp")
    assert t.names("archives") == ["PAD Campaign"]
    assert (t.card("Fermenter").virus, t.card("Imp").virus) == (1, 0)
    assert t.credits("runner") == 5


def test_freedom_khumalo_takes_all_there_are_without_asking() -> None:
    t = khumalo("PAD Campaign", ("Imp", 1), ("Fermenter", 1))
    t.click("Freedom Khumalo")
    assert t.names("archives") == ["PAD Campaign"]
    assert (t.card("Fermenter").virus, t.card("Imp").virus) == (0, 0)


@pytest.mark.parametrize("card", ["Archer", "Hostile Takeover"])
def test_freedom_khumalo_needs_the_counters_and_no_agenda(card: str) -> None:
    t = khumalo(card, ("Imp", 2))
    assert not t.offered("Freedom Khumalo")


def test_freedom_khumalo_is_used_once_a_turn() -> None:
    t = khumalo("PAD Campaign", ("Imp", 4))
    t.click("Freedom Khumalo")
    t.hand("corp", "PAD Campaign")
    finish_run(t)
    run_to_access(t, "HQ")
    assert not t.offered("Freedom Khumalo")
    end = t.card("Imp")
    assert end.virus == 2


def test_order_of_sol_pays_when_the_last_credit_goes_for_the_first_time_each_turn() -> None:
    t = rigged("Order of Sol", runner_credits=1)
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 1
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 0, "once a turn"
    end_turn(t)
    t.effect("runner", Lose(9, who="runner"))
    assert t.credits("runner") == 1, "in the Corp's turn as well"


def test_order_of_sol_pays_as_a_turn_begins_without_credits() -> None:
    t = Table()
    t.rig("Order of Sol")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.credits("runner") == 1


def test_order_of_sol_heard_nothing_if_the_pool_was_empty_before_it_came() -> None:
    """The first time of the turn was the payment for it."""
    t = Table()
    t.hand("runner", "Order of Sol")
    t.set(runner_credits=2)
    t.start("runner")
    t.click("Install Order of Sol")
    assert t.credits("runner") == 0
    t.effect("runner", Gain(1))
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 0


def test_project_vacheron_is_worth_its_points_once_the_counters_are_gone() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    stolen = t.card("Project Vacheron", RUNNER_SCORE)
    assert stolen.agenda == 4
    assert t.game.points(RUNNER) == 0
    for left in (3, 2, 1, 0):
        end_turn(t)
        end_turn(t)
        assert t.card("Project Vacheron", RUNNER_SCORE).agenda == left
        assert t.game.points(RUNNER) == (0 if left else 3)


def test_project_vacheron_out_of_archives_has_no_counters() -> None:
    t = Table()
    t.discard_pile("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 0
    assert t.game.points(RUNNER) == 3


def test_project_vacheron_scored_has_no_counters() -> None:
    t = Table()
    t.root("Server 1", "Project Vacheron", advancement=5)
    t.start("corp")
    t.click("Score Project Vacheron")
    assert t.game.points("corp") == 3


def test_project_vacheron_added_by_an_effect_comes_with_counters() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    t.effect("runner", AddToScoreArea(target(InZone(("hq",))), who="runner"))
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert not t.happened("stolen")
