"""Tools bought and recycled (NH 19.3, 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.changes.cards import set_card, show_face
from engine.neon_hope.changes.events import emit
from engine.neon_hope.changes.heroes import set_hero
from engine.neon_hope.definitions import Tool
from engine.neon_hope.questions import Option

if TYPE_CHECKING:
    from engine.kernel.steps import Frame
    from engine.neon_hope.queries import Game


def buy(g: Game, seat: str, oid: int, price: int) -> None:
    """A tool enters the play area from the tool set (NH 19.3)."""
    card = g.state.cards[oid]
    found = g.content[card.code]
    assert isinstance(found, Tool)
    emit(g, "buys", seat=seat, code=card.code, n=price)
    set_hero(g, seat, resources=g.hero(seat).resources - price)
    set_card(g, oid, place=f"play:{seat}", uses=found.uses, used="")
    show_face(g, oid, seat)


def offer_tools(g: Game, f: Frame, seat: str, discount: int = 0) -> bool:
    """Let the seat buy tools as far as its resources go. False: the step returns ASK and comes again."""
    while tools := g.tools_for_sale(seat, discount):
        options = [Option(f"buy:{card.oid}", "buy", card.oid, card.code, price) for card, price in tools]
        keys = g.ask(f, seat, "buy", [*options, Option("done", "done")])
        if keys is None:
            return False
        if keys[0] == "done":
            break
        oid = int(keys[0][4:])
        buy(g, seat, oid, next(price for card, price in tools if card.oid == oid))
        if g.state.stack[-1] is not f:  # the tool's Revealed box comes first
            return False
    return True


def recycle(g: Game, oid: int) -> None:
    """A tool goes back to its tool set (NH 22.2)."""
    card = g.state.cards[oid]
    owner = card.place.removeprefix("play:")
    emit(g, "recycled", seat=owner, code=card.code)
    set_card(g, oid, place=f"set:{owner}", dice=(), uses=0, used="")
