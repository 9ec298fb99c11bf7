"""What a little less or more of a rule would change, and no other test tells (`make mutants`)."""

from __future__ import annotations

import pytest

from engine.netrunner.decklists.formats import formats
from engine.netrunner.decks.legality import Reason
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Bypass, Gain
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Subtype, Type, target
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, runner


def told(t: Table, seat: str) -> list[str]:
    """Why the seat cannot do what it cannot do now."""
    return [line for _, lines in t.game.why_not(seat, "en") for line in lines]


def test_1_16_1_clicks_of_the_action_and_of_an_additional_cost_are_due_together() -> None:
    corp("Overtime", "operation", Play((Gain(9),)), Static(Price("play", cost(clicks=1))))
    t = Table(policy=POLICY)
    t.hand(CORP, "Overtime")
    t.start(CORP, clicks=1)
    assert "Play Overtime: it takes 2 clicks, and you have 1." in told(t, CORP)


def test_9_12_3_of_several_servers_that_must_be_run_on_each_can_be() -> None:
    corp("Lure", "asset", Static(Must("run", where=("here",))))
    t = Table(policy=POLICY)
    t.root("Server 1", "Lure", rezzed=True)
    t.root("Server 2", "Lure", rezzed=True)
    t.start(RUNNER)
    runs = [line.partition(":")[0] for line in told(t, RUNNER) if line.startswith("Run on")]
    assert runs == ["Run on HQ", "Run on R&D", "Run on Archives"]


@pytest.mark.parametrize("forbidden", [False, True])
def test_1_2_2_of_an_ability_what_is_forbidden_is_left_out(forbidden: bool) -> None:
    """6.5.8: ice that cannot be bypassed is not, whatever else the ability does."""
    runner("Ghost", "resource", Paid(cost(), (Bypass(), Gain(1))))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Ghost")
    t.start(RUNNER)
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("bypass"), "turn"))
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while (t.game.encounter is None or not t.offered("Ghost")) and t.game.run is not None:
        t.answer(["pass"])
    before = t.credits(RUNNER)
    t.click("Ghost")
    assert t.credits(RUNNER) == before + 1
    assert t.happened("bypass") == (not forbidden)


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


def test_10_2_3b_which_ice_a_modifier_goes_to_is_told() -> None:
    breaker("Drill", Paid(cost(clicks=1), (ForNow(Modify("strength", -1), "turn", target(Type("ice"))),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Whitespace")
    t.rig("Drill")
    t.start(RUNNER)
    t.click("Drill")
    t.click("Palisade")
    assert "The Runner chooses **Palisade** (protecting HQ)." in t.log()


def test_1_4_1a_what_an_identity_of_the_starter_pack_may_not_is_said_once() -> None:
    own = starter_decks()["gateway-beginner-runner"]
    cards = {code: n for code, n in own.cards.items() if code != "sure_gamble"}
    found = formats().report(Deck(own.identity, cards), "standard", "2026-11-22")
    assert [problem.reason for problem in found.problems].count(Reason.STARTER_IDENTITY) == 1
