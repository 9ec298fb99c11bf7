"""Upgrades of Reign and Reverie."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, running


def memorial(agendas: int, credits: int, server: str = "Server 1") -> Table:
    """A successful run; the Runner has stolen agendas, Giordano Memorial Field is in Server 1."""
    t = Table()
    t.set(runner_credits=credits)
    t.root("Server 1", "Giordano Memorial Field", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.score_area("runner", *["Superconducting Hub"] * agendas)
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_giordano_wants_two_credits_for_each_stolen_agenda() -> None:
    t = memorial(2, 6)
    t.pass_until("Pay 4 credits")
    assert t.decision.seat == "runner"
    t.click("Pay 4 credits")
    assert t.credits("runner") == 2
    assert running(t)
    t = memorial(2, 6)
    t.pass_until("Pay 4 credits")
    t.click("Let it happen: end the run")
    assert not running(t)
    assert t.credits("runner") == 6


def test_giordano_ends_the_run_of_who_cannot_pay() -> None:
    t = memorial(3, 5)
    while running(t):
        assert not t.offered("Pay")
        go_on(t)
    assert "Offworld Office" in t.names("installed")


def test_giordano_elsewhere_asks_nothing() -> None:
    t = memorial(2, 6, "Server 2")
    while running(t):
        assert not t.offered("Pay 4 credits")
        go_on(t)
