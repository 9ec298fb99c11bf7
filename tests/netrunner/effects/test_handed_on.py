"""What an ability hands on to the abilities and modifiers it creates: results, numbers, X (9.6.13)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub, When
from engine.netrunner.language.amounts import Remembered, X
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    ChooseCardName,
    Draw,
    EndTheRun,
    Gain,
    Lose,
    MakeRun,
    RemoveFromGame,
    Trace,
    Trash,
)
from engine.netrunner.language.flow import Delayed, ForNow
from engine.netrunner.language.happenings import Next, On, would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, Result, Type, target
from engine.netrunner.language.sets import Each, OfChosenName
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, let
from tests.netrunner.scenarios.making import corp, runner

PROGRAM = Installed("runner") & Type("program")


def test_a_delayed_ability_knows_the_x_that_was_paid() -> None:
    """9.6.13: the value of X is fixed when the ability that created it resolves (1.16.2)."""
    later = When(Next(On(EventKind.DRAW)), (Gain(X()),))
    runner("Saver", "resource", Paid(cost(clicks=1, credits=X()), (Delayed(later, "turn"),)))
    t = Table()
    t.rig("Saver")
    t.start("runner")
    t.play("Saver", "3", "Draw 1 card")
    assert t.credits("runner") == 5 - 3 + 3


def test_a_delayed_ability_knows_how_much_an_earlier_instruction_did() -> None:
    later = When(Next(On(EventKind.DRAW)), (Gain(Remembered("lost")),))
    runner("Ledger", "event", Play((Lose(2), Delayed(later, "turn"))))
    t = Table()
    t.hand("runner", "Ledger")
    t.start("runner")
    t.play("Play Ledger", "Draw 1 card")
    assert t.credits("runner") == 5 - 2 + 2


def test_a_delayed_interrupt_knows_the_x_that_was_paid() -> None:
    """9.9.4b: it is asked about while an effect is imminent."""
    runner("Buyer", "resource", Paid(cost(clicks=1, credits=X()), (
        Delayed(When(Next(would("draw")), (Gain(X()),), interrupt=True), "turn"),)))  # fmt: skip
    t = Table()
    t.rig("Buyer")
    t.start("runner")
    t.play("Buyer", "2", "Draw 1 card")
    assert t.credits("runner") == 5


def test_what_lasts_for_a_run_knows_the_x_that_was_paid() -> None:
    """9.10.1: modifiers, conditional abilities and what happens if the run is successful."""
    runner("Opener", "resource", Paid(cost(clicks=1, credits=X()), (
        MakeRun(("archives",), if_successful=(Gain(X()),), during=(Modify("link", X()),),
                abilities=(When(On(EventKind.PASS_ICE), (Draw(X()),)),)),)))  # fmt: skip
    t = Table()
    t.ice("Archives", "Enigma", rezzed=False)
    t.rig("Opener")
    t.start("runner")
    t.play("Opener", "2")
    assert t.game.link() == 2
    t.next_action()
    assert (len(t.names("grip")), t.credits("runner"), t.game.link()) == (2, 5, 0)


def test_what_happens_if_a_run_is_successful_knows_what_was_done_before() -> None:
    run = MakeRun(("archives",), (RemoveFromGame(Result("trashed")),))
    runner("Raider", "event", Play((Trash(target(PROGRAM)), run)))
    t = Table()
    t.rig("Leech")
    t.hand("runner", "Raider")
    t.start("runner")
    t.click("Play Raider")
    t.next_action()
    assert t.names("removed") == ["Leech"]


def test_what_a_trace_does_knows_the_x_that_was_paid() -> None:
    """10.8.5: its outcome is a conditional ability of the one that traces."""
    corp("Tracker", "asset", Paid(cost(clicks=1, credits=X()), (Trace(1, if_successful=(Gain(X()),)),)))
    t = Table()
    t.root("Server 1", "Tracker", rezzed=True)
    t.start("corp")
    t.play("Tracker", "2", "0", "0")
    t.next_action()
    assert t.credits("corp") == 5


def test_an_ability_that_is_gained_knows_no_x() -> None:
    """It is the gaining card's own (9.1.5a), so that there is nothing X could be."""
    lent = When(On(EventKind.DRAW), (Gain(X()),))
    with pytest.raises(DeclarationError, match="X: there is no X here"):
        runner("Lender", "resource",
               Paid(cost(credits=X()), (ForNow(GainAbilities((lent,)), "turn"),)))  # fmt: skip


def test_a_chosen_card_name_is_handed_on_to_what_waits() -> None:
    ended = When(On(EventKind.RUN_ENDS), (Trash(Each(Installed() & OfChosenName())),))
    corp("Namer", "ice", Sub((ChooseCardName("runner"), Delayed(ended, "run"))))
    t = Table()
    t.ice("HQ", "Namer")
    t.rig("Corroder", "Leech")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.play("Leech")
    finish_run(t)
    assert t.names("heap") == ["Leech"]


def test_a_chosen_card_name_is_not_handed_on_to_a_trace() -> None:
    """Refused rather than empty: what the trace does knows no name."""
    named = Trash(Each(Installed() & OfChosenName()))
    with pytest.raises(DeclarationError, match="OfChosenName: no instruction before it has asked"):
        corp("Namer", "ice", Sub((ChooseCardName("runner"), Trace(2, (named,)))), Sub((EndTheRun(),)))
