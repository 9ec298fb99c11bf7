"""What breakers can do, and clicks against ice, read from the cards' declarations.

Both players reckon with it: the Runner to choose runs and abilities, the Corp to see what ice is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from engine.netrunner.language.amounts import Num, amount
from engine.netrunner.language.base import Amount, Condition
from engine.netrunner.language.effects import Break
from engine.netrunner.language.flow import Repeat
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.state import RUNNER

IMPOSSIBLE = 1000
"""A price that nobody can pay."""


ONCE: Final = Num(1)


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
        if paid.interface and isinstance(first := next(each(paid.effects))[0], Break)
    )


@cache
def brittle(code: str) -> bool:
    """Whether a card breaks subroutines, and breaking them always costs the card itself."""
    return bool(tools(code)) and all(tool.brittle for tool in tools(code))


def each(effects: Iterable[Effect]) -> Iterator[tuple[Effect, Amount]]:
    """The instructions that some come to, with how often each is carried out."""
    for effect in one_by_one(effects):
        if isinstance(effect, Repeat) and effect.while_ is None:
            yield from ((part, amount(effect.times)) for part in effect.what)
        else:
            yield effect, ONCE


class Own(NamedTuple):
    """An ability of ice with which the Runner breaks its subroutines."""

    n: int
    """How many with one use."""
    clicks: int
    credits: int
    condition: Condition | None


@cache
def own_breaks(code: str) -> Own | None:
    """How the Runner breaks subroutines of ice with an ability of its own; None if there is no such one."""
    for _, paid in definition(code).window:
        breaks = next((effect for effect in paid.effects if isinstance(effect, Break)), None)
        clicks, credits = paid.cost.lose_clicks, paid.cost.due_credits
        if paid.by == RUNNER and breaks is not None and (clicks or credits):
            return Own(breaks.n, clicks, credits, paid.condition)
    return None
