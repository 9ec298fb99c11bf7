"""The game as what lies on the table and the words of cards know it: what they may ask of it and do with it.

Each layer has its `game.Game`. This one declares; `objects.game` answers what the table and the active cards
answer; `rules.game` carries out what takes the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.kernel.machine import Machine
from engine.kernel.steps import Frame
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.edition import Rules
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.facts import Face
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import (
    Ability,
    Act,
    Chooser,
    DamageKind,
    Duration,
    Duty,
    Ignoring,
    Modifier,
    NoSeat,
    Payable,
    QuestionKind,
    Seat,
    Suffered,
)
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.running import Running
from engine.netrunner.table.state import Lingering, NetrunnerState


class Activity:
    """What the active cards can do at a moment, to be shown to events of that moment (9.1.8g)."""


class Game(Running, Machine, ABC):
    """A game of Netrunner."""

    state: NetrunnerState
    log: list[Event]
    """What happened since the last answer."""
    shifting: bool
    """Whether any card of the game can change what objects are."""
    heard: frozenset[str]
    """Events that an ability of any card in the game may listen to, be it for a while."""
    elsewhere: frozenset[str]
    """Zones in which some abilities are active although their cards are not (9.1.8b)."""
    unmended: bool
    """Whether cards came, went or turned since checkpoint steps 10.3.1c to h last looked."""

    @cached_property
    def edition(self) -> str:
        """The edition of the rules that the game is played by (`table.edition`)."""
        return self.state.edition

    # -- asking ------------------------------------------------------------------------------------------

    if TYPE_CHECKING:

        def ask(  # type: ignore[override]  # this game's questions are a closed list
            self, frame: Frame, seat: Seat, kind: QuestionKind, options: Iterable[Option], *,
            minimum: int = 1, maximum: int = 1, about: int = 0, step: str = "", role: str = "",
            private: bool = False,
        ) -> tuple[str, ...] | None:  # fmt: skip
            """As `Machine.ask`."""

        @property
        def decisions(self) -> tuple[Decision, ...]:
            """As `Machine.decisions`."""

        def find(self, seat: str, decision_id: int) -> Decision:
            """As `Machine.find`."""

    # -- what happens ------------------------------------------------------------------------------------

    @abstractmethod
    def hear(self, event: Event, seen: Activity | None = None) -> None:
        """Let the abilities active now (or `seen`) look at what happened (9.6.5b)."""

    @abstractmethod
    def expect(self, modifier: Modifier | None, ability: Ability | None) -> None:
        """A lingering effect changes something, or listens for something, from now on."""

    @abstractmethod
    def changed(self) -> None:
        """Something happened on which it may depend what objects are."""

    @abstractmethod
    def circumstances(self) -> tuple[Cause, int, str, int, str]:
        """Why what happens now happens, the card whose ability it is with its code (0, "" if none), and the
        number of the run it happens in (0 outside of one) with the attacked server."""

    @abstractmethod
    def happened(self, heard: tuple[str, ...]) -> list[Event]:
        """The events of this turn that are heard as one of these."""

    @abstractmethod
    def keep_traits(self, card: Card) -> None:
        """The card is about to leave its zone: what it is now can be looked back at (1.12.6)."""

    @abstractmethod
    def persistent(self, card: Card) -> tuple[tuple[int, Ability], ...]:
        """The abilities of a card that persist if the Runner trashes it now, with their numbers (9.12.5)."""

    @abstractmethod
    def persist(self, card: Card, abilities: tuple[tuple[int, Ability], ...]) -> None:
        """These abilities of a card that the Runner has trashed last to the end of the run (9.12.5)."""

    # -- cards and objects -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def index(self) -> Activity:
        """The active cards, sorted by what they do."""

    @abstractmethod
    def face(self, card: Card) -> Face:
        """What the object is: type, subtypes, abilities and base values as they are now (9.12.1d)."""

    @abstractmethod
    def name(self, card: Card) -> str:
        """The title that effects find the object by, "" if it has none."""

    @abstractmethod
    def definition(self, card: Card) -> Face:
        """What is printed on the card."""

    @abstractmethod
    def define(self, code: str) -> Face:
        """The definition with this code."""

    @abstractmethod
    def front(self, code: str) -> str:
        """The front side of a double-sided card (3.1.1a); the code itself of any other."""

    @abstractmethod
    def zone_of(self, oid: int) -> str:
        """The zone of an object, "" if it is gone."""

    @abstractmethod
    def installed(self) -> list[Card]:
        """Installed cards in order of installation."""

    @abstractmethod
    def identity(self, seat: Seat) -> Card:
        """A player's identity."""

    @abstractmethod
    def hosted_on(self, host: int) -> list[Card]:
        """Cards hosted on this one; not those hosted on them in turn (1.13.9)."""

    @abstractmethod
    def server_of(self, card: Card) -> str:
        """Where a card is, where its host is (4.6.6k), or its central zone; else ""."""

    @abstractmethod
    def here(self, source: int) -> str:
        """ "This server" of a source, now or when last known (4.6.6i); "" if it has none."""

    @abstractmethod
    def is_active(self, oid: int) -> bool:
        """Whether the object is an active card."""

    @abstractmethod
    def public_name(self, oid: int) -> dict[str, Any]:
        """`code` and `secret` of an event about an installed card."""

    @abstractmethod
    def recurring(self, card: Card) -> list[int]:
        """How many recurring credits each of a card's abilities keeps on it (1.10.5)."""

    @abstractmethod
    def subroutines(self, oid: int) -> tuple[Ability, ...]:
        """The subroutines of a piece of ice in order (9.8.2)."""

    # -- values ------------------------------------------------------------------------------------------

    @abstractmethod
    def prolonged(self, effect: Lingering) -> bool:
        """Whether an effect that raises a card's value lasts for the turn or run, by an ability (9.10.5)."""

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The numbers of the edition."""

    @abstractmethod
    def strength(self, card: Card) -> int:
        """Current strength of ice or an icebreaker; may be negative (2.7)."""

    @abstractmethod
    def memory_cost(self, card: Card) -> int:
        """Memory cost of a program (3.9.3)."""

    @abstractmethod
    def trash_cost(self, card: Card) -> int | None:
        """Trash cost (2.6) before what changes costs, None if it has none."""

    @abstractmethod
    def agenda_points(self, card: Card) -> int:
        """Agenda points of one card (2.5)."""

    @abstractmethod
    def advancement_requirement(self, card: Card) -> int:
        """How many advancement counters scoring takes (2.4)."""

    @abstractmethod
    def hand_size(self, seat: str) -> int:
        """Maximum hand size (4.3.6)."""

    @abstractmethod
    def tagged(self) -> bool:
        """Whether the Runner is tagged (10.5.2)."""

    @abstractmethod
    def hand_revealed(self, seat: str) -> bool:
        """Whether a player plays with their hand revealed."""

    @abstractmethod
    def memory_limit(self, card: Card | None = None) -> int:
        """The Runner's memory limit (1.20), or what of it this card can use."""

    @abstractmethod
    def memory_lacking(self, more: Card | None = None, need: int = 0, without: Collection[int] = ()) -> int:
        """How much memory installed programs lack, with one more and without some; below 0: what is free."""

    @abstractmethod
    def memory_used(self) -> int:
        """Memory costs of installed programs (3.9.3)."""

    @abstractmethod
    def link(self) -> int:
        """The Runner's link (10.7)."""

    @abstractmethod
    def points(self, seat: str) -> int:
        """Agenda points in a score area (1.17.1)."""

    @abstractmethod
    def pool_credits(self, seat: Seat) -> int:
        """Credits in a player's pool (1.10.1), those considered to be there among them."""

    @abstractmethod
    def fund(self, seat: Seat) -> int:
        """Credits of the bad publicity fund that a player may spend now."""

    @abstractmethod
    def in_hand(self, seat: Seat) -> tuple[int, ...]:
        """Cards that a player can play and install as those of their hand: it, and what an ability adds."""

    @abstractmethod
    def spendable(self, seat: Seat) -> int:
        """Credits of a player's pool that can be lost or spent (1.10.3, 1.2.2)."""

    @abstractmethod
    def pooled(self, seat: Seat) -> list[int]:
        """Cards of which the hosted credits are considered to be in a player's pool."""

    @abstractmethod
    def tags(self) -> int:
        """How many tags the Runner has, or is considered to have (1.9.4)."""

    @abstractmethod
    def counters(self, card: Card, kind: Counter) -> int:
        """How many counters of a kind a card has, or is considered to have (1.9.4)."""

    @abstractmethod
    def until(self, duration: Duration, seat: Seat, source: int) -> str:
        """A duration that begins now, as a lingering effect of a source stores it (9.10.1)."""

    @property
    @abstractmethod
    def phase(self) -> str:
        """The phase of the turn (5.6, 5.7): "draw", "action", "discard"; "" outside of a turn."""

    # -- what is possible --------------------------------------------------------------------------------

    @abstractmethod
    def cannot(self, act: Act, *, by: Seat | NoSeat = "", card: Card | None = None, server: str = "") -> bool:
        """Whether something cannot happen (1.2.2): done by a seat, to a card, at a server."""

    @abstractmethod
    def must(self, act: Duty, *, by: Seat, card: Card | None = None, server: str = "") -> bool:
        """Whether a player must do something if able (9.12.3)."""

    @abstractmethod
    def can_suffer(self, kind: Suffered) -> bool:
        """Whether an effect that is part of a cost can happen: nothing forbids or prevents it (1.16.1b)."""

    @abstractmethod
    def can_pay(self, payment: Payable) -> bool:
        """Whether a whole cost can be paid at once (1.16.1)."""

    @abstractmethod
    def pay(self, f: PayingFrame, payment: Payable) -> bool:
        """Pay a whole cost that can be paid. False if the payer has to choose something: return ASK."""

    @abstractmethod
    def choose_x(self, f: PayingFrame, payment: Payable, most: int | None = None) -> int | None:
        """A number for the X of a cost, at `most` so much (1.16.2c); None if the payer is asked now."""

    @abstractmethod
    def can_pay_to_run(self, server: str) -> bool:
        """Whether the additional costs to run a server can be paid (1.16.10; 24: 1.2.5)."""

    @abstractmethod
    def can_install(self, card: Card, places: tuple[str, ...], less: int, ignoring: Ignoring) -> bool:
        """Whether a card can be installed at one of these places (8.5), () = any, and its cost be paid."""

    @abstractmethod
    def can_rez(self, card: Card, less: int, ignoring: Ignoring) -> bool:
        """Whether the cost to rez a card can be paid (8.1.2)."""

    @abstractmethod
    def play_price(self, card: Card, less: int, ignoring: Ignoring) -> int | None:
        """Credits it takes to play a card now (8.6); None if it cannot be played."""

    @abstractmethod
    def destinations(self, card: Card) -> list[str]:
        """Servers that a card of the Corp may be in or protect (8.5.2, 8.5.12), a new one among them."""

    @abstractmethod
    def may_swap(self, one: Card, other: Card) -> bool:
        """Whether each of two cards is allowed where the other is, of which one at least is installed."""

    @abstractmethod
    def start_accesses(self, server: str, n: int) -> None:
        """Access n cards in and in the root of a server, outside of a breach (7.3.1)."""

    @abstractmethod
    def different_actions(self, seat: Seat) -> list[Option]:
        """The actions the seat could take for a click less, of those it has not taken this turn (5.2.5b)."""

    @abstractmethod
    def take_action(self, seat: Seat, key: str) -> None:
        """Take one of these actions, paying a click less."""

    @abstractmethod
    def sets_aside_trashed(self) -> bool:
        """Whether cards of the Runner that are trashed now are set aside first."""

    @abstractmethod
    def can_host(self, oid: int) -> bool:
        """Whether cards can be hosted on a card at all."""

    @abstractmethod
    def damage_choosers(self, kind: DamageKind, n: int) -> list[Chooser]:
        """Who chooses how many of the n cards that damage trashes now, one after the other (10.4.3a)."""

    # -- procedures --------------------------------------------------------------------------------------

    @abstractmethod
    def draw(self, seat: Seat, n: int) -> None:
        """Start drawing cards (8.4.5)."""

    @abstractmethod
    def access(self, oid: int) -> None:
        """Start accessing a card (7.2)."""

    @abstractmethod
    def can_score(self, oid: int) -> bool:
        """Whether an installed agenda can be scored now (1.17.3a)."""

    @abstractmethod
    def score(self, oid: int) -> None:
        """Score an agenda that can be scored, for what it costs (1.16.10c)."""

    @abstractmethod
    def points_to_win(self, seat: Seat) -> int:
        """How many agenda points a player needs to win (1.7.2a)."""

    @abstractmethod
    def start_breach(self, server: str, first: int = 0) -> int:
        """Breach a server, after the breach in progress if there is one (7.3.8). Its number."""

    @abstractmethod
    def end_action_phase(self, seat: Seat) -> None:
        """Force the action phase to end (5.4.3)."""

    @abstractmethod
    def resolve_subroutine(self, oid: int, code: str, sub: Ability) -> None:
        """Resolve a subroutine of a piece of ice by an ability (9.8.10), be the ice still there or not."""

    @abstractmethod
    def as_if(self, oid: int, kind: EventKind) -> None:
        """The "when scored", "when installed" or "when encountered" abilities of a card meet their conditions
        as if that happened to it now (9.6.14d)."""
