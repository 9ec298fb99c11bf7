"""Identities of the Runner of the Borealis cycle."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import heard, witness


def test_esa_afontov_draws_and_sabotages_for_the_first_core_damage_of_a_turn() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Palisade")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    assert t.decision.seat == "runner"
    t.click("Yes: draw 1 card and sabotage 2")
    t.click("Palisade")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert len(t.names("grip")) == 3
    t.effect("corp", Damage("core", 1))
    t.next_action()
    assert len(t.names("archives")) == 2


def test_esa_afontov_may_leave_it() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("No")
    assert (t.names("grip"), t.names("archives")) == ([], [])


def test_esa_draws_and_sabotages_at_once() -> None:
    """First she draws, and what hears of that comes when the Corp's cards are trashed (9.3.4d)."""
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("corp", "Hedge Fund")
    t.rig(witness(Kind.DRAW_ENDS))
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("Yes")
    assert t.decision.seat == "corp"
    assert len(t.names("grip")) == 2, "drawn before"
    t.click("Hedge Fund")
    heard(t)
    assert len(t.names("archives")) == 2
