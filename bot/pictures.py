"""Drawing off the event loop, a few at a time; a picture that fails is missed, never waited for."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import discord
import msgspec

from bot.games import GameKind, Picture
from bot.layout import ALT, Image
from bot.logs import logger
from engine.netrunner.view import CardInfo, View

log = logger(__name__)
T = TypeVar("T")


@dataclass(frozen=True)
class PanelPicture:
    """A drawn picture under another file name."""

    data: bytes
    filename: str
    alt: str


def subject(view: View) -> str:
    """What a seat wants to see while it decides: "card" (the one it accesses), "board" (a run is on), "hand".

    The Corp sees the board only while it is asked; the Runner, throughout the run.
    """
    if view.run is None or view.result is not None:
        return "hand"
    if view.decisions and view.run.accessing is not None and view.run.accessing.code is not None:
        return "card"
    return "board" if view.decisions or view.seat == "runner" else "hand"


def panel_key(view: View) -> str:
    """A fingerprint of what a panel's picture is drawn from."""
    shown = subject(view)
    if shown == "card":
        assert view.run is not None
        return _key(view.run.accessing)
    return board_key(view) if shown == "board" else hand_key(view)


def board_key(view: View) -> str:
    """A fingerprint of what a board is drawn from."""
    return _key(view)


def hand_key(view: View) -> str:
    """A fingerprint of what a hand is drawn from."""
    own = view.corp if view.seat == "corp" else view.runner
    return _key((view.seat, own.hand, own.credits, own.clicks))


def _key(value: object) -> str:
    return hashlib.sha1(msgspec.json.encode(value), usedforsecurity=False).hexdigest()


def image(picture: Picture) -> Image:
    return Image(picture.filename, picture.alt)


def file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt[:ALT])


class Pictures:
    """Draws in one worker thread: drawing holds the interpreter, more of them would get in the way."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="draw")

    async def board(self, kind: GameKind, view: View, names: dict[str, str]) -> tuple[Picture, ...]:
        return tuple(await self._draw(lambda: kind.draw_board(view, names), ()))

    async def hand(self, kind: GameKind, view: View) -> tuple[Picture, ...]:
        return tuple(await self._draw(lambda: (kind.draw_hand(view),), ()))

    async def panel(self, kind: GameKind, view: View, names: dict[str, str]) -> tuple[Picture, ...]:
        """The picture of a seat's panel.

        Its file has the same name whatever it shows: an answer keeps the picture its message had when it was
        pressed, and must find it there even if the outbox has brought another one since.
        """
        shown = subject(view)
        if shown == "card":
            accessed = view.run.accessing if view.run is not None else None
            assert accessed is not None
            drawn = tuple(await self._draw(lambda: (kind.draw_card(kind.card(accessed.code or "")),), ()))
        else:
            drawn = await (self.board(kind, view, names) if shown == "board" else self.hand(kind, view))
        return tuple(
            PanelPicture(picture.data, "panel.png" if number == 1 else f"panel-{number}.png", picture.alt)
            for number, picture in enumerate(drawn, 1)
        )

    async def card(self, kind: GameKind, info: CardInfo) -> tuple[Picture, ...]:
        return tuple(await self._draw(lambda: (kind.draw_card(info),), ()))

    async def _draw(
        self, draw: Callable[[], Sequence[Picture]], otherwise: Sequence[Picture]
    ) -> Sequence[Picture]:
        """A game must go on without its pictures: a failure is logged and the text stands alone."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, draw)
        except Exception as error:
            log.error("picture failed", error=type(error).__name__)
            return otherwise

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
