"""Each night of the season has a word of the effect language that no other night has: what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.neon_hope.packs import Library
from engine.neon_hope.table.pack import Pack

OWN = {
    "afterglow": "chapter",  # two ways out: which chapter comes is chosen
    "line-nine": "turn_environment",  # a tram that is another place each round
    "lighthouse": "close_next",  # the tide
    "page-212-night": "secret",  # an offer that nobody else sees
    "dawn": "heal",  # a boss that recovers
}


def parts(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    inside: Any = ()
    if isinstance(value, msgspec.Struct):
        inside = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        inside = value.values()
    elif isinstance(value, tuple | list):
        inside = value
    for one in inside:
        yield from parts(one)


def words(pack: Pack, episode: str) -> set[str]:
    """The words of the effect language on all that an episode may bring, but for the players' own cards."""
    people = {*pack.characters, *pack.actions, *pack.tools, *pack.character_tools}
    seen = people | set(pack.episodes) - {episode}
    ahead, found = [episode], set()
    while ahead:
        code = ahead.pop().partition(":")[0]
        if code in seen:
            continue
        seen.add(code)
        for table in (pack.enemies, pack.conditions, pack.events):
            ahead += [card for card, held in table.items() if code and held.set == code]
        for part in parts(pack.cards.get(code)):
            if isinstance(part, str):
                ahead.append(part)
            found.add(getattr(part, "op", ""))
    return found


def test_each_night_shows_something_that_no_other_has() -> None:
    pack = Library.load().pack("pilot")
    of = {episode: words(pack, episode) for episode in pack.episodes}
    assert set(OWN) == set(of)
    for episode, word in OWN.items():
        assert [other for other in of if word in of[other]] == [episode]
