"""Other programs of the Lunar cycle."""

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, rigged, run_on, strength

# -- Au Revoir --------------------------------------------------------------------------------------------


def test_au_revoir_pays_for_jacking_out() -> None:
    t = against("Whitespace", "Au Revoir", "Au Revoir")
    t.pass_until("Jack out")
    before = t.credits("runner")
    t.click("Jack out")
    assert t.credits("runner") == before + 2


def test_au_revoir_pays_for_no_other_end_of_a_run() -> None:
    t = against("Palisade", "Au Revoir", credits=5)
    finish_run(t)
    run_on(t, "Archives")
    assert t.credits("runner") == 5


# -- D4v1d ------------------------------------------------------------------------------------------------


def test_d4v1d_comes_with_three_counters() -> None:
    t = Table()
    t.hand("runner", "D4v1d")
    t.start("runner")
    t.click("Install D4v1d · 3 credits")
    assert t.card("D4v1d").power == 3


def test_d4v1d_breaks_strong_ice_whatever_its_own_strength() -> None:
    t = against("Brân 1.0", "D4v1d", power=1)
    assert strength(t, "Brân 1.0") == 6
    t.click("D4v1d: Break 1 subroutine")
    t.click("Break: End the run")
    assert t.card("D4v1d").power == 0
    assert not t.offered("D4v1d")


def test_d4v1d_leaves_weak_ice_alone() -> None:
    assert not against("Palisade", "D4v1d", power=3).offered("D4v1d")  # strength 4 over a central server


# -- LLDS Energy Regulator --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["Pay 3 credits", "Trash LLDS Energy Regulator"])
def test_llds_energy_regulator_saves_hardware(way: str) -> None:
    """9.9.3b: it is offered where installed hardware would be trashed."""
    t = rigged("LLDS Energy Regulator", "Pennyshaver", "Leech")
    t.effect("corp", Trash(Each(Type("hardware") | Named("Leech"))))
    t.play("LLDS Energy Regulator: Prevent", way)
    assert sorted(t.names("installed")) == sorted(
        ["Pennyshaver", *["LLDS Energy Regulator"] * way.startswith("Pay")]
    )
    assert t.credits("runner") == (2 if way.startswith("Pay") else 5)


def test_llds_energy_regulator_saves_nothing_else() -> None:
    t = rigged("LLDS Energy Regulator", "Leech")
    t.effect("corp", Trash(Each(Named("Leech"))))
    assert t.names("heap") == ["Leech"]
    t.hand("runner", "Pennyshaver")
    t.effect("corp", Trash(Each(InZone(("grip",)))))
    assert t.names("heap") == ["Leech", "Pennyshaver"], "it is not installed"
