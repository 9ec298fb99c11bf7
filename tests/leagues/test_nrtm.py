"""The exchange format, field for field, there and back; what is no such file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.final import is_over
from engine.leagues.model import Event, Format, GameResult, Identity, Result
from engine.leagues.nrtm import Organiser, nrtm_file, to_nrtm
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, report
from engine.leagues.roster import drop
from engine.leagues.season.importing import imported
from engine.leagues.season.saving import decode, encode
from engine.leagues.setup import change_settings
from engine.leagues.standings import standings
from tests.leagues.events import field, finish, play
from tests.leagues.test_standings import REAL, real_event
from tests.long import examples

TOP = (
    "name date cutToTop preliminaryRounds tournamentOrganiser players eliminationPlayers rounds "
    "uploadedFrom links"
)
PLAYER = (
    "id name rank corpFaction corpIdentity runnerFaction runnerIdentity matchPoints strengthOfSchedule "
    "extendedStrengthOfSchedule"
)
GAME = "table player1 player2 intentionalDraw twoForOne eliminationGame"


def with_cut(form: Format, size: int = 9) -> Event:
    """A small event played to its end, with a bye, a drop and decks."""
    event = field([str(100 + i) for i in range(size)], format=form, seed=3, rounds=3, cut=4)
    players = [
        replace(p, corp=Identity("The Firm", "hb"), runner=Identity("Ada", "shaper")) for p in event.players
    ]
    event = play(replace(event, players=tuple(players)), 2)
    event = play(drop(event, "108"), 1)
    while not is_over(event, 3):
        event = play(event, 1)
    return event


@pytest.mark.parametrize("form", ["sss", "dss"])
def test_the_file_has_exactly_the_fields_of_the_format(form: Format) -> None:
    event = with_cut(form)
    file = json.loads(
        nrtm_file(event, date="2026-02-03", organiser=Organiser(42, "tess"), url="https://example.org/l/1")
    )
    assert list(file) == TOP.split()
    assert file["tournamentOrganiser"] == {"nrdbId": 42, "nrdbUsername": "tess"}
    assert (file["name"], file["date"], file["cutToTop"], file["preliminaryRounds"]) == (
        "Test league", "2026-02-03", 4, 3,
    )  # fmt: skip
    assert [link["rel"] for link in file["links"]] == ["schemaderivedfrom", "uploadedfrom"]
    assert file["links"][1]["href"] == "https://example.org/l/1"
    for player in file["players"] + file["eliminationPlayers"]:
        assert list(player) == PLAYER.split() + (["seed"] if "seed" in player else [])
        assert isinstance(player["id"], int)
        assert isinstance(player["strengthOfSchedule"], str)
        assert isinstance(player["extendedStrengthOfSchedule"], str)
    assert [p["rank"] for p in file["players"]] == list(range(1, 10))
    assert [p["rank"] for p in file["eliminationPlayers"]] == [1, 2, 3, 4]
    assert all("seed" not in player for player in file["players"])
    assert event.cut is not None
    inside = [str(p["id"]) for p in sorted(file["eliminationPlayers"], key=lambda p: p["seed"])]
    assert tuple(inside) == event.cut.seeds
    assert file["players"][0]["corpIdentity"] == "The Firm"
    assert len(file["rounds"]) == len(event.rounds)
    role = ["role"] if form == "sss" else []
    for number, games in enumerate(file["rounds"], 1):
        for game in games:
            assert list(game) == GAME.split()
            assert game["eliminationGame"] == (number > 3)
            for side in (game["player1"], game["player2"]):
                if number > 3:
                    assert list(side) == ["id", "role", "winner"]
                elif game["player2"]["id"] is None:
                    assert list(side) == ["id", "runnerScore", "corpScore", "combinedScore"]
                else:
                    assert list(side) == ["id", *role, "runnerScore", "corpScore", "combinedScore"]
                    scores = (side["runnerScore"], side["corpScore"])
                    assert side["combinedScore"] == sum(score or 0 for score in scores)
                    if form == "sss":
                        played = {"corp": side["corpScore"], "runner": side["runnerScore"]}
                        assert played.pop(side["role"]) is not None
                        assert list(played.values()) == [None]  # the side that was not played
                    else:
                        assert None not in scores
    byes = [game for games in file["rounds"] for game in games if game["player2"]["id"] is None]
    assert [bye["player1"]["combinedScore"] for bye in byes] == [6 if form == "dss" else 3] * 2


def test_the_figures_of_a_real_event() -> None:
    file = to_nrtm(real_event(), date="2020-01-01")
    wanted = {line["player"]: line for line in REAL["expected_standings"]}
    for player in file["players"]:
        line = wanted[player["id"]]
        assert (player["matchPoints"], player["strengthOfSchedule"]) == (line["points"], line["sos"])
        assert player["extendedStrengthOfSchedule"] == line["esos"]


@pytest.mark.parametrize("form", ["sss", "dss"])
def test_there_and_back(form: Format) -> None:
    event = with_cut(form)
    file = nrtm_file(event, date="2026-02-03")
    again = from_nrtm(file, seed=3)
    assert nrtm_file(again, date="2026-02-03") == file
    assert again.settings.format == form
    assert again.cut == event.cut
    assert bracket(again).places == bracket(event).places
    assert [row[:6] for row in standings(again)] == [row[:6] for row in standings(event)]
    assert {p.id for p in again.active} == {p.id for p in event.active}


def test_an_event_is_carried_on_here() -> None:
    event = play(field([str(i) for i in range(1, 9)], format="sss", seed=3, rounds=5), 3)
    here = from_nrtm(nrtm_file(event, date="2026-02-03"), seed=99)
    here = change_settings(here, replace(here.settings, rounds=5, cut=4))
    assert [p.corp for r in here.rounds for p in r.pairings] == [
        p.corp for r in event.rounds for p in r.pairings
    ]
    assert pair_next_round(here).cost == pair_next_round(event).cost
    here = play(here, 2)
    assert len(pair_next_round(here).round.pairings) == 2
    assert pair_next_round(here).round.stage == "cut"


def test_what_only_one_game_says_survives() -> None:
    event = field("12", format="dss", seed=1, rounds=9)
    event = publish(event, pair_next_round(event))
    one = event.pairing(1, 1).player1
    other = event.pairing(1, 1).player2 or ""
    for outcome, score in (
        (Result((GameResult(one, other, 0, 3),), two_for_one=True), (0, 6)),
        (Result(intentional_draw=True), (1, 1)),
        (Result(absent=(other,)), (6, 0)),
    ):
        done = complete_round(report(event, 1, 1, outcome))
        again = from_nrtm(nrtm_file(done, date="x"), seed=1).pairing(1, 1)
        assert again.score == score
        assert (again.games, again.two_for_one, again.intentional_draw) == (
            outcome.games, outcome.two_for_one, outcome.intentional_draw,
        )  # fmt: skip


def test_long_ids_are_not_given_away() -> None:
    event = play(field(["123456789012345678", "223456789012345678"], format="dss", rounds=3), 1)
    text = nrtm_file(event, date="x").decode()
    assert "3456789" not in text.replace('"name": "123456789012345678"', "").replace(
        '"name": "223456789012345678"', ""
    )
    assert [p["id"] for p in json.loads(text)["players"]] in ([1, 2], [2, 1])


def test_a_round_that_is_not_over_is_not_in_the_file() -> None:
    event = field(4, format="sss", rounds=3)
    event = publish(event, pair_next_round(event))
    assert to_nrtm(event, date="x")["rounds"] == []
    assert len(to_nrtm(finish(event), date="x")["rounds"]) == 1


def other_site() -> dict[str, Any]:
    """A file as another site may write it: less in it, null where nothing is known, a round in play."""
    return {
        "name": "Elsewhere",
        "cutToTop": 0,
        "players": [{"id": i, "name": f"P{i}", "rank": i} for i in (1, 2, 3)],
        "rounds": [
            [
                {
                    "table": 1,
                    "player1": {"id": 1, "runnerScore": 3, "corpScore": 0, "combinedScore": 3},
                    "player2": {"id": 2, "runnerScore": 3, "corpScore": 0, "combinedScore": 3},
                },
                {"table": 2, "player1": {"id": 3, "combinedScore": 6}, "player2": {"id": None}},
            ],
            [
                {"table": 1, "player1": {"id": 3}, "player2": {"id": 1, "combinedScore": None}},
                {"table": 2, "player1": {"id": 2, "combinedScore": 6}, "player2": {"id": None}},
            ],
        ],
        "someFieldOfTheirs": True,
    }


def test_a_file_of_another_site() -> None:
    event = from_nrtm(other_site(), seed=5)
    assert event.settings.format == "dss"
    assert event.rounds[0].completed
    assert not event.rounds[1].completed
    assert event.pairing(2, 1).status == "open"
    assert event.pairing(1, 1).games == (GameResult("1", "2", 0, 3), GameResult("2", "1", 0, 3))
    done = complete_round(report(event, 2, 1, Result(intentional_draw=True)))
    assert {row.player: row.points for row in standings(done)} == {"3": 7, "2": 9, "1": 4}


def changed(path: str, value: object) -> dict[str, Any]:
    """The file with one thing changed, by a path of keys."""
    file: Any = other_site()
    at = file
    *way, last = path.split(".")
    for key in way:
        at = at[int(key)] if key.isdecimal() else at[key]
    if value is None:
        del at[last]
    else:
        at[int(last) if last.isdecimal() else last] = value
    found: dict[str, Any] = file
    return found


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"no json", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"", "not JSON"),
        (b"[]", "no NRTM file"),
        (b"{}", "no NRTM file: “name” is missing"),
        (changed("players", 3), "“players” is missing or not what it should be"),
        (changed("rounds.0.0.player1", "x"), "“rounds"),
        (changed("players.1.id", 1), "Player 1 is in this file twice"),
        (changed("rounds.0.0.player2", {"id": 9}), "Round 1 names a player “9”"),
        (changed("rounds.0.0.player2", {"id": 3}), "Player 3 is in round 1 twice"),
        (changed("rounds.0.1.player1", {"id": None}), "Round 1 has a match without players"),
        (changed("rounds.0.0.player1.combinedScore", 9), "ended 9–\u20603"),
        (changed("rounds.0.0.player1.combinedScore", -1), "ended -1–\u20603"),
        (changed("rounds.0.0.eliminationGame", True), "fits no bracket"),
        (changed("eliminationPlayers", [{"id": 1, "name": "P1"}]), "fits no bracket"),
        (changed("name", "n" * 101), "“name” in this file is longer than 100"),
        (changed("players.0.corpIdentity", "n" * 101), "“players.*corpIdentity” in this file is longer"),
        (changed("players.0.id", "9" * 101), "longer than 100"),
        (changed("players", [{"id": n, "name": "P"} for n in range(513)]), "more than 512 players"),
        (changed("rounds", [[]] * 65), "or 64 rounds"),
        (b'{"more": ' + b"[" * 400_000, "nested too deeply"),
    ],
)
def test_what_is_no_such_file(data: bytes | dict[str, Any], words: str) -> None:
    with pytest.raises(LeagueError, match=words) as refused:
        from_nrtm(data if isinstance(data, bytes) else msgspec.json.encode(data), seed=1)
    assert refused.value.say("de") != refused.value.say("en")


def test_a_cut_that_was_not_played_by_its_bracket() -> None:
    file = to_nrtm(with_cut("sss"), date="x")
    first = file["rounds"][3]
    first[0]["player1"], first[1]["player1"] = first[1]["player1"], first[0]["player1"]
    with pytest.raises(LeagueError, match="fits no bracket"):
        from_nrtm(file, seed=1)


ODD: tuple[Any, ...] = (None, -1, 0, 3, 10**30, "", "x", True, [], {}, [None], {"id": None}, 1.5)


NAMES = (
    "name", "date", "players", "rounds", "eliminationPlayers", "preliminaryRounds", "tournamentOrganiser",
    "id", "player1", "player2", "corpPlayer", "runnerPlayer", "eliminationGame", "intentionalDraw",
    "twoForOne", "table", "corpIdentity", "runnerIdentity", "rank", "corpScore", "runnerScore", "winner",
    "role", "cutToTop",
)  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=6),
    max_leaves=12,
)


@st.composite
def spoiled(draw: st.DrawFn, files: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One of the files with some values replaced, deleted or doubled."""
    found: dict[str, Any] = json.loads(json.dumps(draw(st.sampled_from(files))))
    for _ in range(draw(st.integers(1, 3))):
        at: Any = found
        while keys := list(at) if isinstance(at, dict) else list(range(len(at))):
            key = draw(st.sampled_from(keys))
            if isinstance(at[key], dict | list) and draw(st.integers(0, 6)):
                at = at[key]
                continue
            how = draw(st.sampled_from(["replace", "replace", "delete", "double"]))
            if how == "delete":
                del at[key]
            elif how == "double" and isinstance(at, list):
                at.append(deepcopy(at[key]))
            else:
                at[key] = deepcopy(draw(st.sampled_from(ODD) | VALUES))
            break
    return found


FILES = [to_nrtm(with_cut(form), date="x") for form in ("sss", "dss")]


def read_or_refused(data: bytes | dict[str, Any]) -> None:
    """What is read can be gone on with; what is not says why, to everybody in their language."""
    event, said = None, ("", "")
    try:
        event = from_nrtm(data, seed=1)
    except LeagueError as error:
        said = error.say("en"), error.say("de")
    if event is None:
        assert said[0] != said[1]
        return
    assert standings(event) or not event.players
    with suppress(LeagueError):  # or says why it cannot
        publish(event, pair_next_round(event))


@examples(150, sweep=20)
@given(spoiled(FILES), st.booleans())
def test_a_spoiled_file_is_an_event_or_an_error_that_says_why(file: dict[str, Any], text: bool) -> None:
    read_or_refused(json.dumps(file).encode() if text else file)


@examples(60, sweep=20)
@given(VALUES)
def test_any_json_is_an_event_or_an_error_that_says_why(value: object) -> None:
    read_or_refused(json.dumps(value).encode())


@examples(40, sweep=20)
@given(
    st.binary(max_size=200), st.sampled_from([b"", b"\xef\xbb\xbf", b"{", b"[", b'{"players":', b"\xff\xfe"])
)
def test_any_bytes_are_an_event_or_an_error_that_says_why(data: bytes, begin: bytes) -> None:
    read_or_refused(begin + data)


@examples(40, sweep=20)
@given(spoiled(FILES))
def test_a_league_begins_with_any_file_or_says_why_not(file: dict[str, Any]) -> None:
    with suppress(LeagueError):
        made = imported(json.dumps(file).encode(), 1_800_000_000.0, "1", 7).league
        assert decode(encode(made)) == made


def test_a_single_elimination_of_two_comes_back_as_one() -> None:
    for seed in range(3):
        event = play(field("12", format="single_elimination", seed=seed), 1)
        again = from_nrtm(nrtm_file(event, date="x"), seed=1)
        assert again.settings.format == "single_elimination"
        assert bracket(again).places == bracket(event).places
