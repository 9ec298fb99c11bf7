"""What is asked and offered: nothing that could change nothing, and nobody waits without need."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.definitions import Ability, Modifier, Trigger
from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.grid import AddImpact, ModifyValue
from engine.neon_hope.language.harm import Retreat, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.packs import Library
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def verbs(t: Table, character: str) -> set[str]:
    return {option.verb for option in t.asked(character).options}


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


def strong(table: Lay, value: int) -> Table:
    """Vex has so much technology, and NOOR a token of it."""
    own = table().game.pack.characters["vex"].values["technology"]
    lens = {"modifiers": (Modifier(bonus=value - own, attribute="technology"),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1")
    return t.token("noor", "technology").put("vault", at=UP)


@pytest.mark.parametrize(("value", "asked"), [(5, True), (10, True), (11, False)])
def test_help_is_asked_for_where_a_charge_changes_a_chance(table: Lay, value: int, asked: bool) -> None:
    """VAULT asks for 4 and has a danger below 5; -3 and three skulls take 6 at most. From 10 on success is
    certain but for an Epic Fail, from 11 on so is it that no danger comes."""
    t = strong(table, value).turn("vex").investigate("vault")
    assert ("help" in {decision.kind for decision in t.game.decisions}) == asked


def test_the_performer_is_not_asked_either(table: Lay) -> None:
    t = strong(table, 11).token("vex", "technology").turn("vex").investigate("vault")
    assert {decision.kind for decision in t.game.decisions} == {"action"}
