"""Chances of success as people see them: computed from what everybody may know (NH 8, odds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.neon_hope.table.odds import chance, reaching

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.neon_hope.table.definitions import Task
    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.odds import Reach
    from engine.neon_hope.table.queries import Game


CHARGE: Final = 2
"""What a charge adds to the attribute (NH 10.2)."""


def of_task(g: Game, seat: str, task: Task, bonus: int = 0, keywords: tuple[str, ...] = ()) -> float:
    """The chance that a character succeeds in a task it has not begun; `keywords` are those of the card."""
    return of_value(g, task, g.attribute(seat, task.attribute, task.type) + bonus, keywords)


def of_value(
    g: Game, task: Task, value: int, keywords: tuple[str, ...] = (), reach: Reach | None = None
) -> float:
    """The same, of an attribute whose value is known. `reach`: the chances of the grid, where they are
    known."""
    words = (*task.keywords, *keywords)
    reach = reach or of_grid(g)
    return reach(task.difficulty - value, 1 + words.count("reckless"), "unpredictable" in words)


def of_grid(g: Game) -> Reach:
    """The chances of whatever is performed with the grid as it lies: while nothing happens."""
    return reaching(g.unknown(), len(g.face_down()), g.state.pool)


def running(g: Game, f: TaskFrame, reach: Reach | None = None) -> Callable[[int, tuple[str, ...]], float]:
    """The same of a task being performed, for what a card adds and its keywords: while nothing happens.
    `reach`: the chances of the grid, where they are known."""
    reach = reach or of_grid(g)
    begun, wild = f.pending + f.keywords.count("reckless"), "unpredictable" in f.keywords
    lacking = f.difficulty - f.value
    known: dict[tuple[int, tuple[str, ...]], float] = {}

    def of(bonus: int, keywords: tuple[str, ...]) -> float:
        found = known.get((bonus, keywords))
        if found is None:
            more = keywords.count("reckless")
            found = reach(lacking - bonus, begun + more, wild or "unpredictable" in keywords)
            known[bonus, keywords] = found
        return found

    return of


def of_running(g: Game, f: TaskFrame, bonus: int = 0, keywords: tuple[str, ...] = ()) -> float:
    """The chance that the task being performed succeeds, before its first reveal."""
    return _chance(g, f.value + bonus, f.difficulty, (*f.keywords, *keywords), f.pending)


def _chance(g: Game, value: int, target: int, keywords: tuple[str, ...], pending: int = 1) -> float:
    return chance(
        g.unknown(), len(g.face_down()), value, target,
        pending=pending + keywords.count("reckless"), unpredictable="unpredictable" in keywords,
        pool=g.state.pool,
    )  # fmt: skip


def percent(likely: float) -> int:
    """A chance as people are told it: only what is certain is 0 or 100."""
    whole = round(100 * likely)
    return min(max(whole, 1), 99) if 0 < likely < 1 else whole


def outlook(g: Game, f: TaskFrame, bonus: int = 0, reveals: int = 0) -> dict[str, float]:
    """What may come of the running task with so much more, and so many more modifiers revealed: success, and
    danger and retreat where it has them. All of it is public."""
    pending = reveals + (f.pending if f.revealed else f.pending + f.keywords.count("reckless"))
    wild = "unpredictable" in f.keywords
    reach, value = of_grid(g), f.value + bonus
    found = {"success": reach(f.difficulty - value, pending, wild)}
    if f.danger is not None:
        found["danger"] = 1 - reach(f.danger - value, pending, wild)
    if f.retreat is not None:
        found["retreat"] = reach(f.retreat - value, pending, wild)
    return found


def matters(
    g: Game, f: TaskFrame, bonus: int, reveals: int = 0, *, beside: int = 0, exact: bool = False
) -> bool:
    """Whether so much more, beside what else is added, or more modifiers could better what comes of the
    running task: where a chance would be told as a better one (`exact`: where one is another at all). What
    makes each chance worse, or leaves it, is no help."""
    if not (bonus or reveals) or f.epic or f.outcome:
        return False
    before, after = outlook(g, f, beside), outlook(g, f, beside + bonus, reveals)
    if exact:
        return before != after
    told = [(what, percent(before[what]), percent(likely)) for what, likely in after.items()]
    return any(then < now if what == "danger" else then > now for what, now, then in told)


def impact_matters(g: Game, f: TaskFrame) -> bool:
    """Whether one impact more could do anything: there is more to do than is done without it (R-41)."""
    card = g.card(f.oid)
    if card is None or f.outcome or not of_running(g, f):
        return False
    work = {
        "investigate": card.secrets,
        "support": len(card.support),
        "fight": g.remaining(card),
        "hack": len(g.free_slots(card)),
    }[f.kind]
    return work > 1 + f.impacts
