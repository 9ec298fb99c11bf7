"""Resources of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, rigged, run_on

# -- DreamNet ---------------------------------------------------------------------------------------------


def test_dreamnet_draws_at_the_first_successful_run_of_a_turn() -> None:
    t = Table()
    t.rig("DreamNet")
    t.start("runner")
    run_on(t, "Archives")
    run_on(t, "Archives")
    assert len(t.names("grip")) == 1
    assert t.credits("runner") == 5, "an identity that is not digital, and no link"


def test_dreamnet_gains_a_credit_for_a_digital_identity_or_two_link() -> None:
    for identity, *rig in (
        ("Apex: Invasive Predator",),
        ("Tāo Salonga: Telepresence Magician", *["Dyson Mem Chip"] * 2),
    ):
        t = Table(runner=identity)
        t.rig("DreamNet", *rig)
        t.start("runner")
        run_on(t, "Archives")
        assert t.credits("runner") == 5 + 1


# -- Fencer Fueno -----------------------------------------------------------------------------------------


def test_fencer_fueno_is_paid_when_turns_begin_and_agendas_are_stolen() -> None:
    t = Table()
    t.rig("Fencer Fueno")
    t.root("Server 1", "Hostile Takeover")
    t.start("runner", turn_begins=True)
    assert t.card("Fencer Fueno").credit == 1
    run_on(t, "Server 1")
    assert t.card("Fencer Fueno").credit == 2
    end_turn(t)
    assert t.card("Fencer Fueno").credit == 2, "nothing is to be paid"


def test_fencer_fuenos_credits_are_spent_after_success_only() -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=2)
    t.root("Server 1", "PAD Campaign")
    t.hand("runner", "Diesel", "Cleaver")
    t.set(runner_credits=2)
    t.start("runner")
    assert not t.offered("Install Cleaver")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash PAD Campaign")
    finish_run(t)
    assert t.names("archives") == ["PAD Campaign"]


@pytest.mark.parametrize("pays", [True, False])
def test_fencer_fueno_costs_a_credit_or_goes_with_three_or_more(pays: bool) -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=3)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.pass_until("Pay")
    t.click("Pay" if pays else "Let it happen")
    assert ("Fencer Fueno" in t.names("installed")) == pays
    assert t.credits("runner") == 6 - pays


# -- The Class Act ----------------------------------------------------------------------------------------


def test_the_class_act_draws_four_cards_after_the_turn_it_is_installed_in() -> None:
    t = Table()
    t.hand("runner", "The Class Act")
    t.set(runner_credits=4)
    t.start("runner", clicks=1)
    t.click("Install The Class Act")
    while len(t.names("grip")) < 4:
        go_on(t)
    assert len(t.names("stack")) == 10 - 4
    t.next_action()
    end_turn(t)
    end_turn(t)
    assert len(t.names("grip")) == 4, "but for that turn it does nothing"


def test_the_class_act_looks_at_one_card_more_than_would_be_drawn() -> None:
    t = rigged("The Class Act")
    t.deck("runner", "Corroder", "Leech")
    t.click("Draw 1 card")
    assert t.options == ["Corroder", "Leech"]
    assert "Leech" not in str(t.view("corp"))
    t.click("Leech")
    assert t.names("grip") == ["Corroder"]
    assert t.names("stack")[-1] == "Leech"
