"""Icebreakers of Reign and Reverie."""

from tests.netrunner.cards.playing import against, breaks, finish_run, strength


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


def test_cradle_breaks_as_many_subroutines_of_a_code_gate_as_one_likes() -> None:
    t = against("Enigma", "Cradle")
    t.click("Cradle: Break")
    assert (t.asked.minimum, t.asked.maximum) == (1, 2)
    t.click("Break: End the run.")
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
    assert t.clicks("runner") == 2


def test_cradle_breaks_all_subroutines_of_a_code_gate_at_once() -> None:
    t = against("Whitespace", "Cradle")
    breaks(t, "Cradle")
    finish_run(t)
    assert t.credits("runner") == 18
    assert t.happened("successful_run", server="hq") == 1
    assert not against("Tithe", "Cradle").offered("Cradle: Break")
