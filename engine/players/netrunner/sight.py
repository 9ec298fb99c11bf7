"""What a seat may know of the table, read straight from the state: the only door of the sensible player.

A view has words and pictures in mind and is slow to build; this reads single fields. Whatever depends on
what a card *is* goes through `kind`, which knows nothing of cards the seat may not identify; counters,
places and numbers are public (see the declarations beside the structs in `engine.netrunner.table.state`).
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

from engine.netrunner.language.base import Bare
from engine.netrunner.language.membership import settled
from engine.netrunner.language.sets import CopiesOfThis, Extreme, Having, OnTop
from engine.netrunner.objects.definitions import Definition, definition
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.memory import remembers
from engine.netrunner.table.positions import to_go
from engine.netrunner.table.state import (
    ARCHIVES,
    DECK,
    HAND,
    IDENTITY,
    INSTALLED,
    RUNNER,
    Server,
    opponent,
    seat_named,
)
from engine.players import random_player
from engine.players.netrunner.asked import AskedSight
from engine.players.netrunner.beliefs import agenda_density, unseen_of
from engine.players.netrunner.rig_sight import RigSight
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.netrunner import Game
    from engine.netrunner.language.abilities import Sub
    from engine.netrunner.language.base import Amount, Condition, Scope, Selector
    from engine.netrunner.language.effects import Boost, ReduceEncountered
    from engine.netrunner.table.questions import Decision


class PublicCard(Protocol):
    """The fields of a card that everybody may see: all but its name."""

    @property
    def oid(self) -> int: ...
    @property
    def side(self) -> str: ...
    @property
    def zone(self) -> str: ...
    @property
    def faceup(self) -> bool: ...
    @property
    def server(self) -> str: ...
    @property
    def advancement(self) -> int: ...
    @property
    def credit(self) -> int: ...
    @property
    def virus(self) -> int: ...
    @property
    def turn(self) -> int: ...


_SEEN_ZONES = frozenset((INSTALLED, IDENTITY, ARCHIVES, "heap", "play", "corp_score", "runner_score"))


_DECKS = frozenset(DECK.values())


@cache
def ranks(among: Selector) -> bool:
    """Whether the set compares cards with each other or with numbers, some of which may be hidden."""
    return any(isinstance(part, Extreme | Having | CopiesOfThis | OnTop) for part in inside(among))


class Sight(RigSight, AskedSight):
    """The table as one seat sees it, for one decision."""

    __slots__ = (
        "_density", "_game", "_hidden", "_kinds", "_points", "_rig", "_state", "_strengths", "_to_win",
        "_unseen", "novice", "seat", "servers",
    )  # fmt: skip

    def __init__(self, game: Game, seat: str, *, novice: bool = False) -> None:
        """`novice`: of cards that were seen and may not be looked at now nothing is remembered."""
        self._game = game
        self._state = game.state
        self.servers: Mapping[str, Server] = game.state.servers
        """Servers by name: ids of their ice from the innermost outwards, and of the cards in their roots."""
        self._kinds: dict[int, Definition | None] = {}
        self._density: float | None = None
        self._hidden: dict[str, list[str]] = {}
        self._strengths: dict[int, int] = {}
        self._points: dict[str, int] = {}
        self._to_win: dict[str, int] = {}
        self._unseen: dict[tuple[str, str], int] = {}
        self._rig: list[tuple[int, Definition]] | None = None
        self.seat = seat_named(seat)
        self.novice = novice

    # -- cards -------------------------------------------------------------------------------------------

    def kind(self, oid: int) -> Definition | None:
        """What the card is; None if the seat may not know, or the card is gone."""
        if oid in self._kinds:
            return self._kinds[oid]
        found, cards = None, self._state.cards
        if oid in cards and (
            ((card := cards[oid]).faceup and card.zone in _SEEN_ZONES)
            or (card.side == self.seat and card.zone != DECK[self.seat])
            or knows(self._game, card, self.seat)
            or (not self.novice and remembers(self._state, self.seat, oid))
        ):
            found = definition(card.code)
        self._kinds[oid] = found
        return found

    def asked(self, decision: Decision) -> None:
        """The seat is asked: it looks at the cards that it is to put in an order, and at those of which it
        chooses what damage trashes (8.3, 10.4.3a), wherever they lie."""
        if decision.kind in ("arrange", "damaged") and decision.seat == self.seat:
            for option in decision.options:
                card = self._state.cards.get(option.oid)
                if card is not None:
                    self._kinds[option.oid] = definition(card.code)

    def code(self, oid: int) -> str:
        """The card's code, "" if the seat may not know it."""
        kind = self.kind(oid)
        return "" if kind is None else kind.code

    def card(self, oid: int) -> PublicCard:
        """Place and counters of a card. KeyError if it is gone."""
        return self._state.cards[oid]

    def hand(self) -> list[tuple[int, Definition]]:
        """The seat's own hand."""
        cards = self._state.cards
        return [(oid, definition(cards[oid].code)) for oid in self._state.zones[HAND[self.seat]]]

    def found(self, oid: int) -> Definition:
        """What a card of the own deck is that a search offers."""
        card = self._state.cards[oid]
        assert card.side == self.seat
        return definition(card.code)

    def named(self, code: str) -> Definition:
        """A card that an option names."""
        return definition(code)

    @property
    def agenda_density(self) -> float:
        """Agenda points that a Corp card out of the seat's sight probably has, on average."""
        if self._density is None:
            self._density = agenda_density(self._game, self.seat)
        return self._density

    def unseen_of_type(self, card_type: str, side: str) -> int:
        """How many cards of a type are out of the seat's sight on a side: for the other one a guess."""
        found = self._unseen.get((card_type, side))
        if found is None:
            found = sum([definition(code).type == card_type for code in self._out_of_sight(side)])
            self._unseen[card_type, side] = found
        return found

    def own_deck(self) -> list[str]:
        """Codes of the seat's own cards that are out of its sight, and nothing of where."""
        return self._out_of_sight(self.seat)

    def _out_of_sight(self, side: str) -> list[str]:
        if side not in self._hidden:
            self._hidden[side] = unseen_of(self._game, self.seat, seat_named(side))
        return self._hidden[side]

    def rig(self) -> list[tuple[int, Definition]]:
        """Faceup cards of the Runner that are installed."""
        if self._rig is None:
            cards = self._state.cards
            self._rig = [
                (oid, definition(cards[oid].code))
                for oid in self._state.zones[INSTALLED]
                if cards[oid].side == RUNNER and cards[oid].faceup
            ]
        return self._rig

    def identities(self, side: str) -> list[Definition]:
        """The identity of a side."""
        cards = self._state.cards
        there = (cards[oid] for oid in self._state.zones[IDENTITY] if cards[oid].side == side)
        return [definition(card.code) for card in there]

    def discarded(self) -> list[int]:
        """Ids of the cards in Archives."""
        return list(self._state.zones[ARCHIVES])

    def strength(self, oid: int) -> int:
        """Current strength of a card the seat knows."""
        found = self._strengths.get(oid)
        if found is None:
            assert self.kind(oid) is not None
            found = self._strengths[oid] = self._game.strength(self._state.cards[oid])
        return found

    def boost(self, oid: int, effect: Boost | ReduceEncountered) -> int:
        """How much strength a faceup card's ability gives or takes now."""
        card = self._state.cards[oid]
        return effect.number(self._game, Bare(seat=card.side, source=oid, code=card.code))

    def subroutines(self, oid: int) -> tuple[Sub, ...]:
        """The subroutines that ice the seat knows has now, gained ones with the printed."""
        assert self.kind(oid) is not None
        return self._game.face(self._state.cards[oid]).subs

    def requirement(self, oid: int) -> int:
        """Advancement counters an own agenda needs."""
        assert self.kind(oid) is not None
        return self._game.advancement_requirement(self._state.cards[oid])

    # -- numbers -----------------------------------------------------------------------------------------

    def credits(self, seat: str) -> int:
        """Credits in a pool, with those that are kept for a run."""
        own = self._state.credits[seat]
        # Asked for more often than anything else, and hardly ever is there more.
        return own + self._game.fund(seat_named(seat)) if self._state.run_credits else own

    def clicks(self, seat: str) -> int:
        """Clicks left."""
        return self._state.clicks[seat]

    def cards_in_hand(self, seat: str) -> int:
        """How many cards a hand holds."""
        return len(self._state.zones[HAND[seat]])

    def top_of_deck(self, seat: str, n: int) -> list[int]:
        """The topmost cards of a deck: where they lie everybody sees."""
        return list(self._state.zones[DECK[seat]][:n])

    def hand_of(self, seat: str) -> list[int]:
        """The cards of a hand, which everybody can count."""
        return list(self._state.zones[HAND[seat]])

    def cards_in_deck(self, seat: str) -> int:
        """How many cards a deck holds."""
        return len(self._state.zones[DECK[seat]])

    def hand_limit(self) -> int:
        """The seat's maximum hand size."""
        return self._game.hand_size(self.seat)

    def hand_limit_of(self, seat: str) -> int:
        """A seat's maximum hand size."""
        return self._game.hand_size(seat)

    def points(self, seat: str) -> int:
        """Agenda points in a score area."""
        found = self._points.get(seat)
        if found is None:
            found = self._points[seat] = self._game.points(seat)
        return found

    def points_to_win(self, seat: str) -> int:
        """Agenda points with which a seat wins the game."""
        found = self._to_win.get(seat)
        if found is None:
            found = self._to_win[seat] = self._game.points_to_win(seat_named(seat))
        return found

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self._state.active

    @property
    def tags(self) -> int:
        """Tags of the Runner."""
        return self._state.tags

    @property
    def turn(self) -> int:
        """Turns begun so far."""
        return self._state.turn

    @property
    def free_memory(self) -> int:
        """Memory units left."""
        return self._game.memory_limit() - self._game.memory_used()

    # -- what parts of the card language come to --------------------------------------------------------

    def hosted(self, oid: int, counter: str) -> int:
        """Counters of a kind on a card; 0 if it is gone."""
        card = self._state.cards.get(oid)
        return 0 if card is None else int(getattr(card, counter, 0))

    def amount(self, amount: Amount, scope: Scope) -> int:
        """What an amount that everybody can count comes to."""
        return amount.value(self._game, scope)

    def true(self, condition: Condition, scope: Scope) -> bool:
        """Whether a condition holds that everybody can tell."""
        return condition.true(self._game, scope)

    def members(self, among: Selector, scope: Scope) -> list[int]:
        """Ids of the cards of a set as far as the seat knows them, without decks and sets that rank cards."""
        wanted = settled(among)
        if ranks(wanted):
            return []
        cards = self._state.cards
        return [
            oid
            for zone in sorted(wanted.zones() or ())
            if zone not in _DECKS
            for oid in self._state.zones.get(zone, ())
            if self.kind(oid) is not None and wanted.matches(self._game, cards[oid], scope)
        ]

    # -- servers and runs --------------------------------------------------------------------------------

    @property
    def attacked(self) -> str:
        """The server of the run that goes on, "" outside of a run."""
        run = self._game.run
        return "" if run is None else run.server

    @property
    def run_ice(self) -> int:
        """The ice the Runner is at, 0 if none."""
        run = self._game.run
        return 0 if run is None else run.ice

    @property
    def run_position(self) -> int:
        """Ice from this position inwards is still in the way; -1 if none is."""
        run = self._game.run
        if run is None or run.position < 0:
            return -1
        # Some editions ask about jacking out while the next ice is approached, which counts as before that.
        return to_go(self._game)

    @property
    def encountered(self) -> int:
        """The encountered ice, 0 if none."""
        encounter = self._game.encounter
        return 0 if encounter is None else encounter.ice

    @property
    def may_break(self) -> bool:
        """Whether the encounter has reached the step in which subroutines can be broken."""
        encounter = self._game.encounter
        return encounter is not None and encounter.window

    def unbroken(self) -> list[int]:
        """Places of the unbroken subroutines of the encountered ice."""
        return self._game.unbroken()

    def this_turn(self, kind: EventKind, server: str = "") -> int:
        """How often something happened this turn, on a server if one is named."""
        return self._times(self._state.happened, kind, server)

    def last_turn(self, seat: str, kind: EventKind, server: str = "") -> int:
        """How often something happened in the seat's last turn."""
        return self._times(self._state.past.get(seat, ()), kind, server)

    def drew_by_action(self) -> bool:
        """Whether the basic action to draw was taken this turn."""
        return any(
            event.kind is EventKind.ACTION and event.detail == "draw" for event in self._state.happened
        )

    @staticmethod
    def _times(events: Iterable[Event], kind: EventKind, server: str) -> int:
        return len([event for event in events if event.kind is kind and server in ("", event.server)])

    # -- dice ---------------------------------------------------------------------------------------------

    def dice(self, purpose: str, n: int) -> int:
        """A number in 0..n-1 that the other player cannot foresee."""
        return random_player.dice(self._game, purpose, n)

    def lot(self, purpose: str, n: int) -> int:
        """A number in 0..n-1 like `dice`, but the same for the whole turn: for plans of several actions."""
        message = f"{self._state.seed}:lot:{self._state.turn}:{purpose}".encode()
        return int.from_bytes(blake2b(message, digest_size=8).digest(), "big") % n

    def known_to_other(self, oid: int) -> bool:
        """Whether the other player has seen what this card is: accesses happen before everybody's eyes."""
        return remembers(self._state, self.other, oid)

    def decision(self, decision_id: int) -> Decision:
        """The seat's own open decision. NotPending or IllegalAnswer if it is none."""
        return self._game.find(self.seat, decision_id)

    @property
    def other(self) -> str:
        """The other seat."""
        return opponent(self.seat)
