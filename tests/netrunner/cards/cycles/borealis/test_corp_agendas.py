"""Agendas of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, hq, run_on, scoring

# -- Azef Protocol ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_azef_protocol_costs_an_installed_card(other: bool) -> None:
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=9)
    if other:
        t.root("Server 2", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    assert t.offered("Score Azef Protocol") == other
    if other:
        t.click("Score Azef Protocol")
        while t.decision.kind == "pay_with":
            go_on(t)
        assert (t.names("archives"), len(t.names("grip"))) == (["PAD Campaign"], 1)


# -- Ontological Dependence -------------------------------------------------------------------------------


def test_ontological_dependence_gets_easier_with_core_damage() -> None:
    t = scoring("Ontological Dependence", 2, core_damage=2)
    t.start("corp")
    assert t.offered("Score Ontological Dependence")
    t = scoring("Ontological Dependence", 2, core_damage=1)
    t.start("corp")
    assert not t.offered("Score Ontological Dependence")


# -- Artificial Cryptocrash -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(9, 2), (4, 0)])
def test_artificial_cryptocrash_takes_7_credits(before: int, after: int) -> None:
    t = scoring("Artificial Cryptocrash", 4, runner_credits=before)
    t.start("corp")
    t.click("Score Artificial Cryptocrash")
    assert (t.credits("runner"), t.credits("corp")) == (after, 5)


def test_artificial_cryptocrash_takes_nothing_when_stolen() -> None:
    t = scoring("Artificial Cryptocrash", 4, runner_credits=9)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Artificial Cryptocrash"]
    assert t.credits("runner") == 9


# -- Élivágar Bifurcation ---------------------------------------------------------------------------------


@pytest.mark.parametrize("derezzes", [True, False])
def test_elivagar_bifurcation_may_derez_a_card(derezzes: bool) -> None:
    t = scoring("Élivágar Bifurcation", 2)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Whitespace", rezzed=False)
    t.start("corp")
    t.click("Score Élivágar Bifurcation")
    t.click("Use Élivágar" if derezzes else "Do not")
    if t.decision.kind == "target":
        assert not t.offered("Whitespace")
        t.click("Palisade")
    assert t.card("Palisade").faceup is not derezzes


# -- Freedom of Information -------------------------------------------------------------------------------


@pytest.mark.parametrize(("tags", "enough"), [(2, True), (1, False)])
def test_freedom_of_information_gets_easier_with_tags(tags: int, enough: bool) -> None:
    t = scoring("Freedom of Information", 2, tags=tags)
    t.start("corp")
    assert t.offered("Score Freedom of Information") is enough


# -- Midnight-3 Arcology ----------------------------------------------------------------------------------


def test_midnight_3_arcology_draws_3_and_nothing_is_discarded_this_turn() -> None:
    t = scoring("Midnight-3 Arcology", 4)
    t.hand("corp", *["Palisade"] * 5)
    t.start("corp", clicks=1)
    t.click("Score Midnight-3 Arcology")
    assert hq(t) == 8
    end_turn(t)
    assert (hq(t), t.names("archives")) == (8, [])
    end_turn(t)
    t.next_action()
    assert hq(t) == 9
    end_turn(t)
    assert hq(t) == 5, "the next turn has its discard step"


# -- Post-Truth Dividend ----------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [True, False])
def test_post_truth_dividend_may_draw_a_card(draws: bool) -> None:
    t = scoring("Post-Truth Dividend", 2)
    t.start("corp")
    t.click("Score Post-Truth Dividend")
    t.click("Use Post-Truth" if draws else "Do not")
    assert hq(t) == draws


# -- Hybrid Release ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("installs", [True, False])
def test_hybrid_release_may_install_a_facedown_card_of_archives(installs: bool) -> None:
    t = scoring("Hybrid Release", 2)
    t.discard_pile("corp", "Nico Campaign", faceup=False)
    t.discard_pile("corp", "PAD Campaign")
    t.start("corp")
    t.click("Score Hybrid Release")
    assert not t.offered("PAD")
    if installs:
        t.click("Nico Campaign")
        t.click("new")
    else:
        go_on(t)
    assert ("Nico Campaign" in t.names("installed")) is installs
    assert "PAD Campaign" in t.names("archives")


# -- Blood in the Water -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("grip", "scored"), [(2, True), (3, False), (0, True)])
def test_blood_in_the_water_needs_as_many_counters_as_the_runner_has_cards(grip: int, scored: bool) -> None:
    t = scoring("Blood in the Water", 2)
    t.hand("runner", *["Sure Gamble"] * grip)
    t.start("corp")
    assert t.offered("Score Blood in the Water") == scored


# -- Kimberlite Field -------------------------------------------------------------------------------------


@pytest.mark.parametrize("trash", [True, False])
def test_kimberlite_field_trades_a_rezzed_card_for_a_cheap_one(trash: bool) -> None:
    t = scoring("Kimberlite Field", 4)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe", rezzed=False)
    t.rig("Endurance", "Leech", "Corroder")
    t.start("corp")
    t.click("Score Kimberlite Field")
    t.click("Trash 1" if trash else "Do not pay")
    if trash:
        assert t.names("archives") == ["Palisade"]
        assert not t.offered("Endurance")
        t.click("Corroder")
    assert t.names("heap") == ["Corroder"] * trash


# -- Regenesis --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_regenesis_brings_a_facedown_agenda_back(use: bool) -> None:
    t = scoring("Regenesis", 3)
    t.discard_pile("corp", "Offworld Office", "Hedge Fund", faceup=False)
    t.discard_pile("corp", "Hostile Takeover")
    t.start("corp")
    t.click("Score Regenesis")
    t.click("Use Regenesis" if use else "Do not use")
    if use:
        assert not t.offered("Hostile Takeover"), "it is faceup"
        t.click("Offworld Office")
    assert t.names("corp_score") == ["Regenesis", *["Offworld Office"] * use]
    assert t.credits("corp") == 5, "it was not scored"


def test_regenesis_does_nothing_once_a_card_came_to_archives() -> None:
    t = scoring("Regenesis", 3)
    t.discard_pile("corp", "Offworld Office", faceup=False)
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    t.click("Score Regenesis")
    assert t.names("corp_score") == ["Regenesis"]


def test_regenesis_minds_what_comes_to_archives_before_it_resolves() -> None:
    """9.6.5d: The Powers That Be resolves first, and trashes an asset by installing another one."""
    t = scoring("Regenesis", 3)
    t.root("Server 2", "The Powers That Be", rezzed=True)
    t.root("Server 3", "PAD Campaign", rezzed=True)
    t.discard_pile("corp", "Offworld Office", faceup=False)
    t.hand("corp", "Nico Campaign")
    t.start("corp")
    t.play("Score Regenesis", "The Powers That Be", "Nico Campaign", "Server 3")
    assert "PAD Campaign" in t.names("archives")
    assert not t.offered("Use Regenesis")


# -- Regulatory Capture -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "need"), [(0, 6), (1, 5), (4, 2), (6, 2)])
def test_regulatory_capture_is_easier_for_up_to_four_bad_publicity(bad: int, need: int) -> None:
    for counters in (need - 1, need):
        t = scoring("Regulatory Capture", counters, bad_publicity=bad)
        t.start("corp")
        assert t.offered("Score Regulatory Capture") == (counters == need)
