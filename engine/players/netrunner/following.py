"""How a turn would go on after an action, and what it leaves: for who asks why.

The turn is played out by the plain rules on a game that holds nothing the seat may not know, as the looking
ahead plays it. Told is only what speaks of cards the seat knows now and comes before the first card from its
own deck that it draws or sees: what it does with that hangs on which it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from engine.netrunner import Game
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, DECK, RUNNER, seat_named
from engine.players.netrunner.breaking import IMPOSSIBLE
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.runner_runs import Runs
from engine.players.netrunner.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.netrunner.table.events import Event
    from engine.netrunner.table.questions import Decision, Option

    Policy = Callable[[Game, Decision], tuple[str, ...]]

STEPS: Final = 200
"""Answers after which a turn is taken as it stands."""


class Following(msgspec.Struct, frozen=True):
    """What comes after an action."""

    steps: tuple[str, ...] = ()
    """The next actions of the turn, as far as they are offered now, too: keys of options."""
    scores: int = 0
    """Points of an agenda that can be scored in the Corp's next turn then; 0 if there is none."""
    shut: bool = False
    """Whether the Runner has no way in there with what it may have by then."""
    tax: int = 0
    """Credits that getting in there costs the Runner; 0 if that cannot be told, or nothing."""
    has: int = 0
    """Credits that the Runner has."""
    runs: bool = False
    """Whether the Runner makes a run: then `tax` is what the ice that it knows costs it."""
    ice: tuple[str, ...] = ()
    """Where the Runner has no way in: the codes of the Corp's ice that keeps it out, the outermost first."""
    unknown: int = 0
    """Pieces of ice before that server that it does not know."""


def following(blinded: Game, decision: Decision, key: str, policy: Policy) -> Following:
    """What comes after an action if the turn is played out by the plain rules. Nothing changes."""
    seat = decision.seat
    offered = {option.key for option in decision.options}
    known = {kind.code for _, kind in Sight(blinded, seat).hand()} if seat == CORP else frozenset[str]()
    copy = Game(blinded.state, blinded.policy)  # an answer is accepted on a clone of the state
    turn, steps, told = copy.state.turn, list[str](), True
    own = DECK[seat_named(seat)]
    deck = copy.state.zones[own]
    way = _way(copy, decision.option(key))
    happened = copy.answer(seat, copy.state.decisions[0].id, (key,))
    for _ in range(STEPS):
        if copy.state.zones[own] != deck or _seen(copy, happened, deck):
            return _led(steps, way)
        if not copy.state.decisions or copy.state.turn != turn:
            break
        asked = copy.state.decisions[0]
        keys = policy(copy, asked)
        if asked.role == Role.ACTION_WINDOW and asked.seat == seat:
            option = asked.option(keys[0])
            told = told and keys[0] in offered and option is not None and option.verb != "pass"
            if told:
                steps.append(keys[0])
                way = way or _way(copy, option)
        happened = copy.answer(asked.seat, asked.id, keys)
    if seat != CORP or not copy.state.decisions:
        return _led(steps, way)
    return _left(Sight(copy, CORP), tuple(steps), known)


def _led(steps: list[str], way: Following | None) -> Following:
    """The actions that come after it, and the way to the server of the first run among them."""
    return Following(tuple(steps)) if way is None else msgspec.structs.replace(way, steps=tuple(steps))


def _way(game: Game, option: Option | None) -> Following | None:
    """What stands before the server that an action of the Runner runs on, as far as it knows; None if it runs
    on none, or if it knows of no way in."""
    if option is None or option.verb != "run":
        return None
    runs = Runs(Sight(game, RUNNER))
    path = runs.path(option.to)
    if path.credits >= IMPOSSIBLE:
        return None
    there = runs.see.servers.get(option.to)
    unknown = sum(runs.see.kind(oid) is None for oid in there.ice) if there is not None else 0
    return Following(tax=path.credits, has=runs.money, runs=True, unknown=unknown)


def _seen(game: Game, happened: Sequence[Event], deck: tuple[int, ...]) -> bool:
    """Whether a card of a deck was looked at, or is one to choose."""
    looked = {event.oid for event in happened if event.kind in (EventKind.LOOK, EventKind.REVEAL)}
    asked = {option.oid for decision in game.state.decisions for option in decision.options}
    return not (looked | asked).isdisjoint(deck)


def _left(see: Sight, steps: tuple[str, ...], known: frozenset[str] | set[str]) -> Following:
    """What the Corp's turn leaves: the agenda that can be scored next, and the way in to it."""
    plan = Plan(see)
    next_ = [
        agenda for agenda in plan.agendas
        if 0 < agenda.need <= min(plan.soonest(), plan.money)
        if not agenda.fresh or see.code(agenda.oid) in known
    ]  # fmt: skip
    best = max(next_, key=lambda agenda: agenda.points, default=None)
    if best is None or not best.points:
        return Following(steps)
    way = plan.way_in(best.server)
    if way is not None:
        return Following(steps, best.points, False, round(way.credits), plan.runner_money)
    # With any money at all, or not even then.
    ice = plan.standing(best.server)
    dear = plan.tolls.cheapest(ice, IMPOSSIBLE, 3)
    tax = 0 if dear is None else round(dear.credits)
    return Following(
        steps, best.points, True, tax, plan.reach, ice=tuple(see.code(oid) for oid in ice)
    )  # fmt: skip
