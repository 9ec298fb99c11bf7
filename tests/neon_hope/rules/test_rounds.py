"""Rounds and turns (NH 5, 6): who takes them, and what can be taken back or goes on in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope import Orders
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN

Lay = Callable[..., Table]


def test_going_back_from_a_declared_task_changes_nothing(table: Lay) -> None:
    t = table().put("trace", at="network")
    t.turn("vex")
    before = t.game.state.clone()
    t.answer("vex", "Hack: TRACE").answer("vex", "Back")
    after = t.game.state
    assert (after.heroes, after.cards, after.grid, after.draws) == (
        before.heroes, before.cards, before.grid, before.draws,
    )  # fmt: skip
    assert t.hero("vex").counters == 3
    assert t.asked("vex").kind == "action"


ONE_HOPE = (GainHope(1),)


def test_there_is_no_way_back_once_something_has_happened(table: Lay) -> None:
    """An effect before the task has paid out: going back would pay it out again and again."""
    lens = {"vex-lens": {"triggers": (Trigger(on="before_task", effects=ONE_HOPE),)}}
    t = table(cards=lens).put("trace", at="network").put("vex-lens", at="play:p1")
    t.turn("vex").answer("vex", "Hack: TRACE")
    assert t.hero("vex").hope == 4
    assert not t.offers("vex", "Back")


def test_whoever_is_first_takes_the_turn(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    assert list(t.game.waiting_for) == ["p1", "p2", "p3"]
    t.turn("kim")
    assert list(t.game.waiting_for) == ["p3"]
    t.end_turn("kim")
    assert list(t.game.waiting_for) == ["p1", "p2"]


@pytest.mark.parametrize(("cards", "goes_on"), [(7, False), (2, False), (1, True)])
def test_after_the_last_action_focusing_is_offered_where_it_refills_the_hand(
    table: Lay, cards: int, goes_on: bool
) -> None:
    """NH 19.4: endurance 8 gives 7 cards. Who holds several would give them up, and is not asked."""
    t = table("vex", "noor").environment("dock").hand_of("vex", cards).turn("vex")
    for place in ("yard:lower", "yard:upper", "dock:upper"):
        t.move(place)
    assert (t.game.state.active == "p1") == goes_on
    if goes_on:
        t.answer("vex", "focus")
        assert t.hero("vex").endurance == 7


def test_after_the_last_action_focusing_is_offered_where_a_tool_can_be_bought(table: Lay) -> None:
    """NH 19.3: no card is gained by it with endurance 2, but who focuses may buy."""
    t = table().environment("dock").hand_of("vex", 1).change("vex", resources=9, endurance=2).turn("vex")
    for place in ("yard:lower", "yard:upper", "dock:upper"):
        t.move(place)
    assert t.game.state.active == "p1"
    t.answer("vex", "focus")
    t.answer("vex", t.options("vex")[0].key)
    t.answer("vex", "VEX LENS")
    assert (t.card("vex-lens").place, t.hero("vex").resources) == ("play:p1", 8)


def test_the_turn_goes_on_after_the_last_action_for_who_wants_full_control(table: Lay) -> None:
    t = table().change("vex", counters=1)
    t.game.set_orders("p1", Orders(full_control=True))
    t.turn("vex").move(DOWN)
    assert [option.key for option in t.options("vex")] == ["focus", "end"]


def test_unspent_counters_do_not_add_up(table: Lay) -> None:
    t = table().deck()
    t.turn("vex").move(DOWN).end_turn("vex")
    t.end_all_turns()
    assert [t.hero(character).counters for character in ("vex", "noor")] == [3, 3]
