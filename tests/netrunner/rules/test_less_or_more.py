"""What a little less or more of a rule would change, and no other test tells (`make mutants`)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Bypass, Gain
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Subtype
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


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
