"""Trashed cards that are set aside until it is settled where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.netrunner.language.modifiers import SetsAsideTrashed
from engine.netrunner.rules.triggers import consider
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.parts import Zone
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, HEAP, INSTALLED, REMOVED, SET_ASIDE

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.frames.windows import CheckpointFrame


def holder(g: Game) -> Card | None:
    """The card whose ability sets trashed cards aside now, if any."""
    if "sets_aside_trashed" not in g.stats:
        return None
    for modifier, scope, _, _ in g.modifiers("sets_aside_trashed"):
        if isinstance(modifier, SetsAsideTrashed) and modifier.covers(g, scope):
            return g.state.cards.get(scope.source)
    return None


def settle(g: Game, f: CheckpointFrame) -> bool:
    """The Corp may remove one of the cards from the game; the others go to the heap, and all of them are told
    as trashed from where they were. False while the Corp is asked.

    Nothing else happens between the moment that they were set aside and this one: abilities hear of it in the
    same checkpoint as if it had been settled at once (9.6.5a).
    """
    state = g.state
    there = [event for event in state.held if g.zone_of(event.other) == SET_ASIDE]
    source = holder(g)
    removed = 0
    if there and source is not None:
        options = [Option(f"card:{event.other}", "target", oid=event.other) for event in there]
        options.append(Option("no", "decline"))
        keys = g.ask(f, CORP, "held", options, about=source.oid)
        if keys is None:
            return False
        if keys[0] != "no":
            removed = int(keys[0].partition(":")[2])
            state.used = (*state.used, f"{source.oid}:removed")
            do.note(g, EventKind.TRIGGERS, seat=CORP, oid=source.oid, code=source.code)
    events, state.held = state.held, ()
    told = [_trashed(g, event, removed) for event in events]
    for event in told:
        for other in told:  # 9.6.4b, 9.1.8g: cards that went together see each other go
            _hear(g, other.card, event)
    return True


def _trashed(g: Game, event: Event, removed: int) -> Event:
    """Move a card to where it goes, and tell that it was trashed."""
    to: Zone = REMOVED if event.other == removed else HEAP
    new = do.move(g, event.other, to, faceup=True) or event.other
    g.state.serial += 1
    told = replace(event, to=to, other=new, serial=g.state.serial)
    g.state.happened.append(told)
    g.log.append(told)
    g.changed()
    g.hear(told)
    g.state.dirty = True
    return told


def _hear(g: Game, card: Card | None, event: Event) -> None:
    """What a card that was active until it was trashed hears of cards being trashed."""
    if card is None or card.zone != INSTALLED or not card.faceup:
        return
    for number, when in g.definition(card).whens.get(EventKind.TRASH, ()):
        if not (when.interrupt or when.access):
            consider(g, card, number, when, event)
