"""Upgrades of Order and Chaos."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on


@pytest.mark.parametrize("copy", [True, False])
def test_the_twins_make_the_runner_meet_ice_again(copy: bool) -> None:
    t = Table()
    t.ice("Server 1", "Hunter")
    t.root("Server 1", "The Twins", rezzed=True)
    t.hand("corp", *["Hunter"] * copy, "Palisade")
    t.start("runner")
    t.click("Run on Server 1")
    while t.happened("pass_ice") < 1:
        go_on(t)
    while t.decision.seat == "runner":
        go_on(t)
    assert t.offered("Reveal and trash 1 copy") is copy
    t.click("Reveal and trash" if copy else "Do not pay")
    finish_run(t)
    assert (t.happened("encounter"), t.happened("pass_ice")) == (1 + copy, 1)
    assert t.names("archives") == ["Hunter"] * copy
    assert t.happened("revealed") == copy


def test_the_twins_may_keep_the_copy() -> None:
    t = Table()
    t.ice("Server 1", "Hunter")
    t.root("Server 1", "The Twins", rezzed=True)
    t.hand("corp", "Hunter")
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Do not pay"):
        go_on(t)
    t.click("Do not pay")
    finish_run(t)
    assert (t.happened("encounter"), t.names("hq")) == (1, ["Hunter"])


@pytest.mark.parametrize("copy", [False, True])
def test_the_twins_pay_with_a_copy(copy: bool) -> None:
    """Revealing and trashing is the nested cost of the encounter (1.16.11a); being asked tells nothing."""
    t = Table()
    t.root("Server 1", "The Twins", rezzed=True)
    t.ice("Server 1", "Ice Wall")
    t.hand("corp", "Ice Wall" if copy else "Enigma", "Hedge Fund")
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Break")
    while t.decision.seat != "corp":
        go_on(t)
    assert t.decision.kind == "unless"
    assert t.offered("Reveal and trash 1 copy") is copy
    if copy:
        t.click(t.options[0])
        while t.decision.step != "6.9.3b":
            go_on(t)
        assert t.names("archives") == ["Ice Wall"]
        assert t.happened("encounter") == 2
    else:
        assert len(t.options) == 1
