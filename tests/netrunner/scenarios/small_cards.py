"""All small cards of the scenarios: put together once, and declared for each test that is about them."""

from __future__ import annotations

from functools import cache

from engine.netrunner.objects.definitions import Definition, card, declared, definition, taken_back
from tests.netrunner.scenarios import corp_cards, runner_cards


@cache
def _all() -> list[Definition]:
    with taken_back():
        before = declared()
        for cards in (corp_cards, runner_cards):
            cards.declare()
            cards.more()
        return [definition(code) for code in sorted(declared() - before)]


def declare() -> None:
    """Declare them as they were put together."""
    for found in _all():
        card(found.code, *found.abilities, facts=found.facts, back=found.back)
