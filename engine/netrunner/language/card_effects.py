"""Instructions on cards: counters, trashing, rezzing, finding. Each carries out one observable change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Effect, Expected, Ref, Scope, Selector, Targeting
from engine.netrunner.language.selectors import Target, This, needs_attribute
from engine.netrunner.table import primitives as do
from engine.netrunner.table.state import DECK, REMOVED, Card

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class _OnCards(Value, Effect, frozen=True):
    """An effect on definite cards; a Target is announced first (1.15)."""

    def target(self) -> Targeting | None:
        what = self._what()
        return what.what if isinstance(what, Target) else None

    def _what(self) -> Ref:
        raise NotImplementedError

    def useful(self, g: Game, s: Scope) -> bool:
        what = self._what()
        if isinstance(what, Target):
            return any(what.what.among.matches(g, card, s) for card in g.state.cards.values())
        return True


class PlaceCounters(_OnCards, frozen=True):
    """Place counters on cards (1.9)."""

    kind: str
    n: AmountLike
    what: Ref = This()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n: Amount = self.n  # type: ignore[assignment]
        for oid in self.what.oids(g, f):
            do.place_counters(g, oid, self.kind, n.value(g, f), f.seat)
        return None

    def say(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        counters = t.things("counters", t.number(n), kind=self.kind)
        return t.say("nrc-place", things=counters, what=t.ref(self.what))


class Load(Value, Effect, frozen=True):
    """Place counters on the source so that it can become empty (10.9)."""

    n: int
    kind: str = "credit"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.source in g.state.cards:
            do.load(g, f.source, self.kind, self.n)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-load", n=self.n, kind=self.kind)


class TakeCredits(Value, Effect, frozen=True):
    """Take credits from the source, as many as are there; 0 = all."""

    n: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.take_credits(g, f.source, self.n or 10**6)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        return card is not None and card.credit > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-take-credits", n=self.n)


def trash_expected(g: Game, oids: tuple[int, ...]) -> Expected:
    """The expected effects of trashing these cards: all together, and by type."""
    if not oids:
        return ()
    types = [f"trash_{g.definition(g.state.cards[oid]).type}" for oid in oids]
    return (("trash", len(oids)), *((name, types.count(name)) for name in dict.fromkeys(types)))


class Trash(_OnCards, frozen=True):
    """Trash cards, all at once (1.19)."""

    what: Ref = This()

    def _what(self) -> Ref:
        return self.what

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return self.what.oids(g, s)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.trash(g, [oid for oid in self.objects(g, f) if oid not in f.spared], by=f.seat, cause=f.code)
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        spared = getattr(s, "spared", ())
        return trash_expected(g, tuple(oid for oid in self.objects(g, s) if oid not in spared))

    def say(self, t: Speech) -> str:
        return t.say("nrc-trash", what=t.ref(self.what))


class Rez(_OnCards, frozen=True):
    """Rez cards, ignoring all costs (8.1.2, 1.16.5c)."""

    what: Ref

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            if not g.state.cards[oid].faceup:
                do.rez(g, oid)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-rez", what=t.ref(self.what))


class Derez(_OnCards, frozen=True):
    """Turn rezzed cards facedown (8.1.3)."""

    what: Ref

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            if g.state.cards[oid].faceup:
                do.derez(g, oid)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-derez", what=t.ref(self.what))


class AddToHand(_OnCards, frozen=True):
    """Add cards to their owner's hand."""

    what: Ref

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        if isinstance(self.what, Target) and needs_attribute(self.what.what.among):  # 4.1.2a
            for oid in oids:
                if do.hide(g.state.cards[oid]):
                    do.reveal(g, oid)
        do.to_hand(g, oids)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-add-to-hand", what=t.ref(self.what))


class Purge(Value, Effect, frozen=True):
    """Remove all virus counters from all cards (10.1.2). Always allowed."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.purge(g)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-purge")


def can_install(g: Game, card: Card) -> bool:
    """Whether the Runner can install the card now, paying for it."""
    from engine.netrunner.language.abilities import Cost
    from engine.netrunner.rules import costs, manipulation

    places = (0, *manipulation.hosts(g, card))
    price = min(manipulation.install_cost(g, card, "", host=host) for host in places)
    memory = g.definition(card).facts.memory_cost or 0
    fits = g.definition(card).type != "program" or memory <= g.memory_limit()
    return fits and costs.can_pay(g, card.side, Cost(credits=price), card.oid, "install")


class RemoveFromGame(_OnCards, frozen=True):
    """Remove cards from the game (4.9)."""

    what: Ref

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            do.move(g, oid, REMOVED, faceup=True)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-remove-from-game", what=t.ref(self.what))


class Search(Value, Effect, frozen=True):
    """Search the stack for one card and set it aside; shuffle; then reveal it (8.7).

    The player may find nothing (8.7.2b). What was found is remembered for the next instruction.
    """

    what: Selector
    to_install: bool = False
    """What is found is installed next, so that the player must be able to (8.7.2b)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        deck = DECK[f.seat]
        cards = [g.state.cards[oid] for oid in g.state.zones[deck]]
        if self.to_install:
            cards = [card for card in cards if can_install(g, card)]
        options = [
            Option(f"find:{card.oid}", "find", oid=card.oid)
            for card in sorted(cards, key=lambda card: g.definition(card).title)
            if self.what.matches(g, card, f)
        ]
        options.append(Option("nothing", "find_nothing"))
        keys = g.ask(f, f.seat, "search", options, about=f.source, private=True)
        if keys is None:
            return ASK
        do.emit(g, "searched", seat=f.seat, place=deck)
        f.found = ()
        if keys[0] != "nothing":
            oid = do.move(g, int(keys[0].partition(":")[2]), "set_aside")
            f.found = (oid,)
        do.shuffle(g, f.seat)  # 8.7.3: before anything is done with what was found
        for oid in f.found:
            do.reveal(g, oid)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.state.zones[DECK[s.seat]])

    def say(self, t: Speech) -> str:
        return t.say("nrc-search", what=t.cards(self.what, 1))
