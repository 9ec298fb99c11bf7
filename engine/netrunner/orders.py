"""What orders and plans answer, and for which questions they stand (`table.orders`).

`covers` looks at public information only: where it says yes nobody is asked, whatever was decided and
whatever the cards are. `answer` then says what was decided: to do nothing where it cannot be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects.agendas import can_be_stolen
from engine.netrunner.language.happenings import at
from engine.netrunner.rules.pressing import any_pressing, ends_here
from engine.netrunner.rules.shortcuts import ways_to_break
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.windows import PaidWindowFrame
from engine.netrunner.table.orders import Orders, RezOrder
from engine.netrunner.table.state import CORP, GRIP, RD, RUNNER

WINDOWS: dict[str, tuple[str, ...]] = {
    "approach": (Role.INITIATION_WINDOW, Role.APPROACH_WINDOW),
    "encounter": (Role.ENCOUNTER_WINDOW,),
    "pass": (Role.PASSED_WINDOW, Role.MOVEMENT_WINDOW),
    "jack_out": ("jack_out",),
    "access": ("candidate", "access", "steal"),
    "breach": ("instead",),
    "actions": (Role.ACTION_WINDOW,),
    "turns": (Role.TURN_WINDOW, Role.DISCARD_WINDOW),
    "reaction": ("reaction",),
}
"""Kinds of window that full control can be asked for: the roles and kinds of question each is made of."""
_OF_RUNNER = frozenset(("jack_out", "access", "breach"))

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Seat
    from engine.netrunner.table.questions import Option

REZZING = frozenset((Role.APPROACH_WINDOW, Role.MOVEMENT_WINDOW))
"""Windows of a run in which the Corp may rez cards of the attacked server."""

AHEAD = frozenset(("window", "jack_out", "access"))
"""Kinds of question that orders may answer."""


def decided_ahead(orders: Orders) -> tuple[object, ...]:
    """What of the orders is an answer in runs, not a wish to be asked; empty if nothing is."""
    given = (orders.rez, orders.go_on, orders.breaks, orders.trash)
    return given if given != ((), False, (), -1) else ()


def full_control(g: Game, seat: str, question: str = "") -> bool:
    """Whether the seat wants to decide everything itself, here: a role of a window, or a kind of question."""
    orders = g.state.orders[seat]
    if orders.full_control or question in orders.full_windows:
        return True
    return orders.full_run != 0 and orders.full_run == g.run_number


def windows(seat: str) -> tuple[str, ...]:
    """Which of `WINDOWS` the seat can be asked in."""
    return tuple(name for name in WINDOWS if seat == RUNNER or name not in _OF_RUNNER)


def planned(g: Game, seat: str) -> bool:
    """Whether the seat has decided for the whole of the run in progress."""
    plan = g.state.run_plans.get(seat)
    return plan is not None and plan.run == g.run_number


def would_answer(g: Game, seat: Seat, orders: Orders) -> bool:
    """Whether these orders would answer what the seat, and nobody else, is asked now."""
    asked = [d for d in g.state.decisions if d.kind in AHEAD]
    if [d.seat for d in asked] != [seat]:
        return False
    (question,), frame, given = asked, g.state.stack[-1], g.state.orders
    g.state.orders = {**given, seat: orders}
    try:
        if question.kind == "window":
            return (
                isinstance(frame, PaidWindowFrame)
                and g.policy.decided(g, seat, frame, question.options) is not None
            )
        return g.policy.reply(g, seat, question.kind, question.options, 1, 1, True) is not None
    finally:
        g.state.orders = given


def quiet_run(g: Game) -> bool:
    """Whether nothing was rezzed in the run in progress."""
    number = g.run_number
    return not any(e.kind == EventKind.REZ and e.run == number for e in g.state.happened)


def facedown_ahead(g: Game, w: PaidWindowFrame) -> tuple[int, ...]:
    """Facedown cards of the attacked server that the window is about: the approached ice, or the root."""
    run = g.run
    server = g.state.servers.get(run.server) if run is not None else None
    if server is None:
        return ()
    about = (w.ice,) if w.role == Role.APPROACH_WINDOW else server.root
    return tuple(oid for oid in about if oid in g.state.cards and not g.state.cards[oid].faceup)


def _order(g: Game, orders: Orders, oid: int) -> RezOrder | None:
    """The order about a card: its own before its server's before the general one."""
    server = g.state.cards[oid].server
    mine = [o for o in orders.rez if o.card in (0, oid) and o.server in ("", server)]
    return max(mine, key=lambda o: (o.card != 0, o.server != ""), default=None)


def covers(g: Game, seat: str, w: PaidWindowFrame) -> bool:
    """Whether the seat decided ahead what it does in this paid ability window."""
    orders = g.state.orders[seat]
    if seat == CORP and w.role in REZZING:
        if planned(g, CORP):
            return True
        if not orders.rez:
            return False
        cards = facedown_ahead(g, w)
        if w.role == Role.MOVEMENT_WINDOW and any_pressing(g, CORP, ends_here):
            return False  # an order to rez says nothing of abilities
        return bool(cards) and all(_order(g, orders, oid) is not None for oid in cards)
    if seat == CORP and w.role == Role.TURN_WINDOW:  # of its own turns: in the Runner's it is not asked
        return orders.begins
    # Only the Runner's, and in encounters: elsewhere there is nothing to break.
    return bool(orders.breaks) and _break(g, orders) is not None


def answer(g: Game, seat: str, w: PaidWindowFrame, options: Sequence[Option]) -> str:
    """What was decided for a window that is covered: the key of an option, or "pass"."""
    orders = g.state.orders[seat]
    if seat == RUNNER:
        return _break(g, orders) or "pass"
    cards = facedown_ahead(g, w)
    plan = g.state.run_plans.get(CORP)
    for option in options:
        if option.verb != "rez" or option.oid not in cards:
            continue
        if plan is not None and planned(g, CORP):
            if option.oid in plan.cards:
                return option.key
            continue
        order = _order(g, orders, option.oid)
        if order is not None and order.rez and g.state.credits[CORP] - option.n >= order.keep:
            return option.key
    return "pass"


def _break(g: Game, orders: Orders) -> str | None:
    """The cheapest way to break everything that an order is about; None if there is none."""
    fitting = [
        option
        for option, _ in ways_to_break(g)
        if any(order.card in (0, option.oid) and option.n <= order.most for order in orders.breaks)
    ]
    return min(fitting, key=lambda option: option.n).key if fitting else None


def goes_on(g: Game) -> bool:
    """Whether the Runner decided ahead not to jack out here."""
    return (g.state.orders[RUNNER].go_on or planned(g, RUNNER)) and quiet_run(g)


def accessing(g: Game, options: Sequence[Option]) -> str | None:
    """What the Runner decided to do with accessed cards: trash those that cost at most so much, leave others.

    None where nothing was decided, and where what would be left must be trashed in one of several ways. None,
    too, where something in R&D would be left: what an agenda asks for is never paid by order, so that the
    Runner is asked, and the Corp, which sees no card there (7.1.2), must not know it by that (10.2).
    """
    most = g.state.orders[RUNNER].trash
    if most < 0 or _priced(g):
        return None
    trash = next((o.key for o in options if o.verb == "trash_accessed" and o.n <= most), None)
    if trash is None and g.zone_of(g.accessed) == RD and not can_be_stolen(g, g.state.cards[g.accessed]):
        return None  # an agenda that can be stolen all see then, or it is asked about (7.2.3)
    leave = next((o.key for o in options if o.verb == "access_done"), None)
    return trash or leave or (options[0].key if len(options) == 1 else None)


def _priced(g: Game) -> bool:
    """Whether a card on the table may ask for something if what is accessed is an agenda that is stolen.

    Then the Runner is asked of each access there, whatever it is.
    """
    card = g.state.cards.get(g.accessed)
    where = "" if card is None else card.server or card.zone
    return any(
        not price.servers or at(g, where, price.servers, scope)
        for price, scope, _, _ in g.modifiers("price:steal")
        if scope.source != g.accessed
    )


def of_grip(g: Game) -> tuple[int, ...]:
    """The cards of the grip that can be used instead of a breach, of any server: the Runner's to know."""
    found = (oid for oid, _ in g.index.statics.get("instead:breach", ()))
    return tuple(oid for oid in found if g.state.cards[oid].zone == GRIP)


def unchanged_run(g: Game) -> bool:
    """Whether nothing at all has happened since the run in progress began."""
    last = g.state.happened[-1] if g.state.happened else None
    return last is not None and last.kind == EventKind.RUN_BEGINS and last.run == g.run_number
