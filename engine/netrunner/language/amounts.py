"""Numbers that may depend on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.selectors import Both, Installed, Subtype

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech

    AmountLike = int | Amount
else:
    AmountLike = Amount  # a save decodes what was normalised by `amount`


class Num(Value, Amount, frozen=True):
    """A fixed number."""

    n: int

    def value(self, g: Game, s: Scope) -> int:
        return self.n

    def say(self, t: Speech) -> str:
        return str(self.n)


def amount(n: int | Amount) -> Amount:
    """A plain number as an Amount."""
    return Num(n) if isinstance(n, int) else n


class Hosted(Value, Amount, frozen=True):
    """How many counters of a kind are on the source, now or when it was last known (1.17.4, 9.5.5)."""

    counter: str

    def value(self, g: Game, s: Scope) -> int:
        card = g.state.cards.get(s.source) or g.state.last_known.get(s.source)
        return 0 if card is None else int(getattr(card, self.counter))

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-hosted", kind=self.counter)


class Plus(Value, Amount, frozen=True):
    """A fixed number plus an amount times a factor."""

    base: int
    more: Amount
    times: int = 1

    def value(self, g: Game, s: Scope) -> int:
        return self.base + self.times * self.more.value(g, s)

    def say(self, t: Speech) -> str:
        more = self.more.say(t)
        if self.times != 1:
            more = t.say("nrc-times", times=self.times, amount=more)
        return t.say("nrc-plus", base=self.base, amount=more) if self.base else more


class CountInstalled(Value, Amount, frozen=True):
    """How many installed cards a selector matches."""

    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return sum(self.what.matches(g, card, s) for card in g.installed())

    def say(self, t: Speech) -> str:
        among = self.what if isinstance(self.what, Installed) else Both(Installed(), self.what)
        this = isinstance(self.what, Subtype) and self.what.subtype in t.subtypes
        message = "nrc-number-cards-and-this" if this else "nrc-number-cards"
        return t.say(message, cards=t.cards(among, "many", "of"))


class Tags(Value, Amount, frozen=True):
    """How many tags the Runner has."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.tags

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-tags")


class X(Value, Amount, frozen=True):
    """The value chosen for X when the play cost was paid (1.16.2c); 0 where there is none (9.12.2e)."""

    def value(self, g: Game, s: Scope) -> int:
        return dict(s.numbers).get("x", 0)

    def say(self, t: Speech) -> str:
        return "X"


NumberName = Literal["lost", "gained", "taken", "tags", "removed", "damage", "placed", "paid", "named"]
"""What instructions remember as numbers."""


class Remembered(Value, Amount, frozen=True):
    """How much an earlier instruction of the same ability did: "1 for each credit lost this way"."""

    name: NumberName

    def value(self, g: Game, s: Scope) -> int:
        return dict(s.numbers).get(self.name, 0)

    def say(self, t: Speech) -> str:
        return t.literal(f"the number {self.name} this way")


class UnusedMemory(Value, Amount, frozen=True):
    """How many MU the Runner does not use."""

    def value(self, g: Game, s: Scope) -> int:
        return max(0, g.memory_limit() - g.memory_used())

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-unused-memory")


class CardsIn(Value, Amount, frozen=True):
    """How many cards are in a zone."""

    zone: str
    text: str

    def value(self, g: Game, s: Scope) -> int:
        return len(g.state.zones[self.zone])

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-in-zone", zone=t.fill(self.text))


class Link(Value, Amount, frozen=True):
    """The Runner's link (10.7)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.link()

    def say(self, t: Speech) -> str:
        return t.say("nrc-link")
