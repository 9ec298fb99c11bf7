"""Other programs of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses_from_here, end_turn, finish_run, go_on, rigged, run_on

# -- Datasucker -------------------------------------------------------------------------------------------


def test_datasucker_collects_on_central_servers_and_weakens_ice() -> None:
    t = Table()
    t.rig("Datasucker")
    t.ice("HQ", "Hunter")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.card("Datasucker").virus == 0
    run_on(t, "R&D")
    assert t.card("Datasucker").virus == 1
    t.click("Run on HQ")
    t.click("Datasucker: ")
    assert (t.game.strength(t.card("Hunter")), t.card("Datasucker").virus) == (3, 0)


# -- Djinn ------------------------------------------------------------------------------------------------


def test_djinn_hosts_programs_that_need_no_memory() -> None:
    t = Table()
    t.rig("Djinn")
    t.hand("runner", "Leech", "Corroder", "Parasite")
    t.set(runner_credits=20)
    t.start("runner")
    before = t.game.memory_used()
    t.click("Install Leech on Djinn")
    assert t.game.memory_used() == before
    assert not t.offered("Install Corroder on Djinn")


def test_djinn_finds_a_virus() -> None:
    t = rigged("Djinn")
    t.deck("runner", "Corroder", "Leech")
    t.refresh()
    t.click("Djinn: Search")
    assert not t.offered("Corroder")
    t.click("Leech")
    assert (t.names("grip"), t.credits("runner"), t.clicks("runner")) == (["Leech"], 4, 3)


# -- Magnum Opus ------------------------------------------------------------------------------------------


def test_magnum_opus_gains_two() -> None:
    t = rigged("Magnum Opus")
    t.click("Magnum Opus: Gain 2 credits")
    assert (t.credits("runner"), t.clicks("runner")) == (7, 3)


# -- Medium -----------------------------------------------------------------------------------------------


def medium(counters: int) -> Table:
    t = Table()
    t.rig("Medium", virus=counters)
    t.start(RUNNER)
    t.click("Run on R&D")
    return t


def test_medium_grows_with_each_run_on_r_and_d() -> None:
    t = medium(0)
    finish_run(t)
    assert t.card("Medium").virus == 1
    assert t.happened("accessed") == 1, "fewer than the number of counters: none"


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_medium_accesses_as_many_more_as_its_player_chooses(chosen: int) -> None:
    t = medium(2)
    while not t.asks("how_many"):
        go_on(t)
    assert len(t.asked.options) == 3
    t.answer([f"n:{chosen}"])
    finish_run(t)
    assert t.happened("accessed") == 1 + chosen


# -- Net Shield -------------------------------------------------------------------------------------------


def test_net_shield_prevents_the_first_net_damage_of_a_turn() -> None:
    t = rigged("Net Shield")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.effect("corp", Damage("net", 2))
    t.click("Pay 1 credit")
    assert (len(t.names("grip")), t.credits("runner")) == (3, 4)
    t.effect("corp", Damage("net", 1))
    assert len(t.names("grip")) == 2


# -- Parasite ---------------------------------------------------------------------------------------------


def test_parasite_eats_its_host() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.ice("R&D", "Hunter", rezzed=False)
    t.hand("runner", "Parasite")
    t.start("runner")
    t.click("Install Parasite")
    assert t.card("Parasite").host == t.card("Ice Wall").oid
    assert t.game.strength(t.card("Ice Wall")) == 1
    end_turn(t)
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert (t.names("archives"), t.names("heap")) == (["Ice Wall"], ["Parasite"])


def test_parasite_cannot_eat_architect() -> None:
    """9.6.7d: what cannot be trashed stays, and the game goes on."""
    t = Table()
    t.ice("HQ", "Architect")
    t.rig("Leech")
    t.start("runner", turn_begins=False)
    t.hosted("Architect", "Parasite", virus=3)
    t.refresh()
    t.click("Gain 1 credit")
    assert sorted(t.names("installed")) == ["Architect", "Leech", "Parasite"]


# -- Sneakdoor Beta ---------------------------------------------------------------------------------------


def test_sneakdoor_beta_runs_archives_and_breaches_hq() -> None:
    t = rigged("Sneakdoor Beta")
    t.click("Sneakdoor Beta: Run Archives")
    accessed = accesses_from_here(t)
    assert accessed == 1
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["hq"]
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["hq"]
    assert t.clicks("runner") == 3


def test_sneakdoor_beta_does_nothing_for_other_runs_or_failed_ones() -> None:
    t = rigged("Sneakdoor Beta")
    t.click("Run on Archives")
    finish_run(t)
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["archives"]
    t = rigged("Sneakdoor Beta")
    t.ice("Archives", "Palisade")
    t.refresh()
    t.click("Sneakdoor Beta: Run Archives")
    finish_run(t)
    assert t.happened("successful_run") == 0
