"""Adam and his directives."""

import random

import pytest

from engine.netrunner import new_game
from engine.netrunner.decks.building import random_deck
from engine.netrunner.decks.legality import report
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, end_turn, finish_run, go_on, grip, rigged, running

DIRECTIVES = ("Find the Truth", "Neutralize All Threats", "Safety First")


def test_adam_starts_with_three_directives() -> None:
    codes = ("find_the_truth", "neutralize_all_threats", "safety_first")
    cards = dict(starter_decks()["gateway-beginner-runner"].cards)
    deck = Deck("adam_compulsive_hacker", cards, dict.fromkeys(codes, 1))
    game = new_game("beginner", 3, runner=deck)
    asked = game.decisions[0]
    if asked.kind == "start_with":  # as many as there have to be: nobody is asked
        game.answer("runner", asked.id, tuple(option.key for option in asked.options))
    assert sorted(game.state.cards[oid].code for oid in game.state.zones["installed"]) == sorted(codes)


def test_random_decks_bring_directives_along() -> None:
    deck = random_deck("runner", random.Random(1), identity="adam_compulsive_hacker")
    assert report(deck).legal
    assert len(deck.extra) == 3


def test_find_the_truth_shows_what_is_drawn_and_the_top_of_rd() -> None:
    t = rigged("Find the Truth")
    t.deck("corp", "Palisade")
    t.refresh()
    t.click("Draw 1 card")
    assert t.happened("revealed") == 1
    t.click("Run on Archives")
    t.pass_until("Use Find the Truth")
    t.click("Use Find the Truth")
    assert [e.code for e in t.game.state.happened if e.kind == "looked"] == ["palisade"]
    t.next_action()
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Find the Truth"), "the first time each turn"
        go_on(t)


def test_neutralize_all_threats_trashes_the_first_card_it_can() -> None:
    t = rigged("Neutralize All Threats", runner_credits=9)
    t.root("Server 1", "Melange Mining Corp.")
    t.root("Server 2", "Melange Mining Corp.")
    t.refresh()
    t.click("Run on Server 1")
    while running(t):
        assert not t.offered("Leave")
        go_on(t) if not t.offered("Trash Melange") else t.click("Trash Melange")
    assert t.names("archives") == ["Melange Mining Corp."]
    assert t.happened("revealed") == 1
    t.click("Run on Server 2")
    t.pass_until("Leave")
    finish_run(t)
    assert t.names("archives") == ["Melange Mining Corp."]


def test_neutralize_all_threats_accesses_one_more_card_in_hq() -> None:
    t = rigged("Neutralize All Threats")
    assert accesses(t, "HQ") == 2
    assert accesses(t, "R&D") == 1


@pytest.mark.parametrize(("cards", "left"), [(0, 1), (2, 3), (3, 3)])
def test_safety_first_keeps_the_hand_small_and_full(cards: int, left: int) -> None:
    t = Table()
    t.rig("Safety First")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    assert t.game.hand_size("runner") == 3
    end_turn(t)
    assert grip(t) == left
