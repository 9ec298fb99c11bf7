"""What `engine/netrunner/rules/jack_out.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import MayJackOut
from engine.netrunner.language.prices import Price
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice, runner


@pytest.mark.parametrize("credits", [0, 1])
def test_6_1_5_whoever_cannot_pay_to_jack_out_is_not_asked(credits: int) -> None:
    """6.1.5, 1.16.10c: not by a subroutine either."""
    runner("Chains", "resource", Static(Price("jack out", cost(credits=1))))
    ice("Doorway", Sub((MayJackOut(),)))
    t = Table()
    t.ice("HQ", "Doorway")
    t.rig("Chains")
    t.hand(CORP, "Hedge Fund")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    asked = []
    while t.game.run is not None:
        if t.decision.kind == "jack_out":
            asked.append(len(t.decision.options))
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert asked == ([2, 2] if credits else [])
