"""What is known of a card and of a set, whichever file says it, and how newer data joins what is known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

FIELDS: Final = (
    "id", "title", "side", "faction", "type", "subtypes", "cost", "strength", "memory_cost", "trash_cost",
    "advancement_requirement", "agenda_points", "unique", "influence_cost", "influence_limit",
    "minimum_deck_size", "base_link", "deck_limit", "first_code", "cycle",
)  # fmt: skip
"""A missing one does not apply; None is X, of an influence limit: unlimited."""
BACK: Final = ("title", "side", "faction", "type", "cycle")
"""What the other side of a double-sided card has of its front (3.1.1a)."""
BACK_CODE: Final = "_back"
RENAMED: Final = {"illicit": "liability"}
"""Subtypes that printings have and the newest rulebook calls by another name (2.16.7 since 26.03)."""

Facts = dict[str, Any]


@dataclass(frozen=True)
class Set:
    """A set of cards: its code, its name, its code in printings of old, its date (ISO, "" if none)."""

    id: str
    name: str
    short: str = ""
    date: str = ""
    cycle: str = ""
    """Of cards that appear in it first, "" where what is known already says so."""


@dataclass
class Card:
    """Facts by FIELDS, printings with their sets, titles in other languages, and other sides."""

    facts: Facts
    printings: dict[str, str]
    titles: dict[str, str] = field(default_factory=dict)
    faces: list[Facts] = field(default_factory=list)


@dataclass
class Known:
    """All that is known: cards and other sides by code, sets by code."""

    facts: dict[str, Facts]
    cards: dict[str, Card]
    sets: dict[str, Set]


def join(known: Known, cards: Iterable[Card], sets: Iterable[Set]) -> None:
    """Newer facts take the place of older ones; printings and titles add to those there are.

    LookupError names a set that neither knows; nothing of that card has joined then.
    """
    for one in sets:
        old = known.sets.get(one.id)
        known.sets[one.id] = Set(
            one.id,
            one.name,
            one.short or (old.short if old else ""),
            one.date or (old.date if old else ""),
            one.cycle,
        )
    for card in cards:
        code = card.facts["id"]
        older = known.cards.get(code, Card({}, {}))
        every = older.printings | card.printings
        if unknown := sorted({where for where in every.values() if where not in known.sets}):
            raise LookupError(f"{card.facts['title']}: the set {unknown[0]!r} is not known")
        card.printings = dict(
            sorted(every.items(), key=lambda item: (known.sets[item[1]].date or "9", item[0]))
        )
        card.titles = older.titles | card.titles
        first, where = next(iter(card.printings.items()))
        was = known.facts.get(code, {})
        card.facts["first_code"] = first
        card.facts["cycle"] = card.facts.get("cycle") or was.get("cycle") or known.sets[where].cycle or where
        known.cards[code] = card
        for side in sides(card):
            known.facts[side["id"]] = {name: side[name] for name in FIELDS if name in side}
            if subtypes := side.get("subtypes"):
                known.facts[side["id"]]["subtypes"] = [RENAMED.get(subtype, subtype) for subtype in subtypes]


def sides(card: Card) -> list[Facts]:
    """A card, and its other side if it has one, whose code ends in `_back`; or several, of copies that differ
    (1.5.2a), with a number before that.

    No deck is built around another side: it has no limits and no sizes.
    """
    kept = {name: card.facts[name] for name in BACK if name in card.facts}
    several = len(card.faces) > 1
    backs = [
        {**kept, **face, "id": f"{card.facts['id']}{f'_{n}' if several else ''}{BACK_CODE}"}
        for n, face in enumerate(card.faces, 1)
    ]
    return [card.facts, *backs]
