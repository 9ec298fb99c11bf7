"""Cards that are drawn, trashed or moved between zones (1.19, 8.4, chapter 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.effects.base import Counted, OnCards, how_many, prove
from engine.netrunner.language.fields import Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import This
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU, EffectKind, Expected, Player, Seat, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import (
    CORP,
    DECK,
    HAND,
    REMOVED,
    SEATS,
    opponent,
)

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Draw(Counted, frozen=True):
    """A player draws cards (8.4).

    Rules: 1.2.4.
    """

    who: Player = YOU
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n, seat = f.expecting("draw", self.number(g, f)), seat_of(self.who, f.seat)
        if self.least is not None and n > 0:
            wanted = how_many(g, f, n, self.least)
            if wanted is None:
                return ASK
            n = wanted
        if n > 0 and not g.cannot("draw", by=seat):
            g.draw(seat, n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        # An empty R&D is no obstacle: the Corp may draw itself to death (1.7.2c).
        seat = seat_of(self.who, s.seat)
        if g.cannot("draw", by=seat) or self.number(g, s) <= 0:
            return False
        return seat == CORP or bool(g.state.zones[DECK[seat]])

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.who, seat)

    def expects(self, g: Game, s: Scope) -> Expected:
        barred = g.cannot("draw", by=seat_of(self.who, s.seat))
        return () if barred else (("draw", self.number(g, s)),)


class EachDraws(Counted, frozen=True):
    """Each player draws cards, at the same time (8.4.4); or first says how many of up to n, the active player
    before the other one (8.4.4a).
    """

    optional: bool = False

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        able = {seat: 0 if g.cannot("draw", by=seat) else max(0, self.number(g, f)) for seat in SEATS}
        first = g.state.active or CORP
        if self.optional:
            for seat in (first, opponent(first))[len(f.choices) :]:
                keys: tuple[str, ...] | None = ("n:0",)
                if able[seat]:
                    options = [Option(f"n:{i}", "count", n=i) for i in range(able[seat], -1, -1)]
                    keys = g.ask(f, seat, "how_many", options, about=f.source)
                if keys is None:
                    return ASK
                f.choices = (*f.choices, keys)
            wanted = [int(keys[0].partition(":")[2]) for keys in f.choices]
            able = dict(zip((first, opponent(first)), wanted, strict=True))
            f.choices = ()
        for seat in SEATS:
            if able[seat]:
                g.draw(seat, able[seat])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return any(not g.cannot("draw", by=seat) for seat in SEATS)


_TRASH: Final[dict[str, EffectKind]] = {
    "agenda": "trash_agenda", "asset": "trash_asset", "ice": "trash_ice", "operation": "trash_operation",
    "upgrade": "trash_upgrade", "event": "trash_event", "hardware": "trash_hardware",
    "program": "trash_program", "resource": "trash_resource",
}  # fmt: skip
"""What it is to trash a card of a type; a facedown card of the Runner has none (8.1.4a)."""


def trash_expected(g: Game, s: Scope, oids: Iterable[int], by: Seat) -> Expected:
    """The expected effects of trashing these cards: all together, and by type; without those that were spared
    or cannot be trashed (9.9.2)."""
    spared = getattr(s, "spared", ())
    cards = [g.state.cards[oid] for oid in oids if oid not in spared]
    cards = [card for card in cards if not g.cannot("trash", by=by, card=card)]
    if not cards:
        return ()
    types = [g.face(card).type for card in cards]
    return (
        ("trash", len(cards)),
        *((_TRASH[type], types.count(type)) for type in dict.fromkeys(types) if type in _TRASH),
    )


class TrashCard(Value, Effect, frozen=True):
    """Trash one definite card: of the basic abilities to trash (5.2.6g, 7.1.5)."""

    oid: int
    cause: Literal["access", "action"]

    makes = ("trashed",)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return (self.oid,) if self.oid in g.state.cards else ()

    def expects(self, g: Game, s: Scope) -> Expected:
        return trash_expected(g, s, self.objects(g, s), s.seat)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = [oid for oid in self.objects(g, f) if oid not in f.spared]
        f.keep("trashed", do.trash(g, oids, by=f.seat, staying=f.staying))
        return None


class Trash(OnCards, frozen=True):
    """Trash cards, all at once (1.19).

    Rules: 9.12.2a.
    """

    what: Ref = This()
    by: Player = YOU

    makes = ("trashed",)

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return self.what.oids(g, s)

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None or self.what.later:
            return OnCards.useful(self, g, s)
        by = self.doer(s.seat)  # 9.6.7d: what cannot be trashed is no change
        return any(not g.cannot("trash", by=by, card=g.state.cards[oid]) for oid in self.what.oids(g, s))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = [oid for oid in self.objects(g, f) if oid not in f.spared]
        shown = prove(g, f, self.what, (oid for oid in oids if oid not in f.staying))
        if g.rules.revealed_turns_back:
            shown = []
        f.keep("trashed", do.trash(g, oids, by=self.doer(f.seat), staying=f.staying, shown=shown))
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        return trash_expected(g, s, self.objects(g, s), self.doer(s.seat))


class AddToHand(OnCards, frozen=True):
    """Add cards to their owner's hand."""

    what: Ref

    makes = ("added",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        prove(g, f, self.what, oids)
        do.to_hand(g, oids)
        f.keep("added", oids)
        return None


class DiscardDown(Value, Effect, frozen=True):
    """A player discards down to their maximum hand size, choosing which cards; it is no trashing (5.5.2)."""

    who: Player = YOU

    def over(self, g: Game, s: Scope) -> int:
        """How many cards are too many."""
        seat = seat_of(self.who, s.seat)
        return max(0, len(g.state.zones[HAND[seat]]) - max(0, g.hand_size(seat)))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat, over = seat_of(self.who, f.seat), self.over(g, f)
        if not over:
            return None
        options = [Option(f"card:{oid}", "discard", oid=oid) for oid in g.state.zones[HAND[seat]]]
        keys = g.ask(f, seat, "discard", options, minimum=over, maximum=over, about=f.source)
        if keys is None:
            return ASK
        for key in keys:
            do.discard(g, int(key.partition(":")[2]))
        do.emit(g, EventKind.DISCARD_ENDS, seat=seat, n=len(keys))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.over(g, s) > 0

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.who, seat)


class RemoveFromGame(OnCards, frozen=True):
    """Remove cards from the game (4.9).

    Rules: 4.9.2, 4.9.5, 8.2.1a.
    """

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        prove(g, f, self.what, oids)
        for oid in oids:
            do.move(g, oid, REMOVED, faceup=True)
        return None


class Arrange(OnCards, frozen=True):
    """The controller puts cards that lie in a deck into an order, each in a place of one of them (8.3.1)."""

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        decks = {g.state.cards[oid].zone for oid in oids}
        if len(oids) < 2 or not decks <= {*DECK.values()}:  # 8.3.1a
            return None
        options = [Option(f"card:{oid}", "arrange", oid=oid) for oid in oids]
        keys = g.ask(
            f, f.seat, "arrange", options, minimum=len(oids), maximum=len(oids), about=f.source, private=True
        )
        if keys is None:
            return ASK
        for deck in decks:
            do.arrange(g, deck, (int(key.partition(":")[2]) for key in keys), f.seat)
        return None


class ArrangeTop(Counted, frozen=True):
    """The controller puts the top cards of a deck, their own or `whose`, into an order (8.3)."""

    whose: Player = YOU

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        deck = DECK[seat_of(self.whose, f.seat)]
        top = g.state.zones[deck][: max(0, self.number(g, f))]
        options = [Option(f"card:{oid}", "arrange", oid=oid) for oid in top]
        keys = g.ask(
            f, f.seat, "arrange", options, minimum=len(top), maximum=len(top), about=f.source, private=True
        )
        if keys is None:
            return ASK
        do.arrange(g, deck, (int(key.partition(":")[2]) for key in keys), f.seat)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return len(g.state.zones[DECK[seat_of(self.whose, s.seat)]]) > 1
