"""Traces (10.8): the Corp's trace strength against the Runner's link strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, Step, StepTable
from engine.netrunner.language.abilities import When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import TraceFrame
from engine.netrunner.rules import costs, paying
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


TRACE = TraceFrame.table = StepTable("trace (10.8.6)", checked=False)


def most(g: Game, seat: Seat) -> int:
    """Credits that somebody could spend in a trace, pool and cards that pay for traces together (10.8.2)."""
    return costs.available(g, costs.payment(g, "trace", seat, cost()))


def _number(g: Game, f: TraceFrame, seat: Seat) -> int | None:
    """How many credits a player spends; None while asked."""
    options = [Option(f"n:{n}", "spend", oid=f.source, n=n) for n in range(most(g, seat) + 1)]
    keys = g.ask(f, seat, "trace" if seat == CORP else "link", options, about=f.source)
    return None if keys is None else int(keys[0].partition(":")[2])


def _spend(g: Game, f: TraceFrame, seat: Seat, n: int) -> bool:
    """Spend them; False while the player is asked which ones."""
    spent = cost(credits=n).demanded_by(f.source, f.code)  # the trace is why (10.8.1)
    return not n or paying.pay(g, f, costs.payment(g, "trace", seat, spent))


@TRACE.row("10.8.6a", "the trace initiates")
def _initiate(g: Game, f: TraceFrame) -> Step:
    do.emit(g, EventKind.TRACE_BEGINS, seat=CORP, oid=f.source, code=f.code, n=f.base)
    return None


@TRACE.row("10.8.6b", "checkpoint", checked=True)
def _check(g: Game, f: TraceFrame) -> Step:
    return None


@TRACE.row("10.8.6c", "the Corp may spend credits", checked=True)
def _trace(g: Game, f: TraceFrame) -> Step:
    if f.spent < 0:
        n = _number(g, f, CORP)
        if n is None:
            return ASK
        f.spent = n
    return None if _spend(g, f, CORP, f.spent) else ASK


@TRACE.row("10.8.6d", "the Runner may spend credits", checked=True)
def _link(g: Game, f: TraceFrame) -> Step:
    if f.evaded < 0:
        n = _number(g, f, RUNNER)
        if n is None:
            return ASK
        f.evaded = n
    return None if _spend(g, f, RUNNER, f.evaded) else ASK


@TRACE.row("10.8.6e", "it is successful or unsuccessful")
def _determine(g: Game, f: TraceFrame) -> Step:
    """What belongs to the outcome is a conditional ability that meets its condition now (10.8.5)."""
    for effects in (f.always, f.successful if f.strength_above(g) > 0 else f.unsuccessful):
        if effects:
            ability = When(On(EventKind.TRACE), effects)
            # It listens to this moment only: its duration has passed at the next checkpoint (9.10.4).
            do.linger(
                g, "turn:0", f.seat, f.source, f.code, ability=ability, results=f.results, numbers=f.numbers
            )
    tell_trace(g, f)
    return None


def traced(g: Game, f: TraceFrame) -> Event:
    """The outcome of a trace, as what belongs to it refers to that."""
    past = f.strength_above(g)
    return Event(
        EventKind.TRACE, seat=CORP, oid=f.source, code=f.code, n=max(0, past), other=f.trace_strength(),
        detail="successful" if past > 0 else "unsuccessful",
    )  # fmt: skip


def tell_trace(g: Game, f: TraceFrame) -> None:
    """The outcome, for all that listens."""
    told = traced(g, f)
    do.emit(
        g, told.kind, seat=told.seat, oid=told.oid, code=told.code, n=told.n, other=told.other,
        detail=told.detail,
    )  # fmt: skip


@TRACE.row("10.8.6f", "the trace is complete")
def _complete(g: Game, f: TraceFrame) -> Step:
    return None
