"""Whole decks of today: legal by the pool and list in force, read without a doubt, played with each other."""

from __future__ import annotations

from itertools import product

import pytest

from engine.netrunner import load
from engine.netrunner.decklists import names
from engine.netrunner.decklists.formats import formats
from engine.netrunner.decklists.reading import read
from engine.netrunner.decklists.writing import FORMATS as WRITTEN
from engine.netrunner.decklists.writing import write
from engine.netrunner.decks import decks_of, new_game
from engine.netrunner.decks.legality import STARTERS_ONLY
from engine.netrunner.objects.definitions import declared
from engine.players import choose
from engine.players.netrunner import play_out
from tests.long import slices
from tests.netrunner.decklists.current_decks import FORMATS, TODAY, decks, texts

EVERY = [(format_id, name) for format_id in FORMATS for name in texts(format_id)]
PAIRS = [
    (format_id, corp, runner)
    for format_id in FORMATS
    for corp, runner in product(decks(format_id, "corp"), decks(format_id, "runner"))
]
LOADED = 9
"""A game is saved and loaded at every so-manieth decision."""


def spread(pairs: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The pairs in an order in which the first few have different decks."""
    return [pair for first in range(29) for pair in pairs[first::29]]


def test_there_is_one_for_each_identity_of_startup_and_twelve_more_for_standard() -> None:
    allowed = {
        code
        for code in formats().pool("startup", TODAY) - STARTERS_ONLY
        if names.cards()[code].type.endswith("identity")
    }
    # Of Méliès U the reverse sides are in no data yet.
    assert allowed - {deck.identity for deck in decks("startup").values()} <= allowed - declared()
    more = {deck.identity for deck in decks("standard").values()} - allowed
    assert len(more) >= 12
    assert {names.cards()[code].side for code in more} == {"corp", "runner"}
    assert len(EVERY) >= 24


@pytest.mark.parametrize(("format_id", "name"), EVERY)
def test_it_is_read_without_a_doubt_and_is_legal_today(format_id: str, name: str) -> None:
    (found,) = read(texts(format_id)[name])
    assert (found.doubts, found.faults) == ((), ())
    report = formats().report(found.deck, format_id, TODAY)
    assert report.legal, report.lines()
    assert formats().report(found.deck, "standard", TODAY).legal or format_id == "startup"


@pytest.mark.parametrize(("format_id", "name"), EVERY)
def test_it_is_the_same_deck_in_whatever_form_it_is_pasted(format_id: str, name: str) -> None:
    deck = decks(format_id)[name]
    for form in WRITTEN:
        (again,) = read(write(deck, form, name), identity=deck.identity)
        assert (again.doubts, again.faults, again.deck) == ((), (), deck), form


@pytest.mark.parametrize("pair", slices(spread(PAIRS), 6), ids="/".join)
def test_sensible_players_play_them_to_the_end(pair: tuple[str, str, str]) -> None:
    """Saved and loaded at decisions; it begins with these decks and ends with a winner."""
    format_id, corp, runner = pair
    lists = decks(format_id)
    game = new_game("intermediate", len(corp) * 31 + len(runner), corp=lists[corp], runner=lists[runner])
    assert decks_of(game) == {"corp": lists[corp], "runner": lists[runner]}
    answered = 0
    while game.decisions:
        decision = game.decisions[0]
        if answered % LOADED == 0:
            saved = game.save()
            game = load(saved)
            assert game.save() == saved
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
        answered += 1
    assert answered > 20
    assert game.result is not None
    assert game.result.winner in ("corp", "runner")


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("games", slices([1, 10], 1))
def test_a_sensible_player_wins_19_in_20_against_a_random_one_in_startup(side: str, games: int) -> None:
    """Each deck of a side so many times, against the other side's in turn."""
    ours, theirs = decks("startup", side), list(decks("startup", "runner" if side == "corp" else "corp"))
    won = 0
    for at, name in enumerate(ours):
        for seed in range(games):
            other = theirs[(seed + at) % len(theirs)]
            corp, runner = (name, other) if side == "corp" else (other, name)
            lists = decks("startup")
            game = new_game("intermediate", 4000 + seed, corp=lists[corp], runner=lists[runner])
            levels = ("sensible", "random") if side == "corp" else ("random", "sensible")
            result = play_out(game, *levels).result
            assert result is not None
            won += result.winner == side
    assert won >= 0.95 * len(ours) * games - (games < 10)
