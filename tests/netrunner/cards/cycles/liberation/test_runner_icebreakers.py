"""Icebreakers of the Liberation cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, run_on, strength


def test_audrey_grows_on_what_is_trashed_while_it_is_accessed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Audrey v2", "Carnivore")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    finish_run(t)
    assert t.card("Audrey v2").virus == 1
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Sure Gamble", "Sure Gamble")
    finish_run(t)
    assert t.names("archives") == ["Nico Campaign", "Hedge Fund"]
    assert t.card("Audrey v2").virus == 2


def test_audrey_does_not_grow_on_other_trashed_cards() -> None:
    t = Table()
    t.rig("Audrey v2")
    t.rig("Fermenter", virus=1)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Fermenter: ")
    run_on(t, "HQ")
    assert t.card("Audrey v2").virus == 0


def test_audrey_breaks_up_to_two_of_anything_with_a_counter() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Audrey v2", virus=1)
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Audrey v2: Break")  # strength 0 against 1
    t.click("Audrey v2: +3 strength")
    if t.offered("Sure Gamble"):
        t.click("Sure Gamble")
    assert strength(t, "Audrey v2") == 3
    assert t.names("heap") == ["Sure Gamble"]
    assert not t.offered("Audrey v2: +3 strength")  # an empty grip
    t.click("Audrey v2: Break up to 2 subroutines")
    assert t.card("Audrey v2").virus == 0
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_audrey_breaks_nothing_without_a_counter() -> None:
    t = against("Whitespace", "Audrey v2")
    assert not t.offered("Audrey v2: Break")
