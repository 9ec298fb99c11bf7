"""How ice that comes, goes or turns facedown shifts the Runner during a run (6.2.3, 6.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.edition import Role
from engine.netrunner.table.frames.runs import NOWHERE
from engine.netrunner.table.frames.windows import PaidWindowFrame

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game

BEFORE_SUCCESS = ("initiation", "approach", "encounter", "movement")
"""Phases of a run in which the Runner has not reached the server."""


def ice_added(g: Game, server: str, index: int) -> None:
    """Ice entered a position counted from the innermost; inward of the Runner it shifts them (6.2.3b)."""
    run = g.run
    if run is not None and run.server == server and index <= run.position:
        run.position += 1


def ice_left(g: Game, card: Card, index: int) -> None:
    """Ice left its position (6.2.3c; 6.2.4a and b for the ice the Runner is at).

    Rules: 6.2.3a, 6.2.4e, 8.5.10, 4.6.9e.
    """
    run = g.run
    if run is None or run.server != card.server or run.position == NOWHERE:
        return
    if index < run.position:
        run.position -= 1
    elif index == run.position and run.ice == card.oid:
        if run.phase == "movement" and run.moved:
            # The Runner has come to this position but approaches nothing there; further in there may be more.
            inward = g.state.servers[run.server].ice[:index]
            run.position = len(inward) - 1 if inward else NOWHERE
            run.ice = inward[-1] if inward else 0
        else:
            _leave_phase(g, card.oid)


def ice_moved(g: Game, card: Card, before: int, server: str, at: int) -> None:
    """Ice moved to another position. `card` is the ice as it was.

    The Runner stays with ice they encounter (6.2.4c); approached ice leaves them behind (6.2.4a).
    """
    run = g.run
    if run is not None and run.ice == card.oid and run.phase == "encounter":
        run.server, run.position = server, at
        return
    ice_left(g, card, before)
    ice_added(g, server, at)


def ice_swapped(g: Game, one: int, other: int) -> None:
    """Two pieces of ice changed places: the Runner goes along with the one they encounter (6.2.4c), but
    approaches whatever stands in their position now (6.2.4d)."""
    run = g.run
    if run is None or run.ice not in (one, other):
        return
    if run.phase == "encounter":
        run.server = g.state.cards[run.ice].server
        run.position = g.state.servers[run.server].ice.index(run.ice)
    elif run.phase == "approach":
        run.ice = other if run.ice == one else one
        for frame in g.state.stack:
            if isinstance(frame, PaidWindowFrame) and frame.ice:
                frame.ice = run.ice  # the Corp can rez what is approached now (6.9.2b)


def move_runner(g: Game, server: str) -> None:
    """To the outermost position of a server, which becomes the attacked one (6.2.5b).

    Rules: 6.1.2c, 6.2.5.
    """
    run = g.run
    if run is None or run.phase not in BEFORE_SUCCESS:
        return  # 6.2.5c
    ice = g.state.servers[server].ice
    run.server = server
    encounter = g.encounter
    if encounter is not None and not encounter.forced:
        encounter.close()
    run.position = len(ice) - 1 if ice else NOWHERE
    run.ice = ice[-1] if ice else 0
    run.go(Role.APPROACH if ice else Role.MOVEMENT)


def move_runner_to_ice(g: Game, oid: int, encounter: bool) -> None:
    """To a piece of ice, which is approached or encountered; its server becomes the attacked one (6.2.5a).

    A position that they are approaching already they need not move to (6.2.5d).

    Rules: 6.1.3a, 6.2.5.
    """
    run, card = g.run, g.state.cards[oid]
    if run is None or run.phase not in BEFORE_SUCCESS:
        return  # 6.2.5c
    if not encounter and run.phase == "approach" and run.ice == oid:
        return
    met = g.encounter
    if met is not None and not met.forced:
        met.close()
    run.server = card.server
    run.position = g.state.servers[card.server].ice.index(oid)
    run.ice = oid
    run.go(Role.ENCOUNTER if encounter else Role.APPROACH)


def ice_derezzed(g: Game, card: Card) -> None:
    """Derezzing the encountered ice ends the encounter (6.2.4b); derezzing approached ice does not."""
    encounter = g.encounter
    if encounter is not None and encounter.ice == card.oid:
        _leave_phase(g, card.oid)


def _leave_phase(g: Game, oid: int) -> None:
    """On to the Movement Phase; open paid windows are finished first (6.1.3d)."""
    run = g.run
    encounter = g.encounter
    if encounter is not None and encounter.ice == oid:
        encounter.close()
        if encounter.forced:
            return
    if run is not None and run.phase in ("approach", "encounter"):
        run.go(Role.MOVEMENT)


def attacked_server_gone(g: Game, server: str) -> None:
    """The run ends, once an open paid ability window closes (4.6.8e). In the Success Phase it does anyway."""
    run = g.run
    if run is None or run.server != server or run.phase not in BEFORE_SUCCESS:
        return
    encounter = g.encounter
    if encounter is not None and not encounter.forced:
        encounter.close()
    run.phase = "ends"
    run.go(Role.RUN_ENDS)


def ice_replaced(g: Game, card: Card, new: int) -> None:
    """Another piece of ice stands where this one did (8.8.4b): approached in its place (6.2.4d), and an
    encounter with the one that is gone ends (6.2.4b)."""
    run, encounter = g.run, g.encounter
    if encounter is not None and encounter.ice == card.oid:
        _leave_phase(g, card.oid)
    if run is not None and run.ice == card.oid:
        run.ice = new
        for frame in g.state.stack:
            if isinstance(frame, PaidWindowFrame) and frame.ice:
                frame.ice = new
