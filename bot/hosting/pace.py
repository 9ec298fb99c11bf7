"""How long a move may take: who is waited for since when, what is told of it when, and what may be done once
it has taken too long.

Times are Unix seconds. The time somebody has is counted without *gaps*: while the bot was away (as it wrote
down itself), and while they were on vacation, it stands still. So whatever is due is worked out from when
they were asked, and cannot be skipped or doubled by downtime.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import waits
from bot.store.game_rows import GameRow
from bot.store.games import MoveRow
from bot.store.people import UserRow
from bot.store.waits import Gap, WaitRow
from engine.leagues.errors import LeagueError
from engine.leagues.season.times import quiet_around, zone

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
OFF: Final = ""
"""The pace of games in which nobody is reminded of anything: leagues have deadlines of their own."""
GRACE: Final = HOUR
"""What is left after quiet hours of a time that would have ended in them."""


@dataclass(frozen=True)
class Pace:
    """What the players of a game have agreed on."""

    name: str
    seconds: float
    """The time for a move; afterwards it has taken too long."""
    reminders: tuple[float, ...]
    """When who owes the move is reminded, in seconds after they were asked."""
    claims: bool
    """Whether the others may then win by it, where somebody wins; else they may only end the game."""

    @property
    def steps(self) -> tuple[float, ...]:
        """When there is something to tell: each reminder, and that it has taken too long."""
        return (*self.reminders, self.seconds)


PACES: Final = {
    pace.name: pace
    for pace in (
        Pace("none", 14 * DAY, (DAY, 3 * DAY, 7 * DAY), False),
        Pace("day", DAY, (DAY / 2, DAY - 4 * HOUR), True),
        Pace("three", 3 * DAY, (1.5 * DAY, 3 * DAY - 8 * HOUR), True),
    )
}
"""By name, the usual one first."""
NONE: Final = "none"


def after(start: float, seconds: float, gaps: Iterable[Gap]) -> float:
    """The moment at which so much time has been counted since `start`."""
    at = start + seconds
    for first, last in sorted(gaps):
        begins, start = max(first, start), max(start, last)
        if begins < min(last, at):
            at += last - begins
    return at


class Sleeper(Protocol):
    """Somebody who may have quiet hours: their settings, or a seat of theirs."""

    @property
    def quiet(self) -> tuple[int, int]: ...

    @property
    def zone(self) -> str: ...


def awake(at: float, user: Sleeper) -> float:
    """A moment, or the end of the quiet hours it falls into."""
    try:
        span = quiet_around(at, user.quiet, zone(user.zone or "UTC"))
    except LeagueError:
        return at  # a zone this machine no longer knows
    return float(span[1]) if span is not None else at


def too_long(row: WaitRow, pace: Pace, user: UserRow, gaps: Iterable[Gap]) -> float:
    """When the move has taken too long: never in quiet hours, nor right after them."""
    at = after(row.since, pace.seconds, gaps)
    end = awake(at, user)
    return at if end == at else end + GRACE


def step_at(row: WaitRow, stage: int, pace: Pace, user: UserRow, gaps: Iterable[Gap]) -> float | None:
    """When the step of this number is to be told; None if there is none."""
    if stage >= len(pace.steps):
        return None
    if stage == len(pace.reminders):
        return too_long(row, pace, user, gaps)
    return awake(after(row.since, pace.steps[stage], gaps), user)


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
