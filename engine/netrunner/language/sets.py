"""Sets of cards told by what they are, what they are on and how they compare. See also `selectors`, `places`.

A set means installed cards unless it names zones (`membership`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.amounts import AmountLike, Num, Plus, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.designated import chosen_cards
from engine.netrunner.language.fields import FactionName, Natural, Title
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import ANYWHERE, INSTALLED_ONLY, LEAVING, _Set, where_it_went
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, facts_of
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.parts import YOU, Player, seat_of
from engine.netrunner.table.state import CORP, INSTALLED, SET_ASIDE

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = [
    "AnyCard", "CanBeAdvanced", "ChosenCard", "ControlledBy", "CopiesOfThis", "Drawn", "Each", "EventCard",
    "Extreme", "Facedown", "Faceup", "Faction", "HasTrashAbility", "Having", "HostedOn", "HostingCards",
    "LastEncountered", "Named", "OfChosenName", "OfChosenType", "OnTop", "OwnedBy", "Rezzed", "SameAs",
    "These", "Unique",
]  # fmt: skip

Stat = Literal[
    "strength", "cost", "trash_cost", "memory_cost", "points", "printed_points", "advancement_requirement",
    "advancement", "credit", "virus", "power", "agenda",
]  # fmt: skip
"""Values of a card: strength as it is now, costs as printed, points; or hosted counters of a kind."""
Comparison = Literal["at_least", "at_most", "exactly"]


class AnyCard(_Set, frozen=True):
    """All cards; as every set, the installed ones if nothing else is said."""

    steady: ClassVar[bool] = True
    everything: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return True


class These(_Set, frozen=True):
    """The cards a reference is to, as a set: to leave them out, to compare with them."""

    what: Ref

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.oid in self.what.oids(g, s) or card.oid in self.what.remembered(s)

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        return self.what.oids(g, s)


class Each(Value, Ref, frozen=True):
    """Every card of a set, none of them chosen."""

    what: Selector

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        return tuple(card.oid for card in members(self.what, g, s))


class Named(_Set, frozen=True):
    """Cards with a title, as they are (facedown Runner cards have none, 8.1.4a)."""

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True
    title: Title

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return g.name(card) == self.title


class CopiesOfThis(_Set, frozen=True):
    """Cards with the title of the source, the source among them (2.1.4)."""

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return bool(s.code) and g.name(card) == g.define(s.code).title


class SameAs(_Set, frozen=True):
    """Cards with the title of a card that is referred to, copies of it (2.1.4), or of its card type or
    faction (2.13)."""

    attribute: ClassVar[bool] = True
    what: Ref
    by: Literal["title", "type", "faction"] = "title"

    def _compared(self, g: Game, card: Card) -> str:
        face = g.face(card)
        return face.facts.faction if self.by == "faction" else str(getattr(face, self.by))

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        found = [g.state.cards[oid] for oid in self.what.oids(g, s)]
        gone = [oid for oid in self.what.remembered(s) if oid not in g.state.cards]  # 9.1.4
        found += [g.state.last_known[oid] for oid in gone if oid in g.state.last_known]
        here = self._compared(g, card)
        # 1.4.5: neutral cards belong to no faction, so that none of them is of the same one.
        known = self.by != "faction" or not here.startswith("neutral")
        return known and any(self._compared(g, other) == here for other in found)


class Faceup(_Set, frozen=True):
    """Faceup cards."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.faceup


class Facedown(_Set, frozen=True):
    """Facedown cards; of the installed ones of both sides."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return not card.faceup


class Rezzed(_Set, frozen=True):
    """Installed faceup Corp cards but agendas, which are neither rezzed nor unrezzed (8.1.1, 8.1.4f)."""

    steady: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        rezzable = card.side == CORP and g.face(card).type != "agenda"
        return card.zone == INSTALLED and card.faceup and rezzable

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class OwnedBy(_Set, frozen=True):
    """Cards of a player's side (1.14.1)."""

    steady: ClassVar[bool] = True
    who: Player

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.side == seat_of(self.who, s.seat)


class ControlledBy(_Set, frozen=True):
    """Cards a player controls (1.14.2)."""

    steady: ClassVar[bool] = True
    who: Player = YOU

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.controller == seat_of(self.who, s.seat)


class Faction(_Set, frozen=True):
    """Cards of a faction (2.13)."""

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True
    name: FactionName

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return g.face(card).facts.faction == self.name


class HasTrashAbility(_Set, frozen=True):
    """Cards that have a paid ability that trashes them as a cost, a "[trash] ability".

    Rules: 1.19.4a.
    """

    attribute: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return any(isinstance(part, Paid) and part.cost.trash for part in g.face(card).abilities)


class Unique(_Set, frozen=True):
    """Unique cards (2.2.1)."""

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return g.face(card).facts.unique


def stat_of(g: Game, card: Card, stat: Stat) -> int | None:
    """A value of a card, None where it has none. X counts as 0 where it is not defined (9.12.2e)."""
    facts = g.face(card).facts
    if stat == "strength":
        return g.strength(card) if facts.has_strength else None
    if stat == "memory_cost":
        return None if facts.memory_cost is None else g.memory_cost(card)
    if stat == "trash_cost":
        return g.trash_cost(card)
    if stat == "points":
        return None if facts.agenda_points is None else g.agenda_points(card)
    if stat == "printed_points":
        return facts.agenda_points
    if stat == "advancement_requirement":
        return g.advancement_requirement(card) if facts.type == AGENDA else None
    if stat == "cost":
        return facts.cost or 0 if facts.has_cost else None
    return g.counters(card, stat)


class Having(_Set, frozen=True):
    """Cards with a value that compares so with an amount; cards without such a value do not belong."""

    attribute: ClassVar[bool] = True
    stat: Stat
    how: Comparison
    n: AmountLike

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        value = stat_of(g, card, self.stat)
        if value is None:
            return False
        n: Amount = self.n  # type: ignore[assignment]
        wanted = n.value(g, s)
        return {"at_least": value >= wanted, "at_most": value <= wanted}.get(self.how, value == wanted)


class Extreme(_Set, frozen=True):
    """The cards of a set with the highest or lowest value."""

    attribute: ClassVar[bool] = True
    stat: Stat
    of: Selector
    lowest: bool = False

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        values = {
            other.oid: value
            for other in members(self.of, g, s)
            if (value := stat_of(g, other, self.stat)) is not None
        }
        if card.oid not in values:
            return False
        best = min(values.values()) if self.lowest else max(values.values())
        return values[card.oid] == best

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE


CORP_TYPES = ("agenda", "asset", "ice", "operation", "upgrade")
TYPES = (*CORP_TYPES, "event", "hardware", "program", "resource")


class OfChosenType(_Set, frozen=True):
    """Cards of the card type that `ChooseCardType` asked for."""

    attribute: ClassVar[bool] = True

    def needs(self) -> tuple[str, ...]:
        return ("named",)

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        chosen = dict(s.numbers).get("named")
        return chosen is not None and g.face(card).type == TYPES[chosen]


class OfChosenName(_Set, frozen=True):
    """Cards with the name that `ChooseCardName` asked for."""

    attribute: ClassVar[bool] = True

    def needs(self) -> tuple[str, ...]:
        return ("name",)

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        named = facts_of(s.named)
        return named is not None and g.name(card) == named.title


class HostedOn(_Set, frozen=True):
    """Cards hosted on a card of a set; not those hosted on them in turn (1.13.9)."""

    host: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        # 9.5.5: the host may have been trashed to pay for the ability that resolves.
        host = g.state.cards.get(card.host) or g.state.last_known.get(card.host)
        return host is not None and self.host.matches(g, host, s)

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE


class HostingCards(_Set, frozen=True):
    """Cards that host a card of a set."""

    hosted: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return any(
            other.host == card.oid and self.hosted.matches(g, other, s) for other in g.state.cards.values()
        )


class OnTop(_Set, frozen=True):
    """The top cards of a deck; `n` of them, and as many more as an amount says."""

    zone: Literal["rd", "stack"]
    n: Natural = 1
    more: Amount | None = None

    def faults(self) -> Iterable[str]:
        if not self.n and self.more is None:
            yield "no card is no set"

    @property
    def number(self) -> Amount:
        """How many."""
        return Num(self.n) if self.more is None else Plus(self.n, self.more)

    @property
    def single(self) -> bool:
        """Whether it is the top card alone."""
        return self.number == Num(1)

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.oid in g.state.zones[self.zone][: max(0, self.number.value(g, s))]

    def zones(self) -> frozenset[str] | None:
        return frozenset((self.zone,))


class Drawn(_Set, frozen=True):
    """The cards that are being drawn, as long as they are set aside (8.4.5a, 8.4.3b)."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        drawing = next((f for f in reversed(g.state.stack) if isinstance(f, DrawFrame)), None)
        if drawing is None or card.zone != SET_ASIDE or card.oid not in (*drawing.cards, *drawing.others):
            return False
        event = s.event  # of two players who draw together, the one whose draw it is about (8.4.4)
        return event is None or event.kind is not EventKind.DRAW or card.side == event.seat

    def zones(self) -> frozenset[str] | None:
        return frozenset((SET_ASIDE,))


class ChosenCard(_Set, frozen=True):
    """The card that `ChooseCard` chose for the source (9.10.3)."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.oid in chosen_cards(g, s.source)

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE


class CanBeAdvanced(_Set, frozen=True):
    """Installed cards that can be advanced (1.18.3)."""

    attribute: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.zone == INSTALLED and g.face(card).can_be_advanced

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class EventCard(Value, Ref, frozen=True):
    """The card the trigger was about, while it is the same object; if it left, what it became by that.

    Of an ability about all that happens together, all of the cards (9.12.2a).

    Rules: 1.12.2a, 9.1.8g.
    """

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:what")

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        if s.event is None:
            return ()
        found = dict(s.results).get(MET_BY) or (where_it_went(g, s.event),)
        return tuple(oid for oid in found if oid in g.state.cards)

    def gone(self, s: Scope) -> tuple[Card, ...]:
        event = s.event
        return (event.card,) if event is not None and event.kind in LEAVING and event.card else ()


MET_BY: Final = "met"
"""The result under which an ability knows all the cards whose events met its condition together."""


class LastEncountered(Value, Ref, frozen=True):
    """The ice encountered last in the run that the ability is about, else in the run in progress (6.5)."""

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        run = s.event.run if s.event is not None and s.event.run else g.run_number
        met = [event for event in g.happened((EventKind.ENCOUNTER,)) if event.run == run]
        return (met[-1].oid,) if run and met and met[-1].oid in g.state.cards else ()
