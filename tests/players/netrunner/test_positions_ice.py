"""Positions about ice and money that a sensible Corp must get right."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


def test_ice_is_no_bait() -> None:
    """A Runner knows that it is no agenda: a counter on it is lost if it does not make the ice better."""

    def build(t: Table) -> None:
        t.ice("HQ", "Pharos", rezzed=False, turn=9)
        t.ice("R&D", "Tithe")
        t.hand("corp", "Hedge Fund")
        t.set(corp_credits=4, turn=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Advance Pharos"), w.done


def _lured(t: Table, root: str) -> None:
    t.ice("HQ", "Otoroshi")
    t.ice("Server 1", "Palisade")
    t.root("Server 1", root, rezzed=False)
    t.hand("corp", "Hedge Fund", "Tithe")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=6, runner_credits=5)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    t.click("Let the unbroken subroutines resolve")


def test_no_agenda_is_shown_to_the_runner_for_counters() -> None:
    """Otoroshi lets the Runner access what it advances."""
    for w in watched(lambda t: _lured(t, "Offworld Office"), "corp"):
        assert w.chosen() == [], w.chosen()


def test_but_a_trap_is() -> None:
    for w in watched(lambda t: _lured(t, "Urtica Cipher"), "corp"):
        assert w.chosen() == ["Urtica Cipher"], w.chosen()


def test_ice_that_cannot_be_rezzed_guards_nothing() -> None:
    """Bloop needs other rezzed ice to derez: without it an agenda behind Bloop lies open."""

    def build(t: Table) -> None:
        t.ice("HQ", "Bloop", rezzed=False)
        t.ice("R&D", "Bloop", rezzed=False)
        t.ice("Server 1", "Bloop", rezzed=False)
        t.hand("corp", "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=0)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Install Offworld Office"), w.done


def test_the_ice_that_ends_runs_is_installed_before_what_lets_them_through() -> None:
    """Nobody has a breaker: the Runner passes Archangel for a trace, Wall of Static not at all."""

    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.hand("corp", "Archangel", "Wall of Static")
        t.set(corp_credits=5, runner_credits=5)
        t.start("corp", clicks=1)

    for w in watched(build, "corp"):
        assert w.chosen()[0].startswith("Install Wall of Static protecting R&D")


def _one_away(t: Table, credits: int) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Send a Message", advancement=1, turn=1)
    t.hand("corp", "Retribution")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=credits, runner_credits=3, turn=4)
    t.start("corp", clicks=1)


def test_the_money_that_rezzes_ice_is_not_spent_on_counters() -> None:
    """With three credits Palisade can be rezzed, with two it cannot."""
    for w in watched(lambda t: _one_away(t, 3), "corp"):
        assert not w.chosen()[0].startswith("Advance"), w.chosen()
    for w in watched(lambda t: _one_away(t, 9), "corp"):
        assert w.chosen()[0].startswith("Advance"), w.chosen()
