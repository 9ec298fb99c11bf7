"""A question that an instruction of a card asks says what the instruction does, in the words of the card."""

from __future__ import annotations

import pytest

from engine.netrunner.shown.prompts import decision_view
from engine.netrunner.testkit import Table


def test_a_target_is_asked_for_with_what_is_done_to_it() -> None:
    t = Table()
    t.hand("corp", "Retribution")
    t.rig("Cleaver", "Pennyshaver")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Retribution")
    assert t.asked.prompt == "Retribution: Trash 1 installed piece of hardware or program."
    assert sorted(t.options) == ["Cleaver", "Pennyshaver"]


def test_the_targets_of_a_later_instruction_are_asked_for_with_its_own_words() -> None:
    t = Table()
    t.hand("corp", "Hansei Review", "Palisade", "Hedge Fund")
    t.start("corp")
    t.click("Play Hansei Review")
    assert t.asked.prompt == "Hansei Review: Trash 1 card in HQ."


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        ("en", "Funhouse: You may take 1 tag. If you do not, end the run."),
        ("de", "Funhouse: Du darfst 1 Tag nehmen. Tust du das nicht, beende den Lauf."),
    ],
)
def test_who_may_pay_reads_what_happens_otherwise(language: str, prompt: str) -> None:
    t = Table()
    t.ice("HQ", "Funhouse")
    t.start("runner")
    t.click("Run on HQ")
    assert decision_view(t.game, t.decision, language).prompt == prompt


def test_cards_picked_out_of_others_are_asked_for_as_the_card_says() -> None:
    t = Table()
    t.hand("runner", "Making an Entrance")
    t.deck("runner", *["Sure Gamble"] * 8)
    t.start("runner")
    t.click("Play Making an Entrance")
    assert t.asked.prompt == "Making an Entrance: Choose up to 6 of those cards."
