"""Encounter cards, action cards, tools, actions and the attribute die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.rng import below
from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import AmountLike, CountedEffect
from engine.neon_hope.language.base import Effect, EffectValue, Who, each, for_seat, put
from engine.neon_hope.language.picks import seats, within
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Option, Question

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class DrawEncounter(CountedEffect, frozen=True):
    """Draw encounter cards and resolve them, one after the other."""

    op: ClassVar[str] = "draw_encounter"

    n: AmountLike = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step | tuple[Effect, ...]:
        n = self.number(g, f)
        code = do.draw_encounter(g) if n > 0 else None
        if code is None:
            return None
        do.appear(g, code, f.seat)
        return (DrawEncounter(n - 1),) if n > 1 else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return bool(g.state.encounter_deck or g.state.encounter_discard)


class SearchEncounter(EffectValue, frozen=True):
    """Search deck and discard pile for a card; it appears as if drawn, and the deck is shuffled."""

    op: ClassVar[str] = "search_encounter"

    card: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        if do.take_from_encounter(g, self.card):
            do.appear(g, self.card, f.seat)
        return None


class ShuffleIn(EffectValue, frozen=True):
    """A card set of the pack comes into the encounter deck, once in an episode; the deck is shuffled."""

    op: ClassVar[str] = "shuffle_in"

    set: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.shuffle_in(g, self.set)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.set not in g.state.sets


class TakeBack(CountedEffect, frozen=True):
    """Take action cards from one's own discard pile into the hand."""

    op: ClassVar[str] = "take_back"

    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        n = self.number(g, f)
        if whom != (f.seat,):  # each chooses for themselves
            each(g, (for_seat(f, seat, (TakeBack(n),)) for seat in whom))
            return None
        codes = pile = g.hero(f.seat).discard
        question = _which(pile, n)
        if question is not None:
            keys = put(g, f, question)
            if keys is None:
                return ASK
            codes = tuple(pile[int(key.removeprefix("back:"))] for key in keys)
        if n > 0:
            do.take_back(g, f.seat, codes)
        return None

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        return _which(g.hero(f.seat).discard, self.number(g, f)) if self.who == "you" else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        whom = within(g, f, self.who)
        return any(g.hero(seat).discard for seat in whom)


def _which(pile: tuple[str, ...], n: int) -> Question | None:
    """Which n cards of a discard pile are taken back; None where there is no choice."""
    if not 0 < n < len(pile):
        return None
    return Question("take_back", tuple(Option(f"back:{i}", "take_back", to=c) for i, c in enumerate(pile)), n)


class BuyTool(EffectValue, frozen=True):
    """Buy 1 tool from your tool set, cheaper by some resources (NH 19.3)."""

    op: ClassVar[str] = "buy"

    discount: int = 0

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        tools = g.tools_for_sale(f.seat, self.discount)
        if not tools:
            return None
        options = [Option(f"buy:{card.oid}", "buy", card.oid, card.code, price) for card, price in tools]
        keys = g.ask(f, f.seat, "buy", [*options, Option("done", "done")], about=f.source)
        if keys is None:
            return ASK
        for card, price in tools:
            if keys[0] == f"buy:{card.oid}":
                do.buy(g, f.seat, card.oid, price)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return bool(g.tools_for_sale(f.seat, self.discount))


class ExtraAction(CountedEffect, frozen=True):
    """Additional actions in this turn."""

    op: ClassVar[str] = "extra_action"

    n: AmountLike = 1

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        if n:
            do.extra_action(g, f.seat, n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.number(g, f) > 0


class RollDie(EffectValue, frozen=True):
    """Roll an attribute die, then resolve effects that may speak of the attribute rolled (NH 24.1)."""

    op: ClassVar[str] = "roll"

    then: tuple[Effect, ...] = ()

    def resolve(self, g: Game, f: EffectsFrame) -> tuple[Effect, ...]:
        face = g.pack.attribute_die[below(g.state, len(g.pack.attribute_die))]
        do.emit(g, "rolled", seat=f.seat, other=" ".join(face))
        return (Rolled(face), *self.then)


class Rolled(EffectValue, frozen=True):
    """The die lies there: if it shows two attributes you choose one (NH 24.1). Not for packs."""

    face: tuple[str, ...]

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        rolled = self.face[0]
        if len(self.face) > 1:
            options = [Option(f"die:{attribute}", "die_face", to=attribute) for attribute in self.face]
            keys = g.ask(f, f.seat, "rolled", options, about=f.source)
            if keys is None:
                return ASK
            rolled = keys[0].removeprefix("die:")
            do.emit(g, "die_turned", seat=f.seat, other=rolled)
        f.rolled = rolled
        return None
