"""Reading and writing players' decks."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.netrunner.store.tables import deck_drafts, deck_showings, decks
from bot.store.statements import Upsert, added

NAME: Final = 60
"""Characters of a deck's name."""


@dataclass(frozen=True)
class DeckRow:
    id: int
    user_id: int
    name: str
    side: str
    cards: str
    """JSON of the deck."""
    notes: str
    updated: float


@dataclass(frozen=True)
class Draft:
    """A list that is being asked about, as it was sent."""

    user_id: int
    data: bytes
    filename: str = ""
    name: str = ""
    identity: str = ""
    answers: dict[str, str] = field(default_factory=dict)


async def of_user(db: AsyncConnection, user_id: int) -> list[DeckRow]:
    """Somebody's decks, by side and name."""
    query = select(decks).where(decks.c.user_id == user_id).order_by(decks.c.side, decks.c.name)
    return [DeckRow(**row) for row in (await db.execute(query)).mappings()]


async def count(db: AsyncConnection, user_id: int) -> int:
    query = select(func.count()).select_from(decks).where(decks.c.user_id == user_id)
    return await db.scalar(query) or 0


async def get(db: AsyncConnection, deck_id: int) -> DeckRow | None:
    row = (await db.execute(select(decks).where(decks.c.id == deck_id))).mappings().first()
    return DeckRow(**row) if row is not None else None


async def free_name(db: AsyncConnection, user_id: int, name: str, but: int | None = None) -> str:
    """The name, or with a number behind it where somebody has another deck (than `but`) of that name, in
    small letters or large: names are typed."""
    rows = (await db.execute(select(decks.c.id, decks.c.name).where(decks.c.user_id == user_id))).all()
    taken = {name.casefold() for number, name in rows if number != but}
    found, number = name[:NAME].strip(), 1
    while found.casefold() in taken:
        number += 1
        found = f"{name[: NAME - 5].strip()} ({number})"
    return found


async def add(
    db: AsyncConnection, user_id: int, name: str, side: str, cards: str, notes: str, now: float
) -> int:
    """Keep a deck under a name its owner has none of yet; its id."""
    values = {"user_id": user_id, "name": name, "side": side, "cards": cards, "notes": notes, "updated": now}
    return await added(db, decks, values)


async def change(db: AsyncConnection, deck_id: int, **values: object) -> None:
    await db.execute(update(decks).where(decks.c.id == deck_id).values(**values))


_SHOW: Final = Upsert(deck_showings, keys=("deck_id", "guild_id"))


async def show_in(db: AsyncConnection, deck_id: int, guild_id: int) -> None:
    """From now on the members of a server may see a deck."""
    await _SHOW(db, {"deck_id": deck_id, "guild_id": guild_id})


async def is_shown_in(db: AsyncConnection, deck_id: int, guild_id: int) -> bool:
    """Whether its owner has shown a deck to a server."""
    where = (deck_showings.c.deck_id == deck_id, deck_showings.c.guild_id == guild_id)
    return (await db.execute(select(deck_showings).where(*where))).first() is not None


async def remove(db: AsyncConnection, deck_id: int) -> None:
    await db.execute(delete(decks).where(decks.c.id == deck_id))


async def draft(db: AsyncConnection, user_id: int) -> Draft | None:
    """The list that somebody is being asked about."""
    query = select(deck_drafts).where(deck_drafts.c.user_id == user_id)
    row = (await db.execute(query)).mappings().first()
    if row is None:
        return None
    answers = {str(text): str(code) for text, code in json.loads(row["answers"]).items()}
    return Draft(user_id, row["data"], row["filename"], row["name"], row["identity"], answers)


_KEEP: Final = Upsert(
    deck_drafts,
    keys=("user_id",),
    overwrite=[column.name for column in deck_drafts.c if column.name != "user_id"],
)


async def keep_draft(db: AsyncConnection, given: Draft, now: float) -> None:
    """Keep a list instead of the one before."""
    values = {
        "data": given.data,
        "filename": given.filename,
        "name": given.name,
        "identity": given.identity,
        "answers": json.dumps(given.answers, ensure_ascii=False),
        "updated": now,
    }
    await _KEEP(db, {"user_id": given.user_id, **values})


async def drop_draft(db: AsyncConnection, user_id: int) -> None:
    await db.execute(delete(deck_drafts).where(deck_drafts.c.user_id == user_id))
