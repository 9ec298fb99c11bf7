"""What breakers can do, and clicks against ice, read from the cards' declarations.

Both players reckon with it: the Runner to choose runs and abilities, the Corp to see what ice is worth.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.netrunner.language.effects import Break
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.state import RUNNER

IMPOSSIBLE = 1000
"""A price that nobody can pay."""


class Tool(NamedTuple):
    """What a breaker is for."""

    subtype: str
    """The subtype of the ice it breaks, "" for any."""
    brittle: bool
    """Whether breaking costs the card itself."""


@cache
def tools(code: str) -> tuple[Tool, ...]:
    """How a card breaks subroutines; () if it does not."""
    return tuple(
        Tool(first.subtype, len(paid.effects) > 1 or paid.cost.trash)
        for _, paid in definition(code).window
        if paid.interface and isinstance(first := paid.effects[0], Break)
    )


@cache
def click_breakable(code: str) -> int:
    """Clicks for which the Runner may break one of its subroutines; 0 if there is no such ability."""
    found = (
        (paid.cost.lose_clicks, i) for i, paid in definition(code).window
        if paid.by == RUNNER and paid.cost.lose_clicks
    )  # fmt: skip
    return min((clicks for clicks, _ in found), default=0)
