"""A round of the cut is called by its name: how many are left in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError, Note
from engine.leagues.model import Elimination, Event, GameResult, Pairing, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.repair import set_corp, void
from engine.leagues.results import complete_round, confirm, pick_side, reopen, report
from engine.leagues.round_names import round_name
from engine.messages import LANGUAGES, say
from tests.leagues.events import field, finish, play, stronger
from tests.leagues.test_brackets import knock_out


def weaker(pairing: Pairing) -> str:
    return pairing.opponent(stronger(pairing)) or ""


def called(event: Event, last: Callable[[Pairing], str] = stronger) -> list[str]:
    """What the rounds of the cut are called in English, as it is played to its end; the first final is won
    by `last`."""
    names: list[str] = []
    while event.cut is None or not bracket(event).finished:
        event = publish(event, pair_next_round(event))
        named = round_name(event, len(event.rounds))
        names.append(say("en", "ls-of-round", **named))
        event = finish(event, last if named["stage"] == "final" else stronger)
    return names


NAMES: dict[tuple[int, Elimination], list[str]] = {
    (2, "single"): ["Final"],
    (3, "single"): ["Semi-final", "Final"],
    (4, "single"): ["Semi-final", "Final"],
    (6, "single"): ["Top 8", "Semi-final", "Final"],
    (16, "single"): ["Top 16", "Top 8", "Semi-final", "Final"],
    (20, "single"): ["Round 1", "Top 16", "Top 8", "Semi-final", "Final"],
    (2, "double"): ["Final", "Final, round 2"],
    (3, "double"): ["Semi-final", "Semi-final, round 2", "Semi-final, round 3", "Final"],
    (4, "double"): ["Top 4", "Top 4, round 2", "Semi-final", "Final"],
    (8, "double"): ["Top 8", "Top 8, round 2", "Top 6", "Top 4", "Semi-final", "Final"],
}


@pytest.mark.parametrize(("size", "elimination"), NAMES)
def test_rounds_are_called_by_who_is_left(size: int, elimination: Elimination) -> None:
    assert called(knock_out(size, elimination)) == NAMES[size, elimination]


def test_the_second_game_of_a_final_has_a_name_of_its_own() -> None:
    assert called(knock_out(4), weaker)[-2:] == ["Final", "Bracket reset"]


def test_a_cut_is_named_and_what_was_before_it_keeps_its_numbers() -> None:
    event = play(field(8, Settings("sss", seed=7, rounds=2, cut=4, elimination="single")), 2)
    assert [say("en", "ls-of-round", **round_name(event, n)) for n in (1, 2)] == ["Round 1", "Round 2"]
    assert called(event) == ["Semi-final", "Final"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rounds_of_a_cut_are_called_the_same(language: str) -> None:
    for size in range(2, 17):
        for elimination in ("single", "double"):
            event = knock_out(size, elimination)
            names = []
            while event.cut is None or not bracket(event).finished:
                event = publish(event, pair_next_round(event))
                names.append(say(language, "ls-of-round", **round_name(event, len(event.rounds))))
                event = finish(event, weaker if names[-1] == say(language, "rlg-round-final") else stronger)
            assert len(names) == len(set(names)), names


def reason(act: Callable[..., object], *args: object) -> Note:
    with pytest.raises(LeagueError) as refused:
        act(*args)
    return refused.value.note


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_or_repaired_in_a_cut_says_its_name(language: str) -> None:
    event = play(field(8, Settings("sss", seed=7, rounds=2, cut=4, elimination="single")), 2)
    event = publish(event, pair_next_round(event))
    other = event.pairing(3, 2)
    picked = pick_side(event, 3, 1, event.pairing(3, 1).player1, "corp")
    voided = void(event, 3, 1)
    one, two = other.player1, other.player2 or ""
    won = Result((GameResult(one, two, 3, 0),))
    once = report(event, 3, 2, won)
    over = complete_round(report(voided.event, 3, 2, won))
    called = say(language, "ls-of-round", **round_name(event, 3))
    told = [
        reason(pair_next_round, event),
        reason(complete_round, event),
        reason(confirm, event, 3, 1),
        reason(reopen, event, 3, 1),
        reason(pick_side, picked, 3, 1, event.pairing(3, 1).player1, "runner"),
        reason(report, once, 3, 2, won),
        reason(set_corp, once, 3, 2, one),
        reason(void, voided.event, 3, 1),
        reason(void, over, 3, 2),
        set_corp(event, 3, 2, one).said,
        voided.said,
    ]
    for each in told:
        assert called in each.say(language), each.id
