"""Messages said whatever they ask for."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.messages import say


def said_with(language: str, name: str, value: Callable[[str], str | int] = lambda _: 2) -> str:
    """A message of the catalogue with a value for each argument that it lacks, by the argument's name."""
    given: dict[str, str | int] = {}
    while True:
        try:
            return say(language, name, **given)
        except ValueError as lacking:
            unknown = re.search(r"Unknown external: (\w+)", str(lacking))
            if unknown is None:
                raise
            given[unknown[1]] = value(unknown[1])
