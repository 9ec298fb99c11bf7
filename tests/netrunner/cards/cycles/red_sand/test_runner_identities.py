"""Identities of the Runner of the Red Sand cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import run_on

ALICE = "Alice Merchant: Clan Agitator"


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
