"""What `engine/netrunner/rules/prices.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.amounts import CostOf, Credits, X
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import AddToHand, Gain, JackOut, Trash
from engine.netrunner.language.prices import HERE, Pays, Price
from engine.netrunner.language.selectors import Installed, InZone, Subtype, Type, target
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_1_16_2c_x_may_be_0_and_is_chosen_once() -> None:
    """1.16.2c, 9.12.2e."""
    corp("Bank", "operation", Play((Gain(X()), Gain(3)), x=Credits()), cost=None)
    t = Table()
    t.hand("corp", "Bank")
    t.start("corp")
    t.click("Play Bank")
    assert [option.n for option in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.answer([t.decision.options[0].key])
    assert (t.credits("corp"), t.names("archives"), t.clicks("corp")) == (8, ["Bank"], 2)


@pytest.mark.parametrize(("title", "gained"), [("Psychographics", 0), ("Lateral Growth", 1)])
def test_1_16_2d_an_x_is_nothing_where_its_cost_is_not_paid(title: str, gained: int) -> None:
    """Tags would let the Corp pay X; an ability that asks for the cost of the card sees 0."""
    look = AddToHand(target(InZone((ARCHIVES,))))
    corp("Appraisal", "operation", Play((look, Gain(CostOf(Each(Named(title) & InZone((HQ,))))))))
    t = Table()
    t.hand("corp", "Appraisal")
    t.discard_pile("corp", title)
    t.set(tags=3)
    t.start("corp")
    t.click("Play Appraisal")
    assert t.credits("corp") == 5 + gained


@pytest.mark.parametrize(("credits", "offered"), [(0, False), (1, True)])
def test_1_16_10_who_can_pay_to_jack_out_is_asked(credits: int, offered: bool) -> None:
    """1.16.10, 6.1.5: to jack out costs a credit, and an ability offers it."""
    runner("Toll", "resource", Static(Price("jack out", cost(credits=1))))
    runner("Hatch", "resource", Paid(cost(), (JackOut(),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Toll", "Hatch")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.decision.seat != RUNNER or t.decision.kind != "window":
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.offered("Hatch") is offered


def test_1_16_10b_runs_that_cannot_be_paid_are_not_offered_beside_those_that_can() -> None:
    """1.16.10b, 5.2.3a: the Runner has 5 credits, a run on HQ costs 6."""
    corp("Far Toll", "upgrade", Static(Price("run", cost(credits=6), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Far Toll", rezzed=True)
    t.start(RUNNER)
    runs = [option.to for option in t.decision.options if option.verb == "run"]
    assert runs == ["rd", "archives", "remote1"]


@pytest.mark.parametrize("clicks", [1, 2])
def test_1_16_10b_the_click_of_an_action_and_an_additional_one_are_paid_together(clicks: int) -> None:
    """1.16.10b: with 1 click either could be paid alone, and other servers can still be run."""
    corp("Slow Road", "upgrade", Static(Price("run", cost(clicks=1), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Slow Road", rezzed=True)
    t.start(RUNNER, clicks=clicks)
    runs = [option.to for option in t.decision.options if option.verb == "run"]
    assert runs == ["hq", "rd", "archives", "remote1"][2 - clicks :]


@pytest.mark.parametrize(("server", "credits"), [("HQ", 5), ("Server 1", 4), ("Server 2", 4)])
def test_1_16_10b_an_additional_cost_to_run_may_be_about_remote_servers(server: str, credits: int) -> None:
    """1.16.10b: any remote server, and no central one."""
    corp("Toll Road", "asset", Static(Price("run", cost(credits=1), servers=("remote",))))
    t = Table()
    t.root("Server 1", "Toll Road", rezzed=True)
    t.root("Server 2", "Nico Campaign")
    t.start(RUNNER)
    t.click(f"Run on {server}")
    assert t.credits(RUNNER) == credits


@pytest.mark.parametrize(("server", "paid"), [("HQ", 2), ("Server 1", 0), ("R&D", 0)])
def test_1_16_10b_a_price_is_for_its_server(server: str, paid: int) -> None:
    """1.16.10b: the server that is named, not the one the card is in."""
    corp("Far Toll", "upgrade", Static(Price("run", cost(credits=2), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Far Toll", rezzed=True)
    t.start("runner")
    t.click(f"Run on {server}")
    assert t.credits("runner") == 5 - paid


@pytest.mark.parametrize(("server", "paid"), [("HQ", 0), ("Server 1", 2)])
def test_1_16_10b_here_is_where_the_card_is(server: str, paid: int) -> None:
    corp("Near Toll", "upgrade", Static(Price("run", cost(credits=2), servers=(HERE,))))
    t = Table()
    t.root("Server 1", "Near Toll", rezzed=True)
    t.start("runner")
    t.click(f"Run on {server}")
    assert t.credits("runner") == 5 - paid


@pytest.mark.parametrize(("less", "left"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_1_16_2_an_action_that_takes_fewer_clicks(less: int, left: int) -> None:
    """1.16.2: so many clicks less, and never less than none."""
    corp("Short Cut", "asset", Static(Price("purge", fewer_clicks=less)))
    t = Table()
    t.root("Server 1", "Short Cut", rezzed=True)
    t.start("corp", clicks=4)
    t.click("Purge")
    assert t.clicks("corp") == left


@pytest.mark.parametrize("hand", [("Palisade", "Whitespace"), ("Whitespace", "Palisade")])
def test_1_10_4b_what_pays_for_some_cards_pays_for_these_wherever_they_stand(hand: tuple[str, ...]) -> None:
    """1.10.4b, 8.5.11a: ice costs alike where as much protects a server; not all of it can be paid for."""
    corp("Fund", "asset", Static(Pays(("install",), Subtype("barrier"))))
    t = Table()
    t.hand("corp", *hand)
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Fund", rezzed=True, credit=1)
    t.set(corp_credits=0)
    t.start("corp")
    there = {(t.game.state.cards[o.oid].code, o.to) for o in t.decision.options if o.verb == "install"}
    assert ("palisade", "hq") in there
    assert ("whitespace", "hq") not in there


def test_1_16_2c_x_is_chosen_once_however_it_is_paid() -> None:
    """Where the credits come from is asked after X, which stays what was said."""
    runner("Meter", "resource", Paid(cost(credits=X()), (Gain(X()), Gain(1))))
    runner("Purse", "resource", Static(Pays()))
    t = Table(policy=ASK_ALL)
    t.rig("Meter")
    t.rig("Purse", credit=2)
    t.start(RUNNER)
    t.pass_until("Meter")
    t.click("Meter")
    assert t.asks("number")
    t.answer(["x:2"])
    assert t.decision.kind not in ("number", "window"), "two ways to pay, and X is known"
    t.click("2 hosted credits first")
    assert t.asks("window")
    assert t.card("Purse").credit == 0
    assert t.credits(RUNNER) == 8


def questions(t: Table, kinds: tuple[str, ...]) -> list[str]:
    """The kinds of what is asked, answered with the first option, as long as it is one of these."""
    asked: list[str] = []
    while t.decision.kind in kinds:
        asked.append(t.decision.kind)
        t.answer([t.decision.options[0].key])
    return asked


@pytest.mark.parametrize(("act", "question"), [("steal", "steal"), ("access", "additional")])
def test_1_16_10a_whoever_agreed_to_an_additional_cost_only_says_what_to_pay_with(
    act: str, question: str
) -> None:
    """1.16.10a: agreed to once; then the Runner chooses which of two programs it is."""
    price = Price(act, cost(Chosen("trash", 1, Installed() & Type("program"))), Type("agenda"))  # type: ignore[arg-type]
    corp("Guard Post", "asset", Static(price))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Guard Post", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.rig("Leech", "Cleaver")
    t.start(RUNNER)
    t.pass_until("Run on Server 2")
    t.click("Run on Server 2")
    while t.decision.kind != question:
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert questions(t, (question, "pay_with")) == [question, "pay_with"]
    t.next_action()
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("heap") == ["Leech"]


def test_trash_costs_of_cards_in_hq_are_those_of_that_server() -> None:
    corp("Vault Door", "upgrade", Static(Price("trash", 3, AnyCard(), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Vault Door", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.root("Server 2", "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, price in (("HQ", 7), ("Server 2", 4)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert [o.n for o in t.decision.options if o.verb == "trash_accessed"] == [price]
        t.next_action()


def test_9_1_8d_what_each_card_says_of_its_own_install_cost_holds_for_it_alone() -> None:
    """Of two cards in HQ with prices of their own, the Corp can pay for one."""
    corp("Dear Plan", "asset", Static(Price("install", 1)))
    corp("Dearer Plan", "asset", Static(Price("install", 3)))
    t = Table()
    t.hand(CORP, "Dear Plan", "Dearer Plan")
    t.set(corp_credits=2)
    t.start(CORP)
    assert t.offered("Install Dear Plan")
    assert not t.offered("Install Dearer Plan")


def test_1_16_10a_of_several_cards_each_additional_cost_to_trash_is_paid_once() -> None:
    """1.16.10a: the Runner is asked for each card, one after the other."""
    corp("Scrap Duty", "upgrade", Static(Price("trash", cost(credits=1), Type("asset"))))
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Scrap Duty", rezzed=True)
    for server in ("Server 1", "Server 2"):
        t.root(server, "Nico Campaign", rezzed=True)
    t.start(RUNNER)
    t.effect(RUNNER, Trash(Each(Type("asset"))))
    asked = 0
    while t.asks("additional"):
        asked += 1
        t.click(t.options[0])
    assert (asked, t.credits(RUNNER), t.names(ARCHIVES)) == (2, 3, ["Nico Campaign"] * 2)


def test_1_16_10_what_the_runner_pays_to_trash_a_card_the_corp_does_not_cause() -> None:
    """The Corp trashes its own cards for nothing, and nobody is asked."""
    corp("Scrap Toll", "upgrade", Static(Price("trash", cost(credits=1), Type("asset"))))
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Scrap Toll", rezzed=True)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Type("asset"))))
    assert not t.asks("additional")
    assert (t.credits(RUNNER), t.names(ARCHIVES)) == (5, ["Nico Campaign"])
