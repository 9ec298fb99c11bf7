"""Identities of the Runner of Data and Destiny."""

import random

from engine.netrunner import new_game
from engine.netrunner.decks.building import random_deck
from engine.netrunner.decks.legality import report
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip

# -- Adam: Compulsive Hacker ------------------------------------------------------------------------------


def test_adam_starts_with_three_directives() -> None:
    codes = ("find_the_truth", "neutralize_all_threats", "safety_first")
    cards = dict(starter_decks()["gateway-beginner-runner"].cards)
    deck = Deck("adam_compulsive_hacker", cards, dict.fromkeys(codes, 1))
    game = new_game("beginner", 3, runner=deck, edition=CR_24_03.name)
    asked = game.decisions[0]
    if asked.kind == "start_with":  # as many as there have to be: nobody is asked
        game.answer("runner", asked.id, tuple(option.key for option in asked.options))
    assert sorted(game.state.cards[oid].code for oid in game.state.zones["installed"]) == sorted(codes)


def test_random_decks_bring_directives_along() -> None:
    deck = random_deck("runner", random.Random(1), identity="adam_compulsive_hacker")
    assert report(deck).legal
    assert len(deck.extra) == 3


# -- Apex: Invasive Predator ------------------------------------------------------------------------------


def test_apex_installs_a_card_facedown_at_the_beginning_of_the_turn() -> None:
    t = Table(runner="Apex: Invasive Predator")
    t.hand("runner", "Leech", "Sure Gamble")
    t.start("runner", turn_begins=True)
    t.pass_until("Leech")
    t.click("Leech")
    t.next_action()
    (card,) = (card for card in t.game.installed() if card.side == "runner")
    assert (card.code, card.faceup) == ("leech", False)
    assert grip(t) == 1


def test_apex_cannot_install_resources_that_are_not_virtual() -> None:
    t = Table(runner="Apex: Invasive Predator")
    t.hand("runner", "Telework Contract", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.offered("Install Leech")
    assert not t.offered("Install Telework Contract")
