"""What effects do, by play on a table."""

from __future__ import annotations

import pytest

from engine.neon_hope.language.amounts import ByCharacters, Characters, CountCards, EnduranceValue, HandSize
from engine.neon_hope.language.base import Who
from engine.neon_hope.language.board import (
    MoveEnemy,
)
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, ReturnEnemy, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.tokens import (
    GainEndurance,
    GainHope,
    GainResource,
    GainToken,
    PlaceDice,
    Recharge,
    RemoveSecrets,
)
from engine.neon_hope.table.state import Token
from tests.neon_hope.language.resolving import ENEMY, REGULARS, Lay, choices, resolve

# -- stress and surveillance -------------------------------------------------------------------------------


def test_stress_is_suffered_as_one_instance(table: Lay) -> None:
    t = table().change("vex", hope=0)
    resolve(t, Stress(2)).answer("vex", "card:0", "card:1")
    assert (len(t.hero("vex").hand), len(t.hero("noor").hand)) == (6, 8)


def test_each_character_suffers_clockwise_from_you(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    resolve(t, Stress(1, "each"), GainHope(1), seat="p2")
    assert [decision.seat for decision in t.game.decisions] == ["p2", "p3", "p1"]  # all at once
    t.answer("noor", "card:0").answer("kim", "card:0").answer("vex", "card:0")
    assert [len(t.hero(who).hand) for who in ("vex", "noor", "kim")] == [7, 7, 7]
    assert t.hero("noor").hope == 4  # the next effect came after all of the stress


@pytest.mark.parametrize(
    ("who", "gains"),
    [
        ("you", "vex"),
        ("lead", "vex"),
        ("each", "vex noor kim lou"),
        ("each_here", "vex noor"),
        ("each_in_environment", "vex noor kim"),
        ("others", "noor kim lou"),
    ],
)
def test_whom_an_effect_is_about(table: Lay, who: Who, gains: str) -> None:
    t = table("vex", "noor", "kim", "lou").at("kim", "yard:lower").at("lou", "dock:upper")
    resolve(t, GainHope(2, who))
    happy = [name for name in ("vex", "noor", "kim", "lou") if t.hero(name).hope == 5]
    assert happy == gains.split()


def test_another_character_is_chosen_and_alone_it_is_you(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    resolve(t, GainResource(2, "another"))
    assert choices(t) == ["seat:p2", "seat:p3"]
    t.answer("vex", "Kim")
    assert t.hero("kim").resources == 2
    alone = table("vex").put("vex-radio", at="play:p1")
    resolve(alone, GainResource(2, "another"), source="vex-radio")
    assert alone.hero("vex").resources == 2  # NH 26.1


def test_surveillance_goes_up_and_down(table: Lay) -> None:
    t = table()
    resolve(t, CauseSurveillance(5), CauseSurveillance(-2))
    assert t.game.state.surveillance == 3
    resolve(t, CauseSurveillance(-9))
    assert t.game.state.surveillance == 0


def test_amounts(table: Lay) -> None:
    t = table("vex", "noor", "kim").put("guard", at="yard:upper").put("brute", at="yard:upper")
    resolve(t, CauseSurveillance(Characters(2, 1)))
    assert t.game.state.surveillance == 7
    resolve(t, GainResource(CountCards(Pick(kind="enemy", elite=True))), GainHope(HandSize()))
    assert (t.hero("vex").resources, t.hero("vex").hope) == (1, 11)
    resolve(t, GainResource(EnduranceValue(), "others"))
    assert (t.hero("noor").resources, t.hero("kim").resources) == (7, 7)


def test_an_amount_by_the_number_of_characters(table: Lay) -> None:
    for number, people in enumerate((("vex",), ("vex", "noor"), ("vex", "noor", "kim"))):
        t = table(*people)
        resolve(t, CauseSurveillance(ByCharacters((5, 7, 4, 2))))
        assert t.game.state.surveillance == (5, 7, 4)[number]
        resolve(t, CauseSurveillance(ByCharacters((-5, -6, -1, -2))))
        assert t.game.state.surveillance == (0, 1, 3)[number]


def test_losing(table: Lay) -> None:
    t = table().change("vex", resources=1)
    resolve(t, GainHope(-1), GainResource(-5), GainEndurance(-2))
    hero = t.hero("vex")
    assert (hero.hope, hero.resources, hero.endurance) == (2, 0, 6)


# -- enemies -----------------------------------------------------------------------------------------------


def test_damage_to_an_enemy_of_your_choice(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("turret", at="yard:upper").put("drone", at="yard:lower")
    resolve(t, DealDamage(2, ENEMY))
    assert choices(t) == [f"card:{t.card(code).oid}" for code in ("guard", "turret")]
    t.answer("vex", f"card:{t.card('turret').oid}")
    assert not t.has("turret")
    assert t.game.state.encounter_discard == ["turret"]
    assert t.card("guard").damage == 0


def test_damage_to_each_in_the_environment_and_to_nothing(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("drone", at="yard:lower").put("turret", at="dock:upper")
    resolve(t, DealDamage(1, Pick(kind="enemy", which="each", where="environment")))
    assert (t.card("guard").damage, t.has("drone"), t.card("turret").damage) == (1, False, 0)
    resolve(table(), DealDamage(1, ENEMY))  # effects on nothing do nothing


def test_a_random_enemy(table: Lay) -> None:
    hit = set()
    for seed in range(8):
        t = table(seed=seed).put("guard", at="yard:upper").put("brute", at="yard:upper")
        resolve(t, DealDamage(1, Pick(kind="enemy", which="random")))
        hit.add("guard" if t.card("guard").damage else "brute")
        assert t.card("guard").damage + t.card("brute").damage == 1
    assert hit == {"guard", "brute"}


def test_s33_each_regular_enemy_retreats(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("brute", at="yard:upper")
    resolve(t, Retreat(REGULARS))
    assert (t.card("guard").back, t.card("brute").back) == (True, False)
    resolve(t, ReturnEnemy(Pick(kind="enemy", which="each", where="anywhere")))
    assert not t.card("guard").back


def test_retreated_and_standing_enemies_are_told_apart(table: Lay) -> None:
    t = table().put("guard", at="yard:upper", back=True).put("brute", at="yard:upper")
    resolve(t, GainHope(CountCards(Pick(kind="enemy", retreated=True))))
    resolve(t, GainResource(CountCards(Pick(kind="enemy", retreated=False))))
    assert (t.hero("vex").hope, t.hero("vex").resources) == (4, 1)


def test_enemies_come_to_you_but_not_retreated_ones(table: Lay) -> None:
    t = table().put("guard", at="dock:upper").put("turret", at="dock:lower", back=True)
    resolve(t, MoveEnemy(Pick(kind="enemy", where="anywhere", which="each"), "you"))
    assert (t.card("guard").place, t.card("turret").place) == ("yard:upper", "dock:lower")
    resolve(t, MoveEnemy(Pick(code="guard"), "dock:lower"))
    assert t.card("guard").place == "dock:lower"


# -- tokens ------------------------------------------------------------------------------------------------


def test_attribute_tokens(table: Lay) -> None:
    t = table()
    resolve(t, GainToken("courage", "each"))
    assert t.hero("noor").tokens == (Token("courage", 2),)
    resolve(t, GainToken("choose", "others"))
    t.answer("noor", "token:attr-d")  # each chooses for themselves
    assert t.hero("noor").tokens == (Token("courage", 2), Token("attr-d", 2))
    resolve(t, GainToken("rolled"))  # nothing was rolled
    assert len(t.hero("vex").tokens) == 1


def test_charges_come_back_one_to_a_token(table: Lay) -> None:
    t = table().token("vex", "courage", 1).token("vex", "technology", 2).token("vex", "attr-c", 1)
    resolve(t, Recharge(1))
    assert choices(t) == ["charge:0", "charge:2"]
    t.answer("vex", "charge:2")
    assert [token.charges for token in t.hero("vex").tokens] == [1, 2, 2]
    resolve(t, Recharge(3))
    assert [token.charges for token in t.hero("vex").tokens] == [2, 2, 2]


def test_removed_secrets_turn_the_clue_at_once_without_a_resource(table: Lay) -> None:
    t = table().put("floor", at="yard:upper").put("maze", at="yard:lower")
    resolve(t, RemoveSecrets(2, Pick(kind="clue", where="environment")))
    t.answer("vex", f"card:{t.card('floor').oid}")
    assert t.card("floor").back
    assert t.card("floor").support == ("courage", "hope")
    assert t.hero("vex").resources == 0
    assert t.game.state.completed == []


def test_dice_on_a_condition(table: Lay) -> None:
    t = table().put("trace", at="network")
    resolve(t, PlaceDice(2, Pick(kind="condition")))
    assert t.card("trace").dice == (0, 1)
    resolve(t, PlaceDice(5, Pick(kind="condition")))
    assert not t.has("trace")
    assert t.game.state.encounter_discard == ["trace"]
    assert t.hero("vex").resources == 0


def test_the_slot_is_chosen_where_slots_differ(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("vault", at="yard:upper")
    resolve(t, PlaceDice(1, Pick(kind="enemy")))
    assert t.card("guard").dice == (0,)  # both slots belong to the retreat box
    resolve(t, PlaceDice(1, Pick(kind="enemy")))
    assert (t.card("guard").back, t.card("guard").dice) == (True, ())  # NH 16.3
    resolve(t, PlaceDice(2, Pick(kind="clue")))
    assert t.card("vault").dice == (0,)  # it has a single slot
