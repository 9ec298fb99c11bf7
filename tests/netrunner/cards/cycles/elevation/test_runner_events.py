"""Events of Elevation."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


def transfer(corp_credits: int) -> Table:
    t = Table()
    t.hand("runner", "Transfer of Wealth")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=corp_credits, runner_credits=5)
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    return t


def test_transfer_of_wealth_turns_what_the_corp_loses_into_twice_as_much() -> None:
    t = transfer(8)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.game.state.tags == 1
    assert t.credits("corp") == 5
    assert t.credits("runner") == 5 - cost + 6


def test_transfer_of_wealth_takes_what_is_there() -> None:
    t = transfer(1)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.credits("corp") == 0
    assert t.credits("runner") == 5 - cost + 2


def test_transfer_of_wealth_does_nothing_unless_the_run_is_successful() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Transfer of Wealth")
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    assert t.game.state.tags == 0
    assert t.credits("corp") == 5
