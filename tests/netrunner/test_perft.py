"""How many sequences of legal answers there are from small positions, by length.

Every window and every choice is asked (ASK_ALL), so this counts what the rules allow. A sequence counts if it
has exactly that many answers: games that ended earlier do not. Sets of cards count once, whatever the order.
Seven of the positions are counted by hand below; the other numbers were taken from the engine and are kept
so that a change of the rules engine is noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from engine.netrunner import Game, new_game
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER, NetrunnerState
from engine.netrunner.testkit import Table


def sequences(state: NetrunnerState, depth: int) -> int:
    """The number of sequences of `depth` answers. Of several open questions the first comes first."""
    if depth == 0:
        return 1
    if not state.decisions:
        return 0
    decision = state.decisions[0]
    keys = [option.key for option in decision.options]
    count = 0
    for size in range(decision.minimum, decision.maximum + 1):
        for chosen in combinations(keys, size):
            game = Game(state, ASK_ALL)
            game.answer(decision.seat, decision.id, chosen)
            count += sequences(game.state, depth - 1)
    return count


def counts(state: NetrunnerState, depth: int) -> list[int]:
    return [sequences(state, n) for n in range(1, depth + 1)]


def table() -> Table:
    return Table(policy=ASK_ALL)


# -- counted by hand ------------------------------------------------------------------------------------


def test_opening_hands() -> None:
    """Each player keeps or takes a mulligan: 2, then 2 x 2.

    Then the Corp's turn begins with nothing on the table: both pass at 5.6.1b and, after the draw, at 5.6.2a,
    each with that one option.
    """
    assert counts(new_game("beginner", 4, policy=ASK_ALL).state, 6) == [2, 4, 4, 4, 4, 4]


def test_the_last_click_of_a_corp_that_has_nothing() -> None:
    """One click, HQ empty: both pass, then credit or draw (no 3 clicks to purge): 1, 1, 2.

    Both pass twice more in the Corp's turn (5.6.2a, 5.6.3b), twice at the Runner's (5.7.1b, 5.7.1e): eight
    answers without a choice. The Runner, with an empty grip: credit, draw, run HQ, R&D or Archives: 2 x 5.
    """
    t = table()
    t.start(CORP, clicks=1)
    assert counts(t.game.state, 12) == [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10]


def test_three_clicks_of_a_corp_that_has_nothing() -> None:
    """R&D holds only Hedge Fund, the Corp has 5 credits. Two passes come before each action.

    3rd answer: credit, draw, purge = 3.
    6th: after credit: credit, draw = 2. After draw: credit, draw, play = 3. After purge no click is left:
         the Corp passes at 5.6.3b = 1. Together 6.
    9th: credit-credit 2, credit-draw 3, draw-credit 3, draw-draw 3 (two copies are one choice),
         draw-play 2 (HQ is empty again); after purge a pass at 5.7.1b = 1. Together 14.
    """
    t = table()
    t.start(CORP)
    assert counts(t.game.state, 9) == [1, 1, 3, 3, 3, 6, 6, 6, 14]


def one_ice_run() -> NetrunnerState:
    """A run on HQ (one Hedge Fund) through a rezzed Palisade; Cleaver and 1 credit; the last click."""
    t = table()
    t.hand(CORP, "Hedge Fund")
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=1)
    t.start(RUNNER, clicks=1)
    t.play("Pass", "Pass", "Run on HQ")
    return t.game.state


def test_a_run_through_one_ice_with_a_breaker() -> None:
    """1 credit pays for one break (1) and for no boost (2). Both pass at the approach: 1, 1.

    3rd: break, or let it resolve = 2.
    Broken: the subroutine is chosen (4th), both pass (5th, 6th), both pass at 6.9.4b (7th, 8th), and the
    Runner jacks out or goes on (9th: 2).
    Not broken: the Corp passes (4th), the run ends, both pass at 5.7.1e and 5.7.2b (5th to 8th), the Corp
    passes at 5.6.1b (9th: 1). Together 2 up to the 8th, then 3.
    10th to 12th: jacked out: passes at 5.7.1e and 5.7.2b; gone on: passes at 6.9.4e, then the candidate;
    not broken: passes at 5.6.1b and 5.6.2a. One answer each: 3.
    13th: jacked out: pass = 1. Gone on: the accessed Hedge Fund can only be left = 1. Not broken: the Corp
    has drawn a second Hedge Fund and has 3 clicks: credit, draw, purge, play = 4. Together 6.
    """
    assert counts(one_ice_run(), 13) == [1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 6]


def test_accessing_one_of_two_cards_in_hq() -> None:
    """HQ holds two copies of Nico Campaign (trash cost 2); the Runner has 2 credits, no ice is in the way.

    Both pass at 6.9.4b, then the Runner jacks out or goes on: 1, 1, 2.
    Gone on: both pass at 6.9.4e (4th, 5th), HQ is the candidate (6th), then trash it or not (7th: 2); both
    pass at 5.7.1e (8th, 9th). Which copy it is makes no difference.
    Jacked out: both pass at 5.7.1e and 5.7.2b (4th to 7th), then at 5.6.1b (8th, 9th). So 3 from the 7th on.
    """
    t = table()
    t.hand(CORP, "Nico Campaign", "Nico Campaign")
    t.set(runner_credits=2)
    t.start(RUNNER, clicks=1)
    t.play("Pass", "Pass", "Run on HQ")
    assert counts(t.game.state, 9) == [1, 1, 2, 2, 2, 2, 3, 3, 3]


def test_a_window_with_two_cards_to_rez() -> None:
    """Manegarm Skunkworks (2) and AMAZE Amusements (1) in a root, 3 credits, one click, HQ empty.

    1st: rez M, rez A, pass = 3.
    2nd: M: rez A or pass = 2. A: rez M or pass = 2. Pass: the Runner passes = 1. Together 5.
    3rd: M-A, A-M: the Corp passes = 1 each. M-pass, A-pass: the Runner passes = 1 each.
         Pass-pass: credit or draw = 2. Together 6.
    4th: M-A-pass, A-M-pass: the Runner passes = 1 each. M-pass-pass, A-pass-pass: credit or draw = 2 each.
         Pass-pass-credit and pass-pass-draw: rez M, rez A, pass = 3 each. Together 12.
    """
    t = table()
    t.root("Server 1", "Manegarm Skunkworks", "AMAZE Amusements")
    t.set(corp_credits=3)
    t.start(CORP, clicks=1)
    assert counts(t.game.state, 4) == [3, 5, 6, 12]


def test_discarding_down() -> None:
    """Six cards in HQ, no credits, one click. After two passes: credit or draw = 2, then two passes.

    6th: after credit 1 of 6 cards is discarded = 6; after draw 2 of 7 = 21. Together 27, and then passes.
    """
    t = table()
    t.hand(CORP, *["Hedge Fund"] * 6)
    t.set(corp_credits=0)
    t.start(CORP, clicks=1)
    assert counts(t.game.state, 8) == [1, 1, 2, 2, 2, 27, 27, 27]


# -- taken from the engine ------------------------------------------------------------------------------


def first_actions() -> NetrunnerState:
    """The Corp's first turn of an intermediate game, hands kept."""
    game = new_game("intermediate", 11, policy=ASK_ALL)
    for key in ("keep", "keep", "pass", "pass", "pass", "pass"):
        game.answer(game.decisions[0].seat, game.decisions[0].id, key)
    return game.state


def bioroid() -> NetrunnerState:
    """A run on R&D through Brân 1.0, with ice in HQ to put inward of it; Mayfly, 4 credits, 2 clicks."""
    t = table()
    t.hand(CORP, "Tithe", "Palisade")
    t.ice("R&D", "Brân 1.0")
    t.rig("Mayfly")
    t.set(runner_credits=4)
    t.start(RUNNER, clicks=3)
    t.play("Pass", "Pass", "Run on R&D")
    return t.game.state


def too_many_programs() -> NetrunnerState:
    """Four memory units in use, a fifth program and a trap to find."""
    t = table()
    t.rig("Cleaver", "Carmen", "Unity", "Leech")
    t.hand(RUNNER, "Mayfly")
    t.root("Server 1", "Urtica Cipher", advancement=1)
    t.start(RUNNER, clicks=2)
    return t.game.state


FROZEN = [
    (first_actions, [13, 14, 14, 161, 215, 215]),
    (bioroid, [2, 3, 6, 13, 31, 73, 159, 329]),
    (too_many_programs, [4, 14, 42, 102, 327]),
]


@pytest.mark.parametrize(("position", "known"), FROZEN)
def test_counts_have_not_changed(position: Callable[[], NetrunnerState], known: list[int]) -> None:
    assert counts(position(), len(known)) == known
