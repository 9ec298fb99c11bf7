"""Assets of the Borealis cycle about broken subroutines and the grip."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, scoring

# -- Trieste Model Bioroids -------------------------------------------------------------------------------


def test_trieste_keeps_runner_cards_from_breaking_the_chosen_bioroid() -> None:
    t = Table()
    t.ice("HQ", "Eli 1.0")
    t.ice("R&D", "Wall of Static")
    t.root("Server 1", "Trieste Model Bioroids")
    t.rig("Corroder")
    t.set(runner_credits=20, corp_credits=9)
    t.start("corp", clicks=1)
    t.click("Rez Trieste")
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Corroder: +1")
    t.play("Corroder: +1", "Corroder: +1")
    assert not t.offered("Corroder: Break")
    assert t.offered("Eli 1.0: Break"), "what is printed on the ice is no Runner card"
    finish_run(t)
    t.click("Run on R&D")
    t.click("Corroder: +1")
    assert t.offered("Corroder: Break")


# -- Vera Ivanovna Shuyskaya ------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_vera_sees_the_grip_and_trashes_a_card_when_an_agenda_is_scored(use: bool) -> None:
    t = scoring("Regulatory Capture", 6)
    t.root("Server 2", "Vera Ivanovna Shuyskaya", rezzed=True)
    t.hand("runner", "Sure Gamble", "Leech")
    t.start("corp")
    t.click("Score Regulatory Capture")
    t.click("Use Vera" if use else "Do not use")
    if use:
        t.click("Leech")
    assert t.names("heap") == ["Leech"] * use
    assert len(t.names("grip")) == 2 - use


def test_vera_hears_of_stolen_agendas() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Vera Ivanovna Shuyskaya", rezzed=True)
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Use Vera")
    t.play("Use Vera", "Sure Gamble")
    assert t.names("heap") == ["Sure Gamble"]
