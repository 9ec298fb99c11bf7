"""Modals: asking for text, and reading what was typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.messages.components import cut

TITLE, LABEL, HINT = 45, 45, 100


@dataclass(frozen=True)
class Line:
    """A field of a modal. `name`: what it is read by; `value`: what is in it already; `most`: characters;
    `hint`: what stands above the field, where it is not cut and stays while one types."""

    name: str
    label: str
    value: str = ""
    required: bool = True
    most: int = 100
    long: bool = False
    hint: str = ""


def form(title: str, custom_id: str, *lines: Line) -> ui.Modal:
    """A modal of these fields. Its submission reaches the router like any press. Where the title is the label
    of the button that leads here, its “…” is left out."""
    modal = ui.Modal(title=cut(title.rstrip(" …"), TITLE), custom_id=custom_id, timeout=1)
    for line in lines:
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=line.name,
            default=cut(line.value, line.most) or None,
            required=line.required,
            max_length=line.most,
            style=discord.TextStyle.paragraph if line.long else discord.TextStyle.short,
        )
        told = cut(line.hint, HINT) or None
        modal.add_item(ui.Label(text=cut(line.label, LABEL), description=told, component=field))
    modal.stop()
    return modal


def typed(interaction: discord.Interaction) -> dict[str, str]:
    """What was put into a modal's fields, by their names; those left empty may be missing."""
    data: Any = interaction.data or {}
    return {name: value.strip() for name, value in _fields(data)}


def _fields(component: Any) -> Iterator[tuple[str, str]]:
    if "value" in component and "custom_id" in component:
        yield str(component["custom_id"]), str(component["value"] or "")
    for inner in component.get("components", ()):
        yield from _fields(inner)
    if "component" in component:
        yield from _fields(component["component"])
