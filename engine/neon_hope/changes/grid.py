"""The grid of modifiers, the archive, and activations (NH 8, 12, 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel import rng
from engine.neon_hope.changes.events import emit
from engine.neon_hope.table.frames import ActivationFrame
from engine.neon_hope.table.state import SPECTATOR, Archived, Cell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.neon_hope.table.queries import Game


def turn_up(g: Game, index: int, seat: str = "") -> str:
    """Turn a face-down modifier of the grid up; returns it."""
    cell = g.state.grid[index]
    g.state.grid[index] = replace(cell, up=True)
    emit(g, "modifier", seat=seat, other=cell.modifier)
    return cell.modifier


def turn_down(g: Game, indexes: Iterable[int]) -> None:
    for index in indexes:
        g.state.grid[index] = replace(g.state.grid[index], up=False)
    g.state.dirty = True


def shuffle_down(g: Game) -> None:
    """Shuffle all face-down modifiers of the grid among their places."""
    places = g.face_down()
    mixed = rng.shuffled(g.state, [g.state.grid[index] for index in places])
    for index, cell in zip(places, mixed, strict=True):
        g.state.grid[index] = cell


def archive(g: Game, indexes: Iterable[int], known: tuple[str, ...] = ()) -> None:
    """Put modifiers of the grid on the archive card; their places stay empty (NH 28.4, R-26)."""
    places = list(indexes)
    for index in places:
        cell = g.state.grid[index]
        g.state.archive.append(Archived(cell.modifier, (*g.seats, SPECTATOR) if cell.up else known))
        g.state.grid[index] = Cell("")
    if places:
        emit(g, "archived", n=len(places))


def reset_if_empty(g: Game) -> bool:
    """Reset the grid when none of its modifiers lies face down (NH 8.3)."""
    if g.face_down():
        return False
    reset_grid(g)
    emit(g, "reset")
    return True


def reset_grid(g: Game) -> None:
    """All modifiers face down, shuffled: 16 to the grid, the rest to the archive (NH 8.4)."""
    pieces = [modifier for modifier, n in g.state.pool.items() for _ in range(n)]
    mixed = rng.shuffled(g.state, pieces)
    g.state.grid[:] = [Cell(modifier) for modifier in mixed[:16]]
    g.state.archive[:] = [Archived(modifier) for modifier in mixed[16:]]


def activate(g: Game, seat: str, n: int) -> None:
    """n activations: after the action if one is going on, else at once (R-07, KS4)."""
    if n <= 0:
        return
    task = g.task
    turn = g.turn_frame
    if task is not None:
        task.activations += n
    elif turn is not None and turn.acting:
        turn.pending += n
    else:
        g.push(ActivationFrame(seat=seat, n=n))
