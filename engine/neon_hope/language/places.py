"""Locations that are locked or close, and environments that turn over or leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import EffectValue, for_seat
from engine.neon_hope.language.board import moved
from engine.neon_hope.table.frames import EffectsFrame

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class Locations(EffectValue, frozen=True):
    """Base of effects on named locations."""

    locations: tuple[str, ...]

    def there(self, g: Game) -> list[str]:
        """Those that are in play."""
        return [location for location in self.locations if location in g.locations()]


class LockLocations(Locations, frozen=True):
    """Lock locations: nobody can move there until they are opened. Whoever is there may leave."""

    op: ClassVar[str] = "lock"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        for location in self.there(g):
            do.set_access(g, location, "locked")
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.access(location) in ("open", "closing") for location in self.there(g))


class OpenLocations(Locations, frozen=True):
    """Open locations that are locked, closed or about to close."""

    op: ClassVar[str] = "open"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        for location in self.there(g):
            do.set_access(g, location, "open")
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.access(location) != "open" for location in self.there(g))


class CloseLocations(Locations, frozen=True):
    """Close locations: cards there leave play, and characters move away. The last one never closes."""

    op: ClassVar[str] = "close"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        for location in self.there(g):
            do.close(g, location)
        displace(g, f)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.access(location) != "closed" for location in self.there(g))


class CloseNext(Locations, frozen=True):
    """Of locations, in this order: the one that is about to close closes; then the next one is about to.

    Used again and again it closes them all, and everybody sees each time which comes next.
    """

    op: ClassVar[str] = "close_next"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        for location in self.there(g):
            if g.access(location) == "closing":
                do.close(g, location)
        left = [location for location in self.there(g) if g.access(location) != "closed"]
        if left and g.remaining_locations() != left[:1]:
            do.set_access(g, left[0], "closing")
        displace(g, f)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.access(location) != "closed" for location in self.there(g))


class TurnEnvironment(EffectValue, frozen=True):
    """Turn an environment over: its other side has names, rules and clues of its own."""

    op: ClassVar[str] = "turn_environment"

    card: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.turn_environment(g, self.card)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.card in g.state.environments


class LeaveEnvironment(EffectValue, frozen=True):
    """An environment leaves play with all cards there; characters there move away. The last one stays."""

    op: ClassVar[str] = "environment_leaves"

    card: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.leave(g, self.card)
        displace(g, f)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.card in g.state.environments


def displace(g: Game, f: EffectsFrame) -> None:
    """Characters whose location has gone move away, each for themselves, clockwise from the lead."""
    gone = [seat for seat in g.from_lead() if g.hero(seat).location not in g.remaining_locations()]
    for seat in reversed(gone):
        g.push(for_seat(f, seat, (MoveAway(),)))


class MoveAway(EffectValue, frozen=True):
    """Move from a location that has gone. Not for packs.

    To the other location of the environment if that is open, else to any that is; where all that is left is
    locked, into that. Nothing holds a character where nothing is.
    """

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        here = g.environment_of(g.hero(f.seat).location)
        left = g.remaining_locations()
        if g.hero(f.seat).location in left:
            return None
        free = [place for place in left if g.enterable(place)]
        places = [place for place in free if g.environment_of(place) == here] or free or left
        return moved(g, f, places)
