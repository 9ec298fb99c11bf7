"""Characters without endurance (NH 19.7 to 19.10), and what their exhaustion interrupts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.language.board import MoveTo
from engine.neon_hope.language.cards import DrawEncounter
from engine.neon_hope.language.harm import CauseSurveillance, Stress
from engine.neon_hope.language.tokens import GainEndurance, GainResource
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP
from tests.neon_hope.scenarios.test_exhaustion import worn_out_vex

Lay = Callable[..., Table]


def test_an_attack_that_exhausts_still_raises_surveillance(table: Lay) -> None:
    """Pending activations are dropped; the one going on is not (R-14, R-44)."""
    t = worn_out_vex(table())
    assert (t.activations, t.dial) == (1, 1)


def test_exhausted_by_stress_for_each_the_others_suffer_too(table: Lay) -> None:
    t = table().change("vex", endurance=1, hope=0).change("noor", hope=0).hand("vex", "jab")
    t.turn("vex").resolve("p1", [Stress(1, "each")])
    t.answer("noor", "STUDY")
    assert t.hero("vex").exhausted
    assert len(t.hero("noor").hand) == 7
    assert t.asked("noor").kind == "action"


def test_a_threshold_exhausts_a_character_whose_turn_it_is_not(table: Lay) -> None:
    t = table("vex", "noor", "kim").surveillance(7).hand("kim", "kick")
    t.change("kim", endurance=1).change("vex", hope=0).change("noor", hope=0).change("kim", hope=0)
    t.turn("vex").resolve("p1", [CauseSurveillance(1)])
    t.answer("vex", "LOOK").answer("noor", "STUDY")
    assert t.hero("kim").exhausted
    # Vex's turn goes on; Kim has none any more; then the episode is over.
    assert t.asked("vex").kind == "action"
    t.end_turn("vex")
    assert t.game.waiting_for == ("p2",)
    t.end_turn("noor")
    assert t.game.result is not None
    assert t.game.result.reason == "exhausted"


def test_a_chapter_whose_effects_exhaust_the_active_character_is_turned_all_the_same(table: Lay) -> None:
    t = table(cards={"chapter-two": {"on_flip": (Stress(8),)}}).chapter("chapter-two")
    t.change("noor", endurance=1, hope=0).put("vault", at=UP, secrets=1).reveals("+3")
    t.turn("noor").investigate("vault")
    assert t.game.result is not None
    assert t.game.result.won


def test_the_event_that_exhausts_goes_to_the_discard_pile(table: Lay) -> None:
    t = table().change("vex", endurance=1, hope=0).hand("vex", "jab").deck("shock-2", "dark")
    t.turn("vex").resolve("p1", [DrawEncounter(1)])
    assert t.hero("vex").exhausted
    assert t.game.state.encounter_discard == ["shock-2"]
    assert t.asked("noor").kind == "action"


@pytest.mark.parametrize("effect", [GainEndurance(-1)])
def test_endurance_that_an_effect_takes_exhausts(table: Lay, effect: GainEndurance) -> None:
    t = table().change("vex", endurance=1)
    t.turn("vex").resolve("p1", [effect])
    assert t.hero("vex").exhausted
    assert t.game.state.active == "p2"


def test_an_exhausted_character_suffers_and_helps_no_more(table: Lay) -> None:
    t = table().change("vex", endurance=1).token("vex", "technology").put("trace", at="network")
    t.turn("vex").answer("vex", "Focus")
    hand = t.hero("vex").hand
    t.resolve("p2", [Stress(2, "others"), MoveTo("other_side", "others")])
    assert (t.hero("vex").hand, t.hero("vex").location, t.hero("vex").hope) == (hand, UP, 3)
    t.reveals("0").hack("trace")
    assert t.outcome == ("success", 3), "nobody was asked for a charge"


def test_an_exhausted_character_takes_no_turn_in_the_same_round(table: Lay) -> None:
    t = table("vex", "noor", "kim").change("kim", endurance=1).hand("kim", "kick").change("kim", hope=0)
    t.turn("vex").resolve("p1", [Stress(1, "others"), GainResource(1)])
    t.answer("noor", "STUDY")
    assert t.hero("kim").exhausted
    assert t.hero("vex").resources == 1
    t.end_turn("vex")
    assert t.game.waiting_for == ("p2",)


def test_another_characters_card_can_end_it_in_the_encounter_phase(table: Lay) -> None:
    each = {"shock-1": {"effects": (Stress(1, "each"),)}}
    t = table(cards=each).change("noor", endurance=1, hope=0).change("vex", hope=0).hand("noor", "chat")
    t.deck("shock-1", "alarm-13").end_all_turns().answer("vex", "LOOK")
    assert t.game.result is not None
    assert t.game.result.reason == "exhausted"
    assert t.dial == 2, "Noor's own card was not resolved"
