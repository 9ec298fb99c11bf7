"""Bids and Psi Games (10.14.1): credits that both players secretly choose to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Scope
from engine.netrunner.language.costs import cost, nested
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER, opponent, seat_named

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

MOST = 2
"""The most that can be bid in a Psi Game (10.14.6b)."""


class PsiGame(Value, Effect, frozen=True):
    """Play a Psi Game: both players bid 0 to 2 credits in secret, reveal the bids and pay them (10.14.6c).

    `BidsMatch` and `BidsDiffer` tell later instructions how it went. Both players choose at the same time;
    what one has chosen nobody sees before the other has, too (10.14.2).

    Rules: 10.14.1, 10.14.3, 10.14.4, 10.14.4a, 10.14.4b, 10.14.4c, 10.14.5, 10.14.6, 10.14.6a.
    """

    makes = ("corp_bid", "runner_bid")

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not f.choice:
            found = [(seat, self._ask(g, f, seat)) for seat in (CORP, RUNNER)]
            bids = {seat: keys[0] for seat, keys in found if keys is not None}
            if len(bids) < len(found):
                return ASK
            for seat, key in bids.items():
                n = int(key.partition(":")[2])
                f.remember(f"{seat}_bid", n)
                do.note(g, EventKind.BID, seat=seat, oid=f.source, code=f.code, n=n)
            f.choice = g.state.active  # 10.14.4c: the active player chooses first how to pay
        while f.choice != "paid":
            payer = seat_named(f.choice)
            n = dict(f.numbers)[f"{payer}_bid"]
            if n and not g.pay(f, nested(payer, cost(credits=n), f)):
                return ASK
            f.choice = opponent(payer) if payer == g.state.active else "paid"
        f.choice = ""
        bid = dict(f.numbers)
        one, other = bid["corp_bid"], bid["runner_bid"]
        detail = "match" if one == other else "differ"
        do.emit(g, EventKind.REVEAL_BIDS, oid=f.source, code=f.code, n=one, other=other, detail=detail)
        return None

    @staticmethod
    def _ask(g: Game, f: AbilityFrame, seat: Seat) -> tuple[str, ...] | None:
        options = [
            Option(f"bid:{n}", "spend", oid=f.source, n=n)
            for n in range(MOST + 1)
            if g.can_pay(nested(seat, cost(credits=n), f))
        ]
        return g.ask(f, seat, "bid", options, about=f.source)

    def useful(self, g: Game, s: Scope) -> bool:
        return True
