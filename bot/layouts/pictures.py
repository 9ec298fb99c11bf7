"""Pictures, drawn away from the event loop; one that fails is missed, never waited for."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.contract.cards import Cards, Hands, hands
from bot.contract.game import SPECTATOR, Draw, Picture, fingerprint
from bot.contract.kind import GameKind, Table
from bot.messages.layout import ALT, Image
from bot.process import measures
from bot.process.logs import logger
from bot.process.workers import Threads, Workers

log = logger(__name__)

SECONDS = 2.0
"""How long a message's pictures may take to draw. Usual ones take a twentieth of a second."""
QUEUE_SECONDS = 3.0
"""How long they may wait for their turn: half of the ten seconds in which a message is there."""
MOST = 10
"""Pictures in a message."""


@dataclass(frozen=True)
class Named:
    """A drawn picture under another file name."""

    data: bytes
    filename: str
    alt: str


def panel_key(table: Table, seat: str, language: str) -> str:
    """A fingerprint of what a panel's picture is drawn from."""
    return fingerprint(language, table.kind.panel_key(table.marked(seat, language)))


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
    """Has pictures drawn by workers. A game must go on without its pictures: one that fails or takes too long
    is logged and left out, and the text stands alone."""

    def __init__(self, workers: Workers | None = None) -> None:
        self.workers = workers if workers is not None else Threads()
        """Processes that may do other heavy work besides."""

    async def board(
        self, table: Table, language: str | None = None, seat: str = SPECTATOR
    ) -> tuple[Picture, ...]:
        """The table as a seat sees it, everyone unless one is named; in the thread's language likewise."""
        spoken = language or table.language
        view = table.marked(seat, spoken)
        return await self.made(partial(table.kind.draw_board, view, table.names(spoken), spoken))

    async def course(self, table: Table, events: Sequence[Any]) -> tuple[Picture, ...]:
        """How a game went that is over."""
        game, names, language = table.game, table.row.names, table.language
        return await self.made(partial(table.kind.draw_course, game, events, names, language))

    async def hand(self, table: Table, seat: str, language: str) -> tuple[Picture, ...]:
        """What a seat holds; Refusal in a game without hands."""
        draw = hands(table.kind).draw_hand
        return await self.made(partial(draw, table.marked(seat, language), language))

    async def panel(self, table: Table, seat: str, language: str) -> tuple[Picture, ...]:
        """The picture of a seat's panel.

        Its file has the same name whatever it shows: an answer keeps the picture its message had when it was
        pressed, and must find it there even if the outbox has brought another one since.
        """
        view = table.marked(seat, language)
        drawn = await self.made(partial(table.kind.draw_panel, view, table.names(language), language))
        return renamed(drawn, "panel")

    async def moment(
        self, kind: GameKind, view: Any, seat: str, names: Mapping[str, str], language: str
    ) -> tuple[Picture, ...]:
        """A moment of a game that is over, seen by a view: the board, and a seat's hand ("" for nobody's)."""
        drawn = await self.made(partial(kind.draw_board, view, names, language))
        if seat and isinstance(kind, Hands):
            drawn += renamed(await self.made(partial(kind.draw_hand, view, language)), "hand")
        return drawn[:MOST]

    async def card(self, kind: Cards, info: Any, language: str) -> tuple[Picture, ...]:
        return await self.made(partial(kind.draw_card, info, language))

    async def made(self, prepare: Callable[[], Draw | None]) -> tuple[Picture, ...]:
        """What `prepare` says how to draw; it must not fail the rest either."""
        try:
            draw = prepare()
        except Exception as error:
            log.error("picture failed", error=type(error).__name__)
            return ()
        return await self.drawn(draw) if draw is not None else ()

    async def drawn(self, draw: Draw) -> tuple[Picture, ...]:
        """The pictures, as many as a message holds; () if they cannot be had in time."""
        before = time.perf_counter()
        seconds = measures.NOT_DRAWN
        try:
            found = tuple(await self.workers.run(draw, SECONDS, QUEUE_SECONDS))[:MOST]
            seconds = measures.DRAWN
            return found
        except Exception as error:
            log.error("picture failed", error=type(error).__name__)
            return ()
        finally:
            seconds.observe(time.perf_counter() - before)

    async def close(self) -> None:
        await self.workers.close()
