"""Files that write matches by sides, as AesopsTables does: the same event as one written by players."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.model import Event
from engine.leagues.nrtm import to_nrtm
from engine.leagues.nrtm_import import from_nrtm
from tests.leagues.test_nrtm import with_cut

NAMES = {str(100 + i): f"Player {i}" for i in range(9)}
Named = Callable[[int | None], Any]


def by_sides(file: dict[str, Any], named: Named, score: Callable[[int], Any] = lambda n: n) -> dict[str, Any]:
    """The file as it would be, had AesopsTables written it."""
    made = copy.deepcopy(file)
    for player in made["players"]:
        del player["corpFaction"], player["runnerFaction"]
        player["sideBalance"] = 0
    made["uploadedFrom"] = "AesopsTables"
    made["rounds"] = [[_match(game, named, score) for game in games] for games in file["rounds"]]
    return made


def _match(game: dict[str, Any], named: Named, score: Callable[[int], Any]) -> dict[str, Any]:
    corp, runner = game["player1"], game["player2"]
    if runner.get("role") == "corp":
        corp, runner = runner, corp
    points = [
        (3 if side["winner"] else 0) if game["eliminationGame"] else side["combinedScore"]
        for side in (corp, runner)
    ]
    return {
        "tableNumber": game["table"],
        "corpPlayer": named(corp["id"]),
        "corpScore": score(points[0]),
        "runnerPlayer": named(runner["id"]),
        "runnerScore": score(points[1]),
        "eliminationGame": game["eliminationGame"],
    }


def results(event: Event) -> list[Any]:
    """Who met whom on which side, and what it came to."""
    return [
        {(p.table, p.corp, p.status, *sorted((one, p.points(one)) for one in p.players)) for p in r.pairings}
        for r in event.rounds
    ]


@pytest.mark.parametrize(
    ("named", "score"),
    [
        (lambda one: one, lambda points: points),
        (lambda one: "(BYE)" if one is None else one, str),
        (lambda one: {"id": one, "name": NAMES.get(str(one), "BYE")}, lambda points: points),
        (lambda one: NAMES[str(one)] if one is not None else "bye", str),
    ],
    ids=["ids", "text", "players", "names"],
)
def test_a_file_by_sides_is_the_same_event(named: Named, score: Callable[[int], Any]) -> None:
    event = with_cut("sss")
    file = to_nrtm(event, date="2026-02-03")
    for player in file["players"]:
        player["name"] = NAMES[str(player["id"])]
    written = from_nrtm(file, seed=7)
    read = from_nrtm(by_sides(file, named, score), seed=7)
    assert results(read) == results(written)
    assert len(results(read)) == len(read.rounds) >= 3 + 3
    assert [one.name for one in read.players] == [one.name for one in written.players]
    assert [one.corp.name for one in read.players] == ["The Firm"] * 9
    assert bracket(read).places == bracket(written).places
    assert read.settings == written.settings


def test_a_round_that_is_not_over_goes_on() -> None:
    players = [{"id": at, "name": name} for at, name in enumerate("abcd", 1)]
    matches = [
        {"table": 1, "corpPlayer": 1, "runnerPlayer": 2, "corpScore": 1, "runnerScore": 1},
        {"table": 2, "corpPlayer": 3, "runnerPlayer": 4, "corpScore": None, "runnerScore": ""},
    ]
    event = from_nrtm({"name": "x", "players": players, "rounds": [matches]}, seed=1)
    (played,) = event.rounds
    assert not played.completed
    assert [(p.status, p.corp, p.score) for p in played.pairings] == [
        ("confirmed", "1", (1, 1)),
        ("open", "3", None),
    ]


@pytest.mark.parametrize(
    ("match", "message", "where"),
    [
        ({"table": 1}, "lg-error-nrtm-shape", "rounds[0][0].player1"),
        ({"player1": {"id": 1}}, "lg-error-nrtm-shape", "rounds[0][0].player2"),
        ({"corpPlayer": 1, "runnerPlayer": 9}, "lg-error-nrtm-unknown", ""),
        ({"corpPlayer": 1, "runnerPlayer": "Twin"}, "lg-error-nrtm-unknown", ""),
        (
            {"corpPlayer": 1, "runnerPlayer": 2, "corpScore": "won"},
            "lg-error-nrtm-shape",
            "rounds[0][0].corpScore",
        ),
        ({"corpPlayer": 1, "runnerPlayer": 2, "corpScore": 3, "runnerScore": 3}, "lg-error-nrtm-points", ""),
        ({"corpPlayer": None, "runnerPlayer": "BYE"}, "lg-error-nrtm-nobody", ""),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(match: dict[str, Any], message: str, where: str) -> None:
    players = [{"id": 1, "name": "Ann"}, {"id": 2, "name": "Twin"}, {"id": 3, "name": "Twin"}]
    with pytest.raises(LeagueError) as refused:
        from_nrtm({"name": "x", "players": players, "rounds": [[match]]}, seed=1)
    assert refused.value.note.id == message
    assert dict(refused.value.note.arguments).get("where", "") == where
