"""Interrupt windows (9.2.9, 9.9): changing an instruction before it resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from engine.kernel.steps import AGAIN, ASK, END, Step, StepTable
from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Bare
from engine.netrunner.language.effects.interrupting import (
    Increase,
    Prevent,
    expected_now,
    modifies,
    only_modifies,
    takes_place,
    whole,
)
from engine.netrunner.language.instructions import CostFrame, below
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.wholes import replace_part
from engine.netrunner.objects.unseen import masked
from engine.netrunner.rules.loops import looping
from engine.netrunner.rules.triggers import instance, lasting, pointless, scope_of, secretly, used, waiting
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.frames.windows import InterruptFrame
from engine.netrunner.table.parts import WHOLE_ABILITIES, EffectKind, Expected, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER, SEATS, Pending, opponent

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.parts import Modifier


ALL = 10**6
"""More than any value: all of an effect."""


WINDOW = InterruptFrame.table = StepTable("interrupt window (9.2.9)", checked=False)


def open_interrupt_window(g: Game, f: AbilityFrame, expected: Expected) -> None:
    """Fix the expected effects (9.9.4a), apply replacements, and open a window if anybody can interrupt.

    Rules: 9.2.9b, 9.9.3d, 9.9.4.
    """
    f.expected = expected = tuple((kind, n) for kind, n in expected if takes_place(kind, n))
    if not expected:
        f.expected = None
        return
    if not (g.pool.interruptible or maskable(g, expected)):
        _note(g, f, ())
        return
    gone = _replaced(g, f)  # 9.9.4a, b: replaced first, then prevented
    imminent = _note(g, f, gone)
    for kind, n in f.expected:
        if takes_place(kind, n):
            _prevent(g, f, kind, imminent[kind])
    _offer(g, f, imminent)


def open_cost_window(g: Game, f: CostFrame) -> None:
    """Let players prevent part of a cost, which nothing replaces."""
    f.expected = f.effects[f.index].expects(g, f)
    _offer(g, f, _note(g, f, ()))


def _offer(g: Game, f: AbilityFrame, imminent: dict[str, Event]) -> None:
    """Open a window over what is imminent, if anybody can interrupt it."""
    pending = []
    for kind, n in f.expected or ():
        if not takes_place(kind, n):
            continue
        event = imminent[kind]
        abouts = _abouts(g, f, event)
        for oid, number, when in g.index.whens.get(event.heard_as, ()):
            card = g.state.cards[oid]
            about = _met(g, when, card, abouts) if when.interrupt else None
            if about is not None:
                hidden = not g.is_active(oid)  # 9.1.8: active all the same
                pending.append(instance(g, when, card, about, number=number, posthumous=hidden))
        pending += _of_subject(g, event)
        pending += waiting(g, event)  # those that last for a run or turn (9.6.13)
    pending = [p for p in pending if not used(g, p)]
    if g.rules.added_first:
        pending = [p for p in pending if not _added(g, f, p)]
    frame = InterruptFrame(seat=g.state.active or CORP, pending=tuple(pending))
    if (
        pending
        or maskable(g, f.expected or ())
        or (g.index.interrupts and any(_usable(g, frame, f, seat) for seat in SEATS))
    ):
        g.push(frame)


def _added(g: Game, f: AbilityFrame, p: Pending) -> bool:
    """Whether an ability that has to add something to the effect has done so, which nobody is asked about."""
    effects = p.ability.effects if isinstance(p.ability, When) else ()
    if p.optional or not effects or not all(isinstance(effect, Increase) for effect in effects):
        return False
    for effect in effects:
        if isinstance(effect, Increase) and any(kind == effect.kind for kind, _ in f.expected or ()):
            f.change_expected(effect.kind, max(0, effect.number(g, scope_of(p))))
    return True


def _replaced(g: Game, f: AbilityFrame) -> Expected:
    """Apply the static replacement effects, one after the other as long as there is something to replace
    (9.9.11a), each of them once (9.9.9c). The expected effects that came to be others.
    """
    gone: list[tuple[EffectKind, int]] = []
    applied: list[tuple[Modifier, int]] = []
    again = True
    while again:
        again = False
        for kind, n in f.expected or ():
            if takes_place(kind, n) and _replace(g, f, kind, n, applied):
                gone.append((kind, n))
                again = not g.rules.replaced_once
                break
    return tuple(gone)


def _note(g: Game, f: AbilityFrame, gone: Expected) -> dict[str, Event]:
    """What becomes imminent, by its kind. Ordinals count how often an effect did, not whether it happened
    (9.9.5a): once as it is after replacements (9.9.9b), or as it was if it is of another kind now.
    """
    there = f.expected or ()
    kinds = {kind for kind, _ in there}
    imminent: dict[str, Event] = {}
    for kind, n in (*((kind, n) for kind, n in gone if kind not in kinds), *there):
        if kind in imminent or not takes_place(kind, n):
            continue
        imminent[kind] = event = _event(g, f, kind, n)
        g.state.serial += 1
        g.state.happened.append(event)
    return imminent


def _abouts(g: Game, f: AbilityFrame, event: Event) -> list[Event]:
    """The effect as it is about each card that it would trash; about its first card if it is another."""
    if not event.detail.startswith("trash"):
        return [event]
    oids = f.trashable(g, cast("EffectKind", event.detail))
    return [replace(event, oid=oid, card=g.state.cards[oid]) for oid in oids] or [event]


def _met(g: Game, when: When, card: Card, abouts: Sequence[Event]) -> Event | None:
    """The effect with which an ability of a card meets its condition; of several cards each hears of itself
    first."""
    for about in sorted(abouts, key=lambda event: event.oid != card.oid):
        scope = Bare(seat=card.side, source=card.oid, code=card.code, event=about)
        if when.on.met(g, about, scope):
            return about
    return None


def _of_subject(g: Game, event: Event) -> list[Pending]:
    """Interrupts of an inactive agenda that is about to be stolen or added: about nothing else than that
    could they be (9.1.8b).
    """
    card = g.state.cards.get(event.oid)
    if event.detail not in ("steal", "runner_score") or card is None or g.is_active(card.oid):
        return []
    scope = Bare(seat=card.side, source=card.oid, code=card.code, event=event)
    return [
        instance(g, when, card, event, number=number, posthumous=True)
        for number, when in g.face(card).whens.get(event.heard_as, ())
        if when.interrupt and when.on.met(g, event, scope)
    ]


def maskable(g: Game, expected: Expected) -> bool:
    """Whether an unrezzed card in a root could be one that interrupts this, as far as anybody can see.

    The Corp is asked then, whatever it is: not being asked would tell (10.2). Ice is no such card.
    """
    kinds = masked() if expected else ()
    if not any(kind in kinds for kind, _ in expected):
        return False
    cards = g.state.cards
    return any(not cards[oid].faceup for server in g.state.servers.values() for oid in server.root)


def _event(g: Game, f: AbilityFrame | None, kind: EffectKind, n: int) -> Event:
    """An effect that becomes imminent now; without a frame, of a cost that the Runner suffers.

    Whose it is says the part of the instruction that has it (10.4.1).
    """
    oid, seat = 0, RUNNER if f is None else f.seat
    if f is not None and f.index < len(f.effects):
        part = f.effects[f.index].part(g, f, kind)
        seat = part.doer(f.seat)
        about = (oid for wanted in part.targets() for oid in f.chosen(wanted))
        oid = next(about, 0) or next(iter(part.objects(g, f)), 0)
    run, number = g.run, g.run_number
    return Event(
        EventKind.IMMINENT, seat=seat, oid=oid, card=g.state.cards.get(oid), n=n, detail=kind,
        cause=Cause.COST if f is None else f.why, source=0 if f is None else f.source,
        by="" if f is None else f.code, run=number, serial=g.state.serial + 1,
        server="" if run is None else run.server,
        attacked=run.server if run is not None and number else "",
        means=do.means_of(g, f.source) if f is not None and f.source else None,
    )  # fmt: skip


def _preventing(g: Game, kind: EffectKind, event: Event) -> list[tuple[Prevents, Bare]]:
    """Static abilities that prevent part of an effect (24: 9.9.5c)."""
    return [
        (modifier, scope)
        for name in dict.fromkeys((kind, whole(kind)))
        for modifier, scope, _, _ in g.modifiers(f"prevent:{name}")
        if modifier.concerns(g, scope, event)
    ]


def _prevent(g: Game, f: AbilityFrame, kind: EffectKind, event: Event) -> None:
    if kind in f.firm(g):
        return
    for modifier, scope in _preventing(g, kind, event):
        there = max(0, f.expecting(kind, 0))
        if kind.partition("_")[0] == "trash":
            oids = [
                oid for oid in f.trashable(g, kind)
                if modifier.what is None or modifier.what.matches(g, g.state.cards[oid], scope)
            ][: modifier.n or ALL]  # fmt: skip
            prevented = len(oids)
            f.spare(oids)
        else:
            prevented = min(there, modifier.n or there)
            f.change_expected(kind, -modifier.n if modifier.n else None)
        if prevented:
            do.emit(
                g,
                EventKind.PREVENT,
                seat=scope.seat,
                detail=kind,
                n=prevented,
                source=scope.source,
                by=scope.code,
            )


def prevents_payment(g: Game, kind: EffectKind) -> bool:
    """Whether an ability would surely prevent part of a cost, which then cannot be paid (1.16.1b)."""
    event = _event(g, None, kind, 1)
    if _preventing(g, kind, event):
        return True
    for oid, _, when in g.index.whens.get(event.heard_as, ()):
        if _prevents(when, kind):
            card = g.state.cards[oid]
            if when.on.met(g, event, Bare(seat=card.side, source=oid, code=card.code, event=event)):
                return True
    return any(_prevents(when, kind) for _, when, _ in lasting(g, event))


def _prevents(when: When, kind: EffectKind) -> bool:
    """Whether an ability is an interrupt that has to prevent effects of a kind."""
    surely = when.interrupt and not (when.optional or when.once)
    return surely and any(
        isinstance(effect, Prevent) and effect.kind in (kind, whole(kind)) for effect in when.effects
    )


def _replace(g: Game, f: AbilityFrame, kind: EffectKind, n: int, applied: list[tuple[Modifier, int]]) -> bool:
    """Apply a static replacement effect that was not yet (9.9.9c). Whether the effect is another now.

    Rules: 9.9.9b, 9.9.11a, 9.8.9.
    """
    if kind == "breach":  # 6.7.4c: decided in step 6.9.5b, and about the breach that a run permits (6.7.4b)
        return False
    found = [each for name in dict.fromkeys((kind, whole(kind))) for each in g.modifiers(f"instead:{name}")]
    if not found:
        return False
    event = _event(g, f, kind, n)
    for modifier, scope, _, _ in found:
        if (modifier, scope.source) not in applied and modifier.concerns(g, scope, event):
            applied.append((modifier, scope.source))
            if kind in WHOLE_ABILITIES:
                f.effects = modifier.effects  # 9.8.9: another ability of the same ice
            else:
                replace_part(f, g, kind, modifier.effects, scope, event)
            return True
    return False


def _usable(g: Game, w: InterruptFrame, f: AbilityFrame, seat: Seat) -> list[Option]:
    """Interrupts the seat can trigger now: pending and still relevant ones, and paid ones (9.9.4c, d).

    Rules: 9.2.9d, 9.3.6d, 9.5.2b, 9.6.10.
    """
    options = [
        Option(f"pending:{p.number}", "trigger", oid=p.source)
        for p in _relevant(g, w, f, seat)
        if not pointless(g, p) and not looping(g, p)
    ]
    kinds = expected_now(g, f)
    # What is being paid for cannot prevent its own cost, nor that of what would prevent it.
    busy = {frame.source for frame in g.state.stack if isinstance(frame, CostFrame)}
    for oid, index, paid in g.index.interrupts:
        card = g.state.cards[oid]
        if (
            card.side == seat
            and oid not in busy
            and any(paid.interrupt in (kind, whole(kind)) for kind in kinds)
            and (modifies(g, f, paid.effects, g.scope(card)) or not only_modifies(paid.effects))
            and g.usable(card, index, paid, seat)
        ):
            options.append(Option(f"use:{oid}:{index}", "use", oid=oid, n=index))
    return options


def _relevant(g: Game, w: InterruptFrame, f: AbilityFrame, seat: Seat) -> list[Pending]:
    """Pending interrupts of a seat that are still relevant (9.9.4c), and not used as often as they may be."""
    return [
        p for p in w.pending
        if p.seat == seat and isinstance(p.ability, When) and g.still_pending(p) and not used(g, p)
        and (
            modifies(g, f, p.ability.effects, scope_of(p))
            or (not only_modifies(p.ability.effects) and _would(g, f, p, p.ability))
        )
    ]  # fmt: skip


def _would(g: Game, f: AbilityFrame, p: Pending, when: When) -> bool:
    """Whether the imminent instruction meets the condition as it is now (9.9.3d)."""
    event = p.event
    kind = cast("EffectKind", event.detail if event is not None else "")
    n = expected_now(g, f).get(kind, 0)
    if event is None or not takes_place(kind, n):
        return False
    if kind.startswith("trash") and event.oid not in f.trashable(g, kind):
        return False
    now = replace(event, n=n, server="" if g.run is None else g.run.server)
    return when.on.met(g, now, replace(scope_of(p), event=now))


@WINDOW.row("9.2.9c", "the players may interrupt")
def _priority(g: Game, w: InterruptFrame) -> Step:
    """Rules: 9.2.9f."""
    if g.state.dirty and not g.rules.interrupts_alone and g.checkpoint():  # 9.2.4e
        return AGAIN
    f = below(g, w)
    if f is None:
        return END
    options = _usable(g, w, f, w.seat)
    forced = any(not p.optional for p in w.pending if any(o.key == f"pending:{p.number}" for o in options))
    if not forced:
        options.append(Option("pass", "pass"))
    # 10.2: that hidden cards leave nothing to do must not be told by asking nothing.
    silent = any(pointless(g, p) and secretly(g, p) for p in _relevant(g, w, f, w.seat))
    private = silent or (w.seat == CORP and maskable(g, f.expected or ()))
    keys = g.ask(w, w.seat, "interrupt", options, about=f.source, private=private)
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
