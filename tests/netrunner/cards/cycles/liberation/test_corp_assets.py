"""Assets of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table


@pytest.mark.parametrize("action", ["Gain 1 credit", "Draw 1 card"])
def test_wage_workers_pay_the_third_equal_action(action: str) -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play(action, action)
    assert t.clicks("corp") == 1
    t.click(action)
    assert t.clicks("corp") == 1
    t.click(action)  # a fourth time is not the third
    assert t.clicks("corp") == 0


def test_wage_workers_pay_nothing_for_different_actions() -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play("Gain 1 credit", "Draw 1 card", "Gain 1 credit")
    assert t.clicks("corp") == 0
