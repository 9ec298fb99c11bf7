"""Jacking out where it has additional costs (1.16.10c, 6.1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import ASK, END, Step, Table
from engine.netrunner.rules import costs
from engine.netrunner.table.frames.paying import PayingFrame

if TYPE_CHECKING:
    from engine.netrunner.game import Game


class JackOutFrame(PayingFrame, kw_only=True):
    """The Runner pays, then jacks out."""


JACK_OUT = JackOutFrame.table = Table("jacking out (6.1.5)", checked=False)


@JACK_OUT.row("1.16.10c", "pay the additional costs", checked=True)
def _pay(g: Game, f: JackOutFrame) -> Step:
    price = g.jack_out_cost()
    if price is None:
        return None
    if not costs.can_pay(g, price):
        return END
    return None if costs.pay(g, f, price) else ASK


@JACK_OUT.row("6.1.5", "the run ends", checked=True)
def _jack_out(g: Game, f: JackOutFrame) -> Step:
    g.jack_out(paid=True)
    return None
