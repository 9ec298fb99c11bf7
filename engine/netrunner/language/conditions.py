"""Things that are true or not; & | and ~ put them together (`logic`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.fields import Positive
from engine.netrunner.language.happenings import Servers, at
from engine.netrunner.language.instructions import SubroutineFrame
from engine.netrunner.language.logic import Said
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import Result, ResultName
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Player, seat_of
from engine.netrunner.table.state import SEATS

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = [
    "Accessing", "ActionTaken", "ActionsDiffered", "AtLeast", "AtMost", "BidsDiffer", "BidsMatch", "CardIs",
    "Did", "Empty", "Encountering", "Equal", "Even", "EventCardIs", "Exists", "FirstEncounter", "InPhase",
    "Odd", "RunOn", "RunSuccessful", "SpentOnSameAction", "SubroutineResolving", "Tagged", "ThisAt", "ThisIs",
    "Threat", "TrashedByInstalling", "TurnOf",
]  # fmt: skip


# -- numbers -------------------------------------------------------------------------------------------


class _Compared(Said, frozen=True):
    """Compares an amount with another."""

    dated = True

    what: AmountLike
    n: AmountLike

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "what", amount(self.what))
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def both(self, g: Game, s: Scope) -> tuple[int, int]:
        """The two amounts now."""
        what: Amount = self.what  # type: ignore[assignment]
        n: Amount = self.n  # type: ignore[assignment]
        return what.value(g, s), n.value(g, s)


class AtLeast(_Compared, frozen=True):
    """An amount is as large as another, or larger."""

    def true(self, g: Game, s: Scope) -> bool:
        one, other = self.both(g, s)
        return one >= other


class AtMost(_Compared, frozen=True):
    """An amount is as large as another, or smaller."""

    def true(self, g: Game, s: Scope) -> bool:
        one, other = self.both(g, s)
        return one <= other


class Equal(_Compared, frozen=True):
    """Two amounts are the same."""

    def true(self, g: Game, s: Scope) -> bool:
        one, other = self.both(g, s)
        return one == other


class Odd(Said, frozen=True):
    """An amount is odd."""

    dated = True

    what: Amount

    def true(self, g: Game, s: Scope) -> bool:
        return self.what.value(g, s) % 2 == 1


class Even(Said, frozen=True):
    """An amount is even; 0 is."""

    dated = True

    what: Amount

    def true(self, g: Game, s: Scope) -> bool:
        return self.what.value(g, s) % 2 == 0


class Threat(Said, frozen=True):
    """The threat level, the highest score, is at least n (1.17.1a, 9.3.6f)."""

    n: Positive

    def true(self, g: Game, s: Scope) -> bool:
        return max(g.points(seat) for seat in SEATS) >= self.n


# -- the table -----------------------------------------------------------------------------------------


class Tagged(Said, frozen=True):
    """The Runner is tagged (10.5): has at least one tag, or a card says so.

    Rules: 10.5.2.
    """

    lasts = True

    def true(self, g: Game, s: Scope) -> bool:
        return g.tagged()


class Exists(Said, frozen=True):
    """There is a card of a set; sets mean installed cards unless they name zones."""

    what: Selector

    def true(self, g: Game, s: Scope) -> bool:
        return any(members(self.what, g, s))


class ThisIs(Said, frozen=True):
    """The source belongs to a set, now or as it was last known: rezzed, installed, advanced, an ambush."""

    what: Selector

    def true(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source) or g.state.last_known.get(s.source)
        return card is not None and self.what.matches(g, card, s)


class CardIs(Said, frozen=True):
    """A card that is referred to belongs to a set: "if your identity is digital". Not if there is none."""

    card: Ref
    of: Selector

    def true(self, g: Game, s: Scope) -> bool:
        cards = [g.state.cards[oid] for oid in self.card.oids(g, s)]
        return bool(cards) and all(self.of.matches(g, card, s) for card in cards)


class EventCardIs(Said, frozen=True):
    """The card that the event is about belonged to a set."""

    dated = True

    what: Selector

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:what")

    def true(self, g: Game, s: Scope) -> bool:
        card = None if s.event is None else s.event.card
        return card is not None and self.what.matches(g, card, s)


class ThisAt(Said, frozen=True):
    """The source is in the root of or protects a server: "remote", "central", or named ones."""

    where: Servers
    lasts = True

    def __post_init__(self) -> None:
        if not isinstance(self.where, tuple):
            msgspec.structs.force_setattr(self, "where", (self.where,))

    def true(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        if card is None or not (card.server or card.host):
            return False
        return at(g, g.server_of(card), self.where, s)  # type: ignore[arg-type]


class Empty(Said, frozen=True):
    """The source was loaded with counters and hosts none of those kinds any more (10.9.1).

    Rules: 10.9.2.
    """

    def true(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        return card is not None and bool(card.loaded) and not any(getattr(card, n) for n in card.loaded)


# -- time ----------------------------------------------------------------------------------------------


class RunOn(Said, frozen=True):
    """A run is in progress (6.3.4); on one of some servers, if any are named ("here", "remote", ...)."""

    dated = True
    where: Servers = ()

    def __post_init__(self) -> None:
        if not isinstance(self.where, tuple):
            msgspec.structs.force_setattr(self, "where", (self.where,))

    def true(self, g: Game, s: Scope) -> bool:
        run = g.run
        if run is None or not run.begun:
            return False
        return not self.where or at(g, run.server, self.where, s)  # type: ignore[arg-type]

    def held(self, g: Game, s: Scope) -> bool:
        event = s.event
        if event is None or not event.run:
            return False
        return not self.where or at(g, event.attacked, self.where, s)  # type: ignore[arg-type]


class RunSuccessful(Said, frozen=True):
    """The run in progress was declared successful (6.7.2)."""

    def true(self, g: Game, s: Scope) -> bool:
        return g.run is not None and g.run.successful


class Encountering(Said, frozen=True):
    """The Runner is encountering ice, of a set if one is named."""

    what: Selector | None = None

    def true(self, g: Game, s: Scope) -> bool:
        encounter = g.encounter
        if encounter is None:
            return False
        ice = g.state.cards.get(encounter.ice)
        return self.what is None or (ice is not None and self.what.matches(g, ice, s))


class FirstEncounter(Said, frozen=True):
    """The encounter in progress is the first of this turn with ice of a set."""

    what: Selector

    def true(self, g: Game, s: Scope) -> bool:
        if not Encountering(self.what).true(g, s):
            return False
        met = (event.card for event in g.happened((EventKind.ENCOUNTER,)))
        return sum(card is not None and self.what.matches(g, card, s) for card in met) == 1


class Accessing(Said, frozen=True):
    """The Runner is accessing a card, of a set if one is named."""

    what: Selector | None = None

    def true(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(g.accessed)
        return card is not None and (self.what is None or self.what.matches(g, card, s))


class SubroutineResolving(Said, frozen=True):
    """A subroutine of the source is resolving (9.8.10), its interrupt windows among it (9.1.2b)."""

    def true(self, g: Game, s: Scope) -> bool:
        return any(isinstance(frame, SubroutineFrame) and frame.source == s.source for frame in g.state.stack)


class TurnOf(Said, frozen=True):
    """It is a player's turn."""

    who: Player = "you"

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.active == seat_of(self.who, s.seat)


class ActionTaken(Said, frozen=True):
    """The action just finished was taken exactly so many times this turn (5.2.5)."""

    times: Positive

    def true(self, g: Game, s: Scope) -> bool:
        actions = [event.detail for event in g.happened((EventKind.ACTION,))]
        return bool(actions) and actions.count(actions[-1]) == self.times


class ActionsDiffered(Said, frozen=True):
    """The player took n actions this turn, and no two of them are the same (5.2.5b)."""

    n: Positive

    def true(self, g: Game, s: Scope) -> bool:
        taken = [event.detail for event in g.happened((EventKind.ACTION,)) if event.seat == s.seat]
        return len(taken) == len(set(taken)) == self.n


class SpentOnSameAction(Said, frozen=True):
    """By the clicks just spent, n or more were spent this turn on the action in progress, which may have been
    taken several times (5.2.5a).

    What an action costs is its own cost, with additional ones, and the play or install cost of what it plays
    or installs (1.16.4d).
    """

    n: Positive
    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:spend_clicks")

    def true(self, g: Game, s: Scope) -> bool:
        return self.held(g, s)

    def held(self, g: Game, s: Scope) -> bool:
        event = s.event
        if event is None:
            return False
        spent: dict[str, int] = {}
        action = ""
        found = g.happened((EventKind.ACTION, EventKind.ACTION_ENDS, EventKind.SPEND_CLICKS))
        for each in sorted(found, key=lambda each: each.serial):
            if each.seat != event.seat or each.serial > event.serial:
                continue
            if each.kind is not EventKind.SPEND_CLICKS:
                action = each.detail if each.kind is EventKind.ACTION else ""
            elif action and each.detail == _PAID_FOR.get(action, "use"):
                spent[action] = spent.get(action, 0) + each.n
                if each.serial == event.serial:
                    return spent[action] >= self.n
        return False


_PAID_FOR: Final = {
    "credit": "credit", "draw": "draw", "install": "install", "play": "play", "run": "run",
    "advance": "advance", "trash": "trash resource", "untag": "remove tag", "purge": "purge",
}  # fmt: skip
"""What the costs of basic actions are paid for; those of cards' are paid for their use."""


class InPhase(Said, frozen=True):
    """The turn is in its action phase, or in another."""

    phase: Literal["draw", "action", "discard"]

    def true(self, g: Game, s: Scope) -> bool:
        return g.phase == self.phase


class Did(Said, frozen=True):
    """An earlier instruction of the ability did something ("trashed", "found") to a card of a set."""

    name: ResultName
    what: Selector | None = None

    def needs(self) -> tuple[str, ...]:
        return (self.name,)

    def true(self, g: Game, s: Scope) -> bool:
        cards = (g.state.cards[oid] for oid in Result(self.name).oids(g, s))
        return any(self.what is None or self.what.matches(g, card, s) for card in cards)


class BidsMatch(Said, frozen=True):
    """Both players bid the same in the Psi Game of this ability, or of what triggered it (10.14.6d)."""

    def true(self, g: Game, s: Scope) -> bool:
        return _bids(s, "match")


class BidsDiffer(Said, frozen=True):
    """The players bid different numbers of credits (10.14.6d)."""

    def true(self, g: Game, s: Scope) -> bool:
        return _bids(s, "differ")


def _bids(s: Scope, how: str) -> bool:
    event, numbers = s.event, dict(s.numbers)
    if "corp_bid" in numbers:
        same = numbers["corp_bid"] == numbers["runner_bid"]
        return how == ("match" if same else "differ")
    return event is not None and event.kind is EventKind.REVEAL_BIDS and event.detail == how


class TrashedByInstalling(Said, frozen=True):
    """The card that the ability is about was trashed in the course of installing another (8.5.16c)."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:trashed")

    def true(self, g: Game, s: Scope) -> bool:
        return s.event is not None and s.event.kind is EventKind.TRASH and s.event.detail == "install"
