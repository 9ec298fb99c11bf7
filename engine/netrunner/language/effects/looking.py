"""Cards looked at, revealed, exposed, named one by one (1.21, 10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel import rng
from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.effects.base import OnCards, tell_choice
from engine.netrunner.language.fields import POSITIVE, Natural
from engine.netrunner.language.instructions import Effect, speaks_of
from engine.netrunner.language.membership import from_hidden, members, needs_attribute
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU, Expected, Player, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, GRIP, HQ, INSTALLED, RD, SET_ASIDE, STACK

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_UNSEEN = frozenset((HQ, GRIP, RD, STACK, SET_ASIDE))


class Look(OnCards, frozen=True):
    """A player looks at cards, which stay as they are (1.21.2): `Look(Each(OnTop("rd", 3)))`."""

    what: Ref
    who: Player = YOU

    makes = ("seen",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids, seat = self.what.oids(g, f), seat_of(self.who, f.seat)
        do.look(g, seat, oids)
        for oid in oids:
            do.emit(g, EventKind.LOOK, seat=seat, oid=oid, code=g.state.cards[oid].code, secret=seat)
        f.keep("seen", oids)
        return None


class Reveal(OnCards, frozen=True):
    """Show cards to both players (1.21.3): `Reveal(Each(InZone((GRIP,))))`."""

    what: Ref

    makes = ("revealed",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        for oid in oids:
            do.reveal(g, oid, f.seat)
        f.keep("revealed", oids)
        return None


class Expose(OnCards, frozen=True):
    """Reveal installed unrezzed cards (1.21.4). It can be prevented."""

    what: Ref

    makes = ("exposed",)

    def _hidden(self, g: Game, s: Scope) -> tuple[int, ...]:
        cards = [g.state.cards[oid] for oid in self.what.oids(g, s)]
        return tuple(
            card.oid
            for card in cards
            if card.zone == INSTALLED and card.side == CORP and not card.faceup
            and not g.cannot("expose", by=s.seat, card=card)
        )  # fmt: skip

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self._hidden(g, f)
        oids = oids[: f.expecting("expose", len(oids))]
        for oid in oids:
            do.reveal(g, oid, f.seat)
            card = g.state.cards[oid]
            do.emit(g, EventKind.EXPOSE, seat=f.seat, oid=oid, code=card.code, server=card.server)
        f.keep("exposed", oids)
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("expose", len(self._hidden(g, s))),)

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None or self.what.later:
            return super().useful(g, s)
        return bool(self._hidden(g, s))


class Pick(Value, Effect, frozen=True):
    """A player chooses cards of a set while the instruction resolves: of those seen or found (1.15.1a).

    Unlike targets they are not announced beforehand. Without `least` all of `most` must be chosen that exist.
    """

    among: Selector
    most: Annotated[AmountLike, POSITIVE] = 1
    least: Natural | None = None
    by: Player = YOU
    random: bool = False
    """Whether chance chooses them, and nobody sees which they are."""

    makes = ("chosen",)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "most", amount(self.most))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat = seat_of(self.by, f.seat)
        limit: Amount = self.most  # type: ignore[assignment]
        cards = members(self.among, g, f)
        options = [Option(f"card:{card.oid}", "pick", oid=card.oid) for card in cards]
        most = min(max(0, limit.value(g, f)), len(options))
        if self.random:
            f.keep("chosen", rng.sample(g.state, tuple(card.oid for card in cards), most))
            return None
        least = most if self.least is None else min(self.least, most)
        private = needs_attribute(self.among) or any(_unseen(card) for card in cards)
        if private and not options:
            options, least, most = [Option("card:0", "no_target")], 1, 1
        keys: tuple[str, ...] | None = ()
        if options and most:
            keys = g.ask(
                f, seat, "target", options, minimum=least, maximum=most, about=f.source, private=private
            )
        if keys is None:
            return ASK
        chosen = tuple(int(key.partition(":")[2]) for key in keys if key != "card:0")
        f.keep("chosen", chosen)
        tell_choice(g, f, seat, chosen)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        # What an earlier instruction will show, and what only some may know of, is not looked at beforehand.
        if speaks_of(self) or from_hidden(self.among, g, s, CORP):
            return True
        return bool(members(self.among, g, s))


def _unseen(card: Card) -> bool:
    """Whether only some players see what the card is."""
    return card.zone in _UNSEEN or (not card.faceup and card.zone == INSTALLED)
