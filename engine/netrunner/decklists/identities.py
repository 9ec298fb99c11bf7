"""Which identities a list may mean that names none, as jinteki.net writes them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.netrunner.decklists import names
from engine.netrunner.decks.legality import report
from engine.netrunner.decks.lists import Deck
from engine.netrunner.objects.definitions import declared


def likely_identities(cards: Mapping[str, int], most: int) -> tuple[str, ...]:
    """Codes of identities that can be played, of the side of all these cards, the likeliest first.

    Those come first with which the least is wrong (1.4), and then those whose influence pays for the least.
    Empty if the cards are of both sides, or there are none.
    """
    sides = {names.cards()[code].side for code in cards if code in names.cards()}
    if len(sides) != 1:
        return ()
    found = []
    for code in declared() & names.cards().keys():
        if names.is_identity(code) and names.cards()[code].side in sides:
            said = report(Deck(code, dict(cards)), starters=True)
            found.append((len(said.problems), said.influence, names.cards()[code].title, code))
    return tuple(code for *_, code in sorted(found)[:most])
