"""What is looked back at, copied, chosen and ordered: one condition less of each, and no other test tells."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import AccessFrom, InstallFrom, Trash
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


def test_7_3_1_nothing_is_accessed_in_a_server_that_is_gone() -> None:
    """The only card of the attacked server was trashed in the run."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.effect(CORP, Trash(Each(Named("Nico Campaign"))))
    assert t.game.run is not None
    t.effect(RUNNER, AccessFrom(1))
    t.answer(["n:1"])
    assert t.asks("window")
    assert not t.happened("accessed")


def test_what_is_installed_facedown_is_hosted_on_nothing() -> None:
    """Even if something can host any card: nobody is asked where it goes."""
    runner("Pallet", "hardware", Static(Hosts(AnyCard())))
    t = Table()
    t.rig("Pallet")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom(("grip",), AnyCard(), facedown=True))
    t.click("Leech")
    assert t.asks("window")
    assert t.card("Leech").host == 0
    assert not t.card("Leech").faceup
