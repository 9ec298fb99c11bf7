"""Who is waited for since when, kept up with each change of a game."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.pace import NONE, OFF, PACES
from bot.store import waits
from bot.store.game_rows import GameRow
from bot.store.games import MoveRow
from bot.store.waits import WaitRow


async def follow(
    db: AsyncConnection,
    game: GameRow,
    done: Sequence[MoveRow],
    now: float,
    waiting: Sequence[str] | None = None,
) -> None:
    """Note who is waited for after a change of a game: whoever has moved, and is asked again, from now on.
    Whoever has taken something back alone goes on where they were (`undoing.py`). `waiting`: the seats that
    were waited for before, if that is known."""
    persons = {seat.user_id for seat in game.seats.values() if seat.user_id is not None}
    wanted: dict[str, WaitRow] = {}
    if game.status == "running" and game.pace != OFF and len(persons) > 1:
        first = PACES.get(game.pace, PACES[NONE]).steps[0]
        for name in game.waiting:
            user_id = game.seats[name].user_id
            if user_id is not None:
                wanted[name] = WaitRow(game.id, name, user_id, now, 0, now + first, None)
    again = {move.seat for move in done if move.counts}
    await waits.replace(db, game.id, wanted, again, waiting)
