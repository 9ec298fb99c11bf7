"""Identities of the Corp of the Flashpoint cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


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
