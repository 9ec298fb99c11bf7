"""Code gates of Terminal Directive."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, go_on, grip, let, running


def test_machicolation_b_trashes_resources_hurts_and_ends_the_run() -> None:
    t = facing("Machicolation B", "Red Team", "Telework Contract", "Smartware Distributor", "Pennyshaver")
    let(t)
    assert t.decision.seat == "corp"
    assert not t.offered("Pennyshaver")
    t.click("Red Team")
    t.click("Telework Contract")
    assert sorted(t.names("heap")) == ["Red Team", "Sure Gamble", "Telework Contract"]
    assert t.clicks("runner") == 2
    assert not running(t)


def test_machicolation_b_without_resources_or_clicks() -> None:
    t = Table()
    t.ice("HQ", "Machicolation B")
    t.hand("runner", "Sure Gamble")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    while running(t):
        go_on(t)
    assert grip(t) == 0
    assert "Hedge Fund" in t.names("hq")
