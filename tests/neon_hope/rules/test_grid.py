"""The grid of hidden modifiers (NH 8): what is revealed in a task, and when it is reset."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.grid import ExtraReveal, ShapeModifiers
from engine.neon_hope.testkit import Table
from tests.neon_hope.happening import kinds
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_reckless_goes_on_in_the_new_grid(table: Lay) -> None:
    t = table().put("floor", at=UP).grid(down=1).reveals("+1")
    t.turn("vex").investigate("floor", card="dash")
    assert kinds(t, "modifier", "reset")[:3] == ["modifier", "reset", "modifier"]
    assert sorted(t.face_up) == sorted(t.revealed[1:])


def test_an_epic_win_as_the_last_one_resets_the_grid_and_ends_the_reveals(table: Lay) -> None:
    t = table().put("floor", at=UP).grid(down=1).reveals("epic-win")
    t.turn("vex").investigate("floor", card="dash")
    assert t.revealed == ["epic-win"]
    assert t.face_up == []
    assert len(t.game.face_down()) == 16


def test_an_escalated_epic_fail_as_the_last_one(table: Lay) -> None:
    t = table().surveillance(21, escalated=True).put("trace", at="network").grid(down=1).reveals("epic-fail")
    t.turn("noor").hack("trace")
    assert kinds(t, "modifier", "reset", "surveillance") == ["modifier", "reset", "surveillance"]


def test_a_card_that_reveals_one_more_after_the_others(table: Lay) -> None:
    """When resolved: more is revealed before success is checked, but not after an Epic Win."""
    cards = {"look": {"on_resolve": (ExtraReveal(1),)}}
    t = (
        table(cards=cards)
        .put("floor", at=UP)
        .reveals("-2", "+1")
        .turn("vex")
        .investigate("floor", card="look")
    )
    assert t.outcome == ("success", 3)
    t = (
        table(cards=cards)
        .put("floor", at=UP)
        .reveals("epic-win")
        .turn("vex")
        .investigate("floor", card="look")
    )
    assert t.revealed == ["epic-win"]


def test_skulls_of_shaping_within_a_task_are_activated_after_it(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (ShapeModifiers(1),)}}).put("guard", at=UP).grid(up=["0"])
    t.reveals("skull").turn("vex").fight("guard", card="jab")
    assert t.activations == 0
    t.answer("vex", "Skull")
    assert kinds(t, "shapes", "task", "activation")[:2] == ["task", "shapes"]
    assert kinds(t, "success", "failure", "activation")[1] == "activation"


def test_skulls_that_activate_nobody_leave_the_epic_fail(table: Lay) -> None:
    """SHIELD: "skulls of this task activate nothing" does not speak of the Epic Fail."""
    t = table("lou", "noor").put("trace", at="network").put("guard", at=UP).reveals("skull", "epic-fail")
    t.turn("lou").fight("guard", card="shield")
    assert t.activations == 1
