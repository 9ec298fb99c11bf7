"""Events of Reign and Reverie."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running

# -- Divide and Conquer -----------------------------------------------------------------------------------


def test_divide_and_conquer_breaches_one_after_the_other() -> None:
    t = Table()
    t.hand("runner", "Divide and Conquer")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Divide")
    finish_run(t)
    assert [t.happened("breach_begins", server=server) for server in ("archives", "hq", "rd")] == [1, 1, 1]
    assert t.happened("accessed") == 2


def divide(*ice: str) -> Table:
    t = Table()
    t.ice("Archives", *ice)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("R&D", "Manegarm Skunkworks")
    t.hand("runner", "Divide and Conquer")
    t.start("runner")
    t.click("Play Divide and Conquer")
    return t


def test_divide_and_conquer_breaches_three_servers_without_their_roots() -> None:
    t = divide()
    while running(t):
        assert not t.offered("Manegarm"), "7.3.8: cards in the roots are not accessed"
        go_on(t)
    breaches = [e.server for e in t.game.state.happened if e.kind == "breach_begins"]
    assert breaches == ["archives", "hq", "rd"]
    accessed = [(e.was, e.code) for e in t.game.state.happened if e.kind == "accessed"]
    assert accessed == [("hq", "hedge_fund"), ("rd", "hedge_fund")]
    # What was so for those breaches is over: the root can be accessed again.
    t.click("Run on HQ")
    while running(t):
        if t.offered("Manegarm"):
            return
        go_on(t)
    assert any(e.code == "manegarm_skunkworks" for e in t.game.state.happened if e.kind == "accessed")


def test_divide_and_conquer_does_nothing_more_if_it_fails() -> None:
    t = divide("Palisade")
    finish_run(t)
    assert t.happened("breach_begins") == 0


# -- Guinea Pig -------------------------------------------------------------------------------------------


def test_guinea_pig_trashes_the_grip_for_ten_credits() -> None:
    t = Table()
    t.hand("runner", "Guinea Pig", "Leech", "Cleaver")
    t.set(runner_credits=5)
    t.start("runner")
    cost = t.game.define("guinea_pig").facts.cost or 0
    t.click("Play Guinea Pig")
    assert t.names("grip") == []
    assert sorted(t.names("heap")) == ["Cleaver", "Guinea Pig", "Leech"]
    assert t.credits("runner") == 5 - cost + 10
