"""The end of the action phase, for cards that wait for it (5.6.2d and 5.7.1h of the rules of 2026)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    CLICKS,
    Draw,
    EndActionPhase,
    Gain,
    PlayFrom,
    TakeDifferentAction,
)
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.triggers import ACTION_PHASE_ENDS, AFTER_RESOLVING
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def desk() -> None:
    corp("Evening Desk", "asset", When(ACTION_PHASE_ENDS, (Gain(1),)), trash_cost=1)


def test_it_ends_when_no_clicks_are_left() -> None:
    desk()
    t = Table()
    t.root("Server 1", "Evening Desk", rezzed=True)
    t.start("corp")
    t.play("Gain 1 credit", "Gain 1 credit", "Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "runner"
    assert t.credits("corp") == 5 + 3 + 1


def test_it_is_heard_before_cards_are_discarded() -> None:
    """5.6.2d: the phase is still on, and nobody can act any more."""
    desk()
    t = Table()
    t.root("Server 1", "Evening Desk", rezzed=True)
    t.hand("corp", *["Hedge Fund"] * 9)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert t.decision.kind == "discard"
    assert (t.credits("corp"), t.clicks("corp")) == (5 + 1 + 1, 0)


def test_it_is_heard_once_where_a_card_ends_the_phase() -> None:
    """5.4.3: what waits for it resolves still in the phase, without an action."""
    desk()
    corp("Last Word", "operation", Play((Gain(2), EndActionPhase())), cost=0)
    t = Table()
    t.root("Server 1", "Evening Desk", rezzed=True)
    t.hand("corp", "Last Word")
    t.start("corp")
    t.click("Play Last Word")
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "runner"
    assert t.credits("corp") == 5 + 2 + 1


def test_it_is_the_end_of_ones_own_phase() -> None:
    runner("Nightcap", "resource", When(ACTION_PHASE_ENDS, (Gain(1),)))
    t = Table()
    t.rig("Nightcap")
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 5
    t.play(*["Gain 1 credit"] * 4)
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert t.credits("runner") == 5 + 4 + 1


def test_no_action_is_left_that_differs() -> None:
    """5.2.6b, 1.2.4: whoever has taken all that there are takes none."""
    corp("Errand", "operation", Play((TakeDifferentAction(), Gain(3))), cost=0)
    t = Table()
    t.hand("corp", "Errand")
    t.start("corp", clicks=9)
    t.play("Gain 1 credit", "Draw 1 card", "Purge", "Play Errand")
    while t.decision.kind == "action":
        t.answer([option.key for option in t.asked.options][:1])
    t.effect("corp", TakeDifferentAction(), Gain(3))
    assert t.credits("corp") >= 5 + 1 + 3


def going_public() -> None:
    """An operation with the words of IPO."""
    ends = When(AFTER_RESOLVING, (EndActionPhase(),))
    corp("Going Public", "operation", Play((Gain(13),)), ends, cost=8, subtypes=("terminal",))


def test_ipo_ends_the_action_phase_and_what_played_it() -> None:
    """5.4.3c: clicks and the rest of an ability that played it are lost; it lies in Archives by then."""
    going_public()
    play = PlayFrom((HQ,), Type("operation"))
    corp("Broker", "asset", Paid(cost(clicks=1), (play, Gain(1, CLICKS), Draw(2))))
    t = Table()
    t.root("Server 1", "Broker", rezzed=True)
    t.hand(CORP, "Going Public")
    t.set(corp_credits=8)
    t.start(CORP)
    t.click("Broker")
    t.click("Play Going Public")
    assert t.credits(CORP) == 13
    assert (t.names("hq"), t.names("archives")) == ([], ["Going Public"])
    assert t.game.state.active == RUNNER


def test_ipo_outside_of_its_players_action_phase_ends_nothing() -> None:
    going_public()
    t = Table()
    t.hand(CORP, "Going Public")
    t.set(corp_credits=8)
    t.start(RUNNER)
    t.effect(CORP, PlayFrom((HQ,), Type("operation")))
    t.click("Play Going Public")
    assert t.credits(CORP) == 13
    assert (t.game.state.active, t.clicks(RUNNER), t.offered("Run on HQ")) == (RUNNER, 4, True)
