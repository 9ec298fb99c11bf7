"""Interrupt windows (9.2.9, 9.9): changing an instruction before it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import AGAIN, ASK, END, FrameBase, Option, Step, Table
from engine.netrunner.language.base import Bare, Expected
from engine.netrunner.language.modifiers import AlwaysPrevents, Replace
from engine.netrunner.rules.loops import looping
from engine.netrunner.rules.triggers import instance
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Event, Kind
from engine.netrunner.table.state import CORP, SEATS, Pending, opponent

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.rules.abilities import AbilityFrame


ALL = 10**6
"""More than any value: all of an effect."""


class InterruptFrame(FrameBase, kw_only=True):
    """An interrupt window over the ability frame below it."""

    seat: str
    """Who has priority."""
    pending: tuple[Pending, ...] = ()
    """Conditional interrupts that were relevant when the window opened (9.9.4b)."""
    passed: int = 0
    """Passes in a row."""
    received: bool = False


WINDOW = InterruptFrame.table = Table("interrupt window (9.2.9)", checked=False)


def open_interrupt_window(g: Game, f: AbilityFrame, expected: Expected) -> None:
    """Fix the expected effects (9.9.4a), apply replacements, and open a window if anybody can interrupt."""
    expected = tuple((kind, n) for kind, n in expected if _takes_place(kind, n))
    if not expected:
        return
    f.expected = expected
    _replace(g, f)
    seat = f.effects[f.index].doer(f.seat) if f.index < len(f.effects) else f.seat
    imminent: dict[str, Event] = {}
    for kind, n in f.expected:
        if _takes_place(kind, n):
            imminent[kind] = _imminent(g, f, kind, n, seat)
            _always_prevent(g, f, kind)
    pending = []
    for kind, n in f.expected:
        if not _takes_place(kind, n):
            continue
        event = imminent[kind]
        for oid, number, when in g.index.whens.get(event.heard_as, ()):
            card = g.state.cards[oid]
            scope = Bare(seat=card.side, source=oid, code=card.code, event=event)
            if when.interrupt and when.on.met(g, event, scope):
                pending.append(instance(g, when, card, event, number=number))
    frame = InterruptFrame(seat=g.state.active or CORP, pending=tuple(pending))
    if pending or any(_usable(g, frame, f, seat) for seat in SEATS):
        g.push(frame)


def _takes_place(kind: str, n: int) -> bool:
    """Whether an effect of this value happens at all (9.9.6): a trace also with a strength of 0 (9.9.6d)."""
    return n > 0 or kind == "trace"


def _imminent(g: Game, f: AbilityFrame, kind: str, n: int, seat: str) -> Event:
    """Ordinals count how often an effect became imminent, not whether it happened (9.9.5a)."""
    state = g.state
    state.serial += 1
    oid = next((oid for targets in f.targets for oid in targets), 0)
    event = Event(
        Kind.IMMINENT, seat=seat, oid=oid, card=state.cards.get(oid), n=n, detail=kind, cause=f.why,
        source=f.source, by=f.code, run=g.run_number, serial=state.serial,
    )  # fmt: skip
    state.happened.append(event)
    return event


def became_imminent(g: Game, kind: str) -> int:
    """How often an effect of a kind became imminent this turn in the run in progress, or outside of runs."""
    run = g.run_number
    return sum(
        event.kind is Kind.IMMINENT and event.detail == kind and event.run == run
        for event in g.state.happened
    )


def always_prevented(g: Game, kind: str, nth: int) -> int:
    """How much of the nth effect of a kind (this run, if one is on) static abilities prevent (9.9.5c)."""
    stat = f"prevent:{kind}"
    if stat not in g.stats:
        return 0
    found = [
        modifier.n or ALL
        for modifier, _, _ in g.modifiers(stat)
        if isinstance(modifier, AlwaysPrevents)
        and (not modifier.first_in_run or (nth == 1 and bool(g.run_number)))
    ]
    return min(ALL, sum(found))


def _always_prevent(g: Game, f: AbilityFrame, kind: str) -> None:
    n = always_prevented(g, kind, became_imminent(g, kind))
    if n:
        if kind.partition("_")[0] == "trash":
            f.spare(g, f.trashable(g, kind)[:n])
        else:
            f.change_expected(kind, None if n == ALL else -n)
        do.emit(g, Kind.PREVENT, detail=kind, n=n)


def prevents_payment(g: Game, kind: str) -> bool:
    """Whether a static ability would prevent part of a cost, which then cannot be paid (1.16.1b)."""
    if f"prevent:{kind}" not in g.stats:
        return False
    return always_prevented(g, kind, became_imminent(g, kind) + 1) > 0


def basic_actions(g: Game, purpose: str) -> int:
    """How often a basic action was taken this turn; its purpose is "basic_" and its name."""
    name = purpose.removeprefix("basic_")
    return sum(event.kind is Kind.ACTION and event.detail == name for event in g.state.happened)


def _replace(g: Game, f: AbilityFrame) -> None:
    """Apply static replacement effects, each at most once (9.9.9c)."""
    pairs = f.expected or ()
    for kind, _ in pairs:
        stat = f"replace:{f.purpose}:{kind}"
        if stat not in g.stats:
            continue
        for card in g.active():
            if card.side != f.seat:
                continue
            for static in g.face(card).statics.get(stat, ()):
                change = static.modifier
                if isinstance(change, Replace) and not (change.first and basic_actions(g, f.purpose) > 1):
                    f.expected = tuple((k, change.value if k == kind else v) for k, v in f.expected or ())


def _usable(g: Game, w: InterruptFrame, f: AbilityFrame, seat: str) -> list[Option]:
    """Interrupts the seat can trigger now: pending and still relevant ones, and paid ones (9.9.4c, d).

    A value of 0 or less can still be changed while the instruction is imminent (9.9.7a).
    """
    kinds = {kind for kind, _ in f.expected or ()}
    options = [
        Option(f"pending:{p.number}", "trigger", oid=p.source)
        for p in w.pending
        if p.seat == seat and p.event is not None and p.event.detail in kinds
        and p.source in g.state.cards and not looping(g, p)
    ]  # fmt: skip
    for card in g.active():
        if card.side == seat:
            for index, paid in g.face(card).interrupts:
                if paid.interrupt in kinds and g.usable(card, index, paid, seat):
                    options.append(Option(f"use:{card.oid}:{index}", "use", oid=card.oid, n=index))
    return options


@WINDOW.row("9.2.9c", "the players may interrupt")
def _priority(g: Game, w: InterruptFrame) -> Step:
    if g.state.dirty and g.checkpoint():  # 9.2.4e
        return AGAIN
    f = g.below(w)
    if f is None:
        return END
    options = _usable(g, w, f, w.seat)
    forced = any(not p.optional for p in w.pending if any(o.key == f"pending:{p.number}" for o in options))
    if not forced:
        options.append(Option("pass", "pass"))
    keys = g.ask(w, w.seat, "interrupt", options, about=f.source)
    if keys is None:
        return ASK
    key = keys[0]
    if key == "pass":
        # 9.2.9c: closes when the player who got priority from the opponent passes at once.
        if w.passed:
            return END
        w.passed = 1
        w.seat = opponent(w.seat)
        return AGAIN
    w.passed = 0
    if key.startswith("pending:"):
        number = int(key.partition(":")[2])
        chosen = next(p for p in w.pending if p.number == number)
        w.pending = tuple(p for p in w.pending if p.number != number)
        g.resolve_pending(chosen)
    else:
        _, oid, index = key.split(":")
        g.use(int(oid), int(index), w.seat)
    return AGAIN
