"""Who is in: sign-up, waiting list, late entry, dropping, coming back, standing in; settings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, Format, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, settle
from engine.leagues.roster import add_player, admit, drop, holder, missed, rejoin, substitute, to_retire
from engine.leagues.setup import change_settings, divide, new_event, planned_rounds
from engine.leagues.standings import standings
from tests.leagues.events import field, pairs, play, player


def test_who_waits_does_not_play_until_let_in() -> None:
    event = add_player(field(4, format="sss", rounds=5), "w", "Wanda", waiting=True)
    assert frozenset("w") not in pairs(pair_next_round(event).round.pairings)
    assert "w" not in {row.player for row in standings(event)}
    event = admit(event, "w")
    assert len(event.active) == 5
    with pytest.raises(LeagueError, match="not on the waiting list"):
        admit(event, "w")


@pytest.mark.parametrize("format", ["round_robin", "single_elimination", "double_elimination"])
def test_nobody_joins_what_is_drawn_already_not_even_from_the_waiting_list(format: Format) -> None:
    event = add_player(field(4, format=format, seed=1), "w", "Wanda", waiting=True)
    drawn = publish(event, pair_next_round(event))
    with pytest.raises(LeagueError) as refused:
        admit(drawn, "w")
    assert refused.value.note.id == "lg-error-drawn"
    with pytest.raises(LeagueError) as refused:
        add_player(drawn, "x", "Xenia")
    assert refused.value.note.id == "lg-error-drawn"
    assert len(admit(event, "w").active) == 5


def test_a_late_entry_plays_from_the_next_round_on_without_points_for_those_missed() -> None:
    event = play(field(4, format="sss", seed=1, rounds=5), 2)
    event = add_player(event, "late", "Late")
    assert player(event, "late").entered == 3
    assert any("late" in p.players for p in pair_next_round(event).round.pairings)
    row = next(row for row in standings(event) if row.player == "late")
    assert row.points == 0
    assert not row.sos
    with pytest.raises(LeagueError, match="cannot have a first-round bye"):
        add_player(event, "x", "X", first_round_bye=True)


def test_dropping_and_coming_back() -> None:
    event = play(field(6, format="sss", seed=1, rounds=5), 1)
    points = {row.player: row.points for row in standings(event)}
    gone = drop(event, "p01")
    assert all("p01" not in p.players for p in pair_next_round(gone).round.pairings)
    assert {row.player: row.points for row in standings(gone)} == points
    with pytest.raises(LeagueError, match="p01 has left already"):
        drop(gone, "p01")
    back = rejoin(gone, "p01")
    assert any("p01" in p.players for p in pair_next_round(back).round.pairings)
    with pytest.raises(LeagueError, match="has not dropped"):
        rejoin(back, "p01")


def test_two_missed_rounds_in_a_row_retire_somebody() -> None:
    event = field(4, format="sss", seed=1, rounds=9)

    def round_without(event: Event, who: str) -> Event:
        event = publish(event, pair_next_round(event))
        event = settle(event, lambda p: Result(absent=(who,) if who in p.players else p.players[:1]))
        return complete_round(event)

    event = round_without(event, "p01")
    assert missed(event)["p01"] == 1
    assert "p01" not in to_retire(event)
    event = round_without(event, "p01")
    assert "p01" in to_retire(event)
    event = drop(event, "p01", retired=True)
    assert player(event, "p01").status == "retired"
    assert "p01" not in missed(event)


def test_one_round_played_forgets_the_missed_ones() -> None:
    event = field("ab", format="sss", seed=1, rounds=9)
    for absent in (("a",), ("b",), ("a",)):
        event = publish(event, pair_next_round(event))
        event = complete_round(settle(event, lambda p, who=absent: Result(absent=who)))  # type: ignore[misc]
    assert missed(event) == {"a": 1, "b": 0}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"identifier": "p01", "name": "Ann"}, "Ann has signed up already"),
        ({"identifier": "", "name": "Ann"}, "needs a name"),
        ({"identifier": "x", "name": "  "}, "needs a name"),
        ({"identifier": "x", "name": "Ann", "division": 2}, "no division 2"),
        ({"identifier": "x", "name": "Ann", "seed": -1}, "seed must be 1 or more"),
    ],
)
def test_sign_ups_that_cannot_be(given: dict[str, str], words: str) -> None:
    event = field(2)
    with pytest.raises(LeagueError, match=words):
        add_player(event, **given)  # type: ignore[arg-type]
    assert len(event.players) == 2


def test_a_drawn_schedule_takes_nobody_new_but_a_substitute() -> None:
    event = play(field(4, format="round_robin", seed=1), 1)
    with pytest.raises(LeagueError, match="drawn"):
        add_player(event, "x", "X")
    event = substitute(event, "p01", "x", "Xenia")
    assert holder(event, "p01") == "x"
    assert player(event, "p01").status == "dropped"
    assert any("x" in p.players for p in pair_next_round(event).round.pairings)
    event = play(event, 2)
    met = [frozenset(p.players) for r in event.rounds for p in r.pairings]
    # p01 played one round of three, the substitute the other two against whom p01 had left.
    assert sum("p01" in pair for pair in met) == 1
    assert sum("x" in pair for pair in met) == 2
    assert {one for pair in met if pair & {"p01", "x"} for one in pair} == {"p01", "x", "p02", "p03", "p04"}
    with pytest.raises(LeagueError, match="in p01’s place"):
        rejoin(event, "p01")
    with pytest.raises(LeagueError, match="in p01’s place"):
        substitute(event, "p01", "y", "Y")


def test_nobody_is_replaced_in_the_middle_of_a_match() -> None:
    event = field(4, format="round_robin", seed=1)
    event = publish(event, pair_next_round(event))
    with pytest.raises(LeagueError, match="open match"):
        substitute(event, "p01", "x", "X")
    with pytest.raises(LeagueError, match="signed up already"):
        substitute(play(field(4, format="round_robin"), 1), "p01", "p02", "p02")


@pytest.mark.parametrize(
    ("form", "size", "rounds"),
    [
        ("dss", 4, 3), ("dss", 8, 3), ("dss", 16, 4), ("dss", 31, 5), ("dss", 33, 6),
        ("sss", 4, 5), ("sss", 5, 5), ("sss", 8, 6), ("sss", 32, 8), ("sss", 200, 11),
        ("round_robin", 6, 5), ("round_robin", 7, 7), ("double_elimination", 8, 0),
    ],
)  # fmt: skip
def test_rounds_by_the_size_of_the_field(form: Format, size: int, rounds: int) -> None:
    assert planned_rounds(field(size, format=form)) == rounds
    if form in ("sss", "dss"):
        assert planned_rounds(field(size, format=form, rounds=2)) == 2


def test_settings_that_cannot_be() -> None:
    for wrong, words in (
        (Settings(format="swiss"), "no format “swiss”"),  # type: ignore[arg-type]
        (Settings(seed=-1), "whole number from 0"),
        (Settings(seed=2**63), "whole number from 0"),
        (Settings(rounds=-1), "number of rounds must be between 0 and 100, not -1"),
        (Settings(divisions=0), "number of divisions"),
        (Settings(legs=0), "each pair meets"),
        (Settings(reach=101), "places up"),
    ):
        with pytest.raises(LeagueError, match=words):
            new_event("League", wrong)
    with pytest.raises(LeagueError, match="needs a name"):
        new_event(" ", Settings())


def test_what_can_be_changed_once_play_has_begun() -> None:
    event = play(field(8, format="sss", seed=1, rounds=5), 2)
    longer = change_settings(event, replace(event.settings, rounds=6, cut=4))
    assert planned_rounds(longer) == 6
    for changed, words in (
        (replace(event.settings, seed=2), "begun"),
        (replace(event.settings, format="dss"), "begun"),
        (replace(event.settings, rounds=1), "1 round is too few: 2 have been played"),
    ):
        with pytest.raises(LeagueError, match=words):
            change_settings(event, changed)
    cut = publish(play(longer, 4), pair_next_round(play(longer, 4)))
    with pytest.raises(LeagueError, match="begun"):
        change_settings(cut, replace(longer.settings, cut=8))


def test_divisions_are_dealt_by_seed() -> None:
    event = field(8, format="round_robin", divisions=2, seed=3)
    players = tuple(replace(p, seed=i) for i, p in enumerate(event.players, 1))
    event = divide(replace(event, players=players))
    assert [p.division for p in event.players] == [1, 2, 2, 1, 1, 2, 2, 1]
    with pytest.raises(LeagueError, match="at least two players each; there are 3"):
        divide(field(3, format="round_robin", divisions=2))
    with pytest.raises(LeagueError, match="begun"):
        divide(play(event, 1))
