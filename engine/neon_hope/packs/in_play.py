"""What may come into play in an episode: its own effects, its sets, and what these cards bring in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from engine.neon_hope.language.board import BringCard, BringEnvironment
from engine.neon_hope.packs.references import walk
from engine.neon_hope.packs.stories import chapters_of
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Episode, Pack

Parts = list[tuple[str, msgspec.Struct]]
DRAWN: Final = ("enemies", "conditions", "events")
"""The tables of what an encounter deck is made of (NH 3.3)."""
_LAID: Final = ("environments", "clues", "community", *DRAWN)
_HELD: Final = ("characters", "actions", "tools", "character_tools")
"""What players bring themselves is there in each episode."""


class Play(NamedTuple):
    """Of one episode: cards that may come into play, card sets of its encounter deck, and all parts of both
    that may do or ask something."""

    cards: frozenset[str]
    sets: frozenset[str]
    parts: tuple[msgspec.Struct, ...]


def own(pack: Pack, code: str, episode: Episode) -> Parts:
    """What belongs to an episode alone: its setup, and the chapters no other one comes to."""
    others = [chapters_of(pack, other) for name, other in pack.episodes.items() if name != code]
    found = list(walk(episode.setup, f"episodes.{code}.setup"))
    for chapter in sorted(chapters_of(pack, episode).difference(*others)):
        found += walk(pack.chapters[chapter], f"chapters.{chapter}")
    return found


def play(pack: Pack, episode: Episode) -> Play:
    """What may come into play in the episode, whatever the campaign is like."""
    parts = [*_parts(episode), *(p for c in chapters_of(pack, episode) for p in _parts(pack.chapters[c]))]
    for name in episode.surveillance.values():
        parts += _parts(pack.surveillance[name]) if name in pack.surveillance else ()
    for table in _HELD:
        parts += _parts(getattr(pack, table))
    sets = {*episode.sets, *(change.set for change in episode.set_changes)}
    cards: set[str] = set()
    coming = {*episode.difficulty_cards, *(start.environment for start in episode.starts)}
    new = list(parts)
    while new or coming - cards:
        coming.update(code for part in new for code in _brings(part))
        sets |= {part.set for part in new if getattr(part, "op", "") == "shuffle_in" and hasattr(part, "set")}
        coming |= {code for table in DRAWN for code, c in getattr(pack, table).items() if c.set in sets}
        new = [part for code in sorted(coming - cards) for part in _card(pack, code)]
        cards |= coming
        parts += new
    return Play(frozenset(cards), frozenset(sets), tuple(parts))


def _parts(struct: object) -> list[msgspec.Struct]:
    return [part for _, part in walk(struct)]


def _card(pack: Pack, code: str) -> Iterator[msgspec.Struct]:
    for table in _LAID:
        if code in getattr(pack, table):
            yield from _parts(getattr(pack, table)[code])


def _brings(part: msgspec.Struct) -> Iterator[str]:
    """The cards that an effect, or an environment with its clues (NH 3.11), brings."""
    if isinstance(part, BringCard | BringEnvironment):
        yield part.card
    elif isinstance(part, d.Bring):
        yield part.clue
    elif getattr(part, "op", "") == "search_encounter":
        yield getattr(part, "card", "")
