"""Additional costs of every act (1.16.10), X in costs (1.16.2c), and what a cost was paid with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import CostOf, Hosted, X
from engine.netrunner.language.costs import Chosen, CounterCost, cost
from engine.netrunner.language.effects import Gain, Rez
from engine.netrunner.language.flow import ForNow, MayPay
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.prices import HERE, Pays, Price
from engine.netrunner.language.selectors import Installed, Result, Subtype, ThisCard, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import SetTo
from engine.netrunner.language.triggers import REZZED, TURN_BEGINS
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.parts import Ability
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, runner

PROGRAM = Installed("runner") & Type("program")


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        corp("Lasting Prize", "agenda",
             Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))))  # fmt: skip
        corp("Pawn", "asset")
        corp("Lock", "upgrade", Static(Price("jack out", cost(Chosen("trash", 1, PROGRAM)), servers=(HERE,))))
        corp("Gate Fee", "asset", Static(Price("access", cost(credits=1), Type("upgrade"))))
        corp("Plain Upgrade", "upgrade", trash_cost=1)
        corp("Slow Play", "asset", Static(Price("advance", cost(credits=1), Type("agenda"))))
        corp("Tag Keeper", "asset", Static(Price("remove tag", 2)))
        corp("Guard", "asset", Static(Price("run", cost(clicks=1), basic=True)))
        corp("Heavy Air", "asset", Static(Price("break", cost(credits=1), Subtype("icebreaker"))))
        corp("Watch", "asset", Static(Price("trash resource", cost(credits=2), Type("resource"))))
        corp("Red Fish", "upgrade", Static(Price("steal", cost(credits=5), servers=(HERE,)), persistent=True),
             trash_cost=1)  # fmt: skip
        corp("Prize", "agenda")
        runner("Friend", "resource")
        runner("Tool", "program", cost=3)
        runner("Meter", "resource", Paid(cost(credits=X()), (Gain(X()), Gain(1))))
        runner("Counter Meter", "resource", Paid(cost(CounterCost("power", X())), (Gain(X()),)))
        runner("Pawnshop", "resource",
               Paid(cost(Chosen("trash", 1, PROGRAM)), (Gain(CostOf(Result("paid"))),)))  # fmt: skip
        runner("Fund", "resource", Static(Recurring(Hosted("power"))), Static(Pays()))
        runner("Gamble", "resource", When(TURN_BEGINS, (MayPay(cost(credits=X()), (Gain(X()), Gain(1))),)))
        breaker("Key", Paid(cost(credits=1), (Gain(1),)))
        yield


def test_1_16_10c_an_additional_cost_to_score() -> None:
    t = Table()
    t.root("Server 1", "Lasting Prize", advancement=3)
    t.start("corp")
    assert not t.offered("Score")
    t = Table()
    t.root("Server 1", "Lasting Prize", advancement=3)
    t.root("Server 2", "Pawn", rezzed=True)
    t.root("Server 3", "Pawn")
    t.start("corp")
    t.click("Score Lasting Prize")
    assert t.decision.kind == "pay_with"
    t.click("Pawn in Server 2")
    assert t.names("corp_score") == ["Lasting Prize"]
    assert t.names("archives") == ["Pawn"]


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("ability", [
    Static(Modify("advancement", -2, Type("agenda"))),
    Static(SetTo("advancement", 1, Type("agenda"))),
    When(REZZED, (ForNow(Modify("advancement", -2, Type("agenda")), "active"),)),
])  # fmt: skip
def test_1_16_1c_what_makes_it_possible_to_score_is_no_way_to_pay_for_it(
    ability: Ability, alone: bool
) -> None:
    """1.16.1c: it lowers the requirement, sets it, or made something that lasts while it is active."""
    with taken_back():
        corp("Short Cut", "asset", ability)
        t = Table()
        t.root("Server 1", "Lasting Prize", advancement=1)
        t.root("Server 2", "Short Cut")
        t.root("Server 3", *(() if alone else ("Pawn",)))
        t.start("corp")
        t.effect("corp", Rez(Each(Named("Short Cut")), ignoring="all"))
        assert t.offered("Score") is not alone
        if not alone:
            t.click("Score Lasting Prize")
            assert t.names("archives") == ["Pawn"]


@pytest.mark.parametrize("programs", [0, 2])
def test_1_16_10_an_additional_cost_to_jack_out_of_a_run_on_this_server(programs: int) -> None:
    t = Table()
    t.root("HQ", "Lock", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=False)
    t.rig(*["Tool"] * programs)
    t.start("runner")
    t.click("Run on HQ")
    if not programs:  # going on is the only choice
        with pytest.raises(LookupError):
            t.pass_until("Jack out")
        return
    t.pass_until("Jack out")
    t.click("Jack out")
    assert t.decision.kind == "pay_with"
    t.answer([t.decision.options[0].key])
    assert t.names("heap") == ["Tool"]
    assert t.game.run is None


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_10c_an_additional_cost_to_access_can_be_declined(pays: bool) -> None:
    t = Table()
    t.root("Server 1", "Plain Upgrade")
    t.root("Server 2", "Gate Fee", rezzed=True)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 1 credit")
    t.click("Pay 1 credit" if pays else "Do not pay")
    assert t.offered("Trash Plain Upgrade") is pays
    assert t.credits("runner") == (4 if pays else 5)


def test_1_16_10_advancing_and_removing_tags_and_trashing_resources_cost_more() -> None:
    t = Table()
    t.root("Server 1", "Lasting Prize")
    t.root("Server 2", "Slow Play", rezzed=True)
    t.root("Server 3", "Watch", rezzed=True)
    t.rig("Friend")
    t.set(tags=1, corp_credits=6)
    t.start("corp")
    t.click("Advance")
    assert t.credits("corp") == 4
    t.click("Trash Friend")
    assert t.credits("corp") == 0
    t = Table()
    t.root("Server 1", "Tag Keeper", rezzed=True)
    t.set(tags=2)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.credits("runner") == 1
    assert not t.offered("Remove 1 tag")


def test_1_16_10_an_additional_cost_of_the_basic_action_to_run() -> None:
    t = Table()
    t.root("Server 1", "Guard", rezzed=True)
    t.start("runner", clicks=1)
    assert not t.offered("Run on HQ")
    t = Table()
    t.root("Server 1", "Guard", rezzed=True)
    t.start("runner", clicks=2)
    t.click("Run on HQ")
    assert t.clicks("runner") == 0


def test_1_16_2_a_price_for_breaking_is_none_for_other_abilities() -> None:
    t = Table()
    t.root("Server 1", "Heavy Air", rezzed=True)
    t.rig("Key")
    t.start("runner")
    t.click("Key")
    assert t.credits("runner") == 5


def test_1_16_10_breaking_costs_more() -> None:
    t = Table()
    t.root("Server 1", "Heavy Air", rezzed=True)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 3


def test_1_16_2c_a_number_for_x_is_chosen_before_the_cost_is_paid() -> None:
    t = Table()
    t.rig("Meter")
    t.start("runner")
    t.click("Meter")
    assert t.decision.kind == "number"
    assert [option.n for option in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.answer(["x:4"])
    assert t.credits("runner") == 6


def test_1_16_2c_x_counters() -> None:
    t = Table()
    t.rig("Counter Meter", power=3)
    t.start("runner")
    t.click("Counter Meter")
    t.answer(["x:2"])
    assert t.card("Counter Meter").power == 1
    assert t.credits("runner") == 7


def test_what_a_cost_was_paid_with_is_known_to_the_effects() -> None:
    t = Table()
    t.rig("Pawnshop", "Tool")
    t.start("runner")
    t.click("Pawnshop")
    assert t.names("heap") == ["Tool"]
    assert t.credits("runner") == 8


def test_1_10_5a_recurring_credits_of_a_calculated_number() -> None:
    t = Table()
    t.rig("Fund", power=3, credit=1)
    t.start("runner", turn_begins=True)
    assert t.card("Fund").credit == 3


def test_1_16_11a_a_nested_cost_of_x() -> None:
    t = Table()
    t.rig("Gamble")
    t.start("runner", turn_begins=True)
    t.pass_until("Pay X")
    t.click("Pay X")
    assert t.decision.kind == "number"
    t.answer(["x:2"])
    assert t.credits("runner") == 6


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_9_12_5_a_persistent_additional_cost_outlives_the_card_that_was_trashed(server: str) -> None:
    """It is about agendas in the server as well as in its root, and about that server only."""
    t = Table()
    t.root("HQ", "Red Fish", rezzed=True)
    t.hand("corp", "Prize")
    t.deck("corp", "Prize")
    t.set(runner_credits=6)
    t.start("runner")
    t.click(f"Run on {server}")
    if server == "R&D":
        t.pass_until("Steal Prize")
        t.click("Steal Prize")
        assert t.credits("runner") == 6
        return
    t.pass_until("Access Red Fish")
    t.click("Access Red Fish")
    t.pass_until("Trash Red Fish")
    t.click("Trash Red Fish")
    t.pass_until("Steal Prize")
    t.click("Steal Prize")
    assert t.credits("runner") == 0
    assert t.names("runner_score") == ["Prize"]
