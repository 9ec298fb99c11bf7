"""Priority windows (9.2): paid ability windows and reaction windows.

Action windows are steps of the turns, mid-access windows a step of accessing, interrupt windows have a
module of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, END, Frame, Step, StepTable
from engine.netrunner.language.flow.paying import veiled_cost
from engine.netrunner.language.instructions import StepFrame
from engine.netrunner.rules import actions, costs, rezzing, scoring
from engine.netrunner.rules.access import still_accessed
from engine.netrunner.rules.run_plans import RunPlanFrame
from engine.netrunner.rules.shortcuts import break_all, ways_to_break
from engine.netrunner.rules.triggers import lies_hidden, pointless, secretly
from engine.netrunner.rules.using import unusable
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.frames.runs import AccessFrame, RunFrame
from engine.netrunner.table.frames.windows import CheckpointFrame, PaidWindowFrame, ReactionFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER, opponent

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card


PAID_WINDOW = PaidWindowFrame.table = StepTable("paid ability window (9.2.7)", checked=False)


def open_paid_window(g: Game, f: Frame, *, rez: bool = False, score: bool = False, ice: int = 0) -> None:
    """Open the window of the step a frame stands at, unless both players' orders are to pass anyway.

    Rules: 9.2.7g.
    """
    seat = g.state.active or CORP
    row = g.row_of(f)
    window = PaidWindowFrame(step=row.id, role=row.role, seat=seat, rez=rez, score=score, ice=ice)
    policy = g.policy
    if policy.wants(g, seat, window) or policy.wants(g, opponent(seat), window):
        g.push(window)


@PAID_WINDOW.row("9.2.7f", "the player with priority acts or passes")
def _priority(g: Game, w: PaidWindowFrame) -> Step:
    """Rules: 9.2.4a, 9.2.4c, 10.3.3."""
    if g.state.dirty and g.checkpoint():  # 9.2.4e
        return AGAIN
    seat = w.seat
    keys = g.answered(w, seat)
    if keys is None:
        with g.unchanging():
            offered = _offered(g, w, seat)
        if offered:
            decided = None if g.state.plans.get(seat) else g.policy.decided(g, seat, w, offered)
            if decided is not None:
                keys = (decided,)
                if decided != "pass":
                    what = "break" if seat == RUNNER else "rez"
                    do.note(g, EventKind.ORDERED, seat=seat, secret=seat, detail=what)
            else:
                keys = g.ask(w, seat, "window", offered, step=w.step, role=w.role, private=True)
            if keys is None:
                return ASK
    key = keys[0] if keys is not None else "pass"
    verb, _, rest = key.partition(":")
    if verb == "break_all":
        g.state.plans[seat] = next((plan for _, plan in ways_to_break(g, int(rest))), ())
        return AGAIN
    if verb == "plan_run":
        g.push(RunPlanFrame())
        return AGAIN
    if verb not in ("pass", "rez", "score", "use"):
        # An action chosen here is a pass now and the answer to the action window that follows. The orders
        # that put both windows together may have changed since the question was asked.
        g.state.plans[seat] = (key,)
        g.state.planned_at = g.state.asked
        key = "pass"
    if key == "pass":
        if w.passed and not w.acted:
            return END
        w.passed = not w.acted
        w.stopped = seat if w.acted else w.stopped
        w.acted = False
        w.seat = opponent(seat)
        return AGAIN
    w.passed = False
    w.acted, w.stopped = g.rules.both_pass, ""
    g.state.plans.pop(opponent(seat), None)  # what the other player planned was planned without this
    if verb == "rez":
        rezzing.start_rez(g, int(rest))
    elif verb == "score":
        scoring.score(g, int(rest))
    else:
        oid, index = rest.split(":")
        g.use(int(oid), int(index), seat)
    return AGAIN


def _offered(g: Game, w: PaidWindowFrame, seat: Seat) -> tuple[Option, ...]:
    """What the seat is asked when it gets priority; () if it passes without being asked."""
    policy = g.policy
    if not policy.wants(g, seat, w):
        return ()
    options = window_options(g, w, seat)
    ahead: list[Option] = []
    if policy.merges(g, seat, w):
        ahead = actions.options(g, seat)
    short = break_all(g) if policy.shortcuts(g, seat, w) else []
    ahead += [option for option, _ in short]
    if not ahead or short:
        options.append(Option("pass", "pass"))
    if policy.plans_run(g, seat, w):
        options.append(Option("plan_run", "plan_run"))
    return (*ahead, *options) if short else (*options, *ahead)


def window_options(g: Game, w: PaidWindowFrame, seat: Seat) -> list[Option]:
    """Everything the seat can do in this window besides passing.

    Rules: 9.2.7b, 8.1.2c, 3.3.2, 3.4.3, 3.4.3a, 3.6.3, 6.4.3.
    """
    found: list[Option] = []
    state = g.state
    if seat == CORP and (w.rez or w.score or w.ice):
        for oid in state.zones[INSTALLED]:
            card = state.cards[oid]
            if card.side != CORP or (card.faceup and not w.score):
                continue
            kind = g.face(card).type
            if not card.faceup and kind != AGENDA and rezzing.opened_to(g, w, card, kind):
                price = rezzing.rez_cost(g, card)
                if costs.can_pay(g, price) and not g.cannot("rez", by=CORP, card=card):
                    found.append(Option(f"rez:{oid}", "rez", oid=oid, n=price.cost.credits))
            if w.score and kind == AGENDA and scoring.can_score(g, oid):
                found.append(Option(f"score:{oid}", "score", oid=oid))
    found.extend(ability_options(g, seat))
    return found


def ability_options(g: Game, seat: Seat) -> list[Option]:
    """Paid abilities that are no actions, interrupts or access abilities (9.5.2f), as far as worthwhile."""
    usable = g.once(("abilities", seat), lambda: list(_usable(g, seat)))
    return [Option(f"use:{oid}:{index}", "use", oid=oid, n=index) for oid, index in usable]


def any_ability(g: Game, seat: Seat) -> bool:
    """Whether there is any of those. The first is enough, unless all of them are listed afterwards."""
    return bool(ability_options(g, seat)) if g.still else any(True for _ in _usable(g, seat))


def any_veiled(g: Game, seat: Seat) -> bool:
    """Whether an ability may be of no use only because of what hidden cards of its player are: not being
    asked about it would tell (10.2)."""
    return any(
        _veiled(g, g.state.cards[oid], index, paid, seat)
        for oid, index, paid in g.index.paid
        if paid.usable_by(seat, g.state.cards[oid].side)
        and g.policy.worthwhile(g, seat, g.state.cards[oid], paid)
    )


def could_use(g: Game, oid: int, index: int, paid: Paid, seat: Seat) -> bool:
    """Whether an ability can be used now, or cannot only because of what hidden cards of its player are."""
    card = g.state.cards[oid]
    return g.usable(card, index, paid, seat) or _veiled(g, card, index, paid, seat)


def _veiled(g: Game, card: Card, index: int, paid: Paid, seat: Seat) -> bool:
    scope = g.scope(card)
    why = ""
    if any(effect.veiled(g, scope, seat) for effect in paid.effects):
        why = unusable(g, card, index, paid, seat)
    elif not paid.cost.plain and veiled_cost(paid.cost, g, scope, seat):
        return unusable(g, card, index, paid, seat) == "cost"
    return why == "useless"


def _usable(g: Game, seat: Seat) -> Iterator[tuple[int, int]]:
    for oid, index, paid in g.index.paid:
        card = g.state.cards[oid]
        if not paid.usable_by(seat, card.side) or (paid.interface and g.encounter is None):
            continue  # 9.3.6c
        if g.policy.worthwhile(g, seat, card, paid) and g.usable(card, index, paid, seat):
            yield oid, index


# -- reaction windows ---------------------------------------------------------------------------------


REACTION = ReactionFrame.table = StepTable("reaction window (9.2.8)", checked=False)

PHASE_STARTS = frozenset((EventKind.APPROACH_ICE, EventKind.ENCOUNTER, EventKind.BREACH, EventKind.ACCESS))
"""Events that are the beginning of a timing structure which other effects can end."""


def _structure_over(g: Game, w: ReactionFrame) -> bool:
    """Whether the timing structure whose beginning opened the window has ended in it (9.2.8f)."""
    stack = g.state.stack
    depth = next(i for i, frame in enumerate(stack) if frame is w) - 1
    while isinstance(stack[depth], CheckpointFrame | StepFrame):
        depth -= 1
    below = stack[depth]
    if isinstance(below, RunFrame):
        return below.at != g.table_of(below).step(Role.APPROACH)  # another phase is up next
    if getattr(below, "over", False) or below.at == g.table_of(below).last:
        return True
    if isinstance(below, AccessFrame):
        return still_accessed(g, below) is None  # 7.1.7
    oid = getattr(below, "oid", 0)
    return bool(oid) and oid not in g.state.cards  # 7.1.7


@REACTION.row("9.2.8d", "the player with priority triggers an ability or passes")
def _react(g: Game, w: ReactionFrame) -> Step:
    """Rules: 9.2.8c, 9.2.8e, 9.6.8, 9.6.8a, 9.6.9a, 9.6.9b, 9.6.11."""
    if g.state.dirty and g.checkpoint():
        return AGAIN
    w.pending = tuple(p for p in w.pending if g.still_pending(p))
    if w.phase_start and _structure_over(g, w):
        return END
    theirs = [p for p in w.pending if p.seat == w.seat]
    mine = [p for p in theirs if not pointless(g, p)]
    # 10.2: that hidden cards leave nothing to choose must not be told by asking nothing.
    silent = [p for p in theirs if p not in mine and secretly(g, p)]
    if not (mine or silent):
        return _pass(w)
    options = [Option(f"pending:{p.number}", "trigger", oid=p.source, n=p.number) for p in mine]
    if all(p.optional for p in mine):
        options.append(Option("pass", "pass"))
    keys = g.answered(w, w.seat) or (None if silent else g.policy.order(g, w.seat, mine))
    about = (mine or silent)[0].source
    keys = keys or g.ask(w, w.seat, "reaction", options, about=about, private=bool(silent))
    if keys is None:
        return ASK
    if keys[0] == "pass":
        w.pending = tuple(p for p in w.pending if p.seat != w.seat)
        return _pass(w)
    number = int(keys[0].partition(":")[2])
    chosen = next(p for p in mine if p.number == number)
    w.pending = tuple(p for p in w.pending if p.number != number and (p.source or not lies_hidden(g, chosen)))
    g.resolve_pending(chosen)
    return AGAIN


def _pass(w: ReactionFrame) -> Step:
    if w.second or not w.pending:
        return END
    w.second = True
    w.seat = RUNNER if w.seat == CORP else CORP
    return AGAIN
