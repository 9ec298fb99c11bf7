"""Code gates of the Flashpoint cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, let, meeting_four_cards

# -- DNA Tracker ------------------------------------------------------------------------------------------


def test_dna_tracker_hurts_and_costs_three_times() -> None:
    t = meeting_four_cards("DNA Tracker")
    finish_run(t)
    assert (len(t.names("grip")), t.credits("runner")) == (1, 3)
    assert t.happened("successful_run") == 1


# -- Fairchild 2.0 ----------------------------------------------------------------------------------------


def test_fairchild_2_0_lets_the_runner_pay_or_trash_and_does_core_damage() -> None:
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.rig("Leech")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Fairchild 2.0: Break up to 2 subroutines")
    t.play(LET, "Trash 1 installed Runner card")
    assert t.names("heap")[0] == "Leech"
    assert t.credits("runner") == 1, "nothing is left to trash: 2 credits are paid"
    assert t.game.state.core_damage == 1


def test_fairchild_2_0_is_broken_for_two_clicks_by_the_runner_alone() -> None:
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    t.click("Fairchild 2.0: Break")
    t.answer([option.key for option in t.asked.options][:2])
    assert t.clicks("runner") == 0
    let(t)
    assert t.credits("runner") == 5
    assert t.game.state.core_damage == 1


# -- Mausolus ---------------------------------------------------------------------------------------------


def test_mausolus_does_little_before_it_is_advanced_three_times() -> None:
    for advancement, credits, damage, runs in ((2, 1, 1, "on"), (3, 3, 3, "over")):
        t = Table()
        t.ice("HQ", "Mausolus", advancement=advancement)
        t.hand("runner", "Sure Gamble", "Legwork", "Imp")
        t.start("runner")
        t.play("Run on HQ", LET)
        assert t.credits("corp") == 5 + credits
        assert len(t.names("heap")) == damage
        assert t.game.state.tags == 1
        assert (t.game.run is None) == (runs == "over")


def test_mausolus_can_be_advanced() -> None:
    t = Table()
    t.ice("HQ", "Mausolus", rezzed=False)
    t.start("corp")
    t.click("Advance")
    assert t.card("Mausolus").advancement == 1
