"""Infinite loops (10.1.6): a mandatory one ends by a number that its player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.machine import Frame, Option
from engine.netrunner.table.state import Pending

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

UNASKED: Final = 100
"""An ability that resolved so often since anybody decided anything is taken for a loop."""
MORE: Final = (0, 1, 2, 3, 4, 5, 10, 20, 50, 100)
"""The numbers a player can choose: how often it resolves further."""
_END: Final = "end"


def _key(p: Pending) -> str:
    return f"delayed:{p.lingering}" if p.lingering else f"{p.source}:{p.index}"


def resolved(g: Game, p: Pending) -> None:
    """Note that an instance resolves."""
    repeats = g.state.repeats
    key = _key(p)
    repeats[key] = repeats.get(key, 0) + 1


def decided(g: Game) -> None:
    """Somebody decided something else: what goes on now is no loop of before."""
    if g.state.repeats:
        g.state.repeats.clear()


def looping(g: Game, p: Pending) -> bool:
    """Whether an instance is one more of a mandatory loop; whether to use optional ones is decided anew."""
    return g.state.repeats.get(_key(p), 0) >= UNASKED


def broken(g: Game, f: Frame, p: Pending) -> bool | None:
    """Whether the loop of an instance has ended, so that it does not resolve; None to ask (10.1.6a).

    The rules let the player choose any number; what happened before the question counts as part of it.
    """
    repeats = g.state.repeats
    if _END not in repeats:
        options = [Option(f"more:{n}", "loop", oid=p.source, n=n) for n in MORE]
        keys = g.ask(f, p.seat, "loop", options, about=p.source)
        if keys is None:
            return None
        repeats[_END] = UNASKED + int(keys[0].partition(":")[2])
    return repeats[_key(p)] >= repeats[_END]
