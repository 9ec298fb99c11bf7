"""Words for everybody at a table: in the game's thread, or to each where there is none to write in."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.pace import OFF
from bot.messages import words
from bot.store import outbox, waits
from bot.store.game_rows import GameRow, SeatRow

Pressable = tuple[str, str, str]
"""A button that stands under words: label, custom_id, style."""


def persons(game: GameRow, but: Collection[int] = ()) -> list[SeatRow]:
    """Everybody who plays, each by one of their seats, without those whose ids these are."""
    found = {seat.user_id: seat for seat in game.seats.values() if seat.user_id not in (None, *but)}
    return list(found.values())


async def tell_all(
    db: AsyncConnection,
    game: GameRow,
    content: str,
    now: float,
    *,
    mentions: Sequence[int] = (),
    buttons: Sequence[Pressable] = (),
    but: Collection[int] = (),
) -> None:
    """Say something to the players. `mentions`: who is called by name in the thread; `but`: whom it does not
    concern where each is written to."""
    payload: dict[str, object] = {"content": content}
    if buttons:
        payload["buttons"] = [list(part) for part in buttons]
    if game.calls:
        payload["mentions"] = list(mentions)
        return await outbox.add(db, game.id, outbox.THREAD, "text", now, **payload)
    for seat in persons(game, but):
        if seat.by_dm:
            await outbox.add(db, game.id, outbox.dm_lane(seat.seat), "text", now, **payload)


async def tell_unreached(
    db: AsyncConnection, game: GameRow, group: str, user_id: int, name: str, gone: bool, now: float
) -> None:
    """Say that direct messages do not reach a player: to them where they can be called, else to the others,
    with what these can do."""
    if game.status != "running":
        return
    called, plain = words.mention(user_id), words.plain(name)
    if not gone and game.calls:
        content = words.say(game.language, "bot-dm-closed", name=called, group=group)
        return await tell_all(db, game, content, now, mentions=[user_id])
    if not gone:
        content = words.say(game.language, "bot-not-reached", name=plain, group=group)
        return await tell_all(db, game, content, now, but=[user_id])
    await tell_gone(db, game, user_id, name, now)


async def tell_gone(db: AsyncConnection, game: GameRow, user_id: int, name: str, now: float) -> None:
    """Say to the others at a table that nobody can call a player any more, with what they can do. It counts
    as the first reminder of each move that this one owes, so that it is said once (`Waiting.tell`)."""
    for row in (await waits.of_game(db, game.id)).values():
        if row.user_id == user_id and row.stage == 0:
            await waits.note(db, row, stage=1, look=row.look)
    others = [seat.user_id for seat in persons(game, [user_id]) if seat.user_id is not None]
    if not others:
        return
    names = [words.mention(other) for other in others]
    paced = game.pace != OFF
    said = "bot-player-gone" if paced else "bot-player-gone-league"
    what = words.say(game.language, "bot-pace-what"), f"pc:{game.id}:page", "primary"
    content = words.say(game.language, said, name=words.plain(name), names=names)
    await tell_all(db, game, content, now, mentions=others, buttons=[what] if paced else (), but=[user_id])
