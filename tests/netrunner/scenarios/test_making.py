"""The scenarios' own cards beside the printed ones."""

from __future__ import annotations

from engine.netrunner.testkit import code_of


def test_a_title_means_the_scenarios_own_card_before_the_printed_one() -> None:
    assert code_of("Enigma") == "test_enigma"
    assert code_of("The Maker's Eye") == "test_themakerseye"
    assert code_of("Palisade") == "palisade"
