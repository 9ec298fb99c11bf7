"""How well the Corp's servers are defended, and where its agendas stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.facts import AGENDA, ASSET, ICE
from engine.netrunner.table.state import CENTRALS, CORP, HQ, RD, RUNNER
from engine.players.netrunner.bites import threat
from engine.players.netrunner.reading import advances, is_trap, reaches, toll_here, turn_income
from engine.players.netrunner.tolls import Tolls
from engine.players.netrunner.worth import At, price_cost

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.players.netrunner.passing import Way
    from engine.players.netrunner.sight import Sight

UNBREAKABLE = 9.0
"""What ice is worth in credits while the Runner has no breaker for it."""

LOOKS = 0.9
"""How likely the Runner looks at a card in a server without ice, before anything is known of its habits."""
FIRM = 2.0
"""How many of its turns it takes to think otherwise."""


class Agenda(NamedTuple):
    """An installed agenda."""

    oid: int
    server: str
    need: int
    """Advancement counters still missing."""
    points: int
    fresh: bool
    """Whether it was installed this turn."""


class Plan:
    """The Corp's reckoning for one decision."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self._tolls: Tolls | None = None
        self.money = see.credits(CORP)
        self.runner_money = see.credits(RUNNER)
        self.clicks = see.clicks(CORP)
        self._curiosity: float | None = None
        self._taxes: dict[int, float] = {}
        self._defence: dict[tuple[str, int, int], float] = {}
        self._prices: dict[int, int | None] = {}
        self.hand = see.hand()
        self._agendas_held = sum([kind.type == AGENDA for _, kind in self.hand])
        self.agendas = self._agendas()
        self.remotes = [name for name in see.servers if name not in CENTRALS]

    def _agendas(self) -> list[Agenda]:
        found = []
        for name, server in self.see.servers.items():
            for oid in server.root:
                kind = self.see.kind(oid)
                if kind is not None and kind.type == AGENDA:
                    card = self.see.card(oid)
                    need = self.see.requirement(oid) - card.advancement
                    points = kind.facts.agenda_points or 0
                    found.append(Agenda(oid, name, need, points, card.turn == self.see.turn))
        return found

    @property
    def tolls(self) -> Tolls:
        """What the Runner has against ice."""
        if self._tolls is None:
            self._tolls = Tolls(self.see)
        return self._tolls

    def taxing(self, oid: int) -> float:
        """What passing this own ice costs the Runner, in credits."""
        found = self._taxes.get(oid)
        if found is None:
            tax = self._tax((oid,))
            found = self._taxes[oid] = UNBREAKABLE if tax is None else tax
        return found

    def _tax(self, ice: tuple[int, ...]) -> float | None:
        """What passing all of it costs the Runner, in credits; None if it cannot."""
        way = self.tolls.cheapest(ice, self.runner_money + 4, 3)
        return None if way is None else min(UNBREAKABLE * len(ice), way.total())

    def defence(self, server: str, spent: int = 0, more: int = 0) -> float:
        """What reaching the server costs the Runner with all the ice rezzed that the Corp can afford.

        `spent` credits will be gone by then; `more` is ice that will be its outermost.
        """
        key = (server, spent, more)
        found = self._defence.get(key)
        if found is None:
            there, ice = self.see.servers.get(server), self.standing(server, spent, more)
            tax = self._tax(ice)
            found = sum(self.taxing(oid) for oid in ice) if tax is None else tax
            for oid in there.root if there is not None else ():
                found += self.gate(oid)
            self._defence[key] = found
        return found

    def standing(self, server: str, spent: int = 0, more: int = 0) -> tuple[int, ...]:
        """The ice of a server that is rezzed, or that the Corp can afford to rez; the outermost first."""
        money, found = self.money - spent, []
        there = self.see.servers.get(server)
        ice = there.ice if there is not None else []
        for oid in reversed([*ice, more] if more else ice):
            if not self.see.card(oid).faceup:
                price = self.rez_price(oid)
                if price is None or price > money:
                    continue
                money -= price
            found.append(oid)
        return tuple(found)

    def rez_price(self, oid: int) -> int | None:
        """Credits that rezzing an own card costs; None if what it costs besides cannot be paid."""
        if oid not in self._prices:
            self._prices[oid] = self.see.rez_price(oid)
        return self._prices[oid]

    def unpaid(self) -> int:
        """Credits that it takes to rez a piece of ice, the cheapest, of each server that has none rezzed and
        where the Runner could steal something."""
        owed = 0
        for name, there in self.see.servers.items():
            if name not in (HQ, RD) and not there.root:
                continue
            if any(self.see.card(oid).faceup for oid in there.ice):
                continue
            prices = [price for oid in there.ice if (price := self.rez_price(oid)) is not None]
            owed += min(prices, default=0)
        return owed

    def way_in(self, server: str, spent: int = 0, more: int = 0) -> Way | None:
        """The Runner's cheapest way in with what it may have by its next run; None if there is none.

        `spent` and `more` are as in `defence`.
        """
        return self.tolls.cheapest(self.standing(server, spent, more), self.runner_money + 3, 3)

    def shut(self, server: str, spent: int = 0, more: int = 0) -> bool:
        """Whether the Runner has no way in with what it may have by its next run."""
        return self.way_in(server, spent, more) is None

    def gate(self, oid: int) -> float:
        """What a card in a root takes from a Runner who would get in; 0 if nothing has to be paid now."""
        kind = self.see.kind(oid)
        gates = toll_here(kind.code) if kind is not None else ()
        if not gates or (
            not self.see.card(oid).faceup and kind is not None and (kind.facts.cost or 0) > self.money
        ):
            return 0.0
        at = At(self.see, CORP, kind, oid)
        taken = sum(min(price_cost(cost, at, RUNNER) for cost in gate.payable) for gate in gates)
        return taken + 0.8 if taken > 0 else 0.0

    def safe(self, server: str) -> bool:
        """Whether the Runner will hardly get into the server before the Corp's next turn."""
        return self.defence(server) > self.reach or self.shut(server)

    def curiosity(self) -> float:
        """How likely the Runner looks at a card in a server without ice, by what it did with others."""
        if self._curiosity is None:
            self._curiosity = self._seen_of_it()
        return self._curiosity

    def _seen_of_it(self) -> float:
        see, looked, left = self.see, 0, 0
        for name in self.remotes:
            if see.servers[name].ice:
                continue
            for oid in see.servers[name].root:
                if see.known_to_other(oid):
                    looked += 1
                elif not see.card(oid).faceup:
                    left += (see.turn - see.card(oid).turn) // 2
        for oid in see.discarded():
            kind = see.kind(oid)
            looked += see.card(oid).faceup and kind is not None and kind.type == ASSET
        return (LOOKS * FIRM + looked) / (FIRM + looked + left)

    @property
    def reach(self) -> int:
        """Credits the Runner can spend on a run in the next turn."""
        return min(self.runner_money + 3, 16)

    def affordable(self, kind: Definition, install: int) -> bool:
        """Whether ice from HQ could be rezzed besides what waits to be rezzed nearest."""
        return self.money - install >= (kind.facts.cost or 0)

    def tenant(self, server: str) -> Definition | None:
        """The agenda or asset in a remote server."""
        there = self.see.servers.get(server)
        for oid in there.root if there is not None else ():
            kind = self.see.kind(oid)
            if kind is not None and kind.type in (AGENDA, ASSET):
                return kind
        return None

    def replaceable(self, server: str) -> bool:
        """Whether an agenda may take the place of what is there: anything but another agenda."""
        kind = self.tenant(server)
        return kind is None or kind.type != AGENDA

    def displaced(self, server: str) -> float:
        """What is lost if an agenda takes the place of the asset there, in credits."""
        there = self.see.servers.get(server)
        for oid in there.root if there is not None else ():
            kind = self.see.kind(oid)
            if kind is not None and kind.type == ASSET:
                if is_trap(kind.code):
                    return 1.5
                card = self.see.card(oid)
                return 1.5 + 0.7 * card.credit + (2.0 if card.faceup and turn_income(kind.code) else 0.0)
        return 0.0

    def free_remote(self) -> str:
        """The best defended remote server an agenda could go to; "" if there is none with ice."""
        return self._best_defended([name for name in self.iced_remotes() if self.replaceable(name)])

    def main_remote(self) -> str:
        """The best defended remote server with ice, "" if none has any."""
        return self._best_defended(self.iced_remotes())

    def iced(self, server: str) -> bool:
        """Whether ice protects the server: a new one has none."""
        there = self.see.servers.get(server)
        return there is not None and bool(there.ice)

    def iced_remotes(self) -> list[str]:
        """The remote servers with ice."""
        return [name for name in self.remotes if self.iced(name)]

    def _best_defended(self, servers: list[str]) -> str:
        """Defences are reckoned only where there is a choice."""
        return max(servers, key=self.defence) if len(servers) > 1 else "".join(servers)

    def agendas_in_hand(self) -> int:
        """Agendas in HQ."""
        return self._agendas_held

    def holds_ice(self) -> bool:
        """Whether ice is in HQ."""
        return any(kind.type == ICE for _, kind in self.hand)

    def hq_density(self) -> float:
        """Agenda points of a card of HQ, on average."""
        points = sum(kind.facts.agenda_points or 0 for _, kind in self.hand)
        return points / max(1, len(self.hand))

    def holds(self, told: Callable[[str], object]) -> bool:
        """Whether a card of a kind is in HQ, told by its code."""
        return any(told(kind.code) for _, kind in self.hand)

    def stake(self, server: str) -> float:
        """What the Runner would win by getting into the server, in credits."""
        see = self.see
        there = see.servers.get(server)
        found = 0.0
        for oid in there.root if there is not None else ():
            kind = see.kind(oid)
            if kind is None:
                continue
            if kind.type == AGENDA:
                found += 6.0 * (kind.facts.agenda_points or 0)
            elif kind.type == ASSET:
                found += see.card(oid).credit * 0.7 + (0.0 if is_trap(kind.code) else 1.0)
        if server == HQ:
            cards = max(1, see.cards_in_hand(CORP))
            found += (5.0 * self.hq_density() + 0.7) * min(cards, self.accesses(HQ))
        elif server == RD:
            found += 2.6 * self.accesses(RD)
        elif server == "archives":
            for oid in see.discarded():
                kind = see.kind(oid)
                if kind is not None and kind.type == AGENDA:
                    found += 6.0 * (kind.facts.agenda_points or 0)
        return found

    def accesses(self, server: str) -> int:
        """How many cards of a central server the Runner's next breach accesses, as far as the rig says."""
        see = self.see
        return 1 + sum(see.hosted(oid, "virus") for oid, kind in see.rig() if reaches(kind.code, server))

    def soonest(self) -> int:
        """Advancement counters the Corp can place in its next turn on an agenda that stands by then."""
        return 3 + max((advances(kind.code) - 1 for _, kind in self.hand if advances(kind.code)), default=0)


def power(kind: Definition) -> float:
    """What ice is worth by itself, in credits."""
    its = threat(kind.code)
    return 4.0 * its.stop + its.fired + (kind.facts.strength or 0) * 0.5
