"""Nothing depends on which cards a game knows but speed: what lies lowest in the decks tells nothing."""

from __future__ import annotations

import random

import pytest

from engine.netrunner.objects.definitions import declared
from engine.netrunner.objects.game import Game as Objects
from engine.netrunner.objects.index import pool
from engine.netrunner.policy import POLICY, Policy
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER, SEATS
from engine.netrunner.testkit import Table
from tests.long import slices
from tests.netrunner.cards.playing import finish_run
from tools.sweep.netrunner_lowest import begin, play
from tools.twins.lowest import FIELDS, Lowest, adding, deck_cards

GAMES = 48
BATCH = 4
ANSWERS = 40


@pytest.mark.parametrize("first", slices(range(0, GAMES, BATCH), 2))
def test_games_that_differ_in_the_lowest_cards_alone_are_the_same(first: int) -> None:
    for seed in range(first, first + BATCH):
        outcome = play(seed, alone=seed * 37 % 150, answers=ANSWERS)
        assert not outcome.trouble, outcome


def test_the_other_cards_do_all_that_cards_can_do() -> None:
    """Over some games: whatever a game may know of its cards, those of the other game add to it."""
    met: set[str] = set()
    for seed in range(1, 160, 2):
        pair = Lowest(begin(seed), random.Random(seed))
        known, theirs = pair.game.pool, pair.other.pool
        met |= {field for field in FIELDS if getattr(known, field) != getattr(theirs, field)}
    assert met >= set(FIELDS) - {"interruptible"}  # most games have cards that interrupt
    everything = pool(declared())
    assert [code for side in SEATS for code in adding(everything, side)] == []
    assert all(len(deck_cards(side)) > 100 for side in SEATS)


def found(seeds: range) -> bool:
    return any(play(seed, alone=20, answers=80).trouble for seed in seeds)


def test_a_step_that_asks_whether_anybody_listens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = do.emit

    def deaf(g: Objects, kind: EventKind, **roles: object) -> object:
        return honest(g, kind, **roles) if kind in g.heard else None  # type: ignore[arg-type]

    monkeypatch.setattr(do, "emit", deaf)
    assert found(range(1, 20))


def test_a_policy_that_asks_what_may_happen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Policy, "asks_to_trash_first", lambda self, g, seat: g.restricted)
    monkeypatch.setattr(Policy, "plans_to_go_on", lambda self, g: g.restricted)
    assert found(range(1, 40))


# -- what was found ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lowest", ["Sure Gamble", "Immolation Script", "Archives Interface"])
def test_hudson_lets_one_card_be_accessed_whatever_may_interrupt_that(lowest: str) -> None:
    """7.3.6a, 7.4.2a."""
    t = Table(filler=0)
    t.hand(CORP, "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.ice("HQ", "Hudson 1.0")
    t.deck(RUNNER, lowest)
    t.start(RUNNER)
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("accessed") == 1


@pytest.mark.parametrize("held", ["Palisade", "Architect"])
def test_where_to_run_is_no_choice_of_an_action(held: str) -> None:
    """What cannot be done meanwhile can be later, whatever a hidden card may demand or forbid (10.2)."""
    t = Table()
    t.hand(CORP, held)
    t.hand(RUNNER, "Jailbreak")
    t.start(RUNNER)
    t.click("Play Jailbreak")
    assert t.options == ["Run on HQ", "Run on R&D"]
    (reasons,) = t.game.why_not(RUNNER)
    assert reasons.lines == ("Something else comes first: no actions, and nothing is rezzed or scored.",)


@pytest.mark.parametrize("lowest", ["Sure Gamble", "The Class Act"])
def test_the_mandatory_draw_is_at_the_start_of_the_turn(lowest: str) -> None:
    """5.6.1e: the action phase has not begun."""
    t = Table()
    t.deck(CORP, "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.hand(CORP, "Palisade")
    t.deck(RUNNER, lowest)
    t.root("Server 1", "Open Forum", rezzed=True)
    t.start(CORP, turn_begins=True)
    assert t.view(CORP).where == "Corp's turn 1, start of turn"


@pytest.mark.parametrize("lowest", ["Sure Gamble", "Find the Truth"])
def test_whether_draws_commute_follows_from_what_lies_on_the_table(lowest: str) -> None:
    """Nobody is asked for an order that only a hidden card could make a difference to."""
    t = Table(policy=POLICY)
    t.deck(RUNNER, *["Sure Gamble"] * 5, lowest)
    t.rig("Drug Dealer", "Drug Dealer")
    t.start(CORP, turn_begins=True)
    assert len(t.names("grip")) == 2
    assert t.asks("window")


@pytest.mark.parametrize("lowest", ["Sure Gamble", "Fall Guy"])
def test_what_is_paid_becomes_imminent_whatever_may_prevent_it(lowest: str) -> None:
    """rg: Kosten; ordinals count what became imminent (9.9.5a)."""
    t = Table(edition="rg1.0", filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * 5, lowest)
    t.hand(RUNNER, "Isolation")
    t.rig("Access to Globalsec")
    t.start(RUNNER)
    t.click("Play Isolation")
    assert t.happened("imminent") == 2  # what is trashed, and what is gained


def test_how_a_turn_goes_on_is_told_as_far_as_no_card_is_drawn() -> None:
    """What a player would do with a card of its deck hangs on which it is; seed 100326 of the sweep."""
    outcome = play(100326, answers=25)
    assert not outcome.trouble, outcome
