"""What is asked and offered: nothing that could change nothing, and nobody waits without need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.neon_hope import Orders
from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.grid import AddImpact, ModifyValue
from engine.neon_hope.language.harm import CauseSurveillance, Retreat, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.packs import Library
from engine.neon_hope.table.definitions import Ability, Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.asking import strong, verbs
from tests.neon_hope.scenarios import DOWN, UP

Lay = Callable[..., Table]


# -- abilities ---------------------------------------------------------------------------------------------


def test_the_kettle_is_offered_once_there_are_cards_to_take_back(library: Library) -> None:
    t = Table(library, "bruna", "jun", pack="pilot", episode="afterglow", bare=False).turn("bruna")
    assert t.hero("bruna").discard == ()
    assert "activate" not in verbs(t, "bruna")
    t.hand("bruna", *t.hero("bruna").hand[:3])
    assert "activate" in verbs(t, "bruna")


@pytest.mark.parametrize("there", [True, False])
def test_a_vest_that_drives_an_enemy_away_is_offered_where_there_is_one(table: Lay, there: bool) -> None:
    vest = Ability(kind="free", cost="recycle", effects=(Retreat(Pick(kind="enemy")),))
    t = table(cards={"vex-flask": {"abilities": (vest,)}}).put("vex-flask", at="play:p1")
    t.put("drone", at=UP if there else "dock:upper").turn("vex")
    assert t.offers("vex", "VEX FLASK") == there


def test_stress_alone_is_no_reason_to_use_anything(table: Lay) -> None:
    """It is the price: without cards to take back nothing is bought by it."""
    ability = Ability(kind="free", effects=(Stress(1), TakeBack(1)))
    t = table(cards={"vex-flask": {"abilities": (ability,)}}).put("vex-flask", at="play:p1").turn("vex")
    assert not t.offers("vex", "VEX FLASK")
    t.hand_of("vex", 7)
    assert t.offers("vex", "VEX FLASK")


def test_an_optional_effect_that_could_do_nothing_is_not_asked_about(table: Lay) -> None:
    lens = {"triggers": (Trigger(on="turn_start", effects=(TakeBack(1),), optional=True),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1")
    assert t.turn("vex").asked("vex").kind == "action"
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").hand_of("vex", 6)
    assert t.turn("vex").asked("vex").kind == "optional"


@pytest.mark.parametrize(("bonus", "asked"), [(1, True), (0, False)])
def test_an_ability_in_a_task_is_offered_if_a_chance_changes(table: Lay, bonus: int, asked: bool) -> None:
    lens = Ability(kind="task", effects=(ModifyValue(bonus),))
    t = table(cards={"vex-lens": {"abilities": (lens,)}}).put("vex-lens", at="play:p1").put("vault", at=UP)
    t.turn("vex").reveals("0").investigate("vault")
    assert (t.game.decisions[0].kind == "task_ability") == asked


def test_an_impact_is_offered_where_there_is_more_to_do(table: Lay) -> None:
    lens = Ability(kind="task", effects=(AddImpact(1),))
    for secrets, asked in ((1, False), (2, True)):
        t = table(cards={"vex-lens": {"abilities": (lens,)}}).put("vex-lens", at="play:p1")
        t.put("floor", at=UP, secrets=secrets).turn("vex").investigate("floor")
        assert ("task_ability" in {d.kind for d in t.game.decisions}) == asked


# -- charges and help --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "asked", "exactly"), [
    (5, True, True), (10, False, True), (11, False, False),
])  # fmt: skip
def test_help_is_asked_for_where_a_charge_changes_a_chance(
    table: Lay, value: int, asked: bool, exactly: bool
) -> None:
    """VAULT asks for 4 and has a danger below 5; -3 and three skulls take 6 at most. From 10 on success is
    certain but for an Epic Fail, from 11 on so is it that no danger comes. What would not show in percent is
    asked under full control only."""
    t = strong(table, value).turn("vex").investigate("vault")
    assert ("help" in {decision.kind for decision in t.game.decisions}) == asked
    t = strong(table, value)
    t.game.set_orders("p2", Orders(full_control=True))
    t.turn("vex").investigate("vault")
    assert ("help" in {decision.kind for decision in t.game.decisions}) == exactly


def test_the_performer_is_not_asked_either(table: Lay) -> None:
    t = strong(table, 11).token("vex", "technology").turn("vex").investigate("vault")
    assert {decision.kind for decision in t.game.decisions} == {"action"}


# -- whose turn --------------------------------------------------------------------------------------------


def test_a_turn_is_begun_by_its_first_action(table: Lay) -> None:
    t = table()
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "begin"), ("p2", "begin")]
    t.answer("noor", "move:yard:lower")
    assert (t.game.state.active, t.hero("noor").location, t.hero("noor").counters) == ("p2", "yard:lower", 2)
    assert list(t.game.waiting_for) == ["p2"]


def test_where_something_comes_before_the_first_action_the_turn_is_begun_alone(table: Lay) -> None:
    lens = {"triggers": (Trigger(on="turn_start", effects=(Stress(1),)),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1")
    assert [option.key for option in t.asked("vex").options] == ["begin"]
    assert len(t.asked("noor").options) > 1


def spent(table: Lay, **lay: Any) -> Table:
    """Vex has no actions left, and might focus to refill the hand."""
    return table(**lay).environment("dock").hand_of("vex", 1).change("vex", counters=1).turn("vex").move(DOWN)


def test_who_goes_on_ends_the_turn_of_who_has_no_actions_left(table: Lay) -> None:
    """6.2: nobody waits for a press that only says "I am done"."""
    t = spent(table)
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "action"), ("p2", "begin")]
    t.answer("noor", "move:dock:upper")
    assert (t.game.state.active, t.hero("vex").done, t.hero("noor").location) == ("p2", True, "dock:upper")
    assert list(t.game.waiting_for) == ["p2"]


def test_until_then_it_can_still_focus(table: Lay) -> None:
    t = spent(table).answer("vex", "focus")
    assert (t.hero("vex").endurance, t.game.state.active) == (7, "p1")


def test_with_full_control_nobody_else_ends_the_turn(table: Lay) -> None:
    t = table().environment("dock").hand_of("vex", 1).change("vex", counters=1)
    t.game.set_orders("p1", Orders(full_control=True))
    t.turn("vex").move(DOWN)
    assert list(t.game.waiting_for) == ["p1"]


def test_what_ends_with_the_turn_comes_before_what_the_other_has_chosen(table: Lay) -> None:
    """At the end of the turn Vex is asked; then Noor does what it went on with."""
    lens = {"triggers": (Trigger(on="turn_end", effects=(GainHope(1),), optional=True),)}
    t = spent(table, cards={"vex-lens": lens})
    t.put("vex-lens", at="play:p1").answer("noor", "move:dock:upper")
    assert (t.asked("vex").kind, t.hero("noor").location) == ("optional", UP)
    t.answer("vex", "yes")
    assert (t.hero("vex").hope, t.hero("noor").location, t.game.state.active) == (4, "dock:upper", "p2")


# -- nobody waits without need ------------------------------------------------------------------------------


def test_several_charges_are_one_answer_and_nobody_waits_for_the_next_question(table: Lay) -> None:
    t = table().put("vault", at=UP).token("vex", "technology").token("vex", "technology")
    t.token("noor", "technology").turn("vex").investigate("vault")
    assert [o.key for o in t.asked("vex").options] == ["charge:0", "charge:0+1", "done"]
    before = t.game.task.value if t.game.task is not None else 0
    t.answer("vex", "+4")
    assert [token.charges for token in t.hero("vex").tokens] == [2, 2], "spent when all have answered"
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p2", "help"), ("p1", "go_on")]
    t.reveals("0").answer("noor", "done")
    assert t.outcome[1] == before + 4
    assert [token.charges for token in t.hero("vex").tokens] == [1, 1]


def test_after_one_charge_of_two_nobody_is_asked_again(table: Lay) -> None:
    t = table().put("vault", at=UP).token("vex", "technology").token("vex", "technology")
    t.turn("vex").reveals("+1").investigate("vault").answer("vex", "charge:0")
    assert t.asked("vex").kind == "stress", "of the danger, as the task is over"
    assert [token.charges for token in t.hero("vex").tokens] == [1, 2]


# -- why -----------------------------------------------------------------------------------------------------


def prompt(t: Table, character: str, language: str = "en") -> str:
    return t.game.view(t.seat(character), language).decisions[0].prompt


def test_stress_says_where_it_comes_from(table: Lay) -> None:
    t = table().deck("shock-1", "shock-1").end_all_turns()
    assert prompt(t, "vex").startswith("SHOCK 1: You suffer 1 stress")
    t = table().surveillance(7)
    t.resolve("p1", [CauseSurveillance(1)])
    assert prompt(t, "vex").startswith("Surveillance has reached 8: You suffer 1 stress")
    assert prompt(t, "vex", "de").startswith("Die Überwachung hat 8 erreicht: ")
    t = table().put("guard", at=UP).put("floor", at=UP).turn("vex").reveals("skull", "0")
    t.investigate("floor")
    assert prompt(t, "vex").startswith("Enemies attack: You suffer 1 stress")
    t = table().put("vault", at=UP).turn("vex").reveals("-3").investigate("vault")
    assert prompt(t, "vex").startswith("Danger (VAULT): You suffer 1 stress")


def test_who_has_to_focus_is_told_why(table: Lay) -> None:
    t = table().hand("vex", "jab").put("drone", at=UP).turn("vex").reveals("+3").fight("drone", "jab")
    assert prompt(t, "vex").startswith("Your hand is empty: You focus")
