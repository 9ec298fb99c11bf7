"""Cards that change zones (1.12, chapter 4): every one becomes a new object."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from engine.netrunner.table import memory
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause, Kind
from engine.netrunner.table.facts import card_code
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.parts import DamageKind, NoSeat, Seat, Zone
from engine.netrunner.table.positions import ice_left, ice_replaced
from engine.netrunner.table.primitives.events import emit, put
from engine.netrunner.table.state import (
    ARCHIVES,
    CORP,
    CORP_SCORE,
    DISCARD,
    GRIP,
    HEAP,
    HOSTED,
    HQ,
    INSTALLED,
    PLAY,
    RD,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SCORE_AREA,
    SEATS,
    SET_ASIDE,
    STACK,
    Server,
)

if TYPE_CHECKING:
    from engine.netrunner.table.game import Activity, Game

_replace = msgspec.structs.replace

_ACTIVE_ZONES = frozenset((INSTALLED, PLAY, CORP_SCORE, RUNNER_SCORE, HOSTED))
"""Where cards are active or score points, so that coming and going there changes the index."""
_FACEUP_ZONES = frozenset((HEAP, CORP_SCORE, RUNNER_SCORE, REMOVED))


def hide(card: Card) -> str:
    """Who alone may know this card: its owner if it is hidden or facedown, "none" in a deck, "" all.

    Rules: 4.1.4, 1.21.1.
    """
    zone = card.zone
    if zone in (RD, STACK):
        return "none"
    if zone in (HQ, GRIP):
        return card.side
    if card.faceup or zone in _FACEUP_ZONES:
        return ""
    return card.side


def leave(g: Game, card: Card) -> None:
    """Take a card out of the lists it stands in.

    Rules: 8.5.1b, 1.17.5.
    """
    state = g.state
    zone = state.zones[card.zone]
    place = zone.index(card.oid)
    state.zones[card.zone] = zone[:place] + zone[place + 1 :]
    if card.server:
        server = state.servers[card.server]
        if card.oid in server.ice:
            index = server.ice.index(card.oid)
            state.servers[card.server] = Server((*server.ice[:index], *server.ice[index + 1 :]), server.root)
            ice_left(g, card, index)
        else:
            state.servers[card.server] = Server(
                server.ice, tuple(oid for oid in server.root if oid != card.oid)
            )


def move(
    g: Game, oid: int, zone: Zone, *, faceup: bool = False, bottom: bool = False, tell: bool = True
) -> int:
    """Move a card to another zone, where it is a new object (1.12). Its new id, 0 if it was not there.

    Cards go on top of decks unless `bottom`. Counters do not come along (10.3.1k). Without `tell` the caller
    says that the card was uninstalled.

    A place in a deck is secret, so that a card put on top or bottom of the deck it is in is a new object,
    too. In the same zone it stays the same one only where everybody sees it (1.12.4: `move_ice`, swaps).

    Rules: 1.12.1, 1.12.3, 1.12.6, 4.1.1c, 4.1.2b, 4.7.4, 4.8.3, 8.1.4c.
    """
    state = g.state
    card = state.cards.get(oid)
    if card is None:
        return 0
    code = card_code(card.code)
    if card.worth is not None and zone not in (CORP_SCORE, RUNNER_SCORE, REMOVED):
        zone = DISCARD[card.side]  # 10.1.3: it is itself again, and trashed
    if code != card.code:
        zone = DISCARD[card.side]  # 10.1.4, just so
    before = g.index if tell and card.zone == INSTALLED and Kind.UNINSTALL in g.heard else None
    g.keep_traits(card)
    among = state.zones[card.zone]
    leave(g, card)
    if card.zone in _ACTIVE_ZONES:
        state.last_known[oid] = card
    both = {card.zone, zone}
    if not both.isdisjoint(_ACTIVE_ZONES) or (g.elsewhere and not both.isdisjoint(g.elsewhere)):
        g.forget()
    del state.cards[oid]
    state.last_oid += 1
    new = state.last_oid
    state.cards[new] = Card(
        new, code, card.side, zone, faceup=faceup or zone in _FACEUP_ZONES, number=card.number,
        origin=card.entered_from if zone == SET_ASIDE else "",
    )  # fmt: skip
    order = state.zones[zone]
    state.zones[zone] = (*order, new) if bottom or zone not in (RD, STACK) else (new, *order)
    if state.memory:
        memory.carry(state, card, state.cards[new], among.index(oid), len(among))
    state.dirty = True
    state.moved[oid] = new
    if g.shifting:
        g.changed()
    if tell and card.zone == INSTALLED:
        _uninstalled(g, card, zone, before)
    return new


def _uninstalled(g: Game, card: Card, to: Zone, before: Activity | None) -> None:
    """Rules: 1.13.7."""
    emit(
        g, Kind.UNINSTALL, seat=card.side, oid=card.oid, code=card.code, card=card, server=card.server,
        was=card.zone, to=to, secret=hide(card), seen=before,
    )  # fmt: skip


def trash(
    g: Game,
    oids: Iterable[int],
    *,
    by: Seat | NoSeat = "",
    cause: Cause | None = None,
    why: str = "",
    shown: bool = False,
    damage: DamageKind | Literal[""] = "",
    staying: Collection[int] = (),
) -> tuple[int, ...]:
    """Cards go to their owners' discard piles at once (1.19). Their new ids.

    Those `staying` are turned facedown where they are, and trashed all the same (8.2.2).

    `by` is the seat that does it (1.14.5a), "" for the rules; `cause` if it is no effect of the ability that
    resolves; `why` for the log; `damage` which trashed them. All of them see each other go (9.6.4b, 9.1.8g).

    Faceup cards stay faceup, facedown Corp cards facedown; cards from the grip are faceup in the heap
    (4.4); the card being accessed is visible to the Runner and goes faceup (4.4.6b, 7.1.2), and so are what
    the ability that resolves has revealed (1.21.6) and what is `shown` while it is trashed.

    Rules: 1.19.1, 8.5.7, 8.2.2a.
    """
    if not by:
        cause = Cause.RULES
    heard = Kind.TRASH in g.heard or Kind.UNINSTALL in g.heard
    before = g.index if heard else None
    gone: list[tuple[Card, int, bool]] = []
    oids = tuple(oids)
    for oid in oids:
        if oid in g.state.cards:
            g.keep_traits(g.state.cards[oid])
    accessed = g.accessed
    for oid in oids:
        card = g.state.cards.get(oid)
        if card is None or g.cannot("trash", by=by, card=card):
            continue
        up = card.faceup or card.side == RUNNER or oid == accessed or shown or _revealed(g, oid)
        if oid == accessed and by == RUNNER:
            g.keep_persistent(card)
        g.state.last_known[oid] = card
        if oid in staying:
            put(g, _replace(card, faceup=False, since=0))
            g.forget()
            gone.append((card, oid, up))
            continue
        gone.append((card, move(g, oid, DISCARD[card.side], faceup=up, tell=False), up))
    for card, moved, up in gone:
        to = card.zone if card.oid in staying else DISCARD[card.side]
        if card.zone == INSTALLED and card.oid not in staying:
            _uninstalled(g, card, to, before)
        emit(
            g, Kind.TRASH, seat=by, oid=card.oid, code=card.code, card=card, was=card.entered_from,
            to=to, server=g.server_of(card), other=moved, detail=why, accessed=accessed,
            secret="" if up else card.side, seen=before,
            cause=cause, damage=damage,
        )  # fmt: skip
    return tuple(moved for _, moved, _ in gone)


def _revealed(g: Game, oid: int) -> bool:
    """Whether an ability that resolves has revealed the card, which stays visible meanwhile (1.21.6)."""
    return any(
        oid in cards
        for frame in g.state.stack
        for name, cards in getattr(frame, "results", ())
        if name == "revealed"
    )


def discard(g: Game, oid: int) -> None:
    """A card from hand to the discard pile in the discard phase; not trashing (5.5.2).

    Rules: 5.5.2a, 5.5.2b, 1.19.3.
    """
    card = g.state.cards[oid]
    move(g, oid, DISCARD[card.side], faceup=card.side == RUNNER)
    emit(
        g, Kind.DISCARD, seat=card.side, oid=oid, code=card.code, card=card, was=card.zone,
        to=DISCARD[card.side], secret="" if card.side == RUNNER else CORP,
    )  # fmt: skip


def turn_archives_faceup(g: Game) -> None:
    """All cards in Archives (7.5.2).

    Rules: 7.3.2.
    """
    for oid in g.state.zones[ARCHIVES]:
        if not g.state.cards[oid].faceup:
            turn_faceup_in_archives(g, oid)


def turn_faceup_in_archives(g: Game, oid: int) -> None:
    """One card in Archives."""
    put(g, _replace(g.state.cards[oid], faceup=True))


def reveal(g: Game, oid: int) -> None:
    """Show a card to both players (1.21).

    Rules: 1.21.3, 1.21.5.
    """
    card = g.state.cards[oid]
    for seat in SEATS:
        memory.remember(g, seat, (oid,))
    emit(g, Kind.REVEAL, seat=card.side, oid=oid, code=card.code)


def to_score_area(g: Game, oid: int, seat: Seat, kind: Kind, counters: Iterable[tuple[str, int]] = ()) -> int:
    """Score (the Corp) or steal (the Runner) an agenda (1.17), which comes there with counters. Its new id.

    Rules: 1.17.3, 1.17.5, 1.17.6, 1.17.7, 1.17.4.
    """
    card = g.state.cards[oid]
    g.state.last_known[oid] = card
    new = move(g, oid, SCORE_AREA[seat])
    g.state.last_number += 1
    put(g, _replace(g.state.cards[new], since=g.state.last_number, **dict(counters)))
    points = g.agenda_points(g.state.cards[new])
    was = _replace(card, oid=new)
    emit(
        g, kind, seat=seat, oid=new, code=card.code, card=was, server=card.server, n=points, other=oid,
        was=card.entered_from, to=SCORE_AREA[seat],
    )  # fmt: skip
    return new


def forfeit(g: Game, oid: int, by: Seat) -> int:
    """Move an agenda from a score area out of the game (8.2.5). Its new id.

    Rules: 4.9.3.
    """
    card = g.state.cards[oid]
    g.state.last_known[oid] = card
    new = move(g, oid, REMOVED)
    emit(g, Kind.FORFEIT, seat=by, oid=oid, code=card.code, card=card, other=new, was=card.zone)
    return new


def add_as_agenda(g: Game, oid: int, seat: Seat, points: int) -> int:
    """Add a card to a score area "as an agenda" (10.1.3): neither scored nor stolen. Its new id.

    Rules: 1.8.7, 1.17.3f, 2.15.4.
    """
    card = g.state.cards[oid]
    g.state.last_known[oid] = card
    new = move(g, oid, SCORE_AREA[seat])
    g.state.last_number += 1
    put(g, _replace(g.state.cards[new], since=g.state.last_number, worth=points))
    g.forget()
    emit(
        g, Kind.ADD_AS_AGENDA, seat=seat, oid=new, code=card.code, n=points, other=oid, was=card.entered_from
    )
    return new


def _stands_in(g: Game, gone: int, there: int) -> None:
    """What set a card aside acts on the one that was swapped with it instead (8.8.4d): it counts as drawn,
    too (8.4.3b).
    """
    for frame in g.state.stack:
        if isinstance(frame, DrawFrame):
            frame.cards = tuple(there if oid == gone else oid for oid in frame.cards)


def swap_zones(g: Game, one: int, other: int) -> tuple[int, ...]:
    """Two cards that are not installed exchange their places at once (8.8.4). Their new ids.

    Agendas swapped between score areas keep their counters (8.8.4c). Nothing is scored or stolen.

    Rules: 1.17.3e.
    """
    state = g.state
    a, b = state.cards[one], state.cards[other]
    new = []
    for card, to in ((a, b), (b, a)):
        state.last_oid += 1
        oid = state.last_oid
        score = card.zone in SCORE_AREA.values() and to.zone in SCORE_AREA.values()
        keep = card if score else Card(oid, card.code, card.side, to.zone, number=card.number)
        # 8.8.4a: into Archives facedown unless the Runner could see it.
        up = to.zone in _FACEUP_ZONES or (to.zone == ARCHIVES and (not hide(card) or _revealed(g, card.oid)))
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
    g.forget()
    emit(g, Kind.SWAP, seat=a.side, oid=new[0], other=new[1])
    return tuple(new)


def swap_in(g: Game, installed: int, other: int) -> int:
    """An installed Corp card is swapped with one that is not (8.8.4b): that one is installed exactly where it
    was, unrezzed and for nothing; it goes where the other was. What was hosted on it has no host any more.
    The new id of the card that is installed now.
    """
    state = g.state
    a, b = state.cards[installed], state.cards[other]
    before = g.index if Kind.UNINSTALL in g.heard else None
    g.keep_traits(a)
    order = {zone: state.zones[zone].index(card.oid) for zone, card in ((INSTALLED, a), (b.zone, b))}
    sizes = {zone: len(state.zones[zone]) for zone in order}
    out, into = state.last_oid + 1, state.last_oid + 2
    state.last_oid = into
    up = b.zone in _FACEUP_ZONES or (b.zone == ARCHIVES and not hide(a))
    state.cards[out] = Card(out, a.code, a.side, b.zone, number=a.number, faceup=up)
    state.cards[into] = Card(
        into, b.code, b.side, INSTALLED, number=b.number, server=a.server, host=a.host, turn=state.turn,
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
    ice_replaced(g, a, into)
    g.forget()
    g.unmended = state.dirty = True
    if g.shifting:
        g.changed()
    _uninstalled(g, a, b.zone, before)
    ice = bool(a.server) and into in state.servers[a.server].ice
    emit(g, Kind.SWAP, seat=a.side, oid=out, other=into)
    emit(
        g, Kind.INSTALL, seat=b.side, oid=into, code=b.code, server=a.server, was=b.zone, to=INSTALLED,
        detail="ice" if ice else "root", secret=b.side,
    )  # fmt: skip
    return into
