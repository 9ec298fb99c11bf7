"""Cards that change zones (1.12, chapter 4): every one becomes a new object."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from engine.kernel import rng
from engine.netrunner.table import memory
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.facts import card_code
from engine.netrunner.table.parts import Ability, DamageKind, NoSeat, Seat, Zone
from engine.netrunner.table.positions import ice_left
from engine.netrunner.table.primitives.events import emit, means_of, note, put
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
FACEUP_ZONES = frozenset((HEAP, CORP_SCORE, RUNNER_SCORE, REMOVED))


def hide(card: Card) -> str:
    """Who alone may know this card: its owner if it is hidden or facedown, "none" in a deck, "" all.

    Rules: 4.1.4, 1.21.1.
    """
    zone = card.zone
    if zone in (RD, STACK):
        return "none"
    if zone in (HQ, GRIP):
        return card.side
    if card.faceup or zone in FACEUP_ZONES:
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

    Cards go on top of decks unless `bottom`. Counters do not come along (10.3.1l). Without `tell` the caller
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
    before = g.index if tell and card.zone == INSTALLED and EventKind.UNINSTALL in g.heard else None
    g.keep_traits(card)
    among = state.zones[card.zone]
    leave(g, card)
    if card.zone in _ACTIVE_ZONES:
        state.last_known[oid] = card
    both = {card.zone, zone}
    if not both.isdisjoint(_ACTIVE_ZONES) or not both.isdisjoint(g.elsewhere):
        g.forget()
    del state.cards[oid]
    state.last_oid += 1
    new = state.last_oid
    state.cards[new] = Card(
        new, code, card.side, zone, faceup=faceup or zone in FACEUP_ZONES, number=card.number,
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
        tell_uninstalled(g, card, zone, before)
    return new


def tell_uninstalled(g: Game, card: Card, to: Zone, before: Activity | None) -> None:
    """A card is not installed any more: those that were active before hear of it (1.13.8, 9.1.8g)."""
    emit(
        g, EventKind.UNINSTALL, oid=card.oid, code=card.code, card=card, server=card.server,
        was=card.zone, to=to, secret=hide(card), seen=before,
    )  # fmt: skip


def trash(
    g: Game,
    oids: Iterable[int],
    *,
    by: Seat | NoSeat = "",
    cause: Cause | None = None,
    why: str = "",
    shown: Collection[int] = (),
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
    heard = EventKind.TRASH in g.heard or EventKind.UNINSTALL in g.heard
    before = g.index if heard else None
    gone: list[tuple[Card, int, bool]] = []
    oids = tuple(oids)
    for oid in oids:
        if oid in g.state.cards:
            g.keep_traits(g.state.cards[oid])
    accessed = g.accessed
    persisting: tuple[Card, tuple[tuple[int, Ability], ...]] | None = None
    for oid in oids:
        card = g.state.cards.get(oid)
        if card is None or g.cannot("trash", by=by, card=card):
            continue
        seen = oid in (accessed, *shown) or (was_revealed(g, oid) and not g.rules.revealed_turns_back)
        up = card.faceup or card.side == RUNNER or seen
        if oid == accessed and by == RUNNER:
            persisting = (card, g.persistent(card))
        g.state.last_known[oid] = card
        if oid in staying:
            put(g, _replace(card, faceup=False, since=0))
            g.forget()
            gone.append((card, oid, up))
            continue
        aside = card.side == RUNNER and g.sets_aside_trashed()
        to = SET_ASIDE if aside else DISCARD[card.side]
        gone.append((card, move(g, oid, to, faceup=up, tell=False), up))
    for card, moved, up in gone:
        to = card.zone if card.oid in staying else DISCARD[card.side]
        if g.zone_of(moved) == SET_ASIDE:
            _hold(g, card, moved, seat=by, detail=why, accessed=accessed, cause=cause, damage=damage)
            if card.zone == INSTALLED:
                tell_uninstalled(g, card, SET_ASIDE, before)
            continue
        if card.zone == INSTALLED and card.oid not in staying:
            tell_uninstalled(g, card, to, before)
        emit(
            g, EventKind.TRASH, seat=by, oid=card.oid, code=card.code, card=card, was=card.entered_from,
            to=to, server=g.server_of(card), other=moved, detail=why, accessed=accessed,
            secret="" if up else card.side, seen=before,
            cause=cause, damage=damage,
        )  # fmt: skip
    if persisting is not None:
        g.persist(*persisting)
    return tuple(moved for _, moved, _ in gone)


def _hold(
    g: Game, card: Card, moved: int, *, seat: Seat | NoSeat, detail: str, accessed: int, cause: Cause | None,
    damage: DamageKind | Literal[""],
) -> None:  # fmt: skip
    """A card that is being trashed is set aside: it is told as trashed when it is settled where it goes."""
    why, source, by, run, attacked = g.circumstances()
    if cause is Cause.RULES:
        why, source, by = Cause.RULES, 0, ""
    g.state.held = (
        *g.state.held,
        Event(
            EventKind.TRASH, seat=seat, oid=card.oid, code=card.code, card=card, was=card.entered_from,
            server=g.server_of(card), other=moved, detail=detail, accessed=accessed, cause=cause or why,
            source=source, by=by, run=run, attacked=attacked, damage=damage,
            means=means_of(g, source) if source else None,
        ),
    )  # fmt: skip


def was_revealed(g: Game, oid: int) -> bool:
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
    new = move(g, oid, DISCARD[card.side], faceup=card.side == RUNNER)
    emit(
        g, EventKind.DISCARD, seat=card.side, oid=oid, code=card.code, card=card, was=card.zone, other=new,
        to=DISCARD[card.side], secret="" if card.side == RUNNER else CORP,
    )  # fmt: skip


def turn_archives_faceup(g: Game) -> None:
    """All cards in Archives (7.5.2).

    Rules: 7.3.2.
    """
    turn_faceup_in_archives(g, g.state.zones[ARCHIVES])


def turn_faceup_in_archives(g: Game, oids: Iterable[int]) -> None:
    """Cards in Archives, at the same time (9.12.2a)."""
    turned = [oid for oid in oids if not g.state.cards[oid].faceup]
    for oid in turned:
        put(g, _replace(g.state.cards[oid], faceup=True))
    if turned:
        emit(g, EventKind.TURN_ARCHIVES_FACEUP, n=len(turned))


def turn_facedown_in_archives(g: Game, oids: Sequence[int]) -> None:
    """Cards in Archives. Its order is the Corp's (4.4.2), so that nobody else can follow one of them: they
    are new objects, in random order, and what was remembered of facedown ones is not sure any more (10.2).
    """
    turned = [oid for oid in oids if g.state.cards[oid].faceup]
    if turned:
        there = g.state.zones[ARCHIVES]
        memory.forget(g.state, there)
        down = [oid for oid in there if oid in turned or not g.state.cards[oid].faceup]
        for oid in rng.shuffled(g.state, down):
            move(g, oid, ARCHIVES)
        note(g, EventKind.TURN_ARCHIVES_FACEDOWN, n=len(turned))


def reveal(g: Game, oid: int, by: Seat) -> None:
    """Show a card to both players (1.21).

    Rules: 1.21.3, 1.21.5.
    """
    card = g.state.cards[oid]
    for seat in SEATS:
        memory.remember(g, seat, (oid,))
    emit(g, EventKind.REVEAL, seat=by, oid=oid, code=card.code)


def to_score_area(
    g: Game, oid: int, seat: Seat, kind: EventKind, counters: Iterable[tuple[str, int]] = ()
) -> int:
    """Score (the Corp) or steal (the Runner) an agenda (1.17), which comes there with counters. Its new id.

    Rules: 1.17.3, 1.17.5, 1.17.6, 1.17.7, 1.17.4.
    """
    card = g.state.cards[oid]
    scored = kind is EventKind.SCORE
    excess = g.counters(card, "advancement") - g.advancement_requirement(card) if scored else 0
    g.state.last_known[oid] = card
    new = move(g, oid, SCORE_AREA[seat])
    g.state.last_number += 1
    put(g, _replace(g.state.cards[new], since=g.state.last_number, **dict(counters)))
    points = g.agenda_points(g.state.cards[new])
    was = _replace(card, oid=new)
    emit(
        g, kind, seat=seat, oid=new, code=card.code, card=was, server=card.server, n=points, other=oid,
        was=card.entered_from, to=SCORE_AREA[seat], detail=str(max(0, excess)) if scored else "",
    )  # fmt: skip
    return new


def forfeit(g: Game, oid: int, by: Seat) -> int:
    """Move an agenda from a score area out of the game (8.2.5); it hears of it itself (9.1.8g). Its new id.

    Rules: 4.9.3.
    """
    card = g.state.cards[oid]
    before = g.index if EventKind.FORFEIT in g.heard else None
    g.state.last_known[oid] = card
    new = move(g, oid, REMOVED)
    emit(
        g,
        EventKind.FORFEIT,
        seat=by,
        oid=oid,
        code=card.code,
        card=card,
        other=new,
        was=card.zone,
        seen=before,
    )
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
        g,
        EventKind.ADD_AS_AGENDA,
        seat=seat,
        oid=new,
        code=card.code,
        n=points,
        other=oid,
        was=card.entered_from,
    )
    return new
