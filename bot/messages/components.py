"""The components of messages, as Discord takes them: plain values, built at each press for each panel.

discord.py's objects of the same names would be built, linked to each other and put into these values, at some
sixty calls for each button.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.messages.loglines import numbered

Component: TypeAlias = dict[str, Any]
"""A component, or an option of a select."""
Button: TypeAlias = Component
Row: TypeAlias = Component
Container: TypeAlias = list[Component]
"""What stands in a container, while it is built."""

TEXT = 4000
"""Characters of text a message of components may hold in all."""
LABEL, OPTION_LABEL, PLACEHOLDER = 80, 100, 150
OPTIONS = 25
TAIL = 40
"""So long is a price or a chance at the end of a label."""
CUSTOM_ID = 100
USERS, ROLES, CHANNELS = 5, 6, 8
"""What a select may be of, besides options."""
_ROW, _BUTTON, _SELECT, _TEXT, _GALLERY, _FILE, CONTAINER = 1, 2, 3, 10, 12, 13, 17
LINK: Final = discord.ButtonStyle.link.value


def cut(text: str, limit: int) -> str:
    """`text`, ended by “…” where it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def shorten(label: str, limit: int) -> str:
    """A label of at most so many characters: as `cut`, but a price or chance behind the last “·” stays."""
    if len(label) <= limit:
        return label
    head, dot, tail = label.rpartition(" · ")
    if not dot or len(tail) > TAIL:
        return cut(label, limit)
    return cut(head, limit - len(dot) - len(tail)) + dot + tail


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    assert len(custom_id) <= CUSTOM_ID, custom_id
    shown = shorten(label, LABEL)
    made = {"type": _BUTTON, "style": style.value, "disabled": disabled}
    return {**made, "label": shown, "custom_id": custom_id}


def link(label: str, url: str) -> Button:
    """A button that opens a page."""
    return {"type": _BUTTON, "style": LINK, "disabled": False, "label": shorten(label, LABEL), "url": url}


def row(*parts: Component) -> Row:
    """Up to five buttons side by side, or one select."""
    return {"type": _ROW, "components": list(parts)}


def text(content: str) -> Component:
    return {"type": _TEXT, "content": numbered(content)}


def file(name: str) -> Component:
    """A file that is attached."""
    return {"type": _FILE, "file": {"url": f"attachment://{name}"}, "spoiler": False}


def container(parts: Container, colour: int) -> Component:
    return {"type": CONTAINER, "accent_color": colour, "spoiler": False, "components": parts}


def gallery(*pictures: tuple[str, str]) -> Component:
    """Pictures that are attached: their files, and what they show."""
    items = [{"media": {"url": f"attachment://{name}"}, "spoiler": False, **_named("description", alt)}
             for name, alt in pictures]  # fmt: skip
    return {"type": _GALLERY, "items": items}


def option(label: str, value: str, description: str | None = None, default: bool = False) -> Component:
    """What can be chosen in a select."""
    return {"label": label, "value": value, "default": default, **_named("description", description)}


def select(
    custom_id: str,
    options: Sequence[Component],
    placeholder: str = "",
    min_values: int = 1,
    max_values: int = 1,
) -> Component:
    """One of these options is chosen, or so many of them."""
    made = _select(_SELECT, custom_id, placeholder, min_values, max_values)
    return {**made, "required": True, "options": list(options)}


def select_of(
    kind: int,
    custom_id: str,
    placeholder: str,
    min_values: int = 1,
    max_values: int = 1,
    chosen: Sequence[int] = (),
) -> Component:
    """The same of people, roles or text channels (`USERS`, `ROLES`, `CHANNELS`); `chosen`: ids."""
    made = _select(kind, custom_id, placeholder, min_values, max_values)
    if kind == CHANNELS:
        made["channel_types"] = [discord.ChannelType.text.value, discord.ChannelType.news.value]
    called = {USERS: "user", ROLES: "role", CHANNELS: "channel"}[kind]
    defaults = [{"id": one, "type": called} for one in chosen]
    return {**made, "required": False, **({"default_values": defaults} if defaults else {})}


def _select(kind: int, custom_id: str, placeholder: str, least: int, most: int) -> Component:
    assert len(custom_id) <= CUSTOM_ID, custom_id
    return {
        "type": kind,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "disabled": False,
        **_named("placeholder", placeholder),
    }


def _named(name: str, value: str | None) -> Component:
    """Discord takes no empty texts here."""
    return {name: value} if value else {}
