"""A deck as it is shown: what pictures and texts of it need to know."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.messages import DEFAULT, say
from engine.netrunner.decklists.writing.sheet import Row, Sheet, sheet
from engine.netrunner.decks.lists import Deck
from engine.netrunner.objects.definitions import declared
from engine.netrunner.shown.info import FACTIONS
from engine.netrunner.table.facts import AGENDA, Facts

MOST: int = 8
"""The column of the cost curve that stands for this cost and all above."""


class DeckRow(msgspec.Struct, frozen=True):
    """A card in a deck. `influence` is what its copies cost together, 0 in faction or where it is waived;
    `playable`: whether the engine plays it."""

    copies: int
    title: str
    faction: str
    influence: int
    playable: bool = True


class DeckSection(msgspec.Struct, frozen=True):
    """Cards of a type."""

    title: str
    count: int
    rows: tuple[DeckRow, ...]


class DeckView(msgspec.Struct, frozen=True):
    """A deck and its figures. `influence_limit` is None without a limit; `points` and their range are 0 for
    Runners; `costs` are how many cards cost 0, 1, ... credits, the last one that much or more."""

    name: str
    identity: str
    faction: str
    faction_name: str
    side: str
    size: int
    minimum: int
    influence: int
    influence_limit: int | None
    points: int
    points_range: tuple[int, int]
    sections: tuple[DeckSection, ...]
    costs: tuple[int, ...]
    unplayable: int = 0
    """Cards that cannot be played here yet."""


def deck_view(deck: Deck, name: str, language: str = DEFAULT) -> DeckView:
    """What is shown of a deck. KeyError for an identity that nobody knows."""
    laid = sheet(deck, name)
    identity = laid.identity.facts
    corp = identity.side == "corp"
    return DeckView(
        name, identity.title, identity.faction, _faction(identity, language), identity.side, laid.size,
        identity.minimum_deck_size or 0, laid.spent, identity.influence_limit, laid.points if corp else 0,
        laid.points_range if corp else (0, 0),
        tuple(
            DeckSection(
                say(language, f"nrs-{title.lower().replace(' ', '-')}"), sum(row.copies for row in rows),
                tuple(map(_row, rows)),
            )
            for title, rows in laid.sections
        ),
        _costs(laid),
        sum(row.copies for row in laid.rows if row.facts.id not in declared()),
    )  # fmt: skip


def _row(row: Row) -> DeckRow:
    influence = 0 if row.waived else row.influence
    return DeckRow(row.copies, row.facts.title, row.facts.faction, influence, row.facts.id in declared())


def _faction(identity: Facts, language: str) -> str:
    if identity.faction.startswith("neutral"):
        return say(language, f"nr-faction-{identity.faction.replace('_', '-')}")
    return FACTIONS.get(identity.faction, identity.faction)


def _costs(laid: Sheet) -> tuple[int, ...]:
    """Cards by what it costs to play, install or rez them; agendas and costs of X are left out."""
    found: Counter[int] = Counter()
    for row in laid.rows:
        if row.facts.type != AGENDA and row.facts.cost is not None:
            found[min(row.facts.cost, MOST)] += row.copies
    return tuple(found[cost] for cost in range(MOST + 1))
