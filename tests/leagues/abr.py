"""Reads a file of a tournament as AlwaysBeRunning's importer does: who gets an entry, with which identities.

Facts of that site (its `TournamentsController`): an identity that is null becomes The Shadow or The Masque;
anything else, the empty text too, is looked up by its title, and a player with one that is not found is
reported and gets no entry. Entries are made of `players`; who is in `eliminationPlayers` (by id) has the rank
there, too.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from engine.leagues.identities import DATA

UNKNOWN = {"corp": "The Shadow: Pulling the Strings", "runner": "The Masque: Cyber General"}
TITLES = {title for title, *_ in json.loads(DATA.read_text("utf-8"))}


class Entry(NamedTuple):
    """A player as the site shows them. `top`: the rank in the cut, None outside of it."""

    name: str
    rank: int
    top: int | None
    corp: str
    runner: str


def read(data: bytes) -> tuple[list[Entry], list[str]]:
    """The entries, and what the site complains of."""
    file = json.loads(data)
    tops = {player["id"]: player["rank"] for player in file["eliminationPlayers"]}
    entries, complaints = [], []
    for player in file["players"]:
        named = {side: player[f"{side}Identity"] for side in UNKNOWN}
        found = {side: UNKNOWN[side] if title is None else title for side, title in named.items()}
        wrong = [title for title in found.values() if title not in TITLES]
        if wrong:
            complaints += [f"{player['name']}: {title!r}" for title in wrong]
            continue
        entries.append(
            Entry(player["name"], player["rank"], tops.get(player["id"]), found["corp"], found["runner"])
        )
    return entries, complaints
