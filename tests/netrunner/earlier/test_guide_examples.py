"""The worked examples of the Reference Guide 1.0 (000), by their numbers in the specification.

Those that an RG scenario plays are named there (`SCENARIOS`).
"""

from __future__ import annotations

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, RG_1_0
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs
from tests.netrunner.earlier.test_runs import running

RG, CORE = RG_1_0.name, CORE_2012.name
SCENARIOS = {29: "rg_43", 30: "rg_46", 24: "rg_33", 6: "rg_56"}
"""Examples that are played as a scenario."""


def table(**fields: int) -> Table:
    t = Table(edition=RG)
    t.set(**fields)
    return t


def test_rg_example_1_ice_installed_outermost_in_the_run_is_not_met() -> None:
    t = table(corp_credits=9)
    t.ice("R&D", "Architect")
    t.hand("corp", "Ice Wall", "Hedge Fund")
    t.deck("corp", "Enigma")
    runs(t, "R&D")
    goes(t, "Let the", "Install Enigma", "Enigma", "R&D", "Install Ice Wall", "Ice Wall")
    assert t.happened("encounter") == 1


def test_rg_example_4_archived_memories_needs_a_card_in_archives() -> None:
    t = table(corp_credits=9)
    t.hand("corp", "Archived Memories")
    t.start("corp")
    assert not t.offered("Play Archived Memories")
    t.discard_pile("corp", "Hedge Fund")
    t.refresh()
    assert t.offered("Play Archived Memories")


def test_rg_example_7_a_deck_is_shuffled_before_what_was_found_resolves() -> None:
    t = table(corp_credits=9)
    t.root("Server 1", "Mumbad City Hall", rezzed=True)
    t.deck("corp", "Heritage Committee")
    t.start("corp")
    t.click("Mumbad City Hall")
    t.pass_until("Find Heritage Committee")
    t.click("Find Heritage Committee")
    kinds = [e.kind.value for e in t.game.state.happened]
    assert "shuffled" not in kinds or "drawn" not in kinds or kinds.index("shuffled") < kinds.index("drawn")


def test_rg_example_9_one_replacement_of_an_access() -> None:
    t = table()
    t.rig("Bank Job", "Bank Job", credit=8)
    t.root("Server 1", "PAD Campaign")
    runs(t, "Server 1")
    assert goes(t, "Use Bank Job", "8") == []
    assert t.credits("runner") == 13


def test_rg_example_11_the_supplier_then_underworld_contact() -> None:
    t = table(runner_credits=5)
    t.rig("Underworld Contact", "The Supplier")
    t.hosted("The Supplier", "Dyson Mem Chip", installed=False)
    t.rig("Access to Globalsec")
    t.start("runner", turn_begins=True)
    goes(t, "Use The Supplier", "Dyson", "Use Underworld", until="Run on HQ")
    assert "Dyson Mem Chip" in t.names("installed")
    assert t.credits("runner") == 5 - 1 + 1


@pytest.mark.parametrize("edition", [RG, CORE])
def test_rg_example_12_core_f10_aesop_before_wyldside(edition: str) -> None:
    t = Table(edition=edition)
    t.rig("Aesop's Pawnshop", "Wyldside")
    t.start("runner", turn_begins=True)
    goes(t, "Use Aesop", "Trash 1 other", "Trash Wyldside", "Wyldside")
    assert (t.clicks("runner"), len(t.names("grip")), t.credits("runner")) == (4, 0, 8)


def test_rg_example_13_42_femme_fatale_before_tollbooth() -> None:
    t = table(runner_credits=9)
    t.ice("HQ", "Tollbooth")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Install Femme Fatale")
    if t.asks("target"):
        t.click("Tollbooth")
    before = t.credits("runner")
    t.click("Run on HQ")
    goes(t, "Use Femme", "Pay", "Bypass")
    assert t.happened("successful_run") == 1
    assert before - t.credits("runner") == 1


def test_rg_example_14_cerebral_overwriter_in_rd_does_nothing() -> None:
    t = table(corp_credits=9)
    t.deck("corp", "Cerebral Overwriter")
    t.hand("runner", "Sure Gamble")
    runs(t, "R&D")
    goes(t, "Pay", "Use Cerebral")
    assert t.game.state.core_damage == 0


@pytest.mark.parametrize("installed", [False, True])
def test_rg_example_16_a_program_may_be_installed_on_djinn_or_not(installed: bool) -> None:
    t = table(runner_credits=9)
    t.rig("Djinn")
    t.hand("runner", "Datasucker")
    t.start("runner")
    offered = [o for o in t.options if o.startswith("Install Datasucker")]
    assert any("Djinn" in option for option in offered)
    t.click(next(o for o in offered if ("Djinn" in o) is installed and "trashing" not in o))
    assert (t.card("Datasucker").host == t.card("Djinn").oid) is installed


def test_rg_example_18_programs_on_scheherazade_count_against_memory() -> None:
    t = table(runner_credits=9)
    t.rig("Djinn")
    t.hosted("Djinn", "Scheherazade")
    used = t.game.memory_used()
    t.hosted("Scheherazade", "Corroder")
    t.start("runner")
    assert t.game.memory_used() == used + 1


def test_rg_example_20_placing_counters_is_no_advancing() -> None:
    t = table(corp_credits=9)
    t.hand("corp", "Mushin No Shin", "Oaktown Renovation")
    t.start("corp")
    before = t.credits("corp")
    t.click("Play Mushin No Shin")
    goes(t, "Oaktown", "Install Oaktown", "New server")
    assert (t.card("Oaktown Renovation").advancement, t.credits("corp")) == (3, before)


def test_rg_example_21_34_the_corp_trashes_an_installed_program_of_its_choice() -> None:
    t = table()
    t.ice("HQ", "Ichi 1.0")
    t.rig("Corroder", "Mimic")
    t.hand("runner", "Datasucker")
    t.hand("corp", "Hedge Fund")
    running(t)
    t.pass_until("Let the unbroken")
    t.click("Let the unbroken")
    assert t.decision.seat == "corp"
    assert {o.removeprefix("Trash ") for o in t.options} == {"Corroder", "Mimic"}


def test_rg_example_22_two_chosen_cards_are_exposed_together() -> None:
    t = table()
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Adonis Campaign")
    t.hand("runner", "Satellite Uplink")
    t.start("runner")
    t.click("Play Satellite Uplink")
    if t.asks("target"):
        t.click("The facedown card in Server 1", "The facedown card in Server 2")
    goes(t)
    assert t.happened("exposed") == 2


def test_rg_example_25_an_additional_cost_may_be_declined() -> None:
    t = table(runner_credits=2)
    t.deck("corp", "Fetal AI")
    t.hand("runner", *["Sure Gamble"] * 4)
    runs(t, "R&D")
    goes(t, "Use Fetal AI", "Do not steal")
    assert (t.names("runner_score"), t.credits("runner")) == ([], 2)


def test_rg_example_28_damage_that_is_suffered_is_not_done() -> None:
    t = Table(corp="Argus Security: Protection Guaranteed", edition=RG)
    t.score_area("corp", "The Cleaners")
    t.root("Server 1", "Hostile Takeover")
    t.hand("runner", *["Sure Gamble"] * 4)
    runs(t, "Server 1")
    goes(t, "Steal", "Use Argus", "Suffer 2 meat", "2 meat", "Take 2")
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.game.state.tags or len(t.names("grip")) == 2


@pytest.mark.parametrize("edition", [RG, CORE])
def test_rg_example_31_core_test_run_without_free_memory(edition: str) -> None:
    t = Table(edition=edition)
    t.rig("Magnum Opus", "Sneakdoor Beta")
    t.discard_pile("runner", "Corroder")
    t.hand("runner", "Test Run")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Test Run")
    goes(t, "Choose 1 program in your heap", "Find Corroder", "Corroder", "Magnum", "Trash Magnum")
    assert sorted(t.names("installed")) == ["Corroder", "Sneakdoor Beta"]
    assert "Test Run" in t.names("heap")


def test_rg_example_33_aggressive_secretary_trashes_both_together() -> None:
    t = table(corp_credits=9)
    t.root("Server 1", "Aggressive Secretary", advancement=3)
    t.rig("Corroder", "Mimic")
    t.set(runner_credits=0)
    runs(t, "Server 1")
    goes(t, "Use Aggressive", "Pay 2", "Corroder", "Mimic")
    assert sorted(t.names("heap")) == ["Corroder", "Mimic"]


def test_rg_example_35_chum_and_the_bypassed_ice() -> None:
    t = table(runner_credits=9)
    t.ice("HQ", "Enigma", "Chum")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Femme Fatale", *["Sure Gamble"] * 4)
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Install Femme Fatale")
    t.click("Enigma")
    t.click("Run on HQ")
    goes(t, "Let the", "Use Femme", "Bypass")
    assert len(t.names("grip")) == 4 - 3


def test_rg_example_38_rd_interface_an_upgrade_between_two_cards() -> None:
    t = Table(edition=RG, filler=0, policy=ASK_ALL)
    t.deck("corp", "Ice Wall", "Enigma", "Palisade")
    t.root("R&D", "Akitaro Watanabe")
    t.rig("R&D Interface")
    t.start("runner")
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    seen = goes(t, "Access the top", "Access the next")
    assert sorted(seen) == ["Akitaro Watanabe", "Enigma", "Ice Wall"]
    assert t.names("rd") == ["Ice Wall", "Enigma", "Palisade"]


def test_rg_example_39_project_junebug_need_not_be_rezzed() -> None:
    t = table(corp_credits=9)
    t.root("Server 1", "Project Junebug", advancement=1)
    t.hand("runner", *["Sure Gamble"] * 4)
    runs(t, "Server 1")
    goes(t, "Use Project", "Pay 1")
    assert len(t.names("grip")) == 2


def test_rg_example_40_snare_damage_and_tag() -> None:
    t = table(corp_credits=9)
    t.hand("corp", "Snare!")
    t.hand("runner", *["Sure Gamble"] * 5)
    runs(t, "HQ")
    goes(t, "Use Snare", "Pay 4")
    assert (len(t.names("grip")), t.game.state.tags) == (2, 1)


def test_rg_example_41_archangel_accessed_is_met_and_the_access_goes_on() -> None:
    t = table(corp_credits=9)
    t.deck("corp", "Archangel")
    t.rig("Corroder")
    runs(t, "R&D")
    goes(t, "Use Archangel", "Pay 3", "Let the", "0 credits")
    assert (t.happened("encounter"), t.happened("accessed")) == (1, 1)
