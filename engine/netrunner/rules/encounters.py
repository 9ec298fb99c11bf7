"""Encounters (6.5): the steps of 6.9.3, a table of its own since they happen outside of runs, too (6.5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.modifiers import OrdersSubroutines
from engine.netrunner.rules.abilities import start_subroutine
from engine.netrunner.rules.windows import open_paid_window
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import AfterFrame, EncounterFrame
from engine.netrunner.table.positions import nothing_begins
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


ENCOUNTER = EncounterFrame.table = StepTable("encounter (6.9.3)")


@ENCOUNTER.row("6.9.3a", "the encounter begins; all subroutines are unbroken")
def _encounter_begins(g: Game, f: EncounterFrame) -> Step:
    """Rules: 6.5.2, 6.8.2c."""
    card = g.state.cards.get(f.ice)
    if card is None or nothing_begins(g):  # the encounter before, directed by the same effect, was its end
        return END
    do.emit(g, EventKind.ENCOUNTER, seat=RUNNER, oid=f.ice, code=card.code, server=card.server)
    return None


@ENCOUNTER.row("6.9.3b", "paid abilities; the Runner may break subroutines", role=Role.ENCOUNTER_WINDOW)
def _break_window(g: Game, f: EncounterFrame) -> Step:
    """Rules: 6.5.4, 6.5.8c."""
    if not f.window:
        f.window = True
        if not g.subroutines(f.ice):  # 6.5.7c, 9.12.2d
            f.fully_broken = True
            do.emit(g, EventKind.FULLY_BREAK, seat=RUNNER, oid=f.ice)
    open_paid_window(g, f)
    return None


def _order(g: Game, f: EncounterFrame) -> bool:
    """Whether the order of the unbroken subroutines is settled (9.8.7d): the Runner names one after the other
    before any resolves, where a card lets them. Those that the ice gains later follow in theirs.
    """
    if "orders_subroutines" not in g.stats or not any(
        isinstance(modifier, OrdersSubroutines) and modifier.covers(g, scope)
        for modifier, scope, _, _ in g.modifiers("orders_subroutines")
    ):
        return True
    while True:
        ids = g.sub_ids(f.ice)
        left = [number for number in ids if number not in f.broken and number not in f.order]
        if len(left) < 2:
            f.order = (*f.order, *left)
            return True
        options = [Option(f"sub:{n}", "resolve_sub", oid=f.ice, n=ids.index(n)) for n in left]
        keys = g.ask(f, RUNNER, "next_subroutine", options, about=f.ice)
        if keys is None:
            return False
        f.order = (*f.order, int(keys[0].partition(":")[2]))


@ENCOUNTER.row("6.9.3c", "the next unbroken subroutine resolves")
def _resolve_subroutine(g: Game, f: EncounterFrame) -> Step:
    """Rules: 6.5.5, 9.8.7, 9.8.7a, 9.8.7b, 9.8.7c, 9.8.7d."""
    card = g.state.cards.get(f.ice)
    if card is None:
        return "6.9.3e"
    if not f.resolved and not _order(g, f):
        return ASK
    subs = list(zip(g.sub_ids(f.ice), g.subroutines(f.ice), strict=True))
    subs.sort(key=lambda each: f.order.index(each[0]) if each[0] in f.order else len(f.order))
    for number, sub in subs:
        if number not in f.broken and number not in f.resolved:
            f.resolved = (*f.resolved, number)
            start_subroutine(g, f.ice, card.code, sub)
            return None
    return "6.9.3e"


@ENCOUNTER.row("6.9.3d", "back to the next subroutine")
def _next_subroutine(g: Game, f: EncounterFrame) -> Step:
    return "6.9.3c"


@ENCOUNTER.row("6.9.3e", "the encounter is complete", checked=False, role=Role.ENCOUNTER_ENDS)
def _encounter_complete(g: Game, f: EncounterFrame) -> Step:
    """Rules: 6.5.6, 9.8.4c."""
    f.over = True
    how = "fully_broken" if f.fully_broken else ""
    left = f.left if f.left >= 0 else len(g.unbroken_in(f))
    do.emit(g, EventKind.ENCOUNTER_ENDS, seat=RUNNER, oid=f.ice, detail=how, n=left, **g.public_name(f.ice))
    stack = g.state.stack
    stack.insert(len(stack) - 1, AfterFrame())
    g.state.dirty = True
    return None
