"""The basic actions (5.2.6, 5.2.7): what each costs now, and the effects of those that are about a card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Bare
from engine.netrunner.language.costs import Act, Cost, Payment, cost
from engine.netrunner.language.effects import Draw, MakeRun
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.wording.zones import HAND
from engine.netrunner.rules import costs, prices
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.procedures import InstallFrame, PlayFrame
from engine.netrunner.table.game import Game as Table
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP
from engine.speech import Noun, clause
from engine.speech.nodes import says

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.language.wording.voice import Voice
    from engine.netrunner.objects.game import Game
    from engine.speech import Node

CLICK = cost(clicks=1)


@cache
def basic_actions(edition: str) -> dict[str, tuple[Act, Cost]]:
    """The basic actions (5.2.6, 5.2.7) of an edition: what each is and costs."""
    rules = EDITIONS[edition]
    return {
        "credit": ("credit", CLICK),
        "draw": ("draw", CLICK),
        "install": ("install", CLICK),
        "play": ("play", CLICK),
        "advance": ("advance", cost(clicks=1, credits=rules.advance_credits)),
        "trash": ("trash resource", cost(clicks=1, credits=rules.trash_credits)),
        "purge": ("purge", cost(clicks=rules.purge_clicks)),
        "run": ("run", CLICK),
        "untag": ("remove tag", cost(clicks=1, credits=rules.untag_credits)),
    }


ANY_RUN = MakeRun()
ONE_CARD = Draw(1)
_OWN_COSTS = ("install", "play", "run")
"""Acts with a procedure that pays for them; the action's cost is apart from that."""


def basic_cost(g: Game, seat: Seat, verb: str, oid: int = 0, server: str = "") -> Payment:
    """What a basic action costs now. For installs, plays and runs, what they cost themselves comes on top."""
    if not oid:
        unchanged = _unchanged(g.state.edition, seat, verb)
        if unchanged.purpose not in g.priced:
            return unchanged
    act, base = basic_actions(g.state.edition)[verb]
    if act in g.priced:
        card = g.state.cards.get(oid)
        own = act in _OWN_COSTS
        base = prices.total(g, act, seat, base, card, server=server, basic=True if own else None)
    return costs.payment(g, act, seat, base, oid)


@cache
def _unchanged(edition: str, seat: Seat, verb: str) -> Payment:
    """What an action that is about no card costs while nothing changes that."""
    act, base = basic_actions(edition)[verb]
    return Payment(seat, base, (act,), Bare(seat, 0, ""))


def can_take(g: Game, seat: Seat, verb: str, oid: int = 0, server: str = "") -> bool:
    """Whether the cost of a basic action can be paid."""
    return costs.can_pay(g, basic_cost(g, seat, verb, oid, server))


class InstallFromHand(Value, Effect, frozen=True):
    """The basic action to install (5.2.6d, 5.2.7d)."""

    oid: int
    server: str = ""
    choose_trash: bool = False
    trash: int = 0
    """A card of the root to trash first."""
    faceup: bool = False

    def resolve(self, g: Table, f: AbilityFrame) -> Step:
        hosted = self.server.startswith("@")
        host = int(self.server[1:]) if hosted else 0
        frame = InstallFrame(seat=f.seat, oid=self.oid, server="" if hosted else self.server, placed=True)
        frame.by_action, frame.faceup = True, self.faceup
        frame.host, frame.choose_trash, frame.trash = host, self.choose_trash, self.trash
        g.push(frame)
        return None


@says(InstallFromHand)
def _install_from_hand(self: InstallFromHand, v: Voice) -> Node:
    return clause("install", v.me, Noun("card", n=1), from_=HAND[v.side])


class PlayFromHand(Value, Effect, frozen=True):
    """The basic action to play an event or operation (5.2.6e, 5.2.7e)."""

    oid: int

    def resolve(self, g: Table, f: AbilityFrame) -> Step:
        g.push(PlayFrame(seat=f.seat, oid=self.oid))
        return None


@says(PlayFromHand)
def _play_from_hand(self: PlayFromHand, v: Voice) -> Node:
    return clause("play", v.me, Noun("card", n=1), from_=HAND[v.side])


class Advance(Value, Effect, frozen=True):
    """The basic action to advance a card (5.2.6f, 1.18.1)."""

    oid: int

    def resolve(self, g: Table, f: AbilityFrame) -> Step:
        card = g.state.cards.get(self.oid)
        if card is not None:
            do.place_counters(g, self.oid, "advancement", 1)
            do.emit(
                g, EventKind.ADVANCE, seat=CORP, oid=self.oid, code=card.code, card=card, server=card.server,
                secret="" if card.faceup else CORP,
            )  # fmt: skip
        return None


@says(Advance)
def _advance(self: Advance, v: Voice) -> Node:
    return clause("advance", v.me, Noun("card", n=1, adj=("installed",)))
