"""Teams: what is paired and ranked, who sits where, and what the boards come to."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.leagues import squads, teams
from engine.leagues.boards import odd_corps
from engine.leagues.errors import LeagueError
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.explain_rank import explain_rank
from engine.leagues.final import final_order
from engine.leagues.model import Event, GameResult, Pairing, Result, Settings, TeamMatch
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.pairing_single import side_cost
from engine.leagues.records import Records, records
from engine.leagues.repair import swap
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player, drop, substitute
from engine.leagues.setup import check, new_event, planned_rounds
from engine.leagues.spreadsheets import pairings_csv, standings_csv, teams_csv
from engine.leagues.standings import standings
from engine.leagues.views import pairings_view, standings_view, teams_view
from tests.leagues.events import finish, play
from tests.long import examples

NAMES = "ABCDEFGHIJKL"


def field_of_teams(
    count: int, boards: int = 3, *, bench: int = 0, pool: int = 0, **settings: object
) -> Event:
    """Teams A, B, ... of A1, A2, ...; Z1, Z2, ... are in none."""
    given_settings = {"format": "sss", "boards": boards, "seed": 5, **settings}
    event = new_event("Teams", Settings(**given_settings))  # type: ignore[arg-type]
    for name in NAMES[:count]:
        for at in range(1, boards + bench + 1):
            event = add_player(event, f"{name}{at}", f"{name}{at}")
        event = squads.found(event, f"Team {name}", f"{name}1")
        for at in range(2, boards + bench + 1):
            event = squads.enrol(event, event.teams[-1].id, f"{name}{at}")
    for at in range(1, pool + 1):
        event = add_player(event, f"Z{at}", f"Z{at}")
    return event


def drawn(event: Event) -> Event:
    return publish(event, pair_next_round(event))


def refused(act: object, *args: object) -> str:
    with pytest.raises(LeagueError) as error:
        act(*args)  # type: ignore[operator]
    assert error.value.say("de").strip()
    return error.value.note.id


def met(event: Event) -> list[frozenset[str]]:
    return [frozenset(match.teams) for played in event.rounds for match in played.team_matches]


def test_a_round_pairs_teams_and_then_their_boards_in_order() -> None:
    event = drawn(field_of_teams(4))
    played = event.rounds[0]
    assert [match.table for match in played.team_matches] == [1, 2]
    assert sorted(name for match in played.team_matches for name in match.teams) == ["t1", "t2", "t3", "t4"]
    assert [pairing.table for pairing in played.pairings] == [1, 2, 3, 4, 5, 6]
    for pairing in played.pairings:
        assert pairing.player1[0] != (pairing.player2 or "")[0]
        assert pairing.player1[1] == (pairing.player2 or "")[1], "the same board of both"
    assert teams.played_for(event, 1, "A2") == "t1"
    assert teams.played_for(event, 1, "Z1") is None


def test_each_team_has_its_sides_in_equal_parts_and_so_has_everybody() -> None:
    event = field_of_teams(6, boards=4, rounds=4)
    for number in range(1, 5):
        event = finish(drawn(event))
        for match in event.rounds[-1].team_matches:
            boards = teams.boards_of(event.rounds[-1], match, 4)
            assert sum(pairing.corp in match.first for pairing in boards) == 2
        bias = records(event).bias
        assert max(map(abs, bias.values())) <= (1 if number % 2 else 2)


def test_the_odd_corp_goes_to_and_fro() -> None:
    event = play(field_of_teams(2, boards=3, format="round_robin", legs=4), 4)
    assert [len(played.team_matches) for played in event.rounds] == [1, 1, 1, 1]
    assert odd_corps(event, 5, "t1") == odd_corps(event, 5, "t2") == 0
    assert odd_corps(event, 4, "t1") in (1, -1)


def test_match_points_come_before_board_points_and_those_before_the_tie_breaks() -> None:
    event = drawn(field_of_teams(4))
    # The first team of the first table wins two boards of three, that of the second all of them.
    for number, pairing in owing(event):
        winner = pairing.player1 if pairing.table != 3 else pairing.player2
        points = (3, 0) if pairing.corp == winner else (0, 3)
        game = GameResult(pairing.corp, pairing.opponent(pairing.corp) or "", *points)
        event = report(event, number, pairing.table, Result((game,)))
    event = complete_round(event)
    first, second = event.rounds[0].team_matches
    assert teams.board_points(event.rounds[0], first, 3) == (6, 3)
    assert teams.board_points(event.rounds[0], second, 3) == (9, 0)
    rows = standings(teams.units(event))
    assert [(row.player, row.points) for row in rows] == [
        (second.team1, 3),
        (first.team1, 3),
        (first.team2, 0),
        (second.team2, 0),
    ]
    assert [row.ties[0] for row in rows] == [9, 6, 3, 0]
    assert final_order(event) == tuple(row.player for row in rows)
    view = standings_view(event)
    assert view.teams
    assert view.ties[0] == "board_points"
    assert view.scored
    assert [row.points for row in view.sections[0].rows] == [3, 3, 0, 0]
    shown = pairings_view(event, 1)
    assert [(one.points, one.score, one.left) for one in shown.teams] == [
        ((6, 3), (3, 0), 0),
        ((9, 0), (3, 0), 0),
    ]
    assert [row.board for row in shown.boards_of(shown.teams[1])] == [1, 2, 3]


def test_equal_board_points_share_and_nothing_played_is_worth_nothing() -> None:
    assert teams.match_points((6, 6)) == (1, 1)
    assert teams.match_points((6, 3)) == (3, 0)
    assert teams.match_points((0, 3)) == (0, 3)
    assert teams.match_points((0, 0)) == (0, 0)


def test_an_odd_field_has_a_bye_worth_a_win_by_one_board_and_nobody_has_it_twice() -> None:
    event = play(field_of_teams(5, rounds=4), 4)
    byes = [match.team1 for played in event.rounds for match in played.team_matches if not match.team2]
    assert len(byes) == len(set(byes)) == 4
    first = drawn(field_of_teams(5))
    first = finish(first)
    idle = next(match.team1 for match in first.rounds[0].team_matches if not match.team2)
    row = next(row for row in standings(teams.units(first)) if row.player == idle)
    assert (row.points, row.byes) == (3, 1)
    assert row.ties[0] == 6


def test_a_round_robin_of_teams_is_everybody_against_everybody() -> None:
    event = field_of_teams(5, boards=2, format="round_robin")
    assert planned_rounds(event) == 5
    event = play(event, 5)
    assert len(set(met(event))) == len(met(event)) == 10
    assert refused(pair_next_round, event) == "lg-error-no-round-left"
    resting = pair_next_round(field_of_teams(5, boards=2, format="round_robin")).resting
    assert len({one[0] for one in resting}) == 1, "a whole team rests"


def test_boards_may_be_two_games() -> None:
    event = drawn(field_of_teams(2, boards=2, format="dss"))
    assert {pairing.corp for pairing in event.rounds[0].pairings} == {""}
    event = finish(event, lambda pairing: "A1" if "A1" in pairing.players else "B2")
    assert teams.board_points(event.rounds[0], event.rounds[0].team_matches[0], 2) == (6, 6)


# -- who plays ----------------------------------------------------------------------------------------------


def test_the_bench_moves_up_the_pool_fills_and_what_is_left_is_lost() -> None:
    event = field_of_teams(2, bench=1, pool=1)
    event = drop(event, "A2")
    assert teams.line_up(event, event.teams[0]) == ("A1", "A3", "A4")
    event = drop(event, "A3")
    assert teams.line_up(event, event.teams[0]) == ("A1", "A4", "")
    assert teams.line_ups(event, ["t1", "t2"])["t1"] == ("A1", "A4", "Z1")
    event = drop(event, "Z1")
    event = drawn(event)
    last = event.rounds[0].pairings[2]
    assert (last.player1, last.player2, last.score, last.status) == ("B3", None, (3, 0), "confirmed")
    match = event.rounds[0].team_matches[0]
    points = teams.board_points(event.rounds[0], match, 3)
    assert points == ((0, 3) if match.team1 == "t1" else (3, 0))


def test_who_has_stood_in_least_often_comes_first() -> None:
    event = field_of_teams(2, boards=2, pool=2)
    event = drop(event, "A2")
    for expected in ("Z1", "Z2", "Z1"):
        event = finish(drawn(replace(event, settings=replace(event.settings, rounds=9))))
        match = event.rounds[-1].team_matches[0]
        assert expected in (*match.first, *match.second)


def test_captains_order_their_boards_and_name_who_stands_in_for_one_round() -> None:
    event = field_of_teams(2, bench=1, pool=2)
    event = teams.set_order(event, "t1", ("A3", "A1"))
    assert event.teams[0].members == ("A3", "A1", "A2", "A4")
    event = teams.stand_in(event, "t1", 2, "A4")
    assert teams.line_up(event, event.teams[0]) == ("A3", "A4", "A2")
    event = teams.stand_in(event, "t1", 1, "A2")
    assert teams.line_up(event, event.teams[0]) == ("A2", "A4", "A3"), "they change places"
    event = teams.stand_in(event, "t1", 3, "Z2")
    assert teams.line_up(event, event.teams[0])[2] == "Z2"
    assert refused(teams.stand_in, event, "t2", 1, "Z2") == "lg-error-stands-in"
    assert refused(teams.stand_in, event, "t2", 1, "A4") == "lg-error-in-team"
    assert refused(teams.stand_in, event, "t2", 4, "Z1") == "lg-error-no-board"
    assert refused(teams.set_order, event, "t1", ("B1",)) == "lg-error-no-member"


def test_a_substitute_takes_the_side_of_the_board() -> None:
    event = drawn(field_of_teams(2, bench=1, pool=1))
    pairing = next(p for p in event.rounds[0].pairings if "A2" in p.players)
    assert set(teams.substitutes(event, 1, event.teams[0])) == {"A4", "Z1"}
    after = teams.substitute(event, 1, pairing.table, "A2", "A4")
    now = after.pairing(1, pairing.table)
    assert now.corp == ("A4" if pairing.corp == "A2" else pairing.corp)
    assert teams.played_for(after, 1, "A4") == "t1"
    assert teams.played_for(after, 1, "A2") is None
    assert refused(teams.substitute, event, 1, pairing.table, "A2", "A1") == "lg-error-paired"
    assert refused(teams.substitute, event, 1, pairing.table, "A2", "B4") == "lg-error-in-team"
    assert refused(teams.substitute, event, 1, pairing.table, "A1", "A4") == "lg-error-no-team"
    over = finish(event)
    assert refused(teams.substitute, over, 1, pairing.table, "A2", "A4") == "lg-error-has-result"


def test_founding_and_filling_teams() -> None:
    event = field_of_teams(2, pool=2)
    assert refused(squads.found, event, "team a", "Z1") == "lg-error-team-taken"
    assert refused(squads.found, event, " ", "Z1") == "lg-error-team-name"
    assert refused(squads.found, event, "New", "A1") == "lg-error-in-team"
    event = teams.stand_in(event, "t1", 1, "Z1")
    event = squads.found(event, "New", "Z1")
    assert teams.line_up(event, event.teams[0])[0] == "A1", "who has a team stands in for no other"
    event = squads.enrol(event, "t3", "Z2")
    assert refused(squads.enrol, event, "t3", "A1") == "lg-error-in-team"
    event = squads.release(event, "Z1")
    assert teams.team(event, "t3").captain == "Z2", "somebody is captain"
    assert teams.pool(event) == ("Z1",)
    assert [each.id for each in squads.release(event, "Z2").teams] == ["t1", "t2"], "nobody is left"
    assert teams.team(squads.appoint(event, "t1", "A2"), "t1").captain == "A2"
    assert refused(squads.appoint, event, "t1", "B1") == "lg-error-no-member"
    played = finish(drawn(field_of_teams(2)))
    gone = squads.withdraw(played, "t1")
    assert [each.status for each in gone.teams] == ["dropped", "active"]
    assert set(teams.pool(gone)) == {"A1", "A2", "A3"}
    assert refused(squads.withdraw, gone, "t1") == "lg-error-team-gone"
    assert "t1" in {row.player for row in standings(teams.units(gone))}
    robin = drawn(field_of_teams(3, boards=2, format="round_robin", seed=1))
    robin = add_player(robin, "Y", "Late")
    assert teams.pool(robin) == ("Y",), "people may come late, as substitutes"
    assert refused(squads.found, robin, "Late", "Y") == "lg-error-drawn"


def test_somebody_new_takes_over_a_place_in_the_team() -> None:
    event = substitute(field_of_teams(2), "A1", "N", "New")
    assert event.teams[0].members == ("N", "A2", "A3")
    assert event.teams[0].captain == "N"


def test_two_teams_of_a_draft_change_places() -> None:
    event = drawn(field_of_teams(4))
    one, other = event.rounds[0].team_matches
    made = swap(event, 1, one.team1, other.team1).event
    now = made.rounds[0].team_matches
    assert now[0].team1 == other.team1
    assert now[1].team1 == one.team1
    assert now[0].first == teams.line_up(event, teams.team(event, other.team1))
    assert [len(teams.boards_of(made.rounds[0], match, 3)) for match in now] == [3, 3]
    assert refused(swap, event, 1, one.team1, one.team2) == "lg-error-swap-same"


def test_which_settings_teams_have() -> None:
    for fine in (Settings("sss", boards=2), Settings("dss", boards=6), Settings("round_robin", boards=4)):
        check(fine)
    for settings in (
        Settings("ladder", boards=3),
        Settings("single_elimination", boards=3),
        Settings("sss", boards=3, cut=4),
        Settings("round_robin", boards=3, divisions=2),
    ):
        assert refused(check, settings) == "lg-error-teams-format"
    assert refused(check, Settings("sss", boards=1)) == "lg-error-number"
    assert refused(check, Settings("sss", boards=7)) == "lg-error-number"


def test_why_and_in_files() -> None:
    event = play(field_of_teams(4, pool=1), 2)
    assert explain_pairing(event, 2, 4) == explain_pairing(event, 2, 6)
    assert "Team" in " ".join(note.say("en") for note in explain_pairing(event, 2, 1))
    assert "Team A" in explain_rank(event, "A3")[0].say("en")
    assert "Board points: " in " ".join(note.say("en") for note in explain_rank(event, "A3"))
    assert "sides as equally as an odd number of boards allows" in explain_pairing(event, 2, 1)[-1].say("en")
    assert refused(explain_rank, event, "Z1") == "lg-error-not-ranked"
    lines = standings_csv(event).splitlines()
    assert len(lines) == 5
    assert lines[0].endswith("board_points")
    head, *rows = pairings_csv(event).splitlines()
    assert head.endswith("team1,team2,board,called")
    assert len(rows) == 12
    assert all(row.split(",")[-2] in "123" for row in rows)
    assert teams_csv(event).splitlines()[1] == "Team A,active,1,A1,1"
    assert teams_csv(event).splitlines()[-1] == ",active,0,Z1,0"
    assert next(view.members for view in teams_view(event)) == ("A1", "A2", "A3")


# -- by chance ----------------------------------------------------------------------------------------------


def cheapest(event: Event, number: int, match: TeamMatch) -> int:
    """The least that the sides of a meeting can cost, by trying all there are."""
    past = records(event, number)
    pairs = [(a, b) for a, b in zip(match.first, match.second, strict=True) if a and b]
    costs = []
    for picks in product((0, 1), repeat=len(pairs)):
        if abs(2 * sum(picks) - len(picks)) <= 1:
            costs.append(sum(weight(past, *pair, pick) for pair, pick in zip(pairs, picks, strict=True)))
    return min(costs, default=0)


def weight(past: Records, one: str, other: str, first_corp: int) -> int:
    corp, runner = (one, other) if first_corp else (other, one)
    had = past.sides(corp, runner)
    again = had.count("corp") > had.count("runner")
    return 10**12 * again + side_cost(past.bias[corp], past.bias[runner])


@given(
    count=st.integers(2, 9),
    boards=st.integers(2, 6),
    form=st.sampled_from(["sss", "dss", "round_robin"]),
    seed=st.integers(0, 2**63 - 1),
)
@examples(25)
def test_whoever_comes_and_goes_every_round_can_be_played(
    count: int, boards: int, form: str, seed: int
) -> None:
    """Nobody sits twice, no team meets twice as long as it need not, sides are as equal and as cheap as can
    be, and match points, board points and pairings come to the same however one adds up."""
    rnd = random.Random(seed)
    event = field_of_teams(count, boards, bench=1, pool=2, format=form, seed=seed, rounds=4)
    for number in range(1, 5):
        try:
            event = drawn(squads.tidied(event))
        except LeagueError as error:
            if error.note.id not in ("lg-error-too-few", "lg-error-no-round-left", "lg-error-byes-spent"):
                raise
            break
        played = event.rounds[-1]
        seated = [one for match in played.team_matches for one in (*match.first, *match.second) if one]
        assert len(seated) == len(set(seated))
        units = [one for match in played.team_matches for one in match.teams]
        assert len(units) == len(set(units))
        before = {one for r in event.rounds[:-1] for one in met(replace(event, rounds=(r,)))}
        again = [one for one in met(replace(event, rounds=(played,))) if one in before]
        assert not again or any(p.relaxed for p in pair_next_round_units(event, number)), again
        for match in played.team_matches:
            of = teams.boards_of(played, match, boards)
            taken = sum(bool(one or other) for one, other in zip(match.first, match.second, strict=True))
            assert len(of) == taken
            if form == "sss" and match.team2:
                sides = [pairing.corp in match.first for pairing in of if pairing.player2]
                assert abs(2 * sum(sides) - len(sides)) <= 1
                past = records(event, number)
                cost = sum(
                    weight(past, p.player1, p.player2 or "", p.corp == p.player1) for p in of if p.player2
                )
                assert cost == cheapest(event, number, match)
        event = finish(event, lambda pairing: rnd.choice(pairing.players))
        check_points(event)
        for player in rnd.sample(event.active, min(2, len(event.active))):
            event = drop(event, player.id)


def pair_next_round_units(event: Event, number: int) -> tuple[Pairing, ...]:
    """The pairings of the teams in a round, drawn once more: what had to give way is on them."""
    before = replace(event, rounds=event.rounds[: number - 1])
    return pair_next_round(teams.units(squads.tidied(before))).round.pairings


def check_points(event: Event) -> None:
    """Every row of the standings is what its boards add up to."""
    boards: dict[str, int] = {}
    points: dict[str, int] = {}
    for played in event.rounds:
        for match in played.team_matches:
            if match.team2 is None:
                full = (event.settings.boards // 2 + 1) * (6 if event.settings.format == "dss" else 3)
                boards[match.team1] = boards.get(match.team1, 0) + full
                points[match.team1] = points.get(match.team1, 0) + 3
                continue
            sums = dict.fromkeys(match.teams, 0)
            for pairing in teams.boards_of(played, match, event.settings.boards):
                for one in pairing.players:
                    sums[match.team1 if one in match.first else match.team2] += pairing.points(one)
            mine, theirs = sums.values()
            for one, own, other in ((match.team1, mine, theirs), (match.team2, theirs, mine)):
                boards[one] = boards.get(one, 0) + own
                points[one] = points.get(one, 0) + (3 if own > other else (own == other and own > 0))
    for row in standings(teams.units(event)):
        assert row.points == points.get(row.player, 0)
        assert row.ties[0] == boards.get(row.player, 0)
