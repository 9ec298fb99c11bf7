"""What the bot's messages are made of, and the addresses in their buttons.

A `custom_id` is the whole memory of a button: which game, which decision, which answer. Nothing is held in
the process, so every button works after a restart, in any process, for as long as its message exists.
discord.py's `DynamicItem` rebuilds the entire message as objects for each press to reach the same end; a
single router over the ids (`bot.presses.router`) is smaller and answers sooner.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

import discord
import msgspec
from discord import ui

from bot.messages.components import CONTAINER, TEXT, Component, Row, cut, gallery, text
from bot.messages.loglines import numbered

ALT = 1024


ROOM: Final = gallery()
"""Where a layout has its pictures."""


class Image(NamedTuple):
    """A picture already attached (or being attached) to the message."""

    filename: str
    alt: str


class Layout(ui.LayoutView):
    """A message of components, to discord.py a view that nobody listens to: presses reach the router, now and
    in a year."""

    timeout = None
    _total_children = 0

    def __init__(self, *parts: Component) -> None:
        # Nothing of what a view that is listened to keeps: a future, an id, when it times out.
        self._children = []
        self.parts = list(parts)
        self.pictures: Sequence[Image] = ()
        """What is shown where there is room for it (`pictures_here`)."""
        self._digest = ""

    def __repr__(self) -> str:
        return f"<Layout {self.parts}>"

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def has_components_v2(self) -> bool:
        return True

    def add(self, *parts: Component) -> Self:
        self.parts = [*self.parts, *parts]
        self._digest = ""
        return self

    def with_pictures(self, pictures: Sequence[Image]) -> Self:
        """The same message, which is not built again, with others. Neither is changed any more."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), pictures=pictures)
        return other

    def to_components(self) -> list[Component]:
        return _with(self.parts, galleries(self.pictures))

    def digest(self) -> str:
        """A fingerprint of the components but for pictures, to tell whether a message already shows them."""
        if not self._digest:
            data = msgspec.json.encode(_with(self.parts, []))
            self._digest = hashlib.sha1(data, usedforsecurity=False).hexdigest()
        return self._digest

    def texts(self) -> Iterator[Component]:
        """All that is said in it, in its order."""
        for part in self.parts:
            yield from (one for one in (part, *part.get("components", ())) if "content" in one)


def _with(parts: Sequence[Component], pictures: Sequence[Component]) -> list[Component]:
    """Components with pictures in the room that there is for them: at the top, or in a container."""
    if ROOM in parts:
        at = parts.index(ROOM)
        return [*parts[:at], *pictures, *parts[at + 1 :]]
    return [
        {**part, "components": _with(part["components"], pictures)} if part["type"] == CONTAINER else part
        for part in parts
    ]


def galleries(images: Sequence[Image]) -> list[Component]:
    """A gallery for each picture: several in one are shown side by side, too small to be read on a phone."""
    return [gallery((image.filename, image.alt[:ALT])) for image in images]


def text_layout(*texts: str, rows: tuple[Row, ...] = (), images: tuple[Image, ...] = ()) -> Layout:
    """A plain message: paragraphs, then pictures, then rows of buttons."""
    layout = Layout(*(text(cut(numbered(one), TEXT // len(texts))) for one in texts), ROOM, *rows)
    layout.pictures = images
    return layout


def fit(layout: Layout) -> Layout:
    """Cut the longest texts of a message until all of them together are as long as Discord takes."""
    texts = list(layout.texts())
    while (over := sum(len(one["content"]) for one in texts) - TEXT) > 0:
        longest, *rest = sorted(texts, key=lambda one: len(one["content"]), reverse=True)
        first, second = len(longest["content"]), max((len(one["content"]) for one in rest), default=0)
        longest["content"] = cut(longest["content"], max(first - over, min(second, first - 1)))
    return layout


def values_of(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


@dataclass(frozen=True)
class Press:
    """A panel button's address: `act` with `arg` on decision `decision` of game `game`."""

    game: int
    decision: int
    act: str
    arg: str = ""

    def __str__(self) -> str:
        return f"g:{self.game}:{self.decision}:{self.act}:{self.arg}"


_PRESS = re.compile(r"(?a)g:(\d{1,12}):(\d{1,12}):([a-z]):([\x20-\x7e]{0,80})", re.DOTALL)


def read_press(custom_id: str) -> Press | None:
    """The address in a panel's custom_id, or None if it is not one."""
    found = _PRESS.fullmatch(custom_id)
    return Press(int(found[1]), int(found[2]), found[3], found[4]) if found else None


def bot_chosen(interaction: discord.Interaction) -> str:
    """The name of a bot among the people chosen in a select; "" if there is none."""
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    return next((str(user.get("username", "")) for user in users.values() if user.get("bot")), "")
