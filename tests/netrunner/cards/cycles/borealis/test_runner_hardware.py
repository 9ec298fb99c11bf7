"""Hardware of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    accesses,
    against,
    end_turn,
    finish_run,
    hq,
    rigged,
    run_on,
    scoring,
)


def installed(title: str, *grip: str, **fields: int) -> Table:
    """It was just installed, with these and two Sure Gambles left in the grip."""
    t = Table()
    t.hand("runner", title, *grip, "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click(f"Install {title}")
    return t


# -- Basilar Synthgland 2KVJ ------------------------------------------------------------------------------


def test_basilar_synthgland_costs_two_core_damage_for_a_click_each_turn() -> None:
    t = installed("Basilar Synthgland 2KVJ")
    assert (t.game.state.core_damage, t.names("grip"), t.clicks("runner")) == (2, [], 3)
    end_turn(t)
    end_turn(t)
    assert t.clicks("runner") == 5


# -- Endurance --------------------------------------------------------------------------------------------


def test_endurance_comes_with_three_counters_and_gets_one_for_the_first_run() -> None:
    t = installed("Endurance")
    t.hand("corp", "Hedge Fund")
    assert (t.card("Endurance").power, t.game.memory_limit()) == (3, 6)
    run_on(t, "HQ")
    assert t.card("Endurance").power == 4
    run_on(t, "HQ")
    assert t.card("Endurance").power == 4


@pytest.mark.parametrize("power", [2, 1])
def test_endurance_breaks_two_of_any_subroutines_for_two_counters(power: int) -> None:
    t = against("Archer", "Endurance", power=power)
    assert t.offered("Endurance: Break") == (power == 2)
    if power == 2:
        t.click("Endurance: Break")
        t.answer([option.key for option in t.asked.options[:2]])
        assert (t.happened("broken"), t.card("Endurance").power) == (2, 0)


# -- Ghosttongue ------------------------------------------------------------------------------------------


def test_ghosttongue_costs_core_damage_and_makes_events_cheaper() -> None:
    t = installed("Ghosttongue", "Sure Gamble")
    assert (t.game.state.core_damage, len(t.names("grip"))) == (1, 2)
    t.click("Play Sure Gamble")
    assert t.credits("runner") == 9 - 2 - 4 + 9


# -- Hippocampic Mechanocytes -----------------------------------------------------------------------------


def test_hippocampic_mechanocytes_trades_meat_damage_for_hand_size() -> None:
    t = installed("Hippocampic Mechanocytes")
    card = t.card("Hippocampic Mechanocytes")
    assert (card.power, t.names("grip"), t.game.state.core_damage) == (2, ["Sure Gamble"], 0)
    assert t.game.hand_size("runner") == 7


# -- Marrow -----------------------------------------------------------------------------------------------


def test_marrow_costs_core_damage_for_memory_and_hand_size() -> None:
    t = installed("Marrow")
    assert (t.game.state.core_damage, t.names("grip")) == (1, ["Sure Gamble"])
    assert (t.game.memory_limit(), t.game.hand_size("runner")) == (5, 5 - 1 + 3)


def test_marrow_sabotages_when_the_corp_scores() -> None:
    t = scoring("Hostile Takeover", 2)
    t.rig("Marrow")
    t.hand("corp", "Palisade")
    t.start("corp")
    t.click("Score Hostile Takeover")
    t.click("Palisade")
    assert t.names("archives") == ["Palisade"]


def test_marrow_does_nothing_when_an_agenda_is_stolen() -> None:
    t = rigged("Marrow")
    t.root("Server 1", "Hostile Takeover")
    t.refresh()
    run_on(t, "Server 1")
    assert (t.names("runner_score"), t.names("archives")) == (["Hostile Takeover"], [])


# -- PAN-Weave --------------------------------------------------------------------------------------------


def test_pan_weave_costs_a_card() -> None:
    assert installed("PAN-Weave").names("grip") == ["Sure Gamble"]


@pytest.mark.parametrize(("corp", "server", "gained"), [(5, "HQ", 1), (0, "HQ", 0), (5, "R&D", 0)])
def test_pan_weave_takes_a_credit_with_the_first_run_on_hq(corp: int, server: str, gained: int) -> None:
    t = rigged("PAN-Weave", corp_credits=corp)
    for _ in range(2):
        run_on(t, server)
    assert (t.credits("runner"), t.credits("corp")) == (5 + gained, corp - gained)


# -- Poison Vial ------------------------------------------------------------------------------------------


def test_poison_vial_needs_a_subroutine_that_was_broken_before() -> None:
    t = against("Archer", "Num")
    t.rig("Poison Vial", power=1, loaded=("power",))
    t.refresh()
    assert not t.offered("Poison Vial: Break")
    t.click("Num: Break")
    t.answer([t.asked.options[0].key])
    t.click("Poison Vial: Break")
    t.answer([option.key for option in t.asked.options[:2]])
    assert t.happened("broken") == 3
    assert t.names("heap") == ["Poison Vial"], "it is empty"


def test_poison_vial_is_loaded() -> None:
    t = installed("Poison Vial")
    assert t.card("Poison Vial").power == 3


def test_poison_vial_asks_for_a_subroutine_of_this_encounter() -> None:
    t = Table()
    t.ice("HQ", "Whitespace", "Tithe")
    t.rig("Num", power=0)
    t.rig("Poison Vial", power=3, loaded=("power",))
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break everything with Num")
    t.pass_until("Let the unbroken")
    encounter = t.game.encounter
    assert encounter is not None
    assert encounter.ice == t.card("Whitespace").oid
    assert not t.offered("Poison Vial: Break")


# -- Time Bomb --------------------------------------------------------------------------------------------


def test_time_bomb_is_installed_after_a_run_on_a_central_server_only() -> None:
    t = Table()
    t.hand("runner", "Time Bomb")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    assert not t.offered("Install Time Bomb")
    run_on(t, "Server 1")
    assert not t.offered("Install Time Bomb")
    run_on(t, "Archives")
    t.click("Install Time Bomb")
    assert t.card("Time Bomb").power == 1


@pytest.mark.parametrize("power", [2, 3])
def test_time_bomb_goes_off_with_three_counters(power: int) -> None:
    t = Table()
    t.rig("Time Bomb", power=power)
    t.hand("corp", "Palisade")
    t.start("runner", turn_begins=True)
    if power == 2:
        t.next_action()
        assert (t.card("Time Bomb").power, t.names("archives")) == (3, [])
        return
    assert t.decision.seat == "corp"
    t.click("Palisade")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Hedge Fund", "Palisade"]
    assert (t.names("heap"), hq(t)) == (["Time Bomb"], 0)


# -- Virtuoso ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_virtuoso_accesses_more_in_hq_if_that_is_the_mark_else_breaches_hq_later(seed: int) -> None:
    t = Table(seed=seed)
    t.rig("Virtuoso")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.start("runner", turn_begins=True)
    t.next_action()
    mark = t.game.state.mark
    for n in range(2):
        before = t.happened("accessed")
        run_on(t, {"hq": "HQ", "rd": "R&D", "archives": "Archives"}[mark])
        t.next_action()
        at_mark = {"hq": 1, "rd": 1, "archives": 0}[mark]
        assert t.happened("accessed") - before == at_mark + (n == 0)
    assert t.happened("breach_begins", server="hq") == (2 if mark == "hq" else 1)


def test_virtuoso_gives_memory() -> None:
    assert rigged("Virtuoso").game.memory_limit() == 5


# -- WAKE Implant v2A-JRJ ---------------------------------------------------------------------------------


def test_wake_implant_costs_a_card_and_counts_runs_on_hq() -> None:
    t = installed("WAKE Implant v2A-JRJ")
    t.hand("corp", "Hedge Fund")
    assert t.names("grip") == ["Sure Gamble"]
    run_on(t, "R&D")
    assert t.card("WAKE Implant v2A-JRJ").power == 0
    run_on(t, "HQ")
    run_on(t, "HQ")
    assert t.card("WAKE Implant v2A-JRJ").power == 2


@pytest.mark.parametrize(("power", "offered"), [(5, 3), (2, 2)])
def test_wake_implant_accesses_up_to_three_more_cards_of_rd(power: int, offered: int) -> None:
    t = Table()
    t.rig("WAKE Implant v2A-JRJ", power=power)
    t.start("runner")
    t.play("Run on R&D", "Go on to the server")
    t.click("Spend X")
    assert t.options == [f"X is {n}" for n in range(offered + 1)]
    t.click(f"X is {offered}")
    finish_run(t)
    assert (t.happened("accessed"), t.card("WAKE Implant v2A-JRJ").power) == (1 + offered, power - offered)


def test_wake_implant_may_be_left_and_does_nothing_in_hq() -> None:
    t = rigged("WAKE Implant v2A-JRJ")
    assert accesses(t, "HQ") == 1
    t.play("Run on R&D", "Go on to the server", "Do not pay")
    finish_run(t)
    assert t.card("WAKE Implant v2A-JRJ").power == 1


# -- Zenit Chip JZ-2MJ ------------------------------------------------------------------------------------


def test_zenit_chip_costs_core_damage_and_draws_for_the_first_run_on_a_central_server() -> None:
    t = installed("Zenit Chip JZ-2MJ")
    assert (t.game.state.core_damage, t.names("grip")) == (1, ["Sure Gamble"])
    t.root("Server 1", "PAD Campaign")
    t.refresh()
    run_on(t, "Server 1")
    assert len(t.names("grip")) == 1
    run_on(t, "Archives")
    assert len(t.names("grip")) == 2
    run_on(t, "Archives")
    assert len(t.names("grip")) == 2


# -- When they give nothing -------------------------------------------------------------------------------


def test_basilar_synthgland_gives_no_click_at_once_nor_to_the_corp() -> None:
    t = installed("Basilar Synthgland 2KVJ")
    assert t.clicks("runner") == 3
    end_turn(t)
    t.next_action()
    assert t.clicks("corp") == 3


def test_ghosttongue_makes_no_install_cheaper() -> None:
    t = Table()
    t.rig("Ghosttongue")
    t.hand("runner", "Leech", "Carnivore")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Install Leech", "Install Carnivore")
    assert t.credits("runner") == 9 - 1 - 4


def test_hippocampic_mechanocytes_counts_counters_and_not_for_the_corp() -> None:
    t = rigged("Hippocampic Mechanocytes")
    assert (t.game.hand_size("runner"), t.game.hand_size("corp")) == (5, 5)
    t = installed("Hippocampic Mechanocytes")
    assert t.game.hand_size("corp") == 5
