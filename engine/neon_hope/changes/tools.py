"""Tools bought and recycled (NH 19.3, 22)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.neon_hope.changes.cards import enter, push_all, set_card
from engine.neon_hope.changes.events import emit
from engine.neon_hope.changes.heroes import set_hero
from engine.neon_hope.table.definitions import Tool
from engine.neon_hope.table.questions import Option

MOST_SETS: Final = 15
"""So many sets of tools are offered, each to be bought at once."""
SET: Final = "tools"
"""In keys: these, and no more."""
DONE: Final = "done"

if TYPE_CHECKING:
    from engine.kernel.steps import Frame
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card


def buy(g: Game, seat: str, oid: int, price: int, *, enters: bool = True) -> None:
    """A tool enters the play area from the tool set (NH 19.3); `enters`: its boxes open now."""
    card = g.state.cards[oid]
    found = g.content[card.code]
    assert isinstance(found, Tool)
    emit(g, "buys", seat=seat, code=card.code, n=price)
    set_hero(g, seat, resources=g.hero(seat).resources - price)
    set_card(g, oid, place=f"play:{seat}", uses=found.uses, used="")
    if enters:
        enter(g, oid, seat)


def offer_tools(g: Game, f: Frame, seat: str, discount: int = 0) -> bool:
    """Let the seat buy tools as far as its resources go. False: the step returns ASK and comes again.

    One answer names all that is bought, unless something may happen between two tools, or there are too many
    sets of tools to offer each.
    """
    while tools := g.tools_for_sale(seat, discount):
        prices = {card.oid: price for card, price in tools}
        keys = g.ask(f, seat, "buy", buying(g, seat, prices))
        if keys is None:
            return False
        oids, goes_on = bought(keys[0])
        for oid in oids:
            buy(g, seat, oid, prices[oid])
        if not goes_on:
            break
        if g.state.stack[-1] is not f:  # the tool's Revealed box comes first
            return False
    return True


def bought(key: str) -> tuple[list[int], bool]:
    """The tools that are bought by an answer, and whether more may be."""
    kind, _, named = key.partition(":")
    return [int(oid) for oid in named.split("+") if oid], kind not in (SET, DONE)


def buying(g: Game, seat: str, prices: dict[int, int]) -> list[Option]:
    """Every set of tools that the seat can pay for, single tools first; or these alone. And none."""
    return [*_sets(g, seat, prices), Option(DONE, DONE)]


def _sets(g: Game, seat: str, prices: dict[int, int]) -> list[Option]:
    cards = {oid: g.state.cards[oid] for oid in prices}
    single = [Option(f"buy:{oid}", "buy", oid, cards[oid].code, price) for oid, price in prices.items()]
    if any(has_boxes(g, card) for card in cards.values()):
        return single
    sets = [
        (oids, price)
        for n in range(1, len(prices) + 1)
        for oids in combinations(prices, n)
        if (price := sum(prices[oid] for oid in oids)) <= g.hero(seat).resources
    ]
    if len(sets) > MOST_SETS:
        return single
    alone = [replace(option, key=f"{SET}:{option.oid}") for option in single]
    together = [(f"{SET}:{'+'.join(map(str, oids))}", price) for oids, price in sets[len(alone) :]]
    return [*alone, *(Option(key, "buys", n=price) for key, price in together)]


def has_boxes(g: Game, card: Card) -> bool:
    """Whether something happens as the tool enters play (23.2)."""
    face = g.face(card)
    return bool(face.revealed) or any(trigger.on == "enters" for trigger in face.triggers)


def recycle(g: Game, oid: int) -> None:
    """A tool goes back to its tool set (NH 22.2)."""
    card = g.state.cards[oid]
    owner = card.place.removeprefix("play:")
    emit(g, "recycled", seat=owner, code=card.code)
    own = g.own_triggers("leaves", card, owner)
    set_card(g, oid, place=f"set:{owner}", dice=(), uses=0, used="", counters=0)
    push_all(g, own)
