"""Traces (10.8)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.amounts import EventAmount
from engine.netrunner.language.effects import Damage, EndTheRun, Gain, GiveTags, Increase, Trace
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.prices import Pays
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice


@pytest.fixture(autouse=True)
def source() -> None:
    corp("Sea Source", "operation", Play((Trace(3, (GiveTags(1),), (Gain(1),)),)))


def table(corp_credits: int = 5, runner_credits: int = 5) -> Table:
    t = Table()
    t.hand("corp", "Sea Source")
    t.set(corp_credits=corp_credits, runner_credits=runner_credits)
    return t


def test_the_corp_spends_first_then_the_runner() -> None:
    """10.8.2, 10.8.3: both spend openly; 10.8.4: the trace needs more than the link.

    Rules: 10.8.6c, 10.8.6d, 10.8.6e, 10.8.6, 10.8.1, 10.8.4.
    """
    t = table()
    t.start("corp")
    t.click("Play Sea Source")
    assert (t.decision.seat, t.decision.kind) == ("corp", "trace")
    assert len(t.options) == 6
    t.click("2")
    assert (t.decision.seat, t.decision.kind) == ("runner", "link")
    assert "trace strength 5 against your link 0" in t.asked.prompt
    t.click("4")
    assert (t.game.state.tags, t.credits("corp"), t.credits("runner")) == (1, 3, 1)


STANDS = [
    (5, 5, "As it stands, the Runner stops it with 3 credits and can spend 5.", 3),
    (5, 3, "As it stands, the Runner stops it with 3 credits and can spend 3.", 1),
    (5, 2, "The Runner can spend 2 credits, too little to stop it.", 0),
]


@pytest.mark.parametrize(("corp_credits", "runner_credits", "said", "sure"), STANDS)
def test_the_corp_is_told_what_stops_the_trace(
    corp_credits: int, runner_credits: int, said: str, sure: int
) -> None:
    """10.8.4. One credit more than the Runner can spend above their link is enough."""
    t = table(corp_credits + 1, runner_credits)
    t.start("corp")
    t.click("Play Sea Source")
    assert said in t.asked.prompt
    assert [at for at, label in enumerate(t.options) if "cannot stop it" in label] == [sure]
    t.click(f"{sure} credit")
    if t.asked.options and t.decision.kind == "link":
        assert f"To stop it you would have to spend {3 + sure} credits" in t.asked.prompt
        t.click(str(runner_credits))
    assert t.game.state.tags == 1


@pytest.mark.parametrize("spent", range(4))
def test_the_runner_is_told_what_stops_the_trace(spent: int) -> None:
    """10.8.3, 10.8.4."""
    t = table(6, 6)
    t.start("corp")
    t.play("Play Sea Source", str(spent))
    assert f"The trace is unsuccessful if you spend at least {3 + spent} credits." in t.asked.prompt
    assert [at for at, label in enumerate(t.options) if "unsuccessful" in label] == [3 + spent]
    t.click(f"{3 + spent} credits")
    assert t.game.state.tags == 0


def test_a_trace_that_is_not_above_the_link_says_so() -> None:
    """10.8.4: both are told that it comes to nothing unless the Corp spends more."""
    corp("Weak Source", "operation", Play((Trace(1, (GiveTags(1),)),)))
    t = Table()
    t.hand("corp", "Weak Source")
    t.rig("Toolbox")
    t.set(corp_credits=4, runner_credits=3)
    t.start("corp")
    t.click("Play Weak Source")
    assert "unsuccessful unless you spend at least 2 credits" in t.asked.prompt
    t.click("1")
    assert "unsuccessful even if you spend nothing" in t.asked.prompt
    assert t.options[0] == "0 credits: the trace is unsuccessful"
    t.click("0")
    assert t.game.state.tags == 0


def test_a_link_as_great_as_the_trace_is_enough() -> None:
    """10.8.4: an equal link strength makes the trace unsuccessful.

    Rules: 10.8.4.
    """
    t = table()
    t.rig("Toolbox")
    t.start("corp")
    t.play("Play Sea Source", "0", "1")
    assert (t.game.state.tags, t.credits("corp"), t.credits("runner")) == (0, 6, 4)


def test_without_credits_nobody_is_asked() -> None:
    """10.8.2, 10.8.3: spending 0 is all that is left to choose."""
    t = table(0, 0)
    t.start("corp")
    t.click("Play Sea Source")
    assert t.game.state.tags == 1


def test_an_outcome_is_forgotten_when_the_trace_is_over() -> None:
    """10.8.5: "if successful" belongs to its own trace."""
    corp("Double Source", "operation", Play((Trace(3, (GiveTags(1),)), Trace(0, (GiveTags(5),), (Gain(2),)))))
    t = Table()
    t.hand("corp", "Double Source")
    t.set(corp_credits=0, runner_credits=9)
    t.start("corp")
    t.play("Play Double Source", "3")
    assert t.game.state.tags == 0
    t.click("0") if t.decision.kind == "link" else None
    assert (t.game.state.tags, t.credits("corp"), t.game.state.lingering) == (0, 2, [])


def test_what_it_does_may_depend_on_how_far_it_went() -> None:
    """10.8.4: by how much the trace strength exceeds the link strength."""
    corp("Underway", "operation", Play((Trace(4, (Damage("net", EventAmount()),)),)))
    t = Table()
    t.hand("corp", "Underway")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.rig("Forger")
    t.set(corp_credits=0, runner_credits=1)
    t.start("corp")
    t.play("Play Underway", "1")
    assert len(t.names("heap")) == 2


def test_abilities_hear_a_trace_begin_and_end() -> None:
    """10.8.6a, 10.8.6b: the first is resolved at once, before anybody has spent anything.

    Rules: 10.8.6f, 9.11.1e.
    """
    success = On(EventKind.TRACE, detail="successful")
    corp("News", "asset", When(On(EventKind.TRACE_BEGINS), (Gain(2),)), When(success, (Gain(1),)))
    t = table(0, 0)
    t.root("Server 1", "News", rezzed=True)
    t.start("corp")
    t.click("Play Sea Source")
    assert t.options == ["0 credits: the Runner cannot stop it", "1 credit", "2 credits"]
    t.click("2")
    assert (t.game.state.tags, t.credits("corp")) == (1, 1)


def test_the_base_trace_strength_is_a_value_interrupts_change() -> None:
    """9.9.6d: also one of 0."""
    corp("Weak Source", "operation", Play((Trace(0, (GiveTags(1),)),)))
    corp("Amplifier", "asset", When(would("trace"), (Increase("trace", 2),), interrupt=True))
    t = Table()
    t.hand("corp", "Weak Source")
    t.root("Server 1", "Amplifier", rezzed=True)
    t.rig("Forger")
    t.set(corp_credits=0, runner_credits=0)
    t.start("corp")
    t.click("Play Weak Source")
    assert t.game.state.tags == 1


def test_hosted_credits_pay_for_traces() -> None:
    """1.10.4: credits for traces count into what can be spent, and only there."""
    corp("Ferret", "asset", Static(Pays(("trace",))))
    t = table(0, 0)
    t.root("Server 1", "Ferret", rezzed=True, credit=2)
    t.start("corp")
    t.play("Play Sea Source", "2")
    assert (t.game.state.tags, t.card("Ferret").credit) == (1, 0)


def test_a_trace_in_a_run() -> None:
    """10.8.1: as a subroutine, and again with every interruption asked for."""
    ice("Hunter", Sub((Trace(2, (EndTheRun(),)),)), subtype="sentry")
    for policy in (None, ASK_ALL):
        t = Table() if policy is None else Table(policy=policy)
        t.ice("HQ", "Hunter")
        t.set(corp_credits=1, runner_credits=3)
        t.start("runner")
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        t.pass_until("1")
        t.click("1")
        t.click("3")
        assert t.game.run is not None
        assert t.game.run.phase == "movement"


def test_a_successful_trace_in_a_run_does_what_it_says() -> None:
    """10.8.5: the outcome of a trace during a run, in a subroutine."""
    ice("Hound", Sub((Trace(2, (GiveTags(1), EndTheRun())),)), subtype="sentry")
    t = Table()
    t.ice("HQ", "Hound")
    t.set(corp_credits=0, runner_credits=1)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("1")
    t.click("1")
    assert t.game.run is None
    assert t.game.state.tags == 1


@pytest.mark.parametrize("told", [{"least": 1}, {"detail": "successful"}])
@pytest.mark.parametrize(("spent", "gained"), [(3, 1), (2, 4)])
def test_10_8_5_a_trace_that_exceeds_the_link_by_1_is_heard_to_succeed(
    told: dict[str, object], spent: int, gained: int
) -> None:
    """One that fails exceeds it by nothing, and gives the Corp 1 credit itself."""
    corp("Close Watch", "upgrade", When(On(EventKind.TRACE, **told), (Gain(4),)))  # type: ignore[arg-type]
    t = table(0)
    t.root("HQ", "Close Watch", rezzed=True)
    t.start("corp")
    t.play("Play Sea Source", f"{spent}")
    assert t.credits("corp") == gained
