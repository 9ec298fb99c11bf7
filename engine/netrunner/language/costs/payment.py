"""Who pays what for what, and what there is to pay with (1.16.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, get_args

from engine.netrunner.language.base import Scope
from engine.netrunner.table.parts import Seat, Speaker, Word
from engine.netrunner.table.state import GRIP

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game
    from engine.speech import Node, NounPhrase

Act = Literal[
    "credit", "draw", "install", "play", "advance", "trash resource", "purge", "run", "remove tag", "rez",
    "score", "steal", "access", "trash", "use", "break", "jack out", "trace", "effect",
]  # fmt: skip
"""What a cost is paid for: an action, a procedure, the use of an ability, or ("effect") a nested cost."""
ACTS = frozenset(get_args(Act))
FROM_HAND = ("install", "play")

Verb = Literal[
    "trash", "forfeit", "return", "bottom", "top", "shuffle", "remove", "reveal", "reveal and trash", "derez",
    "turn facedown",
]  # fmt: skip
"""What is done with cards as a cost; "return" is to hand, "remove" from the game, the others are decks."""


class Payer(Protocol):
    """Who pays for what, as the parts of a cost see it. `scope` is what their amounts and sets refer to."""

    seat: Seat
    acts: tuple[Act, ...]
    scope: Scope
    card: int

    @property
    def purpose(self) -> Act:
        """What it is for, in one word."""


class Budget:
    """What is still there to pay with while the parts of a cost are looked at together (1.16.1)."""

    __slots__ = ("clicks", "counters", "credits", "demands", "game", "grip", "payment", "tags")

    def __init__(self, game: Game, payment: Payer) -> None:
        self.game = game
        self.payment = payment
        self.clicks = game.state.clicks[payment.seat]
        self.credits = 0
        """Credits due so far."""
        self.counters: dict[tuple[int, str], int] = {}
        """Counters due so far, by card and kind."""
        self.demands: list[tuple[int, ...]] = []
        """For each card due, the cards it may be."""
        zones = game.state.zones
        self.grip = len(zones[GRIP]) - (payment.card in zones[GRIP] and payment.purpose in FROM_HAND)
        """Cards of the grip that are not due yet."""
        self.tags = game.state.tags

    def take_counters(self, oid: int, kind: str, n: int) -> bool:
        """Set counters of a card aside."""
        card = self.game.state.cards.get(oid)
        due = self.counters.get((oid, kind), 0) + n
        self.counters[oid, kind] = due
        return card is not None and int(getattr(card, kind)) >= due

    def matched(self, without: tuple[int, ...] = ()) -> bool:
        """Whether each card due can be another card."""
        chosen: dict[int, int] = {}

        def settle(demand: int, seen: set[int]) -> bool:
            for oid in self.demands[demand]:
                if oid in seen or oid in without:
                    continue
                seen.add(oid)
                if oid not in chosen or settle(chosen[oid], seen):
                    chosen[oid] = demand
                    return True
            return False

        return all(settle(i, set()) for i in range(len(self.demands)))


class CostPart(Word):
    """A part of a cost (1.16): credits, a click, a card to trash. They are in `parts` and `cards`."""

    __slots__ = ()
    order: ClassVar[int] = 0
    """Where it stands when the parts of a cost are paid."""
    choosing: ClassVar[bool] = False
    """Whether the payer chooses among `candidates`."""

    def reserve(self, b: Budget) -> bool:
        """Set aside what it needs. False if it cannot be paid along with what was set aside before."""
        raise NotImplementedError

    def of_source(self) -> bool:
        """Whether it is done with "this", the card that is paid for."""
        return False

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        raise NotImplementedError

    def candidates(self, g: Game, p: Payer) -> tuple[int, ...]:
        """The cards it can be paid with."""
        return ()

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        """Pay it, with these cards if it is paid with cards. It can be paid."""
        raise NotImplementedError

    def before(self, v: Speaker) -> Node | NounPhrase:
        """As it stands before the colon of an ability: "2 credits", "trash this asset"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def paid(self, v: Speaker, who: NounPhrase | None = None) -> Node:
        """What a player does to pay it: "pay 2 credits"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")
