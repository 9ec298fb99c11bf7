"""What `engine/netrunner/rules/rezzing.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.effects import Rez
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def test_8_1_2a_only_ice_waits_for_its_approach() -> None:
    """8.1.2a: an asset is not told to be approached."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "PAD Campaign")
    t.start(RUNNER)
    (_, installed) = t.game.why_not(CORP, "en")
    ice_, asset = installed.lines
    assert ice_ == "Rez Palisade protecting HQ: ice is rezzed when the Runner approaches it."
    assert asset.startswith("Rez PAD Campaign in Server 1: something else comes first")


def test_8_1_2b_an_effect_can_rez_ice_outside_of_a_run() -> None:
    """8.1.2, 1.16.4a: for its rez cost."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start("corp")
    t.effect("corp", Rez(target(Installed("corp") & Type("ice"))))
    t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 2
    assert any(event.kind == EventKind.REZ for event in t.events)
