"""The exchange format of tournaments, as Netrunner's tournament sites write and read it: export.

What it cannot say is lost: divisions, weights, who did not show up, the random draws (ranks stand for them).
Byes have a second player without an id; averages are text; a game of the cut names its winner, no points.
What is not known or was not played is null: readers look up by name whatever is written as an identity, and
leave out whom they cannot look up. Only completed rounds are in it, and of these what was not voided.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.leagues.brackets import winner
from engine.leagues.final import final_order, ranked
from engine.leagues.model import Cut, Event, Pairing, Player
from engine.leagues.standings import Row

SCHEMA: Final = "http://steffens.org/nrtm/nrtm-schema.json"
SOURCE: Final = "Sysop"
LARGEST: Final = 2**31
"""Ids from here on are not taken over: readers of the format keep ids as small whole numbers."""


class Organiser(Struct, frozen=True):
    """Who runs it, as the deck site knows them."""

    id: int | None = None
    name: str = ""


def to_nrtm(
    event: Event, *, date: str, organiser: Organiser | None = None, url: str = "", source: str = SOURCE
) -> dict[str, Any]:
    """The file as plain data. `date` is written as given (YYYY-MM-DD)."""
    organiser = organiser or Organiser()
    numbers = _numbers(event)
    rows = _ranked(event)
    players = {
        row.player: _player(event.player(row.player), row, rank, numbers) for rank, row in enumerate(rows, 1)
    }
    # A round of nothing but voided matches is none: readers would take it for one before the cut.
    played = [r for r in event.rounds if r.completed and any(p.counts for p in r.pairings)]
    main = [r for r in played if r.stage == "main"]
    cut = [r for r in played if r.stage == "cut"]
    seeds = event.cut.seeds if event.cut else ()
    size = len(seeds)
    links = [{"rel": "schemaderivedfrom", "href": SCHEMA}]
    if url:
        links.append({"rel": "uploadedfrom", "href": url})
    return {
        "name": event.name,
        "date": date,
        "cutToTop": size,
        "preliminaryRounds": len(main),
        "tournamentOrganiser": {"nrdbId": organiser.id, "nrdbUsername": organiser.name},
        "players": list(players.values()),
        "eliminationPlayers": [
            {**players[one], "rank": place, "seed": seeds.index(one) + 1}
            for place, one in enumerate(final_order(event)[:size], 1)
        ],
        "rounds": [
            *([_match(p, numbers) for p in r.pairings if p.counts] for r in main),
            *([_cut_game(p, numbers, event.cut) for p in r.pairings if p.counts] for r in cut if event.cut),
        ],
        "uploadedFrom": source,
        "links": links,
    }


def nrtm_file(
    event: Event, *, date: str, organiser: Organiser | None = None, url: str = "", source: str = SOURCE
) -> bytes:
    """The same as the text of a file."""
    data = to_nrtm(event, date=date, organiser=organiser, url=url, source=source)
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def _ranked(event: Event) -> list[Row]:
    """The standings in the order that counts; who is in the cut has the ranks of all in it by seed, which the
    file has no other word for. That changes an order only in a knock-out, and where divisions send their
    best."""
    rows = {row.player: row for row in ranked(event)}
    seeds = [seed for seed in (event.cut.seeds if event.cut else ()) if seed in rows]
    inside = iter(seeds)
    return [rows[next(inside)] if one in seeds else row for one, row in rows.items()]


def _numbers(event: Event) -> dict[str, int]:
    """Ids in the file: their own if all are small numbers, else places in the order of sign-up. Others' ids
    are too long for what reads the file, and nobody's business."""
    own = [player.id for player in event.players]
    if all(one.isascii() and one.isdecimal() and str(int(one)) == one and int(one) < LARGEST for one in own):
        return {one: int(one) for one in own}
    return {one: place for place, one in enumerate(own, 1)}


def _player(player: Player, row: Row, rank: int, numbers: dict[str, int]) -> dict[str, Any]:
    return {
        "id": numbers[player.id],
        "name": player.name,
        "rank": rank,
        "corpFaction": player.corp.faction or None,
        "corpIdentity": player.corp.name or None,
        "runnerFaction": player.runner.faction or None,
        "runnerIdentity": player.runner.name or None,
        "matchPoints": row.points,
        "strengthOfSchedule": str(float(row.sos)),
        "extendedStrengthOfSchedule": str(float(row.esos)),
    }


def _match(pairing: Pairing, numbers: dict[str, int]) -> dict[str, Any]:
    return {
        "table": pairing.table,
        "player1": _side(pairing, pairing.player1, numbers),
        "player2": _side(pairing, pairing.player2, numbers),
        "intentionalDraw": pairing.intentional_draw,
        "twoForOne": pairing.two_for_one,
        "eliminationGame": False,
    }


def _side(pairing: Pairing, player: str | None, numbers: dict[str, int]) -> dict[str, Any]:
    """One player of a match. Points of a side that was not played are null."""
    found: dict[str, Any] = {"id": None if player is None else numbers[player]}
    if pairing.corp and player is not None:
        found["role"] = _role(pairing, player)
    as_runner = [game.runner_points for game in pairing.games if game.runner == player]
    as_corp = [game.corp_points for game in pairing.games if game.corp == player]
    found["runnerScore"] = sum(as_runner) if as_runner else None
    found["corpScore"] = sum(as_corp) if as_corp else None
    found["combinedScore"] = 0 if player is None else pairing.points(player)
    return found


def _role(pairing: Pairing, player: str) -> str:
    return "corp" if pairing.corp == player else "runner"


def _cut_game(pairing: Pairing, numbers: dict[str, int], cut: Cut) -> dict[str, Any]:
    won = winner(pairing, cut.seeds)
    found: dict[str, Any] = {"table": pairing.table}
    for name, player in (("player1", pairing.player1), ("player2", pairing.player2)):
        assert player is not None, "nobody has a bye in a game of the cut"
        side: dict[str, Any] = {"id": numbers[player]}
        if pairing.corp:
            side["role"] = _role(pairing, player)
        found[name] = {**side, "winner": player == won}
    return {**found, "intentionalDraw": False, "twoForOne": False, "eliminationGame": True}
