"""Identities of the Runner of System Gateway."""

import pytest

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip, heard, run_on, run_to_access, witness

LOUP = "René “Loup” Arcemont: Party Animal"
TAO = "Tāo Salonga: Telepresence Magician"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


# -- René “Loup” Arcemont: Party Animal -------------------------------------------------------------------


def test_loup_gains_and_draws_at_once() -> None:
    t = Table(runner="René “Loup” Arcemont: Party Animal")
    t.root("Server 1", "PAD Campaign")
    t.rig(witness(EventKind.GAIN_CREDITS))
    t.set(runner_credits=9)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Trash PAD")
    heard(t)
    assert t.credits("runner") == 9 - 4 + 1
    assert t.names("set_aside") == ["Sure Gamble"]


def test_loup_gains_and_draws_for_the_first_accessed_card_trashed() -> None:
    t = Table(runner=LOUP)
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "Nico Campaign")
    t.set(runner_credits=9)
    t.start("runner")
    for server in ("Server 1", "Server 2"):
        t.click(f"Run on {server}")
        t.pass_until("Trash Nico Campaign")
        t.click("Trash Nico Campaign")
        finish_run(t)
    assert t.credits("runner") == 9 - 2 - 2 + 1
    assert grip(t) == 1


def test_loup_gets_nothing_for_cards_trashed_otherwise() -> None:
    t = Table(runner=LOUP)
    t.hand("runner", "Leech")
    t.rig("Cleaver", "Carmen", "Unity", "Mayfly")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Leech")
    t.click("Cleaver")
    while not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[0].key])
    assert "Cleaver" in t.names("heap")
    assert t.credits("runner") == 9 - 1
    assert grip(t) == 0


# -- Tāo Salonga: Telepresence Magician -------------------------------------------------------------------


def test_tao_may_swap_ice_when_an_agenda_is_stolen() -> None:
    t = Table(runner=TAO)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    t.pass_until("Use Tāo")
    t.click("Use Tāo")
    assert t.card("Palisade").server == "rd"
    assert t.card("Tithe").server == "hq"


def test_tao_may_swap_ice_when_an_agenda_is_scored_and_need_not() -> None:
    t = Table(runner=TAO)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.decision.seat == "runner"
    t.click("Do not")
    assert t.card("Palisade").server == "hq"


# -- Zahya Sadeghi: Versatile Smuggler --------------------------------------------------------------------


def test_zahya_gains_a_credit_for_each_access_once_a_turn() -> None:
    t = Table(runner=ZAHYA)
    t.rig("Conduit", virus=2)
    t.start("runner")
    t.click("Conduit: Run R&D")
    t.pass_until("Use Zahya")
    t.click("Use Zahya")
    assert t.credits("runner") == 5 + 3
    t.next_action()
    t.click("Run on R&D")
    t.next_action()
    assert t.credits("runner") == 8, "once per turn"


def test_zahya_looks_at_hq_and_rd_only() -> None:
    t = Table(runner=ZAHYA)
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    run_on(t, "Archives")
    assert t.credits("runner") == 5


@pytest.mark.parametrize("ice", [("Palisade",), ("Palisade", "Tithe")])
def test_tao_needs_two_pieces_of_ice(ice: tuple[str, ...]) -> None:
    t = Table(runner=TAO)
    t.ice("HQ", *ice)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.offered("Use Tāo") == (len(ice) == 2)
