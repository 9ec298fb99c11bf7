"""Cards that the rulebook's examples name: ice, icebreakers and what becomes of subroutines."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    LET,
    against,
    end_turn,
    facing,
    finish_run,
    go_on,
    let,
    run_on,
    running,
    strength,
)


def kitsune() -> Table:
    """A Runner at a Kitsune that protects HQ, with an upgrade in its root."""
    t = Table()
    t.ice("HQ", "Kitsune")
    t.root("HQ", "Corporate Troubleshooter")
    t.hand("corp", "Ice Wall", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_kitsune_lets_the_runner_access_the_chosen_card_and_nothing_in_the_root() -> None:
    t = kitsune()
    t.play("Yes", "Ice Wall")
    assert t.options == ["Leave Ice Wall and go on"]
    go_on(t)
    assert t.names("archives") == ["Kitsune"]
    assert t.happened("accessed") == 1
    finish_run(t)
    assert t.happened("accessed") == 3, "the breach of the run comes on top"


def test_kitsune_does_nothing_if_the_corp_wants_nothing() -> None:
    t = kitsune()
    t.click("No")
    assert "Kitsune" in t.names("installed")
    assert t.happened("breach_begins") == 0


def test_bullfrog_stays_if_the_bids_match() -> None:
    t = facing("Bullfrog")
    let(t)
    t.play("1 credit", "1 credit")
    assert t.card("Bullfrog").server == "hq"
    assert t.credits("corp") == 4


def test_bullfrog_moves_and_takes_the_run_along() -> None:
    """Another server is any but the one it protects (4.6.6j)."""
    t = facing("Bullfrog")
    let(t)
    t.play("2 credits", "0 credits", "R&D")
    assert t.card("Bullfrog").server == "rd"
    finish_run(t)
    assert t.happened("breach_begins", server="rd") == 1


def test_targeted_marketing_pays_whenever_the_named_card_is_played_or_installed() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing")
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Diesel", "Corroder")
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Play Targeted Marketing")
    t.play("S", "Sure Gamble")
    end_turn(t)
    before = t.credits("corp")
    t.play("Play Diesel")
    assert t.credits("corp") == before
    t.play("Play Sure Gamble", "Play Sure Gamble")
    assert t.credits("corp") == before + 20
    assert t.names("play") == ["Targeted Marketing"]


def test_targeted_marketing_hears_of_installs_and_ends_with_a_stolen_agenda() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing", "Priority Requisition")
    t.hand("runner", "Corroder", "Corroder")
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Play Targeted Marketing")
    t.play("C", "Corroder")
    end_turn(t)
    before = t.credits("corp")
    t.click("Install Corroder")
    assert t.credits("corp") == before + 10
    t.click("Run on HQ")
    while not t.happened("stolen"):
        go_on(t)
    assert "Targeted Marketing" in t.names("archives")
    finish_run(t)
    t.click("Install Corroder")
    assert t.credits("corp") == before + 10


def test_gbahali_breaks_the_last_subroutine_alone() -> None:
    t = against("Fairchild 2.0", "Gbahali")
    t.click("Gbahali: Break the last subroutine")
    assert t.names("heap") == ["Gbahali"]
    let(t)
    assert t.credits("runner") == 20 - 2 - 2
    assert t.game.state.core_damage == 0


@pytest.mark.parametrize("leaves", [True, False])
def test_code_replicator_sends_the_runner_back_to_the_ice(leaves: bool) -> None:
    """They approach it in their position, without a move (6.1.3b)."""
    t = Table()
    t.ice("HQ", "Enigma", "Ice Wall")
    t.root("HQ", "Code Replicator", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break everything with Corroder") if t.offered("Break everything") else t.click("Corroder: Break")
    t.pass_until("Trash Code Replicator")
    t.click("Trash Code Replicator")
    assert t.offered("Jack out")
    if leaves:
        t.click("Jack out")
        assert not running(t)
        return
    t.click("Go on")
    t.pass_until(LET)
    assert t.game.run is not None
    assert t.game.run.ice == t.card("Ice Wall").oid
    assert t.happened("encounter") == 2


def test_code_replicator_does_not_hear_of_unrezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.root("HQ", "Code Replicator", rezzed=True)
    t.set(corp_credits=0)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    run_on(t, "HQ")
    assert "Code Replicator" in t.names("installed")
    assert t.happened("approach_ice") == 1


def test_bravado_runs_on_protected_servers_and_pays_for_ice_passed() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
    t.hand("runner", "Bravado")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=3, corp_credits=0)
    t.start("runner")
    t.click("Play Bravado")
    finish_run(t)
    assert t.happened("run_begins", server="hq") == 1, "the one server with ice: nobody is asked"
    assert t.credits("runner") == 6 + 2


def test_bravado_cannot_be_played_where_no_ice_is() -> None:
    t = Table()
    t.hand("runner", "Bravado")
    t.start("runner")
    assert not t.offered("Bravado")


def test_chisel_weakens_its_host_and_trashes_it_at_zero() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Chisel")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Install Chisel on Ice Wall")
    t.click("Run on HQ")
    assert t.card("Chisel").virus == 1
    assert strength(t, "Ice Wall") == 0
    finish_run(t)
    t.click("Run on HQ")
    assert t.names("archives") == ["Ice Wall"]
    assert "Chisel" in t.names("heap")
    finish_run(t)
    assert t.happened("accessed") == 1


def test_persephone_breaks_sentries_and_mills_for_what_resolved() -> None:
    t = against("Rototurret", "Persephone", "Leech")
    t.click("Persephone: +1")
    assert strength(t, "Persephone") == 2
    t.click("Persephone: Break")
    if t.decision.kind == "target":
        t.click("End the run.")
    t.click(LET)
    t.click("Leech")
    t.click("Use Persephone")
    assert "Sure Gamble" in t.names("heap")
    assert t.names("archives") == ["Hedge Fund"], "one subroutine resolved"


def test_persephone_does_not_hear_of_ice_that_was_not_encountered() -> None:
    t = Table()
    t.ice("HQ", "Rototurret", rezzed=False)
    t.rig("Persephone")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Persephone")
        go_on(t)


@pytest.mark.parametrize(("server", "left"), [("HQ", 5 - 1 - 3), ("R&D", 7 - 3 - 3)])
def test_tsakhia_replaces_subroutines_in_the_first_encounter_at_the_chosen_server(
    server: str, left: int
) -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * (5 if server == "HQ" else 7))
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", server)
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == left


def test_tsakhia_chooses_anew_each_turn() -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", "HQ")
    end_turn(t)
    end_turn(t)
    t.click("Do not use it")
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == 2
