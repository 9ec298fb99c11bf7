"""9.8.2: in which order ice has the subroutines that it gains."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.effects import Draw, Gain, GiveTags, RemoveTags
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.testkit import Table, blank

CODEGATE = Type("ice")


def grid(order: tuple[str, ...]) -> Table:
    """Rezzed upgrades give each piece of ice a subroutine; the Corp rezzes one with one of its own."""
    blank("Payer", "corp", "upgrade", (Static(GainSubs(Sub((Gain(1),)), 1, CODEGATE)),))
    blank("Tagger Grid", "corp", "upgrade", (Static(GainSubs(Sub((GiveTags(1),)), 1, CODEGATE)),))
    blank("Post", "corp", "ice", (Sub((Gain(2),)),), strength=1)
    t = Table()
    t.root("HQ", *order, rezzed=True)
    t.ice("HQ", "Post", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Post")
    return t


def subs(t: Table) -> list[str]:
    """What the subroutines of the ice do, in order."""
    return [type(sub.effects[0]).__name__ for sub in t.game.subroutines(t.card("Post").oid)]


def test_9_8_2c_the_corp_orders_subroutines_that_ice_gains_at_the_same_time() -> None:
    """Both grids were there before the ice was; its own subroutine stays the first (9.8.2a)."""
    for chosen in ("tag", "Gain 1 credit"):
        t = grid(("Payer", "Tagger Grid"))
        assert (t.decision.seat, t.decision.kind) == ("corp", "next_subroutine")
        assert t.asked.prompt == "Post: which of the subroutines that it gains comes first?"
        assert len(t.options) == 2
        t.click(chosen)
        expected = ["Gain", "GiveTags", "Gain"] if chosen == "tag" else ["Gain", "Gain", "GiveTags"]
        assert subs(t) == expected
        before = t.credits("corp")
        while t.game.encounter is None:
            t.answer([o.key for o in t.asked.options if o.passing])
        t.pass_until("Let the unbroken")
        t.click("Let the unbroken")
        assert (t.credits("corp") - before, t.game.state.tags) == (3, 1)


def test_9_8_2c_equal_subroutines_have_no_order_to_declare() -> None:
    t = grid(("Payer", "Payer"))
    assert not t.asks("next_subroutine")
    assert subs(t) == ["Gain", "Gain", "Gain"]


def test_9_8_2b_what_the_ice_gains_later_comes_after_what_it_has() -> None:
    """Although the grid that is rezzed later was installed first."""
    t = grid(("Payer",))
    assert subs(t) == ["Gain", "Gain"]
    t.root("HQ", "Tagger Grid", rezzed=True)
    t.game.forget()
    t.effect("corp", Gain(1))
    assert not t.asks("next_subroutine")
    assert subs(t) == ["Gain", "Gain", "GiveTags"]


def test_9_8_2c_of_three_the_corp_says_which_is_first_and_which_is_next() -> None:
    blank("Drawer Grid", "corp", "upgrade", (Static(GainSubs(Sub((Draw(1),)), 1, CODEGATE)),))
    t = grid(("Payer", "Tagger Grid", "Drawer Grid"))
    for text, left in (("tag", 3), ("Draw", 2)):
        assert (t.decision.kind, len(t.options)) == ("next_subroutine", left)
        t.click(next(option for option in t.options if text in option))
    assert subs(t) == ["Gain", "GiveTags", "Draw", "Gain"]


def test_9_8_2c_subroutines_that_are_gained_anew_are_ordered_anew() -> None:
    """They are lost while the Runner has no tags, and come back together."""
    blank("Late Payer", "corp", "upgrade", (Static(GainSubs(Sub((Gain(1),)), 1, CODEGATE), Tagged()),))
    blank("Late Tagger", "corp", "upgrade", (Static(GainSubs(Sub((GiveTags(1),)), 1, CODEGATE), Tagged()),))
    t = grid(("Late Payer", "Late Tagger"))
    for chosen, order in (
        ("tag", ["Gain", "GiveTags", "Gain"]),
        ("Gain 1 credit", ["Gain", "Gain", "GiveTags"]),
    ):
        assert subs(t) == ["Gain"]
        t.effect("corp", GiveTags(1))
        assert t.asks("next_subroutine")
        t.click(chosen)
        assert subs(t) == order
        t.effect("corp", RemoveTags(1))
