"""What was answered stands, what was planned is checked, and what interrupts changed is looked at again."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    Damage,
    ForceEncounter,
    Gain,
    GiveTags,
    Install,
    Lose,
    Prevent,
    RemoveFromGame,
)
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import InZone, Subtype, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import Kind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def test_9_6_8_the_order_that_was_chosen_stands_when_orders_change() -> None:
    """9.6.8: whose turn it is chooses; a new standing order is for the next question."""
    for title in ("Early Payer", "Late Payer"):
        corp(title, "asset", When(On(Kind.TURN_BEGINS), (Gain(1),)))
    t = Table()
    t.root("Server 1", "Early Payer", rezzed=True)
    t.root("Server 2", "Late Payer", rezzed=True)
    t.game.set_orders(CORP, Orders(full_control=True))
    t.start(CORP, turn_begins=True)
    t.pass_until("Late Payer")
    assert t.decision.kind == "reaction"
    late = next(o.key for o in t.decision.options if o.oid == t.card("Late Payer").oid)
    t.game.set_orders(CORP, Orders())
    events = t.answer([late])
    triggered = [event.code for event in events if event.kind is Kind.TRIGGERS]
    assert triggered[0] == t.card("Late Payer").code


def test_a_plan_whose_next_answer_is_not_legal_any_more_is_dropped() -> None:
    """1.16.1: the ice costs the Runner credits with each subroutine broken, which the plan did not know."""
    lose = When(On(Kind.BREAK), (Lose(1, who=RUNNER),))
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


def test_9_3_6_an_interrupt_once_a_turn_has_one_chance_in_a_window() -> None:
    """9.6.9: of two effects of an instruction it hears, it changes one."""
    avoid = When(would("tag") | would("meat_damage"), (Prevent("tag", 1), Prevent("meat_damage", 1)),
                 interrupt=True, optional=True, once=True)  # fmt: skip
    runner("Nerves", "resource", avoid)
    ice("Both", Sub((Together((GiveTags(2), Damage("meat", 2))),)))
    t = Table()
    t.rig("Nerves")
    t.ice("HQ", "Both")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    asked = 0
    while t.decision.kind == "interrupt":
        asked += 1
        t.answer([next(o.key for o in t.decision.options if o.verb == "trigger")])
    assert (asked, t.game.state.tags, len(t.names("grip"))) == (1, 1, 1)


def test_8_5_14_an_agenda_that_may_only_go_to_a_central_server_stays_where_it_was() -> None:
    """8.5.14, 3.2.1."""
    t = Table()
    t.hand(CORP, "Offworld Office")
    t.start(CORP)
    t.effect(CORP, Install(Each(InZone((HQ,))), where="central"))
    assert t.names("hq") == ["Offworld Office"]
    assert t.names("play") == []


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_4c_whoever_agreed_to_pay_is_not_asked_again(pays: bool) -> None:
    """1.10.3c: where the credits come from is the next question."""
    corp("Tax Office", "asset", Static(Price("install", cost(credits=1), Type("hardware"))))
    runner("Purse", "resource", Static(Pays()))
    runner("Gear", "hardware", cost=1)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Tax Office", rezzed=True)
    t.rig("Purse", credit=1)
    t.hand(RUNNER, "Gear")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone((GRIP,)))))
    asked = []
    while t.decision.kind in ("additional", "payment"):
        asked.append(t.decision.kind)
        t.answer(["no" if t.decision.kind == "additional" and not pays else t.decision.options[0].key])
    assert asked == (["additional", "payment"] if pays else ["additional"])
    assert ("Gear" in t.names("installed")) is pays
    assert t.credits(RUNNER) == (4 if pays else 5)


def test_3_9_3_a_program_that_changes_its_memory_cost_does_so_once() -> None:
    """9.1.8e: before it is installed, and after that not twice."""
    runner("Shrunk", "program", Static(Modify("memory_cost", -1)), memory_cost=3)
    t = Table()
    t.hand(RUNNER, "Shrunk")
    t.start(RUNNER)
    t.click("Install Shrunk")
    assert t.game.memory_used() == 2


def test_3_9_3_what_lowers_memory_costs_lowers_those_of_programs_in_hand() -> None:
    """3.9.3: so that three of them fit, and a fourth does not."""
    runner("Packer", "hardware", Static(Modify("memory_cost", -1, Subtype("daemon"))))
    runner("Sprite", "program", memory_cost=3, subtypes=("daemon",))
    t = Table()
    t.rig("Packer", "Sprite", "Sprite")
    t.hand(RUNNER, "Sprite")
    t.start(RUNNER)
    assert t.game.memory_used() == 4
    assert t.offered("Install Sprite")
    t.click("Install Sprite")
    assert t.decision.kind in ("trash_like", "memory")


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
