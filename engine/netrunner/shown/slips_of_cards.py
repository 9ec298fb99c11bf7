"""What a card would do that is probably not meant: counters for nobody who has a use for them, and a run that
kills. What instructions do and for whom is read off their declaration."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Bare
from engine.netrunner.language.effects import Gain, GiveTags, Lose, MakeRun, PlaceCounters
from engine.netrunner.language.flow import ChooseOne, May, MayPay
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.language.membership import members
from engine.netrunner.language.prices import InPool, Pays, Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.wholes import resolving
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.windows import InterruptFrame, ReactionFrame
from engine.netrunner.table.state import RUNNER
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.parts import Seat
    from engine.netrunner.table.questions import Decision, Option


class Chosen(NamedTuple):
    """What an option sets going, and of which card."""

    effects: tuple[Effect, ...]
    source: int
    code: str


def chosen(g: Game, d: Decision, o: Option) -> Chosen | None:
    """The instructions that a player may also leave alone: of a card they play or use, of a "may"."""
    card, frame = g.state.cards.get(o.oid), g.state.stack[-1] if g.state.stack else None
    if o.verb == "play" and card is not None:
        play = g.definition(card).play
        return None if play is None else Chosen(play.effects, card.oid, card.code)
    if o.verb in ("use", "action") and card is not None:
        paid = dict(g.face(card).paid).get(o.n)
        return None if paid is None else Chosen(paid.effects, card.oid, card.code)
    if o.verb == "trigger" and isinstance(frame, ReactionFrame | InterruptFrame):
        for each in frame.pending:
            if o.key == f"pending:{each.number}" and each.optional and isinstance(each.ability, When):
                return Chosen(each.ability.effects, each.source, each.code)
    if isinstance(frame, AbilityFrame) and frame.index < len(frame.effects):
        asks, controller, source, code = resolving(frame)
        if isinstance(asks, May) and o.verb == "do":
            return Chosen(asks.what, source, code)
        if isinstance(asks, MayPay) and o.verb == "pay" and d.kind != "payment":
            return Chosen(asks.then, source, code)
        if isinstance(asks, ChooseOne) and o.verb == "mode" and controller == d.seat:
            return Chosen(asks.modes[o.n], source, code)
    return None


def _offered(effects: Iterable[Effect]) -> Iterable[Effect]:
    """What instructions come to, also where it is asked whether they are carried out."""
    for effect in one_by_one(effects):
        if isinstance(effect, May):
            yield from _offered(effect.what)
        elif isinstance(effect, MayPay):
            yield from _offered(effect.then)
        else:
            yield effect


def for_nobody(g: Game, seat: Seat, found: Chosen) -> str | None:
    """Which message says that no card of the seat could have any use of the counters that instructions place,
    where they do nothing else."""
    scope = Bare(seat, found.source, found.code)
    cards: list[Card] = []
    for effect in _offered(found.effects):
        if not isinstance(effect, PlaceCounters):
            return None
        able = [card for wanted in effect.targets() for card in members(wanted.among, g, scope)]
        if not able or any(card.controller == seat and of_use(g, effect.kind, card) for card in able):
            return None
        cards += able
    if not cards:
        return None
    mine = any(card.controller == seat for card in cards)
    return "nr-confirm-no-use" if mine else "nr-confirm-only-theirs"


def of_use(g: Game, counter: str, card: Card) -> bool:
    """Whether counters of a kind may mean something on a card: it can be advanced, it speaks of them, or what
    it is lies hidden from the other player."""
    face = g.face(card)
    advanced = counter == "advancement" and face.can_be_advanced
    return not card.faceup or advanced or _speaks_of(card.code, counter)


@cache
def _speaks_of(code: str, counter: str) -> bool:
    parts = inside(definition(code).abilities)
    uses = [part for part in parts if not isinstance(part, PlaceCounters)]
    return any(counter in (getattr(part, "counter", ""), getattr(part, "kind", "")) for part in uses)


_BEFORE: Final = (Gain, GiveTags, Lose, PlaceCounters)
"""Instructions that leave the Runner's hand and the ice as they are."""
_AT_THE_SERVER: Final = frozenset(("would:approach_server", "would:success"))
_LATE: Final = _AT_THE_SERVER | {EventKind.RUN_ENDS, EventKind.SUCCESSFUL_RUN, EventKind.UNSUCCESSFUL_RUN}
"""What happens once the ice is passed."""
_PAYING: Final = (InPool, Pays, Price)


class Leads(NamedTuple):
    """Where a run that a card makes may lead, with the ice and the hand as they are."""

    servers: tuple[str, ...]
    breaches: bool
    """Whether what lies there is accessed if it is successful, as far as the card tells."""


def leads(g: Game, found: Chosen) -> Leads | None:
    """What a run that instructions make leads to; None where they make none, or do something themselves about
    what it meets first."""
    for effect in _offered(found.effects):
        if isinstance(effect, MakeRun):
            allowed = effect.allowed(g, Bare(RUNNER, found.source, found.code))
            return Leads(allowed, _breaches(effect)) if _plain(effect) else None
        if not isinstance(effect, _BEFORE):
            return None
    return None


def runs_of(g: Game, oid: int) -> tuple[MakeRun, ...]:
    """The instructions of a card to make a run."""
    card = g.state.cards.get(oid) or g.state.last_known.get(oid)
    parts = inside(definition(card.code).abilities) if card is not None else ()
    return tuple(part for part in parts if isinstance(part, MakeRun))


def led_by(g: Game, oid: int) -> Leads | None:
    """The same of a card that makes a run already, of which the server is asked."""
    runs = runs_of(g, oid)
    if not all(_plain(run) for run in runs):
        return None
    return Leads(tuple(g.state.servers), all(_breaches(run) for run in runs))


def _plain(run: MakeRun) -> bool:
    return _heard(run) <= _LATE and all(isinstance(each, _PAYING) for each in run.during)


def _breaches(run: MakeRun) -> bool:
    instead = any(isinstance(part, InsteadOf) for part in inside(run.if_successful))
    return not instead and _AT_THE_SERVER.isdisjoint(_heard(run))


def _heard(run: MakeRun) -> set[str]:
    return {kind for each in run.abilities for kind in each.on.heard}
