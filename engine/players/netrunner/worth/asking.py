"""What amounts and conditions come to now, as far as the seat may know: never by cards hidden from it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.netrunner.language.amounts import (
    BadPublicityCount,
    CardsIn,
    CardsInHand,
    Case,
    Clicks,
    CoreDamage,
    CountersOn,
    CountInstalled,
    Credits,
    DifferentActions,
    ForEvery,
    Half,
    HandSize,
    Hosted,
    HowMany,
    HowManyDid,
    IceProtecting,
    Least,
    Link,
    Most,
    Num,
    Plus,
    Points,
    Remembered,
    Remotes,
    Sum,
    Tags,
    ThreatLevel,
    UnusedMemory,
    X,
)
from engine.netrunner.language.base import Amount, Bare, Condition, Pattern
from engine.netrunner.language.conditions import (
    AtLeast,
    AtMost,
    Empty,
    Equal,
    Exists,
    InPhase,
    RunOn,
    RunSuccessful,
    Tagged,
    ThisAt,
    Threat,
    TurnOf,
)
from engine.netrunner.language.happenings import AnyOf, First, Happened, Next, On
from engine.netrunner.language.logic import And, Not, Or
from engine.netrunner.language.selectors import InZone
from engine.netrunner.table.parts import NoSeat, Player, Seat, seat_of
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER, seat_named
from engine.players.netrunner.worth.scale import HOSTED_CREDIT, UNKNOWN

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Act
    from engine.netrunner.objects.definitions import SortedFace
    from engine.players.netrunner.sight import Sight

_PUBLIC_AMOUNTS: Final = (
    BadPublicityCount, CardsIn, CardsInHand, CoreDamage, DifferentActions, HandSize, IceProtecting, Link,
    Points,
    Remotes, Tags, ThreatLevel, UnusedMemory,
)  # fmt: skip
"""Amounts that everybody at the table can count."""
_IN_HANDS: Final[dict[str, Seat]] = {HQ: CORP, GRIP: RUNNER}
_PUBLIC_CONDITIONS: Final = (InPhase, RunOn, RunSuccessful, Tagged, Threat, TurnOf)


class At:
    """Where something is reckoned: for the controller `seat` of the card `source` (0 = not on the table yet).

    `spent` and `clicks` are credits and clicks that will be gone by then, for an ability that has to be paid.
    """

    __slots__ = (
        "act",
        "clicks",
        "counters",
        "done",
        "hosted",
        "kind",
        "payer",
        "room",
        "scope",
        "seat",
        "see",
        "source",
        "spent",
        "stake",
        "x",
    )

    def __init__(
        self, see: Sight, seat: str, kind: SortedFace | None = None, source: int = 0, *, spent: float = 0,
        clicks: int = 0, stake: float | None = None,
    ) -> None:  # fmt: skip
        self.see, self.seat, self.kind, self.source = see, seat_named(seat), kind, source
        self.spent, self.clicks, self.stake = spent, clicks, stake
        self.payer = self.seat
        """Who pays the cost that is reckoned."""
        self.act: Act = "effect"
        """What it is paid for."""
        self.room: int | None = None
        """Room in the seat's hand, if that is not what it is now."""
        self.done: float | None = None
        """How much the instruction before did, if that is known."""
        self.x: int | None = None
        """The value of X, where one is being chosen."""
        self.counters: tuple[str, float] = ("", 0.0)
        """Counters of a kind that the card is about to have besides."""
        self.hosted: int | None = None
        """Credits on the card, if not those that are there now."""
        self.scope = Bare(seat=self.seat, source=source, code="" if kind is None else kind.code)

    def who(self, who: Player | NoSeat) -> Seat:
        """The seat that a word means."""
        return seat_of(who, self.seat)

    def sign(self, who: Player | NoSeat) -> float:
        """1 if what is good for that player is good for the controller, else -1."""
        return 1.0 if self.who(who) == self.seat else -1.0


def number(amount: Amount | int, at: At, default: float = UNKNOWN) -> float:
    """What an amount comes to; `default` where that cannot be known now."""
    found = known_number(amount, at)
    if found is None and isinstance(amount, Plus):
        return amount.base + amount.times * min(1.0, default)  # What is added is mostly little.
    return default if found is None else found


def known_number(amount: Amount | int, at: At) -> float | None:
    """What an amount comes to now, None where the seat cannot know."""
    if isinstance(amount, int):
        return float(amount)
    match amount:
        case Num():
            return float(amount.n)
        case Credits():
            return max(0.0, at.see.credits(at.who(amount.who)) - (at.spent if at.sign(amount.who) > 0 else 0))
        case Clicks():
            return max(0.0, at.see.clicks(at.who(amount.who)) - (at.clicks if at.sign(amount.who) > 0 else 0))
        case Plus():
            more = known_number(amount.more, at)
            return None if more is None else amount.base + amount.times * more
        case Sum() | Least() | Most():
            parts = [known_number(part, at) for part in amount.parts]
            known = [part for part in parts if part is not None]
            if len(known) < len(parts):
                return None
            return (
                sum(known)
                if isinstance(amount, Sum)
                else min(known)
                if isinstance(amount, Least)
                else max(known)
            )
        case ForEvery():
            what = known_number(amount.what, at)
            return None if what is None else max(0.0, what - amount.past) // amount.each * amount.times
        case Half():
            what = known_number(amount.what, at)
            return None if what is None else (what + amount.up) // 2
        case Case():
            so = likely(amount.condition, at)
            return so * number(amount.then, at) + (1 - so) * number(amount.otherwise, at)
        case Remembered() | HowManyDid():
            return at.done
        case X():
            return None if at.x is None else float(at.x)
        case Hosted():
            there = float(at.see.hosted(at.source, amount.counter)) if at.source else 0.0
            return there + (at.counters[1] if at.counters[0] == amount.counter else 0.0)
        case HowMany() if isinstance(amount.what, InZone) and set(_IN_HANDS).issuperset(amount.what.places):
            # Everybody can count the cards of a hand.
            return float(sum(at.see.cards_in_hand(_IN_HANDS[place]) for place in amount.what.places))
        case CountInstalled() | HowMany():
            return float(len(at.see.members(amount.what, at.scope)))
        case CountersOn():
            return float(
                sum(at.see.hosted(oid, amount.counter) for oid in at.see.members(amount.what, at.scope))
            )
    if isinstance(amount, _PUBLIC_AMOUNTS):
        return float(at.see.amount(amount, at.scope))
    return None


def likely(condition: Condition, at: At) -> float:
    """How likely a condition holds, 0 to 1; 0.5 where the seat cannot know."""
    match condition:
        case And():
            found = 1.0
            for part in condition.parts:
                found *= likely(part, at)
            return found
        case Or():
            found = 1.0
            for part in condition.parts:
                found *= 1 - likely(part, at)
            return 1 - found
        case Not():
            return 1 - likely(condition.what, at)
        case AtLeast() | AtMost() | Equal():
            one, other = known_number(condition.what, at), known_number(condition.n, at)
            if one is None or other is None:
                return 0.5
            if isinstance(condition, Equal):
                return float(one == other)
            return float(one >= other if isinstance(condition, AtLeast) else one <= other)
        case Exists():
            return 1.0 if at.see.members(condition.what, at.scope) else 0.3
        case Empty() | ThisAt():
            return float(at.see.true(condition, at.scope)) if at.source else 0.5
        case Happened():
            return float(at.see.true(condition, at.scope)) if public(condition.pattern) else 0.5
    if isinstance(condition, _PUBLIC_CONDITIONS):
        return float(at.see.true(condition, at.scope))
    return 0.5


@cache
def public(pattern: Pattern) -> bool:
    """Whether what the pattern looks back upon was seen by all: it asks nothing of the cards themselves."""
    match pattern:
        case On():
            return pattern.what is None and pattern.of is None and pattern.if_ is None
        case First() | Next():
            return public(pattern.pattern)
        case AnyOf():
            return all(public(one) for one in pattern.patterns)
    return False


def tag_kept(see: Sight, n: float) -> float:
    """What the best resource holds for which so many tags more are a danger: 0 if they could be lost now."""
    tags = see.tags + n
    if see.clicks(RUNNER) >= tags and see.credits(RUNNER) >= 2 * tags:
        return 0.0
    resources = [oid for oid, kind in see.rig() if kind.type == "resource"]
    return max((HOSTED_CREDIT * see.card(oid).credit for oid in resources), default=0.0)
