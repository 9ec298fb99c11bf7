"""Installed cards: rezzed, derezzed, moved, swapped (8.1, 8.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from engine.kernel.steps import AGAIN, ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope, Selector
from engine.netrunner.language.effects.base import OnCards
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import may_match, members
from engine.netrunner.table import primitives as do
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.parts import Central
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, INSTALLED, NEW, Server

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game


class Derez(OnCards, frozen=True):
    """Turn rezzed cards facedown (8.1.3)."""

    what: Ref

    makes = ("derezzed",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        derezzed = []
        for oid in self.what.oids(g, f):
            card = g.state.cards[oid]
            if card.faceup and not g.cannot("derez", by=f.seat, card=card):
                do.derez(g, oid, f.seat)
                derezzed.append(oid)
        f.keep("derezzed", derezzed)
        return None


class MoveIce(OnCards, frozen=True):
    """Move installed ice to the outermost position of a server (6.2.7): a name, "attacked", or "another".

    "another" is any but the one it protects, of the controller's choice (4.6.6j).
    """

    what: Ref
    server: Central | Literal["attacked", "another"]

    def to(self, g: Game, s: Scope) -> list[str]:
        """The servers it can go to."""
        if self.server == "another":
            here = {g.state.cards[oid].server for oid in self.what.oids(g, s)}
            return [name for name in g.state.servers if name not in here]
        server = g.run.server if self.server == "attacked" and g.run is not None else self.server
        return [server] if server in g.state.servers else []

    def useful(self, g: Game, s: Scope) -> bool:
        servers = self.to(g, s)
        if not servers or self.what.later or self.what.targeting() is not None:
            return bool(servers) and super().useful(g, s)
        return any(
            g.state.servers[name].ice[-1:] != (oid,) for oid in self.what.oids(g, s) for name in servers
        )

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        servers, oids = self.to(g, f), self.what.oids(g, f)
        if not (servers and oids):
            return None
        server = servers[0]
        if self.server == "another":
            options = [Option(f"to:{name}", "destination", to=name) for name in servers]
            keys = g.ask(f, f.seat, "destination", options, about=f.source)
            if keys is None:
                return ASK
            server = keys[0].partition(":")[2]
        for oid in oids:
            card = g.state.cards[oid]
            iced = bool(card.server) and g.face(card).type == ICE
            if iced and g.state.servers[server].ice[-1:] != (oid,):
                do.move_ice(g, oid, server, by=f.seat)
        return None


class MoveToRoot(OnCards, frozen=True):
    """Move installed cards to the root of another server, where they are allowed to be (8.5.3, 8.5.12).

    Of a server of the controller's choice, or with `of` of the one where that card is.
    """

    what: Ref
    of: Ref | None = None

    def servers(self, g: Game, s: Scope) -> list[str]:
        """The servers that the first of the cards can be moved to; a move creates none (4.6.8b)."""
        first = self._first(g, s)
        found = [] if first is None else self._destinations(g, first)
        if self.of is None:
            return found
        there = {g.server_of(g.state.cards[oid]) for oid in self.of.oids(g, s)}
        return [name for name in found if name in there]

    def _destinations(self, g: Game, card: Card) -> list[str]:
        """The servers that a card can be moved to, if it is where it can be moved from: in a root."""
        if not card.server or g.face(card).type == ICE:
            return []
        found = [name for name in g.destinations(card) if name not in (NEW, card.server)]
        if g.rules.one_region and "region" in g.face(card).subtypes:  # 3.6.5e
            return [name for name in found if not self._has_region(g, name)]
        return found

    def _has_region(self, g: Game, server: str) -> bool:
        cards = g.state.cards
        return any("region" in g.face(cards[oid]).subtypes for oid in g.state.servers[server].root)

    def _first(self, g: Game, s: Scope) -> Card | None:
        return next((g.state.cards[oid] for oid in self.what.oids(g, s)), None)

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.later or (self.of is not None and self.of.later):
            return True
        wanted = self.what.targeting()
        cards = members(wanted.among, g, s) if wanted is not None else [self._first(g, s)]
        return any(self._destinations(g, card) for card in cards if card is not None)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        servers = self.servers(g, f)
        if not servers:
            return None
        options = [Option(f"to:{name}", "destination", to=name) for name in servers]
        keys = g.ask(f, f.seat, "destination", options, about=f.source)
        if keys is None:
            return ASK
        first = self._first(g, f)
        if first is not None:
            do.move_to_root(g, first.oid, keys[0].partition(":")[2], f.seat)
        return None


class ArrangeIce(Value, Effect, frozen=True):
    """Arrange pieces of installed ice by swapping two of them again and again (8.3.2, 8.8).

    All swaps are one instruction: no checkpoint in between (8.3.2a). It ends by itself after as many swaps as
    there are pieces of ice, which is enough for every arrangement.
    """

    among: Selector

    def _ice(self, g: Game, s: Scope) -> list[Card]:
        return [
            card
            for card in members(self.among, g, s)
            if card.zone == INSTALLED and card.oid in g.state.servers.get(card.server, Server()).ice
        ]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        ice = self._ice(g, f)
        if not self.useful(g, f) or len(f.choices) >= len(ice):
            f.choices = ()
            return None
        options = [Option(f"swap:{card.oid}", "swap", oid=card.oid) for card in ice]
        options.append(Option("done", "done"))
        if not f.choice:
            keys = g.ask(f, f.seat, "swap", options, about=f.source)
            if keys is None:
                return ASK
            if keys[0] == "done":
                f.choices = ()
                return None
            f.choice = keys[0]
        one = int(f.choice.partition(":")[2])
        pairs = [
            Option(f"swap:{one},{card.oid}", "swap", oid=one, n=card.oid)
            for card in ice
            if card.oid != one and g.may_swap(g.state.cards[one], card)
        ]
        keys = g.ask(f, f.seat, "swap", pairs, about=f.source) if pairs else ()
        if keys is None:
            return ASK
        f.choice = ""
        if not keys:
            return AGAIN
        do.swap_installed(g, one, int(keys[0].partition(",")[2]), f.seat)
        f.choices = (*f.choices, keys)
        return AGAIN

    def useful(self, g: Game, s: Scope) -> bool:
        ice = self._ice(g, s)
        return any(g.may_swap(one, other) for i, one in enumerate(ice) for other in ice[:i])


class Swap(Value, Effect, frozen=True):
    """Swap two installed Corp cards (8.8), `one` of them a definite one; nothing without a legal exchange.

    The player chooses one, then the other: pairs are never listed. Where only two can be, they are.

    Rules: 8.8.1, 3.6.5e.
    """

    among: Selector
    one: Ref | None = None

    def _cards(self, g: Game, s: Scope) -> list[Card]:
        return [card for card in g.installed() if card.side == CORP and self.among.matches(g, card, s)]

    def firsts(self, g: Game, s: Scope) -> Iterator[Card]:
        """The cards with which another one can change places."""
        cards = self._cards(g, s)
        if self.one is None:
            definite = cards
        else:
            wanted = self.one.targeting()
            definite = [g.state.cards[oid] for oid in self.one.oids(g, s)[:1]]
            if wanted is not None and not definite:  # nothing is announced yet
                definite = members(wanted.among, g, s)
            definite = [card for card in definite if card.zone == INSTALLED]
        return (a for a in definite if any(a.oid != b.oid and g.may_swap(a, b) for b in cards))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        # Which exchanges are legal may depend on facedown cards in roots: being asked must not tell (10.2).
        hidden = any(
            card.side == CORP and not card.faceup and card.oid in g.state.servers[card.server].root
            and may_match(self.among, g, card, f)
            for card in g.installed()
        )  # fmt: skip
        if not f.choice:
            cards = list(self.firsts(g, f))
            if not cards and not hidden:
                return None
            options = [Option(f"swap:{card.oid}", "swap", oid=card.oid) for card in cards]
            options = options or [Option("none", "no_target")]
            alone = len(cards) == (2 if self.one is None else 1)  # of two, either is the first
            keys: tuple[str, ...] | None = (options[0].key,)
            if not alone:
                keys = g.ask(f, f.seat, "swap", options, about=f.source, private=hidden)
            if keys is None:
                return ASK
            if keys[0] == "none":
                return None
            f.choice = keys[0]
        one = g.state.cards[int(f.choice.partition(":")[2])]
        options = [
            Option(f"swap:{one.oid},{card.oid}", "swap", oid=one.oid, n=card.oid)
            for card in self._cards(g, f)
            if card.oid != one.oid and g.may_swap(one, card)
        ]
        keys = g.ask(f, f.seat, "swap", options, about=f.source, private=hidden)
        if keys is None:
            return ASK
        f.choice = ""
        do.swap_installed(g, one.oid, int(keys[0].partition(",")[2]), f.seat)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return next(self.firsts(g, s), None) is not None
