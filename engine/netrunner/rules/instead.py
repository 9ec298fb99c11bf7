"""What happens instead of the breach of a successful run (6.7.4b, c; 9.9.8b, c).

A card may do so from the grip (9.1.8b), where nobody else sees it. So whether the Runner is asked depends on
what lies on the table and on their own orders (10.2): they decide with the action, leave an order, or take
full control of breaches; the policy says which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from engine.kernel.steps import ASK, Step, StepTable
from engine.netrunner.language.abilities import Static
from engine.netrunner.language.base import Bare
from engine.netrunner.language.happenings import at
from engine.netrunner.language.instructions import ConditionalFrame
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.objects.definitions import by_code, declared, definition
from engine.netrunner.table.frames.runs import InsteadFrame
from engine.netrunner.table.orders import InsteadOrder
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import GRIP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.frames.runs import RunFrame

_STAT = "instead:breach"


class Way(NamedTuple):
    """An effect that replaces a breach, or may do so."""

    modifier: InsteadOf
    scope: Bare


def ways(g: Game, server: str) -> list[Way]:
    """What replaces the breach of a server or may do so, by what everybody can see."""
    return [way for way in _all(g, server) if not _in_grip(g, way)]


def from_grip(g: Game, server: str) -> list[Way]:
    """What cards of the grip may do instead of breaching a server, if they can."""
    return [
        way for way in _all(g, server)
        if _in_grip(g, way) and any(effect.useful(g, way.scope) for effect in way.modifier.effects)
    ]  # fmt: skip


def _all(g: Game, server: str) -> list[Way]:
    return [
        Way(modifier, scope)
        for modifier, scope, _, _ in g.modifiers(_STAT)
        if isinstance(modifier, InsteadOf)
        if not modifier.where or at(g, server, modifier.where, scope)
    ]


def _in_grip(g: Game, way: Way) -> bool:
    card = g.state.cards.get(way.scope.source)
    return card is not None and card.zone == GRIP


def conceivable(g: Game, server: str) -> bool:
    """Whether there are cards at all that could be used from a grip instead of breaching this server."""
    scope = Bare(RUNNER, 0, "")
    return any(not each.where or at(g, server, each.where, scope) for each in _of_grips(len(declared())))


@by_code
def _of_grips(_declared: int) -> tuple[InsteadOf, ...]:
    """What a declared card does from a grip; asked again when more cards are declared."""
    found = (definition(code).elsewhere.get(GRIP) for code in declared())
    return tuple(
        static.modifier
        for face in found if face is not None
        for static in face.statics.get(_STAT, ())
        if isinstance(static, Static) and isinstance(static.modifier, InsteadOf)
    )  # fmt: skip


def choose(g: Game, f: RunFrame) -> Step | Way:
    """What the Runner, whose effect the breach is, has happen instead of it; None for the breach (9.9.11)."""
    seen, own = ways(g, f.server), from_grip(g, f.server)
    if f.instead:
        seen = [way for way in seen if not _of_the_run(f, way)]
    asks = g.policy.asks_of_grip(g, f.server) and f.successful
    if not f.successful:  # "whenever you make a successful run on ..., instead of breaching"
        seen, own = [way for way in seen if not way.modifier.where], []
    if not seen and not asks:
        return _ordered(g, own)
    optional = all(way.modifier.optional for way in seen)
    if not asks and len(seen) + optional == 1:
        ordered = _ordered(g, own)
        if ordered is not None:
            return ordered
        own = []  # nothing is left to ask by what all can see
    found = [*seen, *own]
    options = [Option(f"instead:{i}", "instead", oid=way.scope.source) for i, way in enumerate(found)]
    if optional:
        options.append(Option("breach", "breach", to=f.server))
    keys = g.ask(f, RUNNER, "instead", options, private=asks)
    if keys is None:
        return ASK
    return None if keys[0] == "breach" else found[int(keys[0].partition(":")[2])]


def _of_the_run(run: RunFrame, way: Way) -> bool:
    """Whether it is what made the run that replaces its breach: "if successful, instead of ..."."""
    return run.source != 0 and way.scope.source == run.source


INSTEAD = InsteadFrame.table = StepTable("if successful, instead (rg: run 5.4)", checked=False)


@INSTEAD.row("run 5.4", "what made the run may replace the breach")
def _if_successful(g: Game, f: InsteadFrame) -> Step:
    """Rules: rg: Ersatzeffekte."""
    run = g.run
    if run is None or run.instead:
        return None
    found = [way for way in ways(g, run.server) if _of_the_run(run, way)]
    if not found or not run.successful:
        return None
    options = [Option(f"instead:{i}", "instead", oid=way.scope.source) for i, way in enumerate(found)]
    if all(way.modifier.optional for way in found):
        options.append(Option("breach", "breach", to=run.server))
    keys = g.ask(f, RUNNER, "instead", options)
    if keys is None:
        return ASK
    run.instead = "declined" if keys[0] == "breach" else "done"
    if run.instead == "done":
        carry_out(g, found[int(keys[0].partition(":")[2])])
    return None


def carry_out(g: Game, way: Way) -> None:
    """Start what happens instead."""
    scope = way.scope
    effects = way.modifier.effects
    g.push(ConditionalFrame(seat=scope.seat, source=scope.source, code=scope.code, effects=effects))


def _ordered(g: Game, own: list[Way]) -> Way | None:
    """What the Runner decided ahead to use."""
    run = g.run_number
    orders = g.state.orders[RUNNER].instead
    wanted = {order.card for order in orders if order.run in (0, run)}
    return next((way for way in own if way.scope.source in wanted), None)


def options(g: Game, server: str) -> list[Option]:
    """Running a server in order to use a card of the grip instead of breaching it, as one choice."""
    if _STAT not in g.stats or g.policy.asks_of_grip(g, server):
        return []
    return [
        Option(f"run:{server}:{way.scope.source}", "run", oid=way.scope.source, to=server)
        for way in from_grip(g, server)
    ]


def decide(g: Game, oid: int) -> None:
    """The Runner decides with the action of a run which card of the grip they use instead of breaching."""
    state = g.state
    mine = state.orders[RUNNER]
    kept = tuple(order for order in mine.instead if not order.run)
    order = InsteadOrder(oid, state.runs + 1)
    state.orders[RUNNER] = replace(mine, instead=(*kept, order))
