"""Drawing off the event loop, a few at a time; a picture that fails is missed, never waited for."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import discord

from bot.games import SPECTATOR, GameKind, Picture, fingerprint
from bot.layout import ALT, Image
from bot.logs import logger
from bot.tables import Table

log = logger(__name__)


@dataclass(frozen=True)
class Named:
    """A drawn picture under another file name."""

    data: bytes
    filename: str
    alt: str


def panel_key(table: Table, seat: str, language: str) -> str:
    """A fingerprint of what a panel's picture is drawn from."""
    return fingerprint(language, table.kind.panel_key(table.view(seat, language)))


def board_key(table: Table) -> str:
    """A fingerprint of what a board is drawn from."""
    return fingerprint(table.language, table.row.names, table.kind.board_key(table.view()))


def image(picture: Picture) -> Image:
    return Image(picture.filename, picture.alt)


def file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt[:ALT])


def renamed(pictures: Sequence[Picture], stem: str) -> tuple[Picture, ...]:
    """The pictures as stem.png, stem-2.png, ...: the files of one message have different names."""
    return tuple(
        Named(picture.data, f"{stem}.png" if number == 1 else f"{stem}-{number}.png", picture.alt)
        for number, picture in enumerate(pictures, 1)
    )


class Pictures:
    """Draws in one worker thread: drawing holds the interpreter, more of them would get in the way."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="draw")

    async def board(
        self, table: Table, language: str | None = None, seat: str = SPECTATOR
    ) -> tuple[Picture, ...]:
        """The table as a seat sees it, everyone unless one is named; in the thread's language likewise."""
        spoken = language or table.language
        view, names = table.view(seat, spoken), table.row.names
        return await self.drawn(lambda: table.kind.draw_board(view, names, spoken))

    async def hand(self, table: Table, seat: str, language: str) -> tuple[Picture, ...]:
        view = table.view(seat, language)
        return await self.drawn(lambda: table.kind.draw_hand(view, language))

    async def panel(self, table: Table, seat: str, language: str) -> tuple[Picture, ...]:
        """The picture of a seat's panel.

        Its file has the same name whatever it shows: an answer keeps the picture its message had when it was
        pressed, and must find it there even if the outbox has brought another one since.
        """
        view, names = table.view(seat, language), table.row.names
        drawn = await self.drawn(lambda: table.kind.draw_panel(view, names, language, table.game))
        return renamed(drawn, "panel")

    async def card(self, kind: GameKind, info: Any, language: str) -> tuple[Picture, ...]:
        return await self.drawn(lambda: kind.draw_card(info, language))

    async def drawn(self, draw: Callable[[], Sequence[Picture]]) -> tuple[Picture, ...]:
        """A game must go on without its pictures: a failure is logged and the text stands alone."""
        try:
            return tuple(await asyncio.get_running_loop().run_in_executor(self._pool, draw))
        except Exception as error:
            log.error("picture failed", error=type(error).__name__)
            return ()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
