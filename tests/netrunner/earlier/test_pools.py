"""The cards that an edition had: decks of later ones are named with the reason."""

from __future__ import annotations

import random

import pytest

from engine.messages import say
from engine.netrunner import decks_of, new_game, starter_decks
from engine.netrunner.decklists.formats import CASUAL, STARTER, formats
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.decks.legality import Reason
from engine.netrunner.decks.lists import core_set_decks
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, RG_1_0, Rules
from engine.netrunner.table.facts import known_facts

TODAY = "2026-07-01"


def reasons(key: str, edition: str) -> set[Reason]:
    deck = next(one.deck for one in preconstructed() if one.key == key)
    return {problem.reason for problem in formats().report(deck, CASUAL, TODAY, edition).problems}


@pytest.mark.parametrize(("edition", "late"), [
    (CR_26_03, []), (CR_24_03, []), (RG_1_0, ["opening-night"]), (CORE_2012, ["opening-night"]),
])  # fmt: skip
def test_decks_with_later_cards_are_named_with_the_reason(edition: Rules, late: list[str]) -> None:
    name = edition.name
    wrong = [key for key in ("opening-night", "scorched-ground") if reasons(key, name)]
    assert wrong == late
    assert all(reasons(key, name) == {Reason.NOT_IN_EDITION} for key in late)
    for language in ("en", "de", "ja", "ru"):
        assert "Tithe" in say(language, "nrd-not-in-edition", card="Tithe")


@pytest.mark.parametrize("edition", [RG_1_0.name, CORE_2012.name])
def test_c_25_the_first_game_is_one_of_the_core_set(edition: str) -> None:
    game = new_game(seed=3, edition=edition)
    lists = core_set_decks()
    assert decks_of(game)["corp"].identity == lists["core-jinteki"].identity
    assert decks_of(game)["runner"].identity == lists["core-shaper"].identity
    assert game.state.points_to_win == 7


def test_the_seven_starter_decks_are_all_of_the_core_set_and_all_declared() -> None:
    found = {code for deck in core_set_decks().values() for code in (deck.identity, *deck.cards)}
    assert found == {code for code, facts in known_facts().items() if facts.cycle == "core_set"}
    assert (len(core_set_decks()), found <= declared()) == (7, True)
    box: dict[str, int] = {}
    for deck in core_set_decks().values():
        for code, copies in (*deck.cards.items(), (deck.identity, 1)):
            assert box.setdefault(code, copies) == copies  # neutral cards are the same in each
            assert copies <= known_facts()[code].deck_limit
    assert box["psychographics"] == 2  # the only number that a source at hand tells
    assert (len(box), sum(box.values())) == (113, BOX)


BOX = 248
"""Cards of a box. How many of each is from memory."""


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_random_decks_are_of_the_editions_cards(side: str) -> None:
    rng = random.Random(5)
    for edition in (RG_1_0, CORE_2012):
        for format_id in (CASUAL, STARTER):
            deck = formats().random(side, format_id, TODAY, rng, edition.name)
            assert {known_facts()[code].cycle for code in deck.cards} <= edition.cycles
    assert formats().random(side, STARTER, TODAY, rng) in starter_decks().values()


@pytest.mark.parametrize(("edition", "kept"), [(CR_26_03, False), (RG_1_0, True), (CORE_2012, True)])
def test_what_players_can_work_out_is_always_noted(edition: Rules, kept: bool) -> None:
    """000, Information."""
    assert new_game(seed=1, edition=edition.name, memory_aid=False).state.memory_aid is kept
