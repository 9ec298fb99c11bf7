"""Everybody meets everybody: the circle, its sides, divisions, legs, and those who leave."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.leagues.brackets import begin_cut
from engine.leagues.errors import LeagueError
from engine.leagues.model import Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.roster import drop
from engine.leagues.round_robin import circle, rounds_of_leg
from engine.leagues.setup import divide, planned_rounds
from engine.leagues.standings import standings
from tests.leagues.events import field, finish, play


@pytest.mark.parametrize("size", range(2, 21))
@pytest.mark.parametrize("legs", [1, 2])
def test_each_pair_meets_once_a_leg_and_sides_are_balanced(size: int, legs: int) -> None:
    names = [f"p{i}" for i in range(size)]
    met: Counter[frozenset[str]] = Counter()
    corps: Counter[str] = Counter()
    for number in range(rounds_of_leg(size) * legs):
        meetings, resting = circle(names, number)
        seen = [one for meeting in meetings for one in meeting] + resting
        assert sorted(seen) == sorted(names)
        assert len(resting) == size % 2
        met.update(frozenset(meeting) for meeting in meetings)
        corps.update(meeting.corp for meeting in meetings)
    assert met == Counter({frozenset(pair): legs for pair in combinations(names, 2)})
    games = legs * (size - 1)
    assert all(abs(2 * corps[name] - games) <= 1 for name in names)


def test_a_whole_season_and_its_order() -> None:
    event = field(5, format="round_robin", seed=8)
    assert planned_rounds(event) == 5
    draft = pair_next_round(event)
    assert len(draft.resting) == 1
    event = play(event, 5)
    with pytest.raises(LeagueError, match="All rounds"):
        pair_next_round(event)
    # The stronger always won: four wins, three, ...
    assert [(row.player, row.points) for row in standings(event)] == [
        (f"p0{i}", 15 - 3 * i) for i in range(1, 6)
    ]
    assert all(row.byes == 0 for row in standings(event))  # who rests gets nothing for it


def test_divisions_play_among_themselves_and_send_their_best_to_the_cut() -> None:
    event = divide(field(11, Settings(format="round_robin", divisions=2, seed=4, cut=4)))
    of = {player.id: player.division for player in event.players}
    event = play(event, planned_rounds(event))
    matches = [p.players for r in event.rounds for p in r.pairings]
    assert all(of[a] == of[b] for a, b in matches)
    assert len(matches) == 15 + 10
    first = [standings(event, division=n)[0].player for n in (1, 2)]
    assert [row.rank for row in standings(event, division=2)] == list(range(1, 7))
    seeds = begin_cut(event).seeds
    assert set(seeds[:2]) == set(first)
    assert Counter(of[one] for one in seeds) == {1: 2, 2: 2}


def test_opponents_of_somebody_who_left_rest() -> None:
    event = drop(play(field(6, format="round_robin", seed=4), 1), "p06")
    for _ in range(4):
        draft = pair_next_round(event)
        assert len(draft.resting) == 1
        assert len(draft.round.pairings) == 2
        event = finish(publish(event, draft))
    # Each of the five has met the four others but those already met in round one.
    met = Counter(frozenset(p.players) for r in event.rounds for p in r.pairings if "p06" not in p.players)
    assert met == Counter({frozenset(pair): 1 for pair in combinations([p.id for p in event.active], 2)})


def test_two_games_a_match_have_no_sides_to_draw() -> None:
    event = field(4, format="round_robin", both_sides=True)
    assert all(p.corp == "" for p in pair_next_round(event).round.pairings)
    assert standings(play(event, 3))[0].points == 18
