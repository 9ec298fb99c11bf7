"""Programs of many sets."""

import pytest

from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import against, end_turn, finish_run, rigged, run_on, strength, turn_begins

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


# -- Gorman Drip v1 ---------------------------------------------------------------------------------------


def test_gorman_drip_counts_the_corps_basic_draws_and_credits() -> None:
    t = Table()
    t.rig("Gorman Drip v1")
    t.hand("corp", "Government Subsidy", "Predictive Planogram")
    t.set(corp_credits=20)
    t.start("corp", clicks=5)
    t.click("Draw 1 card")
    assert t.card("Gorman Drip v1").virus == 1
    t.click("Gain 1 credit")
    assert t.card("Gorman Drip v1").virus == 2
    t.click("Play Government Subsidy")
    t.play("Play Predictive Planogram", "Draw 3 cards")
    assert t.card("Gorman Drip v1").virus == 2


def test_gorman_drip_is_cashed_in_and_ignores_the_runners_actions() -> None:
    t = Table()
    t.rig("Gorman Drip v1", virus=3)
    t.start("runner")
    t.click("Gain 1 credit")
    t.click("Gorman Drip v1: Gain 3 credits")
    assert t.credits("runner") == 9
    assert t.clicks("runner") == 2
    assert t.names("heap") == ["Gorman Drip v1"]


# -- Malandragem ------------------------------------------------------------------------------------------


def test_malandragem_bypasses_weak_ice_once_per_turn() -> None:
    t = Table()
    t.hand("runner", "Malandragem")
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Install Malandragem")
    assert t.card("Malandragem").power == 2
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.card("Malandragem").power == 1
    finish_run(t)
    assert t.happened("bypass") == 1
    t.click("Run on HQ")
    assert not t.offered("Malandragem")


def test_malandragem_does_not_bypass_strong_ice() -> None:
    t = against("Brân 1.0", "Malandragem", power=2)
    assert not t.offered("Malandragem")
    assert t.card("Malandragem").power == 2


def test_malandragem_is_removed_from_the_game_when_it_is_empty() -> None:
    t = Table()
    t.rig("Malandragem", power=1, loaded=("power",))
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.names("removed") == ["Malandragem"]


@pytest.mark.parametrize("points", [3, 4])
def test_malandragem_removes_itself_to_bypass_anything_when_the_threat_is_4(points: int) -> None:
    """Rules: 9.3.6f."""
    t = Table()
    blank("Threat", "corp", "agenda", agenda_points=points, advancement_requirement=3)
    t.score_area("corp", "Threat")
    t.rig("Malandragem", power=2)
    t.ice("HQ", "Brân 1.0")
    t.start("runner")
    t.click("Run on HQ")
    if points < 4:
        assert not t.offered("Remove")
        return
    t.click("Remove")
    assert t.names("removed") == ["Malandragem"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


# -- Pawn -------------------------------------------------------------------------------------------------


def pawn(on: str = "", **zones: str) -> Table:
    """Two pieces of ice protect HQ; Pawn is hosted on one of them."""
    t = Table()
    t.ice("HQ", "Whitespace", "Tithe", rezzed=False)
    t.ice("R&D", "Palisade", rezzed=False)
    t.ice("Server 1", "Karunā", rezzed=False)
    if on:
        t.hosted(on, "Pawn")
    else:
        t.rig("Pawn")
    t.set(corp_credits=0)
    return t


def test_pawn_is_hosted_on_the_outermost_ice_of_a_central_server() -> None:
    t = pawn()
    t.start("runner")
    t.click("Pawn: ")
    assert len(t.options) == 2
    t.click("The unrezzed ice protecting HQ (outermost)")
    assert t.card("Pawn").host == t.card("Tithe").oid
    assert t.clicks("runner") == 3


def test_pawn_moves_inward_with_each_successful_run() -> None:
    t = pawn("Tithe")
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Pawn").host == t.card("Whitespace").oid


def test_pawn_makes_way_for_another_caissa() -> None:
    t = pawn("Whitespace")
    blank("Rook", "runner", "program", subtypes=("caissa",), memory_cost=1, cost=4)
    t.hand("runner", "Rook")
    t.discard_pile("runner", "Pawn")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Rook")
    assert t.options == ["Rook", "Pawn"]  # the other Pawn, not the one just trashed
    t.click("Rook")
    assert "Rook" in t.names("installed")
    assert t.names("heap") == ["Pawn", "Pawn"]


def test_pawn_stays_in_the_rig_and_after_a_failed_run() -> None:
    t = pawn()
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Pawn").host == 0
    t = pawn("Tithe")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Palisade")
    finish_run(t)
    assert t.card("Pawn").host == t.card("Tithe").oid


# -- Pheromones -------------------------------------------------------------------------------------------


def test_pheromones_grow_with_runs_on_hq() -> None:
    t = rigged("Pheromones")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert t.card("Pheromones").virus == 1


def test_pheromones_pay_during_runs_on_hq() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.ice("R&D", "Whitespace")
    t.rig("Unity")
    t.rig("Pheromones", virus=2)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.card("Pheromones").credit == 2
    t.click("Run on R&D")
    assert not t.offered("Unity: Break")
    finish_run(t)
    t.click("Run on HQ")
    t.play("Unity: Break", "Break: You lose")
    assert t.card("Pheromones").credit == 1


# -- Rezeki -----------------------------------------------------------------------------------------------


def test_rezeki_pays_a_credit_each_turn() -> None:
    t = turn_begins("Rezeki")
    t.pass_until("Run on HQ")
    assert t.credits("runner") == 6
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 10  # four clicks, nothing as the Corp's turn begins


# -- Tapwrm -----------------------------------------------------------------------------------------------


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
