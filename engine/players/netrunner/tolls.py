"""What passing ice costs the Runner, for one decision: the break-price tables of what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.netrunner.breaking import Tool, tools
from engine.players.netrunner.gear import Gear, Ice, read_ice, rig
from engine.players.netrunner.passing import Way, cheapest, through, ways

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.players.netrunner.sight import Sight


class Tolls:
    """The rig against ice the seat knows; everything is read once."""

    __slots__ = ("_ice", "_rig", "_see", "_tables", "have")

    def __init__(self, see: Sight) -> None:
        self._see = see
        self._ice: dict[int, Ice] = {}
        self._tables: dict[tuple[int, ...], tuple[Way, ...]] = {}
        self._rig: tuple[Gear, ...] | None = None
        self.have: list[tuple[int, Tool]] = [
            (oid, tool) for oid, kind in see.rig() for tool in tools(kind.code)
        ]
        """The breakers."""

    @property
    def rig(self) -> tuple[Gear, ...]:
        """What the rig can do now."""
        if self._rig is None:
            ice = [oid for server in self._see.servers.values() for oid in server.ice]
            self._rig = rig(self._see, tuple([oid for oid in ice if self._see.kind(oid) is not None]))
        return self._rig

    def ice(self, oid: int) -> Ice:
        """A piece of ice the seat knows."""
        found = self._ice.get(oid)
        if found is None:
            found = self._ice[oid] = read_ice(self._see, oid, self.rig)
        return found

    def table(self, ice: Sequence[int]) -> tuple[Way, ...]:
        """Every way past pieces of ice the seat knows, the outermost first."""
        oids = tuple(ice)
        found = self._tables.get(oids)
        if found is None:
            found = self._tables[oids] = through(tuple([self.ice(oid) for oid in oids]), self.rig)
        return found

    def cheapest(self, ice: Sequence[int], money: int, clicks: int, credit: float = 1.0) -> Way | None:
        """The cheapest way past them for a Runner with this much; None if there is none alive."""
        grip = self._see.cards_in_hand("runner")
        return cheapest(self.table(ice), money, clicks, grip, credit)

    def encounter(self, oid: int, unbroken: tuple[int, ...]) -> tuple[Way, ...]:
        """Every way to deal with what is left of the encountered ice."""
        return ways(read_ice(self._see, oid, self.rig, unbroken), self.rig)
