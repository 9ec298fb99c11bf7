"""NH 8: the grid of hidden modifiers (table G)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import rng
from engine.kernel.steps import END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.table.definitions import EPIC_FAIL, EPIC_WIN, SKULL
from engine.neon_hope.table.frames import EffectsFrame

if TYPE_CHECKING:
    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.queries import Game


class RevealFrame(FrameBase, kw_only=True):
    """Revealing one modifier for the task below it on the stack."""

    modifier: str = ""


REVEAL = RevealFrame.table = StepTable("revealing a modifier (NH-G)", checked=False)


def _task(g: Game) -> TaskFrame:
    task = g.task
    assert task is not None, "a modifier is revealed for a task"
    return task


@REVEAL.row("G1", "a face-down modifier of the grid is turned up at random (8.1); it stays so (8.2)")
def _turn_up(g: Game, f: RevealFrame) -> Step:
    task = _task(g)
    places = g.face_down()
    if not places:
        return END
    f.modifier = do.turn_up(g, places[rng.below(g.state, len(places))], task.seat)
    return None


@REVEAL.row("G2", "one reveal fewer is pending")
def _count(g: Game, f: RevealFrame) -> Step:
    task = _task(g)
    task.pending -= 1
    task.revealed = (*task.revealed, f.modifier)
    return None


@REVEAL.row("G3", "a number is added; a skull takes 1, reveals one more, and will activate enemies (8.7)")
def _number(g: Game, f: RevealFrame) -> Step:
    task = _task(g)
    if f.modifier == SKULL:
        if "unpredictable" in task.keywords:  # NH 28.3, R-25: it counts as one Epic Fail
            return "G5"
        task.value -= 1
        task.pending += 1
        task.activations += 1
        task.skulls += 1
    elif f.modifier not in (EPIC_WIN, EPIC_FAIL):
        task.value += int(f.modifier)
    return None


@REVEAL.row("G4", "Epic Win: success, no more reveals, one more impact (8.5, R-04)")
def _epic_win(g: Game, f: RevealFrame) -> Step:
    if f.modifier == EPIC_WIN:
        task = _task(g)
        task.epic, task.pending = "win", 0
        task.impacts += 1
    return None if f.modifier == EPIC_FAIL else "G6"


@REVEAL.row("G5", "Epic Fail: failure, no more reveals, one activation; escalated: an extra effect")
def _epic_fail(g: Game, f: RevealFrame) -> Step:
    task = _task(g)
    task.epic, task.pending = "fail", 0
    task.activations += 1
    do.reset_if_empty(g)  # counted, and before anybody is asked anything
    effects = g.surveillance_card.epic_fail
    said = [t.at for t in g.surveillance_card.thresholds if t.says and t.at in g.state.thresholds]
    if g.state.escalated and said:  # what it said at the last threshold it says again
        do.emit(g, "says", n=said[-1])
    if g.state.escalated and effects:  # NH 21.2
        g.push(
            EffectsFrame(seat=task.seat, code=g.state.surveillance_card, effects=effects, cause="escalation")
        )
    return None


@REVEAL.row("G6", "the grid is reset when nothing in it lies face down")
def _reset(g: Game, f: RevealFrame) -> Step:
    do.reset_if_empty(g)
    return None
