"""Who may know which field of the saved state (10.2). A test fails on a field that is not declared here.

PUBLIC fields may be shown to everybody, OWNER fields to the seat they belong to (and to others once a rule
shows them), HIDDEN ones to nobody. `views`, `knowledge` and `log` carry this out; `tools.twins` shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.steps import FrameBase
from engine.kernel.visibility import Sight
from engine.netrunner.language import instructions
from engine.netrunner.rules import jack_out, run_plans, scoring, setup, turns
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Event
from engine.netrunner.table.frames import paying, procedures, runs, windows
from engine.netrunner.table.orders import BreakOrder, InsteadOrder, Orders, RezOrder, RunPlan
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import Lingering, NetrunnerState, Pending, Result, Server


def _sights(public: str = "", owner: str = "", hidden: str = "") -> Mapping[str, Sight]:
    """Field names, separated by spaces, to who may know them."""
    return {
        name: sight
        for names, sight in ((public, Sight.PUBLIC), (owner, Sight.OWNER), (hidden, Sight.HIDDEN))
        for name in names.split()
    }


# Of a frame, where it stands is public; what was answered to it is the answerer's.
_ABILITY = (
    "at seat source code effects index event targets numbers named expected choice cost acts about purpose "
    "once spared staying parts paying entering used condition spent_itself"
)

SIGHTS: Final[Mapping[type[Any], Mapping[str, Sight]]] = {
    NetrunnerState: _sights(
        public="schema asked dirty edition level points_to_win servers credits clicks tags bad_publicity "
        "core_damage run_credits turn active last_oid last_number remotes runs encounters used serial "
        "repeats lingering entered_root orders run_plans over memory_aid mark marked_at gained looked",
        owner="cards outside zones stack decisions happened past pending last_known last_traits moved plans "
        "planned_at memory held reverse idle",
        hidden="seed draws",
    ),
    # Where a card lies and what is on it can be seen; what it is, and which of many it is, only sometimes.
    Card: _sights(
        public="side zone faceup server host advancement credit virus power agenda loaded turn since worth "
        "origin bad_publicity",
        owner="oid code",
        hidden="number",
    ),
    Server: _sights(public="ice root"),
    Event: _sights(
        public="kind seat oid server was came_from to counter damage detail n other cause source by run "
        "secret serial accessed ability attacked",
        owner="code card means",
    ),
    Lingering: _sights(
        public="until source code seat modifier ability target number turn named index run event",
        owner="results numbers",
    ),
    Pending: _sights(
        public="seat source code ability event number optional lingering posthumous index named",
        owner="results numbers",
    ),
    # For which windows somebody decided ahead is public, what was decided is not.
    Orders: _sights(
        public="rez go_on breaks full_windows full_run asks_to_end begins",
        owner="full_control hosted_first trash instead",
    ),
    RezOrder: _sights(public="card server", owner="rez keep"),
    BreakOrder: _sights(public="card most"),
    InsteadOrder: _sights(owner="card run"),
    RunPlan: _sights(public="run", owner="cards"),
    Result: _sights(public="winner reason"),
    # That a seat is asked, and what kind of thing, is public; what it may choose from is its own.
    Decision: _sights(
        public="id seat kind step row role race", owner="options minimum maximum about silence"
    ),
    Option: _sights(owner="key verb oid to n"),
    turns.GameFrame: _sights("at", "answers"),
    run_plans.RunPlanFrame: _sights("at", "answers"),
    setup.SetupFrame: _sights("at started", "answers"),
    turns.CorpTurnFrame: _sights("at", "answers"),
    turns.RunnerTurnFrame: _sights("at", "answers"),
    runs.RunFrame: _sights(
        "at number servers source server position ice phase begun moved successful reached "
        "unsuccessful ignoring paying instead",
        "answers choices rounds",
    ),
    runs.EncounterFrame: _sights(
        "at ice number forced broken resolved window fully_broken bypassed over breaker order left", "answers"
    ),
    runs.AfterFrame: _sights("at", "answers"),
    runs.InsteadFrame: _sights("at", "answers"),
    runs.BreachFrame: _sights(
        "at server number extra limit count waiting picked most budget",
        "answers chosen known accessing bound aside",
        "first",
    ),
    runs.AccessFrame: _sights("at location decided paid paying admitted", "answers oid choices"),
    windows.PaidWindowFrame: _sights("at step role seat rez score ice passed acted stopped", "answers"),
    windows.ReactionFrame: _sights("at seat pending second phase_start", "answers"),
    windows.InterruptFrame: _sights("at seat pending passed received", "answers"),
    windows.CheckpointFrame: _sights("at pending declared mend chosen", "answers"),
    procedures.DrawFrame: _sights("at seat n also", "answers cards others"),
    procedures.RezFrame: _sights("at less ignoring by_effect verify decided paying", "answers oid choices"),
    procedures.InstallFrame: _sights(
        "at seat server inward_of trash_done less ignoring places facedown rez rez_less forced decided "
        "reveal host came_from origin was_faceup faceup placed by_action paying able discounted "
        "x inner nearer was_host",
        "answers oid choose_trash trash choices",
    ),
    procedures.PlayFrame: _sights(
        "at seat oid x less ignoring to forced decided paying discounted origin", "answers choices paid"
    ),
    scoring.ScoreFrame: _sights("at paying", "answers oid choices"),
    jack_out.JackOutFrame: _sights("at paying", "answers choices"),
    paying.PayingFrame: _sights("at paying", "answers choices"),
    instructions.TraceFrame: _sights(
        "at seat source code base successful unsuccessful always spent evaded paying",
        "answers choices results numbers",
    ),
    instructions.AbilityFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.StepFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.CostFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.PaidFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.ConditionalFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.PlayAbilityFrame: _sights(_ABILITY, "answers results announced choices"),
    instructions.SubroutineFrame: _sights(_ABILITY, "answers results announced choices"),
}


def frame_kinds() -> frozenset[type[FrameBase]]:
    """Every kind of frame the game of Netrunner can have on its stack."""

    def below(kind: type[FrameBase]) -> list[type[FrameBase]]:
        return [found for sub in kind.__subclasses__() for found in (sub, *below(sub))]

    return frozenset(kind for kind in below(FrameBase) if kind.__module__.startswith("engine.netrunner"))
