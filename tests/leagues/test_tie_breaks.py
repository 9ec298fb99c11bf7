"""What parts equal points: each tie-break against the rounds as they stand, and the order of several."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.explain_rank import explain_rank
from engine.leagues.model import Event, Pairing, Round, Settings, Tie
from engine.leagues.setup import change_settings
from engine.leagues.spreadsheets import standings_csv
from engine.leagues.standings import Row, standings
from tests.leagues.events import field, play


def with_ties(event: Event, *ties: Tie) -> Event:
    return change_settings(event, replace(event.settings, ties=ties))


def worth(row: Row) -> tuple[float | None, ...]:
    """What the tie-breaks come to, as numbers."""
    return tuple(None if value is None else float(value) for value in row.ties)


def against(event: Event, player: str) -> list[str | None]:
    """Who somebody has met, None for a bye, in the order of the rounds."""
    return [p.opponent(player) for each in event.rounds for p in each.pairings if player in p.players]


def points(event: Event, player: str) -> int:
    return sum(p.points(player) for each in event.rounds for p in each.pairings if player in p.players)


@pytest.mark.parametrize("seed", range(3))
def test_sums_over_opponents_are_those_of_the_rounds(seed: int) -> None:
    event = play(field(9, format="sss", seed=seed, rounds=5), 5)
    for row in standings(with_ties(event, "solkoff", "buchholz", "median")):
        met = against(event, row.player)
        theirs = sorted(points(event, one) for one in met if one is not None)
        assert met.count(None) == row.byes
        solkoff, buchholz, median = row.ties
        assert solkoff == sum(theirs)
        assert buchholz == sum(theirs) + row.byes * row.points
        assert median == sum(theirs[1:-1])


def test_the_median_of_many_matches_leaves_out_two_at_each_end() -> None:
    event = play(field(10, format="round_robin", seed=1), 9)
    for row in standings(with_ties(event, "median")):
        theirs = sorted(points(event, one) for one in against(event, row.player) if one is not None)
        assert len(theirs) == 9
        assert worth(row) == (sum(theirs[2:-2]),)


@pytest.mark.parametrize(
    "ties",
    [("sos", "esos"), ("buchholz", "median"), ("median", "solkoff", "sos"), ("head_to_head", "sos"), ()],
)
def test_the_order_is_points_then_tie_breaks_then_the_draw(ties: tuple[Tie, ...]) -> None:
    event = with_ties(play(field(16, format="sss", seed=4, rounds=5), 5), *ties)
    rows = standings(event)
    for above, below in pairwise(rows):
        values = [
            (mine or Fraction(0), theirs or Fraction(0))
            for mine, theirs in zip(above.ties, below.ties, strict=True)
        ]
        mine = (above.points, *(one for one, _ in values), -above.draw)
        theirs = (below.points, *(other for _, other in values), -below.draw)
        if "head_to_head" not in ties or above.points != below.points:
            assert mine > theirs
        (said,) = [note for note in explain_rank(event, below.player) if note.id.startswith("lg-rank-above-")]
        decided = next((tie for tie, (a, b) in zip(ties, values, strict=True) if a != b), None)
        if above.points != below.points:
            assert said.id == "lg-rank-above-points"
        elif decided is not None:
            assert (said.id, dict(said.arguments)["tie"]) == ("lg-rank-above-tie", decided)
        else:
            assert said.id == "lg-rank-above-draw"


def crossed(*results: tuple[str, str, int, int]) -> Event:
    """An event of these matches, a round each."""
    names = sorted({name for one, other, *_ in results for name in (one, other)})
    event = field(names, format="sss", seed=1, rounds=9)
    rounds = tuple(
        Round(n, (Pairing(1, one, other, corp=one, score=(a, b), status="confirmed"),), completed=True)
        for n, (one, other, a, b) in enumerate(results, 1)
    )
    return with_ties(replace(event, rounds=rounds), "head_to_head")


def test_those_who_are_equal_are_parted_by_their_own_matches() -> None:
    # a, b and c have six points each and have met: a beat b and c, b beat c.
    event = crossed(
        ("a", "b", 3, 0), ("a", "c", 3, 0), ("b", "c", 3, 0),
        ("b", "d", 3, 0), ("c", "d", 3, 0), ("c", "e", 3, 0),
    )  # fmt: skip
    rows = {row.player: row for row in standings(event)}
    assert [rows[one].points for one in "abc"] == [6, 6, 6]
    assert [worth(rows[one]) for one in "abc"] == [(6,), (3,), (0,)]
    assert [row.player for row in standings(event)][:3] == ["a", "b", "c"]
    assert standings_csv(event).splitlines()[0].endswith(",status,head_to_head")


def test_it_says_nothing_where_not_all_have_met() -> None:
    # a and c have not met.
    event = crossed(("a", "b", 3, 0), ("b", "c", 3, 0), ("c", "d", 3, 0))
    rows = {row.player: row for row in standings(event)}
    assert [rows[one].points for one in "abc"] == [3, 3, 3]
    assert [worth(rows[one]) for one in "abc"] == [(None,), (None,), (None,)]


def test_after_a_tie_break_only_those_still_equal_are_compared() -> None:
    # By Solkoff b stands apart; a and c are equal then, and c has beaten a.
    event = crossed(
        ("a", "d", 3, 0), ("c", "a", 3, 0), ("a", "e", 3, 0), ("c", "d", 0, 3), ("c", "e", 3, 0),
        ("b", "f", 3, 0), ("b", "g", 3, 0),
    )  # fmt: skip
    event = with_ties(event, "solkoff", "head_to_head")
    rows = {row.player: row for row in standings(event)}
    assert [rows[one].points for one in "abc"] == [6, 6, 6]
    a, b, c = (worth(rows[one]) for one in "abc")
    assert b == (0, None)
    assert (a[0], c[0]) == (9, 9)
    assert (a[1], c[1]) == (0, 3)
    assert rows["c"].rank < rows["a"].rank < rows["b"].rank


def test_matches_of_a_division_part_its_players() -> None:
    event = play(with_ties(field(8, format="round_robin", seed=2, divisions=2), "head_to_head"), 3)
    for division in (1, 2):
        apart = standings(event, division=division)
        together = [row for row in standings(event) if row.division == division]
        assert [(row.player, row.ties) for row in apart] == [(row.player, row.ties) for row in together]


def test_no_tie_break_is_chosen_twice() -> None:
    event = field(4, format="sss", seed=1)
    for ties in (("sos", "sos"), ("luck",)):
        with pytest.raises(LeagueError, match="tie-break"):
            change_settings(event, Settings(format="sss", seed=1, ties=ties))  # type: ignore[arg-type]
