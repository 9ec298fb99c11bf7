"""Two cards exchange their places (8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.netrunner.table import memory
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.positions import end_encounters, ice_replaced, ice_swapped
from engine.netrunner.table.primitives.counters import first_recurring
from engine.netrunner.table.primitives.events import emit, put
from engine.netrunner.table.primitives.movement import FACEUP_ZONES, hide, tell_uninstalled, was_revealed
from engine.netrunner.table.state import (
    ARCHIVES,
    INSTALLED,
    RUNNER,
    SCORE_AREA,
    SET_ASIDE,
    Server,
)

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_replace = msgspec.structs.replace


def swap_installed(g: Game, one: int, other: int, by: Seat) -> None:
    """Two installed Corp cards exchange their locations at once and stay installed (8.8.3).

    Rules: 8.8.3a, 1.12.4.
    """
    state = g.state
    pair = {one: other, other: one}
    a, b = state.cards[one], state.cards[other]
    for name in {a.server, b.server}:
        there = state.servers[name]
        state.servers[name] = Server(
            tuple(pair.get(oid, oid) for oid in there.ice), tuple(pair.get(oid, oid) for oid in there.root)
        )
    put(g, _replace(a, server=b.server))
    put(g, _replace(b, server=a.server))
    g.unmended = True
    emit(g, EventKind.SWAP, seat=by, oid=one, other=other)
    ice_swapped(g, one, other)


def _stands_in(g: Game, gone: int, there: int) -> None:
    """What set a card aside acts on the one that was swapped with it instead (8.8.4d): it counts as drawn,
    too (8.4.3b).
    """
    for frame in g.state.stack:
        if isinstance(frame, DrawFrame):
            frame.cards = tuple(there if oid == gone else oid for oid in frame.cards)
            frame.others = tuple(there if oid == gone else oid for oid in frame.others)


def swap_zones(g: Game, one: int, other: int, by: Seat) -> tuple[int, ...]:
    """Two cards that are not installed exchange their places at once (8.8.4). Their new ids.

    Agendas swapped between score areas keep their counters (8.8.4c), and what they host goes with them.
    Nothing is scored or stolen.

    Rules: 1.17.3e, 1.13.12.
    """
    state = g.state
    a, b = state.cards[one], state.cards[other]
    hosted = [*g.hosted_on(one), *g.hosted_on(other)]
    new = []
    for card, to in ((a, b), (b, a)):
        state.last_oid += 1
        oid = state.last_oid
        score = card.zone in SCORE_AREA.values() and to.zone in SCORE_AREA.values()
        keep = card if score else Card(oid, card.code, card.side, to.zone, number=card.number)
        # 8.8.4a: into Archives facedown unless the Runner could see it.
        up = to.zone in FACEUP_ZONES or (
            to.zone == ARCHIVES and (not hide(card) or was_revealed(g, card.oid))
        )
        state.cards[oid] = _replace(keep, oid=oid, zone=to.zone, faceup=up)
        new.append(oid)
        state.moved[card.oid] = oid
    places = {one: new[1], other: new[0]}
    for zone in {a.zone, b.zone}:
        state.zones[zone] = tuple(places.get(oid, oid) for oid in state.zones[zone])
    for card in (a, b):
        del state.cards[card.oid]
        state.last_known[card.oid] = card
        if card.zone == SET_ASIDE:
            _stands_in(g, card.oid, places[card.oid])
    if {a.zone, b.zone} == set(SCORE_AREA.values()):
        for card in hosted:
            put(g, _replace(card, host=state.moved[card.host]))
    g.forget()
    emit(g, EventKind.SWAP, seat=by, oid=new[0], other=new[1])
    return tuple(new)


def swap_in(g: Game, installed: int, other: int, by: Seat) -> int:
    """An installed card is swapped with one that is not (8.8.4b): that one is installed exactly where it was,
    for nothing, a card of the Corp unrezzed; it goes where the other was. What was hosted on it has no host
    any more. The new id of the card that is installed now.
    """
    state = g.state
    a, b = state.cards[installed], state.cards[other]
    before = g.index if EventKind.UNINSTALL in g.heard else None
    g.keep_traits(a)
    ended = end_encounters(g, a.oid)
    order = {zone: state.zones[zone].index(card.oid) for zone, card in ((INSTALLED, a), (b.zone, b))}
    sizes = {zone: len(state.zones[zone]) for zone in order}
    out, into = state.last_oid + 1, state.last_oid + 2
    state.last_oid = into
    up = b.zone in FACEUP_ZONES or (b.zone == ARCHIVES and not hide(a))
    active = b.side == RUNNER
    state.last_number += 1
    state.cards[out] = Card(
        out, a.code, a.side, b.zone, number=a.number, faceup=up,
        since=state.last_number if b.zone in SCORE_AREA.values() else 0,
    )  # fmt: skip
    state.cards[into] = Card(
        into, b.code, b.side, INSTALLED, number=b.number, server=a.server, host=a.host, turn=state.turn,
        faceup=active, since=state.last_number if active else 0,
    )  # fmt: skip
    for gone, there in ((a, into), (b, out)):
        state.zones[gone.zone] = tuple(there if oid == gone.oid else oid for oid in state.zones[gone.zone])
        del state.cards[gone.oid]
        state.last_known[gone.oid] = gone
    state.moved[a.oid], state.moved[b.oid] = out, into
    if a.server:
        server = state.servers[a.server]
        state.servers[a.server] = Server(
            tuple(into if oid == a.oid else oid for oid in server.ice),
            tuple(into if oid == a.oid else oid for oid in server.root),
        )
    if state.memory:
        memory.carry(state, a, state.cards[out], order[INSTALLED], sizes[INSTALLED])
        memory.carry(state, b, state.cards[into], order[b.zone], sizes[b.zone])
    ice_replaced(g, a.oid, into, ended=ended)
    g.forget()
    state.dirty = True
    if active:
        first_recurring(g, into)
    elif a.server and into in state.servers[a.server].root:
        state.entered_root = (*state.entered_root, into)
    tell_uninstalled(g, a, b.zone, before)
    ice = bool(a.server) and into in state.servers[a.server].ice
    emit(g, EventKind.SWAP, seat=by, oid=out, other=into)
    emit(
        g, EventKind.INSTALL, seat=b.side, oid=into, code=b.code, server=a.server, was=b.zone, to=INSTALLED,
        detail="ice" if ice else "root", secret="" if active else b.side,
    )  # fmt: skip
    return into
