"""NH-K: Analyse Modifiers, Analyse Encounter Cards, Shape Modifiers (tables KA, KE, KS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.rng import sample
from engine.kernel.steps import ASK, END, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.table.definitions import SKULL
from engine.neon_hope.table.frames import AnalyseEncountersFrame, AnalyseModifiersFrame, ShapeFrame
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


# No checkpoints between the steps: the grid is not reset until the chosen ones are back.
ANALYSE = AnalyseModifiersFrame.table = StepTable("Analyse Modifiers (NH 28.4)", checked=False)
ENCOUNTERS = AnalyseEncountersFrame.table = StepTable("Analyse Encounter Cards (NH 28.5)", checked=False)
SHAPE = ShapeFrame.table = StepTable("Shape Modifiers (NH 28.6)", checked=False)


# -- Analyse Modifiers -------------------------------------------------------------------------------------


@ANALYSE.row("KA1", "face-down modifiers picked at random are shown to you alone")
def _look(g: Game, f: AnalyseModifiersFrame) -> Step:
    down = g.face_down()
    if not down:
        return END
    # as many as there are.
    g.state.looked[:] = sorted(sample(g.state, down, f.n))
    do.emit(g, "analyses", seat=f.seat, n=len(g.state.looked))
    for index in g.state.looked:
        do.emit(g, "looks", seat=f.seat, other=g.state.grid[index].modifier, private=f.seat)
    return None


@ANALYSE.row("KA2", "you choose which of them to archive")
def _choose_archived(g: Game, f: AnalyseModifiersFrame) -> Step:
    looked = g.state.looked
    most = min(f.archive, len(looked))
    # Without a choice the question is still asked: it is when they are seen.
    options = [Option("done", "looked")]
    if most:
        options = [Option(f"cell:{i}", "archive", to=g.state.grid[i].modifier, n=i) for i in looked]
    keys = g.ask(
        f, f.seat, "analyse_modifiers", options, minimum=0 if most else 1, maximum=most or 1, about=f.source,
        private=True,
    )  # fmt: skip
    if keys is None:
        return ASK
    f.chosen = tuple(int(key.removeprefix("cell:")) for key in keys if key != "done")
    return None


@ANALYSE.row(
    "KA3", "they are archived; the face-down modifiers are shuffled; reset if none is left", checked=True
)
def _put_back(g: Game, f: AnalyseModifiersFrame) -> Step:
    do.archive(g, f.chosen, known=(f.seat,))
    g.state.looked.clear()
    do.shuffle_down(g)
    do.reset_if_empty(g)
    return None


# -- Analyse Encounter Cards -------------------------------------------------------------------------------


@ENCOUNTERS.row("KE1", "the top cards of the encounter deck are shown to you alone")
def _look_at_cards(g: Game, f: AnalyseEncountersFrame) -> Step:
    f.seen = min(f.n, len(g.state.encounter_deck))
    if not f.seen:
        return END
    do.emit(g, "analyses_encounters", seat=f.seat, n=f.seen)
    for code in g.state.encounter_deck[: f.seen]:
        do.emit(g, "looks_at_card", seat=f.seat, code=code, private=f.seat)
    return None


@ENCOUNTERS.row("KE2", "you choose which of them to discard")
def _choose_discarded(g: Game, f: AnalyseEncountersFrame) -> Step:
    deck = g.state.encounter_deck
    most = min(f.discard, f.seen)
    options = [Option("done", "looked")]
    if most:
        options = [Option(f"top:{i}", "discard", to=deck[i], n=i) for i in range(f.seen)]
    keys = g.ask(
        f, f.seat, "analyse_encounters", options, minimum=0 if most else 1, maximum=most or 1,
        about=f.source, private=True,
    )  # fmt: skip
    if keys is None:
        return ASK
    f.chosen = tuple(int(key.removeprefix("top:")) for key in keys if key != "done")
    return None


@ENCOUNTERS.row("KE3", "they are discarded, the others shuffled into the deck", checked=True)
def _shuffle_cards(g: Game, f: AnalyseEncountersFrame) -> Step:
    for code in [g.state.encounter_deck.pop(i) for i in sorted(f.chosen, reverse=True)]:
        g.state.encounter_discard.append(code)
        do.emit(g, "encounter_discarded", seat=f.seat, code=code)
    do.shuffle_encounter(g)
    return None


# -- Shape Modifiers ---------------------------------------------------------------------------------------


@SHAPE.row("KS1", "face-down modifiers are turned up at random; they change nothing")
def _reveal(g: Game, f: ShapeFrame) -> Step:
    for index in sample(g.state, g.face_down(), f.n):
        f.up += 1
        f.skulls += do.turn_up(g, index, f.seat) == SKULL
    return None if f.up else END


@SHAPE.row("KS2", "you choose as many face-up modifiers of the grid; they are turned down")
def _choose_shaped(g: Game, f: ShapeFrame) -> Step:
    up = [i for i, cell in enumerate(g.state.grid) if cell.modifier and cell.up]
    options = [Option(f"cell:{i}", "shape", to=g.state.grid[i].modifier, n=i) for i in up]
    keys = g.ask(f, f.seat, "shape_modifiers", options, minimum=f.up, maximum=f.up, about=f.source)
    if keys is None:
        return ASK
    do.emit(g, "shapes", seat=f.seat, n=f.up)
    do.turn_down(g, [int(key.removeprefix("cell:")) for key in keys])
    return None


@SHAPE.row("KS3", "all face-down modifiers of the grid are shuffled")
def _shuffle_grid(g: Game, f: ShapeFrame) -> Step:
    do.shuffle_down(g)
    return None


@SHAPE.row("KS4", "one activation for each skull turned up", checked=True)
def _activations(g: Game, f: ShapeFrame) -> Step:
    do.activate(g, f.seat, f.skulls)
    return None
