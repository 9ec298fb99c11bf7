"""S01 to S07: tasks and danger (NH 7, 15), with the two worked examples of the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP
from tests.neon_hope.scenarios.plays import floor_with_push

Lay = Callable[..., Table]


def test_s01_noor_puts_a_die_on_trace(table: Lay) -> None:
    t = table().put("trace", at="network").reveals("+2")
    t.turn("noor").hack("trace")
    assert t.outcome == ("success", 5)
    assert len(t.card("trace").dice) == 1
    assert len(t.game.slots(t.card("trace"))) == 3
    assert t.hero("noor").resources == 0
    assert t.activations == 0
    assert t.hero("noor").counters == 2


def test_s02_vex_pushes_and_clears_floor(table: Lay) -> None:
    t = floor_with_push(table())
    assert t.outcome == ("success", 3)
    floor = t.card("floor")
    assert floor.back
    assert floor.support == ("courage", "hope")
    assert t.hero("vex").resources == 1
    assert len(t.hero("vex").hand) == 6
    assert sorted(t.hero("vex").discard) == ["look", "push"]
    assert t.activations == 1


@pytest.mark.parametrize(("modifier", "defeated"), [("+1", True), ("0", False)])
def test_s03_vex_needs_one_more_against_drone(table: Lay, modifier: str, defeated: bool) -> None:
    t = table().put("drone", at=UP).deck("dark").reveals(modifier)
    t.turn("vex").fight("drone")
    assert t.has("drone") is not defeated
    assert t.game.state.encounter_discard == (["drone"] if defeated else [])
    assert t.hero("vex").resources == int(defeated)
    assert (t.dial, len(t.hero("vex").hand), t.activations) == (0, 8, 0)


def test_s04_success_at_vault_in_spite_of_danger(table: Lay) -> None:
    t = table().put("vault", at=UP).reveals("+1")
    t.turn("noor").investigate("vault")
    # The danger comes first: Noor is asked for the stress while all secrets are still there.
    assert (t.card("vault").secrets, t.dial) == (3, 0)
    t.answer("noor", "STUDY")
    assert [e.kind for e in t.events if e.kind in ("stress", "surveillance", "secrets")] == [
        "stress", "surveillance", "secrets",
    ]  # fmt: skip
    assert (t.card("vault").secrets, t.dial, len(t.hero("noor").hand)) == (2, 1, 7)


@pytest.mark.parametrize(("modifier", "stress"), [("+1", 0), ("-1", 1)])
def test_s05_danger_is_another_number_than_difficulty(table: Lay, modifier: str, stress: int) -> None:
    t = table().put("maze", at=UP).change("noor", hope=0).reveals(modifier)
    t.turn("noor").investigate("maze")
    assert t.outcome[0] == "failure"
    if stress:
        t.answer("noor", "STUDY")
    assert len(t.hero("noor").hand) == 8 - stress
    assert t.card("maze").secrets == 1
    assert t.asked("noor").kind == "action"


def test_s06_a_die_covers_the_stress_symbol(table: Lay) -> None:
    t = table().put("vault", at=UP, dice=(0,)).reveals("-2")
    t.turn("noor").investigate("vault")
    assert (t.dial, len(t.hero("noor").hand), t.hero("noor").hope) == (1, 8, 3)
    assert t.card("vault").secrets == 3


def test_s07_the_value_has_no_floor(table: Lay) -> None:
    t = table().put("vault", at=UP).reveals("-3")
    t.turn("vex").investigate("vault")
    assert t.outcome == ("failure", -2)
    t.answer("vex", "LOOK")
    assert (t.dial, len(t.hero("vex").hand), t.card("vault").secrets) == (1, 7, 3)
