"""The step the game stands at, by the numbers or names of its edition (`Rules.charts`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.messages import DEFAULT, say

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

CHART: Final = re.compile(r"(corp|runner|run) (\d+)(?:\.\d+)*")
"""A step of one of the guide's three charts: "run 5.4"."""


def step_in_words(g: Game, language: str = DEFAULT) -> str:
    """Where the game stands: "step 6.9.2b", by the guide's charts "run, step 2.3", by the first core rules
    the name of a phase; "" where nobody is asked, or nothing of the turn has begun."""
    if not g.state.decisions or not g.state.turn:
        return ""
    step = g.state.decisions[0].step
    if not g.rules.charts:
        return say(language, "nr-step", step=step)
    for found in (step, *_open(g)):
        if chart := CHART.match(found):
            number = chart.group().partition(" ")[2]
            if g.rules.charts == "named":
                return say(language, "nr-step-named", part=f"{chart[1]}-{_part(chart[1], number)}")
            return say(language, "nr-step-of-chart", chart=chart[1], step=number)
    return ""


def _open(g: Game) -> list[str]:
    """The steps that the frames of the game stand at, the innermost first."""
    rows = (g.table_of(frame).after[frame.at] for frame in reversed(g.state.stack))
    return [row.id for row in rows if row is not None]


def _part(chart: str, number: str) -> str:
    """The first core rules have names for what the guide numbers: a run has three phases (D33)."""
    if chart != "run":
        return number[0]
    return {"4": "5", "7": "6"}.get(number[0], number[0])
