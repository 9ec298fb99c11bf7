"""A slice of `make sweep` with random legal decks, and that it plays what it says."""

from __future__ import annotations

import pytest

from engine.netrunner.decklists.formats import formats
from engine.netrunner.decks.legality import report
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import facts_of
from engine.netrunner.table.state import IDENTITY, SEATS
from tests.long import slices
from tools.sweep import main
from tools.sweep import netrunner_decks as sweep
from tools.sweep import netrunner_standard as standard

GAMES = 48
BATCH = 3


@pytest.mark.parametrize("first", slices(range(1, GAMES + 1, BATCH), 1))
def test_every_invariant_holds_with_random_decks(first: int) -> None:
    outcomes = [sweep.play(seed) for seed in range(first, first + BATCH)]
    assert [outcome for outcome in outcomes if outcome.trouble] == []
    assert all(outcome.answers > 2 and outcome.result for outcome in outcomes)


def test_decks_are_legal_and_players_and_modes_take_turns() -> None:
    seeds = range(12)
    for seed in seeds:
        for side in SEATS:
            assert report(sweep.deck(side, seed), starters=True).legal
    assert {tuple(sweep.levels(seed).values()) for seed in seeds} == set(sweep.PLAYERS)
    games = [sweep.begin(seed) for seed in seeds]
    kinds = {(type(g.policy).__name__, g.orders("corp").full_control) for g in games}
    assert kinds == {("Policy", False), ("Policy", True), ("AskAll", False)}
    for seed, game in zip(seeds, games, strict=True):
        identities = {game.state.cards[oid].code for oid in game.state.zones[IDENTITY]}
        assert identities == {sweep.deck(side, seed).identity for side in SEATS}


@pytest.mark.long
def test_every_declared_card_is_played_sooner_or_later() -> None:
    """All that a deck of some declared identity can hold is in one of its random decks."""
    seen: set[str] = set()
    for seed in range(150):
        for side in SEATS:
            found = sweep.deck(side, seed)
            seen |= {found.identity, *found.cards}
    missing = {code for code in declared() - seen if (facts := facts_of(code)) and facts.cycle}
    assert len(missing) <= len(declared()) // 20, sorted(missing)


def test_the_command_plays_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["netrunner-decks", "--games", "1", "--first", "2", "--processes", "1"]) == 0
    assert capsys.readouterr().out.startswith("sweep netrunner-decks: 1 games, ")


def test_decks_of_standard_are_legal_by_the_newest_list() -> None:
    for seed in range(6):
        for side in SEATS:
            found = standard.deck(side, seed)
            assert formats().report(found, "standard", standard.NEWEST).legal
            assert found == standard.deck(side, seed)
    game = standard.begin(3)
    assert {game.identity(side).code for side in SEATS} == {standard.deck(side, 3).identity for side in SEATS}
