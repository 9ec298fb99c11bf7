"""Icebreakers of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, run_on, strength


def test_audrey_grows_on_what_is_trashed_while_it_is_accessed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Audrey v2", "Carnivore")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    finish_run(t)
    assert t.card("Audrey v2").virus == 1
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Sure Gamble", "Sure Gamble")
    finish_run(t)
    assert t.names("archives") == ["Nico Campaign", "Hedge Fund"]
    assert t.card("Audrey v2").virus == 2


def test_audrey_does_not_grow_on_other_trashed_cards() -> None:
    t = Table()
    t.rig("Audrey v2")
    t.rig("Fermenter", virus=1)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Fermenter: ")
    run_on(t, "HQ")
    assert t.card("Audrey v2").virus == 0


def test_audrey_breaks_up_to_two_of_anything_with_a_counter() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Audrey v2", virus=1)
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Audrey v2: Break")  # strength 0 against 1
    t.click("Audrey v2: +3 strength")
    if t.offered("Sure Gamble"):
        t.click("Sure Gamble")
    assert strength(t, "Audrey v2") == 3
    assert t.names("heap") == ["Sure Gamble"]
    assert not t.offered("Audrey v2: +3 strength")  # an empty grip
    t.click("Audrey v2: Break up to 2 subroutines")
    assert t.card("Audrey v2").virus == 0
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_audrey_breaks_nothing_without_a_counter() -> None:
    t = against("Whitespace", "Audrey v2")
    assert not t.offered("Audrey v2: Break")


@pytest.mark.parametrize("trashed", [True, False])
def test_boi_tata_is_cheaper_after_a_trashed_card(trashed: bool) -> None:
    t = Table()
    t.ice("HQ", "Bathynomus")
    t.rig("Boi-tatá", "Friend of a Friend")
    t.set(runner_credits=20)
    t.start("runner")
    if trashed:
        t.click("Friend of a Friend: Gain 5")
    before = t.credits("runner")
    t.click("Run on HQ")
    t.click("Boi-tatá: +3 strength")
    assert (strength(t, "Boi-tatá"), before - t.credits("runner")) == (4, 2 if trashed else 3)
    t.click("Boi-tatá: Break")
    assert before - t.credits("runner") == (3 if trashed else 5)
    finish_run(t)
    assert t.happened("successful_run") == 1


def test_boi_tata_breaks_sentries_alone() -> None:
    t = against("Palisade", "Boi-tatá")
    t.click("Boi-tatá: +3 strength")
    assert not t.offered("Boi-tatá: Break")


def test_curupira_counts_the_ice_it_breaks_fully() -> None:
    t = against("Palisade", "Curupira")
    assert not t.offered("Spend 3")
    t.click("Curupira: +1 strength")
    assert strength(t, "Curupira") == 2
    t.click("Curupira: Break")
    assert t.card("Curupira").power == 1
    finish_run(t)
    assert t.credits("runner") == 20 - 2


@pytest.mark.parametrize(("ice", "asked"), [("Palisade", True), ("Enigma", False)])
def test_curupira_bypasses_a_barrier_for_three_counters(ice: str, asked: bool) -> None:
    t = against(ice, "Curupira", power=3)
    assert t.offered("Spend 3") == asked
    if asked:
        t.click("Spend 3")
        assert t.card("Curupira").power == 0
        finish_run(t)
        assert t.happened("successful_run") == 1


@pytest.mark.parametrize(("offices", "expected"), [(1, 3), (2, 1)])
def test_shibboleth_is_weaker_at_threat_four(offices: int, expected: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.ice("HQ", "Enigma")
    t.rig("Shibboleth")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert strength(t, "Shibboleth") == expected
    t.click("Shibboleth: +2 strength")
    assert strength(t, "Shibboleth") == expected + 2
    t.play("Shibboleth: Break", "Break: End the run")
    assert t.credits("runner") == 17
    finish_run(t)
    assert t.happened("successful_run") == 1
