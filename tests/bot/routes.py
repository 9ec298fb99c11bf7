"""What a route does for somebody who has no business with what it names."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.messages.refusals import Refusal
from bot.presses.languages import Asker
from bot.presses.routes import FIELDS, NUMBERS, Route, Routes, anybody

EXAMPLES = {
    "page": "1",
    "act": "x",
    "text": "x",
    "line": "x",
    "title": "x",
    "template": "x",
    "match": "1:1",
    "team": "t1",
    "choice": "x",
}
ELSEWHERE = 987_654_321
"""A server, channel and person that nothing in a test has to do with."""


def example(route: Route, ids: Mapping[str, int]) -> str:
    """A custom_id of this form; `ids` are those of what is there."""
    found = route.pattern.replace("[", "").replace("]", "")
    for name, kind in route.fields.items():
        first = kind.partition("|")[0]
        value = str(ids[name]) if kind in NUMBERS else EXAMPLES[kind] if kind in FIELDS else first
        found = found.replace(f"{{{name}:{kind}}}", value)
    return found


async def check_strangers(routes: Routes, ids: Mapping[str, int], missing: Mapping[str, int]) -> None:
    """Every route that names something refuses whoever is not from there, as it does what is not there.

    `ids`: by the names of fields, of things that are there; `missing`: of things that are not."""
    stranger = Asker(ELSEWHERE, "Zoe", "en", "en", guild_id=ELSEWHERE, channel_id=ELSEWHERE)
    sent = SimpleNamespace(
        user=SimpleNamespace(id=ELSEWHERE), guild_id=ELSEWHERE, permissions=discord.Permissions.none()
    )
    for route in routes.all:
        numbers = [name for name, kind in route.fields.items() if kind in NUMBERS]
        assert (route.may is anybody) <= (not numbers), route
        for there in (ids, missing) if numbers else ():
            found = routes.find(example(route, there))
            assert found is not None, route
            refused = ""
            try:
                await found[0].may(cast(Any, sent), stranger, found[1])
            except Refusal as refusal:
                refused = refusal.identifier
            assert refused, f"{route.pattern} lets strangers through"
