"""Chapter 6: runs. The steps are those of 6.9; those of an encounter are in `encounters`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.effects import Approach, BreachServer, DeclareSuccess, Encounter
from engine.netrunner.language.selectors import Exactly
from engine.netrunner.rules import costs, instead, loops, paying, prices, run_plans
from engine.netrunner.rules.jack_out import jack_out_cost
from engine.netrunner.rules.windows import open_paid_window
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import NOWHERE, AfterFrame, RunFrame
from engine.netrunner.table.positions import to_go
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Central


RUN = RunFrame.table = StepTable("run (6.9)")


@RUN.row("6.9.1a", "the Runner announces the attacked server")
def _announce(g: Game, f: RunFrame) -> Step:
    """Rules: 6.1.2a, 6.3.2, 6.3.2a, 6.3.2b; 24: 6.3.3a."""
    if not f.server:
        if len(f.servers) == 1:
            f.server = f.servers[0]
        else:
            options = [Option(f"server:{name}", "run", to=name) for name in f.servers]
            keys = g.ask(f, RUNNER, "run_server", options, about=f.source)
            if keys is None:
                return ASK
            f.server = keys[0].partition(":")[2]
    g.state.runs = f.number
    extra = prices.run_cost(g, f.server)
    if extra is not None and f.ignoring != "additional":
        payment = costs.payment(g, "run", RUNNER, extra, f.source)
        if not f.choices and not costs.can_pay(g, payment):
            return END
        if not paying.pay(g, f, payment):
            return ASK
    return None


@RUN.row("6.9.1b", "there are credits from bad publicity")
def _bad_publicity(g: Game, f: RunFrame) -> Step:
    if g.cannot("run", by=RUNNER, server=f.server):  # 1.2.2: what paying for it led to may forbid it
        return END
    n = g.state.bad_publicity
    if n:
        g.state.run_credits = n
        if not g.rules.fund:  # 10.6.2, 10.6.3a: put into the fund, they are not gained
            do.gain_credits(g, RUNNER, n)
    return None


@RUN.row("6.9.1c", "the run formally begins")
def _begin(g: Game, f: RunFrame) -> Step:
    f.begun = True
    do.emit(g, EventKind.RUN_BEGINS, seat=RUNNER, server=f.server, oid=f.source)
    return None


@RUN.row("6.9.1d", "the Runner comes to the outermost position")
def _position(g: Game, f: RunFrame) -> Step:
    """Rules: 6.2.5a."""
    server = g.state.servers.get(f.server)
    ice = server.ice if server is not None else ()
    if ice:
        f.position = len(ice) - 1
        f.ice = ice[-1]
    return None


@RUN.row("6.9.1e", "paid abilities; the Corp may rez cards", role=Role.INITIATION_WINDOW)
def _initiation_window(g: Game, f: RunFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUN.row("6.9.1f", "on to the ice in this position, or to the Movement Phase")
def _from_initiation(g: Game, f: RunFrame) -> Step:
    """Rules: 6.3.5."""
    return Role.APPROACH if f.ice else Role.MOVEMENT


@RUN.row("6.9.2a", "the approach begins", role=Role.APPROACH)
def _approach(g: Game, f: RunFrame) -> Step:
    """Rules: 6.4.2; in a vacant position nothing is approached (6.9.4f, 6.4.4)."""
    f.phase = "approach"
    if g.rules.vacant and not f.ice:
        return None
    loops.comes_to(g, f)
    g.instruct(RUNNER, Approach(Exactly(f.ice)))
    return None


@RUN.row("6.9.2b", "paid abilities; the Corp may rez cards and the approached ice", role=Role.APPROACH_WINDOW)
def _approach_window(g: Game, f: RunFrame) -> Step:
    open_paid_window(g, f, rez=True, ice=f.ice)
    return None


@RUN.row("6.9.2c", "rezzed ice is encountered, other ice is passed")
def _encounter_or_pass(g: Game, f: RunFrame) -> Step:
    """Rules: 6.4.4."""
    card = g.state.cards.get(f.ice)
    return "6.9.3" if card is not None and card.faceup else "6.9.4a"


@RUN.row("6.9.3", "the encounter", role=Role.ENCOUNTER)
def _encounter(g: Game, f: RunFrame) -> Step:
    f.phase = "encounter"
    g.instruct(RUNNER, Encounter(Exactly(f.ice)))
    return None


@RUN.row("6.9.4a", "the Runner passes the ice", role=Role.MOVEMENT)
def _pass(g: Game, f: RunFrame) -> Step:
    """Where the ice is gone the Runner passes its position only (8.5.10), which meets no condition.

    Rules: 6.6.2.
    """
    f.phase = "movement"
    f.moved = False
    loops.comes_to(g, f)
    if f.position != NOWHERE and f.ice in g.state.servers[f.server].ice:
        do.emit(g, EventKind.PASS_ICE, seat=RUNNER, oid=f.ice, **g.public_name(f.ice), server=f.server)
        if f.position == 0:
            do.emit(g, EventKind.PASS_ALL_ICE, seat=RUNNER, server=f.server)
    return None


@RUN.row("6.9.4b", "paid abilities", role=Role.PASSED_WINDOW)
def _movement_window(g: Game, f: RunFrame) -> Step:
    open_paid_window(g, f)
    return None


@RUN.row("6.9.4c", "the Runner may jack out", role=Role.JACK_OUT)
def _jack_out(g: Game, f: RunFrame) -> Step:
    """Rules: 6.6.3, 6.1.5a, 6.1.5b, 10.1.6b."""
    if g.cannot("jack_out", by=RUNNER, server=f.server):
        return None
    options = g.jack_out_options()
    staying = options[0].verb != "jack_out"
    if staying and g.policy.plans_to_go_on(g):
        options.insert(1, Option("go_on", "go_on", n=to_go(g)))
    keys = g.ask(f, RUNNER, "jack_out", options, private=not staying)
    if keys is None:
        return ASK
    if keys[0] == "go_on":
        run_plans.plan(g, RUNNER)
    if keys[0] == "jack_out":
        if jack_out_cost(g) is not None:
            g.jack_out()
            return None
        do.emit(g, EventKind.JACK_OUT, seat=RUNNER, server=f.server)
        return Role.RUN_ENDS
    if len(options) > 1:
        f.stay()
    return None


@RUN.row("6.9.4d", "the Runner moves one position inward")
def _move_in(g: Game, f: RunFrame) -> Step:
    """Rules: 6.2.5b, 6.6.4."""
    ice = g.state.servers[f.server].ice if f.server in g.state.servers else ()
    f.ice = 0
    if f.position > 0 and ice:
        f.position = min(f.position, len(ice)) - 1
        f.moved = True
        f.ice = ice[f.position]
    else:
        f.position = NOWHERE
    return None


@RUN.row("6.9.4e", "paid abilities; the Corp may rez cards", role=Role.MOVEMENT_WINDOW)
def _before_server(g: Game, f: RunFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUN.row("6.9.4f", "after moving, the next ice is approached")
def _next_ice(g: Game, f: RunFrame) -> Step:
    """Rules: 6.6.5."""
    return "6.9.2a" if f.moved and f.position != NOWHERE else None


@RUN.row("6.9.4g", "the Runner approaches the server")
def _approach_server(g: Game, f: RunFrame) -> Step:
    """Rules: 6.6.6."""
    g.instruct(RUNNER, Approach())
    return None


@RUN.row("6.9.4h", "on to the Success Phase")
def _to_success(g: Game, f: RunFrame) -> Step:
    return None


@RUN.row("6.9.5a", "the run is declared successful")
def _success(g: Game, f: RunFrame) -> Step:
    """Rules: 6.7.3."""
    f.phase = "success"
    f.reached = True
    if g.cannot("success", by=RUNNER, server=f.server):
        return None
    g.instruct(RUNNER, DeclareSuccess())
    return None


@RUN.row("6.9.5b", "the Runner breaches the server")
def _breach(g: Game, f: RunFrame) -> Step:
    """The Runner, whose effect the breach is, chooses what replaces it; then nothing is left for other
    replacement effects to replace (9.9.11)."""
    if f.instead == "done":
        return None
    way = instead.choose(g, f)
    if way is ASK:
        return ASK
    if isinstance(way, instead.Way):
        instead.carry_out(g, way)
        return None
    breach = BreachServer(cast("Central", f.server))  # or a remote server, which no card names
    if f.server in g.state.servers:
        g.instruct(RUNNER, breach)
    return None


@RUN.row("6.9.5c", "on to the Run Ends Phase")
def _to_end(g: Game, f: RunFrame) -> Step:
    return None


@RUN.row("6.9.6a", "open windows are closed or finished", role=Role.RUN_ENDS)
def _close_windows(g: Game, f: RunFrame) -> Step:
    """`end_run` closed paid windows and phase-start reaction windows (6.8.2a, b); others are done by now.

    Rules: 6.2.5d, 6.8.2c.
    """
    f.phase = "ends"
    f.position = NOWHERE
    f.ice = 0
    return None


@RUN.row("6.9.6b", "credits from bad publicity go")
def _lose_run_credits(g: Game, f: RunFrame) -> Step:
    """Rules: 6.8.3, 10.6.2, 10.6.3b; 24: 6.3.3c."""
    lost = do.end_run_credits(g)
    if lost:
        do.emit(g, EventKind.LOSE_CREDITS, seat=RUNNER, n=lost)
    return None


@RUN.row("6.9.6c", "it may be declared unsuccessful")
def _unsuccessful(g: Game, f: RunFrame) -> Step:
    """Rules: 6.8.4, 6.8.4b."""
    if not f.reached and f.server in g.state.servers:
        f.unsuccessful = True
        do.emit(g, EventKind.UNSUCCESSFUL_RUN, seat=RUNNER, server=f.server)
    return None


@RUN.row("6.9.6d", "the run is complete", checked=False)
def _complete(g: Game, f: RunFrame) -> Step:
    """Its checkpoint takes place outside of the run (10.3.6): `AfterFrame` runs after this one.

    Rules: 6.8.5.
    """
    do.emit(
        g, EventKind.RUN_ENDS, seat=RUNNER, server=f.server, oid=f.source,
        detail="successful" if f.successful else "unsuccessful" if f.unsuccessful else "",
    )  # fmt: skip
    stack = g.state.stack
    stack.insert(len(stack) - 1, AfterFrame())
    return None


AFTER = AfterFrame.table = StepTable("after a timing structure (10.3.6)")


@AFTER.row("10.3.6", "checkpoint outside of the structure that ended")
def _after(g: Game, f: AfterFrame) -> Step:
    return None
