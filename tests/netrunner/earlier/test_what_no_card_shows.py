"""Departures of the guide that no card of the pool shows, by cards made for them; 24.03 beside it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Bypass, Damage, Prevent
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03, RG_1_0
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes
from tests.netrunner.earlier.test_runs import running, walk
from tests.netrunner.scenarios.making import runner

OLD, RG = CR_24_03.name, RG_1_0.name


@pytest.mark.parametrize(("edition", "left"), [(OLD, 1), (RG, 2)])
def test_bypassed_ice_has_no_broken_subroutine(edition: str, left: int) -> None:
    """Row 72: what was broken before the bypass counts as unbroken, too (rg: Umgehen)."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.set(runner_credits=9)
    running(t)
    walk(t, until="Gordian Blade: Break")
    t.play("Gordian Blade: Break", "Break: End")
    t.effect("runner", Bypass())
    (ended,) = [e for e in t.game.state.happened if e.kind == "encounter_ends"]
    assert ended.n == left


@pytest.mark.parametrize(("edition", "order"), [(OLD, ["drawn", "damage"]), (RG, ["damage", "drawn"])])
def test_nothing_is_heard_while_an_effect_can_be_prevented(edition: str, order: list[str]) -> None:
    """Row 26: what a payment led to waits, though a window to prevent the effect is open (D17)."""
    runner("Fuse", "resource", Paid(cost(trash=True), (Damage("net", 1),)))
    runner("Shield", "hardware", Paid(cost(credits=1), (Prevent("net_damage", 1),), interrupt="net_damage"))
    t = Table(runner='Armand "Geist" Walker: Tech Lord', edition=edition)
    t.rig("Fuse", "Shield")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Fuse")
    goes(t)
    assert [e.kind.value for e in t.game.state.happened if e.kind.value in ("damage", "drawn")] == order


@pytest.mark.parametrize(("edition", "kind"), [(OLD, "core"), (RG, "meat")])
def test_what_was_replaced_is_not_replaced_once_more(edition: str, kind: str) -> None:
    """Row 86 (rg: Ersatzeffekte)."""
    runner("Skin", "resource", Static(InsteadOf("net_damage", (Damage("meat", 1),))))
    runner("Bone", "resource", Static(InsteadOf("meat_damage", (Damage("core", 1),))))
    t = Table(edition=edition)
    t.rig("Skin", "Bone")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.effect("corp", Damage("net", 1))
    assert [e.damage for e in t.game.state.happened if e.kind == "damage"] == [kind]
