"""What the bot's messages are made of, and the addresses in their buttons.

A `custom_id` is the whole memory of a button: which game, which decision, which answer. Nothing is held in
the process, so every button works after a restart, in any process, for as long as its message exists.
discord.py's `DynamicItem` rebuilds the entire message as objects for each press to reach the same end; a
single router over the ids (`bot.presses.router`) is smaller and answers sooner.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

TEXT = 4000
"""Characters of text a message of components may hold in all."""
LABEL, OPTION_LABEL, PLACEHOLDER = 80, 100, 150
OPTIONS = 25
TAIL = 40
"""So long is a price or a chance at the end of a label."""
ALT = 1024

Button = ui.Button["Layout"]
Select = ui.Select["Layout"]
Row = ui.ActionRow["Layout"]
Text = ui.TextDisplay["Layout"]
Container = ui.Container["Layout"]
Gallery = ui.MediaGallery["Layout"]


class Layout(ui.LayoutView):
    """A message of components that the client does not keep: presses reach the router, now and in a year.

    discord.py stores each sent view that still listens, forever where it has no timeout. A finished one is
    sent the same way and forgotten.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.pictures: Sequence[Image] = ()
        """What is shown where there is room for it (`pictures_here`)."""
        self._made: list[dict[str, Any]] | None = None
        self._digest = ""

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def add_item(self, item: ui.Item[Any]) -> Self:
        self._made, self._digest = None, ""
        return super().add_item(item)

    def with_pictures(self, pictures: Sequence[Image]) -> Self:
        """The same message, which is not built again, with others. Neither is changed any more."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), pictures=pictures)
        return other

    def to_components(self) -> list[dict[str, Any]]:
        shown = [one.to_component_dict() for one in galleries(self.pictures)]  # type: ignore[no-untyped-call]
        return _with(self._parts(), shown)

    def digest(self) -> str:
        """A fingerprint of the components but for pictures, to tell whether a message already shows them."""
        if not self._digest:
            data = json.dumps(_with(self._parts(), []), sort_keys=True, default=str)
            self._digest = hashlib.sha1(data.encode(), usedforsecurity=False).hexdigest()
        return self._digest

    def _parts(self) -> list[dict[str, Any]]:
        """The components as they were built, with the room for pictures."""
        if self._made is None:
            self._made = super().to_components()  # type: ignore[no-untyped-call]  # untyped upstream
        return self._made


def _with(parts: Sequence[dict[str, Any]], pictures: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Components with pictures in the room that there is for them."""
    found: list[dict[str, Any]] = []
    for part in parts:
        if "items" in part and not part["items"]:
            found += pictures
        elif "components" in part:
            found.append({**part, "components": _with(part["components"], pictures)})
        else:
            found.append(part)
    return found


@dataclass(frozen=True)
class Image:
    """A picture already attached (or being attached) to the message."""

    filename: str
    alt: str

    @property
    def item(self) -> discord.MediaGalleryItem:
        return discord.MediaGalleryItem(f"attachment://{self.filename}", description=self.alt[:ALT] or None)


def cut(text: str, limit: int) -> str:
    """`text`, ended by “…” where it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def shorten(label: str, limit: int) -> str:
    """A label of at most so many characters: as `cut`, but a price or chance behind the last “·” stays."""
    head, dot, tail = label.rpartition(" · ")
    if len(label) <= limit or not dot or len(tail) > TAIL:
        return cut(label, limit)
    return cut(head, limit - len(dot) - len(tail)) + dot + tail


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    assert len(custom_id) <= 100, custom_id
    return ui.Button(label=shorten(label, LABEL), custom_id=custom_id, style=style, disabled=disabled)


def galleries(images: Sequence[Image]) -> list[Gallery]:
    """A gallery for each picture: several in one are shown side by side, too small to be read on a phone."""
    return [ui.MediaGallery(image.item) for image in images]


def pictures_here() -> Gallery:
    """Where a layout has its pictures."""
    return ui.MediaGallery()


def text_layout(*texts: str, rows: tuple[Row, ...] = (), images: tuple[Image, ...] = ()) -> Layout:
    """A plain message: paragraphs, then pictures, then rows of buttons."""
    layout = Layout()
    for text in texts:
        layout.add_item(ui.TextDisplay(cut(text, TEXT // len(texts))))
    layout.add_item(pictures_here())
    layout.pictures = images
    for row in rows:
        layout.add_item(row)
    return layout


def fit(layout: Layout) -> Layout:
    """Cut the longest texts of a message until all of them together are as long as Discord takes."""
    texts = [part for part in layout.walk_children() if isinstance(part, ui.TextDisplay)]
    while (over := sum(len(text.content) for text in texts) - TEXT) > 0:
        longest, *rest = sorted(texts, key=lambda text: len(text.content), reverse=True)
        first, second = len(longest.content), max((len(text.content) for text in rest), default=0)
        longest.content = cut(longest.content, max(first - over, min(second, first - 1)))
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
