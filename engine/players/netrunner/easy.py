"""The weaker players: the sensible one with a share of loose actions, which are taken by lot.

The better an action is worth, the likelier it is taken, but only likelier. Some decisions in runs slip.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner import corp, runner

if TYPE_CHECKING:
    from engine.netrunner.table.questions import Decision
    from engine.players.netrunner.sight import Sight

SHARES: Final = {
    "novice": {CORP: 0.94, RUNNER: 0.94},
    "gentle": {CORP: 0.60, RUNNER: 0.64},
    "easy": {CORP: 0.33, RUNNER: 0.31},
}
"""How many of its actions each of the weaker players takes by lot, the weakest first; and how many of the
decisions in runs slip: any answer is given. Neighbours are about equally far apart from both seats."""
TEMPERATURE: Final = {CORP: 9.6, RUNNER: 18.0}
"""Credits that an action has to be better by to be taken e times as often. A Runner's mistakes cost less than
a Corp's: with these the normal player wins nearly as often from either side."""
SENSELESS: Final = -1.5
"""What is worth less than this is seen to be no use: nobody runs to death or purges nothing."""
PLAIN: Final = 12.0
"""What is better by so many credits everybody sees: a win is not left lying."""
GRAIN: Final = 1 << 30


def loose(see: Sight, share: float) -> bool:
    """Whether this is one of the actions that are taken by lot."""
    return see.dice("loose", GRAIN) < share * GRAIN


def action(see: Sight, decision: Decision, temperature: float | None = None) -> tuple[str, ...]:
    """One of the actions by chance, weighed by what they are worth; `temperature` in credits, that of the
    seat where none is given."""
    heat = TEMPERATURE[see.seat] if temperature is None else temperature
    found = (corp.worths if see.seat == CORP else runner.worths)(see, decision)
    top = max(found)
    floor = max(SENSELESS, top - PLAIN)
    odds = [exp((worth - top) / heat) if worth > floor or worth == top else 0.0 for worth in found]
    at = see.dice("loosely", GRAIN) / GRAIN * sum(odds)
    for option, share in zip(decision.options, odds, strict=True):
        at -= share
        if at < 0:
            return (option.key,)
    return (decision.options[found.index(top)].key,)


def may_slip(see: Sight, decision: Decision) -> bool:
    """Whether it is a decision in a run: to rez, break, go on, pay, trash."""
    if not see.attacked or decision.maximum > 1:
        return False
    if decision.kind == "window":
        return any(option.verb in ("rez", "break_all") for option in decision.options)
    return decision.kind in ("jack_out", "access", "unless")


def slip(see: Sight, decision: Decision) -> tuple[str, ...]:
    """Any of the answers."""
    return (decision.options[see.dice("slip", len(decision.options))].key,)
