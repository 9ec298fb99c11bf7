"""Which cards there were at the time of an edition of the rules."""

from __future__ import annotations

from engine.netrunner.decks.legality import Problem, Reason
from engine.netrunner.decks.lists import Deck
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.facts import facts_of


def later(deck: Deck, edition: str) -> list[Problem]:
    """The cards of a deck that came after an edition of the rules. KeyError for an unknown edition."""
    cycles = EDITIONS[edition].cycles
    found = (facts for code in (deck.identity, *deck.cards, *deck.extra) if (facts := facts_of(code)))
    late = {facts.id: facts.title for facts in found if cycles and facts.cycle not in cycles}
    return [Problem(Reason.NOT_IN_EDITION, code) for code in sorted(late, key=late.__getitem__)]
