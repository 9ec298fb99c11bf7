"""Decks of ours: legal, named in every language, and played to the end by the computer."""

from __future__ import annotations

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.decklists.formats import CASUAL, formats
from engine.netrunner.decklists.preconstructed import Preconstructed, preconstructed
from engine.netrunner.decks import new_game
from engine.players import choose
from tests.long import rows

TODAY = "2026-11-22"
CORPS = [one for one in preconstructed() if one.side == "corp"]
RUNNERS = [one for one in preconstructed() if one.side == "runner"]


def test_there_are_ten_for_each_side_with_different_identities() -> None:
    assert (len(CORPS), len(RUNNERS)) == (10, 10)
    assert len({one.deck.identity for one in preconstructed()}) == 20


@pytest.mark.parametrize("one", preconstructed(), ids=lambda one: one.key)
def test_they_are_legal_in_casual_and_where_their_cards_come_from(one: Preconstructed) -> None:
    assert formats().report(one.deck, CASUAL, TODAY).legal
    home = [
        format_id
        for format_id in ("core", "system_gateway", "startup")
        if formats().report(one.deck, format_id, TODAY).legal
    ]
    assert home


def test_eight_are_for_what_is_played_today_and_come_before_the_others() -> None:
    """Startup is not what System Gateway alone is."""
    for ours in (CORPS, RUNNERS):
        now = [
            formats().report(one.deck, "startup", TODAY).legal
            and not formats().report(one.deck, "system_gateway", TODAY).legal
            for one in ours
        ]
        assert now == [True] * 4 + [False] * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_sentence(language: str) -> None:
    assert len({one.name(language).casefold() for one in preconstructed()}) == 20
    assert all(one.plays(language).endswith((".", "。")) for one in preconstructed())


@pytest.mark.parametrize(
    ("corp", "runner"), rows(zip(CORPS, RUNNERS, strict=True), 4), ids=lambda one: one.key
)
def test_the_computer_plays_them_to_the_end(corp: Preconstructed, runner: Preconstructed) -> None:
    game = new_game("intermediate", 8, corp=corp.deck, runner=runner.deck)
    while game.state.decisions:
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    assert game.result is not None
    assert game.result.winner in ("corp", "runner")
