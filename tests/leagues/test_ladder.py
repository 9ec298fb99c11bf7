"""A ladder: who may challenge whom, and how places change hands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.ladder import begin_ladder, challenge, may_challenge, order, why_not
from engine.leagues.model import Event, GameResult, Result, Settings
from engine.leagues.pairing import pair_next_round
from engine.leagues.repair import void
from engine.leagues.results import correct, report
from engine.leagues.roster import add_player, drop
from tests.leagues.events import field, win


def ladder(size: int = 6, **given: object) -> Event:
    """p01 at the top."""
    event = field(size, Settings(format="ladder", seed=2, **given))  # type: ignore[arg-type]
    players = tuple(replace(player, seed=i) for i, player in enumerate(event.players, 1))
    return begin_ladder(replace(event, players=players))


def played(event: Event, challenger: str, challenged: str, winner: str) -> Event:
    event = challenge(event, challenger, challenged)
    match = event.rounds[-1].pairings[0]
    return report(event, len(event.rounds), 1, win(match, winner))


def test_the_winner_from_below_takes_the_place() -> None:
    event = played(ladder(), "p04", "p02", "p04")
    assert event.ladder == ("p01", "p04", "p02", "p03", "p05", "p06")
    assert event.rounds[-1].completed
    # The one above wins: nothing moves. A draw: nothing moves.
    assert played(event, "p06", "p05", "p05").ladder == event.ladder
    drawn = challenge(event, "p06", "p05")
    match = drawn.rounds[-1].pairings[0]
    tie = Result((GameResult(match.corp, match.opponent(match.corp) or "", 1, 1),))
    assert report(drawn, 2, 1, tie).ladder == event.ladder


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("p02", "p02", "two different players"),
        ("p02", "p03", "p03 is below; challenges go up"),
        ("p06", "p02", "p02 is 4 places up; challenges go up 3 at most"),
    ],
)
def test_challenges_that_cannot_be(one: str, other: str, words: str) -> None:
    event = ladder()
    with pytest.raises(LeagueError, match=words):
        challenge(event, one, other)
    assert event.rounds == ()


def test_whom_one_may_challenge() -> None:
    event = ladder()
    assert may_challenge(event, "p05") == ("p02", "p03", "p04")
    assert may_challenge(event, "p01") == ()
    # Somebody who left does not count as a place.
    gone = drop(event, "p03")
    assert order(gone) == ("p01", "p02", "p04", "p05", "p06")
    assert may_challenge(gone, "p05") == ("p01", "p02", "p04")
    assert may_challenge(ladder(reach=1), "p05") == ("p04",)


def test_nobody_is_in_two_matches_and_who_lost_plays_somebody_else_first() -> None:
    event = challenge(ladder(), "p05", "p04")
    note = why_not(event, "p06", "p04")
    assert note is not None
    assert note.id == "lg-error-playing"
    event = played(ladder(), "p05", "p04", "p04")
    with pytest.raises(LeagueError, match="lost to p04"):
        challenge(event, "p05", "p04")
    event = played(event, "p06", "p05", "p05")
    assert challenge(event, "p05", "p04").rounds[-1].pairings[0].players == ("p05", "p04")


def test_sides_alternate_and_lean_to_balance() -> None:
    event = played(ladder(), "p05", "p04", "p05")
    first = event.rounds[0].pairings[0].corp
    again = challenge(played(event, "p06", "p04", "p04"), "p04", "p05")
    assert again.rounds[-1].pairings[0].corp != first
    # p05 or p04 has been the Corp once; against somebody new, the other side.
    event = challenge(event, "p06", "p05")
    corp = "p06" if first == "p05" else "p05"
    assert event.rounds[-1].pairings[0].corp == corp


def test_newcomers_begin_at_the_bottom_and_nobody_is_paired() -> None:
    event = add_player(played(ladder(), "p02", "p01", "p02"), "new", "New")
    assert event.ladder[-1] == "new"
    assert event.ladder[0] == "p02"
    with pytest.raises(LeagueError, match="challenge each other"):
        pair_next_round(event)
    with pytest.raises(LeagueError, match="begun"):
        begin_ladder(event)
    with pytest.raises(LeagueError, match="no ladder"):
        begin_ladder(field(4))


def test_a_voided_challenge_is_over_and_a_result_is_taken_back_by_undo_only() -> None:
    event = challenge(ladder(), "p05", "p04")
    gone = void(event, 1, 1).event
    assert gone.rounds[0].completed
    assert challenge(gone, "p05", "p04").ladder == event.ladder
    done = played(ladder(), "p05", "p04", "p05")
    match = done.rounds[0].pairings[0]
    with pytest.raises(LeagueError, match="take the result back"):
        correct(done, 1, 1, win(match, "p04"))
