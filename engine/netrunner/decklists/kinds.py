"""What people call kinds of cards: formats, sets, cycles and subtypes by their names, and all of these,
factions and types by what else is typed for them ("hb", "codetor")."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

import msgspec

from engine.messages import LANGUAGES, say
from engine.netrunner.decklists import names
from engine.netrunner.decklists.formats import OURS, formats
from engine.netrunner.language.words import subtype_words
from engine.speech import subtype

NEWEST: Final = "9999-12-31"
"""A format is what its last list says that is known."""

Of = Literal["faction", "type", "subtype", "format", "set"]
Words = tuple[str, ...]


class CardKind(NamedTuple):
    """The cards that some words stand for. `of`: what kind of kinds it is; a cycle is a set here."""

    of: Of
    codes: frozenset[str]


@cache
def kinds() -> Mapping[Words, CardKind]:
    """All that are known by a name, by its folded words, in any language. Where two are called so (Core Set,
    a format and a set) it is the cards of both."""
    found: dict[Words, CardKind] = {}
    for of, name, codes in _named():
        words = tuple(names.folded(name).split())
        if words:
            before = found.get(words, CardKind(of, frozenset()))
            found[words] = CardKind(before.of, before.codes | codes)
    return MappingProxyType(found)


def _named() -> Iterator[tuple[Of, str, frozenset[str]]]:
    typed = msgspec.json.decode(
        (names.DATA / "typed.json").read_bytes(), type=dict[Of, dict[str, tuple[str, ...]]]
    )
    by = _cards()
    for of, some in typed.items():
        for one, called in some.items():
            for name in called:
                yield of, name, by[of][one]
    for one in OURS:
        for name in (one.replace("_", " "), *(say(language, f"nrf-{one}") for language in LANGUAGES)):
            yield "format", re.split("[(（]", name)[0], by["format"][one]
    for one, codes in by["subtype"].items():
        for name in (subtype_words(one), *(subtype(language, subtype_words(one)) for language in LANGUAGES)):
            yield "subtype", name, codes
    for code, each in names.card_sets().items():
        for name in (each.name, each.short):
            yield "set", name, by["set"][code]
    cycles = defaultdict[str, set[str]](set)
    for code, facts in names.cards().items():
        cycles[facts.cycle].add(code)
    for cycle, some_cards in cycles.items():
        for name in (cycle.replace("_", " "), f"{cycle.replace('_', ' ')} cycle"):
            yield "set", name, frozenset(some_cards)


@cache
def _cards() -> Mapping[Of, Mapping[str, frozenset[str]]]:
    """The cards of each kind, by its id."""
    found: dict[Of, defaultdict[str, set[str]]] = {
        of: defaultdict(set) for of in ("faction", "type", "subtype", "format", "set")
    }
    for code, facts in names.cards().items():
        found["faction"][facts.faction].add(code)
        found["type"][facts.type].add(code)
        for one in facts.subtypes:
            found["subtype"][one].add(code)
        for one in names.printings(code).values():
            found["set"][one].add(code)
    for one in OURS:
        found["format"][one] |= formats().pool(one, NEWEST)
    return {of: {one: frozenset(codes) for one, codes in some.items()} for of, some in found.items()}
