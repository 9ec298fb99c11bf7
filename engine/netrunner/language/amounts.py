"""Numbers that may depend on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Condition, Player, Ref, Scope, Selector, seat_of
from engine.netrunner.language.selectors import Both, Installed, Subtype
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import CENTRALS, HAND, SEATS

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
    """How many counters of a kind are on the source, now or when it was last known (1.17.4, 9.5.5).

    When it was scored or stolen: the advancement counters it had before (1.17.8).
    """

    counter: Counter

    def value(self, g: Game, s: Scope) -> int:
        event = s.event
        if (
            self.counter == "advancement"
            and event is not None
            and event.oid == s.source
            and event.kind in (Kind.SCORE, Kind.STEAL)
        ):
            return 0 if event.card is None else event.card.advancement
        card = g.state.cards.get(s.source) or g.state.last_known.get(s.source)
        return 0 if card is None else int(getattr(card, self.counter))

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-hosted", kind=self.counter)


class CountersOn(Value, Amount, frozen=True):
    """How many counters of a kind are on the cards of a set."""

    counter: Counter
    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return sum(getattr(card, self.counter) for card in g.members(self.what, s))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


# -- arithmetic ----------------------------------------------------------------------------------------


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


class Sum(Value, Amount, frozen=True):
    """Amounts added up."""

    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return sum(part.value(g, s) for part in self.parts)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class ForEvery(Value, Amount, frozen=True):
    """For every `each` of an amount (past the first `past`) so many: "1 for every 2 past 3"."""

    what: Amount
    each: int = 1
    past: int = 0
    times: int = 1

    def value(self, g: Game, s: Scope) -> int:
        return max(0, self.what.value(g, s) - self.past) // self.each * self.times

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Half(Value, Amount, frozen=True):
    """Half of an amount, rounded down unless it says up."""

    what: Amount
    up: bool = False

    def value(self, g: Game, s: Scope) -> int:
        n = self.what.value(g, s)
        return -(-n // 2) if self.up else n // 2

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Least(Value, Amount, frozen=True):
    """The smallest of some amounts: "up to"."""

    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return min(part.value(g, s) for part in self.parts)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Most(Value, Amount, frozen=True):
    """The largest of some amounts."""

    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return max(part.value(g, s) for part in self.parts)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Case(Value, Amount, frozen=True):
    """One number if a condition holds, else another: "2 instead of 1 if ..."."""

    condition: Condition
    then: AmountLike
    otherwise: AmountLike = 0

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "then", amount(self.then))
        msgspec.structs.force_setattr(self, "otherwise", amount(self.otherwise))

    def value(self, g: Game, s: Scope) -> int:
        return amount(self.then if self.condition.true(g, s) else self.otherwise).value(g, s)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


# -- cards ---------------------------------------------------------------------------------------------


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


class HowMany(Value, Amount, frozen=True):
    """How many cards a set has; sets mean installed cards unless they name zones."""

    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return len(g.members(self.what, s))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class CardsIn(Value, Amount, frozen=True):
    """How many cards are in a zone."""

    zone: str

    def value(self, g: Game, s: Scope) -> int:
        return len(g.state.zones[self.zone])

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class CostOf(Value, Amount, frozen=True):
    """The printed play, install or rez cost of a card referred to (2.5); an X counts as 0."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.definition(card).facts.cost or 0 for card in referred(g, s, self.what))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class StrengthOf(Value, Amount, frozen=True):
    """The strength of a card referred to (2.7)."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.strength(card) for card in referred(g, s, self.what))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class PointsOf(Value, Amount, frozen=True):
    """The agenda points of a card referred to (2.3)."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.definition(card).facts.agenda_points or 0 for card in referred(g, s, self.what))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class SubroutinesOf(Value, Amount, frozen=True):
    """How many subroutines a card referred to has; unbroken ones of the encountered ice, if so."""

    what: Ref
    unbroken: bool = False

    def value(self, g: Game, s: Scope) -> int:
        if self.unbroken:
            return len(g.unbroken())
        return sum(len(g.subroutines(card.oid)) for card in referred(g, s, self.what))

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


def referred(g: Game, s: Scope, what: Ref) -> list[Card]:
    """The cards a reference means, as they are or were when last known (9.1.4)."""
    cards = g.state.cards
    return [cards[oid] for oid in what.oids(g, s) if oid in cards]


# -- players -------------------------------------------------------------------------------------------


class _Of(Value, Amount, frozen=True):
    """Something a player has."""

    who: Player = "you"

    def seat(self, s: Scope) -> str:
        """The player's seat."""
        return seat_of(self.who, s.seat)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Credits(_Of, frozen=True):
    """Credits in a player's pool."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.credits[self.seat(s)]


class Clicks(_Of, frozen=True):
    """Clicks a player has left."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.clicks[self.seat(s)]


class Points(_Of, frozen=True):
    """A player's score: the agenda points in their score area (1.17.1)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.points(self.seat(s))


class CardsInHand(_Of, frozen=True):
    """Cards in a player's hand."""

    def value(self, g: Game, s: Scope) -> int:
        return len(g.state.zones[HAND[self.seat(s)]])


class HandSize(_Of, frozen=True):
    """A player's maximum hand size (5.5.3)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.hand_size(self.seat(s))


class ThreatLevel(Value, Amount, frozen=True):
    """The threat level: the highest score (1.17.1a)."""

    def value(self, g: Game, s: Scope) -> int:
        return max(g.points(seat) for seat in SEATS)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class Tags(Value, Amount, frozen=True):
    """How many tags the Runner has (10.5)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.tags

    def say(self, t: Speech) -> str:
        return t.say("nrc-number-tags")


class BadPublicityCount(Value, Amount, frozen=True):
    """How much bad publicity the Corp has (10.6)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.bad_publicity

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class CoreDamage(Value, Amount, frozen=True):
    """How much core damage the Runner has suffered (10.4)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.state.core_damage

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


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


class Link(Value, Amount, frozen=True):
    """The Runner's link (10.7)."""

    def value(self, g: Game, s: Scope) -> int:
        return g.link()

    def say(self, t: Speech) -> str:
        return t.say("nrc-link")


# -- the board -----------------------------------------------------------------------------------------


class Remotes(Value, Amount, frozen=True):
    """How many remote servers there are (4.6)."""

    def value(self, g: Game, s: Scope) -> int:
        return sum(1 for name in g.state.servers if name not in CENTRALS)

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class IceProtecting(Value, Amount, frozen=True):
    """How many pieces of ice protect a server: a name, "here" (the source's) or "attacked" (the run's)."""

    server: str

    def value(self, g: Game, s: Scope) -> int:
        name = self.server
        if name == "attacked":
            name = "" if g.run is None else g.run.server
        elif name == "here":
            card = g.state.cards.get(s.source) or g.state.last_known.get(s.source)
            name = "" if card is None else card.server
        return len(g.state.servers[name].ice) if name in g.state.servers else 0

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class EventAmount(Value, Amount, frozen=True):
    """How much the event was about: credits, cards, damage, tags."""

    def value(self, g: Game, s: Scope) -> int:
        return 0 if s.event is None else s.event.n

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class DifferentActions(Value, Amount, frozen=True):
    """How many different actions were taken this turn (5.2.6)."""

    def value(self, g: Game, s: Scope) -> int:
        return len({event.detail for event in g.state.happened if event.kind == Kind.ACTION})

    def say(self, t: Speech) -> str:
        return t.unsaid(self)


class X(Value, Amount, frozen=True):
    """The value chosen for X when the play cost was paid (1.16.2c); 0 where there is none (9.12.2e)."""

    def value(self, g: Game, s: Scope) -> int:
        return dict(s.numbers).get("x", 0)

    def say(self, t: Speech) -> str:
        return "X"
