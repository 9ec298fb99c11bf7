"""Sentries of Reign and Reverie."""

from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, let, running


def otoroshi(**fields: int) -> Table:
    """Otoroshi's subroutine resolves; an Urtica Cipher lies in a remote server."""
    t = Table()
    t.set(**fields)
    t.ice("HQ", "Otoroshi")
    t.root("Server 1", "Urtica Cipher")
    t.root("HQ", "Manegarm Skunkworks")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_otoroshi_places_counters_and_the_runner_accesses_or_pays() -> None:
    t = otoroshi()
    assert t.decision.seat == "corp"
    assert not t.offered("Manegarm Skunkworks")  # in the root of a central server
    t.click("Urtica Cipher")
    t.click("2")
    assert t.card("Urtica Cipher").advancement == 2
    assert t.decision.seat == "runner"
    t.click("Pay 3 credits")
    assert (t.credits("runner"), grip(t)) == (2, 5)
    t = otoroshi(runner_credits=2)
    t.click("Urtica Cipher")
    t.click("1")
    while t.decision.kind == "unless":
        go_on(t)
    assert grip(t) == 2  # Urtica Cipher was accessed
    assert running(t)


def test_otoroshi_may_do_nothing() -> None:
    t = otoroshi()
    t.answer([])
    assert t.card("Urtica Cipher").advancement == 0
    assert t.decision.seat == "runner"
    assert not t.offered("Pay 3 credits")
    assert grip(t) == 5


def test_otoroshi_places_at_least_one_or_chooses_no_card() -> None:
    """ "If you do": without a counter the Runner accesses nothing."""
    t = Table()
    t.ice("HQ", "Otoroshi")
    t.root("Server 1", "Urtica Cipher")
    t.start(RUNNER)
    t.click("Run on HQ")
    let(t)
    t.click("Urtica Cipher")
    assert sorted(t.options) == ["1", "2", "3"]
