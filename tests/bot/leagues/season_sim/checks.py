"""What must hold of a season when it is over, computed anew from what its players know."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.leagues.model import Event

NAMED = str | None
"""What sites look up by name is null where it is not known."""
PLAYER: dict[str, Any] = {
    "id": int, "name": str, "rank": int, "corpFaction": NAMED, "corpIdentity": NAMED, "runnerFaction": NAMED,
    "runnerIdentity": NAMED, "matchPoints": int, "strengthOfSchedule": str, "extendedStrengthOfSchedule": str,
}  # fmt: skip
FINALIST: dict[str, Any] = {**PLAYER, "seed": int}
FILE = {
    "name": str, "date": str, "cutToTop": int, "preliminaryRounds": int, "tournamentOrganiser": dict,
    "players": list, "eliminationPlayers": list, "rounds": list, "uploadedFrom": str, "links": list,
}  # fmt: skip
GAME = {"table", "player1", "player2", "intentionalDraw", "twoForOne", "eliminationGame"}
SCORES = {"id", "runnerScore", "corpScore", "combinedScore"}


def table_of(
    pairings: list[list[tuple[str, str | None]]], points: dict[tuple[int, str], int]
) -> dict[str, tuple[int, Fraction, Fraction]]:
    """Points, SoS and ESoS of everybody, by the definitions, from who met whom and what each got in a round
    (from 1). Every round weighs 1."""
    met: dict[str, list[str]] = {}
    sums: dict[str, int] = {}
    matches: dict[str, int] = {}
    for number, played in enumerate(pairings, 1):
        for one, other in played:
            for me, them in ((one, other), (other, one)):
                if me is None:
                    continue
                sums[me] = sums.get(me, 0) + points[number, me]
                matches[me] = matches.get(me, 0) + 1
                met.setdefault(me, []).extend([them] if them is not None else [])
    average = {one: Fraction(sums[one], matches[one]) for one in sums}

    def mean(values: dict[str, Fraction], one: str) -> Fraction:
        return sum((values[other] for other in met[one]), Fraction(0)) / max(len(met[one]), 1)

    sos = {one: mean(average, one) for one in sums}
    return {one: (sums[one], sos[one], mean(sos, one)) for one in sums}


def recomputed(event: Event, ledger: dict[str, dict[str, int]]) -> dict[str, tuple[int, Fraction, Fraction]]:
    """The same of an event's main rounds, with the results its players know. A bye is a match won."""
    pairings: list[list[tuple[str, str | None]]] = []
    points: dict[tuple[int, str], int] = {}
    for played in event.of_stage("main"):
        pairings.append([(pairing.player1, pairing.player2) for pairing in played.pairings if pairing.counts])
        for pairing in played.pairings:
            known = ledger[f"{played.number}:{pairing.table}"] if pairing.player2 else {pairing.player1: 3}
            points |= {(played.number, one): got for one, got in known.items()}
    return table_of(pairings, points)


def check_file(file: dict[str, Any], rounds: int, cut: int) -> None:
    """Field for field what sites read; and that it agrees with itself."""
    assert {key: type(value) for key, value in file.items()} == FILE
    assert set(file["tournamentOrganiser"]) == {"nrdbId", "nrdbUsername"}
    assert all(set(link) == {"rel", "href"} for link in file["links"])
    assert (file["cutToTop"], file["preliminaryRounds"]) == (cut, rounds)
    everybody = {player["id"]: player for player in file["players"]}
    assert len(everybody) == len(file["players"])
    assert [player["rank"] for player in file["players"]] == list(range(1, len(everybody) + 1))
    for players, fields in ((file["players"], PLAYER), (file["eliminationPlayers"], FINALIST)):
        for player in players:
            assert player.keys() == fields.keys()
            assert all(isinstance(player[key], kind) for key, kind in fields.items())
            assert "" not in player.values()
    finalists = file["eliminationPlayers"]
    assert [player["rank"] for player in finalists] == list(range(1, cut + 1))
    assert {player["id"] for player in finalists} <= set(everybody)
    pairings: list[list[tuple[str, str | None]]] = []
    points: dict[tuple[int, str], int] = {}
    for number, played in enumerate(file["rounds"], 1):
        assert len({game["table"] for game in played}) == len(played)
        for game in played:
            assert set(game) == GAME
            assert game["eliminationGame"] == (number > rounds)
            (_check_cut_game if game["eliminationGame"] else _check_match)(game, everybody)
        seen = [side["id"] for game in played for side in (game["player1"], game["player2"]) if side["id"]]
        assert len(seen) == len(set(seen))
        if number > rounds:
            assert set(seen) <= {player["id"] for player in finalists}
            continue
        pairings.append([(_id(game["player1"]) or "", _id(game["player2"])) for game in played])
        for game in played:
            for side in (game["player1"], game["player2"]):
                points[number, _id(side) or ""] = side["combinedScore"]
    for one, (total, sos, esos) in table_of(pairings, points).items():
        player = everybody[int(one)]
        assert player["matchPoints"] == total
        assert abs(float(player["strengthOfSchedule"]) - sos) < 1e-5
        assert abs(float(player["extendedStrengthOfSchedule"]) - esos) < 1e-5
    order = [
        (-p["matchPoints"], -float(p["strengthOfSchedule"]), -float(p["extendedStrengthOfSchedule"]))
        for p in file["players"]
    ]
    assert order == sorted(order)


def _id(side: dict[str, Any]) -> str | None:
    return None if side["id"] is None else str(side["id"])


def _check_match(game: dict[str, Any], everybody: dict[int, Any]) -> None:
    sides = (game["player1"], game["player2"])
    assert sides[0]["id"] in everybody
    if sides[1]["id"] is None:
        assert (sides[0]["combinedScore"], sides[1]["combinedScore"]) == (3, 0)
        return
    assert sides[1]["id"] in everybody
    assert {side["role"] for side in sides} == {"corp", "runner"}
    for side in sides:
        assert set(side) == {*SCORES, "role"}
        scored = [side[f"{which}Score"] for which in ("corp", "runner")]
        assert None in scored or sum(scored) == side["combinedScore"]
    assert sorted(side["combinedScore"] for side in sides) in ([0, 3], [1, 1], [0, 0])


def _check_cut_game(game: dict[str, Any], everybody: dict[int, Any]) -> None:
    sides = (game["player1"], game["player2"])
    assert all(side["id"] in everybody for side in sides)
    assert sorted(side["winner"] for side in sides) == [False, True]
    assert {side["role"] for side in sides} == {"corp", "runner"}
    assert all(set(side) == {"id", "role", "winner"} for side in sides)
