"""Servers that abilities designate: the mark (10.11), and choices of a server (9.10.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from engine.kernel import rng
from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.designated import ChosenMark, ChosenServer
from engine.netrunner.language.effects.base import OnCards, tell_choice
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Duration
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CENTRALS, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class IdentifyMark(Value, Effect, frozen=True):
    """Without a mark a random central server becomes it for the rest of the turn (10.11.2).

    With one nothing happens (10.11.3). "mark" is that server in patterns and runs.

    Rules: 10.11.1, 10.11.1a, 10.11.2a, 10.11.4.
    """

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not g.state.mark:
            g.state.mark = rng.sample(g.state, CENTRALS, 1)[0]
            g.state.marked_at = g.state.serial
            do.note(g, EventKind.MARK, seat=RUNNER, server=g.state.mark, code=f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return not g.state.mark


class ChooseServer(Value, Effect, frozen=True):
    """The controller chooses a server, which "chosen" means to all abilities of the source (9.10.3).

    It is open which (10.2.3b).

    Rules: 9.10.3a, 9.10.3b.
    """

    duration: Duration = "turn"
    of: Literal["", "attacked"] = ""
    """The one that it is, where that is no choice: "that server"."""
    protected: bool = False
    """One of those that ice protects (4.6.9)."""

    def faults(self) -> Iterable[str]:
        if self.of and self.protected:
            yield "the attacked server is no choice"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        servers = g.state.servers if not self.of else () if g.run is None else (g.run.server,)
        able = [name for name in servers if g.state.servers[name].ice or not self.protected]
        options = [Option(f"to:{name}", "destination", to=name) for name in able]
        if not options:
            return None
        keys = g.ask(f, f.seat, "server", options, about=f.source)
        if keys is None:
            return ASK
        server = keys[0].partition(":")[2]
        until = g.until(self.duration, f.seat, f.source)
        do.linger(g, until, f.seat, f.source, f.code, modifier=ChosenServer(server))
        do.note(g, EventKind.MARK, seat=f.seat, server=server, code=f.code, detail="chosen")
        return None


class ChooseCard(OnCards, frozen=True):
    """A card is chosen, which `ChosenCard` means to all abilities of the source while it is active (9.10.3c).

    It is open which (10.2.3b).
    """

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        tell_choice(g, f, f.seat, oids)
        until = g.until("active", f.seat, f.source)
        for oid in oids:
            do.linger(g, until, f.seat, f.source, f.code, modifier=ChosenMark(), target=oid)
        return None
