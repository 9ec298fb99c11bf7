"""Building views: the one door through which information leaves the engine."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from engine.messages import DEFAULT, known, say
from engine.netrunner.language.spoken import Voice, paragraph
from engine.netrunner.language.words import subtype_words
from engine.netrunner.shown.chosen import chosen_by, server_chosen_by
from engine.netrunner.shown.ending import is_uncovered, result_view, uncovered
from engine.netrunner.shown.prompts import decision_view, step_of, where
from engine.netrunner.shown.signs import breaks, signs
from engine.netrunner.shown.view import (
    CardView,
    CorpView,
    RunnerView,
    RunView,
    SeenView,
    ServerView,
    SignView,
    View,
)
from engine.netrunner.table.card import COUNTERS, Card
from engine.netrunner.table.facts import AGENDA, HARDWARE, ICE, PROGRAM, RESOURCE
from engine.netrunner.table.frames.runs import AccessFrame
from engine.netrunner.table.knowledge import knows, server_name
from engine.netrunner.table.memory import remembered, reminded
from engine.netrunner.table.state import (
    ARCHIVES,
    CORP,
    GRIP,
    HAND,
    HEAP,
    HQ,
    IDENTITY,
    PLAY,
    RD,
    RUNNER,
    SCORE_AREA,
    SEATS,
    SET_ASIDE,
    SPECTATOR,
    STACK,
)

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.facts import Face

_SECRET_ZONES = frozenset((RD, STACK, HQ, GRIP))
_counts = attrgetter(*COUNTERS)


class Eyes(NamedTuple):
    """Who looks at a state."""

    seat: str
    language: str
    public: dict[int, CardView]
    """Cards that everybody sees alike, by oid, as far as somebody has looked at this state."""


def card_view(g: Game, card: Card, eyes: Eyes) -> CardView:
    """One card as the seat may see it."""
    found = eyes.public.get(card.oid)
    if found is None:
        found = _card_view(g, card, eyes)
        if _is_public(g, card, found, eyes.public):
            eyes.public[card.oid] = found
    return found


def _is_public(g: Game, card: Card, seen: CardView, public: dict[int, CardView]) -> bool:
    """Whether everybody sees a card as it was just seen by somebody, what is hosted on it too."""
    if seen.code is None or seen.seen or card.zone in _SECRET_ZONES:
        return False
    if not (knows(g, card, SPECTATOR) or is_uncovered(g, card)):
        return False
    return not seen.hosted or all(one.oid in public for one in seen.hosted)


def _card_view(g: Game, card: Card, eyes: Eyes) -> CardView:
    seat = eyes.seat
    counters: dict[str, int] = {kind: n for kind, n in zip(COUNTERS, _counts(card), strict=True) if n}
    hosted = tuple([card_view(g, c, eyes) for c in g.hosted_on(card.oid)])
    handle = None if card.zone in _SECRET_ZONES and seat != card.side else card.oid
    known = knows(g, card, seat) or is_uncovered(g, card)
    seen = 0 if known else reminded(g.state, seat, card.oid)
    if not seen and not known:
        oid = None if card.zone in (*_SECRET_ZONES, ARCHIVES, SET_ASIDE) else handle
        return CardView(
            oid=oid, side=card.side, counters=counters, hosted=hosted, chosen_by=chosen_by(g, card.oid)
        )
    d = g.definition(card)
    f = d.facts
    face = g.face(card) if card.faceup else d
    strength = f.strength
    if face.facts.has_strength and card.zone == "installed" and card.faceup:
        strength = g.strength(card)
    return CardView(
        oid=handle,
        side=card.side,
        code=card.code,
        title=d.title,
        type=face.type or d.type,
        subtypes=tuple([subtype_words(g.rules.subtypes.get(each, each)) for each in face.facts.subtypes]),
        faction=f.faction,
        faceup=card.faceup,
        unique=f.unique,
        cost=f.cost,
        strength=strength,
        memory_cost=f.memory_cost,
        trash_cost=f.trash_cost,
        advancement_requirement=g.advancement_requirement(card) if d.type == AGENDA else None,
        agenda_points=face.facts.agenda_points,
        counters=counters,
        hosted=hosted,
        subroutines=_subroutines(g, card, eyes.language) if d.type == ICE and card.faceup else (),
        resolved=_resolved(g, card),
        seen=seen,
        signs=_signs(g, card) if d.type == ICE and card.zone == "installed" else (),
        breaks=breaks(face),
        used=card.faceup and _is_used(g, card, face),
        chosen_by=chosen_by(g, card.oid),
    )


def _is_used(g: Game, card: Card, face: Face) -> bool:
    used = g.state.used
    return bool(used) and any(f"{card.oid}:{i}" in used for i in face.ids)


def _outside(g: Game, seat: str) -> tuple[str, ...]:
    """The cards that a player brought along, which they may look at at any time (1.5.4a)."""
    return tuple(sorted(g.define(code).title for code in g.state.outside.get(seat, ())))


def _remembered(g: Game, seat: str) -> tuple[SeenView, ...]:
    """What the seat has seen of hands and decks, and may not look at now: hands first, decks from the top."""
    turns = remembered(g.state, seat) if g.state.memory_aid else {}
    if not turns:
        return ()
    found: list[SeenView] = []
    for zone in (HQ, RD, GRIP, STACK):
        oids = g.state.zones[zone]
        for place, oid in enumerate(oids, 1):
            card = g.state.cards[oid]
            if oid in turns and not knows(g, card, seat):
                title, turn = g.definition(card).title, max(turns[oid], 1)
                found.append(SeenView(card.code, title, zone, place if zone in (RD, STACK) else 0, turn))
    return tuple(sorted(found, key=lambda seen: (seen.place, seen.title)))


def _subroutines(g: Game, card: Card, language: str) -> tuple[tuple[str, bool], ...]:
    encounter = g.encounter
    broken = encounter.broken if encounter is not None and encounter.ice == card.oid else ()
    effects = tuple(sub.effects for sub in g.subroutines(card.oid))
    texts = _said(g.definition(card), effects, language)
    return tuple((text, n in broken) for text, n in zip(texts, g.sub_ids(card.oid), strict=True))


@lru_cache(1024)
def _said(definition: Face, subroutines: tuple[tuple[Effect, ...], ...], language: str) -> tuple[str, ...]:
    """What subroutines of a card say; remembered, for the same ice is looked at again and again."""
    voice = Voice(definition, reader=SPECTATOR)
    return tuple(paragraph(voice.sentences(effects), voice, language) for effects in subroutines)


def _resolved(g: Game, card: Card) -> tuple[int, ...]:
    encounter = g.encounter
    if encounter is None or encounter.ice != card.oid:
        return ()
    return tuple(i for i, number in enumerate(g.sub_ids(card.oid)) if number in encounter.resolved)


def _signs(g: Game, card: Card) -> tuple[tuple[SignView, ...], ...]:
    subs = g.subroutines(card.oid) if card.faceup else g.definition(card).subs
    return tuple(signs(sub.effects) for sub in subs)


def _cards(g: Game, oids: tuple[int, ...], eyes: Eyes) -> tuple[CardView, ...]:
    cards = g.state.cards
    return tuple([card_view(g, cards[oid], eyes) for oid in oids]) if oids else ()


def _hand(g: Game, side: str, eyes: Eyes) -> tuple[CardView, ...] | None:
    """A hand, for its player only unless they play with it revealed or the game is over."""
    if eyes.seat != side and not g.hand_revealed(side) and g.state.over is None:
        return None
    return _cards(g, g.state.zones[HAND[side]], eyes)


def _in_play(g: Game, side: str, eyes: Eyes) -> tuple[CardView, ...]:
    """Operations or events of a side that stay in the play area."""
    cards = g.state.cards
    oids = tuple(oid for oid in g.state.zones[PLAY] if cards[oid].side == side and g.face(cards[oid]).remains)
    return _cards(g, oids, eyes)


def _corp(g: Game, eyes: Eyes) -> CorpView:
    state = g.state
    identity = next(c for oid in state.zones[IDENTITY] if (c := state.cards[oid]).side == CORP)
    return CorpView(
        name=say(eyes.language, "nr-role", seat=CORP),
        identity=card_view(g, identity, eyes),
        credits=state.credits[CORP],
        clicks=state.clicks[CORP],
        hand_count=len(state.zones[HQ]),
        max_hand_size=g.hand_size(CORP),
        deck_count=len(state.zones[RD]),
        archives=_archives(g, eyes),
        score_area=_cards(g, state.zones[SCORE_AREA[CORP]], eyes),
        points=g.points(CORP),
        bad_publicity=state.bad_publicity,
        servers=tuple(
            ServerView(
                id=name,
                name=server_name(name, eyes.language),
                ice=_cards(g, server.ice[::-1], eyes),
                root=_cards(g, server.root, eyes),
                mark=name == state.mark,
                chosen_by=server_chosen_by(g, name),
            )
            for name, server in state.servers.items()
        ),
        in_play=_in_play(g, CORP, eyes),
        to_win=g.points_to_win(CORP),
        hand=_hand(g, CORP, eyes),
    )


def _archives(g: Game, eyes: Eyes) -> tuple[CardView, ...]:
    """Faceup cards first for those who cannot tell the facedown ones apart."""
    cards = _cards(g, g.state.zones[ARCHIVES], eyes)
    if eyes.seat == CORP:
        return cards
    return (*(c for c in cards if c.code is not None), *(c for c in cards if c.code is None))


def _runner(g: Game, eyes: Eyes) -> RunnerView:
    """Facedown cards of the rig are told apart, in the order in which they came there.

    Rules: 8.1.4b, 1.13.7c.
    """
    state = g.state
    identity = next(c for oid in state.zones[IDENTITY] if (c := state.cards[oid]).side == RUNNER)
    rig: dict[str, list[CardView]] = {PROGRAM: [], HARDWARE: [], RESOURCE: [], "": []}
    for card in g.installed():
        if card.side == RUNNER and not card.host:
            rig[g.face(card).type].append(card_view(g, card, eyes))
    return RunnerView(
        name=say(eyes.language, "nr-role", seat=RUNNER),
        identity=card_view(g, identity, eyes),
        credits=state.credits[RUNNER],
        clicks=state.clicks[RUNNER],
        hand_count=len(state.zones[GRIP]),
        max_hand_size=g.hand_size(RUNNER),
        deck_count=len(state.zones[STACK]),
        heap=_cards(g, state.zones[HEAP], eyes),
        score_area=_cards(g, state.zones[SCORE_AREA[RUNNER]], eyes),
        points=g.points(RUNNER),
        tags=state.tags,
        core_damage=state.core_damage,
        link=g.link(),
        memory_used=g.memory_used(),
        memory_limit=g.memory_limit(),
        programs=tuple(rig[PROGRAM]),
        hardware=tuple(rig[HARDWARE]),
        resources=tuple(rig[RESOURCE]),
        facedown=tuple(rig[""]),
        in_play=_in_play(g, RUNNER, eyes),
        to_win=g.points_to_win(RUNNER),
        hand=_hand(g, RUNNER, eyes),
        run_credits=0 if g.rules.fund else state.run_credits,
        fund=g.fund(RUNNER),
    )


def _run(g: Game, eyes: Eyes) -> RunView | None:
    run = g.run
    if run is None or not run.server:
        return None
    server = g.state.servers.get(run.server)
    position = None
    at = run.position if run.ice else run.position - 1  # where their ice is gone, before the next one
    if server is not None and 0 <= at < len(server.ice):
        position = len(server.ice) - 1 - at
    before = not run.ice or run.phase == "initiation" or (run.phase == "movement" and run.moved)
    accessing = None
    for frame in g.state.stack:
        if isinstance(frame, AccessFrame) and frame.oid in g.state.cards:
            card = g.state.cards[frame.oid]
            # The Corp sees that something is accessed, and what only where it may look (7.1.2).
            accessing = card_view(g, card, eyes)
    return RunView(
        server=run.server,
        server_name=server_name(run.server, eyes.language),
        phase=run.phase,
        position=position,
        ice_oid=run.ice or None,
        accessing=accessing,
        before=before and position is not None,
    )


REASONS = ("points", "flatline", "decked", "card", "conceded", "time")
"""Why a game is won."""


def build(g: Game, seat: str, language: str = DEFAULT, public: dict[int, CardView] | None = None) -> View:
    """The table as the seat may see it. ValueError for a seat that does not exist. `public`: `Eyes.public`.

    Rules: 4.2.4, 4.3.4, 4.4.3, 4.6.2, 4.9.6, 10.2.2b, 4.2.2.
    """
    language = known(language)
    if seat not in (*SEATS, SPECTATOR):
        raise ValueError(f"no such seat: {seat}")
    state, eyes = g.state, Eyes(seat, language, {} if public is None else public)
    mine = [decision for decision in state.decisions if decision.seat == seat]
    aside = [state.cards[oid] for oid in state.zones[SET_ASIDE]]
    shown = [card for card in aside if card.side == seat or card.faceup]
    return View(
        seat=seat,
        turn=state.turn,
        active=state.active or None if state.over is None else None,
        step=step_of(g),
        where=where(g, language),
        waiting_for=g.waiting_for,
        points_to_win=state.points_to_win,
        corp=_corp(g, eyes),
        runner=_runner(g, eyes),
        run=_run(g, eyes),
        decisions=tuple(decision_view(g, decision, language) for decision in mine),
        result=result_view(g, language),
        revealed=tuple(card_view(g, card, eyes) for card in shown),
        ending=uncovered(g, language),
        remembered=_remembered(g, seat) if state.over is None else (),
        language=language,
        outside=_outside(g, seat),
    )
