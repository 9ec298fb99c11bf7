"""What somebody's finished games add up to: by side, by what they played, against whom.

What a game came to is noted once it is first asked for; lessons never count, and games against the computer
are counted by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import ALL
from bot.contract.kind import GameKind
from bot.contract.teaching import lesson_of
from bot.hosting.stored import Stored
from bot.store import results as store
from bot.store.results import ResultRow
from engine.kernel.errors import MissingContent, SaveError

MOST: Final = 200
"""Games that are noted at once; the rest the next time."""


@dataclass
class Tally:
    """Games won, lost, and without a winner."""

    won: int = 0
    lost: int = 0
    open: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.open

    def add(self, won: bool | None) -> None:
        """None: nobody won."""
        self.won += won is True
        self.lost += won is False
        self.open += won is None


class Opponent(NamedTuple):
    """Whom somebody played: a person, a computer, or (neither) those who do not want to be named."""

    user_id: int | None = None
    computer: str | None = None
    """How strong it was."""


@dataclass
class Statistics:
    """Somebody's finished games of one kind."""

    kind: str
    people: Tally = field(default_factory=Tally)
    """All games with other people."""
    computers: Tally = field(default_factory=Tally)
    """All games against computers alone."""
    sides: dict[str, Tally] = field(default_factory=dict)
    """By seat, of games with other people; where a seat says nothing, empty."""
    played: dict[str, Tally] = field(default_factory=dict)
    """By the code of what they played, of the same games."""
    against: dict[Opponent, Tally] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    """What the people among the opponents were called in the latest game with each, by user id."""


async def catch_up(play: Stored, user_id: int) -> None:
    """Note what those games of somebody came to of which that is not known."""
    async with play.db.read() as db:
        found = await store.unknown(db, user_id, MOST)
    noted = []
    for game_id, name, state in found:
        kind = play.kinds.get(name)
        if kind is None:
            continue
        try:
            game = kind.load(state)
        except (SaveError, MissingContent):
            continue
        noted.append((game_id, *kind.came_to(game)))
    if noted:

        async def note(db: AsyncConnection) -> None:
            for one in noted:
                await store.note(db, *one)

        await play.db.write_soon(note)


async def statistics(play: Stored, user_id: int, guild_id: int | None = None) -> list[Statistics]:
    """What somebody's games add up to, by kind, in the order of the kinds; none that was never played."""
    await catch_up(play, user_id)
    async with play.db.read() as db:
        rows = await store.of_user(db, user_id, guild_id)
    found = []
    for name, kind in play.kinds.items():
        mine = [row for row in rows if row.kind == name and not lesson_of(row.level)]
        if mine:
            found.append(_of(kind, mine, user_id))
    return found


def _of(kind: GameKind, rows: Sequence[ResultRow], user_id: int) -> Statistics:
    total = Statistics(kind.name)
    for row in rows:
        own = [seat for seat, sat in row.seats.items() if sat.user_id == user_id]
        others = {seat: sat for seat, sat in row.seats.items() if sat.user_id != user_id}
        decided = bool(row.winners) or kind.together
        won = (
            any(seat in row.winners for seat in (*own, ALL)) if decided and row.reason != ABANDONED else None
        )
        for sat in others.values():
            if sat.user_id is None and sat.computer is None:
                continue
            whom = Opponent(sat.user_id, sat.computer if sat.user_id is None else None)
            if sat.user_id is not None and not sat.named:
                whom = Opponent()
            elif sat.user_id is not None:
                total.names.setdefault(sat.user_id, sat.name)
            total.against.setdefault(whom, Tally()).add(won)
        if not any(sat.user_id is not None for sat in others.values()) and not kind.together:
            if any(sat.computer is not None for sat in others.values()):
                total.computers.add(won)
            continue
        total.people.add(won)
        for seat in own:
            if not kind.together:
                total.sides.setdefault(seat, Tally()).add(won)
            code = row.played.get(seat) or row.seats[seat].role
            if code:
                total.played.setdefault(code, Tally()).add(won)
    return total


ABANDONED: Final = "abandoned"
"""The reason of games that were ended for nobody."""
