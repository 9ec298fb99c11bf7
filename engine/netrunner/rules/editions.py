"""The step tables of 26.03, derived from those of 24.03, whose numbers the code cites.

Numbers behind `26:` are those of the Comprehensive Rules 26.03.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step, Table
from engine.netrunner.rules.abilities import PAID, SUBROUTINE
from engine.netrunner.rules.checkpoints import CHECKPOINT
from engine.netrunner.rules.installing import INSTALL
from engine.netrunner.rules.playing import PLAYING
from engine.netrunner.rules.runs import RUN
from engine.netrunner.rules.turns import CORP_TURN, RUNNER_TURN
from engine.netrunner.rules.windows import open_paid_window
from engine.netrunner.table.edition import CR_26_03, Role

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.rules.turns import CorpTurnFrame, RunnerTurnFrame
    from engine.netrunner.table.frames.runs import RunFrame


def _renumbered(table: Table, old: str, new: str) -> Table:
    """The table in 26.03, where all that differs is the rule that its steps are letters of."""
    numbers = {row.id: row.id.replace(old, new) for row in table.rows if row.id.startswith(old)}
    return table.edition(CR_26_03.name, numbers=numbers)


_renumbered(INSTALL, "8.5.15", "8.5.16")
_renumbered(PLAYING, "8.6.6", "8.6.7")
_renumbered(PAID, "9.5.6", "9.5.7")
_renumbered(SUBROUTINE, "9.8.11", "9.8.10")
# 26: 10.3.1i is about positions that nobody stands in any more.
CHECKPOINT.edition(CR_26_03.name, numbers={"10.3.1i": "10.3.1j", "10.3.1j": "10.3.1k", "10.3.1k": "10.3.1l"})


# -- the action phase is complete in a step of its own (26: 5.6.2e, 5.7.1i) -------------------------------


@CORP_TURN.edition(CR_26_03.name).row("5.6.2e", "the action phase is complete", behind="5.6.2d")
def _c2e(g: Game, f: CorpTurnFrame) -> Step:
    return None


@RUNNER_TURN.edition(CR_26_03.name).row("5.7.1i", "the action phase is complete", behind="5.7.1h")
def _r1i(g: Game, f: RunnerTurnFrame) -> Step:
    return None


# -- a run has a window before its first position is left (26: 6.9.1d to f) -------------------------------

RUN_26 = RUN.edition(CR_26_03.name, without=("6.9.1d",))


@RUN_26.row("6.9.1d", "the Runner comes to the outermost position", behind="6.9.1c")
def _position(g: Game, f: RunFrame) -> Step:
    """Rules: 26: 6.2.5a."""
    server = g.state.servers.get(f.server)
    ice = server.ice if server is not None else ()
    if ice:
        f.position = len(ice) - 1
        f.ice = ice[-1]
    return None


@RUN_26.row("6.9.1e", "paid abilities; the Corp may rez cards", role=Role.INITIATION_WINDOW, behind="6.9.1d")
def _initiation_window(g: Game, f: RunFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUN_26.row("6.9.1f", "on to the ice in this position, or to the Movement Phase", behind="6.9.1e")
def _from_initiation(g: Game, f: RunFrame) -> Step:
    return Role.APPROACH if f.ice else Role.MOVEMENT
