"""Which cards an effect is about, and which characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from engine.kernel.rng import sample
from engine.kernel.values import Value
from engine.neon_hope.language.base import Who
from engine.neon_hope.table.definitions import (
    Action,
    Character,
    CharacterTool,
    Clue,
    ConditionCard,
    Enemy,
    Tool,
)
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Option, Verb
from engine.neon_hope.table.state import COMMUNITY, NETWORK, Card

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

Case = Literal["nom", "acc", "dat", "gen"]
_KINDS = {"enemy": Enemy, "clue": Clue, "condition": ConditionCard}


class Pick(Value, frozen=True):
    """Cards in play. In packs "this" (the card with the text), "target" (the card the running task is on),
    or a description.

    "here" is your location; conditions are within everybody's reach in the network, too (NH 5.3, 5.4).
    """

    ref: Literal["", "this", "target"] = ""
    kind: Literal["enemy", "clue", "condition", "any"] = "any"
    code: str | None = None
    where: Literal["here", "environment", "anywhere", "network"] = "here"
    which: Literal["choose", "each", "random"] = "choose"
    regular: bool = False
    elite: bool = False
    retreated: bool | None = None

    def cards(self, g: Game, f: EffectsFrame | None) -> list[Card]:
        """The cards that fit, in order of appearance."""
        if self.ref:
            oid = 0 if f is None else f.source
            if self.ref == "target":
                oid = (0 if f is None else f.target) or (0 if g.task_frame is None else g.task_frame.oid)
            card = g.card(oid) if oid else None
            return [] if card is None else [card]
        return [card for card in g.in_play() if self._fits(g, card) and self._near(g, card, f)]

    def _fits(self, g: Game, card: Card) -> bool:
        definition = g.content[card.code]
        if self.code is not None and card.code != self.code:
            return False
        if self.kind != "any" and not isinstance(definition, _KINDS[self.kind]):
            return False
        # NH 25.1: a card that is not Elite is regular.
        elite = getattr(definition, "elite", False)
        if (self.regular and elite) or (self.elite and not elite):
            return False
        if self.retreated is None:
            return True
        return self.retreated == (isinstance(definition, Enemy) and card.back)

    def _near(self, g: Game, card: Card, f: EffectsFrame | None) -> bool:
        if card.place == COMMUNITY:
            return self.code is not None  # within everybody's reach, but never meant unless it is named
        if card.place == NETWORK:
            condition = isinstance(g.content[card.code], ConditionCard)
            return self.where in ("network", "anywhere") or condition
        if ":" not in card.place or card.place.startswith(("play:", "set:")):
            return False
        if self.where == "anywhere":
            return True
        if f is None or self.where == "network":
            return False
        location = g.hero(f.seat).location
        if self.where == "here":
            return card.place == location
        return g.environment_of(card.place) == g.environment_of(location)

    def ask(
        self, g: Game, f: EffectsFrame, verb: Verb, fits: Callable[[Card], bool] | None = None
    ) -> list[Card] | None:
        """The cards it comes down to, asking where there is a choice. None: a decision is open (ASK)."""
        cards = [card for card in self.cards(g, f) if fits is None or fits(card)]
        if self.ref or self.which == "each" or not cards:
            return cards
        if self.which == "random":
            return list(sample(g.state, cards, 1))
        options = [Option(f"card:{card.oid}", verb, oid=card.oid) for card in cards]
        keys = g.ask(f, f.seat, "target", options, about=f.source)
        if keys is None:
            return None
        return [card for card in cards if f"card:{card.oid}" == keys[0]]


THIS = Pick(ref="this")
TARGET = Pick(ref="target")


def clockwise(g: Game, seat: str) -> list[str]:
    """All seats, beginning with this one."""
    seats = list(g.seats)
    at = seats.index(seat)
    return seats[at:] + seats[:at]


def of_player(g: Game, code: str) -> bool:
    """Whether a card is a player's own: a character, action card or tool."""
    return isinstance(g.content.get(code), Character | Action | Tool | CharacterTool)


def within(g: Game, f: EffectsFrame, who: Who) -> tuple[str, ...]:
    """Whom an effect may come to be about: where one is still to be chosen, all of them."""
    if who != "another":
        return seats(g, f, who) or ()
    others = clockwise(g, f.seat)[1:]
    return tuple(others) or ((f.seat,) if of_player(g, f.code) else ())


def seats(g: Game, f: EffectsFrame, who: Who) -> tuple[str, ...] | None:
    """Whom an effect is about, clockwise from "you". None: a decision is open (ASK)."""
    you = f.seat
    if who == "you":
        return (you,)
    if who == "lead":
        return (g.state.lead,)
    everybody = clockwise(g, you)
    if who == "each":
        return tuple(everybody)
    others = everybody[1:]
    if who == "others":
        return tuple(others)
    if who == "another":
        if not others:  # NH 26.1: alone you are your own company, for what player cards do
            return (you,) if of_player(g, f.code) else ()
        options = [Option(f"seat:{seat}", "character", to=seat) for seat in others]
        keys = g.ask(f, you, "another", options, about=f.source)
        return None if keys is None else (keys[0].removeprefix("seat:"),)
    here = g.hero(you).location
    if who == "each_here":
        return tuple(seat for seat in everybody if g.hero(seat).location == here)
    near = set(g.others_in_environment(you, True))
    return tuple(seat for seat in everybody if seat in near)
