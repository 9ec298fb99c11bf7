"""The step tables of the Reference Guide 1.0 and the first core rules, derived from those of 24.03.

Numbers of rules are 24.03's here. The guide numbers the steps of its three charts alike, so the chart stands
before the number: `run 5.4`. The first core rules have no numbers; they play these tables (D33, D34).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step
from engine.netrunner.language.instructions import ConditionalFrame
from engine.netrunner.rules.access import ACCESS, BREACH
from engine.netrunner.rules.cr_24_03 import (
    CORP_TURN_24,
    INSTALL_24,
    PAID_24,
    PLAYING_24,
    RUN_24,
    RUNNER_TURN_24,
)
from engine.netrunner.rules.encounters import ENCOUNTER
from engine.netrunner.rules.jack_out import JACK_OUT
from engine.netrunner.rules.rezzing import REZ
from engine.netrunner.rules.scoring import SCORE
from engine.netrunner.rules.traces import TRACE, tell_trace, traced
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import CORE_2012, RG_1_0, Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import TraceFrame
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.frames.runs import RunFrame

RG = RG_1_0.name

CORP_TURN_24.edition(
    RG,
    numbers={
        "5.6.1a": "corp 1.1", "5.6.1b": "corp 1.2", "5.6.1c": "corp 1.3", "5.6.1d": "corp 1.4",
        "5.6.1e": "corp 1.5", "5.6.2a": "corp 2.1", "5.6.2b": "corp 2.2", "5.6.2c": "corp 2.3",
        "5.6.2d": "corp 3", "5.6.3a": "corp 3.1", "5.6.3b": "corp 3.2", "5.6.3c": "corp 3.3",
        "5.6.3d": "corp 3.4", "5.6.3e": "corp 3.4, over",
    },
    without=("5.6.1f",),
)  # fmt: skip
RUNNER_TURN_24.edition(
    RG,
    numbers={
        "5.7.1a": "runner 1.1", "5.7.1b": "runner 1.2", "5.7.1c": "runner 1.3", "5.7.1d": "runner 1.4",
        "5.7.1e": "runner 1.5", "5.7.1f": "runner 1.6", "5.7.1g": "runner 1.7", "5.7.1h": "runner 2",
        "5.7.2a": "runner 2.1", "5.7.2b": "runner 2.2", "5.7.2c": "runner 2.3", "5.7.2d": "runner 2.4",
        "5.7.2e": "runner 2.4, over",
    },
)  # fmt: skip
ENCOUNTER.edition(
    RG,
    numbers={
        "6.9.3a": "run 3", "6.9.3b": "run 3.1", "6.9.3c": "run 3.2", "6.9.3d": "run 3.2, next",
        "6.9.3e": "run 3, over",
    },
)  # fmt: skip
BREACH.edition(
    RG,
    numbers={
        "7.5.1": "run 5.5", "7.5.2": "run 5.5, Archives", "7.5.3": "run 5.5, number",
        "7.5.4": "run 5.5, next", "7.5.5": "run 5.5.1", "7.5.6": "run 5.5.4", "7.5.7": "run 5.6",
    },
)  # fmt: skip
ACCESS.edition(
    RG,
    numbers={"7.2.1": "run 5.5.1", "7.2.2": "run 5.5.2", "7.2.3": "run 5.5.3", "7.2.4": "run 5.5.4"},
    unchecked=("7.2.3",),
)

# -- nothing is heard between paying and what is paid for (D17) ------------------------------------------

PAID_24.edition(RG, unchecked=("9.5.6b",))
JACK_OUT.edition(RG, unchecked=("1.16.10c",))
REZ.edition(RG, unchecked=("8.1.2d",))
SCORE.edition(RG, unchecked=("1.16.10c",))
PLAYING_24.edition(RG, unchecked=("8.6.6b",))
INSTALL_24.edition(
    RG,
    numbers={
        "8.5.15a": "install 1", "8.5.15b": "install 2", "8.5.15c": "install 3", "8.5.15d": "install 4",
        "8.5.15e": "install 5",
    },
    unchecked=("8.5.15d",),
)  # fmt: skip

# -- what belongs to the outcome of a trace is part of the trace (D31) -----------------------------------

TRACE_RG = TRACE.edition(RG, without=("10.8.6e",), unchecked=("10.8.6c", "10.8.6d"))


@TRACE_RG.row("trace, outcome", "what it says of its outcome resolves", behind="10.8.6d")
def _outcome(g: Game, f: TraceFrame) -> Step:
    """Rules: rg: Aufspüren."""
    for effects in (f.successful if f.strength_above(g) > 0 else f.unsuccessful, f.always):
        if effects:
            g.push(
                ConditionalFrame(
                    seat=f.seat, source=f.source, code=f.code, effects=effects, results=f.results,
                    numbers=f.numbers, event=traced(g, f),
                )
            )  # fmt: skip
    return None


@TRACE_RG.row("trace, over", "others hear that it was successful or not", behind="trace, outcome")
def _traced(g: Game, f: TraceFrame) -> Step:
    tell_trace(g, f)
    return None


# -- a run: what was approached is known before the Runner may jack out ----------------------------------

RUN_RG = RUN_24.edition(
    RG,
    numbers={
        "6.9.1a": "run 1", "6.9.1b": "run 1, credits", "6.9.1c": "run 1, initiated", "6.9.2a": "run 2",
        "6.9.2b": "run 2.3", "6.9.2c": "run 2.4", "6.9.3": "run 3", "6.9.4a": "run 4",
        "6.9.4d": "run 4, inward", "6.9.4f": "run 4, on", "6.9.4g": "run 5", "6.9.5a": "run 5.4",
        "6.9.5b": "run 5.5", "6.9.5c": "run 5.6", "6.9.6a": "run 6", "6.9.6b": "run 6, credits",
    },
    without=("6.9.1d", "6.9.4b", "6.9.4c", "6.9.4e", "6.9.4h", "6.9.6c", "6.9.6d"),
    unchecked=("6.9.1a",),
)  # fmt: skip


@RUN_RG.row("run 1, on", "on to the outermost ice, or to the server", behind="run 1, initiated")
def _on(g: Game, f: RunFrame) -> Step:
    server = g.state.servers.get(f.server)
    ice = server.ice if server is not None else ()
    if not ice:
        return Role.MOVEMENT
    f.position = len(ice) - 1
    f.ice = ice[-1]
    return None


def _jack_out(g: Game, f: RunFrame) -> Step:
    """Not as the first ice of the run is approached; it counts how often ice was (D4)."""
    approached = sum(event.run == f.number for event in g.happened((EventKind.APPROACH_ICE,)))
    return None if approached < 2 else RUN_24.does("6.9.4c")(g, f)


RUN_RG.row("run 2.1", "paid abilities", role=Role.PASSED_WINDOW, behind="run 2")(RUN_24.does("6.9.4b"))
RUN_RG.row(
    "run 2.2", "the Runner may jack out, but not from the first ice", role=Role.JACK_OUT, behind="run 2.1"
)(_jack_out)
RUN_RG.row("run 5.1", "paid abilities", role=Role.PASSED_WINDOW, behind="run 5", again=True)(
    RUN_24.does("6.9.4b")
)
RUN_RG.row("run 5.2", "the Runner may jack out", role=Role.JACK_OUT, behind="run 5.1", again=True)(
    RUN_24.does("6.9.4c")
)
RUN_RG.row("run 5.3", "paid abilities; the Corp may rez cards", role=Role.MOVEMENT_WINDOW, behind="run 5.2")(
    RUN_24.does("6.9.4e")
)


@RUN_RG.row(
    "run 7", "the run has ended, and was perhaps not successful", checked=False, behind="run 6, credits"
)
def _over(g: Game, f: RunFrame) -> Step:
    """Both are heard together, once the run has ended (D10): `AfterFrame` runs after this one."""
    if not f.reached and f.server in g.state.servers:
        f.unsuccessful = True
        do.emit(g, EventKind.UNSUCCESSFUL_RUN, seat=RUNNER, server=f.server)
    return RUN_24.does("6.9.6d")(g, f)


for _table in (
    CORP_TURN_24, RUNNER_TURN_24, ENCOUNTER, BREACH, ACCESS, RUN_24, PAID_24, JACK_OUT, REZ, SCORE,
    PLAYING_24, INSTALL_24, TRACE,
):  # fmt: skip
    _table.editions[CORE_2012.name] = _table.editions[RG]
