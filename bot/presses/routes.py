"""Routes: the forms of custom_ids, each declared once with who may use it and what serves it.

A pattern is text with fields: `{game:int}`, `{what:yes|no}`; what stands in brackets at its end may be
missing (`lo:{league:int}:{act:act}[:{arg:text}]`). A custom_id is matched whole, in ASCII: it is written by
us but sent by the presser's client, so nothing it says is trusted. Without a rule no route can be declared.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.presses.languages import Asker

FIELDS: Final = {
    "int": r"\d{1,12}",
    "user": r"\d{1,20}",
    "page": r"\d{1,3}",
    "act": r"[a-z0-9-]{1,20}",
    "text": r"[\x21-\x7e]{1,70}",
    "line": r"[\x20-\x7e]{0,80}",
    "title": r"(?s:.{1,60})",
    "template": r"[a-z-]{1,30}",
    "choice": r"[a-z0-9_]{1,20}",
    "match": r"\d{1,4}:\d{1,4}",
    "team": r"t\d{1,4}|-",
}
"""Kinds of fields by name; any other is a choice of words: `yes|no`."""
NUMBERS: Final = ("int", "user")
MAY: Final = "may"
"""Where an interaction carries the rule of its route."""
_FIELD: Final = re.compile(r"\{(\w+):([\w|-]+)\}")


@dataclass(frozen=True)
class Ids:
    """What a custom_id says, by the names of its route's fields."""

    values: Mapping[str, str]

    def number(self, name: str) -> int:
        return int(self.values[name])

    def text(self, name: str) -> str:
        """ "" where it is missing."""
        return self.values.get(name, "")


May = Callable[[discord.Interaction, Asker, Ids], Awaitable[None]]
"""A rule: Refusal for whoever may not use what the ids name, as if it did not exist."""
Serve = Callable[[discord.Interaction, Ids], Awaitable[None]]


async def anybody(interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
    """The rule of routes that name nothing but the presser's own."""


@dataclass(frozen=True)
class Route:
    """One form of custom_id."""

    pattern: str
    may: May
    serve: Serve = field(repr=False)

    @property
    def fields(self) -> dict[str, str]:
        """Name to kind."""
        return dict(_FIELD.findall(self.pattern))

    def compiled(self) -> re.Pattern[str]:
        """The pattern as a regular expression; ValueError if it is not one of ours."""
        head, bracket, tail = self.pattern.partition("[")
        if bracket and not tail.endswith("]"):
            raise ValueError(self.pattern)
        optional = f"(?:{_expression(tail[:-1])})?" if bracket else ""
        return re.compile(f"(?a){_expression(head)}{optional}")


def _expression(text: str) -> str:
    found, at = "", 0
    for part in _FIELD.finditer(text):
        name, kind = part[1], part[2]
        choice = FIELDS.get(kind) or "|".join(re.escape(word) for word in kind.split("|"))
        found += re.escape(text[at : part.start()]) + f"(?P<{name}>{choice})"
        at = part.end()
    rest = text[at:]
    if "{" in rest or "}" in rest:
        raise ValueError(text)
    return found + re.escape(rest)


class Routes:
    """All routes of a bot, tried in the order in which they were declared."""

    def __init__(self) -> None:
        self.all: list[Route] = []
        self._forms: list[tuple[re.Pattern[str], Route]] = []

    def press(self, pattern: str, *, may: May) -> Callable[[Serve], Serve]:
        """Declare what serves the custom_ids of this form, for whom the rule lets through."""

        def declare(serve: Serve) -> Serve:
            route = Route(pattern, may, serve)
            self.all.append(route)
            self._forms.append((route.compiled(), route))
            return serve

        return declare

    def find(self, custom_id: str) -> tuple[Route, Ids] | None:
        """The route of a custom_id with what it says; None if there is none."""
        for form, route in self._forms:
            found = form.fullmatch(custom_id)
            if found is not None:
                return route, Ids({k: v for k, v in found.groupdict().items() if v is not None})
        return None

    async def serve(self, interaction: discord.Interaction, custom_id: str) -> bool:
        """Serve a press; False if there is no such route. The rule goes with the interaction: `Answers` asks
        it as soon as it knows who presses, before anything is done."""
        found = self.find(custom_id)
        if found is None:
            return False
        route, ids = found
        interaction.extras[MAY] = lambda asker: route.may(interaction, asker, ids)
        await route.serve(interaction, ids)
        return True


def typed(interaction: discord.Interaction) -> str:
    """The text somebody put into a modal's only field."""
    data: Any = interaction.data or {}

    def walk(component: Any) -> str:
        if "value" in component:
            return str(component["value"])
        inner = [
            *component.get("components", ()),
            *([component["component"]] if "component" in component else []),
        ]
        return next(filter(None, map(walk, inner)), "")

    return walk(data).strip()[:100]
