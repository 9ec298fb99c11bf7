"""Identities of the Runner of the Mumbad cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on


def test_jesminder_prevents_the_first_tag_of_each_run() -> None:
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.ice("HQ", "Hunter", "Hunter")
    t.start("runner")
    t.click("Run on HQ")
    for n in range(2):
        t.click(LET)
        t.play("0 credits", "0 credits")
        assert any("Jesminder" in line for line in t.log()) == (n == 0), "not Hunter avoids it"
        while t.decision.kind == "jack_out":
            go_on(t)
    finish_run(t)
    assert t.game.state.tags == 1


def test_jesminder_interrupts_what_others_may_interrupt_before_her() -> None:
    """No static ability (9.9.1b): the tag is imminent first, and may be avoided with Decoy before."""
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.ice("HQ", "Hunter")
    t.rig("Decoy")
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.play("0 credits", "0 credits")
    assert t.offered("Decoy")
    assert not t.offered("Pass"), "hers is mandatory (9.6.9b)"
    t.click("Use Jesminder")
    finish_run(t)
    assert t.game.state.tags == 0
    assert "Decoy" in t.names("installed")
