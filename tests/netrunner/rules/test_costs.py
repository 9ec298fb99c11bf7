"""What `engine/netrunner/rules/costs.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.costs import Cost, OneOf, TagCost, cost
from engine.netrunner.language.effects import Gain, GiveTags
from engine.netrunner.language.flow import MayPay
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


@pytest.mark.parametrize(("clicks", "ways"), [(1, 0), (2, 2)])
def test_1_16_1_a_way_to_pay_that_takes_too_many_clicks_is_none(clicks: int, ways: int) -> None:
    """1.16.1: with 1 click left only the credits can be paid, so nothing is asked."""
    either = Cost((OneOf((cost(clicks=2), cost(credits=3))),))
    t = Table()
    t.start(RUNNER, clicks=clicks)
    t.effect(RUNNER, MayPay(either, (GiveTags(1),)))
    t.answer(["pay"])
    assert len([o for o in t.decision.options if o.verb == "pay_way"]) == ways
    if not ways:
        assert (t.clicks(RUNNER), t.credits(RUNNER), t.game.state.tags) == (1, 2, 1)


@pytest.mark.parametrize(("due", "offered"), [(6, True), (7, False)])
def test_1_16_1_credits_on_a_card_are_not_counted_twice(due: int, offered: bool) -> None:
    """1.16.1: 5 in the pool and 3 on the card are enough for 2 counters and 6 credits."""
    own = Paid(cost(credits=due, counter="credit", counters=2), (GiveTags(1),))
    runner("Coffer", "resource", Static(Pays()), own)
    t = Table()
    t.rig("Coffer", credit=3)
    t.start(RUNNER)
    assert any(option.verb == "use" for option in t.decision.options) is offered


@pytest.mark.parametrize("pays", [False, True])
def test_1_16_1_credits_on_the_source_are_no_credits_of_a_pool(pays: bool) -> None:
    """1.16.1, 1.10.4: who must not spend any still removes them from the card as its cost, and so from one
    whose credits could be spent."""
    own = Paid(cost(counter="credit", counters=2), (GiveTags(1),))
    runner("Piggy Bank", "resource", *[Static(Pays())] * pays, own)
    runner("Frozen", "resource", Static(Cannot("spend_credits")))
    t = Table()
    t.rig("Piggy Bank", credit=2)
    t.rig("Frozen")
    t.start(RUNNER)
    t.click("Piggy Bank")
    t.next_action()
    assert (t.card("Piggy Bank").credit, t.game.state.tags) == (0, 1)


@pytest.mark.parametrize("others", [0, 1])
def test_1_16_1_an_event_is_no_card_to_lose_while_it_is_played(others: int) -> None:
    """1.16.1: it is in the play area when its costs are paid, so that the damage needs another card."""
    runner("Blood Rite", "event", Play((Gain(5),)), Static(Price("play", cost(net_damage=1))))
    t = Table()
    t.hand(RUNNER, "Blood Rite", *["Sure Gamble"] * others)
    t.start(RUNNER)
    assert t.offered("Play Blood Rite") is (others == 1)
    if others:
        t.click("Play Blood Rite")
        assert (t.credits(RUNNER), t.names("grip")) == (10, [])


def test_1_16_1a_interrupts_do_not_change_how_a_cost_is_paid() -> None:
    """Trashed as a cost, tagged as a cost: nobody may save the program or avoid the tag."""
    runner("Bargain", "resource", Paid(cost(TagCost(1)), (Gain(3),)))
    t = Table()
    t.rig("Sacrificial Construct", "Bargain", "Decoy")
    t.rig("Fermenter", virus=1)
    t.start("runner")
    t.click("Bargain")
    assert (t.game.state.tags, t.credits("runner")) == (1, 8)
    t.click("Fermenter")
    assert t.decision.kind != "interrupt"
    assert sorted(t.names("installed")) == ["Bargain", "Decoy", "Sacrificial Construct"]
