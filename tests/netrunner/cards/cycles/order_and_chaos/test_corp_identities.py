"""Identities of the Corp of Order and Chaos."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


@pytest.mark.parametrize(("choice", "tags", "left"), [("give", 1, 3), ("suffer", 0, 1)])
def test_argus_security_gives_a_tag_or_the_runner_suffers_damage(choice: str, tags: int, left: int) -> None:
    t = Table(corp="Argus Security: Protection Guaranteed")
    t.root("Server 1", "Hostile Takeover")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.decision.seat == "runner"
    t.answer([o.key for o in t.asked.options if choice in o.label.lower()])
    assert (t.game.state.tags, grip(t)) == (tags, left)
