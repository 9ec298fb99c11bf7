"""How effects change the course of a turn, a run or an encounter (5.4.3, 6.1.4, 6.1.5, 6.5.7, 6.5.8)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.steps import Frame
from engine.netrunner.language.abilities import Static, When
from engine.netrunner.language.instructions import StepFrame
from engine.netrunner.objects.game import Game
from engine.netrunner.rules.access import cut_short
from engine.netrunner.rules.turns import CorpTurnFrame, RunnerTurnFrame
from engine.netrunner.table import positions
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import AccessFrame, AfterFrame, BreachFrame, EncounterFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame, ReactionFrame
from engine.netrunner.table.parts import Ability, Seat
from engine.netrunner.table.state import PLAY, RUNNER


def end_run(g: Game, by: Seat) -> None:
    """A player ends the run (6.1.4): to the Run Ends Phase, closing what 6.8.2 closes.

    Rules: 7.1.8, 7.3.7, 6.8.2c, 6.1.4a, 6.1.4b.
    """
    run = g.run
    encounter = g.encounter
    if run is None:
        # 6.1.4b, 6.5.9b: outside of a run only the forced encounter ends, with what was begun in it
        if encounter is not None:
            _close_above(g, _depth(g, encounter) - 1)
        return
    if run.phase == "ends":
        return
    do.emit(g, EventKind.END_RUN, seat=by, server=run.server)
    leave_run(g)


def leave_run(g: Game) -> None:
    """To the Run Ends Phase, closing what 6.8.2 closes; the Runner who jacks out comes here too (6.1.5)."""
    run = g.run
    assert run is not None
    run.phase = "ends"
    g.go(run, Role.RUN_ENDS)
    _close_above(g, _depth(g, run))


def _depth(g: Game, frame: Frame) -> int:
    """Where a frame stands on the stack."""
    return next(i for i, other in enumerate(g.state.stack) if other is frame)


def _close_above(g: Game, depth: int) -> None:
    for frame in g.state.stack[depth + 1 :]:
        if isinstance(frame, EncounterFrame):
            positions.close(g, frame)
        elif isinstance(frame, BreachFrame | AccessFrame):
            cut_short(g, frame)
        elif isinstance(frame, PaidWindowFrame):
            frame.at = g.table_of(frame).last
        elif isinstance(frame, StepFrame):  # nothing of it is expected any more
            frame.at, frame.expected = g.table_of(frame).last, ()
        elif isinstance(frame, ReactionFrame) and frame.phase_start:
            frame.pending = ()


def end_action_phase(g: Game, seat: Seat) -> None:
    """Force the action phase to end (5.4.3): everything in progress stops, then a checkpoint.

    "Your action phase ends" does nothing outside of one's own action phase (5.4.4; 24.03 is silent).

    Rules: 5.4.3a, 5.4.3b, 5.4.3c, 5.4.3d, 5.4.3e.
    """
    turn = g.turn_frame
    if turn is None or seat != g.state.active or g.row_of(turn).phase != "action":
        return
    stack = g.state.stack
    for depth, frame in enumerate(stack):
        if isinstance(frame, CorpTurnFrame | RunnerTurnFrame):
            # 5.4.3c: what was resolving counts as complete, so that what was being played is put away.
            do.trash(g, g.state.zones[PLAY], why="played")
            do.end_run_credits(g)
            del stack[depth + 1 :]
            frame.at = g.table_of(frame).step(Role.ACTION_PHASE_ENDS)
            actions = [e.kind for e in g.happened((EventKind.ACTION, EventKind.ACTION_ENDS))]
            if actions.count(EventKind.ACTION) > actions.count(
                EventKind.ACTION_ENDS
            ):  # 5.4.3c: it is complete
                do.emit(g, EventKind.ACTION_ENDS, seat=g.state.active)
            do.emit(g, EventKind.ACTION_PHASE_ENDS, seat=g.state.active)
            g.push(AfterFrame())
            return


def bypass(g: Game) -> None:
    """Abort the encounter and pass the ice (6.5.8).

    Rules: 6.5.8a, 6.5.8b.
    """
    encounter = g.encounter
    if encounter is None:
        return
    if g.rules.bypassed_unbroken:
        encounter.broken, encounter.fully_broken = (), False
    do.emit(g, EventKind.BYPASS, seat=RUNNER, oid=encounter.ice, **g.public_name(encounter.ice))
    _close_above(g, _depth(g, encounter) - 1)


def break_subroutines(g: Game, which: Iterable[int], source: int, code: str) -> None:
    """Unbroken subroutines become broken for this encounter (9.8.5); breaking all breaks ice fully (6.5.7).

    Rules: 6.5.7a, 6.5.7d.
    """
    encounter = g.encounter
    if encounter is None:
        return
    ids = g.sub_ids(encounter.ice)
    new = tuple(which)
    encounter.broken = (*encounter.broken, *(ids[i] for i in new))
    encounter.breaker = source if encounter.breaker in (0, source) else -1
    ice = g.state.cards[encounter.ice]
    subs = g.face(ice).subs
    for i in new:
        do.emit(
            g, EventKind.BREAK, seat=RUNNER, oid=ice.oid, code=ice.code, other=source, n=i,
            detail="printed" if g.printed_sub(ice, ids[i]) else "",
            ability=g.define(ice.code).names_subroutine(subs[i].effects),
        )  # fmt: skip
    if not encounter.fully_broken and not g.unbroken():
        encounter.fully_broken = True
        alone = encounter.breaker == source  # 6.5.7b: then this object fully breaks the ice, too
        do.emit(
            g, EventKind.FULLY_BREAK, seat=RUNNER, oid=ice.oid, code=ice.code,
            other=source if alone else 0, detail="alone" if alone else "",
        )  # fmt: skip


def persistent(g: Game, card: Card) -> tuple[tuple[int, Ability], ...]:
    """The abilities of a card that persist if the Runner trashes it now, with their numbers (9.12.5).

    Rules: 9.1.8i, 9.3.6e, 9.12.5a.
    """
    if g.run is None or not card.faceup:
        return ()
    face = g.face(card)
    return tuple(
        (number, ability)
        for number, ability in zip(face.ids, face.abilities, strict=True)
        if (isinstance(ability, When) and ability.persistent)
        or (isinstance(ability, Static) and ability.persistent and ability.on(g, g.scope(card)))
    )


def persist(g: Game, card: Card, abilities: Iterable[tuple[int, Ability]]) -> None:
    """These abilities of a card that the Runner has trashed last to the end of the run (9.12.5).

    They are not new ones (9.12.5b): of the trashing itself they have heard as the card went (9.1.8g).
    """
    run = g.run
    if run is None:
        return
    for number, ability in abilities:
        modifier = ability.modifier if isinstance(ability, Static) else None
        do.linger(
            g, f"run:{run.number}", card.side, card.oid, card.code, modifier=modifier,
            ability=ability if modifier is None else None, index=number,
        )  # fmt: skip
