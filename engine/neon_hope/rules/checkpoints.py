"""The checkpoint after every row that changed something (CP in the timing tables)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import holds
from engine.neon_hope.rules.stress import FocusFrame, ThresholdFrame, due_threshold, exhaust
from engine.neon_hope.table.frames import EffectsFrame

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class CheckpointFrame(FrameBase, kw_only=True):
    """What a checkpoint has found to do, one thing after the other."""


CHECKPOINT = CheckpointFrame.table = StepTable("checkpoint (NH-CP)", checked=False)


def run(g: Game) -> None:
    """Look whether anything has to be done first; if so it goes on the stack."""
    g.state.dirty = bool(g.state.chapter) and _resolving(g)  # an objective met meanwhile is still to be seen
    if g.state.phase in ("setup", "ending", "over"):
        return
    if _crossed(g) or _met(g) or _to_focus(g) or _worn_out(g):
        g.push(CheckpointFrame())


def _crossed(g: Game) -> bool:
    """Whether a threshold has to trigger now; while one takes effect the next ones wait for it (R-18)."""
    return due_threshold(g) and not any(isinstance(frame, ThresholdFrame) for frame in g.state.stack)


def _met(g: Game) -> bool:
    """Whether the objective of the current chapter is met (R-22) and no effects are left to resolve."""
    return bool(g.state.chapter) and not _resolving(g) and holds(g.chapter.objective, g, None)


def _resolving(g: Game) -> bool:
    """Whether a text has effects left: it is resolved as a whole before the chapter is turned."""
    return any(isinstance(frame, EffectsFrame) and frame.effects for frame in g.state.stack)


def _performing(g: Game) -> bool:
    """Whether a task is going on: up to T8c, so that what it triggers may still give cards back (R-13)."""
    task = g.task_frame
    return task is not None and task.at not in ("T8c", "T9")


def _to_focus(g: Game) -> str:
    """Seat of a character without cards (NH 19.1); during a task nobody focuses (R-13)."""
    for seat, hero in g.state.heroes.items():
        if not hero.hand and not hero.exhausted:
            return "" if g.state.focus_timing != "immediate" and _performing(g) else seat
    return ""


def _worn_out(g: Game) -> str:
    """Seat of a character whose endurance an effect has taken to 0 (NH 19.7)."""
    for seat, hero in g.state.heroes.items():
        if hero.endurance <= 0 and not hero.exhausted:
            return "" if _performing(g) else seat
    return ""


@CHECKPOINT.row("CP", "thresholds, then the objective, then empty hands, then exhaustion")
def _next(g: Game, f: CheckpointFrame) -> Step:
    if _crossed(g):
        g.push(ThresholdFrame())
        return AGAIN
    if _met(g):
        g.push(ChapterFrame(code=g.state.chapter))
        return AGAIN
    seat = _to_focus(g)
    if seat:
        g.push(FocusFrame(seat=seat))
        return AGAIN
    seat = _worn_out(g)
    if seat:
        exhaust(g, seat)
        return AGAIN
    return END


class ChapterFrame(FrameBase, kw_only=True):
    """An objective has been met: the chapter card is turned (NH 1.3)."""

    code: str


CHAPTER = ChapterFrame.table = StepTable("chapter (NH 1.3)", checked=False)


@CHAPTER.row("1.3a", "the chapter card is turned over")
def _turn(g: Game, f: ChapterFrame) -> Step:
    g.state.chapter = ""
    g.state.chapters.append(f.code)
    do.emit(g, "chapter_done", code=f.code)
    effects = g.pack.chapters[f.code].on_flip
    if effects:
        g.push(EffectsFrame(seat=g.you, code=f.code, effects=effects, cause="chapter"))
    return None


@CHAPTER.row("1.3b", "the next chapter, or the end of the episode (1.4)")
def _go_on(g: Game, f: ChapterFrame) -> Step:
    chapter = g.pack.chapters[f.code]
    following = g.state.next_chapter or chapter.next
    if following:
        g.state.chapter, g.state.next_chapter = following, ""
        do.emit(g, "chapter", code=following)
    else:
        g.end("objective", chapter.resolution or "")
    return END
