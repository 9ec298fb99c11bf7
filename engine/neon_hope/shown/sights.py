"""Who may know which field of the saved state. A test fails on a field that is not declared here.

PUBLIC fields may be shown to everybody, OWNER fields to the seat they belong to (and to others once a rule
shows them), HIDDEN ones to nobody before a rule shows them. `views` and `log` carry this out; `tools.twins`
shows it. The list is that of the rules: face-down modifiers, decks, drawn cards, backs, later chapters, and
hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.decisions import Decision, Option
from engine.kernel.steps import FrameBase
from engine.kernel.visibility import Sight
from engine.neon_hope.rules import checkpoints, effects, encounter, ending, grid, rounds, setup, stress
from engine.neon_hope.table import frames
from engine.neon_hope.table.state import (
    Archived,
    Campaign,
    Card,
    Cell,
    Entry,
    Event,
    Hero,
    NeonHopeState,
    Orders,
    Result,
    Token,
)


def _sights(public: str = "", owner: str = "", hidden: str = "") -> Mapping[str, Sight]:
    """Field names, separated by spaces, to who may know them."""
    return {
        name: sight
        for names, sight in ((public, Sight.PUBLIC), (owner, Sight.OWNER), (hidden, Sight.HIDDEN))
        for name in names.split()
    }


# Of a frame, where it stands is public; what was answered to it is the answerer's until it takes effect.
_EFFECTS = "at seat source code chosen numbers target rolled activations cause"

SIGHTS: Final[Mapping[type[Any], Mapping[str, Sight]]] = {
    NeonHopeState: _sights(
        public="schema asked dirty packs episode difficulty campaign lead open_hands heroes cards last_oid "
        "environments encounter_discard removed pool looked round phase active surveillance "
        "surveillance_card escalated thresholds chapter chapters flags trackers notes pool_changes defeated "
        "completed advice_forbidden focus_timing over access turned crossed marks swaps sets",
        owner="stack decisions orders archive",
        # The grid's places are public, what lies face down on them is not: see Cell.
        hidden="seed draws episode_deck encounter_deck grid next_chapter",
    ),
    # Which of two copies a clue is shows on its back only (NH 3.13).
    Card: _sights(
        public="oid code place back secrets support damage dice follower uses used counters stage",
        hidden="variant",
    ),
    Hero: _sights(
        public="seat code location endurance start_endurance cards discard counters hope resources tokens "
        "exhausted done used",
        owner="hand drawn secrets",
    ),
    Token: _sights(public="attribute charges"),
    Cell: _sights(public="up", hidden="modifier"),
    Archived: _sights(owner="modifier", public="known"),
    Orders: _sights(owner="help full_control stress keep take_back charges may"),
    Event: _sights(public="kind seat place n private", owner="code other"),
    Result: _sights(public="won reason resolution"),
    Campaign: _sights(
        public="code episode characters results flags notes trackers followers pool step chosen entries "
        "marks swaps sides packs"
    ),
    Entry: _sights(public="step kind name n who"),
    # That a seat is asked, and what kind of thing, is public; what it may choose from is its own.
    Decision: _sights(
        public="id seat kind step row role race", owner="options minimum maximum about silence"
    ),
    Option: _sights(owner="key verb oid to n"),
    # Effects that are still to come can be read on open cards, but for what a chapter's back has in store.
    frames.EffectsFrame: _sights(_EFFECTS, "answers early", "effects"),
    effects.OptionalFrame: _sights(_EFFECTS, "answers early", "effects"),
    frames.Early: _sights(owner="offered keys"),
    frames.TogetherFrame: _sights("at n", "answers said"),
    effects.TriggersFrame: _sights("at decider moment due", "answers"),
    setup.SetupFrame: _sights("at bought entering", "answers"),
    rounds.RoundFrame: _sights("at next", "answers first"),
    frames.TurnFrame: _sights("at seat pending acting", "answers first"),
    frames.TaskFrame: _sights(
        "at seat oid index code attribute kind keywords difficulty danger retreat main value card impacts "
        "pending revealed activations skulls ignore_activations epic outcome left completed charged keyed "
        "declined committed finished put_away direct boosts settled",
        "answers",
    ),
    grid.RevealFrame: _sights("at modifier", "answers"),
    frames.ActivationFrame: _sights("at seat n attackers", "answers"),
    frames.StressFrame: _sights("at seat n hope cards excess", "answers early"),
    frames.HarmFrame: _sights("at seat stress surveillance", "answers"),
    stress.ThresholdFrame: _sights("at threshold due", "answers"),
    stress.FocusFrame: _sights("at seat voluntary", "answers"),
    checkpoints.CheckpointFrame: _sights("at", "answers"),
    checkpoints.ChapterFrame: _sights("at code", "answers"),
    encounter.EncounterFrame: _sights("at resolved", "answers"),
    frames.ResolveFrame: _sights("at seat code", "answers"),
    # Which places of the grid are looked at is public (`looked`); what was archived of them is the looker's.
    frames.AnalyseModifiersFrame: _sights("at seat n archive source", "answers chosen"),
    frames.AnalyseEncountersFrame: _sights("at seat n discard source seen chosen", "answers"),
    frames.ShapeFrame: _sights("at seat n source up skulls", "answers"),
    ending.EndFrame: _sights("at cause resolution", "answers"),
}


def frame_kinds() -> frozenset[type[FrameBase]]:
    """Every kind of frame the game can have on its stack."""

    def below(kind: type[FrameBase]) -> list[type[FrameBase]]:
        return [found for sub in kind.__subclasses__() for found in (sub, *below(sub))]

    return frozenset(kind for kind in below(FrameBase) if kind.__module__.startswith("engine.neon_hope"))
