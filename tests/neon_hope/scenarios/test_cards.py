"""S30 to S39: retreat, conditions, clues, completing, followers (NH 9, 11, 14, 16, 18, 23)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.neon_hope.table.state import Token
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import QUAY, UP

Lay = Callable[..., Table]


def test_s30_guard_retreats_by_value_and_comes_back_hurt(table: Lay) -> None:
    t = table().put("guard", at=UP).deck("dark", "dark").reveals("+1")
    t.turn("vex").fight("guard", card="jab")
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (1, True)
    assert not t.offers("vex", "GUARD")
    t.end_all_turns()
    # 2 for the characters and 2 for the cards drawn: GUARD did not count.
    assert t.dial == 4
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (1, False)
    t.turn("vex")
    assert t.offers("vex", "Fight: GUARD")
    assert t.offers("vex", "Hack: GUARD")


def test_s30_a_retreated_enemy_does_not_attack(table: Lay) -> None:
    t = table().put("guard", at=UP).reveals("skull", "+2")
    t.turn("vex").fight("guard", card="jab")
    assert t.outcome == ("success", 5)
    assert t.card("guard").back
    assert (t.activations, t.dial, len(t.hero("vex").hand)) == (1, 0, 7)


def test_s31_turret_retreats_although_noor_fails(table: Lay) -> None:
    t = table().put("turret", at=UP).reveals("+1")
    t.turn("noor").fight("turret")
    assert t.outcome == ("failure", 4)
    turret = t.card("turret")
    assert (turret.damage, turret.back) == (0, True)


def test_s32_a_full_retreat_box_drops_its_dice(table: Lay) -> None:
    t = table().put("guard", at=UP).reveals("0", "0")
    t.turn("noor").hack("guard")
    assert (len(t.card("guard").dice), t.card("guard").back) == (1, False)
    assert t.hero("noor").resources == 0
    t.hack("guard")
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)
    assert t.hero("noor").resources == 1


def test_s33_each_regular_enemy_retreats_but_no_elite(table: Lay) -> None:
    t = table().put("guard", at=UP).put("brute", at=UP).deck("smoke", "dark")
    t.end_all_turns()
    assert t.card("guard").back
    assert not t.card("brute").back


def test_s34_epic_win_fills_trace(table: Lay) -> None:
    t = table().put("trace", at="network", dice=(0,)).deck().reveals("epic-win")
    t.turn("noor").hack("trace")
    assert not t.has("trace")
    assert t.game.state.encounter_discard == ["trace"]
    assert t.hero("noor").resources == 1


def test_s35_the_automatic_die_defeats_trace_for_nobody(table: Lay) -> None:
    t = table().put("trace", at="network", dice=(0, 1)).deck("dark", "dark")
    t.end_all_turns()
    assert not t.has("trace")
    assert "trace" in t.game.state.encounter_discard
    assert t.hero("vex").resources == t.hero("noor").resources == 0
    assert "trace" not in t.game.state.completed


def test_s36_noor_takes_both_tokens_of_floor(table: Lay) -> None:
    t = table().put("floor", at=UP, back=True).reveals("+1", "+1")
    t.turn("noor").support("floor").answer("noor", "Hope")
    assert t.hero("noor").hope == 4
    assert t.card("floor").support == ("courage",)
    t.support("floor")
    assert t.hero("noor").tokens == (Token("courage", 2),)
    assert t.hero("noor").resources == 1
    assert not t.has("floor")
    assert t.game.view("p1").scrap == ("FLOOR",)


def test_s37_surplus_impacts_are_lost(table: Lay) -> None:
    t = table().put("floor", at=UP, secrets=1).reveals("epic-win")
    t.turn("vex").investigate("floor", card="vex-any-2")
    assert next(e.n for e in t.history if e.kind == "secrets") == 1
    assert t.hero("vex").resources == 1
    assert t.card("floor").back
    assert t.card("floor").support == ("courage", "hope")


def test_s38_guide_follows_vex(table: Lay) -> None:
    t = table("vex", "noor", "kim").at("kim", QUAY).put("guide", at=UP).reveals("0")
    t.turn("noor").support("guide")
    assert [option.label for option in t.options("noor")] == ["Vex", "Noor"]
    t.answer("noor", "Vex")
    guide = t.card("guide")
    assert (guide.place, guide.back, guide.follower) == (f"play:{t.seat('vex')}", False, True)
    vex = t.game.view("p1").hero(t.seat("vex"))
    assert vex is not None
    assert {name: value for name, _, value in vex.values}["attr-d"] == 3
    assert [tool.name for tool in vex.tools] == ["Vex's front", "GUIDE"]


def test_s39_which_copy_is_in_play_is_hidden(table: Lay) -> None:
    t = table(bare=False)
    state = t.game.state
    twin = t.card("twin")
    other = f"twin:{1 - twin.variant}"
    assert other in state.episode_deck
    assert f"twin:{twin.variant}" not in state.episode_deck
    everybody = (*t.game.seats, "spectator")
    before = [t.game.view(seat) for seat in everybody]
    # Exchange the two copies: nobody sees a difference.
    state.cards[twin.oid] = replace(twin, variant=1 - twin.variant)
    state.episode_deck[state.episode_deck.index(other)] = f"twin:{twin.variant}"
    assert [t.game.view(seat) for seat in everybody] == before


def test_s39_both_copies_can_come(table: Lay) -> None:
    assert {table(bare=False, seed=seed).card("twin").variant for seed in range(12)} == {0, 1}
