"""Details that planted faults showed to be untested."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    EndTheRun,
    ForceEncounter,
    Trash,
)
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Encountered, Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_1_7_2b_a_hand_size_below_zero_flatlines_in_the_discard_phase() -> None:
    """10.4.4: not before, and not at zero."""
    for core, winner in ((5, None), (6, CORP)):
        t = Table()
        t.set(core_damage=core)
        t.start("runner", clicks=1)
        assert t.winner is None
        t.click("Gain 1 credit")
        assert t.winner == winner


@pytest.mark.parametrize("rezzed", [True, False])
def test_4_4_6_a_trashed_corp_card_keeps_its_face(rezzed: bool) -> None:
    """1.19.1, 8.5.7."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start("corp")
    t.effect("corp", Trash(target(Installed("corp"))))
    if t.decision.kind == "target":
        t.click("Nico Campaign")
    assert t.card("Nico Campaign", "archives").faceup == rezzed


def test_1_2_5_ending_the_run_needs_a_run_or_an_encounter() -> None:
    """9.1.6d, 6.5.9b: neither in the Corp's own turn nor without a run; a forced encounter is enough."""
    corp("Ender", "asset", Paid(cost(counter="power", counters=1), (EndTheRun(),)))
    t = Table()
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("corp")
    assert not t.offered("Ender")
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("runner")
    assert not t.offered("Ender")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))))
    t.pass_until("Ender")
    t.click("Ender")
    assert t.game.encounter is None
    assert len(t.names("grip")) == 3


def test_1_15_2_an_effect_on_encountered_ice_does_nothing_without_an_encounter() -> None:
    """1.2.4."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(Encountered()))
    assert t.names("installed") == ["Palisade"]


@pytest.mark.parametrize(("n", "size"), [(2, 7), (-2, 3)])
def test_9_4_1_hand_sizes_change_with_what_is_active(n: int, size: int) -> None:
    """4.3.6, 5.5.3b: the Runner's own, and only while it is installed."""
    runner("Sizer", "hardware", Static(Modify("hand_runner", n)))
    t = Table()
    t.rig("Sizer")
    t.start("runner")
    assert (t.game.hand_size(RUNNER), t.game.hand_size(CORP)) == (size, 5)
    t.effect("runner", Trash(target(Installed("runner"))))
    assert t.game.hand_size(RUNNER) == 5


def test_9_12_6b_one_mode_is_all_where_the_ability_says_one() -> None:
    """9.12.6d: nothing more is asked."""
    t = Table()
    t.hand("corp", "Predictive Planogram")
    t.start("corp")
    t.play("Play Predictive Planogram", "Gain 3 credits")
    assert t.credits("corp") == 8
    assert t.names("hq") == []
    assert t.offered("Gain 1 credit")
