"""What standing orders answer: losses to stress, cards taken back, charges, what one's own cards offer.

Whether a question is put depends on what is public alone: on the orders, on how many cards, hope and charges
there are, and on chances as everybody may compute them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.table import chances
from engine.neon_hope.table.chances import CHARGE
from engine.neon_hope.table.definitions import Action, CharacterTool, Tool
from engine.neon_hope.table.frames import EffectsFrame, TaskFrame
from engine.neon_hope.table.likely import HOPE, worth_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Option
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Orders

CHARGES = ("charge", "charges")
"""Verbs of options that add to the attribute and do nothing else."""


def answer(
    g: Game, seat: str, kind: str, options: Sequence[Option], n: int, orders: Orders
) -> tuple[str, ...]:
    """The keys that these orders answer to a question of this kind, for n of the options; () to ask."""
    if orders.full_control:
        return ()
    match kind:
        case "stress":
            return _lost(g, seat, options, n, orders)
        case "focus_cards" | "take_back":
            return _taken_back(g, seat, options, n, orders)
        case "charges" | "help":
            return _charged(g, options, orders)
        case "may" | "optional":
            done = dict(orders.may).get(offering(g, seat))
            return () if done is None else ("yes" if done else "no",)
        case _:
            return ()


def offering(g: Game, seat: str) -> str:
    """The code of what asks this seat whether it does something: its character, an action card, a tool.
    "" for anything else: that comes but once."""
    top = g.asking(seat)
    if not isinstance(top, EffectsFrame) or top.seat != seat:
        return ""
    own = top.code == g.hero(seat).code or isinstance(g.content.get(top.code), (Action, Tool, CharacterTool))
    return top.code if own else ""


def _lost(g: Game, seat: str, options: Sequence[Option], n: int, orders: Orders) -> tuple[str, ...]:
    """The least useful, or hope first, if enough cards stay (13.1)."""
    if orders.stress == "ask":
        return ()
    hero = g.hero(seat)
    first = orders.stress == "hope"
    most = n - min(hero.hope, n) if first else n
    if most and len(hero.hand) - most < orders.keep:
        return ()
    worth, hope = worth_of(g, seat), 0.0 if first else HOPE
    losses = [(worth(o.to) if o.verb == "discard" else hope, o.key) for o in options]
    return tuple(key for _, key in sorted(losses, key=lambda loss: loss[0])[:n])


def _taken_back(g: Game, seat: str, options: Sequence[Option], n: int, orders: Orders) -> tuple[str, ...]:
    """The most useful (19.3)."""
    if orders.take_back == "ask":
        return ()
    worth = worth_of(g, seat)
    return tuple(o.key for o in sorted(options, key=lambda o: -worth(o.to))[:n])


def _charged(g: Game, options: Sequence[Option], orders: Orders) -> tuple[str, ...]:
    """As few charges as bring the chance to where it shall be, or all there are (10.2); none where it is
    there. Charges that do something else are asked about."""
    task = g.state.stack[-1] if g.state.stack else None
    spent = [option for option in options if option.verb != "done"]
    if not orders.charges or not isinstance(task, TaskFrame) or any(o.verb not in CHARGES for o in spent):
        return ()

    def lacks(n: int) -> bool:
        return 100 * chances.of_running(g, task, CHARGE * n) < orders.charges

    if not spent or not lacks(0):
        return ("done",)
    ranked = sorted(spent, key=lambda option: max(option.n, 1))
    enough = next((option for option in ranked if not lacks(max(option.n, 1))), ranked[-1])
    return (enough.key,)
