"""Numbers of players, of servers, of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Scope
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Central, Player, Seat, seat_of
from engine.netrunner.table.state import CENTRALS, HAND, SEATS

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


class _Of(Value, Amount, frozen=True):
    """Something a player has."""

    who: Player = "you"

    def seat(self, s: Scope) -> Seat:
        """The player's seat."""
        return seat_of(self.who, s.seat)


class Credits(_Of, frozen=True):
    """Credits in a player's pool."""

    def value(self, g: Game, s: Scope) -> int:
        return g.pool_credits(self.seat(s))


class Clicks(_Of, frozen=True):
    """Clicks a player has left."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.clicks[self.seat(s)]


class Points(_Of, frozen=True):
    """A player's score: the agenda points in their score area (1.17.1)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.points(self.seat(s))


class RandomAccessLimit(Value, Amount, frozen=True):
    """How many cards of the hand or deck can be accessed in the breach in progress, as it stands (7.3.5)."""

    def value(self, g: Game, s: Scope) -> int:
        breach = g.breach
        return 0 if breach is None else breach.limit or 1 + breach.extra


class CardsInHand(_Of, frozen=True):
    """Cards in a player's hand."""

    def value(self, g: Game, s: Scope) -> int:
        return len(g.state.zones[HAND[self.seat(s)]])


class HandSize(_Of, frozen=True):
    """A player's maximum hand size (5.5.3)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.hand_size(self.seat(s))


class ThreatLevel(Value, Amount, frozen=True):
    """The threat level: the highest score (1.17.1a)."""

    def value(self, g: Game, s: Scope) -> int:
        return max(g.points(seat) for seat in SEATS)


class Tags(Value, Amount, frozen=True):
    """How many tags the Runner has (10.5)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.tags()


class BadPublicityCount(Value, Amount, frozen=True):
    """How much bad publicity the Corp has (10.6)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.bad_publicity


class CoreDamage(Value, Amount, frozen=True):
    """How much core damage the Runner has suffered (10.4)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.core_damage


class UnusedMemory(Value, Amount, frozen=True):
    """How many MU the Runner does not use."""

    def value(self, g: Game, s: Scope) -> int:
        return max(0, g.memory_limit() - g.memory_used())


class Link(Value, Amount, frozen=True):
    """The Runner's link (10.7)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.link()


class Remotes(Value, Amount, frozen=True):
    """How many remote servers there are (4.6.8): of all, or of those with a card in the root, or with ice."""

    root: bool = False
    ice: bool = False

    def value(self, g: Game, s: Scope) -> int:
        return sum(
            name not in CENTRALS and bool(server.root or not self.root) and bool(server.ice or not self.ice)
            for name, server in g.state.servers.items()
        )


class IceProtecting(Value, Amount, frozen=True):
    """How many pieces of ice protect a server: a name, "here" (the source's) or "attacked" (the run's)."""

    server: Central | Literal["attacked", "here"]

    def value(self, g: Game, s: Scope) -> int:
        name: str = self.server
        if name == "attacked":
            name = "" if g.run is None else g.run.server
        elif name == "here":
            card = g.state.cards.get(s.source) or g.state.last_known.get(s.source)
            name = "" if card is None else g.server_of(card)
        return len(g.state.servers[name].ice) if name in g.state.servers else 0


class EventAmount(Value, Amount, frozen=True):
    """How much the event was about: credits, cards, damage, tags."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:amount")

    def value(self, g: Game, s: Scope) -> int:
        return 0 if s.event is None else s.event.n


class TraceStrength(Value, Amount, frozen=True):
    """The trace strength of the trace that was determined to be successful or not (10.8.5)."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:traced")

    def value(self, g: Game, s: Scope) -> int:
        return 0 if s.event is None else s.event.other


class DifferentActions(Value, Amount, frozen=True):
    """How many different actions were taken this turn (5.2.5)."""

    def value(self, g: Game, s: Scope) -> int:
        return len({event.detail for event in g.state.happened if event.kind == EventKind.ACTION})
