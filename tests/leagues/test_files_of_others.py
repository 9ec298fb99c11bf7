"""Files as the NRTM app, AesopsTables and Cobra write them, each with its own figures: what they say is kept,
what they leave out is told.

The samples are made by hand after what is known of each program, with points and averages by the definitions.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.final import final_order
from engine.leagues.model import Event, Settings
from engine.leagues.nrtm import nrtm_file, to_nrtm
from engine.leagues.nrtm_import import brought, from_nrtm
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.repair import void
from engine.leagues.results import complete_round
from engine.leagues.season.importing import imported, may_play_on, play_on
from engine.leagues.season.model import League, Outcome
from engine.leagues.standings import standings
from tests.leagues.events import field, finish, fixture, play

SAMPLES = ("sample_nrtm_app", "sample_aesops", "sample_aesops_2024", "sample_cobra")


def league_of(file: dict[str, Any]) -> Outcome:
    return imported(json.dumps(file).encode(), 1_800_000_000.0, "1", 7)


def said(outcome: Outcome) -> list[str]:
    """What the organiser is told to look at."""
    return [
        entry.message for entry in outcome.audit if entry.message.startswith(("lg-import-", "bl-import-"))
    ]


def names(event: Event) -> list[str]:
    return [row.name for row in standings(event)]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_result_of_the_file_is_kept(name: str) -> None:
    file = fixture(name)
    found = brought(file, seed=1)
    assert (found.open, found.void, found.differs) == (0, 0, ())
    assert all(played.completed for played in found.event.rounds)
    rows = {row.player: row for row in standings(found.event)}
    for player in file["players"]:
        row = rows[str(player["id"])]
        assert (row.points, row.rank) == (player["matchPoints"], player["rank"])
        assert float(row.sos) == pytest.approx(float(player["strengthOfSchedule"]), abs=1e-6)
        assert float(row.esos) == pytest.approx(float(player["extendedStrengthOfSchedule"]), abs=1e-6)
    byes = [p for r in found.event.of_stage("main") for p in r.pairings if p.player2 is None]
    assert len(byes) == len(found.event.of_stage("main"))  # all the fields are odd
    assert found.event.settings.format == ("sss" if "aesops" in name else "dss")


@pytest.mark.parametrize("name", SAMPLES)
def test_an_event_that_is_over_is_opened_as_over_and_nobody_is_told(name: str) -> None:
    outcome = league_of(fixture(name))
    assert outcome.league.state == "finished"
    assert outcome.notices == ()
    assert said(outcome) == []
    assert may_play_on(outcome.league) == (outcome.league.event.cut is None)


def test_the_cut_of_aesops_is_won_by_who_has_more_points() -> None:
    file = fixture("sample_aesops")
    event = from_nrtm(file, seed=1)
    assert bracket(event).finished
    wanted = [player["name"] for player in file["eliminationPlayers"]]
    assert [event.name_of(one) for one in final_order(event)[:4]] == wanted
    assert all(p.corp for r in event.rounds for p in r.pairings if p.player2)


def test_an_event_between_its_rounds_goes_on_and_one_taken_for_over_does_at_a_word() -> None:
    file = fixture("sample_cobra")
    two = deepcopy(file)
    two["rounds"], two["preliminaryRounds"] = two["rounds"][:2], 2
    going = league_of(two).league
    assert (going.state, going.draft and going.draft.draft.round.number) == ("running", 3)
    planned = deepcopy(two)
    planned["preliminaryRounds"] = 6
    assert league_of(planned).league.event.settings.rounds == 6
    over = league_of(file).league
    on = play_on(over, over.created + 60, "1", organiser=True)
    assert (on.league.state, on.league.draft and on.league.draft.draft.round.number) == ("running", 4)
    assert on.audit[0].message == "ls-log-played-on"
    with pytest.raises(LeagueError, match="Only an imported event"):
        play_on(on.league, over.created + 90, "1", organiser=True)


def test_a_cut_to_come_is_drawn() -> None:
    file = fixture("sample_aesops_2024")
    file["cutToTop"] = 4
    league = league_of(file).league
    assert league.draft is not None
    assert (league.draft.draft.round.stage, len(league.draft.draft.round.pairings)) == ("cut", 2)


def test_a_cut_is_gone_on_with_in_the_middle() -> None:
    file = fixture("sample_aesops")
    file["rounds"] = file["rounds"][:7]
    for side in ("player1", "player2"):
        file["rounds"][6][1][side] |= {"corpScore": None, "runnerScore": None}
    outcome = league_of(file)
    assert outcome.league.state == "running"
    assert said(outcome) == ["bl-import-open"]
    (match,) = [match for match in outcome.league.matches.values() if not match.closed]
    assert match.round == 7
    file["rounds"].append(fixture("sample_aesops")["rounds"][7])
    with pytest.raises(LeagueError, match="Round 7 has a game of the cut without a winner"):
        from_nrtm(file, seed=1)


def test_what_the_file_says_otherwise_is_told() -> None:
    file = fixture("sample_nrtm_app")
    best = file["players"][0]
    best["matchPoints"] += 3
    second = file["players"][1]
    second["strengthOfSchedule"] += 0.5
    found = brought(file, seed=1)
    assert [note.id for note in found.differs] == ["lg-import-points", "lg-import-sos"]
    assert best["name"] in found.differs[0].say("en")
    assert said(league_of(file)) == ["lg-import-points", "lg-import-sos"]
    swapped = fixture("sample_nrtm_app")
    one, other = swapped["players"][2:4]
    one["rank"], other["rank"] = other["rank"], one["rank"]
    assert [note.id for note in brought(swapped, seed=1).differs] == ["lg-import-rank"] * 2
    all_of_them = fixture("sample_nrtm_app")
    for player in all_of_them["players"]:
        player["matchPoints"] += 1
    assert len(brought(all_of_them, seed=1).differs) == 9


def test_matches_without_a_result_are_counted() -> None:
    file = fixture("sample_nrtm_app")
    early, last = file["rounds"][1][0], file["rounds"][3][0]
    for match in (early, last):
        for side in ("player1", "player2"):
            match[side] = {"id": match[side]["id"]}
    found = brought(file, seed=1)
    assert (found.open, found.void) == (1, 1)
    assert said(league_of(file))[:2] == ["bl-import-open", "bl-import-void"]


def test_a_round_nobody_has_played_yet_is_open() -> None:
    file = fixture("sample_nrtm_app")
    for match in file["rounds"][3]:
        if match["player2"]["id"]:
            for side in ("player1", "player2"):
                match[side] |= {"runnerScore": 0, "corpScore": 0}
    found = brought(file, seed=1)
    assert (found.open, found.event.rounds[3].completed) == (4, False)


@pytest.mark.parametrize("bye", [0, "0", "BYE", 77, None, "marked"])
def test_a_bye_is_nobody_however_it_is_written(bye: Any) -> None:
    file = fixture("sample_nrtm_app")
    if bye == "marked":
        bye = 99
        file["players"].append({"id": 99, "name": "Bye", "isBye": True})
    for games in file["rounds"]:
        games[-1]["player2"]["id"] = bye
    found = brought(file, seed=1)
    assert found.differs == ()
    assert len(found.event.players) == 9


@pytest.mark.parametrize("spoil", ["points", "two", "less"])
def test_an_unknown_player_who_is_no_bye_is_refused(spoil: str) -> None:
    file = fixture("sample_nrtm_app")
    for games in file["rounds"]:
        games[-1]["player2"]["id"] = 77
    bye = file["rounds"][1][-1]
    if spoil == "points":
        bye["player1"]["corpScore"], bye["player2"]["runnerScore"] = 0, 3
    elif spoil == "two":
        bye["player2"]["id"] = 78
    else:
        bye["player1"]["corpScore"] = 0
    with pytest.raises(LeagueError, match="names a player “7"):
        from_nrtm(file, seed=1)


# -- what Sysop writes, Sysop reads -------------------------------------------------------------------------


def voided_cut(form: str, size: int, cut: int) -> Event:
    """An event whose first round of the cut is voided as a whole, and paired again in the next."""
    settings = Settings(form, seed=4, rounds=2 if cut else 0, cut=cut)  # type: ignore[arg-type]  # one of the formats
    event = play(field([str(n) for n in range(1, size + 1)], settings), 2 if cut else 0)
    event = publish(event, pair_next_round(event))
    for pairing in event.rounds[-1].pairings:
        event = void(event, len(event.rounds), pairing.table).event
    event = complete_round(event)
    while not bracket(event).finished:
        event = finish(publish(event, pair_next_round(event)))
    return event


@pytest.mark.parametrize(("form", "size", "cut"), [("sss", 6, 4), ("sss", 5, 2), ("double_elimination", 6, 0),
                                                   ("single_elimination", 5, 0)])  # fmt: skip
def test_a_round_of_the_cut_that_was_voided_is_no_round(form: str, size: int, cut: int) -> None:
    event = voided_cut(form, size, cut)
    file = to_nrtm(event, date="x")
    assert [] not in file["rounds"]
    again = from_nrtm(json.dumps(file), seed=4)
    assert bracket(again).places == bracket(event).places
    assert final_order(again) == final_order(event)
    assert nrtm_file(again, date="x") == nrtm_file(event, date="x")


def test_a_voided_round_before_the_cut_is_no_round_either() -> None:
    event = play(field(6, format="dss", seed=2, rounds=4), 1)
    event = publish(event, pair_next_round(event))
    for pairing in event.rounds[-1].pairings:
        event = void(event, 2, pairing.table).event
    event = play(complete_round(event), 1)
    again = from_nrtm(nrtm_file(event, date="x"), seed=2)
    assert [row.points for row in standings(again)] == [row.points for row in standings(event)]
    assert len(again.rounds) == 2


def test_a_league_imported_in_the_middle_can_be_played_to_its_end() -> None:
    event = play(field([str(n) for n in range(1, 8)], format="sss", seed=3, rounds=5, cut=4), 2)
    file = to_nrtm(replace(event, name="Half"), date="x")
    league: League = league_of(file).league
    assert (league.state, league.draft and league.draft.draft.round.number) == ("running", 3)
