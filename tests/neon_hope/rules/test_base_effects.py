"""What a successful task does to the card it is on (NH 9 to 16), and charges (NH 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat
from engine.neon_hope.language.picks import TARGET, Pick
from engine.neon_hope.language.tokens import PlaceDice, RemoveSecrets
from engine.neon_hope.table.state import Orders, Token
from engine.neon_hope.testkit import Table
from tests.neon_hope.happening import kinds
from tests.neon_hope.scenarios import DOWN, UP

Lay = Callable[..., Table]


def test_a_clue_emptied_by_a_card_played_in_its_own_task_is_nobodys(table: Lay) -> None:
    t = table(cards={"look": {"on_play": (RemoveSecrets(2, TARGET),)}}).put("floor", at=UP).reveals("0")
    t.turn("vex").investigate("floor", card="look")
    assert t.card("floor").back
    assert t.hero("vex").resources == 0
    assert kinds(t, "secrets", "success", "turned") == ["secrets", "success", "turned"]


def test_another_clue_emptied_during_a_task_turns_at_once(table: Lay) -> None:
    other = Pick(kind="clue", code="maze", which="each")
    t = table(cards={"look": {"on_play": (RemoveSecrets(1, other),)}}).put("floor", at=UP).put("maze", at=UP)
    t.reveals("0").turn("vex").investigate("floor", card="look")
    assert kinds(t, "turned", "success") == ["turned", "success"]
    assert t.card("maze").back
    assert t.game.state.completed == [], "not completed: nobody performed a task on it (R-05)"
    assert t.game.state.chapter == "chapter-one"


def test_an_enemy_defeated_by_a_card_and_not_by_the_fight_gives_no_resource(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (DealDamage(3, TARGET),)}}).put("guard", at=UP).deck().reveals("+1")
    t.turn("vex").fight("guard", card="jab")
    assert not t.has("guard")
    assert t.hero("vex").resources == 0
    assert kinds(t, "defeated", "retreats") == ["defeated"]


def test_one_hit_of_two_by_the_fight_completes_it(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (DealDamage(2, TARGET),)}}).put("guard", at=UP).deck().reveals("0")
    t.turn("vex").fight("guard", card="jab")
    assert not t.has("guard")
    assert t.hero("vex").resources == 1


def test_an_enemy_that_retreats_while_it_is_fought_is_not_hit(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (Retreat(TARGET),)}}).put("guard", at=UP).reveals("+3")
    t.turn("vex").fight("guard", card="jab")
    assert (t.card("guard").damage, t.card("guard").back) == (0, True)


def test_a_box_filled_by_an_effect_makes_the_attacker_retreat(table: Lay) -> None:
    """A die from an effect fills the box during the fight: GUARD is gone before the activation."""
    t = table(cards={"jab": {"on_play": (PlaceDice(1, TARGET),)}}).put("guard", at=UP, dice=(0,))
    t.reveals("skull", "-1").turn("vex").fight("guard", card="jab")
    assert t.outcome == ("failure", 2)
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)
    assert (t.activations, t.dial) == (1, 0)
    assert t.hero("vex").resources == 0


def test_impacts_stop_at_a_full_box_and_the_symbols_slot_stays_free(table: Lay) -> None:
    cards = {"guard": {"symbols": ("stress-slot", "surveillance")}}
    t = table(cards=cards).put("guard", at=UP, dice=(1,)).reveals("epic-win")
    t.turn("noor").hack("guard")
    assert {option.label for option in t.options("noor")} == {
        "Stress symbol",
        "Retreat box",
    }
    t.answer("noor", "Retreat box")
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)
    assert t.hero("noor").resources == 0, "a slot was still free: not completed (R-12)"


def test_a_condition_full_by_an_effect_in_its_own_task_is_defeated_without_a_resource(table: Lay) -> None:
    t = table(cards={"script": {"on_play": (PlaceDice(3, TARGET),)}}).put("trace", at="network").deck()
    t.reveals("0").turn("vex").hack("trace", card="script")
    assert not t.has("trace")
    assert t.hero("vex").resources == 0


def test_a_secondary_hack_that_fills_the_card_completes_no_main_task(table: Lay) -> None:
    t = (
        table(cards={"vault": {"front": {"completed": (CauseSurveillance(9),)}}})
        .put("vault", at=UP)
        .reveals("0")
    )
    t.turn("noor").hack("vault")
    assert t.card("vault").dice == (0,)
    assert t.hero("noor").resources == 1
    assert (t.dial, t.game.state.completed) == (0, [])
    assert not t.offers("noor", "Hack: VAULT"), "no slot is left (R-45)"


def test_a_turned_clue_loses_its_dice(table: Lay) -> None:
    t = table().put("vault", at=UP, secrets=1, dice=(0,)).reveals("+3")
    t.turn("noor").investigate("vault")
    assert (t.card("vault").back, t.card("vault").dice) == (True, ())


def test_each_of_ones_own_tokens_gives_one_charge(table: Lay) -> None:
    t = table().put("trace", at="network").token("noor", "technology", 1).token("noor", "technology", 2)
    t.token("noor", "technology", 1).token("noor", "courage", 2).reveals("0")
    t.game.set_orders("p2", Orders(full_control=True))
    t.turn("noor").hack("trace")
    assert sum("+2" in option.label for option in t.options("noor")) == 2, "those with one charge are alike"
    t.answer("noor", "+6")
    assert t.outcome == ("success", 3 + 6)
    assert t.hero("noor").tokens == (Token("technology", 1), Token("courage", 2))


@pytest.mark.parametrize(
    ("spent", "left"),
    [
        ("charge:0", (2, 1)),
        ("charge:1", (1, 1, 1)),
        ("charge:0+1", (1, 1)),
        ("charge:0+2", (2,)),
        ("charge:0+1+2", (1,)),
    ],
)
def test_tokens_used_up_do_not_lend_their_place_to_others(
    table: Lay, spent: str, left: tuple[int, ...]
) -> None:
    """Whichever are used, the token with two charges keeps one, and none gives two."""
    t = table().put("trace", at="network").token("noor", "technology", 1).token("noor", "technology", 2)
    t.token("noor", "technology", 1).reveals("0")
    t.game.set_orders("p2", Orders(full_control=True))
    t.turn("noor").hack("trace").answer("noor", spent)
    assert t.outcome == ("success", 3 + 2 * (spent.count("+") + 1))
    assert tuple(token.charges for token in t.hero("noor").tokens) == left


def test_teamwork_and_flexible_on_one_task(table: Lay) -> None:
    """Each once; a token that Flexible makes match is good enough for Teamwork."""
    cards = {"huddle": {"keywords": ("teamwork", "flexible")}}
    t = (
        table(cards=cards)
        .put("vault", at=UP)
        .token("noor", "courage")
        .token("noor", "technology")
        .reveals("+2")
    )
    t.turn("noor").investigate("vault", card="huddle")
    assert sorted(option.key for option in t.options("noor")) == [
        "charge:1", "done", "flex:0", "flexteam:0", "team:1",
    ]  # fmt: skip
    t.answer("noor", "flexteam:0")
    # Both keywords are used up; the other token still gives +2.
    assert sorted(option.key for option in t.options("noor")) == ["charge:1", "done"]
    t.answer("noor", "charge:1")
    assert t.outcome == ("success", 3 + 2 + 2)
    assert t.card("vault").secrets == 1
    assert t.hero("noor").tokens == (Token("courage", 1), Token("technology", 1))


def test_a_helper_may_provide_the_impact_of_teamwork_but_once(table: Lay) -> None:
    t = table().put("vault", at=UP).token("vex", "technology").token("noor", "technology").reveals("+3")
    t.turn("noor").investigate("vault", card="huddle")
    t.answer("noor", "Teamwork").answer("vex", "Teamwork")
    # One of them was first; the other is asked again, without the keyword.
    asked = t.game.decisions[0]
    assert [option.key for option in asked.options] == ["charge:0", "done"]
    t.answer(t.hero("vex").code if asked.seat == "p1" else "noor", "Done")
    assert t.card("vault").secrets == 1
    assert sorted(t.hero(name).tokens[0].charges for name in ("vex", "noor")) == [1, 2]


@pytest.mark.parametrize(("order", "value"), [("always", 7), ("never", 3)])
def test_standing_orders_answer_for_helpers(table: Lay, order: str, value: int) -> None:
    t = table().put("trace", at="network").at("vex", DOWN)
    t.token("vex", "technology").token("vex", "technology").token("vex", "courage").reveals("0")
    t.game.set_orders("p1", Orders(help=order))
    t.turn("noor").hack("trace")
    assert t.outcome == ("success", value)
