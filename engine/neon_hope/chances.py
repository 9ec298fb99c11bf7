"""Chances of success as people see them: computed from what everybody may know (NH 8, odds)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.odds import chance

if TYPE_CHECKING:
    from engine.neon_hope.definitions import Task
    from engine.neon_hope.frames import TaskFrame
    from engine.neon_hope.queries import Game


def of_task(g: Game, seat: str, task: Task, bonus: int = 0, keywords: tuple[str, ...] = ()) -> float:
    """The chance that a character succeeds in a task it has not begun; `keywords` are those of the card."""
    return _chance(
        g,
        g.attribute(seat, task.attribute, task.type) + bonus,
        task.difficulty,
        (*task.keywords, *keywords),
    )


def of_running(g: Game, f: TaskFrame, bonus: int = 0, keywords: tuple[str, ...] = ()) -> float:
    """The chance that the task being performed succeeds, before its first reveal."""
    return _chance(g, f.value + bonus, f.difficulty, (*f.keywords, *keywords), f.pending)


def _chance(g: Game, value: int, target: int, keywords: tuple[str, ...], pending: int = 1) -> float:
    return chance(
        g.unknown(), len(g.face_down()), value, target,
        pending=pending + keywords.count("reckless"), unpredictable="unpredictable" in keywords,
        pool=g.state.pool,
    )  # fmt: skip
