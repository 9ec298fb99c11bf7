"""How two people have fared against each other, by side: a line for the summary of a game."""

from __future__ import annotations

from collections import Counter

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.duel import Duel
from bot.contract.kind import Table
from bot.messages import words
from bot.store import games as store
from engine.kernel.errors import MissingContent, SaveError

MOST = 50
"""Games that are counted: the latest ones."""


async def record(db: AsyncConnection, table: Table) -> str:
    """Wins of both, in all and by side; "" for their first game, and where not two people have played."""
    kind, row = table.kind, table.row
    seats = sorted((seat.user_id, seat.name) for seat in row.seats.values() if seat.user_id is not None)
    people = dict(seats)
    if not isinstance(kind, Duel) or len(people) != 2:
        return ""
    wins: Counter[int | None] = Counter()
    won: Counter[tuple[int | None, str]] = Counter()
    played: Counter[tuple[int | None, str]] = Counter()
    ended = await store.between(db, row.kind, list(people), MOST)
    for game in ended:
        try:
            result = kind.load(game.state).result
        except (SaveError, MissingContent):
            continue
        for seat, user_id in game.seats.items():
            played[user_id, seat] += 1
            if result is not None and result.winner == seat:
                wins[user_id] += 1
                won[user_id, seat] += 1
    if len(ended) < 2:
        return ""
    (one, first), (other, second) = people.items()
    sides = [
        words.say(
            table.language, "bot-record-side", name=words.plain(name), side=kind.side(seat, table.language),
            wins=won[user_id, seat], n=played[user_id, seat],
        )
        for seat in kind.seats
        for user_id, name in people.items()
        if played[user_id, seat]
    ]  # fmt: skip
    return words.say(
        table.language, "bot-record", one=words.plain(first), other=words.plain(second), wins=wins[one],
        losses=wins[other], n=len(ended), sides=" · ".join(sides),
    )  # fmt: skip
