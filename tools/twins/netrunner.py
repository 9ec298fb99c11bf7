"""Twins: states that differ only in cards a seat may not know, to show that nothing tells them apart (10.2).

What is hidden is worked out here from the zones alone, apart from the engine's own `knowledge`, so that a
mistake there does not excuse itself.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec

from engine.netrunner.game import Game
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.rules.scoring import ScoreFrame
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, EVENT, HARDWARE, ICE, UPGRADE
from engine.netrunner.table.frames.procedures import InstallFrame, PlayFrame, RezFrame
from engine.netrunner.table.frames.runs import AccessFrame, EncounterFrame
from engine.netrunner.table.state import (
    ARCHIVES,
    CENTRALS,
    DECK,
    GRIP,
    HAND,
    HOSTED,
    HQ,
    INSTALLED,
    PLAY,
    RD,
    RUNNER,
    SEATS,
    SET_ASIDE,
    STACK,
    NetrunnerState,
)

_replace = msgspec.structs.replace
RUNNER_TYPES = frozenset((EVENT, HARDWARE, "program", "resource"))
ROOT_TYPES = frozenset((AGENDA, ASSET, UPGRADE))


def hidden_from(state: NetrunnerState, seat: str) -> frozenset[int]:
    """Objects whose identity the seat may not know."""
    if state.over is not None:  # then all but the order of the decks is shown to all
        return frozenset(oid for oid, card in state.cards.items() if card.zone in (RD, STACK))
    accessed = {frame.oid for frame in state.stack if isinstance(frame, AccessFrame)}
    # Everybody sees what is encountered (9.1.8h).
    met = {frame.ice for frame in state.stack if isinstance(frame, EncounterFrame) and not frame.over}
    # Whoever searches a deck sees all of it; it is shuffled afterwards (8.7).
    searched = {DECK[d.seat] for d in state.decisions if d.kind == "search" and d.seat == seat}
    # What is put in order is looked at, and a grip by who chooses what damage trashes (10.4.3a).
    asked = [d for d in state.decisions if d.kind in ("arrange", "damaged") and d.seat == seat]
    looked = {option.oid for d in asked for option in d.options}
    # What it has seen and can follow it may remember (`memory`; the tests of that hold it to what was seen).
    seen = {oid for oid, _ in state.memory.get(seat, ())}
    # What an ability revealed everybody sees while it resolves, also who has no memory.
    seen |= {
        oid
        for frame in state.stack if isinstance(frame, AbilityFrame)
        for name, oids in frame.results if name == "revealed"
        for oid in oids
    }  # fmt: skip
    game = Game(state)
    shown = searched | {HAND[side] for side in SEATS if game.hand_revealed(side)}
    found = []
    for oid, card in state.cards.items():
        if (seat == RUNNER and oid in accessed) or card.zone in shown or oid in seen | looked | met:
            continue
        if card.zone in (RD, STACK):
            found.append(oid)
        elif seat == card.side:
            continue
        elif card.zone in (HQ, GRIP) or (
            card.zone in (ARCHIVES, INSTALLED, PLAY, HOSTED, SET_ASIDE) and not card.faceup
        ):
            found.append(oid)
    return frozenset(found)


_ABOUT = AccessFrame | InstallFrame | PlayFrame | RezFrame | ScoreFrame
"""Procedures that are about one card."""


def swappable(state: NetrunnerState, seat: str) -> list[int]:
    """Hidden cards no ability or procedure in progress is about: their identities may be exchanged."""
    # A seat may have chosen its next action already. What is rezzed, played or scored shows by its cost.
    busy = {int(n) for plan in state.plans.values() for key in plan for n in key.split(":") if n.isdigit()}
    busy |= {frame.oid for frame in state.stack if isinstance(frame, _ABOUT)}
    busy |= {order.card for order in state.orders[RUNNER].instead}  # shows itself when it is carried out
    return [
        oid
        for oid in sorted(hidden_from(state, seat))
        if oid not in busy and state.cards[oid].zone not in (PLAY, SET_ASIDE)
    ]


def _fits(state: NetrunnerState, place: Card, code: str) -> bool:
    """Whether a card with this code could lie where `place` lies, as far as anybody can see."""
    kind = definition(code).type
    if (kind in RUNNER_TYPES) != (place.side == RUNNER):
        return False
    if place.zone != INSTALLED or not place.server:  # a facedown card of the Runner may be any
        return True
    server = state.servers[place.server]
    if place.oid in server.ice:
        return kind == ICE
    if kind not in ROOT_TYPES or (place.server in CENTRALS and kind != UPGRADE):
        return False
    old = definition(place.code)
    if place.advancement and not (definition(code).can_be_advanced or not old.can_be_advanced):
        return False
    # Two agendas or assets, or two regions, in one root would have to be mended (10.3.1e); of what is being
    # installed there, the other would have to be trashed first, which all see (8.5.6).
    coming = [
        frame.oid for frame in state.stack if isinstance(frame, InstallFrame) and frame.server == place.server
    ]
    others = {*server.root, *coming} - {place.oid}
    return not any(_exclude(code, state.cards[oid].code) for oid in others if oid in state.cards)


def _exclude(one: str, other: str) -> bool:
    """Whether two cards cannot be in one root."""
    a, b = definition(one), definition(other)
    return UPGRADE not in (a.type, b.type) or "region" in a.subtypes & b.subtypes


def swap(state: NetrunnerState, a: int, b: int) -> bool:
    """Exchange the identities of two cards. False, and nothing changed, if they cannot be or are the same."""
    one, two = state.cards[a], state.cards[b]
    if one.code == two.code or not (_fits(state, one, two.code) and _fits(state, two, one.code)):
        return False
    state.cards[a] = _replace(one, code=two.code)
    state.cards[b] = _replace(two, code=one.code)
    _rename(state, {a: two.code, b: one.code})
    return True


def _rename(state: NetrunnerState, names: Mapping[int, str]) -> None:
    """Tell what has happened this turn of these objects by their new codes."""
    state.happened[:] = [
        _replace(e, code=names[e.oid], card=None if e.card is None else _replace(e.card, code=names[e.oid]))
        if e.oid in names and e.code
        else e
        for e in state.happened
    ]


def twin(game: Game, seat: str, rnd: random.Random, swaps: int = 12) -> Game:
    """A game that differs from this one in cards hidden from the seat only, with its questions asked anew."""
    state = game.state.clone()
    pool = swappable(state, seat)
    for _ in range(swaps if len(pool) > 1 else 0):
        swap(state, *rnd.sample(pool, 2))
    return asked_anew(Game(state, game.policy))


def another_list(game: Game, seat: str, rnd: random.Random) -> Game:
    """A game in which the other side brought another list: whatever the seat may not know of it is any card
    that could lie there."""
    state = game.state.clone()
    codes = sorted(code for code in declared() if not definition(code).type.endswith("_identity"))
    names = {}
    for oid in swappable(state, seat):
        card = state.cards[oid]
        if card.side != seat:
            names[oid] = rnd.choice([code for code in codes if _fits(state, card, code)])
            state.cards[oid] = _replace(card, code=names[oid])
    _rename(state, names)
    return asked_anew(Game(state, game.policy))


def asked_anew(game: Game) -> Game:
    """The same game with its open questions withdrawn and asked again by the steps that asked them.

    Just the same while an answer waits for that of the other player (a bid): the step that is called then
    takes it for all it gets.
    """
    state = game.state.clone()
    if state.stack and state.stack[-1].answers:
        return Game(state, game.policy)
    state.asked -= len(state.decisions)
    state.decisions = []
    again = Game(state, game.policy)
    again.proceed()
    return again


def questions(game: Game) -> list[tuple[str, str, str]]:
    """Who is asked what kind of question at which step: all an onlooker may learn about it."""
    return [(d.seat, d.kind, d.step) for d in game.decisions]


def encoded(game: Game, seat: str, language: str = "en") -> bytes:
    """A seat's view as bytes."""
    return msgspec.json.encode(game.view(seat, language))
