"""The rulebook's examples of what must, cannot or happens instead, and in which order (9.4 to 9.12)."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.state import RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    LET,
    facing,
    go_on,
    grip,
    run_on,
    running,
    strength,
)


def flare(cards: int) -> Table:
    """Flare's subroutine with two of The Cleaners scored, a Runner who could prevent two damage."""
    t = facing("Flare", "Biometric Spoofing", cards=cards, runner_credits=0, corp_credits=0)
    t.score_area("corp", "The Cleaners")
    t.click(LET)
    while running(t):
        assert not t.offered("Biometric Spoofing")
        go_on(t) if not t.offered("The Cleaners") else t.click("The Cleaners")
    return t


def test_9_4_5_example_1_all_of_the_damage_cannot_be_prevented() -> None:
    t = flare(5)
    assert grip(t) == 2


def test_9_9_7e_example_1_damage_that_is_raised_still_cannot_be_prevented() -> None:
    t = flare(2)
    assert t.winner == "corp"


def test_9_12_1e_example_1_what_is_independent_is_applied_first() -> None:
    t = Table()
    t.root("Server 1", "Warden Fatuma", rezzed=True)
    t.ice("HQ", "Mother Goddess")
    t.ice("R&D", "Ansel 1.0")
    t.start("runner")
    goddess, ansel = t.card("Mother Goddess"), t.card("Ansel 1.0")
    assert "bioroid" in t.game.face(goddess).subtypes
    assert len(t.game.subroutines(goddess.oid)) == 2
    t.hand("runner", "Hush")
    t.refresh()
    t.click("Install Hush on Mother Goddess")
    assert "bioroid" not in t.game.face(t.card("Mother Goddess")).subtypes
    assert len(t.game.subroutines(goddess.oid)) == 1
    assert len(t.game.subroutines(ansel.oid)) == 4


def test_9_12_2e_example_2_a_lost_ability_defines_no_x() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Surveyor")
    t.hand("runner", "Hush")
    t.start("runner")
    assert strength(t, "Surveyor") == 4
    t.click("Install Hush on Surveyor")
    assert strength(t, "Surveyor") == 0


def test_9_12_3a_example_1_a_runner_who_must_uses_other_cards() -> None:
    t = Table()
    t.root("Server 1", "Mumbad Virtual Tour")
    t.rig("Scrubber", credit=2)
    t.rig("Imp", virus=1)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Imp")
    assert len(t.options) == 2
    assert not any(option.passing for option in t.asked.options)
    t.click("Trash Mumbad Virtual Tour")
    while running(t):
        t.answer([t.asked.options[0].key])
    assert t.card("Scrubber").credit < 2
    assert t.names("archives") == ["Mumbad Virtual Tour"]


def test_9_9_9c_example_1_a_replacement_does_not_apply_to_its_own_result() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert t.happened("stolen") == 1


def hurt(seat: str) -> Table:
    """Chronos Protocol and Titanium Ribs, in a turn of the seat."""
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.rig("Titanium Ribs")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.start(seat)
    t.effect("corp", Damage("net", 1))
    return t


def test_9_12_1c_example_1_the_active_player_chooses_and_the_corp_looks_all_the_same() -> None:
    for seat in ("corp", "runner"):
        t = hurt(seat)
        assert t.asks("damaged")
        assert t.decision.seat == seat
        t.click("Legwork")
        assert t.names("heap") == ["Legwork"]
        assert "Corroder" in str(t.view("corp")), "the Corp has looked at the grip"


def test_9_12_3e_example_1_a_must_makes_nobody_pay_an_additional_cost() -> None:
    t = Table()
    t.hand("corp", "Service Outage")
    t.rig("Always Be Running")
    t.start("corp", clicks=1)
    t.click("Play Service Outage")
    t.pass_until("Run on HQ")
    assert t.offered("Gain 1 credit"), "the additional cost to run can be declined"
    assert t.offered("Run on HQ")
    for pays in (True, False):
        t = Table()
        t.ice("HQ", "Archer", rezzed=False)
        t.score_area("corp", "Hostile Takeover")
        t.hand("runner", "Forged Activation Orders")
        t.set(corp_credits=9)
        t.start("runner")
        t.play("Play Forged Activation Orders", "The unrezzed ice", "Yes", "Pay" if pays else "Do not pay")
        assert t.names("removed") == (["Hostile Takeover"] if pays else [])
        assert t.names("archives") == ([] if pays else ["Archer"]), "rezzed and paid for, or trashed"


def test_9_9_6c_example_1_patchwork_is_relevant_wherever_a_card_is_played_or_installed() -> None:
    t = Table()
    t.rig("Patchwork")
    t.hand("runner", "Sure Gamble", "Imp", "Street Peddler")
    t.deck("runner", "Corroder", "Legwork", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Street Peddler")
    t.click("Street Peddler")
    t.click("Corroder")
    assert t.asks("discount"), "an ability installs it"
    t.click("No")
    assert t.credits("runner") == 9 - 1
    t.click("Play Sure Gamble")
    assert t.asks("discount"), "the basic action plays it"
    t.click("Imp")
    assert t.credits("runner") == 8 - 3 + 9
