"""Deciding for the whole of a run at once, when priority first comes (9.2.4).

A plan is what its player would answer to the windows of the run that follow, so that nobody has to wait for
each of them. That there is one is public, what it says is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, FrameBase, Step, StepTable
from engine.netrunner.rules import rezzing
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.orders import RunPlan
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.positions import ahead
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


class RunPlanFrame(FrameBase, kw_only=True):
    """The Corp decides what it rezzes in the rest of this run."""


RUN_PLAN = RunPlanFrame.table = StepTable("deciding for a whole run (9.2.4)", checked=False)


@RUN_PLAN.row("9.2.4", "which cards to rez when they can be rezzed")
def _choose(g: Game, f: RunPlanFrame) -> Step:
    run = g.run
    assert run is not None
    server = g.state.servers[run.server]
    options = []
    for oid in (*reversed(ahead(g)), *server.root):
        card = g.state.cards[oid]
        if not card.faceup and (card.zone == "installed" and g.face(card).type != AGENDA):
            options.append(Option(f"rez:{oid}", "rez", oid=oid, n=rezzing.rez_cost(g, card).cost.credits))
    options.append(Option("none", "rez_nothing"))
    keys = g.ask(f, CORP, "run_plan", options, maximum=len(options), private=True)
    if keys is None:
        return ASK
    plan(g, CORP, tuple(int(key[4:]) for key in keys if key != "none"))
    return None


def plan(g: Game, seat: Seat, cards: tuple[int, ...] = ()) -> None:
    """The seat has decided for the run in progress."""
    run = g.run
    assert run is not None
    g.state.run_plans[seat] = RunPlan(run=run.number, cards=cards)
    do.note(g, EventKind.RUN_PLAN, seat=seat, server=run.server)
