"""Infinite loops (10.1.6): mandatory ones end by a number, optional ones in a run with the run."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.amounts import Credits
from engine.netrunner.language.conditions import AtLeast
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Derez, Gain, GiveTags, MayJackOut, MoveRunner, ResolveSubroutine
from engine.netrunner.language.flow import ChooseOne, If, Repeat
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import This, ThisCard, Type, target
from engine.netrunner.language.sets import Rezzed
from engine.netrunner.rules import loops
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.loops import INSIDE, UNASKED
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

ALWAYS = AtLeast(Credits(), 0)


@pytest.mark.parametrize(("more", "text"), [(0, "Stop now"), (5, "5 more times"), (100, "100 more times")])
def test_10_1_6a_a_process_that_is_repeated_without_end_is_repeated_a_number_of_times(
    more: int, text: str
) -> None:
    """10.1.6a, 9.12.4a: nobody can stop it, so the player who resolves it says how often it goes on."""
    corp("Press", "operation", Play((Repeat((Gain(1),), while_=ALWAYS),)))
    t = Table()
    t.hand("corp", "Press")
    t.start("corp")
    t.click("Play Press")
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    t.click(text)
    assert t.offered("Gain 1 credit")
    assert t.credits("corp") == 5 + UNASKED + more


def test_10_1_6a_choices_that_cannot_stop_a_loop_do_not_make_it_optional() -> None:
    """10.1.6a: each time a mode is chosen, but none ends it."""
    mode = ChooseOne(((Gain(1),), (Gain(2),)))
    corp("Wheel", "operation", Play((Repeat((mode,), while_=ALWAYS),)))
    t = Table()
    t.hand("corp", "Wheel")
    t.start("corp")
    t.click("Play Wheel")
    for _ in range(UNASKED):
        assert t.decision.kind == "mode"
        t.click("Gain 1")
    assert t.decision.kind == "loop"
    t.click("2 more times")
    t.click("Gain 2")
    t.click("Gain 2")
    assert t.offered("Draw 1 card")
    assert t.credits("corp") == 5 + UNASKED + 4


def test_s73_10_1_6a_subroutines_that_resolve_each_other() -> None:
    """10.1.6a: the Corp says how often, then the Runner continues the run."""
    other = target((Rezzed() & Type("ice")) - ThisCard())
    ice("Worm", Sub((Gain(1), ResolveSubroutine(other))))
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Worm")
    t.ice("R&D", "Worm")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    before = t.credits("corp")
    t.click("10 more times")
    assert t.credits("corp") == before + 2 * 10
    t.click("Go on")
    assert t.offered("Leave Hedge Fund")


def portal() -> Table:
    """HQ behind ice that, whenever it is rezzed, puts the Runner in front of all ice and is derezzed."""
    ice("Portal", Sub((MoveRunner("hq"), Derez(This()))), cost=0)
    t = Table(filler=0)
    t.deck("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    return t


def test_10_1_6b_the_runner_must_jack_out_of_an_optional_loop() -> None:
    """10.1.6b: they could have stopped it each time; the third time round they have to."""
    t = portal()
    t.ice("HQ", "Portal", "Palisade", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    rounds = 0
    while t.decision.kind != "action":
        if t.decision.kind == "jack_out":
            if not t.offered("Go on"):
                assert t.options == ["Jack out (end the run)"]
                assert t.asked.prompt == "This run goes round and round, so it has to end here."
                assert rounds == 2
                t.click("Jack out")
                break
            t.click("Go on")
        elif t.offered("Rez Portal"):
            rounds += 1
            t.click("Rez Portal")
        else:
            t.click("Do not rez") if t.offered("Do not rez") else t.click("Let the unbroken")
    assert rounds == 2
    assert t.happened("jack_out") == 1
    assert t.happened("accessed") == 0


def test_10_1_6b_the_corp_lets_a_runner_pass_who_cannot_jack_out() -> None:
    """10.1.6b: it is the Corp's to end it, so what kept it going is not offered any more."""
    runner("Chain", "resource", Static(Cannot("jack_out")))
    t = portal()
    t.ice("HQ", "Portal", rezzed=False)
    t.rig("Chain")
    t.start("runner")
    t.click("Run on HQ")
    rounds = 0
    while not t.offered("Leave Hedge Fund"):
        if t.offered("Rez Portal"):
            rounds += 1
            t.click("Rez Portal")
        else:
            t.click("Do not rez") if t.offered("Do not rez") else t.click("Let the unbroken")
    assert rounds == 2
    assert t.happened("successful_run") == 1


def test_10_1_6b_only_what_kept_it_going_is_not_offered() -> None:
    """10.1.6b: another card may still be rezzed in the same window."""
    runner("Chain", "resource", Static(Cannot("jack_out")))
    t = portal()
    t.ice("HQ", "Portal", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.rig("Chain")
    t.start("runner")
    t.click("Run on HQ")
    while t.offered("Rez Portal") or not t.offered("Rez"):
        t.click("Rez Portal" if t.offered("Rez Portal") else "Let the unbroken")
    assert t.happened("rezzed") == 2
    assert t.options == ["Rez Nico Campaign in Server 1 · 2 credits", "Do not rez"]


def test_10_1_6b_a_run_that_changes_something_each_time_is_no_loop() -> None:
    """10.1.6b: the Corp pays for each round, until it cannot."""
    ice("Gate", Sub((MoveRunner("hq"), Derez(This()))), cost=1)
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Gate", rezzed=False)
    t.set(corp_credits=6)
    t.start("runner")
    t.click("Run on HQ")
    rounds = 0
    while not t.offered("Leave Hedge Fund"):
        if t.offered("Rez Gate"):
            rounds += 1
            t.click("Rez Gate")
        elif t.offered("Go on"):
            t.click("Go on")
        else:
            t.click("Do not rez") if t.offered("Do not rez") else t.click("Let the unbroken")
    assert rounds == 6
    assert t.credits("corp") == 0


def test_9_12_4b_the_number_of_repetitions_is_fixed_before_the_first() -> None:
    """9.12.4b: what the ability does does not change how often it is done."""
    half = If(AtLeast(Credits(), 0), (Gain(1),))
    corp("Compound", "operation", Play((half, Repeat((half,), Credits()))))
    t = Table()
    t.hand("corp", "Compound")
    t.start("corp")
    t.click("Play Compound")
    assert t.credits("corp") == 6 + 6


def test_10_1_6a_subroutines_that_resolve_two_others_each_end_as_well() -> None:
    """10.1.6a: the number is one of resolutions, not of how deep they lie in each other."""
    other = target((Rezzed() & Type("ice")) - ThisCard())
    ice("Hydra", Sub((Gain(1), ResolveSubroutine(other), ResolveSubroutine(other))))
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Hydra")
    t.ice("R&D", "Hydra")
    t.start("runner")
    before = t.credits("corp")
    t.play("Run on HQ", "Let the unbroken", "1 more time")
    # The second instruction of the first one still resolves the other ice once.
    assert t.credits("corp") == before + 2 * (INSIDE + 1) + 1
    t.click("Go on")
    assert t.offered("Leave Hedge Fund")


def choose(t: Table, n: int) -> int:
    """Choose now the one mode, now the other as long as it is asked; how often that was."""
    times = 0
    while t.decision.kind == "mode":
        assert times < 1000, "a loop without end"
        t.answer([t.decision.options[(n + times) % 2].key])
        times += 1
    return times


@pytest.mark.parametrize(("more", "text"), [(0, "Stop now"), (2, "2 more times")])
def test_10_1_6a_abilities_that_meet_their_own_conditions_go_round_whatever_is_chosen(
    more: int, text: str
) -> None:
    """10.1.6a, 9.6.15: each instance resolves while the one before still does."""
    mode = ChooseOne(((Gain(1),), (Gain(2),)))
    runner("Whirl", "resource", When(On(EventKind.GAIN_CREDITS, by=YOU), (mode,)))
    t = Table()
    t.rig("Whirl")
    t.start("runner")
    t.click("Gain 1 credit")
    assert choose(t, 0) == UNASKED
    assert (t.decision.kind, t.decision.seat) == ("loop", "runner")
    t.click(text)
    assert choose(t, 0) == more
    assert t.offered("Draw 1 card")


def test_10_1_6a_a_loop_is_asked_about_after_so_many_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.1.6a: not one earlier, not one later."""
    monkeypatch.setattr(loops, "UNASKED", 3)
    corp("Mint", "asset", When(On(EventKind.GAIN_CREDITS, by=YOU), (Gain(1),)))
    t = Table()
    t.root("Server 1", "Mint", rezzed=True)
    t.start(CORP)
    t.click("Gain 1 credit")
    assert t.decision.kind == "loop"
    assert t.credits(CORP) == 5 + 1 + 3


def test_10_1_6a_what_happens_again_after_a_decision_is_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.1.6a: each time the Runner takes an action, which they need not."""
    monkeypatch.setattr(loops, "UNASKED", 2)
    runner("Salary", "resource", When(On(EventKind.ACTION, by=RUNNER), (GiveTags(1),)))
    t = Table()
    t.rig("Salary")
    t.start(RUNNER)
    for _ in range(3):
        t.click("Gain 1 credit")
        t.next_action()
    assert t.game.state.tags == 3


@pytest.mark.parametrize(("text", "credits"), [("Stop now", 21), ("3 more times", 30)])
def test_10_1_6a_two_cards_that_hear_each_other_are_asked_about_once(
    monkeypatch: pytest.MonkeyPatch, text: str, credits: int
) -> None:
    """10.1.6a: one number ends the loop of both."""
    monkeypatch.setattr(loops, "UNASKED", 5)
    runner("Echo", "resource", When(On(EventKind.GAIN_CREDITS, by="you"), (Gain(1),)))
    t = Table()
    t.rig("Echo", "Echo")
    t.start(RUNNER)
    t.click("Gain 1 credit")
    asked = 0
    while t.decision.kind in ("loop", "reaction"):
        asked += t.decision.kind == "loop"
        t.click(text) if t.decision.kind == "loop" else t.answer([t.decision.options[0].key])
    assert (asked, t.credits(RUNNER)) == (1, credits)


def test_10_1_6b_who_cannot_pay_to_jack_out_has_not_stayed() -> None:
    """10.1.6b, 1.16.10c: the Runner could not stop it, so the Corp has to: the third time is not offered."""
    runner("Fetters", "resource", Static(Price("jack out", cost(credits=1))))
    ice("Vortex", Sub((MoveRunner("hq"), MayJackOut(), Derez(This()))))
    t = Table(filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * 5)
    t.hand(CORP, "Hedge Fund")
    t.ice("HQ", "Vortex", rezzed=False)
    t.rig("Fetters")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Run on HQ")
    rounds = 0
    while not t.offered("Leave Hedge Fund"):
        assert not t.offered("Jack out")
        if t.offered("Rez Vortex"):
            rounds += 1
            assert rounds < 9, "a loop without end"
            t.click("Rez Vortex")
        else:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert rounds == 2


def test_10_1_6b_a_run_that_goes_round_very_often_ends_though_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """10.1.6b: the Corp pays for each round, but the Runner has stayed as often as is borne."""
    monkeypatch.setattr(loops, "UNASKED", 3)
    ice("Gate", Sub((MoveRunner("hq"), MayJackOut(), Derez(This()))), cost=1)
    t = Table()
    t.hand(CORP, "Hedge Fund")
    t.ice("HQ", "Gate", rezzed=False)
    t.set(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    rounds = 0
    while t.game.run is not None:
        assert rounds < 9, "a loop without end"
        if t.offered("Rez Gate"):
            rounds += 1
            t.click("Rez Gate")
        elif t.offered("Go on"):
            t.click("Go on")
        else:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert (rounds, t.happened("jack_out")) == (4, 1)


def test_10_1_6a_an_interrupt_that_meets_its_own_condition_comes_to_an_end() -> None:
    """10.1.6a, 9.9.4: each tag would be given after another one, without end."""
    corp("Echo", "asset", When(would("tag"), (GiveTags(1),), interrupt=True))
    t = Table()
    t.root("Server 1", "Echo", rezzed=True)
    t.start("corp")
    t.effect("corp", GiveTags(1))
    assert t.decision.kind == "window"
    assert t.game.state.tags == UNASKED + 1
