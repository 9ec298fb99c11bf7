"""The rulebook's examples of cards, zones and turns (chapters 2 to 5)."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let, running, strength


def test_2_16_5_example_1_a_subtype_gained_twice_and_lost_once_is_there() -> None:
    t = Table()
    t.ice("HQ", "Lycan", advancement=1)
    t.hand("runner", "Tinkering")
    t.start("runner")
    assert "sentry" not in t.game.subtypes(t.card("Lycan"))
    t.click("Play Tinkering")
    assert "sentry" in t.game.subtypes(t.card("Lycan"))


def out_of_a_run(*rig: str) -> Table:
    """The Corp scores, Gang Sign breaches HQ, and the Runner encounters Archangel without a run."""
    t = Table()
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.rig("Gang Sign", *rig)
    t.hand("corp", "Archangel")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Score Hostile Takeover")
    t.click("Pay 3")
    return t


def test_3_4_4a_example_1_what_would_last_for_the_run_lasts_for_the_encounter() -> None:
    t = out_of_a_run("Devil Charm")
    t.click("Remove Devil Charm")
    assert t.game.run is None
    ice = t.card("Archangel", "hq")
    assert t.game.strength(ice) == 0
    let(t)
    while not t.offered("Gain 1 credit"):
        t.click("0 credits") if t.offered("0 credits") else go_on(t)
    assert t.game.strength(t.card("Archangel", "hq")) == 6


def test_3_9_5b_example_1_strength_of_no_stated_duration_lasts_for_the_encounter() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static", "Wall of Static")
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on HQ", "Corroder: +1")
    assert strength(t, "Corroder") == 3
    t.play("Corroder: Break", "Go on")
    assert strength(t, "Corroder") == 2


def test_3_9_5c_example_1_strength_for_the_run_lasts_for_all_of_it() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Gordian Blade: +1", "Gordian Blade: Break", "Break: End the run")
    let(t)
    t.click("Go on")
    assert t.game.encounter is None or strength(t, "Gordian Blade") == 3
    finish_run(t)
    assert strength(t, "Gordian Blade") == 2


def test_3_9_5c_example_1_without_a_run_it_lasts_for_the_encounter() -> None:
    t = out_of_a_run("Gordian Blade")
    t.click("Gordian Blade: +1")
    assert strength(t, "Gordian Blade") == 3
    t.click("Gordian Blade: +1")
    assert strength(t, "Gordian Blade") == 4
    let(t)
    while not t.offered("Gain 1 credit"):
        t.click("0 credits") if t.offered("0 credits") else go_on(t)
    assert strength(t, "Gordian Blade") == 2


def test_3_9_5d_example_1_outside_of_an_encounter_it_is_gone_at_the_next_checkpoint() -> None:
    t = Table()
    t.rig("Corroder")
    t.start("runner")
    t.game.set_orders("runner", Orders(full_control=True))
    t.click("Gain 1 credit")
    t.click("Corroder: +1")
    assert t.credits("runner") == 5
    assert strength(t, "Corroder") == 2


def test_4_6_6i_example_3_this_server_is_archives_for_a_card_that_lies_there() -> None:
    t = Table()
    t.root("HQ", "Nanisivik Grid", rezzed=True)
    t.ice("HQ", "Wall of Static", "Wall of Static", "Wall of Static", rezzed=False)
    t.ice("Archives", "Enigma", "Enigma")
    t.discard_pile("corp", "Border Control", faceup=False)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Nanisivik Grid")
    t.play("Use Nanisivik Grid", "Border Control")
    t.click("Gain")
    assert t.credits("corp") == 2, "two pieces of ice protect Archives"


def test_5_2_1a_example_1_what_costs_a_click_in_its_cost_is_an_action_and_no_other() -> None:
    t = Table()
    t.rig("Professional Contacts")
    t.ice("HQ", "Eli 1.0")
    t.start("runner")
    assert not t.offered("Eli 1.0")
    t.click("Professional Contacts")
    assert t.clicks("runner") == 3
    t.click("Run on HQ")
    assert not t.offered("Professional Contacts")
    t.click("Eli 1.0: Break 1")
    assert t.clicks("runner") == 1
    assert running(t)


def test_5_2_2b_example_1_the_action_is_not_over_before_its_run_is() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.hand("runner", "Stimhack", "Diesel")
    t.start("runner")
    t.play("Play Stimhack", "Run on HQ")
    assert t.names("play") == ["Stimhack"]
    assert not t.offered("Gain 1 credit")
    let(t)
    assert t.game.state.core_damage == 1
    assert t.names("heap") == ["Diesel", "Stimhack"]
    assert t.offered("Gain 1 credit")


def test_4_1_2a_example_1_a_facedown_card_is_revealed_to_show_what_it_is() -> None:
    """It is not turned faceup by that (26: 1.21.3a)."""
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    t.discard_pile("corp", "Fast Break", faceup=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Yes")
    t.click("Yes")
    if t.offered("Fast Break"):
        t.click("Fast Break")
    t.next_action()
    assert "Fast Break" in t.names("hq")
    assert not t.card("Fast Break", "hq").faceup
    assert t.happened("revealed") == 1


def test_5_2_6b_example_1_playing_two_cards_is_the_same_action_twice() -> None:
    t = Table(corp="MirrorMorph: Endless Iteration")
    t.hand("corp", "Hedge Fund", "Lateral Growth", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp", clicks=4)
    t.click("Play Hedge Fund")
    t.click("Play Lateral Growth")
    t.click("No")
    t.click("Draw 1 card")
    assert not t.offered("Use MirrorMorph")
    t.click("Gain 1 credit")
    assert not t.offered("Use MirrorMorph"), "not this turn"
