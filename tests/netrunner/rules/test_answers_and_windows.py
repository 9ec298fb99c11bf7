"""What was answered stands, what was planned is checked, and what interrupts changed is looked at again."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    ForceEncounter,
    GiveTags,
    Lose,
    RemoveFromGame,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on
from tests.netrunner.scenarios.making import END, breaker, ice


def test_a_plan_whose_next_answer_is_not_legal_any_more_is_dropped() -> None:
    """1.16.1: the ice costs the Runner credits with each subroutine broken, which the plan did not know."""
    lose = When(On(EventKind.BREAK), (Lose(1, who=RUNNER),))
    ice("Draining Wall", lose, END, END, strength=1)
    breaker("Wedge", Paid(cost(credits=1), (Break(1),), interface=True), strength=2)
    t = Table()
    t.ice("HQ", "Draining Wall")
    t.rig("Wedge")
    t.set(runner_credits=2)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.answer([next(o.key for o in t.decision.options if o.verb == "break_all")])
    assert (t.credits(RUNNER), t.decision.seat) == (0, RUNNER)
    assert len(t.game.unbroken()) == 1
    t.click("Let the unbroken")
    assert t.game.run is None


def test_4_6_8e_a_forced_encounter_goes_on_when_the_attacked_server_is_gone() -> None:
    """6.5.9: it is no part of the run that ends (6.1.4)."""
    ice("Snare Wall", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "Snare Wall")
    t.root("Server 1", "Nico Campaign")
    t.ice("Server 1", "Palisade")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.effect(CORP, ForceEncounter(Each(Named("Snare Wall"))))
    assert t.game.encounter is not None
    assert t.game.encounter.forced
    t.effect(CORP, RemoveFromGame(Each(Named("Palisade") | Named("Nico Campaign"))))
    assert "remote1" not in t.game.state.servers
    t.next_action()
    assert (t.game.state.tags, t.happened("successful_run"), t.game.run) == (1, 0, None)


def test_10_2_whether_the_corp_is_asked_does_not_tell_what_could_be_advanced() -> None:
    """With full control it gets every window in which AstroScript may have something to advance; PAD Campaign
    cannot be advanced, and only the Corp knows that this is what lies there."""
    asked = []
    for card in ("Hostile Takeover", "PAD Campaign"):
        t = Table(policy=POLICY)
        t.score_area("corp", "AstroScript Pilot Program", agenda=1)
        t.root("Server 1", card)
        t.start("runner")
        t.game.set_orders("corp", Orders(full_control=True))
        t.click("Run on HQ")
        steps = []
        while not t.happened("run_ends"):
            steps.append((t.decision.seat, t.decision.step))
            if t.decision.seat == "corp":
                assert t.offered("AstroScript") == (card == "Hostile Takeover")
            go_on(t)
        asked.append(steps)
    assert asked[0] == asked[1]
    assert ("corp", "6.9.4b") in asked[0]
