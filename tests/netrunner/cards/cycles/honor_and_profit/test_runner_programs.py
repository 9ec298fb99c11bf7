"""Other programs of Honor and Profit."""

from tests.netrunner.cards.playing import against, finish_run


def test_grappling_hook_is_of_no_use_against_a_single_subroutine() -> None:
    """9.8.7b, 1.2.5: all but one of one is none."""
    t = against("Palisade", "Grappling Hook")
    assert not t.offered("Grappling Hook")


def test_two_grappling_hooks_break_everything() -> None:
    """9.8.7b: each breaks all but one, and the one that is left may be broken already."""
    t = against("Heimdall 1.0", "Grappling Hook", "Grappling Hook")
    t.click("Grappling Hook: Break")
    assert len(t.options) == 3
    t.click("The Corp does 1 core damage")
    assert (t.happened("broken"), t.names("heap")) == (2, ["Grappling Hook"])
    t.click("Grappling Hook: Break")
    t.click("End the run")
    assert t.happened("broken") == 3
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("successful_run")) == (0, 1)
