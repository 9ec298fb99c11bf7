"""Upgrades of Honor and Profit."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


@pytest.mark.parametrize("pays", [True, False])
def test_tori_hanzo_turns_the_first_net_damage_of_a_run_here_into_core_damage(pays: bool) -> None:
    t = Table()
    t.root("HQ", "Tori Hanzō", rezzed=True)
    t.set(corp_credits=9)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", Damage("net", 2))
    t.click("Pay" if pays else "Do not pay")
    assert t.game.state.core_damage == pays
    assert grip(t) == (4 if pays else 3)
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Pay 2 credits")
