"""Icebreakers of Reign and Reverie."""

from tests.netrunner.cards.playing import against, finish_run, strength


def test_cradle_is_weaker_for_each_card_in_the_grip() -> None:
    t = against("Whitespace", "Cradle")
    assert strength(t, "Cradle") == 5
    t.hand("runner", *["Sure Gamble"] * 5)
    t.refresh()
    assert strength(t, "Cradle") == 0
    assert t.offered("Cradle: Break")
    t.hand("runner", "Sure Gamble")
    t.game.state.dirty = True
    t.refresh()
    assert strength(t, "Cradle") == -1
    assert not t.offered("Cradle: Break")


def test_cradle_breaks_all_subroutines_of_a_code_gate_at_once() -> None:
    t = against("Whitespace", "Cradle")
    t.click("Cradle: Break")
    finish_run(t)
    assert t.credits("runner") == 18
    assert t.happened("successful_run", server="hq") == 1
    assert not against("Tithe", "Cradle").offered("Cradle: Break")
