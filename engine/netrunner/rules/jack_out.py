"""Jacking out (6.1.5), which may have additional costs (1.16.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.costs import Payment
from engine.netrunner.rules import costs, course, paying, prices
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.positions import to_go
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


class JackOutFrame(PayingFrame, kw_only=True):
    """The Runner pays, then jacks out."""


JACK_OUT = JackOutFrame.table = StepTable("jacking out (6.1.5)", checked=False)


@JACK_OUT.row("1.16.10c", "pay the additional costs", checked=True)
def _pay(g: Game, f: JackOutFrame) -> Step:
    price = jack_out_cost(g)
    if price is None:
        return None
    if not f.choices and not costs.can_pay(g, price):
        return END
    return None if paying.pay(g, f, price) else ASK


@JACK_OUT.row("6.1.5", "the run ends", checked=True)
def _jack_out(g: Game, f: JackOutFrame) -> Step:
    run = g.run
    if run is not None and not g.cannot("jack_out", by=RUNNER, server=run.server):  # 1.2.2
        jack_out(g, paid=True)
    return None


def jack_out_cost(g: Game) -> Payment | None:
    """All additional costs to jack out of the run (1.16.10); None if there are none."""
    run = g.run
    if run is None:
        return None
    extra = prices.additional(g, "jack out", RUNNER, server=run.server)
    return None if extra is None else costs.payment(g, "jack out", RUNNER, extra)


def jack_out(g: Game, *, paid: bool = False) -> None:
    """The Runner ends the run voluntarily (6.1.5), once additional costs are paid."""
    run = g.run
    if run is not None:
        price = None if paid else jack_out_cost(g)
        if price is not None:
            g.push(JackOutFrame())
            return
        do.emit(g, EventKind.JACK_OUT, seat=RUNNER, server=run.server)
        if run.phase != "ends":
            course.leave_run(g)


def jack_out_options(g: Game, *, by_card: bool = False) -> list[Option]:
    """Go on or jack out; with how many ice are still in the way (6.1.5). A loop must be left (10.1.6b).

    Where a card lets the Runner jack out, what comes next is not always the next ice or the server, so not to
    is a choice of its own, "stay", which nothing that was decided for the steps of a run answers.
    """
    run = g.run
    left = to_go(g)
    stay = Option("continue", "stay" if by_card else "continue_run", n=left)
    price = jack_out_cost(g)
    if price is not None and not costs.can_pay(g, price):
        return [stay]
    leave = Option("jack_out", "jack_out", n=left)
    return [leave] if run is not None and run.rounds.must else [stay, leave]
