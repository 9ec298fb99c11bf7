"""Credits that are in the pool for a time: those of a card (1.10.1) and of bad publicity (6.3.3)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub
from engine.netrunner.language.amounts import Credits
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, Gain, Lose, MoveFromPool
from engine.netrunner.language.happenings import HERE
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, ice, runner


def hosted(t: Table) -> int:
    """Credits on Stimhack."""
    return t.card("Stimhack", "play").credit


def test_1_10_1_credits_considered_in_the_pool_are_lost_from_it() -> None:
    """1.10.3b: three subroutines make the Runner lose 2 each."""
    ice("Drain", *[Sub((Lose(2, who=RUNNER),))] * 3)
    t = Table()
    t.hand(RUNNER, "Stimhack", "Sure Gamble")
    t.ice("HQ", "Drain")
    t.set(runner_credits=0)
    t.start(RUNNER)
    go(t, "Play Stimhack", "Run on HQ", "Let the unbroken")
    assert hosted(t) == 3


def stimhack(*rig: str, **fields: int) -> Table:
    """A run with Stimhack on HQ, where Palisade is unrezzed."""
    t = Table(policy=ASK_ALL)
    t.rig(*rig)
    t.hand(RUNNER, "Stimhack", "Sure Gamble")
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(**{"runner_credits": 0, **fields})
    t.start(RUNNER)
    go(t, "Play Stimhack", "Run on HQ")
    return t


def test_1_10_1_they_go_before_the_others_and_are_counted_with_them() -> None:
    """1.10.1: what is lost is a number of the pool; what has it all counts both."""
    t = stimhack(runner_credits=3)
    t.effect(CORP, Gain(Credits("opponent")))
    assert t.credits(CORP) == 5 + 12
    t.effect(CORP, Lose(10, who=RUNNER))
    assert (hosted(t), t.credits(RUNNER)) == (0, 2)


def test_1_10_1_they_pay_for_anything_without_a_question() -> None:
    """1.10.3c: spending from the pool is no choice, and uses no card (9.1.6c)."""
    runner("Machine", "resource", Paid(cost(credits=10), (Draw(1),)))
    t = stimhack("Machine", runner_credits=2)
    go(t, "Machine: ")
    assert (hosted(t), t.credits(RUNNER), len(t.names("grip"))) == (0, 1, 2)
    assert not any(e.kind is EventKind.USE and e.detail == "counters" for e in t.game.state.happened)


def test_1_10_1_credits_of_other_cards_are_not_in_the_pool() -> None:
    """1.10.4: what can only be spent cannot be lost, nor is it counted."""
    t = Table()
    t.hand(RUNNER, "Overclock")
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(runner_credits=3)
    t.start(RUNNER)
    go(t, "Play Overclock", "Run on HQ")
    t.effect(CORP, Gain(Credits("opponent")), Lose(9, who=RUNNER))
    assert (t.credits(CORP), t.credits(RUNNER), t.card("Overclock", "play").credit) == (7, 0, 5)


def test_1_10_1_a_pool_is_empty_when_those_are_gone_too() -> None:
    """Order of Sol waits for a pool without any credits."""
    t = stimhack("Order of Sol")
    t.effect(CORP, Lose(8, who=RUNNER))
    assert (hosted(t), t.credits(RUNNER)) == (1, 0)
    t.effect(CORP, Lose(8, who=RUNNER))
    go(t, "Use Order of Sol")
    assert (hosted(t), t.credits(RUNNER)) == (0, 1)


def test_6_3_3_credits_of_bad_publicity_are_given_back_from_the_pool_alone() -> None:
    """6.3.3c: they are lost as the run ends, and Stimhack's go with it."""
    t = stimhack(bad_publicity=2, runner_credits=1)
    assert t.credits(RUNNER) == 3
    t.next_action()
    assert t.credits(RUNNER) == 1


def in_a_run(bad_publicity: int = 2) -> Table:
    """The Runner before ice, with 5 credits of their own."""
    runner("Till", "resource")
    t = Table()
    t.set(bad_publicity=bad_publicity)
    t.ice("HQ", "Palisade")
    t.rig("Till")
    t.start(RUNNER)
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize("moved", [False, True])
def test_6_3_3_credits_from_bad_publicity_go_last_where_none_are_spent(moved: bool) -> None:
    """6.3.3, 1.10.3b: 3 of 7 are lost or moved to a card; the 2 that are lost with the run are left."""
    t = in_a_run()
    assert t.credits(RUNNER) == 7
    t.effect(RUNNER, MoveFromPool(3, Each(Type("resource")), least=3) if moved else Lose(3))
    assert (t.credits(RUNNER), t.card("Till").credit) == (4, 3 if moved else 0)
    t.next_action()
    assert t.credits(RUNNER) == 2


def test_6_3_4_they_pay_for_nothing_before_the_run_has_begun() -> None:
    """6.3.4: an additional cost to run, without which there is no run."""
    corp("Toll Gate", "asset", Static(Price("run", cost(credits=1))), trash_cost=3)
    t = Table()
    t.hand(RUNNER, "Stimhack")
    t.root("Server 2", "Toll Gate", rezzed=True)
    t.set(runner_credits=0)
    t.start(RUNNER)
    if t.offered("Play Stimhack"):
        t.click("Play Stimhack")
    assert t.happened("run_begins") == 0


def test_6_3_4_credits_that_are_in_the_pool_in_a_run_pay_no_cost_to_begin_it() -> None:
    corp("Turnstile", "upgrade", Static(Price("run", cost(credits=1), servers=(HERE,))))
    t = Table()
    t.root("HQ", "Turnstile", rezzed=True)
    t.hand(RUNNER, "Stimhack")
    t.set(runner_credits=1)
    t.start(RUNNER)
    t.play("Play Stimhack", "Run on HQ")
    assert t.decision.kind == "jack_out", "nothing to choose what to pay with"
    assert t.credits(RUNNER) == 0
    assert t.card("Stimhack", "play").credit == 9
