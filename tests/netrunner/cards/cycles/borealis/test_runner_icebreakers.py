"""Icebreakers of the Borealis cycle."""

import pytest

from engine.netrunner.language.effects import AddToHand
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, end_turn, finish_run, rigged, run_on, strength

# -- Abaasy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trash", [True, False])
def test_abaasy_trades_a_card_for_the_first_ice_it_fully_breaks(trash: bool) -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Abaasy")
    t.hand("runner", "Diesel", "Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    for first in (True, False):
        t.click("Run on HQ")
        t.click("Abaasy: +2")
        t.click("Break everything with Abaasy")
        assert t.offered("Trash 1 card") == first
        if first:
            t.click("Trash 1 card" if trash else "Do not")
            if trash:
                t.click("Cleaver")
            assert t.names("grip") == (["Diesel", "Sure Gamble"] if trash else ["Diesel", "Cleaver"])
        finish_run(t)
    assert len(t.names("heap")) == trash


# -- Begemot ----------------------------------------------------------------------------------------------


def test_begemot_costs_core_damage_and_is_stronger_for_it() -> None:
    t = Table()
    t.hand("runner", "Begemot", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Wall of Static")
    t.set(runner_credits=9, core_damage=1)
    t.start("runner")
    t.click("Install Begemot")
    assert t.game.state.core_damage == 2
    assert (len(t.names("grip")), strength(t, "Begemot")) == (1, 2 + 2)
    t.click("Run on HQ")
    t.click("Begemot: Break")
    finish_run(t)
    assert t.credits("runner") == 9 - 5 - 1


def test_begemot_breaks_any_number_of_barrier_subroutines_only() -> None:
    t = against("Eli 1.0", "Begemot")
    t.game.state.core_damage = 2
    t.refresh()
    t.click("Begemot: Break")
    if t.asks("target"):
        t.answer([option.key for option in t.asked.options])
    finish_run(t)
    assert (t.happened("broken"), t.credits("runner")) == (2, 20 - 1)
    assert not against("Tithe", "Begemot").offered("Begemot: Break")


# -- Cat's Cradle -----------------------------------------------------------------------------------------


def test_cats_cradle_makes_code_gates_dearer() -> None:
    t = Table()
    t.ice("HQ", "Enigma", rezzed=False)
    t.ice("R&D", "Ice Wall", rezzed=False)
    t.rig("Cat's Cradle")
    t.set(corp_credits=9, runner_credits=9)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Ice Wall")
    finish_run(t)
    assert t.credits("corp") == 9 - 1
    t.click("Run on HQ")
    t.click("Rez Enigma")
    assert t.credits("corp") == 8 - 3 - 1
    t.play("Cat's Cradle: +1", "Break everything with Cat's Cradle")
    finish_run(t)
    assert t.credits("runner") == 9 - 1 - 2


# -- Hyperbaric -------------------------------------------------------------------------------------------


def test_hyperbaric_keeps_its_strength() -> None:
    t = Table()
    t.hand("runner", "Hyperbaric")
    t.ice("HQ", "Enigma")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Install Hyperbaric")
    assert strength(t, "Hyperbaric") == 1
    t.click("Hyperbaric: Place 1 power counter")
    assert (strength(t, "Hyperbaric"), t.credits("runner")) == (2, 20 - 3 - 2)
    t.click("Run on HQ")
    t.click("Break everything with Hyperbaric")
    finish_run(t)
    assert (strength(t, "Hyperbaric"), t.credits("runner")) == (2, 15 - 2)


# -- Nanuq ------------------------------------------------------------------------------------------------


def test_nanuq_breaks_and_is_removed_when_an_agenda_is_stolen() -> None:
    t = against("Enigma", "Nanuq")
    t.root("Server 1", "Hostile Takeover")
    t.click("Nanuq: +1")
    assert strength(t, "Nanuq") == 4
    t.click("Nanuq: Break")
    finish_run(t)
    run_on(t, "Server 1")
    assert t.names("removed") == ["Nanuq"]


def test_nanuq_is_removed_when_it_is_uninstalled() -> None:
    t = rigged("Nanuq")
    t.effect("runner", AddToHand(Each(Named("Nanuq"))))
    assert (t.names("grip"), t.names("removed")) == ([], ["Nanuq"])


# -- Num --------------------------------------------------------------------------------------------------


def test_num_breaks_sentries_for_two() -> None:
    t = against("Archer", "Num")
    t.click("Break everything with Num")
    finish_run(t)
    assert t.credits("runner") == 20 - 4 * 2
    assert not against("Enigma", "Num").offered("Num")


# -- Orca -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("charge", [True, False])
def test_orca_charges_a_card_for_the_first_ice_it_fully_breaks(charge: bool) -> None:
    t = Table()
    t.ice("HQ", "Archer")
    t.rig("Orca")
    t.rig("Leech", power=1)
    t.set(runner_credits=20)
    t.start("runner")
    for _ in range(2):
        t.click("Run on HQ")
        t.click("Orca: +3")
        t.click("Orca: Break")
        if t.asks("target"):
            t.answer([option.key for option in t.asked.options])
        if t.offered("Use Orca"):
            t.click("Use Orca" if charge else "Do not use")
        finish_run(t)
    assert t.card("Leech").power == 1 + charge
    assert t.credits("runner") == 20 - 2 * 4


def test_orca_charges_nothing_for_ice_it_does_not_break_fully() -> None:
    t = against("Neural Katana", "Orca", "Cleaver", power=1)
    assert t.offered("Orca: Break")
    finish_run(t)
    assert t.card("Orca").power == 1


# -- Propeller --------------------------------------------------------------------------------------------


def test_propeller_has_four_counters_for_strength() -> None:
    t = Table()
    t.hand("runner", "Propeller")
    t.ice("HQ", "Wall of Static")
    t.start("runner")
    t.click("Install Propeller")
    assert t.card("Propeller").power == 4
    t.click("Run on HQ")
    t.play("Propeller: +2", "Propeller: +2")
    assert (t.card("Propeller").power, strength(t, "Propeller")) == (2, 4)
    t.click("Propeller: Break")
    finish_run(t)
    assert t.credits("runner") == 5 - 1 - 1


def test_propeller_without_counters_gets_no_strength() -> None:
    assert not against("Wall of Static", "Propeller").offered("Propeller: +2")


# -- Revolver ---------------------------------------------------------------------------------------------


def test_revolver_is_loaded_and_breaks_for_a_counter() -> None:
    t = Table()
    t.hand("runner", "Revolver")
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Install Revolver")
    assert t.card("Revolver").power == 6
    t.click("Run on HQ")
    t.click("Revolver: Break")
    t.click("Spend 1 hosted power counter")
    t.click("Break: The Corp does 1 net damage")
    assert t.card("Revolver").power == 5
    assert t.happened("broken") == 1


def test_revolver_is_trashed_for_the_last_shot() -> None:
    t = against("Tithe", "Revolver")
    t.click("Revolver: Break")
    finish_run(t)
    assert t.names("heap") == ["Revolver"]
    assert t.happened("broken") == 1


def test_revolver_gets_stronger_for_credits_and_breaks_sentries_only() -> None:
    t = against("Archer", "Revolver", power=6)
    t.play("Revolver: +3", "Revolver: +3")
    assert (strength(t, "Revolver"), t.credits("runner")) == (7, 20 - 4)
    assert t.offered("Revolver: Break")
    assert not against("Whitespace", "Revolver", power=6).offered("Revolver: Break")


# -- Tremolo ----------------------------------------------------------------------------------------------


CYBERNETICS = ("Ghosttongue", "PAN-Weave", "Zenit Chip JZ-2MJ", "Titanium Ribs")


@pytest.mark.parametrize(("cybernetics", "price"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_tremolo_is_cheaper_for_cybernetics(cybernetics: int, price: int) -> None:
    t = against("Eli 1.0", "Tremolo", *CYBERNETICS[:cybernetics])
    t.click("Tremolo: +2")
    t.click("Tremolo: Break")
    if t.asks("target"):
        t.answer([option.key for option in t.asked.options])
    assert (t.happened("broken"), t.credits("runner")) == (2, 20 - 2 - price)


# -- Tunnel Vision ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mark", ["hq", "rd"])
def test_tunnel_vision_breaks_at_the_mark_only(mark: str) -> None:
    t = against("Enigma", "Tunnel Vision")
    t.game.state.mark = mark
    t.refresh()
    assert t.offered("Tunnel Vision: Break") == (mark == "hq")
    t.click("Tunnel Vision: +2")
    assert (strength(t, "Tunnel Vision"), t.credits("runner")) == (4, 20 - 2)
    if mark == "hq":
        t.click("Tunnel Vision: Break")
        if t.asks("target"):
            t.answer([option.key for option in t.asked.options])
        assert (t.happened("broken"), t.credits("runner")) == (2, 20 - 4)


def test_tunnel_vision_identifies_a_mark_each_turn() -> None:
    t = Table()
    t.rig("Tunnel Vision")
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.game.state.mark in ("hq", "rd", "archives")
    end_turn(t)
    assert t.game.state.mark == ""


# -- Matryoshka -------------------------------------------------------------------------------------------


def nested() -> Table:
    """Matryoshka with copies on it meets Enigma."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Matryoshka")
    t.hosted("Matryoshka", "Matryoshka", installed=False)
    t.set(runner_credits=9)
    t.start("runner")
    return t


def test_matryoshka_hosts_a_copy_from_the_grip() -> None:
    t = Table()
    t.rig("Matryoshka")
    t.hand("runner", "Matryoshka", "Carmen")
    t.start("runner")
    t.click("Matryoshka: Host 1 copy")
    if t.asks("target"):
        t.click("Matryoshka")
    assert sorted(t.names("grip"))[0] == "Carmen"
    (inner,) = [card for card in t.game.state.cards.values() if card.zone == "hosted"]
    assert inner.faceup
    assert inner.code == "matryoshka"


def test_matryoshka_turns_a_copy_facedown_to_break_and_up_again() -> None:
    t = nested()
    t.click("Run on HQ")
    t.click("Matryoshka: Break X")
    t.click("X is 2")
    assert t.happened("broken") == 2
    assert t.credits("runner") == 9 - 2
    (inner,) = [card for card in t.game.state.cards.values() if card.zone == "hosted"]
    assert not inner.faceup
    finish_run(t)
    t.click("Run on HQ")
    assert not t.offered("Matryoshka: Break"), "no faceup copy"
    finish_run(t)
    end_turn(t)
    end_turn(t)
    t.next_action()
    (inner,) = [card for card in t.game.state.cards.values() if card.zone == "hosted"]
    assert inner.faceup


def test_matryoshka_gets_stronger() -> None:
    t = nested()
    t.click("Run on HQ")
    t.click("Matryoshka: +1 strength")
    assert t.game.strength(t.card("Matryoshka")) == 3


@pytest.mark.parametrize(("ice", "breaks"), [("Enigma", True), ("Palisade", False), ("Archer", False)])
def test_hyperbaric_breaks_code_gates_only(ice: str, breaks: bool) -> None:
    t = against(ice, "Hyperbaric", power=6)
    assert t.offered("Hyperbaric: Break") == breaks
