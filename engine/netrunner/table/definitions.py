"""What a card is in any game: its printed facts (chapters 2 and 3) and its declared abilities."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import msgspec

from engine.netrunner.language.abilities import CanAdvance, Paid, Play, Static, Sub, When
from engine.netrunner.language.base import Ability, Modifier

AGENDA, ASSET, ICE, OPERATION, UPGRADE = "agenda", "asset", "ice", "operation", "upgrade"
EVENT, HARDWARE, PROGRAM, RESOURCE = "event", "hardware", "program", "resource"
CORP_IDENTITY, RUNNER_IDENTITY = "corp_identity", "runner_identity"

DATA = Path(__file__).parent / "data"


class Facts(msgspec.Struct, frozen=True, gc=False):
    """Printed values. A missing one "does not apply"; None means X."""

    id: str
    title: str
    side: str
    faction: str
    type: str
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    strength: int | None = None
    memory_cost: int | None = None
    trash_cost: int | None = None
    advancement_requirement: int | None = None
    agenda_points: int | None = None
    unique: bool = False
    influence_cost: int | None = None
    influence_limit: int | None = None
    minimum_deck_size: int | None = None
    base_link: int = 0
    deck_limit: int = 3
    first_code: str = ""
    cycle: str = ""


def inside(value: object) -> Iterator[object]:
    """A declaration and everything it is made of."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name))


class Definition:
    """A card definition: facts, and its abilities sorted by kind for quick look-up."""

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...]) -> None:
        self.facts = facts
        self.code = facts.id
        self.title = facts.title
        self.type = facts.type
        self.subtypes = frozenset(facts.subtypes)
        self.abilities = abilities
        self.paid = tuple((i, a) for i, a in enumerate(abilities) if isinstance(a, Paid))
        self.actions = tuple((i, a) for i, a in self.paid if a.cost.clicks)
        self.window = tuple(
            (i, a) for i, a in self.paid if not a.cost.clicks and not a.interrupt and not a.access
        )
        self.access = tuple((i, a) for i, a in self.paid if a.access)
        self.subs = tuple(a for a in abilities if isinstance(a, Sub))
        self.play = next((a for a in abilities if isinstance(a, Play)), None)
        self.whens: dict[str, tuple[tuple[int, When], ...]] = {}
        for i, a in enumerate(abilities):
            if isinstance(a, When):
                for kind in a.on.kinds:
                    self.whens[kind] = (*self.whens.get(kind, ()), (i, a))
        self.interrupts = tuple((i, a) for i, a in self.paid if a.interrupt)
        self.statics: dict[str, tuple[Static, ...]] = {}
        for a in abilities:
            if isinstance(a, Static):
                stat = a.modifier.stat
                self.statics[stat] = (*self.statics.get(stat, ()), a)
        parts = [part for ability in abilities for part in inside(ability)]
        self.stats = frozenset(part.stat for part in parts if isinstance(part, Modifier))
        """What its abilities change, be it for a while."""
        self.heard = frozenset(kind for part in parts if isinstance(part, When) for kind in part.on.kinds)
        """Events its abilities listen to, be it for a while."""
        self.can_be_advanced = facts.type == AGENDA or any(isinstance(a, CanAdvance) for a in abilities)

    def __repr__(self) -> str:
        return f"<{self.title}>"


_DECLARED: dict[str, tuple[Ability, ...]] = {}
_EXTRA: dict[str, Facts] = {}
KNOWN: dict[str, Definition] = {}
"""Definitions made so far; `definition` makes the others."""


def card(code: str, *abilities: Ability, facts: Facts | None = None) -> None:
    """Declare what a card does. `facts` only for cards that are not in the data file (tests)."""
    if code in _DECLARED:
        raise ValueError(f"{code} is declared twice")
    _DECLARED[code] = abilities
    if facts is not None:
        _EXTRA[code] = facts


@contextmanager
def taken_back() -> Iterator[None]:
    """What is declared inside is taken back at the end: for the small cards of tests."""
    declared_before, extra_before = dict(_DECLARED), dict(_EXTRA)
    try:
        yield
    finally:
        for code in _DECLARED.keys() - declared_before.keys():
            KNOWN.pop(code, None)
        _DECLARED.clear()
        _DECLARED.update(declared_before)
        _EXTRA.clear()
        _EXTRA.update(extra_before)


def declared() -> frozenset[str]:
    """Codes of all declared cards."""
    return frozenset(_DECLARED)


@cache
def _facts() -> dict[str, Facts]:
    path = DATA / "cards.json"
    found = msgspec.json.decode(path.read_bytes(), type=list[Facts])
    return {facts.id: facts for facts in found}


def facts_of(code: str) -> Facts | None:
    """The printed facts of a card, declared or not; None if nobody knows the code."""
    return _EXTRA.get(code) or _facts().get(code)


def definition(code: str) -> Definition:
    """The definition with this code. KeyError if there is none."""
    found = KNOWN.get(code)
    if found is None:
        facts = _EXTRA.get(code) or _facts()[code]
        found = KNOWN[code] = Definition(facts, _DECLARED[code])
    return found


def plain(text: str) -> str:
    """Lower-case letters and digits of a title without accents, for searching."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if c.isalnum())


def find_cards(text: str, among: frozenset[str] | None = None) -> list[str]:
    """Codes of declared cards whose title holds the text; titles that begin with it come first."""
    wanted = plain(text)
    if text.strip() and not wanted:
        return []  # only signs: nobody's title
    hits = []
    for code in _DECLARED if among is None else among & declared():
        title = plain(definition(code).title)
        if wanted in title:
            hits.append((not title.startswith(wanted), title, code))
    return [code for _, _, code in sorted(hits)]
