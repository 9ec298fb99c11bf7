"""Players that no deal of a computer expects: each plays as the sensible one does, but for one habit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import CENTRALS, CORP, RUNNER, SEATS
from engine.players import netrunner, random_player

if TYPE_CHECKING:
    from engine.netrunner import Game
    from engine.netrunner.table.questions import Decision, Option
    from tools.ladder.games import Player

RICH: Final = 20
"""Credits that the one who turtles wants to have first."""
LATE: Final = 2 * 5
"""Turns of both sides after which the one who waits rezzes at last: from the sixth of its own."""


def at_random(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """Anything."""
    return netrunner.choose(game, seat, decision_id, "random")


def wanders(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """A third of its actions are any."""
    decision = game.find(seat, decision_id)
    if decision.role == Role.ACTION_WINDOW and random_player.dice(game, "wander", 3) == 0:
        return random_player.choose(game, decision)
    return _sensible(game, decision)


def jams(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The Corp installs every agenda as soon as it has it, behind the most ice there is for it."""
    decision = game.find(seat, decision_id)
    there = [
        option for option in _actions(decision, "install")
        if option.to not in CENTRALS and definition(game.state.cards[option.oid].code).type == AGENDA
    ]  # fmt: skip
    if not there:
        return _sensible(game, decision)
    servers = game.state.servers
    return (max(there, key=lambda option: len(servers[option.to].ice) if option.to in servers else 0).key,)


def runs(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The Runner begins each turn with a run, wherever."""
    decision = game.find(seat, decision_id)
    there = _actions(decision, "run")
    if there and not any(event.kind is EventKind.RUN_BEGINS for event in game.state.happened):
        return (there[random_player.dice(game, "runs", len(there))].key,)
    return _sensible(game, decision)


def turtles(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The Corp does nothing but install ice and take credits until it has twenty."""
    decision = game.find(seat, decision_id)
    own = _sensible(game, decision)
    option = decision.option(own[0]) if own else None
    if option is None or game.state.credits[CORP] >= RICH or not _actions(decision, "credit"):
        return own
    ice = option.verb == "install" and definition(game.state.cards[option.oid].code).type == ICE
    return own if ice else (_actions(decision, "credit")[0].key,)


def waits(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The Corp rezzes nothing before its sixth turn."""
    decision = game.find(seat, decision_id)
    own = _sensible(game, decision)
    if game.state.turn > LATE or not any(key.startswith("rez:") for key in own):
        return own
    other = [option.key for option in decision.options if option.verb in ("pass", "credit")]
    return tuple(other[:1]) or own


class Stranger(NamedTuple):
    """Whom a computer meets."""

    name: str
    player: Player
    seats: tuple[str, ...]
    """Which it plays."""


STRANGERS: Final = (
    Stranger("the random player", at_random, SEATS),
    Stranger("who wanders", wanders, SEATS),
    Stranger("a Corp that jams agendas", jams, (CORP,)),
    Stranger("a Runner that runs each turn", runs, (RUNNER,)),
    Stranger("a Corp that turtles until 20 credits", turtles, (CORP,)),
    Stranger("a Corp that rezzes late", waits, (CORP,)),
)


def _sensible(game: Game, decision: Decision) -> tuple[str, ...]:
    return netrunner.choose(game, decision.seat, decision.id, "sensible")


def _actions(decision: Decision, verb: str) -> list[Option]:
    if decision.role != Role.ACTION_WINDOW:
        return []
    return [option for option in decision.options if option.verb == verb]
