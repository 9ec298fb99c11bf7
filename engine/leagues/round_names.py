"""What a round is called: by its number, and in the cut by how many are left: top 8, semi-final, final."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from engine.leagues.brackets import bracket, winner
from engine.leagues.errors import PLAIN
from engine.leagues.model import Event

RoundName: TypeAlias = dict[str, str | int]
"""The arguments that name a round in a sentence (`ls-of-round`): `round`, its number; `stage`, "" before the
cut, else "top", "semi", "final" or "decider" (the second game of a final in double elimination), "-again"
behind it for another round with as many left; `size` of a top; `again`, which of them it is."""
LARGEST = 16
"""A larger field of a knock-out has rounds with numbers."""


def round_name(event: Event, number: int) -> RoundName:
    """The name of a round there is. LeagueError otherwise."""
    if event.round(number).stage == "main" or event.cut is None:
        return {**PLAIN, "round": number}
    left = _left(event)
    here = left[number]
    size = _size(here, event.cut.elimination)
    if size > LARGEST:
        return {**PLAIN, "round": number}
    same = [each for each, there in left.items() if each < number and there == here]
    tables = {pairing.table for pairing in event.round(number).pairings}
    if same and any(game.reset and game.number in tables for game in bracket(event).games):
        return {**PLAIN, "round": number, "stage": "decider"}
    stage = "final" if size == 2 else "semi" if size == _semi(event.cut.elimination) else "top"
    again = len(same) + 1
    return {
        "round": number,
        "stage": f"{stage}-again" if same else stage,
        "size": size,
        "again": again if same else 0,
    }


def _semi(elimination: str) -> int:
    """How many are left where who wins is in the final: all four, or of the three one waits."""
    return 4 if elimination == "single" else 3


def _size(left: int, elimination: str) -> int:
    """In single elimination a field that is no power of two has free places."""
    if left <= 2:
        return 2
    return 1 << (left - 1).bit_length() if elimination == "single" else left


def _left(event: Event) -> dict[int, int]:
    """How many have not lost for good before each round of the cut, by its number."""
    assert event.cut is not None
    seeds, limit = event.cut.seeds, 1 if event.cut.elimination == "single" else 2
    lost: Counter[str] = Counter()
    found = {}
    for played in event.of_stage("cut"):
        found[played.number] = len(seeds) - sum(lost[one] >= limit for one in seeds)
        for pairing in played.pairings:
            if pairing.status == "confirmed" and pairing.player2 is not None:
                beaten = pairing.opponent(winner(pairing, seeds))
                lost[beaten or ""] += 1
    return found
