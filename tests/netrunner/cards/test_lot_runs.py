"""Runs that cards make and what they remember: Charlatan, Always Have a Backup Plan, Divide and Conquer."""

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.prices import Price
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running

# -- Charlatan --------------------------------------------------------------------------------------------


def charlatan(*ice: str, rezzed: bool = True, credits: int = 9) -> Table:
    """Charlatan has been used on HQ."""
    t = Table()
    t.ice("HQ", *ice, rezzed=rezzed)
    t.rig("Charlatan")
    t.set(runner_credits=credits, corp_credits=9)
    t.start("runner")
    t.click("Charlatan: Run any server")
    t.click("HQ")
    assert t.clicks("runner") == 2
    return t


def test_charlatan_bypasses_the_approached_ice_for_its_strength() -> None:
    t = charlatan("Palisade")  # strength 2, or 4 on a remote
    assert t.decision.kind == "unless"
    t.click("Pay 2 credits")
    assert t.happened("bypass") == 1
    finish_run(t)
    assert t.happened("successful_run") == 1
    assert t.credits("runner") == 9 - 2


def test_charlatan_need_not_pay() -> None:
    t = charlatan("Palisade")
    t.click("Do not pay")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (0, 0)


def test_charlatan_asks_for_the_first_rezzed_ice_only() -> None:
    t = charlatan("Palisade", "Whitespace")  # Whitespace is outermost
    t.click("Do not pay")
    asked = 0
    while running(t):
        asked += t.decision.kind == "unless" and t.asked.prompt.startswith("Charlatan")
        go_on(t)
    assert asked == 0
    t = charlatan("Palisade", "Whitespace")
    t.click("Pay 0 credits")
    assert t.happened("bypass") == 1
    finish_run(t)
    assert t.happened("bypass") == 1, "Palisade is not bypassed"
    assert t.happened("successful_run") == 0


def test_charlatan_cannot_pay_what_it_does_not_have() -> None:
    t = charlatan("Palisade", credits=1)
    assert not t.offered("Pay 2 credits")
    finish_run(t)
    assert t.happened("bypass") == 0


def test_charlatan_leaves_unrezzed_ice() -> None:
    t = charlatan("Palisade", rezzed=False)
    assert t.decision.seat == "corp"
    t.click("Rez Palisade")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (0, 0)


# -- Always Have a Backup Plan ----------------------------------------------------------------------------


def backup(*ice: str) -> Table:
    """The first run, on R&D, is over."""
    t = Table()
    t.ice("R&D", *ice)
    t.root("R&D", "Manegarm Skunkworks")
    t.hand("runner", "Always Have a Backup Plan")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Play Always Have a Backup Plan")
    t.click("R&D")
    while running(t) and t.decision.kind != "reaction":
        go_on(t)
    return t


def test_backup_plan_runs_again_and_bypasses_the_ice_that_stopped_the_first() -> None:
    t = backup("Palisade")
    assert t.happened("unsuccessful_run") == 1
    t.click("Use Always Have a Backup Plan")
    while running(t):
        go_on(t)
    assert t.happened("bypass") == 1
    assert [e.server for e in t.game.state.happened if e.kind == "run_begins"] == ["rd", "rd"]
    assert t.clicks("runner") == 3, "the second run costs no click"


def test_backup_plan_bypasses_the_last_ice_met_and_no_other() -> None:
    t = backup("Palisade", "Whitespace")
    t.click("Use Always Have a Backup Plan")
    while running(t):
        go_on(t)
    bypassed = [e.code for e in t.game.state.happened if e.kind == "bypass"]
    assert bypassed == ["palisade"]
    encounters = [e.code for e in t.game.state.happened if e.kind == "encounter"]
    assert encounters == ["whitespace", "palisade"] * 2


def test_backup_plan_need_not_run_again() -> None:
    t = backup("Palisade")
    go_on(t)
    t.next_action()
    assert t.happened("run_begins") == 1


def test_backup_plan_does_nothing_after_a_successful_run() -> None:
    t = backup()
    t.next_action()
    assert (t.happened("run_begins"), t.happened("successful_run")) == (1, 1)


def test_backup_plan_pays_additional_costs_once() -> None:
    """1.16.5: the second run ignores what is asked for running the server."""
    with taken_back():
        card(
            "toll_gate",
            Static(Price("run", cost(clicks=1, credits=1), servers=("hq",))),
            facts=Facts(id="toll_gate", title="Toll Gate", side="corp", faction="nbn", type="upgrade"),
        )
        t = Table()
        t.ice("HQ", "Palisade")
        t.root("Server 1", "Toll Gate", rezzed=True)
        t.hand("runner", "Always Have a Backup Plan")
        t.set(runner_credits=9)
        t.start("runner")
        t.click("Play Always Have a Backup Plan")
        t.click("HQ")
        while t.decision.kind != "reaction":
            go_on(t)
        assert (t.credits("runner"), t.clicks("runner")) == (6, 2)
        t.click("Use Always Have a Backup Plan")
        assert running(t)
        assert (t.credits("runner"), t.clicks("runner")) == (6, 2)


# -- Divide and Conquer -----------------------------------------------------------------------------------


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
