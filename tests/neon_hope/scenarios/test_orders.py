"""Standing orders about stress: the least useful is lost without asking, or hope first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.state import Orders
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
LEAST = Orders(stress="least")


def facing(
    t: Table, stress: int, orders: Orders = LEAST, hope: int = 0, hand: str = "look jab smash"
) -> Table:
    """Vex, beside a clue to be investigated, suffers so much stress in the encounter phase."""
    t.hand("vex", *hand.split()).change("vex", hope=hope).put("floor", at=UP).deck(f"shock-{stress}", "dark")
    t.game.set_orders(t.seat("vex"), orders)
    return t.end_all_turns()


def left(t: Table) -> tuple[tuple[str, ...], int]:
    """Vex's hand and hope."""
    return t.hero("vex").hand, t.hero("vex").hope


def test_the_least_useful_cards_go_without_a_question(table: Lay) -> None:
    assert left(facing(table(), 1)) == (("look", "smash"), 0)
    assert left(facing(table(), 2)) == (("look",), 0)


def test_hope_is_spent_where_the_cards_are_worth_more(table: Lay) -> None:
    kept = facing(table(), 1, hope=1, hand="vex-any-2 push")
    assert left(kept) == (("vex-any-2", "push"), 0)
    assert left(facing(table(), 1, hope=1)) == (("look", "smash"), 1)  # there is nothing to fight


def test_hope_first_says_so(table: Lay) -> None:
    assert left(facing(table(), 2, Orders(stress="hope"), hope=1)) == (("look", "smash"), 0)


def test_where_too_few_cards_would_stay_it_is_asked(table: Lay) -> None:
    t = facing(table(), 1, Orders(stress="least", keep=3))
    assert t.asked("vex").kind == "stress"
    assert left(t.answer("vex", "SMASH"))[0] == ("look", "jab")
    assert left(facing(table(), 1, Orders(stress="least", keep=2)))[0] == ("look", "smash")


def test_all_that_has_to_be_lost_is_lost_as_ever(table: Lay) -> None:
    """13.1: who cannot lose enough is not asked, with or without orders."""
    t = facing(table(), 6, hand="look jab")
    assert t.asked("vex").kind == "focus_cards"


def test_full_control_comes_first(table: Lay) -> None:
    t = facing(table(), 1, Orders(stress="least", full_control=True))
    assert t.asked("vex").kind == "stress"


def test_an_order_answers_what_is_asked_now(table: Lay) -> None:
    t = facing(table(), 1, Orders())
    seat = t.seat("vex")
    assert t.game.answered_by(seat, LEAST) == ("card:1",)
    assert t.game.answered_by(seat, Orders()) == ()
    assert t.game.answered_by(t.seat("noor"), LEAST) == ()
    assert t.game.set_orders(seat, Orders(help="never")) == []
    assert t.asked("vex").kind == "stress"
    events = t.game.set_orders(seat, LEAST)
    assert [(event.kind, event.seat) for event in events][:2] == [("stress", seat), ("discard", seat)]
    assert left(t) == (("look", "smash"), 0)


@pytest.mark.parametrize("hand", ["look jab", "smash vex-any-1", "dash push"])
def test_whether_it_is_asked_tells_nothing_about_the_hand(table: Lay, hand: str) -> None:
    """With hope at hand or without: how many cards there are is public, what they are worth is not."""
    t = facing(table(), 1, Orders(stress="least", keep=2), hope=1, hand=hand)
    assert t.asked("vex").kind == "stress"
    t = facing(table(), 1, Orders(stress="hope", keep=2), hope=1, hand=hand)
    assert left(t) == (tuple(hand.split()), 0)
    t = facing(table(), 1, Orders(stress="least"), hope=1, hand=hand)
    assert len(t.hero("vex").hand) + t.hero("vex").hope == 2
