"""Who pays what for what, and what there is to pay with (1.16.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from engine.netrunner.language.base import Scope
from engine.netrunner.table.state import (
    CORP,
    CORP_SCORE,
    GRIP,
    RUNNER,
    RUNNER_SCORE,
    Card,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.costs.cost import Cost

Act = Literal[
    "credit", "draw", "install", "play", "advance", "trash resource", "purge", "run", "remove tag", "rez",
    "score", "steal", "access", "trash", "use", "break", "jack out", "trace", "effect",
]  # fmt: skip
"""What a cost is paid for: an action, a procedure, the use of an ability, or ("effect") a nested cost."""
ACTS = frozenset(get_args(Act))
FROM_HAND = ("install", "play")

Verb = Literal[
    "trash", "forfeit", "return", "bottom", "top", "shuffle", "remove", "reveal", "reveal and trash", "derez",
]  # fmt: skip
"""What is done with cards as a cost; "return" is to hand, "remove" from the game, the others are decks."""
VERBS = frozenset(get_args(Verb))


class Payment(msgspec.Struct, gc=False):
    """Who pays what for what. `scope` is what the amounts and sets of the cost refer to."""

    seat: str
    cost: Cost
    acts: tuple[Act, ...]
    scope: Scope
    card: int = 0
    """The card it is paid for: installed, rezzed, played, used, stolen, trashed, advanced; 0 for none."""

    @property
    def purpose(self) -> Act:
        """What it is for, in one word."""
        return self.acts[0]


class Budget:
    """What is still there to pay with while the parts of a cost are looked at together (1.16.1)."""

    __slots__ = ("clicks", "counters", "credits", "demands", "game", "grip", "payment", "tags")

    def __init__(self, game: Game, payment: Payment) -> None:
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


def controller(card: Card) -> str:
    """Who controls a card: agendas belong to whose score area they are in (1.16.1)."""
    return {CORP_SCORE: CORP, RUNNER_SCORE: RUNNER}.get(card.zone, card.side)
