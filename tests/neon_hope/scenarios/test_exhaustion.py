"""S48 to S51: characters without endurance, and what that ends (NH 19.7 to 19.10, R-14)."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def worn_out_vex(t: Table) -> Table:
    """An attack takes Vex's last card and the last endurance; another activation is pending."""
    t.change("vex", endurance=1, hope=0).hand("vex", "jab").put("guard", at=UP)
    return t.reveals("skull", "skull", "0").turn("vex").fight("guard")


def test_s48_exhausted_in_the_character_phase(table: Lay) -> None:
    t = worn_out_vex(table())
    assert t.hero("vex").exhausted
    assert t.hero("vex").counters == 2
    # The turn is over, the second activation dropped; Noor still has her turn.
    assert t.activations == 1
    assert t.game.waiting_for == (t.seat("noor"),)
    assert t.asked("noor").kind == "action"
    assert t.game.result is None
    t.end_turn("noor")
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "exhausted")
    assert t.game.view("p1").stories[-1].text == "You can go no further."
    assert "encounter_phase" not in [event.kind for event in t.events]


def test_s49_the_others_may_still_win(table: Lay) -> None:
    t = table().chapter("chapter-two").put("vault", at=UP, secrets=1)
    worn_out_vex(t).reveals("+3")
    t.investigate("vault")
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (True, "objective")
    assert t.game.view("p1").stories[-1].text == "You have it."


def test_s50_exhausted_in_the_encounter_phase(table: Lay) -> None:
    t = table().change("vex", endurance=1, hope=0).hand("vex", "jab").deck("shock-2", "alarm-13")
    t.end_all_turns()
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "exhausted")
    # Noor's ALARM 13 was drawn and never resolved: 2 for the characters, 1 for the excess at most.
    assert t.dial <= 3
    assert [event.code for event in t.events if event.kind == "encounter"] == ["shock-2"]


def test_s51_voluntary_focus_at_the_end_of_ones_strength(table: Lay) -> None:
    t = table().change("vex", endurance=1)
    t.turn("vex")
    focus = next(option for option in t.options("vex") if option.key == "focus")
    assert focus.confirm is not None
    assert "exhausts you" in focus.confirm
    t.answer("vex", "Focus")
    assert t.hero("vex").exhausted
    assert t.game.state.active == t.seat("noor")


def test_s51_no_warning_while_there_is_endurance(table: Lay) -> None:
    t = table().change("vex", endurance=2)
    t.turn("vex")
    assert next(option for option in t.options("vex") if option.key == "focus").confirm is None
