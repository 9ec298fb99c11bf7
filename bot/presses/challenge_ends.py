"""A challenge that was declined or has run out: what who asked can do next, and how they hear of it who asked
by direct message."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.hosting.announcing import Pressable
from bot.messages.words import mention, say
from bot.store import games as game_store
from bot.store import outbox
from bot.store.challenges import ENDS, EXPIRED, ChallengeRow


def nexts(kind: Duel, row: ChallengeRow, status: str, language: str) -> list[Pressable]:
    """Buttons to ask once more (not who has just declined), or anyone; with the same deck where the
    challenger brought one. A rematch with decks is asked for of the same alone."""
    if status not in ENDS:
        return []
    asks, found = with_decks(kind, row.level) is None or bool(row.deck), list[Pressable]()
    address = f"c:{row.id}:again" if row.rematch_of is None else f"r:{row.rematch_of}"
    if status == EXPIRED and (row.rematch_of is not None or asks):
        found.append((say(language, "bot-ask-again"), address, "success"))
    if row.opponent_id is not None and asks:
        found.append((say(language, "bot-ask-anyone"), f"c:{row.id}:anyone", "secondary"))
    return found


async def tell(db: AsyncConnection, kind: Duel, row: ChallengeRow, status: str, now: float) -> int | None:
    """Tell who asked for a rematch, by direct message and in the lane of the game before, whose id is
    returned; None where there is nothing to tell or no way."""
    game = await game_store.get(db, row.rematch_of) if row.rematch_of is not None else None
    seat = game.seat_of(row.challenger_id) if game is not None else None
    if game is None or seat is None or seat.dm_closed or status not in ENDS or row.opponent_id is None:
        return None
    language = seat.language
    who = {"opponent": mention(row.opponent_id), "title": kind.title(language)}
    place = {"group": kind.group, "channel": f"<#{row.channel_id}>"}
    content = say(language, f"bot-rematch-{status}", **who, **place)
    buttons = [list(part) for part in nexts(kind, row, status, language)]
    lane = outbox.dm_lane(seat.seat)
    await outbox.add(db, game.id, lane, "text", now, content=content, buttons=buttons)
    return game.id
