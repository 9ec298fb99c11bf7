"""Enemies (NH 12): how they are defeated, retreat and come again."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.harm import DealDamage, Retreat
from engine.neon_hope.language.picks import TARGET, Pick
from engine.neon_hope.language.tokens import GainHope, PlaceDice
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_an_enemy_defeated_by_an_effect_outside_of_tasks(table: Lay) -> None:
    vest = {"vex-vest": {"triggers": (Trigger(on="defeated", effects=(GainHope(1),)),)}}
    t = table(cards=vest).put("drone", at=UP).put("vex-vest", at="play:p1").deck()
    t.turn("vex").resolve("p1", [DealDamage(2, Pick(kind="enemy"))])
    assert not t.has("drone")
    assert t.game.state.encounter_discard == ["drone"]
    assert (t.hero("vex").resources, t.hero("vex").hope) == (0, 4)


def test_a_box_filled_outside_of_tasks_makes_the_enemy_retreat_at_once(table: Lay) -> None:
    t = table().put("guard", at=UP, dice=(0,))
    t.turn("vex").resolve("p1", [PlaceDice(1, Pick(kind="enemy"))])
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)


def test_the_back_of_an_enemy_has_no_slots(table: Lay) -> None:
    t = table(cards={"script": {"on_play": (Retreat(TARGET),)}}).put("guard", at=UP, dice=(0,))
    t.reveals("+3").turn("vex").hack("guard", card="script")
    assert (t.outcome[0], t.card("guard").dice, t.card("guard").back) == ("success", (0,), True)
    assert t.hero("vex").resources == 0
    t.resolve("p1", [PlaceDice(1, Pick(kind="enemy"))])
    assert t.card("guard").dice == (0,)


def test_retreated_by_value_an_enemy_keeps_its_dice(table: Lay) -> None:
    t = table().put("guard", at=UP, dice=(0,)).reveals("+1")
    t.turn("vex").fight("guard", card="jab")
    assert (t.card("guard").dice, t.card("guard").back) == ((0,), True)


def test_enemies_in_the_network_neither_attack_nor_count_nor_move(table: Lay) -> None:
    t = table().put("turret", at="network").put("trace", at="network").reveals("skull", "0").deck()
    t.turn("noor").hack("trace")
    assert (t.activations, t.card("turret").place, t.dial) == (1, "network", 0)
    assert t.offers("noor", "Fight: TURRET")
    t.end_turn("noor").end_all_turns()
    assert t.dial == 2
