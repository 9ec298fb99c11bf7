"""Upgrades of Data and Destiny."""

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, running


def test_keegan_lane_trashes_a_program_during_a_run_on_its_server() -> None:
    """26: 1.14.3a."""
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Keegan Lane", rezzed=True)
    t.rig("Leech")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Keegan Lane")
    t.pass_until("Gain 1 credit")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Keegan Lane")
        go_on(t)
    t.pass_until("Gain 1 credit")
    t.click("Run on Server 1")
    t.pass_until("Keegan Lane")
    t.click("Keegan Lane")
    if t.offered("Leech"):
        t.click("Leech")
    assert (t.game.state.tags, t.names("heap"), t.names("archives")) == (0, ["Leech"], ["Keegan Lane"])


def test_keegan_lane_needs_a_tag() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Keegan Lane", rezzed=True)
    t.rig("Leech")
    t.start("runner")
    t.pass_until("Gain 1 credit")
    t.click("Run on Server 1")
    while running(t):
        assert not t.offered("Keegan Lane")
        go_on(t)
