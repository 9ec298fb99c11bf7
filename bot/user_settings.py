"""A user's own settings: where private things are shown, and how often to be asked."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot import words
from bot.answers import Answer
from bot.layout import Row, button, text_layout
from bot.play import Play, Refusal
from bot.store import games as store
from bot.store import outbox
from bot.store.games import UserRow


class UserSettings:
    """Reads and changes settings; a change holds for running games too."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.db = play.db

    async def show(
        self, user_id: int, private: str | None = None, full_control: bool | None = None
    ) -> Answer:
        """Change what is given, then show all."""
        if private is not None:
            await self._set_private(user_id, private)
        if full_control is not None:
            await self._set_control(user_id, full_control)
        async with self.db.read() as db:
            return _shown(await store.user(db, user_id), update=False)

    async def change(self, user_id: int, name: str, value: str, update: bool) -> Answer:
        """Serve a button of the settings."""
        if name == "private" and value in ("dm", "panel"):
            await self._set_private(user_id, value)
        elif name == "control" and value in ("on", "off"):
            await self._set_control(user_id, value == "on")
        else:
            raise Refusal(words.FORGED)
        async with self.db.read() as db:
            return _shown(await store.user(db, user_id), update)

    async def _set_private(self, user_id: int, private: str) -> None:
        async with self.db.write() as db:
            await store.save_user(db, replace(await store.user(db, user_id), private=private))
            games = await store.of_user(db, user_id)
            for game_id in games:
                row = await store.get(db, game_id)
                seat = row.seat_of(user_id) if row is not None else None
                if row is not None and seat is not None and seat.by_dm and seat.seat in row.waiting:
                    lane = outbox.dm_lane(seat.seat)
                    await outbox.add_once(db, game_id, lane, "prompt", self.play.clock.now())
        for game_id in games:
            self.play.wake(game_id)

    async def _set_control(self, user_id: int, on: bool) -> None:
        async with self.db.write() as db:
            await store.save_user(db, replace(await store.user(db, user_id), full_control=on))
            games = await store.of_user(db, user_id)
        for game_id in games:
            try:
                await self.play.full_control(game_id, user_id, on)
            except Refusal:
                continue  # a game set aside does not keep the others from it


def _shown(row: UserRow, update: bool) -> Answer:
    other = "panel" if row.private == "dm" else "dm"
    switch = "off" if row.full_control else "on"
    buttons: Row = ui.ActionRow(
        button(words.SETTING_PRIVATE[row.private], f"u:private:{other}"),
        button(words.SETTING_CONTROL[row.full_control], f"u:control:{switch}"),
    )
    return Answer(
        layout=text_layout(words.settings(row.private, row.full_control), rows=(buttons,)), update=update
    )
