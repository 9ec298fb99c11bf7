"""What a trace comes to, for who is asked how many credits to spend: what it takes to stop it, and whether
that can be spent (10.8.2 to 10.8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.netrunner.language.instructions import TraceFrame
from engine.netrunner.rules.traces import most
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

Then = Literal["stops", "holds", "nothing"]


def trace_prompt(g: Game, d: Decision, frame: TraceFrame, title: str, reader: Reader) -> str:
    """The strengths, what is needed as they stand, and what can be spent."""
    above, can = frame.strength_above(g), most(g, RUNNER)
    n, stands = (above, "open") if above <= can else (above if d.seat == RUNNER else can, "above")
    if above <= 0:  # an equal link strength is enough (10.8.4)
        n, stands = 1 - above, "below"
    return reader.say(
        f"nr-prompt-{d.kind}",
        title=title, strength=frame.trace_strength(), link=g.link(), stands=stands, n=n, most=can,
    )  # fmt: skip


def spend_label(g: Game, d: Decision, o: Option, reader: Reader) -> str:
    """So many credits; the least that decide the trace say so."""
    frame = next((each for each in reversed(g.state.stack) if isinstance(each, TraceFrame)), None)
    then: Then = "nothing"
    if frame is not None and d.kind in ("trace", "link"):
        above = frame.strength_above(g)
        if d.seat == CORP and o.n == max(0, most(g, RUNNER) + 1 - above):
            then = "holds"
        elif d.seat == RUNNER and o.n == max(0, above):
            then = "stops"
    return reader.say("nr-option-spend", n=o.n, then=then)
