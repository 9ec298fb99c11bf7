"""Agendas of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import AddToScoreArea, PlaceCounters, Purge
from engine.netrunner.language.selectors import InZone, target
from engine.netrunner.table.state import CORP_SCORE, RUNNER, RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    end_turn,
    finish_run,
    go_on,
    grip,
    owning,
    run_on,
    running,
    scoring,
)

# -- Architect Deployment Test ----------------------------------------------------------------------------


def test_architect_deployment_test_installs_and_rezzes_for_nothing() -> None:
    t = scoring("Architect Deployment Test", 4, corp_credits=0)
    t.deck("corp", "Hedge Fund", "Hedge Fund", "Týr", "Hedge Fund", "Hedge Fund", "Ice Wall")
    t.ice("HQ", "Enigma", rezzed=False)
    t.start("corp")
    t.click("Score Architect Deployment Test")
    assert not t.offered("Ice Wall"), "it lies sixth"
    t.play("Týr", "Protecting HQ")
    t.next_action()
    assert t.card("Týr").faceup
    assert t.credits("corp") == 0
    assert len(t.names("rd")) == 15


def test_architect_deployment_test_need_not_install() -> None:
    t = scoring("Architect Deployment Test", 4)
    t.deck("corp", "Ice Wall")
    t.start("corp")
    t.click("Score Architect Deployment Test")
    t.next_action()
    assert t.names("installed") == []
    assert t.names("rd")[0] == "Ice Wall"


# -- Bellona ----------------------------------------------------------------------------------------------


def test_bellona_brings_credits() -> None:
    t = scoring("Bellona", 5)
    t.start("corp")
    t.click("Score Bellona")
    assert t.credits("corp") == 10


@pytest.mark.parametrize("credits", [4, 5])
def test_bellona_is_stolen_for_five_credits(credits: int) -> None:
    t = Table()
    t.root("Server 1", "Bellona")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Server 1")
    if credits == 5:
        t.pass_until("Steal")
        t.click("Steal")
    finish_run(t)
    assert ("Bellona" in t.names("runner_score")) == (credits == 5)
    if credits == 5:
        assert t.credits("runner") == 0


# -- Cyberdex Sandbox -------------------------------------------------------------------------------------


@pytest.mark.parametrize("purges", [True, False])
def test_cyberdex_sandbox_may_purge_and_is_paid_for_it(purges: bool) -> None:
    t = scoring("Cyberdex Sandbox", 4)
    t.rig("Leech", virus=2)
    t.start("corp")
    t.click("Score Cyberdex Sandbox")
    t.click("Use Cyberdex" if purges else "Do not")
    t.next_action()
    assert (t.card("Leech").virus, t.credits("corp")) == ((0, 9) if purges else (2, 5))


def test_cyberdex_sandbox_pays_for_the_first_purge_of_a_turn() -> None:
    t = owning("Cyberdex Sandbox")
    t.start("corp")
    for _ in range(2):
        t.effect("corp", Purge())
        assert t.credits("corp") == 9


# -- Divested Trust ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("forfeits", [True, False])
def test_divested_trust_takes_back_what_was_stolen(forfeits: bool) -> None:
    t = owning("Divested Trust")
    t.hand("corp", "Hostile Takeover")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Steal")
    t.click("Steal")
    t.pass_until("Forfeit")
    t.click("Forfeit" if forfeits else "Do not")
    finish_run(t)
    assert t.names("corp_score") == ([] if forfeits else ["Divested Trust"])
    assert t.names("hq") == (["Hostile Takeover"] if forfeits else [])
    assert t.names("runner_score") == ([] if forfeits else ["Hostile Takeover"])
    assert t.credits("corp") == (10 if forfeits else 5)


def test_divested_trust_is_no_help_when_it_is_stolen_itself() -> None:
    t = Table()
    t.hand("corp", "Divested Trust")
    t.start("runner")
    run_on(t, "HQ")
    assert t.names("runner_score") == ["Divested Trust"]
    assert t.credits("corp") == 5


# -- Flower Sermon ----------------------------------------------------------------------------------------


def test_flower_sermon_reveals_draws_and_puts_back_once_a_turn() -> None:
    t = scoring("Flower Sermon", 4)
    t.deck("corp", "Ice Wall", "Enigma", "Tithe")
    t.start("corp")
    t.click("Score Flower Sermon")
    assert t.card("Flower Sermon", CORP_SCORE).agenda == 5
    t.click("Flower Sermon:")
    assert any("Ice Wall" in line for line in t.log("runner")), "revealed to both"
    t.click("Enigma")
    assert t.names("hq") == ["Ice Wall"]
    assert t.names("rd")[:2] == ["Enigma", "Tithe"]
    assert t.card("Flower Sermon", CORP_SCORE).agenda == 4
    assert not t.offered("Flower Sermon:")


# -- Megaprix Qualifier -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("area", "points"), [("corp", 1 + 2), ("runner", 2), ("", 1)])
def test_megaprix_qualifier_counts_double_after_another_one(area: str, points: int) -> None:
    t = scoring("Megaprix Qualifier", 3)
    if area:
        t.score_area(area, "Megaprix Qualifier")
    t.start("corp")
    t.click("Score Megaprix Qualifier")
    assert t.game.points("corp") == points


# -- Project Vacheron -------------------------------------------------------------------------------------


def test_project_vacheron_is_worth_its_points_once_the_counters_are_gone() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    stolen = t.card("Project Vacheron", RUNNER_SCORE)
    assert stolen.agenda == 4
    assert t.game.points(RUNNER) == 0
    for left in (3, 2, 1, 0):
        end_turn(t)
        end_turn(t)
        assert t.card("Project Vacheron", RUNNER_SCORE).agenda == left
        assert t.game.points(RUNNER) == (0 if left else 3)


def test_project_vacheron_out_of_archives_has_no_counters() -> None:
    t = Table()
    t.discard_pile("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 0
    assert t.game.points(RUNNER) == 3


def test_project_vacheron_scored_has_no_counters() -> None:
    t = Table()
    t.root("Server 1", "Project Vacheron", advancement=5)
    t.start("corp")
    t.click("Score Project Vacheron")
    assert t.game.points("corp") == 3


def test_project_vacheron_added_by_an_effect_comes_with_counters() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    t.effect("runner", AddToScoreArea(target(InZone(("hq",))), who="runner"))
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert not t.happened("stolen")


# -- Project Yagi-Uda -------------------------------------------------------------------------------------


def test_project_yagi_uda_counts_what_is_past_three_and_swaps_in_a_run() -> None:
    t = scoring("Project Yagi-Uda", 5)
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.root("HQ", "Letheia Nisei")
    t.hand("corp", "Enigma", "Hedge Fund")
    t.start("corp")
    t.click("Score Project Yagi-Uda")
    assert t.card("Project Yagi-Uda", CORP_SCORE).agenda == 2
    assert not t.offered("Project Yagi-Uda:"), "only during a run"
    end_turn(t)
    t.click("Run on HQ")
    while not t.offered("Project Yagi-Uda:"):
        go_on(t)
    t.click("Project Yagi-Uda:")
    t.click("Ice Wall")
    t.click("Enigma")
    t.click("Jack out")
    assert t.names("hq").count("Ice Wall") == 1
    assert not t.card("Enigma").faceup
    assert t.card("Enigma").server == "hq"
    assert not running(t)
    assert t.card("Project Yagi-Uda", CORP_SCORE).agenda == 1


def test_project_yagi_uda_swaps_what_lies_in_a_root() -> None:
    t = Table()
    t.score_area("corp", "Project Yagi-Uda", agenda=1)
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Project Yagi-Uda:"):
        go_on(t)
    t.click("Project Yagi-Uda:")
    while t.decision.seat == "corp":
        go_on(t)
    assert t.names("hq") == ["PAD Campaign"]
    assert t.card("Offworld Office").server == "remote1"


# -- Remastered Edition -----------------------------------------------------------------------------------


def test_remastered_edition_advances_any_installed_card() -> None:
    t = scoring("Remastered Edition", 4)
    t.root("Server 2", "PAD Campaign")
    t.rig("Leech")
    t.start("corp")
    t.click("Score Remastered Edition")
    t.click("Remastered Edition:")
    t.click("Leech")
    assert t.card("Leech").advancement == 1
    assert not t.offered("Remastered Edition:")


# -- SDS Drone Deployment ---------------------------------------------------------------------------------


def test_sds_drone_deployment_trashes_a_program() -> None:
    t = scoring("SDS Drone Deployment", 5)
    t.rig("Leech", "Cleaver")
    t.start("corp")
    t.click("Score SDS Drone Deployment")
    t.click("Cleaver")
    assert t.names("heap") == ["Cleaver"]


@pytest.mark.parametrize("program", [True, False])
def test_sds_drone_deployment_is_stolen_for_a_program(program: bool) -> None:
    t = Table()
    t.root("Server 1", "SDS Drone Deployment")
    t.rig("Leech" if program else "Smartware Distributor")
    t.start("runner")
    t.click("Run on Server 1")
    if program:
        t.pass_until("Steal")
        t.click("Steal")
    finish_run(t)
    assert ("Leech" in t.names("heap")) == program
    assert ("SDS Drone Deployment" in t.names("runner_score")) == program


# -- Sting! -----------------------------------------------------------------------------------------------


def test_sting_counts_the_copies_of_the_other_player() -> None:
    t = scoring("Sting!", 3)
    t.score_area("runner", "Sting!", "Sting!")
    t.score_area("corp", "Sting!")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Score Sting!")
    assert grip(t) == 5 - 3


@pytest.mark.parametrize("scored", [0, 2])
def test_sting_hurts_whoever_steals_it(scored: int) -> None:
    t = Table()
    t.hand("corp", "Sting!")
    t.score_area("corp", *["Sting!"] * scored)
    t.score_area("runner", "Sting!")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "HQ")
    assert t.names("runner_score") == ["Sting!", "Sting!"]
    assert grip(t) == 5 - 1 - scored


# -- Transport Monopoly -----------------------------------------------------------------------------------


def test_transport_monopoly_keeps_a_run_from_being_successful() -> None:
    t = scoring("Transport Monopoly", 4)
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Score Transport Monopoly")
    assert t.card("Transport Monopoly", CORP_SCORE).agenda == 2
    assert not t.offered("Transport Monopoly:"), "only during a run"
    end_turn(t)
    t.click("Run on HQ")
    t.click("Transport Monopoly:")
    assert not t.offered("Transport Monopoly:"), "once per turn"
    finish_run(t)
    assert not t.happened("successful_run")
    assert not t.happened("unsuccessful_run")
    assert t.happened("accessed") == 1, "they breach the server all the same"
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("successful_run") == 1, "for that run alone"


# -- Vulnerability Audit ----------------------------------------------------------------------------------


def test_vulnerability_audit_is_not_scored_in_the_turn_it_came() -> None:
    t = Table()
    t.hand("corp", "Vulnerability Audit")
    t.start("corp")
    t.click("Install Vulnerability Audit")
    t.effect("corp", PlaceCounters("advancement", 4, target(InZone(("installed",)))))
    assert t.card("Vulnerability Audit").advancement == 4
    assert not t.offered("Score")
    end_turn(t)
    end_turn(t)
    t.pass_until("Score Vulnerability Audit")
    t.click("Score Vulnerability Audit")
    assert t.game.points("corp") == 3
