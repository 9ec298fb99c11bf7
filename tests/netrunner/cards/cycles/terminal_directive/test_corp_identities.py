"""Identities of the Corp of Terminal Directive."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage, Trash
from engine.netrunner.language.selectors import Installed, target
from engine.netrunner.language.sets import Each
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on

SEIDR = "Seidr Laboratories: Destiny Defined"


# -- Seidr Laboratories: Destiny Defined ------------------------------------------------------------------


def lose_a_click(t: Table) -> None:
    """Run on HQ as far as Eli, and lose a click to break."""
    t.click("Run on HQ")
    while not t.offered("Eli 1.0"):
        go_on(t)
    t.answer([next(o.key for o in t.asked.options if o.label.startswith("Eli 1.0"))])


def seidr(*archives: str) -> Table:
    """Eli protects HQ, so that clicks can be lost during runs."""
    t = Table(corp=SEIDR)
    t.discard_pile(CORP, *archives)
    t.ice("HQ", "Eli 1.0")
    t.start(RUNNER)
    return t


def test_seidr_laboratories_hears_of_the_first_click_lost_during_a_run() -> None:
    """A click that was spent before the run, or for it, is none of those (9.3.2b)."""
    t = seidr("Nico Campaign")
    t.click("Gain 1 credit")
    lose_a_click(t)
    assert t.decision.seat == CORP
    t.click("Use Seidr")
    assert t.names("rd")[0] == "Nico Campaign"
    assert t.names("archives") == []


def test_seidr_laboratories_hears_of_it_once_a_turn_and_may_be_left_alone() -> None:
    t = seidr("Hedge Fund", "Hedge Fund")
    lose_a_click(t)
    t.click("Do not use it")
    assert len(t.names("archives")) == 2
    finish_run(t)
    lose_a_click(t)
    assert t.decision.seat == RUNNER, "the second time that turn"


# -- Skorpios Defense Systems: Persuasive Power -----------------------------------------------------------


def skorpios(*rig: str, seat: str = "runner") -> Table:
    t = Table(corp="Skorpios Defense Systems: Persuasive Power")
    t.rig(*rig)
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.set(runner_credits=9)
    t.start(seat)
    return t


def test_skorpios_removes_an_event_that_has_resolved() -> None:
    t = skorpios()
    t.click("Play Sure Gamble")
    assert t.asks("held")
    assert t.decision.seat == "corp"
    assert t.names("heap") == []
    t.click("Sure Gamble")
    assert t.names("removed") == ["Sure Gamble"]
    assert t.names("heap") == []
    assert t.credits("runner") == 13
    t.click("Play Legwork")
    while t.game.run is not None:
        assert not t.asks("held"), "it has removed a card this turn"
        t.answer([t.asked.options[0].key])
    assert t.names("heap") == ["Legwork"]


def test_skorpios_may_decline_and_the_cards_go_to_the_heap() -> None:
    t = skorpios()
    t.effect("corp", Damage("net", 2))
    assert t.asks("held")
    assert len(t.options) == 3
    t.click("No")
    assert len(t.names("heap")) == 2
    assert t.happened("trashed") == 2
    t.effect("corp", Damage("net", 1))
    assert t.asks("held"), "nothing was removed yet"
    t.answer([t.asked.options[0].key])
    assert len(t.names("removed")) == 1
    end_turn(t)
    t.hand("runner", "Imp")
    t.effect("corp", Damage("net", 1))
    assert t.asks("held"), "each turn"


def test_skorpios_minds_installed_cards_together_but_none_of_the_corps() -> None:
    t = skorpios("Imp", "Leech")
    t.effect("corp", Trash(Each(Installed("runner"))))
    assert t.asks("held")
    t.click("Imp")
    assert t.names("removed") == ["Imp"]
    assert t.names("heap") == ["Leech"]
    t = skorpios(seat="corp")
    t.root("Server 1", "PAD Campaign")
    t.effect("corp", Trash(target(Installed("corp"))))
    assert not t.asks("held")
    assert t.names("archives") == ["PAD Campaign"]


def test_what_is_trashed_hears_of_it_when_it_is_settled() -> None:
    """Of both at once, after the Corp has said which of them stay (9.1.8g)."""
    t = skorpios("Fall Guy", "Imp")
    t.effect("corp", Trash(Each(Installed("runner"))))
    t.click("No")
    assert sorted(t.names("heap")) == ["Fall Guy", "Imp"]
    assert t.happened("trashed") == 2
    assert t.happened("uninstalled") == 2
