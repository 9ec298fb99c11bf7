"""Runs and the course of the turn (chapters 5 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.effects.base import handed_on, known, last
from engine.netrunner.language.fields import RunServer
from engine.netrunner.language.happenings import On, Servers
from engine.netrunner.language.instructions import Effect, SubroutineFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import NOWHERE, RunFrame
from engine.netrunner.table.parts import Central, Expected, Modifier, Seat
from engine.netrunner.table.positions import BEFORE_SUCCESS, move_runner, move_runner_to_ice
from engine.netrunner.table.state import RUNNER, Server

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class MakeRun(Value, Effect, frozen=True):
    """The Runner makes a run (6.3). `servers` () = any.

    `if_successful` happens once the run becomes successful, if it is still against a server it could
    have been made against (6.7.4a). `during` are modifiers for the length of the run.

    Rules: 6.7.4, 9.6.5e, 9.11.5.
    """

    servers: tuple[RunServer, ...] = ()
    if_successful: tuple[Effect, ...] = ()
    during: tuple[Modifier, ...] = ()
    not_run_this_turn: bool = False
    abilities: tuple[When, ...] = ()
    """Conditional abilities for the length of the run."""
    that: Ref | None = None
    """What those abilities know as `Result("that")`."""
    ignoring: Literal["", "additional"] = ""
    """Additional costs to run are not paid (1.16.5)."""
    protected: bool = False
    """Only on servers that ice protects."""

    def needs(self) -> tuple[str, ...]:
        return ("event",) if "that" in self.servers else ()

    def allowed(self, g: Game, s: Scope | None = None) -> tuple[str, ...]:
        """Servers the run can be announced against now; "that" is the one of what triggered the ability."""
        wanted: tuple[str, ...] = self.servers or tuple(g.state.servers)
        if "that" in wanted and s is not None and s.event is not None:
            wanted = (*wanted, s.event.server)
        if "mark" in wanted:
            wanted = (*wanted, g.state.mark)
        if "remote" in wanted:  # any remote server
            wanted = tuple(name for name in g.state.servers if name in wanted or name.startswith("remote"))
        if self.not_run_this_turn:
            run_on = {event.server for event in g.state.happened if event.kind == EventKind.RUN_BEGINS}
            wanted = tuple(name for name in wanted if name not in run_on)
        if self.protected:
            wanted = tuple(name for name in wanted if name in g.state.servers and g.state.servers[name].ice)
        return tuple(
            name
            for name in wanted
            if name in g.state.servers
            and not g.cannot("run", by=RUNNER, server=name)
            and (self.ignoring == "additional" or g.can_pay_to_run(name))
        )

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        allowed = self.allowed(g, f)
        if not allowed:
            return None
        run = RunFrame(servers=allowed, source=f.source, number=g.state.runs + 1, ignoring=self.ignoring)
        g.push(run)
        until, numbers = f"run:{run.number}", handed_on(f)
        for modifier in self.during:
            last(g, f, until, modifier)
        abilities = list(self.abilities)
        if self.if_successful:
            # 6.7.4a: bound to the servers this run could be made against, if the card names any.
            where = allowed if {"that", "mark"} & set(self.servers) else self.servers
            on = On(EventKind.SUCCESSFUL_RUN, where=cast("Servers", where))
            abilities.append(When(on, self.if_successful))
        results = known(g, f, self.that)
        for ability in abilities:
            do.linger(
                g, until, f.seat, f.source, f.code, ability=ability, results=results, numbers=numbers,
                named=f.named,
            )  # fmt: skip
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.allowed(g, s))


class EndTheRun(Value, Effect, frozen=True):
    """End the run (6.1.4)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.expecting("end_run", 1) > 0 and not self._barred(g, f):
            g.end_run(f.seat)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        run = g.run
        if self._barred(g, s):
            return False
        return (run is not None and run.begun and run.phase != "ends") or g.encounter is not None

    def _barred(self, g: Game, s: Scope) -> bool:
        ice = g.state.cards.get(s.source) if isinstance(s, SubroutineFrame) else None
        return g.cannot("end_run", by=s.seat, card=ice, server="" if g.run is None else g.run.server)

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if self._barred(g, s) else (("end_run", 1),)


class MayJackOut(Value, Effect, frozen=True):
    """The Runner may jack out (6.1.5), in a breach, too, which ends with the run (7.3.7)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        if run is None or run.phase == "ends":
            return None
        if g.cannot("jack_out", by=RUNNER, server=run.server):
            return None
        options = g.jack_out_options(by_card=True)
        keys = g.ask(f, RUNNER, "jack_out", options, about=f.source, private=options[0].verb == "jack_out")
        if keys is None:
            return ASK
        if keys[0] == "jack_out":
            g.jack_out()
        elif len(options) > 1:
            run.stay()
        return None


class JackOut(Value, Effect, frozen=True):
    """The Runner jacks out (6.1.5)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.useful(g, f):
            g.jack_out()
        return None

    def possible(self, g: Game, s: Scope) -> bool:
        return self.useful(g, s)

    def useful(self, g: Game, s: Scope) -> bool:
        run = g.run
        if run is None or run.phase == "ends" or g.cannot("jack_out", by=RUNNER, server=run.server):
            return False
        return g.can_jack_out()


class ChangeAttackedServer(Value, Effect, frozen=True):
    """The attacked server becomes another; the step of the run stays the same (6.1.2d).

    Rules: 6.1.2b.
    """

    server: Central

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        if run is not None and run.phase != "ends":
            run.server = self.server
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None


class MoveRunner(Value, Effect, frozen=True):
    """The Runner moves to the outermost position of a server, which becomes the attacked one (6.2.8b).

    "attacked": of the same one, from where they go on once more.
    """

    server: Central | Literal["attacked"]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        server = run.server if run is not None and self.server == "attacked" else self.server
        if server in g.state.servers:
            move_runner(g, server)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None


class MoveToIce(Value, Effect, frozen=True):
    """The Runner moves to a piece of ice, whatever server it protects, and approaches or encounters it
    (6.1.3a, 6.2.8a).
    """

    ice: Ref
    encounter: bool = False

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.ice.oids(g, f)[:1]:
            card = g.state.cards[oid]
            there = oid in g.state.servers.get(card.server, Server()).ice
            if there and (card.faceup or not self.encounter):
                move_runner_to_ice(g, oid, self.encounter)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        run = g.run
        return run is not None and run.phase in BEFORE_SUCCESS and super().useful(g, s)


class Approach(Value, Effect, frozen=True):
    """The Runner approaches a piece of ice in their position (6.9.2a), or the attacked server (6.9.4g)."""

    ice: Ref | None = None

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("approach_server" if self.ice is None else "approach_ice", 1),)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return () if self.ice is None else self.ice.oids(g, s)

    def doer(self, seat: Seat) -> Seat:
        return RUNNER

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run, oids = g.run, self.objects(g, f)
        if run is None or f.expecting(self.expects(g, f)[0][0], 1) < 1:
            return None
        if self.ice is None and run.position == NOWHERE:
            do.emit(g, EventKind.APPROACH_SERVER, seat=RUNNER, server=run.server)
        for oid in oids:
            if oid != run.ice:  # 6.2.8: an interrupt has moved the Runner elsewhere
                continue
            named = g.public_name(oid)
            do.emit(
                g, EventKind.APPROACH_ICE, seat=RUNNER, oid=oid, **named, server=g.state.cards[oid].server
            )
        return None


class ApproachAgain(Value, Effect, frozen=True):
    """The Runner approaches the ice in their position once more, which they have just passed (6.1.3b)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        if run is not None and self.useful(g, f):
            g.go(run, Role.APPROACH)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        run = g.run
        there = run is not None and run.phase == "movement" and not run.moved and run.position != NOWHERE
        return there and run is not None and run.ice in g.state.servers[run.server].ice


class EndActionPhase(Value, Effect, frozen=True):
    """The action phase of who controls it ends (5.4.3)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        g.end_action_phase(f.seat)
        return None
