"""Costs in parts (1.16): what can be paid with what, all at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.costs import BadPublicityCost, Chosen, OneOf, TagCost, ThisCost, cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.prices import HERE, Pays, Price
from engine.netrunner.language.selectors import Installed, InZone, Subtype, ThisCard, Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, corp, ice, runner

PROGRAM = Installed("runner") & Type("program")


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        runner("Tool", "program")
        runner("Console", "hardware", subtypes=("console",))
        runner("Friend", "resource", subtypes=("connection",))
        runner("Bake", "resource", Paid(cost(Chosen("trash", 2, PROGRAM)), (Gain(5),)))
        runner("Both", "resource",
               Paid(cost(Chosen("trash", 1, PROGRAM), Chosen("trash", 1, Installed("runner") - ThisCard())),
                    (Gain(9),)))  # fmt: skip
        runner("Wide First", "resource",
               Paid(cost(Chosen("trash", 1, Installed("runner") - ThisCard()), Chosen("trash", 1, PROGRAM)),
                    (Gain(9),)))  # fmt: skip
        runner("Heavy", "resource",
               Paid(cost(Chosen("trash", 2, PROGRAM), Chosen("trash", 1, Installed("runner") - ThisCard())),
                    (Gain(9),)))  # fmt: skip
        corp("Runner Tax", "asset", Static(Price("draw", 1, by="runner")))
        runner("Frantic", "event", Play((Gain(6),)),
               Static(Price("play", cost(Chosen("trash", 2, InZone((GRIP,)))))))  # fmt: skip
        runner("Double", "event", Play((Gain(6),)), Static(Price("play", cost(clicks=1))))
        runner("Goner", "resource", Paid(cost(ThisCost("remove"), clicks=1), (Gain(4),)))
        runner("Clean", "resource", Paid(cost(TagCost(-1)), (Gain(1),)))
        corp("Prize", "agenda")
        corp("Archer", "ice", END, Static(Price("rez", cost(forfeit=1))), strength=5, cost=3)
        either = OneOf((cost(BadPublicityCost()), cost(Chosen("trash", 1, InZone((HQ,))))))
        corp("Mixed", "asset", Static(Price("rez", cost(either))), cost=1)
        corp("Toll Road", "upgrade", Static(Price("run", cost(credits=2), servers=(HERE,))))
        corp("Slow Grid", "asset", Static(Price("install", 1, Type("resource"))))
        corp("Fund", "asset", Static(Pays(("advance",), Type("agenda"))))
        runner("Purse", "resource", Static(Pays(("remove tag",))))
        runner("Broker", "resource", Static(Pays(("install",), Subtype("connection"))))
        ice("Gate", END)
        yield


def test_1_16_1_a_cost_of_chosen_cards_is_asked_at_once() -> None:
    t = Table()
    t.rig("Tool", "Tool", "Tool", "Console", "Bake")
    t.start("runner")
    t.click("Bake")
    assert t.decision.kind == "pay_with"
    assert t.options == [f"Tool ({n} of 3 alike)" for n in (1, 2, 3)]
    t.answer([option.key for option in t.decision.options[:2]])
    assert t.names("heap") == ["Tool", "Tool"]
    assert t.credits("runner") == 10


def test_1_16_1_what_cannot_be_paid_in_full_is_not_offered() -> None:
    t = Table()
    t.rig("Tool", "Bake")
    t.start("runner")
    assert not t.offered("Bake")


def test_1_16_1_one_card_does_not_pay_for_two_parts() -> None:
    t = Table()
    t.rig("Tool", "Both")
    t.start("runner")
    assert not t.offered("Both")
    t = Table()
    t.rig("Tool", "Console", "Both")
    t.start("runner")
    t.click("Both")
    t.next_action()
    assert sorted(t.names("heap")) == ["Console", "Tool"]
    assert t.credits("runner") == 14


def test_1_16_1_the_only_program_is_kept_for_the_part_that_needs_it() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Tool", "Console", "Friend", "Both")
    t.start("runner")
    t.pass_until("Both")
    t.click("Both")
    assert t.options == ["Tool"]
    t.click("Tool")
    assert sorted(t.options) == ["Console", "Friend"]
    t.click("Friend")
    assert sorted(t.names("heap")) == ["Friend", "Tool"]


def test_1_16_1_no_choice_leaves_another_part_unpaid() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Tool", "Console", "Friend", "Wide First")
    t.start("runner")
    t.pass_until("Wide First")
    t.click("Wide First")
    assert sorted(t.options) == ["Console", "Friend"]


def test_1_16_1_where_parts_compete_for_cards_they_are_chosen_one_by_one() -> None:
    """1.16.1: what was chosen for one part is gone for the next."""
    t = Table()
    t.rig("Tool", "Tool", "Tool", "Console", "Heavy")
    t.start("runner")
    t.click("Heavy")
    asked = []
    while t.decision.kind == "pay_with":
        asked.append((t.decision.minimum, t.decision.maximum, len(t.decision.options)))
        t.answer([t.decision.options[0].key])
    assert asked == [(1, 1, 3), (1, 1, 2), (1, 1, 2)]
    assert sorted(t.names("heap")) == ["Tool", "Tool", "Tool"]
    assert t.credits("runner") == 14


def test_1_16_2_a_price_for_one_player_is_none_for_the_other() -> None:
    t = Table()
    t.root("Server 1", "Runner Tax", rezzed=True)
    t.start("corp")
    t.click("Draw 1 card")
    assert t.credits("corp") == 5
    t = Table()
    t.root("Server 1", "Runner Tax", rezzed=True)
    t.start("runner")
    t.click("Draw 1 card")
    assert t.credits("runner") == 4


def test_1_16_10_an_additional_cost_to_play_is_chosen_from_the_other_cards_in_hand() -> None:
    t = Table()
    t.hand("runner", "Frantic", "Tool")
    t.start("runner")
    assert not t.offered("Play Frantic")
    t = Table()
    t.hand("runner", "Frantic", "Tool", "Console", "Friend")
    t.start("runner")
    t.click("Play Frantic")
    assert sorted(t.options) == ["Console", "Friend", "Tool"]
    t.click("Tool", "Friend")
    assert t.names("grip") == ["Console"]
    assert t.credits("runner") == 11


def test_1_16_10_an_additional_click_to_play_comes_on_top_of_the_action() -> None:
    t = Table()
    t.hand("runner", "Double")
    t.start("runner", clicks=1)
    assert not t.offered("Play Double")
    t = Table()
    t.hand("runner", "Double")
    t.start("runner", clicks=2)
    t.click("Play Double")
    assert t.clicks("runner") == 0
    assert t.credits("runner") == 11


def test_8_2_5_forfeiting_as_an_additional_cost_to_rez() -> None:
    t = Table()
    t.ice("HQ", "Archer", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Rez Archer")
    t = Table()
    t.score_area("corp", "Prize")
    t.ice("HQ", "Archer", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Archer")
    assert t.credits("corp") == 2
    assert t.names("removed") == ["Prize"]
    assert t.game.points("corp") == 0
    assert t.card("Archer").faceup


def test_1_16_10_one_of_two_additional_costs() -> None:
    t = Table()
    t.root("Server 1", "Mixed")
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Rez Mixed")
    assert t.decision.kind == "pay_way"
    assert t.options == ["Pay 1 credit and take 1 bad publicity", "Pay 1 credit and trash 1 card from HQ"]
    t.play("Pay 1 credit and trash", "Hedge Fund")
    assert t.names("archives") == ["Hedge Fund"]
    assert t.game.state.bad_publicity == 0
    assert t.card("Mixed").faceup
    t = Table()
    t.root("Server 1", "Mixed")
    t.start("corp")
    t.click("Rez Mixed")
    assert t.game.state.bad_publicity == 1


def test_1_16_10_an_additional_cost_to_run_one_server() -> None:
    t = Table()
    t.root("Server 1", "Toll Road", rezzed=True)
    t.set(runner_credits=1)
    t.start("runner")
    assert t.offered("Run on HQ")
    assert not t.offered("Run on Server 1")
    t = Table()
    t.root("Server 1", "Toll Road", rezzed=True)
    t.start("runner")
    t.click("Run on Server 1")
    assert t.credits("runner") == 3


def test_1_16_2_the_cost_to_install_some_cards_is_raised() -> None:
    t = Table()
    t.root("Server 1", "Slow Grid", rezzed=True)
    t.hand("runner", "Friend", "Console")
    t.start("runner")
    t.click("Install Friend")
    assert t.credits("runner") == 4
    t.click("Install Console")
    assert t.credits("runner") == 4


def test_1_10_4b_hosted_credits_pay_a_basic_action() -> None:
    t = Table()
    t.rig("Purse", credit=5)
    t.set(runner_credits=0, tags=1)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.card("Purse").credit == 3
    assert t.game.state.tags == 0


def test_1_10_4b_hosted_credits_pay_for_a_set_of_cards_only() -> None:
    t = Table()
    t.root("Server 1", "Prize")
    t.root("Server 2", "Fund", rezzed=True, credit=2)
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Advance")
    assert t.card("Fund").credit == 1
    t = Table()
    t.root("Server 1", "Slow Grid", rezzed=True)
    t.rig("Broker", credit=1)
    t.hand("runner", "Friend", "Clean")
    t.set(runner_credits=0)
    t.start("runner")
    assert t.offered("Install Friend")
    assert not t.offered("Install Clean")


def test_1_16_1_cards_of_the_grip_among_others_are_not_chosen_unasked() -> None:
    """As many as are due: taking them without a question would tell that the grip holds no others."""
    program = Type("program")
    among = (InZone(("grip",)) & program) | (Installed(RUNNER) & program)
    runner("Press", "resource", Paid(cost(Chosen("trash", 2, among)), (Gain(3),)))
    t = Table()
    t.rig("Press", "Imp")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.click("Press")
    assert t.asks("pay_with")
    t.click("Imp", "Leech")
    assert t.credits(RUNNER) == 8


def test_removing_a_tag_and_removing_this_from_the_game_are_costs() -> None:
    t = Table()
    t.rig("Clean", "Goner")
    t.start("runner")
    assert not t.offered("Clean")
    t.click("Goner")
    assert t.names("removed") == ["Goner"]
    t = Table()
    t.rig("Clean")
    t.set(tags=1)
    t.start("runner")
    t.click("Clean")
    assert t.game.state.tags == 0
    assert t.credits("runner") == 6
