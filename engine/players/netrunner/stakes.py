"""What a run is about: instructions in its course are reckoned by that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.runner_runs import Runs

if TYPE_CHECKING:
    from engine.players.netrunner.sight import Sight

PASSED = 2.0
"""What the Runner has paid for being there already is lost with the run."""


def at_stake(see: Sight) -> float | None:
    """What the run that goes on is worth to the Runner if it gets in, as far as the seat knows; None if there
    is no run."""
    if see.attacked not in see.servers:
        return None
    if see.seat == CORP:
        return Plan(see).stake(see.attacked)
    return Runs(see).prize(see.attacked, 0, see.credits(RUNNER), see.cards_in_hand(RUNNER)) + PASSED
