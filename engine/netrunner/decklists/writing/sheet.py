"""A deck laid out as lists show it: sections, printings, what is paid in influence."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from engine.netrunner.decklists import names
from engine.netrunner.decks.legality import influence, influence_cost, points_range, rules_of
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.deck_rules import FreeInfluence
from engine.netrunner.table.facts import ICE, PROGRAM, Facts

ICE_TYPES: Final = {"barrier": "Barrier", "code_gate": "Code Gate", "sentry": "Sentry"}
COLUMNS: Final = (
    ("Agenda", "Asset", "Event", "Hardware", "Operation", "Resource", "Upgrade"),
    ("Barrier", "Code Gate", "Icebreaker", "Multi", "Other", "Program", "Sentry"),
)
"""The sections in the order of NetrunnerDB's page."""


UNKNOWN: Final = "Unknown"
"""The section of cards that nobody knows: newer than the data."""
TITLES: Final = (*(title for column in COLUMNS for title in column), UNKNOWN)


class Row(NamedTuple):
    """A card in a deck: how many, its printing and the name of that set, the influence its copies are worth,
    and whether that is waived."""

    facts: Facts
    copies: int
    printing: str
    set_name: str
    influence: int
    waived: bool


class Sheet(NamedTuple):
    """A deck as it is listed. `newest` is the name of the newest set in it."""

    name: str
    notes: str
    identity: Row
    sections: list[tuple[str, list[Row]]]
    newest: str
    spent: int
    points: int
    size: int

    @property
    def rows(self) -> list[Row]:
        """All cards of the deck, by printing."""
        found = [row for _, rows in self.sections for row in rows]
        return sorted(found, key=lambda row: row.printing)

    @property
    def printed(self) -> list[Row]:
        """The cards of which a printing is known."""
        return [row for row in self.rows if row.printing]

    @property
    def points_range(self) -> tuple[int, int]:
        """How many agenda points a deck of this size, or of the least size, has to have (1.4.6)."""
        return points_range(max(self.size, self.identity.facts.minimum_deck_size or 0))


def sheet(deck: Deck, name: str, notes: str = "") -> Sheet:
    """Lay out a deck. Cards nobody knows are as they were written; for such an identity KeyError."""
    known = names.cards()
    identity = known[deck.identity]
    cards = {
        known.get(code) or Facts(code, code, identity.side, identity.faction, UNKNOWN.lower()): copies
        for code, copies in deck.cards.items()
    }
    chosen = _sets([deck.identity, *deck.cards])
    sections: dict[str, list[Row]] = {}
    for facts, copies in sorted(cards.items(), key=lambda pair: pair[0].title):
        each = influence_cost(identity, facts) or 0
        waived = any(rule.holds(cards) for rule in rules_of(facts.id) if isinstance(rule, FreeInfluence))
        row = Row(facts, copies, *chosen[facts.id], each * copies, waived)
        sections.setdefault(section(facts), []).append(row)
    newest = max(chosen.values(), key=lambda printed: _date(printed[1]))[1]
    return Sheet(
        name, notes, Row(identity, 1, *chosen[deck.identity], 0, False),
        [(title, sections[title]) for title in TITLES if title in sections],
        newest, influence(identity, cards), sum((f.agenda_points or 0) * n for f, n in cards.items()),
        deck.size,
    )  # fmt: skip


def section(facts: Facts) -> str:
    """Where a card is listed: ice by its one subtype that is broken, icebreakers apart from programs."""
    if facts.type == ICE:
        kinds = [title for kind, title in ICE_TYPES.items() if kind in facts.subtypes]
        return kinds[0] if len(kinds) == 1 else "Multi" if kinds else "Other"
    if facts.type == PROGRAM and "icebreaker" in facts.subtypes:
        return "Icebreaker"
    return facts.type.capitalize()


def _date(set_name: str) -> str:
    return next((one.date for one in names.card_sets().values() if one.name == set_name), "")


def _sets(codes: list[str]) -> dict[str, tuple[str, str]]:
    """A printing for each card, and the name of its set: of few sets rather than many, of new rather than old
    ones. "" for a card without printings."""
    sets = names.card_sets()
    shared = Counter(code for card in codes for code in set(names.printings(card).values()))
    found = {}
    for card in codes:
        printed = names.printings(card)
        best = max(printed, key=lambda one: (shared[printed[one]], sets[printed[one]].date), default="")
        found[card] = (best, sets[printed[best]].name if best else "")
    return found
