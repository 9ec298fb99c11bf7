"""Events of the Genesis cycle."""

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, event_played, finish_run, unprevented

# -- Indexing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("instead", [True, False])
def test_indexing_arranges_rd_instead_of_breaching(instead: bool) -> None:
    t = Table()
    deck = ["Enigma", "Hunter", "Palisade", "Archer", "Shiro"]
    t.deck("corp", *deck)
    t.hand("runner", "Indexing")
    t.start("runner")
    t.click("Play Indexing")
    t.pass_until("Breach R&D")
    assert len(t.options) == 2
    if instead:
        t.click(next(label for label in t.options if "Breach R&D" not in label))
        t.click(*reversed(deck))
        assert t.names("rd")[:5] == deck[::-1]
    else:
        t.click("Breach R&D")
    finish_run(t)
    assert t.happened("accessed") == (not instead)


# -- Networking -------------------------------------------------------------------------------------------


def test_networking_removes_a_tag_and_may_come_back() -> None:
    t = Table()
    t.hand("runner", "Networking")
    t.set(tags=2, runner_credits=3)
    t.start("runner")
    t.click("Play Networking")
    assert t.game.state.tags == 1
    left = t.credits("runner")
    t.click("Pay 1 credit")
    assert t.credits("runner") == left - 1
    assert t.names("grip") == ["Networking"]
    assert t.names("heap") == []


def test_networking_need_not_come_back() -> None:
    t = Table()
    t.hand("runner", "Networking")
    t.set(tags=1, runner_credits=3)
    t.start("runner")
    t.click("Play Networking")
    t.answer([t.decision.options[-1].key])
    assert t.names("heap") == ["Networking"]
    assert t.game.state.tags == 0


# -- Satellite Uplink -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 2])
def test_satellite_uplink_exposes_up_to_two_cards(n: int) -> None:
    t = event_played("Satellite Uplink")
    t.answer([option.key for option in t.asked.options[:n]])
    if n:
        unprevented(t)
    assert t.happened("exposed") == n


# -- Test Run ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [True, False])
def test_test_run_returns_no_program_that_was_trashed_in_the_last_action(last: bool) -> None:
    """1.12.2: it has become another object, which others moved."""
    t = Table()
    t.hand("runner", "Test Run")
    t.discard_pile("runner", "Cleaver")
    t.start("runner", clicks=2 + (not last))
    t.play("Play Test Run", "Choose")
    t.next_action()
    t.click("Run on HQ")
    t.effect("corp", Trash(Each(Named("Cleaver"))))
    finish_run(t)
    end_turn(t)
    assert t.names("heap") == ["Test Run", "Cleaver"]
    assert "Cleaver" not in t.names("stack")


@pytest.mark.parametrize("place", ["stack", "heap"])
def test_test_run_borrows_a_program_of_the_stack_or_the_heap(place: str) -> None:
    t = Table()
    t.hand("runner", "Test Run")
    if place == "stack":
        t.deck("runner", "Cleaver")
    else:
        t.discard_pile("runner", "Cleaver")
    t.start("runner")
    t.click("Play Test Run")
    t.click("Choose" if place == "heap" else "Search")
    if t.offered("Cleaver"):
        t.click("Cleaver")
    t.next_action()
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 5 - 3
    assert "Test Run" in t.names("heap")
    end_turn(t)
    assert t.names("stack")[0] == "Cleaver"
    assert t.names("installed") == []


def test_test_run_needs_a_stack_to_search_or_a_program_in_the_heap() -> None:
    """1.2.5."""
    t = Table()
    t.hand("runner", "Test Run")
    t.empty_deck("runner")
    t.discard_pile("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("Play Test Run")
    t.discard_pile("runner", "Cleaver")
    t.refresh()
    assert t.offered("Play Test Run")


def test_test_run_leaves_a_program_alone_that_was_uninstalled_meanwhile() -> None:
    t = Table()
    t.hand("runner", "Test Run")
    t.discard_pile("runner", "Cleaver")
    t.start("runner")
    t.click("Play Test Run")
    t.pass_until("Gain 1 credit") if not t.offered("Choose") else t.click("Choose")
    t.next_action()
    t.effect("corp", Trash(Each(Named("Cleaver"))))
    end_turn(t)
    assert "Cleaver" in t.names("heap")


def test_what_test_run_finds_can_be_installed() -> None:
    """8.7.2b: Parasite cannot, without rezzed ice."""
    t = Table()
    t.hand("runner", "Test Run")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.deck("runner", "Parasite", "Corroder")
    t.start("runner")
    t.play("Play Test Run", "Search")
    assert t.offered("Find Corroder")
    assert not t.offered("Find Parasite")
