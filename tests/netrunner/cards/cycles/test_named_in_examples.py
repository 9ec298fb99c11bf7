"""Cards that the rulebook's examples name: Crisium Grid, Heinlein Grid, Geist, Alice Merchant."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import let, run_on

GEIST = 'Armand "Geist" Walker: Tech Lord'
ALICE = "Alice Merchant: Clan Agitator"


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_crisium_grid_lets_no_run_here_be_successful(server: str) -> None:
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.start("runner")
    run_on(t, server)
    assert t.happened("successful_run") == (server != "HQ")
    assert t.happened("unsuccessful_run") == 0


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_heinlein_grid_takes_all_credits_for_a_click_in_a_run_here(server: str) -> None:
    t = Table()
    t.root("HQ", "Heinlein Grid", rezzed=True)
    t.ice(server, "Enigma")
    t.start("runner")
    t.click(f"Run on {server}")
    let(t)
    assert t.clicks("runner") == 2, "Enigma takes one"
    assert t.credits("runner") == (0 if server == "HQ" else 5)


def test_geist_draws_for_cards_used_by_trashing_them() -> None:
    t = Table(runner=GEIST)
    t.rig("Fall Guy", "Professional Contacts")
    t.start("runner")
    t.click("Professional Contacts")
    assert len(t.names("grip")) == 1, "the card it draws itself"
    t.click("Fall Guy")
    assert len(t.names("grip")) == 2


def test_alice_merchant_has_the_corp_trash_a_card_of_hq_once_a_turn() -> None:
    t = Table(runner=ALICE)
    t.hand("corp", "Palisade", "Enigma", "Hedge Fund")
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Enigma")
    assert t.decision.seat == "corp"
    t.click("Enigma")
    t.next_action()
    assert t.names("archives") == ["Enigma"]
    run_on(t, "Archives")
    assert sorted(t.names("hq")) == ["Hedge Fund", "Palisade"]
