"""What lies open in a game of NEON HOPE, and how it is read: as the side that is up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.contract.game import SPECTATOR
from bot.games.neon_hope.rules import CoopGame
from engine.neon_hope.shown.view import CardView, View

SIDE = "~"
"""Between the code of a card in play and which side of it lies there."""


def sides(game: CoopGame | None) -> dict[str, list[str]]:
    """By the code of a card that everybody can see in a game: its sides that lie up, as they are read."""
    found: dict[str, list[str]] = {}
    if game is not None:
        for code, _ in visible(game.view(SPECTATOR)):
            found.setdefault(code.partition(SIDE)[0], []).append(code)
    return found


def read(there: Mapping[str, Sequence[str]], code: str) -> str:
    """A card as it is read where it lies; of several the first. KeyError for a side that lies nowhere."""
    named, _, side = code.partition(SIDE)
    sides = there.get(named, ())
    if code in sides:
        return code
    if sides:
        return sides[0]
    if side:
        raise KeyError(code)
    return code


def visible(view: View) -> Iterator[tuple[str, str]]:
    """(code, title) of every card face that a view shows, own hand first."""
    heroes = sorted(view.heroes, key=lambda hero: hero.seat != view.seat)
    for hero in heroes:
        yield from ((card.code, card.name) for card in hero.hand or ())
        if hero.drawn is not None:
            yield hero.drawn.code, hero.drawn.title
    for card in _cards(view):
        yield card.reads or card.code, card.name
    for environment in view.environments:
        yield environment.reads or environment.code, environment.name
    for hero in heroes:
        yield hero.code, hero.name
        yield from ((card.reads or card.code, card.name) for card in hero.tools)
        yield from ((card.code, card.name) for card in hero.discard)
        yield from ((code, name) for code, name, _ in hero.tool_set)
    yield from view.piles


def _cards(view: View) -> Iterator[CardView]:
    """Every card that lies on the table, outside of play areas."""
    for environment in view.environments:
        yield from environment.upper.cards
        yield from environment.lower.cards
    yield from view.network
    yield from view.community
