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
