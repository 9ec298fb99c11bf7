"""S21 to S23: charges of attribute tokens, Teamwork and Flexible (NH 10, 28.8, 28.9)."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope import Orders
from engine.neon_hope.table.state import Token
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, QUAY, UP

Lay = Callable[..., Table]


def test_s21_teamwork_turns_a_charge_into_an_impact(table: Lay) -> None:
    t = table().put("vault", at=UP).token("noor", "technology").reveals("+2")
    t.turn("noor").investigate("vault", card="huddle").answer("noor", "Teamwork")
    assert t.outcome == ("success", 5)
    assert t.card("vault").secrets == 1
    assert (t.dial, len(t.hero("noor").hand)) == (0, 7)
    assert t.hero("noor").tokens == (Token("technology", 1),)


def test_s21_without_teamwork_the_charge_adds_two(table: Lay) -> None:
    t = table().put("vault", at=UP).token("noor", "technology").reveals("+2")
    t.turn("noor").investigate("vault")
    assert not t.offers("noor", "Teamwork")
    t.answer("noor", "+2")
    assert t.outcome == ("success", 7)
    assert t.card("vault").secrets == 2


def test_s22_flexible_takes_any_token(table: Lay) -> None:
    t = table().put("trace", at="network").token("noor", "courage", 1).reveals("0")
    t.turn("noor").hack("trace", card="adapt")
    assert t.game.view("p2").task is not None
    assert t.offers("noor", "Courage token")
    t.answer("noor", "Courage token")
    assert t.outcome == ("success", 5)
    assert t.hero("noor").tokens == ()


def test_s23_one_charge_of_each_token_in_the_environment(table: Lay) -> None:
    t = table("vex", "noor", "kim").at("vex", DOWN).at("noor", UP).at("kim", QUAY)
    for character in ("vex", "noor", "kim"):
        t.token(character, "technology")
    t.put("trace", at="network").reveals("0")
    t.turn("noor").hack("trace")
    assert set(t.game.waiting_for) == {t.seat("noor"), t.seat("vex")}
    t.answer("noor", "+2")
    assert t.asked("noor").kind == "go_on"  # she need not wait
    assert t.game.waiting_for == (t.seat("vex"), t.seat("noor"))
    t.answer("vex", "+2")
    assert t.outcome == ("success", 7)
    assert t.hero("noor").tokens == t.hero("vex").tokens == (Token("technology", 1),)
    assert t.hero("kim").tokens == (Token("technology", 2),)


def test_who_could_not_help_any_more_after_what_others_have_ordered_is_not_asked(table: Lay) -> None:
    """10.2: Kim always helps, with more than is needed: nothing is left to ask Vex for."""
    t = table("vex", "noor", "kim").put("trace", at="network").token("vex", "technology")
    for _ in range(6):
        t.token("kim", "technology")
    t.game.set_orders("p3", Orders(help="always"))
    t.turn("noor").reveals("0").hack("trace")
    assert t.outcome[0] == "success"
    assert [(token.attribute, token.charges) for token in t.hero("vex").tokens] == [("technology", 2)]
