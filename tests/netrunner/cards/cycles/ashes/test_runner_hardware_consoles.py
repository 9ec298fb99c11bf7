"""Consoles of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run

# -- Keiko ------------------------------------------------------------------------------------------------


def test_keiko_pays_for_the_first_companion_installed_or_spent_from() -> None:
    t = Table()
    t.rig("Keiko")
    t.hand("runner", "Mystic Maemi", "Paladin Poemu")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 6
    t.click("Install Mystic Maemi")
    before = t.credits("runner")
    t.click("Install Paladin Poemu")
    assert t.credits("runner") < before, "the first time each turn"
    assert t.happened("gain_credits") == 1


def test_keiko_pays_for_credits_of_a_companion() -> None:
    t = Table()
    t.rig("Keiko")
    t.rig("Mystic Maemi", credit=2, loaded=("credit",))
    t.hand("runner", "Sure Gamble")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Sure Gamble")
    while not t.offered("Run on HQ"):
        t.click(t.options[0])
    assert t.card("Mystic Maemi").credit < 2
    assert t.happened("gain_credits") == 2


# -- Masterwork (v37) -------------------------------------------------------------------------------------


def test_masterwork_draws_for_hardware_and_installs_some_as_a_run_begins() -> None:
    t = Table()
    t.rig("Masterwork (v37)")
    t.hand("runner", "Lucky Charm", "Keiko", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on Archives")
    assert not t.offered("Leech")
    t.click("Lucky Charm")
    assert t.credits("runner") == 9 - 2
    assert len(t.names("grip")) == 3, "and drew a card"
    finish_run(t)
    t.click("Install Keiko")
    assert t.happened("drawn") == 1, "the first time each turn"


@pytest.mark.parametrize("credits", [1, 2])
def test_masterwork_takes_a_credit_more(credits: int) -> None:
    t = Table()
    t.rig("Masterwork (v37)")
    t.hand("runner", "Lucky Charm")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Archives")
    assert t.offered("Lucky Charm") == (credits == 2)
