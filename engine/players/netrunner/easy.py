"""The easy player's actions: the better one is worth, the likelier it is taken, but only likelier."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner import corp, runner

if TYPE_CHECKING:
    from engine.netrunner.table.questions import Decision
    from engine.players.netrunner.sight import Sight

TEMPERATURE: Final = {CORP: 0.8, RUNNER: 1.5}
"""Credits that an action has to be better by to be taken e times as often. A Runner's mistakes cost less than
a Corp's: with these the normal player wins as often from either side."""
SENSELESS: Final = -1.5
"""What is worth less than this is seen to be no use: nobody runs to death or purges nothing."""
GRAIN: Final = 1 << 30


def action(see: Sight, decision: Decision, temperature: float | None = None) -> tuple[str, ...]:
    """One of the actions by chance, weighed by what they are worth; `temperature` in credits, that of the
    seat where none is given."""
    heat = TEMPERATURE[see.seat] if temperature is None else temperature
    found = (corp.worths if see.seat == CORP else runner.worths)(see, decision)
    top = max(found)
    odds = [exp((worth - top) / heat) if worth > SENSELESS or worth == top else 0.0 for worth in found]
    at = see.dice("loosely", GRAIN) / GRAIN * sum(odds)
    for option, share in zip(decision.options, odds, strict=True):
        at -= share
        if at < 0:
            return (option.key,)
    return (decision.options[found.index(top)].key,)
