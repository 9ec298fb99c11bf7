"""What `engine/netrunner/rules/costs.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.amounts import X
from engine.netrunner.language.costs import Cost, OneOf, TagCost, cost
from engine.netrunner.language.effects import Gain, GiveTags
from engine.netrunner.language.flow import ForNow, MayPay
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Subtype, Type
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_1_10_4_credits_for_trashing_some_resources_pay_for_those() -> None:
    corp("Bounty", "asset", Static(Pays(("trash resource",), Subtype("connection"))))
    runner("Contact", "resource", subtypes=("connection",))
    runner("Flat", "resource")
    t = Table()
    t.root("Server 1", "Bounty", rezzed=True, credit=2)
    t.rig("Contact", "Flat")
    t.set(corp_credits=0, tags=1)
    t.start(CORP)
    assert t.offered("Trash Contact")
    assert not t.offered("Trash Flat")


@pytest.mark.parametrize("hand", [("Palisade", "Whitespace"), ("Whitespace", "Palisade")])
def test_1_10_4_credits_for_installing_some_cards_pay_for_no_others(hand: tuple[str, str]) -> None:
    corp("Masonry", "asset", Static(Pays(("install",), Subtype("barrier"))))
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Masonry", rezzed=True, credit=1)
    t.hand(CORP, *hand)
    t.set(corp_credits=0)
    t.start(CORP)
    assert "Install Palisade protecting HQ · 1 credit" in t.options
    assert "Install Whitespace protecting HQ · 1 credit" not in t.options


def test_1_10_4_credits_for_one_thing_do_not_pay_for_another_for_the_turn() -> None:
    """What lasts for the turn pays for what it says and no more."""
    runner("Fund", "resource", Paid(cost(), (ForNow(Pays(("install",)), "turn"),), once=True))
    runner("Slot", "resource", Paid(cost(credits=1), (Gain(1),)))
    t = Table()
    t.rig("Fund", credit=3)
    t.rig("Slot")
    t.hand(RUNNER, "Leech")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Fund")
    assert t.offered("Install Leech")
    assert not t.offered("Slot")


def test_1_10_4b_credits_on_cards_pay_for_an_x() -> None:
    """1.16.2c: X is as much as pool and card together can pay for using this card."""
    runner("Engine", "resource", Paid(cost(credits=X()), (Gain(X()),), once=True))
    runner("Purse", "resource", Static(Pays(("use",), Type("resource"))))
    t = Table()
    t.rig("Engine")
    t.rig("Purse", credit=3)
    t.set(runner_credits=2)
    t.start(RUNNER)
    t.click("Engine")
    assert t.options == [f"X is {x}" for x in range(2 + 3 + 1)]


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


@pytest.mark.parametrize(("held", "usable"), [(1, False), (2, True)])
def test_a_cost_of_more_damage_than_there_are_cards_cannot_be_paid(held: int, usable: bool) -> None:
    runner("Ouch", "resource", Paid(cost(clicks=1, net_damage=2), (Gain(9),)))
    t = Table()
    t.rig("Ouch")
    t.hand(RUNNER, *["Sure Gamble"] * held)
    t.start(RUNNER)
    assert t.offered("Ouch") == usable
