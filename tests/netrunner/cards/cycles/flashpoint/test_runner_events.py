"""Events of the Flashpoint cycle."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


def on_the_lam() -> Table:
    """On the Lam, hosted on a resource."""
    t = Table()
    t.rig("Wasteland")
    t.hand("runner", "On the Lam", *["Sure Gamble"] * 5)
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play On the Lam")
    assert "On the Lam" not in t.names("heap")
    return t


def test_on_the_lam_prevents_up_to_three_tags() -> None:
    t = on_the_lam()
    t.effect("corp", GiveTags(4))
    t.click("On the Lam")
    t.click("3")
    t.next_action()
    assert t.game.state.tags == 1
    assert t.names("heap") == ["On the Lam"]


def test_on_the_lam_prevents_up_to_three_damage() -> None:
    t = on_the_lam()
    t.effect("corp", Damage("meat", 4))
    t.click("On the Lam")
    t.click("3")
    t.next_action()
    assert grip(t) == 4
    assert "On the Lam" in t.names("heap")


def test_on_the_lam_needs_a_resource() -> None:
    t = Table()
    t.hand("runner", "On the Lam")
    t.set(runner_credits=3)
    t.start("runner")
    assert not t.offered("On the Lam")
