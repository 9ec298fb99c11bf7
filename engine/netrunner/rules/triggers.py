"""Which conditional abilities meet their conditions when something happens (9.6.5, 9.6.7, 9.1.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.netrunner.language.abilities import Upcoming, When
from engine.netrunner.language.base import Bare, Pattern
from engine.netrunner.language.happenings import First, Next, While
from engine.netrunner.language.instructions import could_change
from engine.netrunner.language.membership import covered
from engine.netrunner.language.selectors import where_it_went
from engine.netrunner.language.sets import MET_BY
from engine.netrunner.objects.index import Index
from engine.netrunner.objects.unseen import UNREZZED, lurking
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.durations import MET
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.parts import Numbers, Results, Zone
from engine.netrunner.table.state import (
    CORP_SCORE,
    INSTALLED,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    Lingering,
    Pending,
)  # fmt: skip

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

KNOWN: Final[tuple[Zone, ...]] = (CORP_SCORE, RUNNER_SCORE)
"""Zones whose cards everybody sees: what comes from there and is installed is known."""


def hear(g: Game, event: Event, seen: Index | None) -> None:
    """Instances of the abilities whose conditions the event meets, for the next checkpoint (9.6.6).

    Only what is active at that moment hears it (24: 9.6.5b; what 9.6.5b adds does `hear_late`): the cards of
    `seen`, if the event made some of them inactive (9.1.8g), else those active now.

    Rules: 9.1.2a, 9.2.4d, 5.2.2c.
    """
    state = g.state
    kind = event.heard_as
    index = g.index if seen is None else seen
    listening = index.whens.get(kind, ())
    if seen is not None and g.rules.hears_itself_leave:  # rg: Fähigkeiten, Inaktiv; D32
        listening = [each for each in listening if each[0] == event.oid or g.is_active(each[0])]
    for oid, number, when in listening:
        card = state.cards.get(oid) or state.last_known.get(oid)
        if card is not None and not (when.interrupt or when.access):
            consider(g, card, number, when, event)
    _subject(g, event, listening)
    _lurking(g, event)
    for effect in tuple(state.lingering):
        ability = effect.ability
        if not isinstance(ability, When | Upcoming):
            continue
        if kind in ability.on.heard and _concerns(effect, event):
            if isinstance(ability, When):
                _delayed(g, effect, ability, event)
            else:
                _applies(g, effect, ability, event)


def hear_late(g: Game) -> None:
    """What a card that has been flipped since the last checkpoint does by its new side hears what happened
    between the two (9.6.5b).

    Nothing else becomes active in the midst of an instruction: what is installed, rezzed or played is paid
    for, and a checkpoint follows even if that costs nothing (1.16.3a).
    """
    new = list(takewhile(lambda event: event.serial > g.state.looked, reversed(g.state.happened)))
    for flipped in new:
        card = g.state.cards.get(flipped.oid)
        if flipped.kind is not EventKind.FLIP or card is None or card.code != flipped.code:
            continue
        whens = g.face(card).whens
        for event in reversed(new):
            if event.serial < flipped.serial:
                for number, when in whens.get(event.heard_as, ()):
                    if not (when.interrupt or when.access):
                        consider(g, card, number, when, event)


def consider(g: Game, card: Card, number: int, when: When, event: Event) -> None:
    """An ability of a card hears of an event: an instance of it is pending if its condition is met."""
    scope = Bare(seat=card.side, source=card.oid, code=card.code, event=event)
    if when.together and _joined(
        g, event, scope, when.on, lambda p: (p.source, p.index) == (card.oid, number)
    ):
        return
    if when.on.met(g, event, scope):
        posthumous = not g.is_active(card.oid)
        g.state.pending.append(instance(g, when, card, event, number=number, posthumous=posthumous))


def _joined(g: Game, event: Event, scope: Bare, on: Pattern, same: Callable[[Pending], bool]) -> bool:
    """Whether an ability has heard already of what happens at once (9.12.2a): then it is about that, too."""
    if event.kind is EventKind.DISCARD and not g.rules.discards_at_once:  # 5.6.3a, 5.7.2a: one at a time
        return False
    pending = g.state.pending
    place = next((i for i, p in enumerate(pending) if same(p)), None)
    if place is None:
        return False
    each = on.pattern if isinstance(on, First | Next) else on  # the others are not the first any more
    p = pending[place]
    if p.event is not None and each.fits(g, event, scope):
        so_far = dict(p.results).get(MET_BY) or (where_it_went(g, p.event),)
        others = tuple(pair for pair in p.results if pair[0] != MET_BY)
        all_of_them = (MET_BY, (*so_far, where_it_went(g, event)))
        pending[place] = replace(p, results=(*others, all_of_them))
    return True


def as_if(g: Game, kind: EventKind, card: Card) -> None:
    """A class of a card's abilities becomes pending as though that had happened to it (9.6.14d).

    What else their conditions ask for must be so.

    Rules: 9.6.14, 9.6.14a, 9.6.14b, 9.6.14c.
    """
    doer = RUNNER if kind is EventKind.ENCOUNTER else card.side
    event = Event(
        kind, seat=doer, oid=card.oid, code=card.code, card=card, run=g.run_number,
        serial=g.state.serial, attacked=g.run.server if g.run is not None and g.run_number else "",
    )  # fmt: skip
    for number, when in g.face(card).whens.get(kind, ()):
        consider(g, card, number, when, event)
    g.state.dirty = True


def _subject(g: Game, event: Event, listening: Sequence[tuple[int, int, When]]) -> None:
    """Abilities of the card the event is about, inactive as it is: accessed (9.1.8a), an agenda stolen
    (9.1.8b), an event or operation that has resolved and was trashed just before (8.6.7g, h), a card trashed
    that is active where it went (9.1.8b). What was `listening` hears it once (9.6.2).
    """
    if event.kind is EventKind.TRASH and event.card is not None:
        found = g.definition(event.card).elsewhere.get(event.to)
        for number, when in () if found is None else found.whens.get(event.kind, ()):
            if (event.card.oid, number, when) not in listening:
                consider(g, event.card, number, when, event)
    if event.kind not in (EventKind.ACCESS, EventKind.STEAL, EventKind.RESOLVE):
        return
    card = g.state.cards.get(event.oid) or g.state.last_known.get(event.oid)
    if card is None:
        return
    alone = event.kind != EventKind.ACCESS and not g.is_active(card.oid)
    for number, when in g.face(card).whens.get(event.kind, ()):
        if when.access or alone:
            consider(g, card, number, when, event)


def _lurking(g: Game, event: Event) -> None:
    """Whoever wants to be asked about cards that hear of something where they are hidden is asked where there
    could be one, as far as all can see (10.2): about an ability of no card.
    """
    for side, zone, when in lurking().get(event.heard_as, ()):
        about = 0
        if zone == UNREZZED:  # it hears of itself, is no ice, as all see, and was not seen where it came from
            about = event.oid
            card = g.state.cards.get(about)
            hidden = card is not None and not card.faceup and event.was not in KNOWN
            there = hidden and any(about in server.root for server in g.state.servers.values())
        else:
            there = covered(g, (zone,), side) and g.policy.asks_of_lurking(g, side)
        if there and when.on.met(g, event, Bare(seat=side, source=about, code="", event=event)):
            nothing = Card(0, "", side, INSTALLED)
            g.state.pending.append(instance(g, when, nothing, event, posthumous=True))
            return


def lies_hidden(g: Game, p: Pending) -> bool:
    """Whether an optional ability works from where its card is hidden: asking about it would tell (10.2)."""
    if not (p.optional and isinstance(p.ability, When)) or p.ability.access:
        return False
    card = g.state.cards.get(p.source)
    return card is not None and not card.faceup


def _concerns(effect: Lingering, event: Event) -> bool:
    """Whether what lasts for a run looks at the event: not at those of another run (9.12.5d)."""
    return not (event.run and effect.until.startswith("run:") and effect.until != f"run:{event.run}")


def _about(g: Game, effect: Lingering, event: Event) -> tuple[Card, Bare]:
    """The source of a delayed ability, and what its condition may refer to."""
    state = g.state
    card = (
        state.cards.get(effect.source)
        or state.last_known.get(effect.source)
        or Card(effect.source, effect.code, effect.seat, REMOVED)
    )
    return card, Bare(
        seat=effect.seat,
        source=effect.source,
        code=effect.code,
        event=event,
        results=effect.results,
        numbers=effect.numbers,
        named=effect.named,
    )


def waiting(g: Game, event: Event) -> list[Pending]:
    """Delayed abilities that are interrupts and whose condition an imminent effect meets (9.9.4b)."""
    return [instance(g, when, card, event, lingering=effect) for effect, when, card in lasting(g, event)]


def lasting(g: Game, event: Event) -> Iterator[tuple[Lingering, When, Card]]:
    """Those abilities, with their sources."""
    for effect in g.state.lingering:
        ability = effect.ability
        if isinstance(ability, When) and ability.interrupt:
            card, scope = _about(g, effect, event)
            if _concerns(effect, event) and ability.on.met(g, event, scope):
                yield effect, ability, card


def _delayed(g: Game, effect: Lingering, when: When, event: Event) -> None:
    """A delayed conditional ability (9.6.13)."""
    state = g.state
    card, scope = _about(g, effect, event)
    if when.together and _joined(g, event, scope, when.on, lambda p: p.lingering == effect.number):
        return
    if effect.until != MET and when.on.met(g, event, scope):
        state.pending.append(instance(g, when, card, event, lingering=effect))
        if isinstance(when.on, Next):
            # It waits for nothing further, and goes once this instance is done with (9.12.5c).
            state.lingering[state.lingering.index(effect)] = replace(effect, until=MET)


def _applies(g: Game, effect: Lingering, upcoming: Upcoming, event: Event) -> None:
    """A lingering effect has found the card that it is about, and applies to it from now on.

    Rules: 9.10.1, 9.8.3e.
    """
    _, scope = _about(g, effect, event)
    if upcoming.on.met(g, event, scope):
        g.state.lingering.remove(effect)
        duration = upcoming.duration
        until = g.until(duration, effect.seat, effect.source) if duration else effect.until
        do.linger(
            g, until, effect.seat, effect.source, effect.code, modifier=upcoming.modifier,
            target=event.oid, results=effect.results, numbers=effect.numbers, named=effect.named,
            event=effect.event,
        )  # fmt: skip
        if upcoming.then is not None:
            do.linger(
                g, g.until("", effect.seat, effect.source), effect.seat, effect.source, effect.code,
                ability=upcoming.then, results=(*effect.results, ("that", (event.oid,))),
                numbers=effect.numbers, named=effect.named,
            )  # fmt: skip


def instance(
    g: Game, when: When, card: Card, event: Event, *, number: int = 0, lingering: Lingering | None = None,
    posthumous: bool = False,
) -> Pending:  # fmt: skip
    """An instance of an ability that met its condition (9.6.2).

    Rules: 1.14.5a, 1.14.4a, 1.14.4b.
    """
    g.state.last_number += 1
    seat, delayed, named = card.side, 0, ""
    results: Results = ()
    numbers: Numbers = ()
    if lingering is not None:
        number = lingering.index
        seat, delayed = lingering.seat, lingering.number
        results = tuple(pair for pair in lingering.results if pair[0] != MET_BY)
        numbers, named = lingering.numbers, lingering.named
    return Pending(
        seat, card.oid, card.code, when, event, g.state.last_number, when.optional or when.once, delayed,
        results, posthumous, number, numbers, named,
    )  # fmt: skip


def use_key(g: Game, p: Pending) -> str:
    """Under which a use of a limited ability is noted; "" if it is not limited now (9.3.3c)."""
    if not isinstance(p.ability, When) or not p.ability.once:
        return ""
    which = p.index if p.index >= 0 else f"delayed{p.lingering}"
    if p.ability.per == "turn":
        return f"{p.source}:{which}"
    if p.ability.per == "run":
        return f"{p.source}:{which}@run{g.run_number}" if g.run_number else ""
    breach = g.breach
    return "" if breach is None else f"{p.source}:{which}@{breach.number}"


def used(g: Game, p: Pending) -> bool:
    """Whether the ability was used as often as it may be."""
    key = use_key(g, p)
    return bool(key) and key in g.state.used


def scope_of(p: Pending) -> Bare:
    """What a pending ability may refer to; a delayed one does not need its source any more (9.6.13)."""
    return Bare(
        seat=p.seat, source=p.source, code=p.code, event=p.event, results=p.results, numbers=p.numbers,
        named=p.named,
    )  # fmt: skip


def pointless(g: Game, p: Pending) -> bool:
    """An optional ability that could not change anything cannot be used (24: 1.2.5)."""
    if not p.optional or not isinstance(p.ability, When):
        return False
    return not p.source or used(g, p) or not could_change(g, scope_of(p), p.ability.effects)


def secretly(g: Game, p: Pending) -> bool:
    """Whether only its player knows that the ability finds nothing to choose among hidden cards, or that no
    card has it (`_lurking`).
    """
    if not isinstance(p.ability, When) or used(g, p):
        return False
    return not p.source or any(effect.veiled(g, scope_of(p), p.seat) for effect in p.ability.effects)


def true_now(g: Game) -> Iterator[tuple[Card, int, When]]:
    """Abilities whose static condition is true (9.6.7b): cards, numbers of their abilities, abilities.

    One instance at a time (9.6.7c), and only if it could change the game (9.6.7d).
    """
    for oid, number, when in g.index.standing:
        card = g.state.cards[oid]
        scope = g.scope(card)
        if (
            isinstance(when.on, While)
            and when.on.condition.true(g, scope)
            and not g.in_flight(oid, number)
            and could_change(g, scope, when.effects)
        ):
            yield card, number, when


def standing(g: Game) -> list[Pending]:
    """Instances of the abilities whose static condition is true at the beginning of a checkpoint (9.6.7b)."""
    found = []
    for card, number, when in true_now(g):
        event = Event(EventKind.STANDING, seat=card.side, oid=card.oid, code=card.code, card=card, n=number)
        found.append(instance(g, when, card, event, number=number))
    return found
