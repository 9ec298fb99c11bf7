"""Installed cards: settling, rezzing, moving and swapping them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.netrunner.table import memory
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import CONDITION
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.positions import ice_added, ice_derezzed, ice_moved
from engine.netrunner.table.primitives.counters import first_recurring
from engine.netrunner.table.primitives.events import emit, note, put
from engine.netrunner.table.primitives.movement import leave, move
from engine.netrunner.table.state import CORP, HOSTED, IDENTITY, INSTALLED, RUNNER, Server

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_replace = msgspec.structs.replace


def settle(
    g: Game, oid: int, *, server: str = "", ice_index: int | None = None, faceup: bool, host: int = 0,
    inward: bool = False,
) -> None:  # fmt: skip
    """A card in the play area becomes installed (8.5.16e): the same object, now at its location.

    `ice_index` counts positions from the innermost; None puts the card into the root (or the rig). `inward`:
    that position was inward of the Runner when it was chosen.

    Rules: 1.8.3b, 1.8.3c, 4.6.6b, 4.6.9d, 4.6.6f.
    """
    state = g.state
    card = state.cards[oid]
    state.zones[card.zone] = tuple(other for other in state.zones[card.zone] if other != oid)
    state.zones[INSTALLED] = (*state.zones[INSTALLED], oid)
    state.last_number += 1
    put(
        g,
        _replace(
            card, zone=INSTALLED, server=server, faceup=faceup, turn=state.turn, host=host,
            since=state.last_number if faceup else 0,
        ),
    )  # fmt: skip
    g.forget()
    if faceup:
        first_recurring(g, oid)
    if server:
        there = state.servers[server]
        if ice_index is None:
            state.servers[server] = Server(there.ice, (*there.root, oid))
            state.entered_root = (*state.entered_root, oid)
        else:
            ice = (*there.ice[:ice_index], oid, *there.ice[ice_index:])
            state.servers[server] = Server(ice, there.root)
            ice_added(g, server, ice_index, inward=inward)


def activate(g: Game, oid: int) -> None:
    """A card becomes active where it lies: an event or operation being played (8.6.7c)."""
    g.state.last_number += 1
    put(g, _replace(g.state.cards[oid], since=g.state.last_number))
    g.forget()
    first_recurring(g, oid)


def host(g: Game, oid: int, on: int, *, faceup: bool, by: Seat) -> int:
    """Host a card on another (1.13.1). Its id: a new one if it was not in the play area yet.

    An installed card stays installed, as the same object at another location; any other one is inactive on
    its host (1.13.2), and so is a card of the Corp on one of the Runner, where it is not installed.
    """
    state = g.state
    card = state.cards[oid]
    if card.zone == INSTALLED and (card.side == RUNNER or state.cards[on].side == CORP):
        if card.server:
            leave(g, card)
            state.zones[INSTALLED] = (*state.zones[INSTALLED], oid)
        put(g, _replace(card, host=on, server=""))
    elif card.zone == HOSTED:
        put(g, _replace(card, host=on))
    else:
        oid = move(g, oid, HOSTED, faceup=faceup)
        put(g, _replace(state.cards[oid], host=on))
        if not faceup:
            memory.forget(state, memory.group(state, state.cards[oid]))
    g.forget()
    emit(g, EventKind.HOST, seat=by, oid=oid, **g.public_name(oid), other=on)
    return oid


def put_back_on(g: Game, oid: int, on: int) -> None:
    """A card that was to be installed, and is not after all (1.16.4b), is hosted where it was."""
    put(g, _replace(g.state.cards[oid], host=on))
    g.forget()


def convert_to_condition(g: Game, oid: int, on: int) -> None:
    """A card in the play area becomes a condition counter hosted on another card; it stays the same object.

    Rules: 10.1.4, 1.9.3, 1.9.5j, 1.13.6d, 1.13.14, 1.14.1a, 3.5.1a, 3.7.1a.
    """
    state = g.state
    card = state.cards[oid]
    leave(g, card)
    state.zones[HOSTED] = (*state.zones[HOSTED], oid)
    state.last_number += 1
    code = card.code + CONDITION
    put(g, _replace(card, code=code, zone=HOSTED, host=on, faceup=True, since=state.last_number))
    g.forget()
    emit(g, EventKind.HOST, seat=card.side, oid=oid, code=code, other=on)


def turn(g: Game, oid: int, *, faceup: bool, by: Seat) -> None:
    """Turn an installed Runner card over; it stays installed (8.1.4d, e)."""
    state = g.state
    state.last_number += 1
    card = state.cards[oid]
    put(g, _replace(card, faceup=faceup, since=state.last_number if faceup else 0))
    g.forget()
    if faceup:
        first_recurring(g, oid)
    kind = EventKind.TURN_FACEUP if faceup else EventKind.TURN_FACEDOWN
    emit(g, kind, seat=by, oid=oid, code=card.code)


def flip(g: Game, oid: int) -> None:
    """Turn a double-sided card over (3.1.1a): the same object with the characteristics of its other side."""
    card = g.state.cards[oid]
    back = g.definition(card).back
    chosen = g.state.reverse.get(card.side, "")
    if chosen and g.front(chosen) == card.code:
        back = chosen
    if back:
        put(g, _replace(card, code=back))
        g.forget()
        emit(g, EventKind.FLIP, seat=card.side, oid=oid, code=back)


def rez(g: Game, oid: int) -> None:
    """Turn an unrezzed card faceup (8.1.2). Costs are paid before."""
    state = g.state
    card = state.cards[oid]
    state.last_number += 1
    put(g, _replace(card, faceup=True, since=state.last_number))
    g.forget()
    first_recurring(g, oid)
    emit(g, EventKind.REZ, seat=CORP, oid=oid, code=card.code, server=card.server)


def derez(g: Game, oid: int, by: Seat) -> None:
    """Turn a rezzed card facedown (8.1.3).

    Rules: 8.1.3b, 8.1.3c, 1.12.5.
    """
    card = g.state.cards[oid]
    before = g.index if EventKind.DEREZ in g.heard else None
    ice_derezzed(g, oid)
    put(g, _replace(card, faceup=False))
    memory.remember(g, RUNNER, (oid,))
    g.forget()
    emit(g, EventKind.DEREZ, seat=by, oid=oid, code=card.code, card=card, server=card.server, seen=before)


def move_ice(g: Game, oid: int, server: str, index: int | None = None, *, by: Seat) -> None:
    """Move installed ice to a position of a server, the outermost one without `index`; it stays itself.

    Rules: 4.6.9a, 4.6.9b, 1.12.4.
    """
    state = g.state
    card = state.cards[oid]
    old = state.servers[card.server]
    before = old.ice.index(oid)
    state.servers[card.server] = Server(tuple(other for other in old.ice if other != oid), old.root)
    there = state.servers[server]
    at = len(there.ice) if index is None else index
    state.servers[server] = Server((*there.ice[:at], oid, *there.ice[at:]), there.root)
    put(g, _replace(card, server=server))
    g.unmended = True
    emit(g, EventKind.MOVE_ICE, seat=by, oid=oid, **g.public_name(oid), server=server, came_from=card.server)
    ice_moved(g, card, before, server, at)


def move_to_root(g: Game, oid: int, server: str, by: Seat) -> None:
    """Move an installed card to the root of a server; it stays itself, and as it is (8.5.3, 1.12.4)."""
    state = g.state
    card = state.cards[oid]
    old = state.servers[card.server]
    state.servers[card.server] = Server(old.ice, tuple(other for other in old.root if other != oid))
    there = state.servers[server]
    state.servers[server] = Server(there.ice, (*there.root, oid))
    state.entered_root = (*state.entered_root, oid)
    put(g, _replace(card, server=server))
    g.forget()
    emit(g, EventKind.MOVE_CARD, seat=by, oid=oid, **g.public_name(oid), server=server, came_from=card.server)


def switch_identity(g: Game, seat: Seat, code: str) -> int:
    """An identity from outside the game becomes a player's, front side up; theirs goes outside. Its id.

    Rules: 1.5.2a, 1.5.4b, 1.5.4d, 1.6.1b.
    """
    state = g.state
    old = g.identity(seat)
    left = list(state.outside[seat])
    left.remove(code)
    state.outside[seat] = (*left, g.front(old.code))
    state.last_oid += 1
    state.last_number += 1
    new = state.last_oid
    del state.cards[old.oid]
    state.cards[new] = Card(new, code, seat, IDENTITY, faceup=True, number=new)
    state.zones[IDENTITY] = tuple(new if oid == old.oid else oid for oid in state.zones[IDENTITY])
    state.dirty = True
    g.forget()
    first_recurring(g, new)
    note(g, EventKind.SWITCH, seat=seat, oid=new, code=code)
    return new


def host_from_outside(g: Game, seat: Seat, code: str, on: int) -> int:
    """A card from outside the game is hosted on a card, where it is inactive (1.5.4b, 1.13.2). Its id."""
    state = g.state
    left = list(state.outside[seat])
    left.remove(code)
    state.outside[seat] = tuple(left)
    state.last_oid += 1
    oid = state.last_oid
    state.cards[oid] = Card(oid, code, seat, HOSTED, faceup=True, host=on, number=oid)
    state.zones[HOSTED] = (*state.zones[HOSTED], oid)
    state.dirty = True
    g.forget()
    emit(g, EventKind.HOST, seat=seat, oid=oid, **g.public_name(oid), other=on)
    return oid


def bring_in(g: Game, seat: Seat, code: str) -> int:
    """A card from outside the game begins it installed and active (1.5.3b). Its id.

    Rules: 4.1.3, 4.6.1a.
    """
    state = g.state
    left = list(state.outside[seat])
    left.remove(code)
    state.outside[seat] = tuple(left)
    state.last_oid += 1
    state.last_number += 1
    oid = state.last_oid
    state.cards[oid] = Card(oid, code, seat, INSTALLED, faceup=True, since=state.last_number, number=oid)
    state.zones[INSTALLED] = (*state.zones[INSTALLED], oid)
    g.forget()
    first_recurring(g, oid)
    return oid
