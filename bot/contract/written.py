"""Finished games in files, in words and for programs. Done by workers: telling a whole game takes long.

What is handed to them pickles, and this module imports little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from bot.contract.game import ALL
from bot.messages.loglines import bare

Tell = Callable[[Sequence[Any], str], Sequence[str]]
"""What happened, as a seat saw it, in lines of Discord's markup; it pickles."""


@dataclass(frozen=True)
class Said:
    """A row of the decision log: whose answer it was, what came of it, and what the public log says of it."""

    seat: str
    events: bytes
    lines: Sequence[str]


@dataclass(frozen=True)
class Teller:
    """Tells what came of answers."""

    tell: Tell
    event: Any
    """The class of the game's events."""

    def told(self, rows: Iterable[Said], seen: str) -> list[str]:
        """As it was seen; with ALL, as whoever answered saw it."""
        found: list[str] = []
        for seat, happened in self._runs(rows, seen):
            found += happened if seat == "" else self.tell(happened, seat)
        return [line for line in found if line]

    def _runs(self, rows: Iterable[Said], seen: str) -> list[tuple[str, list[Any]]]:
        """Events one after the other that are told through the same eyes; lines, with "", where they cannot
        be read."""
        found: list[tuple[str, list[Any]]] = []
        for row in rows:
            unpacked = unpack(self.event, row.events)
            seat = "" if unpacked is None else row.seat if seen == ALL else seen
            happened = list(row.lines if unpacked is None else unpacked)
            if found and found[-1][0] == seat:
                found[-1][1].extend(happened)
            else:
                found.append((seat, happened))
        return found


@cache
def _decoder(event: type) -> msgspec.msgpack.Decoder[list[Any]]:
    return msgspec.msgpack.Decoder(list[event])  # type: ignore[valid-type]


def unpack(event: Any, packed: bytes) -> list[Any] | None:
    """The events of an answer; None if there are none, or an older program wrote them otherwise."""
    try:
        return _decoder(event).decode(packed) if packed else None
    except msgspec.ValidationError:
        return None


def described(game: Any, language: str, events: Sequence[Any], seat: str) -> list[str]:
    """What the game itself says of each event."""
    lines = (game.describe(event, seat, language=language) for event in events)
    return [line for line in lines if line]


def in_words(
    teller: Teller, rows: Sequence[Said], seen: str, head: Sequence[str], tail: Sequence[str]
) -> bytes:
    """The game in words, as it was seen."""
    return ("\n".join(map(bare, [*head, *teller.told(rows, seen), *tail])) + "\n").encode()


def for_programs(
    teller: Teller,
    about: Mapping[str, Any],
    steps: Sequence[tuple[Mapping[str, Any], Sequence[Said]]],
    eyes: Sequence[str],
) -> bytes:
    """The game for programs: every step with what it told each pair of eyes."""
    found = [
        {**step, "told": {one: [bare(line) for line in teller.told(rows, one)] for one in eyes}}
        for step, rows in steps
    ]
    return msgspec.json.format(msgspec.json.encode({**about, "steps": found}), indent=1)
