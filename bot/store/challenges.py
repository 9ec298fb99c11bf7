"""Reading and writing challenges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.counts import here_and_there
from bot.store.schema import challenges
from bot.store.statements import added

DECLINED, EXPIRED = "declined", "expired"
ENDS: Final = (DECLINED, EXPIRED)
"""The ends that leave whoever asked without a game, not by their own will."""


@dataclass(frozen=True)
class ChallengeRow:
    id: int
    kind: str
    level: str
    guild_id: int | None
    channel_id: int
    message_channel_id: int | None
    message_id: int | None
    challenger_id: int
    challenger_name: str
    opponent_id: int | None
    side: str | None
    status: str
    rematch_of: int | None
    game_id: int | None
    created: float
    expires: float
    memory_aid: bool
    undo_rule: str
    """As `GameRow.undo_rule`."""
    pace: str = "none"
    """As `GameRow.pace`."""
    secret: str = ""
    """What the shuffles come of, with the words that were added; "" where nothing can be checked later."""
    words: str = "{}"
    """JSON: user id to the word they added."""
    edition: str = ""
    """By which edition of the rules is played; "" for the usual one."""
    deck: str = ""
    """JSON of the challenger's deck as it was then, if the joiner is asked for theirs. Nobody else is told;
    it goes with the challenge, or later where the challenger may ask again with it (`drop_decks`)."""

    @property
    def asked_alone(self) -> bool:
        """Whether it was asked for by direct message: only a rematch can be, and only then it stands in the
        channel itself and not in the thread of the game before."""
        return self.rematch_of is not None and self.message_channel_id in (None, self.channel_id)


async def create(db: AsyncConnection, **values: object) -> int:
    return await added(db, challenges, {"status": "open", **values})


async def get(db: AsyncConnection, challenge_id: int) -> ChallengeRow | None:
    row = (await db.execute(select(challenges).where(challenges.c.id == challenge_id))).mappings().first()
    return ChallengeRow(**row) if row is not None else None


async def open_of(db: AsyncConnection, user_id: int, guild_id: int | None) -> tuple[int, int]:
    """How many challenges nobody has answered yet: of somebody, and in a server."""
    table = challenges.c
    whose = table.challenger_id == user_id, table.guild_id == guild_id
    return await here_and_there(db, challenges, table.status == "open", *whose)


async def place(db: AsyncConnection, challenge_id: int, channel_id: int, message_id: int) -> None:
    """Remember where the challenge is shown."""
    await db.execute(
        update(challenges)
        .where(challenges.c.id == challenge_id)
        .values(message_channel_id=channel_id, message_id=message_id)
    )


async def close(db: AsyncConnection, challenge_id: int, status: str, game_id: int | None = None) -> bool:
    """Close an open challenge; False if it was not open any more (somebody was faster)."""
    values = {"status": status, "game_id": game_id} | ({} if status in ENDS else {"deck": ""})
    mine = (challenges.c.id == challenge_id, challenges.c.status == "open")
    return (await db.execute(update(challenges).where(*mine).values(values))).rowcount == 1


async def drop_decks(db: AsyncConnection, before: float) -> None:
    """Nobody asks again with the decks of challenges that have run out before then. All are looked at."""
    old = (challenges.c.deck != "", challenges.c.status != "open", challenges.c.expires <= before)
    await db.execute(update(challenges).where(*old).values(deck=""))


async def overdue(db: AsyncConnection, now: float) -> list[ChallengeRow]:
    """Open challenges past their time."""
    query = select(challenges).where(challenges.c.status == "open", challenges.c.expires <= now)
    return [ChallengeRow(**row) for row in (await db.execute(query)).mappings()]


async def open_in(db: AsyncConnection, guild_id: int, kind: str) -> list[ChallengeRow]:
    """Open challenges of a server that anybody may join, the oldest first; no rematches."""
    c = challenges.c
    anybody = (c.guild_id == guild_id, c.kind == kind, c.status == "open", c.opponent_id.is_(None))
    query = select(challenges).where(*anybody, c.rematch_of.is_(None)).order_by(c.id)
    return [ChallengeRow(**row) for row in (await db.execute(query)).mappings()]


async def open_like(db: AsyncConnection, row: ChallengeRow, opponent_id: int | None) -> bool:
    """Whether such a challenge of the same person stands in the same channel, to this opponent (None: to
    anyone)."""
    c = challenges.c
    same = (c.challenger_id == row.challenger_id, c.channel_id == row.channel_id, c.kind == row.kind)
    like = (c.level == row.level, c.opponent_id == opponent_id, c.status == "open")
    return (await db.execute(select(c.id).where(*same, *like))).first() is not None


async def open_rematch(db: AsyncConnection, game_id: int) -> bool:
    """Whether a rematch of this game is on offer or has been played."""
    query = select(challenges.c.id).where(
        challenges.c.rematch_of == game_id, challenges.c.status.in_(("open", "accepted"))
    )
    return (await db.execute(query)).first() is not None
