"""Hardware of Reign and Reverie."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn


def patched(*grip: str, credits: int = 9) -> Table:
    t = Table()
    t.rig("Patchwork")
    t.hand("runner", *grip)
    t.set(runner_credits=credits)
    t.start("runner")
    return t


def test_patchwork_makes_an_event_two_credits_cheaper_once_a_turn() -> None:
    t = patched("Sure Gamble", "Corroder", "Imp", "Legwork")
    t.click("Play Sure Gamble")
    assert t.asks("discount")
    assert t.offered("Corroder")
    assert not t.offered("Sure Gamble")
    t.click("Corroder")
    assert t.credits("runner") == 9 - 3 + 9
    assert "Corroder" in t.names("heap")
    t.click("Install Imp")
    assert not t.asks("discount"), "once per turn"
    assert t.credits("runner") == 15 - 2


def test_patchwork_can_be_declined_and_used_for_the_next_card() -> None:
    t = patched("Sure Gamble", "Corroder", "Imp")
    t.click("Play Sure Gamble")
    t.click("No")
    assert t.credits("runner") == 9 - 5 + 9
    t.click("Install Corroder")
    t.click("Imp")
    assert t.credits("runner") == 13
    end_turn(t)
    end_turn(t)
    t.hand("runner", "Corroder", "Legwork")
    t.refresh()
    t.click("Play Legwork") if t.offered("Play Legwork") else t.click("Install Corroder")
    assert t.asks("discount"), "each turn"


def test_patchwork_never_makes_a_cost_negative_and_is_not_offered_for_what_costs_nothing() -> None:
    t = patched("Street Peddler", "Imp", "Leech")
    t.click("Install Street Peddler")
    assert not t.asks("discount")
    t.click("Install Leech")
    t.click("Imp")
    assert t.credits("runner") == 9


def test_patchwork_makes_affordable_what_was_too_dear() -> None:
    t = patched("Sure Gamble", "Imp", credits=3)
    assert t.offered("Play Sure Gamble")
    t.click("Play Sure Gamble")
    assert t.names("heap") == ["Imp", "Sure Gamble"], "the one way to pay"
    assert t.credits("runner") == 9
    t = patched("Sure Gamble", credits=3)
    assert not t.offered("Play Sure Gamble"), "no card to trash"
    t = patched("Sure Gamble", "Imp", credits=2)
    assert not t.offered("Play Sure Gamble")


def test_patchwork_gives_memory() -> None:
    t = patched()
    assert t.game.memory_limit() == 5
