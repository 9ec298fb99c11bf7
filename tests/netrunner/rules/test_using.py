"""What `engine/netrunner/rules/using.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.parts import CreditsFrom
from engine.netrunner.language.effects import Break, Damage, Gain, GiveTags, Prevent
from engine.netrunner.language.happenings import would
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import Subtype
from engine.netrunner.language.sets import Named
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def test_3_9_5e_an_interface_needs_enough_strength() -> None:
    """3.9.5f, 3.9.5g, 9.3.6c, 9.5.2d: Cleaver (3) does not reach Brân 1.0 (6) until it is boosted."""
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.rig("Cleaver")
    t.set(runner_credits=2)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Cleaver: Break")
    assert t.offered("Cleaver: +1")


def test_3_9_5h_each_part_of_an_ability_breaks_on_ice_of_its_own_subtype() -> None:
    """3.9.5h: on a barrier only the first of two instructions breaks anything."""
    breaker("Janus", Paid(cost(credits=1), (Break(1, "barrier"), Break(1, "sentry")), interface=True))
    ice("Rampart", Sub((Gain(1),)), Sub((Gain(1),)), subtype="barrier")
    t = Table()
    t.ice("HQ", "Rampart")
    t.rig("Janus")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("Janus")
    t.click("Janus")
    while t.decision.kind == "target":
        t.answer([t.decision.options[0].key])
    assert len(t.game.unbroken()) == 1


def test_9_3_3c_an_ability_is_used_only_when_and_where_it_may_be() -> None:
    tagged = Paid(cost(), (Gain(1),), condition=Tagged())
    blank("Snoop", "corp", "asset", (tagged,))
    t = Table()
    t.root("Server 1", "Snoop", rezzed=True)
    t.start("corp")
    assert not t.offered("Snoop")
    t.set(tags=1)
    t.refresh()
    assert t.offered("Snoop")


@pytest.mark.parametrize(("less", "offered"), [(1, True), (2, False)])
def test_9_3_3d_two_credits_from_cards_are_not_paid_where_one_is_due(less: int, offered: bool) -> None:
    """How a cost is to be paid is a restriction, also once something lowers the cost."""
    runner("Shade", "resource", Static(Pays()), subtypes=("stealth",))
    runner("Blade", "resource", Paid(cost(CreditsFrom(Subtype("stealth"), 2), credits=3), (GiveTags(1),)))
    runner("Whetstone", "hardware", Static(Price("use", -less, Named("Blade"))))
    t = Table()
    t.rig("Shade", credit=3)
    t.rig("Blade", "Whetstone")
    t.start(RUNNER)
    assert t.offered("Blade") is offered


@pytest.mark.parametrize(("stealth", "offered"), [(1, False), (2, True)])
def test_9_3_3d_as_many_credits_as_must_come_from_cards_of_a_set(stealth: int, offered: bool) -> None:
    """9.3.3d, 1.10.3c: from two of them together, although another card and the pool have enough."""
    runner("Shade", "resource", Static(Pays()), subtypes=("stealth",))
    runner("Purse", "resource", Static(Pays()))
    runner("Blade", "resource", Paid(cost(CreditsFrom(Subtype("stealth"), 2), credits=3), (GiveTags(1),)))
    t = Table()
    t.rig(*["Shade"] * stealth, credit=1)
    t.rig("Purse", credit=2)
    t.rig("Blade")
    t.game.set_orders(RUNNER, Orders(hosted_first=False))
    t.start(RUNNER)
    assert t.offered("Blade") is offered
    if offered:
        t.click("Blade")
        while t.decision.kind == "payment":
            t.answer([t.decision.options[-1].key])
        assert t.game.state.tags == 1
        assert [card.credit for card in t.game.installed() if card.side == RUNNER] == [0, 0, 2, 0]
        assert t.credits(RUNNER) == 4


def test_9_3_3g_what_an_interrupt_does_besides_it_does() -> None:
    """9.3.3g: damage of that kind is damage, none of which is prevented."""
    corp("Wildfire", "operation", Play((Unpreventable(Damage("meat", 2)),)))
    runner("Insured", "resource", When(would("meat_damage"), (Prevent("damage", 1), Gain(1)), interrupt=True))
    t = Table()
    t.rig("Insured")
    t.hand(RUNNER, *["Diesel"] * 5)
    t.hand(CORP, "Wildfire")
    t.start(CORP)
    t.click("Play Wildfire")
    assert (len(t.names(GRIP)), t.credits(RUNNER)) == (3, 6)


@pytest.mark.parametrize("firm", [True, False])
def test_9_3_3g_an_interrupt_that_does_something_else_too_does_that_alone(firm: bool) -> None:
    """9.3.3g: the tag cannot be prevented, yet the credit is gained."""
    avoid = When(would("tag"), (Gain(1), Prevent("tag", 1)), interrupt=True)
    runner("Consolation", "resource", avoid)
    corp("Brand", "operation", Play((Unpreventable(GiveTags(1)) if firm else GiveTags(1),)))
    t = Table()
    t.rig("Consolation")
    t.hand(CORP, "Brand")
    t.start(CORP)
    t.click("Play Brand")
    assert (t.credits(RUNNER), t.game.state.tags) == (6, int(firm))


def test_9_8_7a_who_breaks_all_subroutines_is_not_asked_which() -> None:
    """9.8.7a: there is nothing to choose."""
    breaker("Wrecker", Paid(cost(credits=1), (Break(0),), interface=True))
    ice("Twin Gate", Sub((Gain(1),)), Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Twin Gate")
    t.rig("Wrecker")
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Wrecker")
    t.click("Wrecker")
    assert t.decision.kind != "target"
    assert t.happened("fully_broken") == 1


def test_boomerang_thrown_at_no_ice_is_never_used() -> None:
    """9.10.3c: no ice was chosen; what is installed later is not that ice."""
    t = Table()
    t.hand(RUNNER, "Boomerang")
    t.hand(CORP, "Enigma")
    t.start(RUNNER, clicks=1)
    t.click("Install Boomerang")
    assert t.names("installed") == ["Boomerang"]
    t.pass_until("Install Enigma")
    t.click("Install Enigma protecting HQ")
    end_turn(t)
    t.click("Run on HQ")
    t.click("Rez Enigma")
    assert t.game.encounter is not None
    assert not t.offered("Boomerang")


@pytest.mark.parametrize("broken", [1, 2])
def test_boomerang_is_not_used_where_nothing_is_left_to_break(broken: int) -> None:
    """Another copy in the heap could be shuffled away all the same."""
    ice("Hedge", END, END)
    breaker("Pick", Paid(cost(credits=1), (Break(1),), interface=True))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Hedge")
    t.rig("Pick")
    t.hand(RUNNER, "Boomerang")
    t.discard_pile(RUNNER, "Boomerang")
    t.start(RUNNER)
    for text in ("Install Boomerang", "Hedge"):
        t.pass_until(text)
        t.click(text)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    for _ in range(broken):
        t.pass_until("Pick: Break")
        t.click("Pick: Break")
        t.answer([t.asked.options[0].key])
    t.pass_until("Pick" if broken < 2 else "Go on")
    assert t.game.encounter is not None
    assert t.offered("Boomerang: Break") == (broken < 2)
