"""Hope, resources, endurance, attribute tokens and charges, secrets, hacking dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import CountedEffect
from engine.neon_hope.language.base import Effect, EffectValue, Who, each, for_seat, put
from engine.neon_hope.language.picks import TARGET, THIS, Pick, seats, within
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Option, Question

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

FULL = 2
"""Charges an attribute token holds at most (NH 10.1)."""


class SupplyEffect(CountedEffect, frozen=True):
    """Base of what characters gain or, with a negative number, lose."""

    who: Who = "you"

    def give(self, g: Game, seat: str, n: int) -> None:
        raise NotImplementedError

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        n = self.number(g, f)
        for seat in whom:
            self.give(g, seat, n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return bool(within(g, f, self.who))


class GainHope(SupplyEffect, frozen=True):
    """Gain or lose hope (NH 10.3)."""

    op: ClassVar[str] = "hope"

    def give(self, g: Game, seat: str, n: int) -> None:
        do.hope(g, seat, n)


class GainResource(SupplyEffect, frozen=True):
    """Gain or lose resources (NH 10.4)."""

    op: ClassVar[str] = "resource"

    def give(self, g: Game, seat: str, n: int) -> None:
        do.resources(g, seat, n)


class GainEndurance(SupplyEffect, frozen=True):
    """Gain or lose endurance (NH 2.3)."""

    op: ClassVar[str] = "endurance"

    def give(self, g: Game, seat: str, n: int) -> None:
        do.endurance(g, seat, n)


class GainToken(EffectValue, frozen=True):
    """Gain an attribute token with 2 charges: of an attribute, of your choice, or of the one rolled."""

    op: ClassVar[str] = "token"

    attribute: str
    """An attribute's id, "choose" or "rolled"."""
    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        attribute = f.rolled if self.attribute == "rolled" else self.attribute
        if attribute != "choose":
            for seat in whom if attribute else ():
                do.token(g, seat, attribute)
            return None
        if whom != (f.seat,):  # each chooses for themselves
            each(g, (for_seat(f, seat, (GainToken("choose"),)) for seat in whom))
            return None
        keys = put(g, f, self._of(g))
        if keys is None:
            return ASK
        do.token(g, f.seat, keys[0].removeprefix("token:"))
        return None

    def _of(self, g: Game) -> Question:
        options = (Option(f"token:{name}", "token", to=name) for name in g.pack.attributes)
        return Question("attribute", tuple(options))

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        return self._of(g) if (self.attribute, self.who) == ("choose", "you") else None


class Recharge(CountedEffect, frozen=True):
    """Put charges back on your attribute tokens, 2 at most on each."""

    op: ClassVar[str] = "charge"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        spent = self._spent(g, f)
        question = self.question(g, f)
        if question is not None:
            keys = put(g, f, question)
            if keys is None:
                return ASK
            spent = [int(key.removeprefix("charge:")) for key in keys]
        for i in spent if self.number(g, f) > 0 else ():
            do.recharge(g, f.seat, i)
        return None

    def _spent(self, g: Game, f: EffectsFrame) -> list[int]:
        return [i for i, token in enumerate(g.hero(f.seat).tokens) if token.charges < FULL]

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        spent, n, tokens = self._spent(g, f), self.number(g, f), g.hero(f.seat).tokens
        if not 0 < n < len(spent):
            return None
        options = (Option(f"charge:{i}", "recharge", to=tokens[i].attribute, n=i) for i in spent)
        return Question("recharge", tuple(options), n)

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(token.charges < FULL for token in g.hero(f.seat).tokens)


class RemoveSecrets(CountedEffect, frozen=True):
    """Remove secrets; the card turns or is scrapped at once, without Completed (R-05)."""

    op: ClassVar[str] = "remove_secrets"

    what: Pick = TARGET

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        cards = self.what.ask(g, f, "remove_secrets", lambda card: card.secrets > 0)
        if cards is None:
            return ASK
        n = self.number(g, f)
        for card in cards:
            if card.secrets and n > 0:
                do.remove_secrets(g, card.oid, n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(card.secrets for card in self.what.cards(g, f))


class PutCounters(CountedEffect, frozen=True):
    """Put counters on cards in play, or with a negative number take some off."""

    op: ClassVar[str] = "counter"

    what: Pick = THIS

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        n = self.number(g, f)
        cards = self.what.ask(g, f, "counter", lambda card: n > 0 or card.counters > 0)
        if cards is None:
            return ASK
        for card in cards:
            do.counters(g, card.oid, n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        n = self.number(g, f)
        return any(n > 0 or (n < 0 and card.counters) for card in self.what.cards(g, f))


class PlaceDice(CountedEffect, frozen=True):
    """Put hacking dice on empty slots of cards (NH 14.1, 16.1)."""

    op: ClassVar[str] = "die"

    what: Pick = TARGET

    def resolve(self, g: Game, f: EffectsFrame) -> Step | tuple[Effect, ...]:
        cards = self.what.ask(g, f, "die", lambda card: bool(g.free_slots(card)))
        if cards is None:
            return ASK
        n = self.number(g, f)
        return tuple(DieOn(card.oid) for card in cards for _ in range(min(n, len(g.free_slots(card)))))

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.free_slots(card) for card in self.what.cards(g, f))


class DieOn(EffectValue, frozen=True):
    """One hacking die on a definite card; you choose the slot where kinds differ. Not for packs."""

    oid: int

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        card = g.card(self.oid)
        free = [] if card is None else g.free_slots(card)
        if card is None or not free:  # defeated or retreated by an earlier die
            return None
        # Slots of a kind are alike: one of each is offered.
        kinds = g.slots(card)
        first: dict[str, int] = {}
        for slot in free:
            first.setdefault(kinds[slot], slot)
        slot = free[0]
        if len(first) > 1:
            options = [Option(f"slot:{i}", "slot", card.oid, kind, i) for kind, i in first.items()]
            keys = g.ask(f, f.seat, "slot", options, about=card.oid)
            if keys is None:
                return ASK
            slot = int(keys[0].removeprefix("slot:"))
        do.place_die(g, card.oid, slot, f.seat)
        return None
