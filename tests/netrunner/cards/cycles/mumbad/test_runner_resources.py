"""Resources of the Mumbad cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, go_on, grip, rigged, run_to_access, running

# -- Artist Colony ----------------------------------------------------------------------------------------


def test_artist_colony_turns_an_agenda_into_an_installed_card() -> None:
    t = rigged("Artist Colony", runner_credits=9)
    assert not t.offered("Artist Colony")
    t.score_area("runner", "Offworld Office")
    t.deck("runner", "Leech", "Pennyshaver", "Easy Mark")
    t.refresh()
    t.click("Artist Colony")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert not t.offered("Easy Mark")
    t.click("Pennyshaver")
    t.next_action()
    assert "Pennyshaver" in t.names("installed")
    assert t.credits("runner") == 9 - 3
    assert t.clicks("runner") == 4
    assert t.names("removed") == ["Offworld Office"]


# -- Guru Davinder ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["net", "meat"])
@pytest.mark.parametrize("pays", [True, False])
def test_guru_davinder_prevents_all_of_it_and_wants_four_credits(kind: str, pays: bool) -> None:
    t = rigged("Guru Davinder", runner_credits=5)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.effect("corp", Damage(kind, 5))  # type: ignore[arg-type]
    t.click("Pay" if pays else "Let it happen")
    assert grip(t) == 2
    assert t.credits("runner") == (1 if pays else 5)
    assert t.names("heap") == ([] if pays else ["Guru Davinder"])


def test_guru_davinder_prevents_no_core_damage() -> None:
    t = rigged("Guru Davinder")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.effect("corp", Damage("core", 1))
    assert grip(t) == 1
    assert t.names("heap") == ["Sure Gamble"]


# -- Salsette Slums ---------------------------------------------------------------------------------------


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


# -- Street Magic -----------------------------------------------------------------------------------------


def test_street_magic_sets_the_order_of_the_unbroken_subroutines() -> None:
    """Declared before any resolves (9.8.8d)."""
    t = facing("Tithonium", "Street Magic", "Imp", "Corroder", server="HQ")
    while not t.asks("next_subroutine"):
        go_on(t)
    assert len(t.options) == 3
    end = next(label for label in t.options if "end the run" in label)
    t.click(end)
    assert len(t.options) == 2
    t.answer([t.asked.options[0].key])
    finish_run(t)
    assert "Imp" in t.names("installed"), "the run ended before a program was trashed"
    assert t.names("heap") == ["Street Magic"]


def test_street_magic_asks_nothing_about_one_subroutine_and_not_of_broken_ones() -> None:
    t = facing("Ice Wall", "Street Magic")
    assert not t.asks("next_subroutine")
    finish_run(t)
    t = facing("Tithonium", "Street Magic", "Corroder", runner_credits=20)
    t.click("Break everything")
    while t.game.run is not None:
        assert not t.asks("next_subroutine")
        go_on(t)
