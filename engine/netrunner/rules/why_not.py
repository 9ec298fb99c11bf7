"""Why something cannot be done now: for each basic action, card of the hand and installed card of a seat.

It asks the predicates that make the options; a test holds that something is offered if and only if nothing
speaks against it. It tells a seat about its own cards and public ones only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.costs import Payment
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.rules import actions, costs, discounts, prices, rezzing, scoring
from engine.netrunner.rules.basic_actions import ANY_RUN, CLICK, ONE_CARD, basic_cost
from engine.netrunner.rules.hosting import destinations, hosts, memory_needed, only_on
from engine.netrunner.rules.installing import install_cost
from engine.netrunner.rules.playing import play_cost
from engine.netrunner.rules.using import unusable
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, EVENT, ICE, OPERATION, RESOURCE
from engine.netrunner.table.frames.windows import PaidWindowFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

ACTIONS = frozenset(
    ("credit", "draw", "purge", "untag", "run", "play", "install", "advance", "trash_resource", "action")
)
"""What is an action (5.2)."""


class Subject(NamedTuple):
    """Something a seat might want to do: the verb of its options, and what they are about."""

    verb: str
    oid: int = 0
    ability: int = 0
    """Which ability of the card, for "use" and "action"."""
    server: str = ""

    def fits(self, o: Option) -> bool:
        """Whether an option does this."""
        n = self.ability if self.verb in ("use", "action") else o.n
        return (o.verb, o.oid, o.to if self.verb == "run" else "", o.n) == (*self[:2], self.server, n)


class Why(NamedTuple):
    """What speaks against something: a word for it, with what it takes and what is there."""

    reason: str
    need: int = 0
    have: int = 0


Found = Iterator[tuple[Subject, Why | None]]


def why_not(g: Game, seat: Seat) -> Found:
    """Everything the seat might want to do, and what speaks against it now; None where it is offered."""
    asked = next((d for d in g.state.decisions if d.seat == seat), None)
    offered = [o for o in asked.options if o.verb in ACTIONS] if asked is not None else []
    late = None if asked is not None and offered and _acts(g, asked) else _no_action(g, seat)
    bound = late is None and actions.demanded(g, seat, offered)
    for subject, why in _actions(g, seat):
        if (late or bound) and any(map(subject.fits, offered)):
            yield subject, None
        else:
            yield subject, late or (Why("must") if bound else why)
    yield from _windows(g, seat, asked)


def _acts(g: Game, asked: Decision) -> bool:
    """Whether a question is the choice of the next action (5.2), and not one that a card puts."""
    by_card = isinstance(g.state.stack[-1], AbilityFrame)
    return asked.kind == "window" or (asked.kind == "action" and not by_card)


def _no_action(g: Game, seat: Seat) -> Why:
    """Why the seat is not asked for an action."""
    if g.state.active != seat:
        return Why("turn")
    return Why("clicks", 1, 0) if not g.state.clicks[seat] else Why("later")


def _unpaid(g: Game, payment: Payment, clicks: int = 0) -> Why | None:
    """What is missing to pay a cost at once (1.16.1); `clicks`: those of the action on top."""
    if costs.can_pay(g, payment, clicks=clicks):
        return None
    seat, due = payment.seat, payment.cost.due_clicks + clicks
    if due > g.state.clicks[seat]:
        return Why("clicks", due, g.state.clicks[seat])
    need, have = payment.cost.credits, costs.available(g, payment)
    return Why("credits", need, have) if need > have else Why("cost")


def _basic(g: Game, seat: Seat, verb: str, oid: int = 0) -> Why | None:
    return _unpaid(g, basic_cost(g, seat, verb, oid))


# -- actions -----------------------------------------------------------------------------------------------


def _actions(g: Game, seat: Seat) -> Found:
    """Every action by itself, as if the seat could take one now."""
    yield Subject("credit"), _basic(g, seat, "credit")
    draws = ONE_CARD.useful(g, g.bare(seat)) or g.idle(seat)
    yield Subject("draw"), _basic(g, seat, "draw") if draws else Why("deck")
    for card in actions.different(g, seat):
        if g.face(card).type in (EVENT, OPERATION):
            yield Subject("play", card.oid), _play(g, card)
        elif seat == CORP:
            yield Subject("install", card.oid), _corp_install(g, card)
        else:
            yield Subject("install", card.oid), _runner_install(g, card)
    yield from _corp(g) if seat == CORP else _runner(g)
    for oid, index, paid in g.index.actions:
        card = g.state.cards[oid]
        if paid.usable_by(seat, card.side):
            why = unusable(g, card, index, paid, seat)
            yield Subject("action", oid, index), _of_use(g, why, prices.use_cost(g, card, paid, seat), card)


def _play(g: Game, card: Card) -> Why | None:
    why, _ = actions.judged(g, card)
    if why == "cost":
        return _unpaid(g, play_cost(g, card), CLICK.due_clicks) or Why(why)
    return Why(why) if why else None


def _corp_install(g: Game, card: Card) -> Why | None:
    """Nothing, if there is a place where it can be paid for; what it costs least, where that is too much."""
    if g.cannot("install", by=CORP, card=card):
        return Why("forbidden")
    ice = g.face(card).type == ICE
    found: list[Why] = []
    for name in destinations(g, card):
        server = g.state.servers.get(name)
        why = _unpaid(g, install_cost(g, card, name))
        if why is None or (ice and server is not None and server.ice):
            return None  # what protects the server may be trashed first (8.5.6)
        found.append(why)
    return min(found, key=lambda why: why.need, default=Why("nowhere"))


def _runner_install(g: Game, card: Card) -> Why | None:
    if g.cannot("install", by=RUNNER, card=card):
        return Why("console" if g.rules.console_refused and g.has_console(card) else "forbidden")
    limit = g.memory_limit(card)
    places = [*hosts(g, card), *([0] if only_on(g, card) is None else [])]
    found: list[Why] = []
    for host in places:
        if memory_needed(g, card, host) > limit:
            found.append(Why("memory", memory_needed(g, card, host), limit))
            continue
        price = partial(actions.installing, g, card, host)
        if discounts.payable(g, card, price) is not None:
            return None
        found.append(_unpaid(g, price(0)) or Why("cost"))
    return min(found, key=lambda why: why.need, default=Why("nowhere"))


def _corp(g: Game) -> Found:
    yield Subject("purge"), _basic(g, CORP, "purge")
    tagged = g.tagged()
    for card in g.installed():
        if g.face(card).can_be_advanced:
            forbidden = g.cannot("advance", by=CORP, card=card)
            why = Why("forbidden") if forbidden else _basic(g, CORP, "advance", card.oid)
            yield Subject("advance", card.oid), why
        elif card.side == RUNNER and g.face(card).type == RESOURCE:
            why = _basic(g, CORP, "trash", card.oid) if tagged else Why("untagged")
            yield Subject("trash_resource", card.oid), why


def _runner(g: Game) -> Found:
    allowed = ANY_RUN.allowed(g)
    for name in g.state.servers:
        why = None if actions.can_run(g, name) else _basic(g, RUNNER, "run") or Why("cost")
        yield Subject("run", server=name), why if name in allowed else Why("forbidden")
    untag = Why("untagged") if not g.state.tags else None
    if untag is None and g.cannot("remove_tag", by=RUNNER):
        untag = Why("forbidden")
    yield Subject("untag"), untag or _basic(g, RUNNER, "untag")


# -- what windows allow ------------------------------------------------------------------------------------


def _windows(g: Game, seat: Seat, asked: Decision | None) -> Found:
    """What can be done when the seat has priority in a paid ability window (9.2.7b)."""
    frame = g.state.stack[-1] if g.state.stack else None
    window = asked is not None and asked.kind == "window"
    here = frame if window and isinstance(frame, PaidWindowFrame) else None
    for oid, index, paid in g.index.paid:
        card = g.state.cards[oid]
        if not paid.usable_by(seat, card.side):
            continue
        why = unusable(g, card, index, paid, seat)
        if paid.interface and g.encounter is None:
            why = "encounter"
        if paid.breaks and g.encounter is None and why == "useless":
            why = "breaking"
        if not why and not g.policy.worthwhile(g, seat, card, paid):
            why = "fleeting" if g.encounter is None else "useless"
        found = _of_use(g, why, prices.use_cost(g, card, paid, seat), card)
        yield Subject("use", oid, index), found if here is not None else found or Why("later")
    if seat == CORP:
        rezzed = {o.oid for o in asked.options if o.verb == "rez"} if asked is not None else set()
        yield from _corp_windows(g, here, rezzed)


def _corp_windows(g: Game, here: PaidWindowFrame | None, rezzed: Collection[int]) -> Found:
    """Rules: 8.1.2a, 8.1.2c, 1.17.3a. `rezzed`: what is offered to be, now or later in a run."""
    for card in g.installed():
        if card.side != CORP:
            continue
        kind = g.face(card).type
        if kind == AGENDA:
            yield Subject("score", card.oid), _score(g, card, here)
        elif not card.faceup:
            yield Subject("rez", card.oid), None if card.oid in rezzed else _rez(g, card, kind, here)


def _score(g: Game, card: Card, here: PaidWindowFrame | None) -> Why | None:
    need = g.advancement_requirement(card)
    have = g.counters(card, "advancement")
    if have < need:
        return Why("advancement", need, have)
    if here is None or not here.score:
        return Why("later")
    if scoring.can_score(g, card.oid):
        return None
    return Why("forbidden") if g.cannot("score", by=CORP, card=card) else Why("cost")


def _rez(g: Game, card: Card, kind: str, here: PaidWindowFrame | None) -> Why | None:
    if g.cannot("rez", by=CORP, card=card):
        return Why("forbidden")
    if kind == ICE and not rezzing.as_non_ice(g, card) and (here is None or here.ice != card.oid):
        return Why("approach")
    return _unpaid(g, rezzing.rez_cost(g, card)) or (Why("later") if here is None or not here.rez else None)


def _of_use(g: Game, why: str, payment: Payment, card: Card) -> Why | None:
    """The reason against using an ability, with its numbers."""
    if why == "cost":
        return _unpaid(g, payment) or Why(why)
    if why == "strength" and g.encounter is not None:
        return Why(why, g.strength(g.state.cards[g.encounter.ice]), g.strength(card))
    return Why(why) if why else None
