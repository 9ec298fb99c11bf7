"""A user's own settings (language, where private things are shown, how often to be asked) and a server's."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from bot import __version__
from bot.contract.cards import Hands
from bot.contract.kind import GameKind
from bot.contract.wishing import CONTROL, END, wishes_of
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import Button, button
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import games as store
from bot.store import outbox, people, slots
from bot.store.people import UserRow
from engine.messages import LANGUAGES, title

AUTOMATIC = "auto"
"""The choice of no language: as the locale says."""


class UserSettings:
    """Reads and changes settings; a change holds for running games too."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.db = play.db

    async def show(
        self,
        asker: Asker,
        private: str | None = None,
        full_control: bool | None = None,
        language: str | None = None,
        end_turn: bool | None = None,
    ) -> Answer:
        """Change what is given, then show all."""
        if private is not None:
            await self._set_private(asker.user_id, private)
        if full_control is not None:
            await self._wish(asker.user_id, lambda row: replace(row, full_control=full_control))
        if end_turn is not None:
            await self._wish(asker.user_id, lambda row: replace(row, end_turn=end_turn))
        if language is not None:
            await self._set_language(asker.user_id, language)
        return await self._shown(asker, update=False)

    async def change(self, asker: Asker, name: str, value: str) -> Answer:
        """Serve a button or select of the settings."""
        if name == "private" and value in ("dm", "panel"):
            await self._set_private(asker.user_id, value)
        elif name == "control" and value in ("on", "off"):
            await self._wish(asker.user_id, lambda row: replace(row, full_control=value == "on"))
        elif name == "end" and value in ("on", "off"):
            await self._wish(asker.user_id, lambda row: replace(row, end_turn=value == "on"))
        elif name == "language":
            await self._set_language(asker.user_id, value)
        else:
            raise Refusal("bot-forged")
        return await self._shown(asker, update=True)

    async def _set_private(self, user_id: int, private: str) -> None:
        now = self.play.clock.now()
        async with self.db.write() as db:
            await people.save_user(db, replace(await people.user(db, user_id), private=private))
            games = await store.of_user(db, user_id)
            for game_id in games:
                row = await store.get(db, game_id)
                for seat in row.seats_of(user_id) if row is not None else ():
                    if row is not None and seat.by_dm and seat.seat in row.waiting:
                        await outbox.add_once(db, game_id, outbox.dm_lane(seat.seat), "prompt", now)
        self._wake(games)

    async def _wish(self, user_id: int, change: Callable[[UserRow], UserRow]) -> None:
        """Be asked at other moments from now on, in running games too."""
        async with self.db.write() as db:
            row = change(await people.user(db, user_id))
            await people.save_user(db, row)
            games = await store.of_user(db, user_id)
        for game_id in games:
            try:
                await self.play.wish(game_id, user_id, row.wishes)
            except Refusal:
                continue  # a game set aside does not keep the others from it

    async def _set_language(self, user_id: int, language: str) -> None:
        """The panels in direct messages follow."""
        chosen = _checked(language)
        async with self.db.write() as db:
            await people.save_user(db, replace(await people.user(db, user_id), language=chosen))
            games = await store.of_user(db, user_id)
            for game_id in games:
                row = await store.get(db, game_id)
                for seat in row.seats_of(user_id) if row is not None else ():
                    await slots.redraw(db, game_id, outbox.panel_slot(seat.seat), self.play.clock.now())
        self._wake(games)

    async def threads(self, asker: Asker, allowed: bool, closes: bool | None) -> Answer:
        """Set (where it is given) and show whether a server's threads of ended games are archived."""
        guild_id = _of_server(asker, allowed)
        async with self.db.write() as db:
            row = await people.server(db, guild_id)
            if closes is not None:
                row = replace(row, closes=closes)
                await people.save_server(db, row)
        return Answer(text=say(asker.language, f"bot-server-threads-{'archived' if row.closes else 'kept'}"))

    async def server(self, asker: Asker, allowed: bool, language: str | None) -> Answer:
        """Set (where a language is given) and show a server's language; its boards follow."""
        guild_id = _of_server(asker, allowed)
        games: list[int] = []
        async with self.db.write() as db:
            row = await people.server(db, guild_id)
            if language is not None:
                row = replace(row, language=_checked(language))
                await people.save_server(db, row)
                games = await store.running_in(db, guild_id)
                for game_id in games:
                    await slots.redraw(db, game_id, outbox.BOARD, self.play.clock.now())
        self._wake(games)
        said = f"bot-server-language-{'own' if row.language else 'auto'}"
        return Answer(text=say(asker.language, said, language=title(row.public)))

    async def about(self, asker: Asker) -> Answer:
        """Which version of the bot this is, and what it hosts here."""
        guild_id = asker.guild_id
        if guild_id is None:
            raise Refusal("bot-server-only")
        async with self.db.read() as db:
            running = len(await store.running_in(db, guild_id))
        titles = [kind.title(asker.language) for kind in self.play.kinds.values()]
        text = say(asker.language, "bot-server-about", version=__version__, games=titles, n=running)
        return Answer(text=text)

    def _wake(self, games: list[int]) -> None:
        for game_id in games:
            self.play.wake(game_id)

    async def spoken(self, asker: Asker) -> str:
        """The language a person is spoken to in now, which may have changed since they asked."""
        async with self.db.read() as db:
            row = await people.user(db, asker.user_id)
        return row.language or asker.automatic

    async def _shown(self, asker: Asker, update: bool) -> Answer:
        async with self.db.read() as db:
            row = await people.user(db, asker.user_id)
        layout = _layout(row, row.language or asker.automatic, self.play.kinds.values())
        return Answer(layout=layout, update=update)


def _of_server(asker: Asker, allowed: bool) -> int:
    """The server whose setting this is; Refusal outside, and for who may not change it."""
    if asker.guild_id is None:
        raise Refusal("bot-server-only")
    if not allowed:
        raise Refusal("bot-server-not-allowed")
    return asker.guild_id


def _checked(language: str) -> str | None:
    """What is stored for a choice; Refusal for one that was not offered."""
    if language == AUTOMATIC:
        return None
    if language not in LANGUAGES:
        raise Refusal("bot-forged")
    return language


def _layout(row: UserRow, language: str, kinds: Collection[GameKind]) -> Layout:
    """What holds for all games: of hands and wishes there is talk where some of them has any."""
    hands = "yes" if any(isinstance(kind, Hands) for kind in kinds) else "no"
    other = "panel" if row.private == "dm" else "dm"
    now = {CONTROL: row.full_control, END: row.end_turn}
    wished = [wish for wish in now if any(wish in wishes_of(kind) for kind in kinds)]
    spoken = f"bot-language-{'own' if row.language else 'auto'}"
    text = "\n".join(
        (
            say(language, "bot-settings"),
            say(language, f"bot-private-{row.private}", hands=hands),
            *(say(language, f"bot-{wish}-{'on' if now[wish] else 'off'}") for wish in wished),
            say(language, spoken, language=title(language)),
        )
    )
    buttons = components.row(
        button(say(language, f"bot-to-{other}"), f"u:private:{other}"),
        *(_switch(wish, "off" if now[wish] else "on", language) for wish in wished),
    )
    choices = [(AUTOMATIC, say(language, "bot-automatic")), *((code, title(code)) for code in LANGUAGES)]
    chosen = row.language or AUTOMATIC
    select = components.select(
        custom_id="u:language:choose",
        placeholder=say(language, "bot-language-choice"),
        options=[components.option(label=name, value=code, default=code == chosen) for code, name in choices],
    )
    return text_layout(text, rows=(buttons, components.row(select)))


def _switch(wish: str, to: str, language: str) -> Button:
    return button(say(language, f"bot-to-{wish}-{to}"), f"u:{wish}:{to}")
