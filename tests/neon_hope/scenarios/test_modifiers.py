"""S08 to S20: Epic Win, Epic Fail, skulls, and the keywords that change what is revealed (NH 8, 12, 28)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, QUAY, UP
from tests.neon_hope.scenarios.plays import two_skulls

Lay = Callable[..., Table]


def test_s08_epic_win_hits_twice_and_makes_guard_retreat(table: Lay) -> None:
    t = table().put("guard", at=UP).reveals("epic-win")
    t.turn("vex").fight("guard")
    assert t.outcome[0] == "success"
    assert t.revealed == ["epic-win"]
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (2, True)
    assert t.activations == 0


def test_s09_epic_win_with_smash_defeats_guard(table: Lay) -> None:
    t = table().put("guard", at=UP).deck().reveals("epic-win")
    t.turn("vex").fight("guard", card="smash")
    assert not t.has("guard")
    assert t.game.state.encounter_discard == ["guard"]
    assert "retreats" not in [event.kind for event in t.history]
    assert t.hero("vex").resources == 1


def test_s10_epic_fail_fails_and_guard_attacks_once(table: Lay) -> None:
    t = table().put("guard", at=UP).reveals("epic-fail")
    t.turn("vex").fight("guard", card="jab").answer("vex", "LOOK")
    assert t.outcome[0] == "failure"
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (0, False)
    assert (t.activations, t.dial, len(t.hero("vex").hand)) == (1, 1, 6)


def test_s11_escalated_epic_fail_has_a_price_of_its_own(table: Lay) -> None:
    t = table().surveillance(21, escalated=True).put("vault", at=UP).reveals("epic-fail")
    t.turn("noor").investigate("vault").answer("noor", "STUDY")
    raised = [event.other for event in t.history if event.kind == "surveillance"]
    assert raised == ["22", "23"]
    assert (t.card("vault").secrets, len(t.hero("noor").hand), t.activations) == (3, 7, 1)


def test_s12_a_skull_before_an_epic_win_still_activates(table: Lay) -> None:
    t = table().put("trace", at="network").reveals("skull", "epic-win")
    t.turn("noor").hack("trace")
    assert t.outcome[0] == "success"
    assert len(t.card("trace").dice) == 2
    assert t.activations == 1


def test_s13_skull_and_epic_fail_activate_twice(table: Lay) -> None:
    t = table().put("trace", at="network").reveals("skull", "epic-fail")
    t.turn("noor").hack("trace")
    assert t.outcome[0] == "failure"
    assert t.card("trace").dice == ()
    assert t.activations == 2


def test_s14_two_skulls_bring_two_attacks_and_drone(table: Lay) -> None:
    t = two_skulls(table())
    assert t.outcome == ("success", 4)
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (1, False)
    assert t.card("drone").place == DOWN
    assert (t.activations, t.dial, len(t.hero("vex").hand)) == (2, 3, 6)
    # GUARD alone in the first activation, GUARD and DRONE in the second.
    assert [event.code for event in t.history if event.kind == "attacks"] == ["guard", "guard", "drone"]


def test_s15_guard_retreats_before_the_activations(table: Lay) -> None:
    t = table().at("vex", DOWN).at("noor", QUAY).put("guard", at=DOWN).put("drone", at=UP)
    t.reveals("skull", "skull", "+3").turn("vex").fight("guard", card="jab")
    assert t.outcome == ("success", 5)
    guard = t.card("guard")
    assert (guard.damage, guard.back) == (1, True)
    assert t.card("drone").place == DOWN
    assert (t.activations, t.dial, len(t.hero("vex").hand)) == (2, 1, 7)


def test_s16_three_skulls_are_three_activations(table: Lay) -> None:
    t = table().put("trace", at="network").reveals("skull", "skull", "skull", "0")
    t.turn("vex").hack("trace")
    assert t.outcome == ("failure", 1 - 3)
    assert t.revealed == ["skull", "skull", "skull", "0"]
    assert t.activations == 3


def test_s17_reckless_counts_both_modifiers(table: Lay) -> None:
    t = table().put("floor", at=UP).reveals("+1", "-2")
    t.turn("vex").investigate("floor", card="dash")
    assert t.outcome == ("failure", 2)
    assert sorted(t.face_up) == ["+1", "-2"]


def test_s18_reckless_ends_with_an_epic_win(table: Lay) -> None:
    t = table().put("floor", at=UP).reveals("epic-win")
    t.turn("vex").investigate("floor", card="dash")
    assert t.outcome[0] == "success"
    assert t.face_up == ["epic-win"]


def test_s19_reckless_and_a_skull_reveal_three(table: Lay) -> None:
    t = table().put("floor", at=UP).reveals("skull", "+2", "+1")
    t.turn("vex").investigate("floor", card="dash")
    assert t.outcome == ("success", 5)
    assert (len(t.face_up), t.activations) == (3, 1)


@pytest.mark.parametrize("escalated", [False, True])
def test_s20_an_unpredictable_skull_is_an_epic_fail(table: Lay, escalated: bool) -> None:
    t = table().put("jammer", at="network").reveals("skull")
    if escalated:
        t.surveillance(21, escalated=True)
    before = t.dial
    t.turn("noor").hack("jammer")
    assert t.outcome == ("failure", 3)
    assert (t.revealed, t.activations) == (["skull"], 1)
    assert t.dial - before == int(escalated)
    assert t.card("jammer").dice == ()
