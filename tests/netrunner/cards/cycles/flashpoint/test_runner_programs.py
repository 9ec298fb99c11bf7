"""Other programs of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import run_on


def test_tapwrm_is_installed_only_after_a_successful_run_on_a_central_server() -> None:
    """9.4.3: its own restriction, which holds while it is in the grip.

    Rules: 9.3.3b, 9.1.8c.
    """
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.hand("runner", "Tapwrm")
    t.start("runner")
    assert not t.offered("Install Tapwrm")
    run_on(t, "Server 1")
    assert not t.offered("Install Tapwrm")
    run_on(t, "Archives")
    t.click("Install Tapwrm")
    assert "Tapwrm" in t.names("installed")


def test_tapwrm_cannot_be_installed_by_an_ability_either() -> None:
    t = Table()
    t.rig("Pantograph")
    t.hand("runner", "Tapwrm", "Rezeki")
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Rezeki")
    assert not t.offered("Tapwrm")


@pytest.mark.parametrize(("pool", "gain"), [(4, 0), (5, 1), (19, 3)])
def test_tapwrm_drains_nothing_and_pays_by_the_corps_wealth(pool: int, gain: int) -> None:
    t = Table()
    t.rig("Tapwrm")
    t.set(corp_credits=pool)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.credits("runner") == 5 + gain
    assert t.credits("corp") == pool


def test_tapwrm_is_trashed_by_a_purge() -> None:
    t = Table()
    t.rig("Tapwrm", "Leech")
    t.start("corp")
    t.click("Purge virus counters")
    assert t.names("heap") == ["Tapwrm"]
    assert t.names("installed") == ["Leech"]
