"""How ice that comes, goes or turns facedown shifts the Runner during a run (6.2.6, 6.2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.edition import Role
from engine.netrunner.table.frames.runs import NOWHERE, EncounterFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.frames.runs import RunFrame
    from engine.netrunner.table.game import Game

BEFORE_SUCCESS = ("initiation", "approach", "encounter", "movement")
"""Phases of a run in which the Runner has not reached the server."""


def ice_added(g: Game, server: str, index: int, *, inward: bool = False) -> None:
    """Ice entered a position counted from the innermost; inward of the Runner it shifts them (24: 6.2.3b).

    Where the ice in their position is gone, all that was outward of it has closed up (24: 6.2.4): what comes
    to that place is outward (6.2.6a), unless it was settled before that it comes `inward` (8.5.16b).

    The same number says it by 26.03, which speaks of positions as things (6.2.1, 6.2.4, 6.2.6): one that
    nobody stands in goes with its ice (6.2.7a, 10.3.1i), and where a new one comes to be (6.2.2a, c)
    is between two others.
    """
    run = _before(g, server)
    if run is not None and (inward or is_inward(g, server, index)):
        run.position += 1


def nothing_begins(g: Game) -> bool:
    """Whether the run has ended and what was going on is still being finished: no run, encounter, breach or
    access begins then (6.8.2c)."""
    run = g.run
    return g.rules.quiet_end and run is not None and g.row_of(run).role == Role.RUN_ENDS


def close(g: Game, encounter: EncounterFrame) -> None:
    """Abort an encounter: no step of it follows but its last."""
    g.go(encounter, Role.ENCOUNTER_ENDS)
    encounter.over = True


def ahead(g: Game) -> tuple[int, ...]:
    """The ice that the Runner is at or has still before them in the run in progress, innermost first."""
    run = g.run
    server = g.state.servers.get(run.server) if run is not None else None
    if run is None or server is None:
        return ()
    return server.ice[: run.position + 1 if run.ice else max(0, run.position)]


def to_go(g: Game) -> int:
    """How many pieces of ice are still before the Runner who is asked about jacking out, by some editions
    while they approach one of them; where they were sent (back) to ice (6.1.3), with that."""
    run = g.run
    if run is None or run.position == NOWHERE:
        return 0
    role = g.row_of(run).role
    return run.position + (role == Role.APPROACH or (run.phase == "approach" and role == Role.JACK_OUT))


def is_inward(g: Game, server: str, index: int) -> bool:
    """Whether ice that comes to a position now comes inward of the Runner."""
    run = _before(g, server)
    return run is not None and (index < run.position or (index == run.position and bool(run.ice)))


def _before(g: Game, server: str) -> RunFrame | None:
    """The run, if it attacks this server and the Runner has a position there (6.2.1, 6.2.2)."""
    run = g.run
    return None if run is None or run.server != server or run.position == NOWHERE else run


def ice_left(g: Game, card: Card, index: int) -> None:
    """Ice left its position (6.2.6b; 6.2.7a and c for the ice the Runner is at), and with it all encounters
    with it are over (8.5.10).

    Rules: 6.2.6a, 6.2.7e, 4.6.9e.
    """
    end_encounters(g, card.oid)
    _shift_inward(g, card, index)


def _shift_inward(g: Game, card: Card, index: int) -> None:
    """What ice that leaves a position means for the Runner's, which has no ice any more if it was theirs."""
    run = _before(g, card.server)
    if run is None:
        return
    if index < run.position:
        run.position -= 1
    elif index == run.position and run.ice == card.oid:
        _stands_there(g, run, 0)
        if run.phase == "movement" and run.moved and not g.rules.vacant:
            # The Runner has come to this position but approaches nothing there; further in there may be more.
            inward = g.state.servers[run.server].ice[:index]
            run.position = len(inward) - 1 if inward else NOWHERE
            run.ice = inward[-1] if inward else 0
        elif run.phase in ("approach", "encounter"):
            g.go(run, Role.MOVEMENT)


def end_encounters(g: Game, oid: int) -> bool:
    """Abort all encounters with a piece of ice that leaves or is derezzed now, be they outside of the one in
    progress or forced; open paid ability windows are finished first (8.5.10, 6.1.3d). What of it was unbroken
    is kept (9.8.4c). Whether one of them was no forced one.
    """
    ended = False
    for frame in g.state.stack:
        if isinstance(frame, EncounterFrame) and frame.ice == oid and frame.left < 0:
            frame.left = len(g.unbroken_in(frame))
            if not frame.over:
                close(g, frame)
                ended = ended or not frame.forced
    return ended


def ice_moved(g: Game, card: Card, before: int, server: str, at: int) -> None:
    """Ice moved to another position. `card` is the ice as it was.

    The Runner stays with ice they encounter (6.2.7d); approached ice leaves them behind (6.2.7a).
    """
    run = g.run
    if run is not None and run.ice == card.oid and run.phase == "encounter":
        run.server, run.position = server, at
        return
    _shift_inward(g, card, before)
    ice_added(g, server, at)


def ice_swapped(g: Game, one: int, other: int) -> None:
    """Two pieces of ice changed places: the Runner goes along with the one they encounter (6.2.7d), but
    else they stay in their position, whatever stands there now (6.2.7b, e)."""
    run = g.run
    if run is None or run.ice not in (one, other):
        return
    if run.phase == "encounter":
        run.server = g.state.cards[run.ice].server
        run.position = g.state.servers[run.server].ice.index(run.ice)
    else:
        _stands_there(g, run, other if run.ice == one else one)


def _stands_there(g: Game, run: RunFrame, oid: int) -> None:
    """Another piece of ice stands in the Runner's position, or none: what is approached can be rezzed, and
    nothing else (6.9.2b)."""
    run.ice = oid
    for frame in g.state.stack:
        if isinstance(frame, PaidWindowFrame) and frame.ice:
            frame.ice = oid


def move_runner(g: Game, server: str) -> None:
    """To the outermost position of a server, which becomes the attacked one (6.2.8b).

    Rules: 6.1.2c, 6.2.8.
    """
    run = g.run
    if run is None or run.phase not in BEFORE_SUCCESS:
        return  # 6.2.8c
    ice = g.state.servers[server].ice
    run.server = server
    encounter = g.encounter
    if encounter is not None and not encounter.forced:
        close(g, encounter)
    run.position = len(ice) - 1 if ice else NOWHERE
    run.ice = ice[-1] if ice else 0
    g.go(run, Role.APPROACH if ice else Role.MOVEMENT)


def move_runner_to_ice(g: Game, oid: int, encounter: bool) -> None:
    """To a piece of ice, which is approached or encountered; its server becomes the attacked one (6.2.8a).

    A position that they are approaching already they need not move to (6.2.8d).

    Rules: 6.1.3a, 6.2.8.
    """
    run, card = g.run, g.state.cards[oid]
    if run is None or run.phase not in BEFORE_SUCCESS:
        return  # 6.2.8c
    if not encounter and run.phase == "approach" and run.ice == oid:
        return
    met = g.encounter
    if met is not None and not met.forced:
        close(g, met)
    run.server = card.server
    run.position = g.state.servers[card.server].ice.index(oid)
    run.ice = oid
    g.go(run, Role.ENCOUNTER if encounter else Role.APPROACH)


def ice_derezzed(g: Game, oid: int) -> None:
    """Ice is being derezzed: that ends its encounter (6.2.7c; not by rg, D16), not its approach."""
    run = g.run
    if g.rules.encounters_derezzed:
        return
    if end_encounters(g, oid) and run is not None and run.phase == "encounter":
        g.go(run, Role.MOVEMENT)


def attacked_server_gone(g: Game, server: str) -> None:
    """The run ends, once an open paid ability window closes (4.6.8e). In the Success Phase it does anyway."""
    run = g.run
    if run is None or run.server != server or run.phase not in BEFORE_SUCCESS:
        return
    encounter = g.encounter
    if encounter is not None and not encounter.forced:
        close(g, encounter)
    run.phase = "ends"
    g.go(run, Role.RUN_ENDS)


def ice_replaced(g: Game, gone: int, new: int, *, ended: bool) -> None:
    """Another piece of ice stands where one did (8.8.4b), which is approached in its place (6.2.7b).

    `ended`: the run's encounter with the one that is gone ended with that (6.2.7c).
    """
    run = g.run
    if run is not None and run.ice == gone:
        if ended and run.phase == "encounter":
            g.go(run, Role.MOVEMENT)
        _stands_there(g, run, new)
