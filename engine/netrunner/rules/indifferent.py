"""What makes no difference, by what all can see: nobody is asked about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Upcoming, When
from engine.netrunner.language.base import Bare
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import ARCHIVES, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.questions import Option


def dull(g: Game, option: Option) -> bool:
    """Whether nothing comes of accessing a card: it lies faceup in Archives, is no agenda, and has no ability
    that hears of its access there (7.1.5b: nor can it be trashed)."""
    card = g.state.cards.get(option.oid)
    if card is None or card.zone != ARCHIVES or not card.faceup:
        return False
    face = g.face(card)
    event = Event(
        EventKind.ACCESS, seat=RUNNER, oid=card.oid, code=card.code, card=card, server=ARCHIVES, was=ARCHIVES,
        run=g.run_number, serial=g.state.serial,
    )  # fmt: skip
    scope = Bare(seat=card.side, source=card.oid, code=card.code, event=event)
    return face.type != AGENDA and not any(
        when.access and when.on.fits(g, event, scope) for _, when in face.whens.get(EventKind.ACCESS, ())
    )


def accesses_matter(g: Game) -> bool:
    """Whether it can make a difference which of several cards is accessed first: where there may be no access
    for all of them (7.3.6), or something hears of each, or may do something instead of it."""
    breach = g.breach
    counted = breach is None or breach.most >= 0 or bool(g.modifiers("access_limit"))
    return counted or any(
        listens(g, kind) for kind in (EventKind.ACCESS, EventKind.ACCESS_ENDS, "would:access")
    )


def listens(g: Game, kind: str) -> bool:
    """Whether anything that everybody can see hears of such events."""
    return any(g.is_active(oid) for oid, _, _ in g.index.whens.get(kind, ())) or any(
        isinstance(effect.ability, When | Upcoming) and kind in effect.ability.on.heard
        for effect in g.state.lingering
    )
