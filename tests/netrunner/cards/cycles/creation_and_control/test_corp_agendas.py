"""Agendas of Creation and Control."""

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import owning

# -- Gila Hands Arcology ----------------------------------------------------------------------------------


def test_gila_hands_arcology_turns_two_clicks_into_three_credits() -> None:
    t = owning("Gila Hands Arcology")
    t.start("corp")
    t.click("Gila Hands Arcology")
    assert (t.credits("corp"), t.clicks("corp")) == (8, 1)
    assert not t.offered("Gila Hands Arcology")


def test_their_actions_are_not_for_whoever_stole_them() -> None:
    t = Table()
    t.score_area("runner", "Gila Hands Arcology", "Government Contracts")
    t.start("corp")
    assert not t.offered("Gila Hands")
    assert not t.offered("Government Contracts")
    t.start("runner")
    assert not t.offered("Gila Hands")
    assert not t.offered("Government Contracts")


# -- Sentinel Defense Program -----------------------------------------------------------------------------


def test_sentinel_defense_program_adds_net_damage_to_core_damage() -> None:
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.effect("corp", Damage("core", 1))
    assert len(t.names("grip")) == 2
    t.effect("corp", Damage("meat", 1))
    assert len(t.names("grip")) == 1
