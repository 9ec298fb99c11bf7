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

from bot.messages.layout import values_of
from bot.presses.gate import gate_of
from bot.presses.languages import Asker

FIELDS: Final = {
    "int": r"\d{1,12}",
    "user": r"\d{1,20}",
    "page": r"\d{1,3}",
    "act": r"[a-z0-9-]{1,20}",
    "text": r"[\x21-\x7e]{1,70}",
    "line": r"[\x20-\x7e]{0,80}",
    "words": r"[^\x00-\x1f\x7f\ud800-\udfff]{0,80}",
    "title": r"(?s:.{1,60})",
    "template": r"[a-z-]{1,30}",
    "choice": r"[a-z0-9_]{1,20}",
    "match": r"\d{1,4}:\d{1,4}",
    "team": r"t\d{1,4}|-",
}
"""Kinds of fields by name; any other is a choice of words: `yes|no`."""
NUMBERS: Final = ("int", "user")
NAMING: Final = (*NUMBERS, "match", "team")
"""Kinds of fields that name something. What else a field may be called says `PLAIN`: an id under a kind that
takes any text would be read by no rule."""
PLAIN: Final = frozenset(
    {"act", "arg", "at", "choice", "computer", "eyes", "format", "key", "kind", "number", "pace", "page",
     "seat", "select", "template", "title", "words"}
)  # fmt: skip
"""Names of fields that are not numbers nor a choice of words: acts, pages, texts."""
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


May = Callable[[discord.Interaction, Asker, Ids], Awaitable[object]]
"""A rule: Refusal for whoever may not use what the ids name, as if it did not exist. Returns what it has read
of that, for who serves the press (`Gate.found`)."""
Serve = Callable[[discord.Interaction, Ids], Awaitable[None]]


async def anybody(interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
    """The rule of routes that name nothing but the presser's own."""


@dataclass(frozen=True)
class Route:
    """One form of custom_id. ValueError where a field's kind does not tell whether it names something, or
    where something is named and anybody may."""

    pattern: str
    may: May
    serve: Serve = field(repr=False)
    chosen: str = ""
    """The form of what is chosen in its select, where that names something."""

    def __post_init__(self) -> None:
        for name, kind in self.fields.items():
            if kind in FIELDS and kind not in NAMING and name not in PLAIN:
                raise ValueError(f"{self.pattern}: {name}: not plain")
        if self.may is anybody and self.named:
            raise ValueError(f"{self.pattern}: {', '.join(self.named)}: anybody")

    @property
    def fields(self) -> dict[str, str]:
        """Name to kind."""
        return dict(_FIELD.findall(self.pattern + self.chosen))

    @property
    def named(self) -> list[str]:
        """The fields that name something."""
        return [name for name, kind in self.fields.items() if kind in NAMING]

    def compiled(self) -> re.Pattern[str]:
        """The pattern as a regular expression; ValueError if it is not one of ours. What is chosen follows
        after a line feed, which no custom_id but one with a title can hold."""
        head, bracket, tail = self.pattern.partition("[")
        if bracket and (not tail.endswith("]") or self.chosen):
            raise ValueError(self.pattern)
        if self.chosen:
            return re.compile(f"(?a){_expression(self.pattern)}\n{_expression(self.chosen)}")
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

    def press(self, pattern: str, *, may: May, chosen: str = "") -> Callable[[Serve], Serve]:
        """Declare what serves the custom_ids of this form, for whom the rule lets through. `chosen`: the form
        of a select's value, for which the rule holds, too."""

        def declare(serve: Serve) -> Serve:
            route = Route(pattern, may, serve, chosen)
            self.all.append(route)
            self._forms.append((route.compiled(), route))
            return serve

        return declare

    def find(self, custom_id: str, chosen: str = "") -> tuple[Route, Ids] | None:
        """The route of a custom_id with what it and the value `chosen` say; None if there is none."""
        for form, route in self._forms:
            found = form.fullmatch(f"{custom_id}\n{chosen}" if route.chosen else custom_id)
            if found is not None:
                return route, Ids({k: v for k, v in found.groupdict().items() if v is not None})
        return None

    async def serve(self, interaction: discord.Interaction, custom_id: str) -> bool:
        """Serve a press; False if there is no such route. The rule stands in the gate of the interaction:
        `Answers` asks it as soon as it knows who presses, and before that nothing can be said."""
        found = self.find(custom_id, next(iter(values_of(interaction)), ""))
        if found is None:
            return False
        route, ids = found
        gate_of(interaction).rule = lambda asker: route.may(interaction, asker, ids)
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
