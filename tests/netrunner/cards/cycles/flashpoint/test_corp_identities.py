"""Identities of the Corp of the Flashpoint cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_on

# -- Haas-Bioroid: Architects of Tomorrow -----------------------------------------------------------------


def architects() -> Table:
    t = Table(corp="Haas-Bioroid: Architects of Tomorrow")
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Brân 1.0", rezzed=False)
    t.ice("Archives", "Tithe", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.set(corp_credits=2)
    t.rig("Mayfly")
    t.set(runner_credits=30)
    t.start("runner")
    return t


def pass_bran(t: Table) -> None:
    """Break Brân with Mayfly, which brings the Runner past it."""
    t.click("Run on HQ")
    t.pass_until("Break everything with Mayfly")
    t.click("Break everything with Mayfly")
    if t.decision.seat == "runner" and not t.offered("Go on"):
        t.click("Let") if t.offered("Let") else t.click("Go on")


def test_architects_of_tomorrow_rezzes_a_bioroid_for_four_less_when_one_is_passed() -> None:
    t = architects()
    pass_bran(t)
    t.click("Use Haas-Bioroid: Architects of Tomorrow")
    assert t.options == ["Brân 1.0 protecting R&D"]
    t.click("Brân 1.0")
    assert t.credits("corp") == 0
    assert all(card.faceup for card in t.game.state.cards.values() if card.code == "bran_1_0")


def test_architects_of_tomorrow_asks_once_a_turn_and_for_bioroids_only() -> None:
    t = architects()
    pass_bran(t)
    t.click("Do not")
    t.pass_until("Run on HQ")
    t.rig("Mayfly")
    t.refresh()
    pass_bran(t)
    assert t.decision.seat == "runner"
    t = architects()
    run_on(t, "Archives")
    assert not t.card("Tithe").faceup


# -- NBN: Controlling the Message -------------------------------------------------------------------------


def test_controlling_the_message_traces_the_first_trash_of_a_turn() -> None:
    t = Table(corp="NBN: Controlling the Message")
    t.root("Server 1", "Melange Mining Corp.")
    t.root("Server 2", "Melange Mining Corp.")
    t.rig("No Free Lunch")
    t.set(runner_credits=20)
    t.start("runner")
    for server in ("Server 1", "Server 2"):
        t.click(f"Run on {server}")
        t.pass_until("Trash Melange Mining Corp.")
        t.click("Trash Melange Mining Corp.")
        if server == "Server 1":
            t.click("Use NBN")
            t.play("0 credits", "0 credits")
            assert t.game.state.tags == 1
        finish_run(t)
    assert t.happened("traced") == 1


def test_controlling_the_message_may_be_left() -> None:
    t = Table(corp="NBN: Controlling the Message")
    t.root("Server 1", "Melange Mining Corp.")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Melange Mining Corp.")
    t.play("Trash Melange Mining Corp.", "Do not use it")
    finish_run(t)
    assert t.happened("traced") == 0
