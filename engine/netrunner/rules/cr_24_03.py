"""The step tables of the Comprehensive Rules 24.03, derived from those of 26.03, with its own numbers.

Still earlier editions go on from these tables (`earlier_editions`), or play them as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step, StepTable
from engine.netrunner.rules.abilities import PAID, SUBROUTINE
from engine.netrunner.rules.checkpoints import CHECKPOINT
from engine.netrunner.rules.installing import INSTALL
from engine.netrunner.rules.playing import PLAYING
from engine.netrunner.rules.runs import RUN
from engine.netrunner.rules.turns import CORP_TURN, RUNNER_TURN
from engine.netrunner.table.edition import CORE_2012, CR_24_03, RG_1_0

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.frames.runs import RunFrame


def _departs(
    table: StepTable, numbers: dict[str, str] | None = None, without: tuple[str, ...] = ()
) -> StepTable:
    """The table of 24.03, and of all that goes on from it and says nothing else."""
    made = table.edition(CR_24_03.name, numbers=numbers, without=without)
    table.editions |= {RG_1_0.name: made, CORE_2012.name: made}
    return made


def _renumbered(table: StepTable, now: str, then: str) -> StepTable:
    """The table in 24.03, where all that differs is the rule that its steps are letters of."""
    return _departs(
        table, {row.id: row.id.replace(now, then) for row in table.rows if row.id.startswith(now)}
    )


INSTALL_24 = _renumbered(INSTALL, "8.5.16", "8.5.15")
PLAYING_24 = _renumbered(PLAYING, "8.6.7", "8.6.6")
PAID_24 = _renumbered(PAID, "9.5.7", "9.5.6")
_renumbered(SUBROUTINE, "9.8.10", "9.8.11")
# 10.3.1i of 26.03 is about positions that nobody stands in any more.
_departs(CHECKPOINT, {"10.3.1j": "10.3.1i", "10.3.1k": "10.3.1j", "10.3.1l": "10.3.1k"})

# -- the action phase is complete as it ends (24: 5.6.2d, 5.7.1h) ------------------------------------------

CORP_TURN_24 = _departs(CORP_TURN, without=("5.6.2e",))
RUNNER_TURN_24 = _departs(RUNNER_TURN, without=("5.7.1i",))

# -- a run begins at its first position without a window (24: 6.9.1d) --------------------------------------

RUN_24 = _departs(RUN, without=("6.9.1d", "6.9.1e", "6.9.1f"))


@RUN_24.row("6.9.1d", "on to the outermost ice, or to the server", behind="6.9.1c")
def _first_position(g: Game, f: RunFrame) -> Step:
    """Rules: 6.3.5."""
    RUN.does("6.9.1d")(g, f)
    return RUN.does("6.9.1f")(g, f)
