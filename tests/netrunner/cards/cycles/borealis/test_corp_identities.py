"""Identities of the Corp of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import Reason, report
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, run_on, running

# -- Ob Superheavy Logistics: Extract. Export. Excel. -----------------------------------------------------


def ob(*deck: str) -> Table:
    """Ob Superheavy Logistics with these cards on top of R&D, PAD Campaign rezzed."""
    t = Table(corp="Ob Superheavy Logistics: Extract. Export. Excel.")
    t.deck("corp", *deck)
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.set(corp_credits=0)
    t.start("corp")
    return t


def test_ob_finds_a_card_that_is_one_cheaper_and_rezzes_it_for_nothing() -> None:
    t = ob("Ice Wall", "Enigma")
    t.effect("corp", Trash(Each(Named("PAD Campaign"))))
    t.click("Use Ob Superheavy")
    assert t.offered("Ice Wall")
    assert not t.offered("Enigma")
    t.play("Ice Wall", "HQ")
    assert t.card("Ice Wall").faceup
    assert t.credits("corp") == 0


def test_ob_is_used_once_a_turn_and_not_for_unrezzed_cards() -> None:
    t = ob("Ice Wall", "Ice Wall")
    t.root("Server 2", "Ronin", rezzed=False)
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.effect("corp", Trash(Each(Named("Ronin"))))
    assert not t.offered("Use Ob")
    t.effect("corp", Trash(Each(Named("Nico Campaign"))))
    t.play("Use Ob Superheavy", "Ice Wall", "HQ")
    t.effect("corp", Trash(Each(Named("PAD Campaign"))))
    assert not t.offered("Use Ob")


def test_ob_hears_of_nothing_that_makes_room_for_an_install() -> None:
    t = ob("Ice Wall")
    t.hand("corp", "Ronin")
    t.refresh()
    t.click("Install Ronin in Server 1")
    while t.names("hq"):
        go_on(t)
    assert "PAD Campaign" in t.names("archives")
    assert not t.offered("Use Ob")


# -- Pravdivost Consulting: Political Solutions -----------------------------------------------------------


def political() -> Table:
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    return t


def test_pravdivost_consulting_advances_a_card_after_the_first_successful_run() -> None:
    t = political()
    t.click("Run on Archives")
    t.pass_until("Use Pravdivost")
    assert t.decision.seat == "corp"
    t.click("Use Pravdivost")
    assert t.options == ["Offworld Office in Server 1"]
    t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == 1
    t.pass_until("Run on Archives")
    run_on(t, "Archives")
    assert t.card("Offworld Office").advancement == 1


def test_pravdivost_consulting_asks_for_any_facedown_card_and_for_no_faceup_asset() -> None:
    """Being asked tells nothing about facedown cards. Rules: 10.2.2."""
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Do not use it")
    assert (t.decision.seat, t.options) == ("corp", ["Do not use it"])
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 2", "Nico Campaign", rezzed=True)
    t.start("runner")
    t.click("Run on Archives")
    go_on(t)
    assert (t.decision.seat, running(t)) == ("runner", False)


def test_pravdivost_consulting_may_decline_and_acts_again_next_turn() -> None:
    t = political()
    run_on(t, "Archives")
    assert t.card("Offworld Office").advancement == 0
    end_turn(t)
    end_turn(t)
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.pass_until("Use Pravdivost")


# -- Thule Subsea: Safety Below ---------------------------------------------------------------------------


def thule(credits: int, clicks: int = 3) -> Table:
    """The Runner is about to steal an agenda from Thule Subsea."""
    t = Table(corp="Thule Subsea: Safety Below")
    t.set(runner_credits=credits)
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=clicks)
    t.click("Run on Server 1")
    while not t.names("runner_score"):
        go_on(t)
    return t


@pytest.mark.parametrize("pays", [True, False])
def test_thule_subsea_hurts_a_thief_unless_a_click_and_2_credits_are_spent(pays: bool) -> None:
    t = thule(5)
    assert t.decision.seat == "runner"
    t.click("Spend 1 click" if pays else "Let it happen")
    assert (t.clicks("runner"), t.credits("runner")) == ((1, 3) if pays else (2, 5))
    assert t.game.state.core_damage == (0 if pays else 1)


@pytest.mark.parametrize(("credits", "clicks"), [(1, 3), (5, 1)])
def test_thule_subsea_hurts_a_thief_who_cannot_pay_all_of_it(credits: int, clicks: int) -> None:
    t = thule(credits, clicks)
    assert not t.offered("Spend 1 click")
    if t.offered("Let it happen"):
        t.click("Let it happen")
    assert t.game.state.core_damage == 1


# -- Ampère -----------------------------------------------------------------------------------------------


def test_ampere_plays_one_copy_of_any_card_and_two_agendas_of_each_faction() -> None:
    agendas = ("regulatory_capture", "kimberlite_field", "hostile_takeover", "blood_in_the_water")
    found = report(Deck("ampere_cybernetics_for_anyone", dict.fromkeys(agendas, 1) | {"hedge_fund": 2}))
    wrong = {problem.code: problem.reason for problem in found.problems}
    assert wrong["hedge_fund"] == Reason.COPIES
    assert [code for code in agendas if code in wrong] == ["regulatory_capture"], "the third of Weyland"
    assert wrong["regulatory_capture"] == Reason.BARRED
