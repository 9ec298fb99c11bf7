"""Runs by the Reference Guide 1.0, and by 24.03 beside it: scenarios RG-01 to RG-20, RG-57."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Derez, Draw, Gain, MakeRun
from engine.netrunner.language.happenings import On
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, CR_24_03, RG_1_0
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner

OLD, RG, CORE = CR_24_03.name, RG_1_0.name, CORE_2012.name
BOTH = pytest.mark.parametrize("edition", [OLD, RG])


def running(t: Table, server: str = "HQ") -> Table:
    """The Runner's turn begins with a run."""
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    return t


Met = list[tuple[str, str, str]]
"""Steps, seats and kinds of questions."""


def walk(t: Table, *, until: str = "Gain 1 credit", choose: tuple[str, ...] = ()) -> Met:
    """Pass, go on and decline, but `choose` where that is offered. What was asked."""
    met: Met = []
    left = list(choose)
    for _ in range(60):
        if t.winner is not None or t.offered(until):
            return met
        met.append((t.decision.step, t.decision.seat, t.decision.kind))
        wanted = next((text for text in left if t.offered(text)), "")
        if wanted:
            left.remove(wanted)
            t.click(wanted)
            continue
        go = [o for o in t.options if o.startswith("Go on")]
        t.click((go or t.options[-1:])[0])
    raise AssertionError(f"{until} was never offered: {t.options}")


def jacking(met: Met) -> list[str]:
    return [step for step, _, kind in met if kind == "jack_out"]


@BOTH
def test_rg_01_two_windows_before_ice_and_the_first_without_rez(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Ice Wall", rezzed=False)
    running(t)
    rezzing: list[tuple[str, bool]] = []
    while not t.happened("pass_ice"):
        assert not t.asks("jack_out")  # the first ice
        if t.decision.seat == "corp":
            rezzing.append((t.decision.step, t.offered("Rez Ice Wall")))
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    before = rezzing[:2] if edition == RG else rezzing[:1]
    assert before == ([("run 2.1", False), ("run 2.3", True)] if edition == RG else [("6.9.2b", True)])


@BOTH
def test_rg_02_jacking_out_is_asked_once_it_is_known_what_is_approached(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Wall of Static", "Ice Wall", rezzed=False)
    running(t)
    heard: list[tuple[str, int]] = []
    for _ in range(40):
        if t.asks("jack_out"):
            heard.append((t.decision.step, t.happened("approach_ice") + t.happened("approach_server")))
        if t.offered("Gain 1 credit"):
            break
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    rg, old = [("run 2.2", 2), ("run 5.2", 3)], [("6.9.4c", 1), ("6.9.4c", 2)]
    assert heard == (rg if edition == RG else old)


@BOTH
def test_rg_04_a_root_card_that_hears_the_approach_has_to_be_rezzed_before(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Manegarm Skunkworks")
    t.set(runner_credits=5, corp_credits=9)
    running(t, "Server 1")
    met = walk(t, until="Trash Manegarm" if edition == RG else "5 credits", choose=("Rez Manegarm",))
    assert t.happened("approach_server") == 1
    assert ("run 5.3", "corp", "window") in met or edition == OLD


@pytest.mark.parametrize(("when", "paid"), [("run 2.3", True), ("run 5.3", False)])
def test_rg_05_with_ice_before_it_it_can_be_rezzed_in_time(when: str, paid: bool) -> None:
    t = Table(edition=RG, policy=ASK_ALL)
    t.ice("Server 1", "Ice Wall", rezzed=False)
    t.root("Server 1", "Manegarm Skunkworks")
    t.set(runner_credits=5, corp_credits=9)
    running(t, "Server 1")
    while not (t.decision.step == when and t.offered("Rez Manegarm")):
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    t.click("Rez Manegarm")
    walk(t, until="5 credits" if paid else "Trash Manegarm")
    assert t.happened("accessed") == (not paid)


@BOTH
def test_rg_06_after_paying_for_the_approach_the_runner_may_jack_out(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    t.set(runner_credits=5)
    running(t, "Server 1")
    walk(t, until="5 credits")
    t.click("Pay 5 credits")
    after = walk(t, until="Leave Manegarm")
    assert jacking(after) == (["run 5.2"] if edition == RG else [])


@BOTH
def test_rg_09_a_server_without_ice_has_one_chance_and_one_window_to_rez(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("HQ", "Akitaro Watanabe")
    t.hand("corp", "Hedge Fund")
    running(t)
    rezzes = 0
    met: list[str] = []
    for _ in range(30):
        if t.happened("successful_run"):
            break
        rezzes += t.offered("Rez Akitaro")
        met += [t.decision.step] if t.asks("jack_out") else []
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert (rezzes, len(met)) == (1, 1)


@BOTH
def test_rg_11_ice_uninstalled_while_approached_is_passed_with_one_chance_less(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Himitsu-Bako", "Ice Wall", rezzed=False)
    t.hand("corp", "Hedge Fund")
    running(t)
    met: list[str] = []
    taken = False
    for _ in range(40):
        if t.happened("successful_run"):
            break
        if t.happened("approach_ice") == 2 and not taken:
            taken = True
            t.effect("corp", AddToHand(Each(Named("Himitsu-Bako"))))
            continue
        met += [t.decision.step] if t.asks("jack_out") else []
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert met == (["run 5.2"] if edition == RG else ["6.9.4c", "6.9.4c"])


@BOTH
def test_rg_12_derezzed_ice_is_still_encountered_and_does_nothing(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Enigma")
    t.hand("corp", "Hedge Fund")
    running(t)
    walk(t, until="Let the unbroken")
    clicks = t.clicks("runner")
    t.effect("corp", Derez(Each(Named("Enigma"))))
    assert (t.game.encounter is not None) is (edition == RG)
    met = walk(t)
    assert t.clicks("runner") == clicks
    assert t.happened("end_run") == 0
    assert next(step for step, _, _ in met) == ("run 3.1" if edition == RG else "6.9.3b")


@BOTH
def test_rg_14_if_successful_resolves_before_others_hear_of_the_success(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
    t.hand("runner", "Account Siphon")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=5, runner_credits=0)
    t.start("runner")
    t.pass_until("Play Account Siphon")
    t.click("Play Account Siphon")
    kinds: list[str] = []
    for _ in range(40):
        if t.offered("Gain 1 credit"):
            break
        if t.decision.kind in ("instead", "trace"):
            kinds.append(t.decision.kind)
        wanted = next((o for o in t.options if "Account Siphon" in o or o.startswith("5 credits")), "")
        t.click(wanted or next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert kinds == (["instead", "trace"] if edition == RG else ["trace", "instead"])


@BOTH
def test_rg_14_which_comes_first_is_asked_only_where_both_are_heard_together(edition: str) -> None:
    """What the run itself was made for is a window of its own in the guide, and alone in it."""
    runner("Raid", "event", Play((MakeRun(("hq",), if_successful=(Gain(2),)),)))
    runner("Scout", "resource", When(On(EventKind.SUCCESSFUL_RUN), (Draw(1),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Raid")
    t.rig("Scout")
    t.start("runner")
    t.pass_until("Play Raid")
    t.click("Play Raid")
    together = False
    while not t.offered("Gain 1 credit"):
        together |= t.offered("Use Raid") and t.offered("Use Scout")
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert together is (edition == OLD)
    assert (t.credits("runner"), len(t.names("grip"))) == (5 + 2, 1)


@BOTH
def test_rg_14_what_the_same_card_hears_of_every_success_waits_with_the_others(edition: str) -> None:
    """Only "if successful" of the run that it made comes first, and not what else stands on it."""
    made = Paid(cost(clicks=1), (MakeRun(("hq",), if_successful=(Gain(2),)),))
    runner("Guide", "resource", made, When(On(EventKind.SUCCESSFUL_RUN), (Draw(1),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.hand("corp", "Hedge Fund")
    t.rig("Guide")
    t.start("runner")
    t.pass_until("Guide: Run HQ")
    t.click("Guide: Run HQ")
    together = 0
    while not t.offered("Gain 1 credit"):
        together = max(together, sum("Use Guide" in option for option in t.options))
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert together == (1 if edition == RG else 2)
    assert (t.credits("runner"), len(t.names("grip"))) == (5 + 2, 1)


@pytest.mark.parametrize(
    ("edition", "kinds"), [(OLD, ["net", "core"]), (RG, ["core", "net"]), (CORE, ["core", "net"])]
)
def test_rg_18_c_23_that_it_failed_and_ended_are_heard_together(edition: str, kinds: list[str]) -> None:
    t = Table(edition=edition)
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "Stimhack", *["Sure Gamble"] * 4)
    t.start("runner")
    t.play("Play Stimhack", "Server 1")
    walk(t)
    assert [e.damage for e in t.game.state.happened if e.kind == "damage"] == kinds


@BOTH
def test_rg_19_what_lasts_for_the_run_is_over_as_it_fails(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "The Noble Path")
    t.start("runner")
    t.play("Play The Noble Path", "Server 1")
    walk(t)
    assert t.winner == ("corp" if edition == RG else None)


@BOTH
def test_rg_57_approaching_the_first_ice_again_can_be_left(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Code Replicator", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    running(t, "Server 1")
    walk(t, until="Let the unbroken")
    t.play("Corroder: +1", "Corroder: Break")
    met = walk(t, choose=("Break: End", "Use Code Replicator", "Trash Code Replicator"))
    assert ("run 2.2" in jacking(met)) is (edition == RG)
