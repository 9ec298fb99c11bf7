"""What may keep off what ice does, by what all can see: nobody who has that is warned."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Boost, Break, Damage
from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, ice, runner


def warned(t: Table) -> bool:
    """Whether the Runner, who holds no card, is told that a run on HQ loses the game."""
    t.start(RUNNER)
    (said,) = (option.confirm for option in t.asked.options if option.label == "Run on HQ")
    return said is not None


def meeting(*rig: str, credits: int = 0) -> Table:
    """Ice of strength 3 that does 1 net damage."""
    ice("Needle", Sub((Damage("net", 1),)), strength=3)
    t = Table(policy=POLICY)
    t.ice("HQ", "Needle")
    t.rig(*rig)
    t.set(runner_credits=credits)
    return t


@pytest.mark.parametrize(("grows", "said"), [(True, False), (False, True)])
def test_3_9_5_an_icebreaker_that_is_too_weak_helps_if_it_can_grow(grows: bool, said: bool) -> None:
    breaks = Paid(cost(credits=1), (Break(1),), interface=True)
    breaker("Blunt", breaks, *((Paid(cost(credits=1), (Boost(1),)),) if grows else ()), strength=2)
    assert warned(meeting("Blunt", credits=9)) is said


@pytest.mark.parametrize(("own", "said"), [(2, False), (1, True)])
def test_1_10_4_credits_on_the_runners_cards_may_pay_and_those_on_the_corps_do_not(
    own: int, said: bool
) -> None:
    breaker("Keen", Paid(cost(credits=2), (Break(1),), interface=True), strength=3)
    runner("Chest", "resource")
    corp("Vault", "asset")
    t = meeting("Keen")
    t.rig("Chest", credit=own)
    t.root("Server 1", "Vault", rezzed=True, credit=2)
    assert warned(t) is said
