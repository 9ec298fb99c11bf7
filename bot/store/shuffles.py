"""Reading and writing what shuffles come of: secrets, and the words that players have added."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import challenges
from bot.store.schema_play import shuffles


class Shuffle(NamedTuple):
    """What a game's seed came of."""

    secret: str
    words: Mapping[str, str]
    """By seat."""


async def add_word(db: AsyncConnection, challenge_id: int, user_id: int, word: str) -> bool:
    """Somebody adds a word to an open challenge, in place of one before; False if it is not open any more."""
    mine = (challenges.c.id == challenge_id, challenges.c.status == "open")
    found = await db.scalar(select(challenges.c.words).where(*mine))
    if found is None:
        return False
    words = {**json.loads(found), str(user_id): word}
    if not word:
        del words[str(user_id)]
    await db.execute(update(challenges).where(*mine).values(words=json.dumps(words, ensure_ascii=False)))
    return True


async def keep(db: AsyncConnection, game_id: int, secret: str, words: Mapping[str, str]) -> None:
    """What a game's seed came of; nobody is told before it is over."""
    packed = json.dumps(dict(words), ensure_ascii=False)
    await db.execute(insert(shuffles).values(game_id=game_id, secret=secret, words=packed))


async def of_game(db: AsyncConnection, game_id: int) -> Shuffle | None:
    row = (await db.execute(select(shuffles).where(shuffles.c.game_id == game_id))).first()
    return Shuffle(row.secret, json.loads(row.words)) if row is not None else None
