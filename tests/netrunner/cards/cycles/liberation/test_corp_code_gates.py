"""Code gates of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let, running, strength

# -- Attini -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scored", "free"), [((), True), (("Send a Message",), False)])
def test_attini_lets_nobody_pay_at_threat_three(scored: tuple[str, ...], free: bool) -> None:
    t = Table()
    t.ice("HQ", "Attini")
    t.score_area("corp", *scored)
    t.rig("Yog.0", "Gordian Blade", "The Toolbox", credit=2)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Gordian Blade: +1 strength"), "no subroutine resolves yet"
    t.click("Let the unbroken subroutines resolve")
    if free:
        for _ in range(3):
            t.click("Pay 2 credits")
        assert len(t.names("grip")) == 3
        assert t.credits("runner") == 14
    else:
        while t.offered("Let it happen"):
            assert not t.offered("Pay 2 credits")
            t.click("Let it happen")
        finish_run(t)
        assert t.names("grip") == []
        assert t.credits("runner") == 20


# -- Tributary --------------------------------------------------------------------------------------------


def tributary(*ice: str, server: str = "R&D") -> Table:
    """Tributary protects a server, rezzed; the Runner runs on HQ, protected by other ice."""
    t = Table()
    t.ice("HQ", *ice)
    t.ice(server, "Tributary")
    t.hand("corp", "Tithe", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_tributary_comes_to_the_attacked_server_and_is_approached() -> None:
    """6.2.3: the run begins before the Runner has a position."""
    t = tributary("Palisade")
    assert t.decision.seat == "corp"
    t.click("Use Tributary")
    assert t.card("Tributary").server == "hq"
    assert t.game.run is not None
    assert t.game.run.position == 1
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Tributary").oid
    let(t)
    assert t.decision.seat == "corp"
    t.click("Yes: draw 1 card")
    assert len(t.names("hq")) == 3
    t.click("Tithe")
    t.click("Archives")
    assert t.card("Tithe").server == "archives"
    assert (strength(t, "Palisade"), strength(t, "Tithe"), strength(t, "Tributary")) == (4, 3, 6)
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Palisade").oid
    let(t)
    assert not running(t)
    assert strength(t, "Palisade") == 2  # for the remainder of the run


def test_tributary_comes_to_a_server_without_ice() -> None:
    t = tributary()
    t.click("Use Tributary")
    assert t.game.run is not None
    assert (t.card("Tributary").server, t.game.run.position) == ("hq", 0)


def test_tributary_may_stay_and_is_asked_once_a_turn() -> None:
    t = tributary("Whitespace")
    t.click("Do not use it")
    assert t.card("Tributary").server == "rd"
    finish_run(t)
    t.click("Run on HQ")
    assert t.decision.seat == "runner"
    assert t.card("Tributary").server == "rd"


def test_tributary_already_outermost_has_nowhere_to_go() -> None:
    t = tributary(server="HQ")
    assert t.decision.seat == "runner"
