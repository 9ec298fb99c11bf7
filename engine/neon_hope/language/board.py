"""Moving characters and enemies; cards entering and leaving play, turning over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import EffectValue, Who, for_seat
from engine.neon_hope.language.on_cards import OnCards
from engine.neon_hope.language.picks import Pick, seats, within
from engine.neon_hope.table.definitions import Clue, Tool
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Option, Verb
from engine.neon_hope.table.state import COMMUNITY, NETWORK, Card

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


def moved(g: Game, f: EffectsFrame, places: Sequence[str]) -> Step:
    """Move the character to one of these locations: to which it chooses where there are several."""
    place = places[0]
    if len(places) > 1:
        options = [Option(f"to:{place}", "move", to=place) for place in places]
        keys = g.ask(f, f.seat, "move", options, about=f.source)
        if keys is None:
            return ASK
        place = keys[0].removeprefix("to:")
    do.move_hero(g, f.seat, place)
    return None


class MoveTo(EffectValue, frozen=True):
    """Move characters; Confrontation holds them where they are (R-23).

    `to`: "any", "other_side" (of the environment), "here_environment" (another location of yours) or a
    location's id.
    """

    op: ClassVar[str] = "move"

    to: str
    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        if whom != (f.seat,):  # each chooses and moves for themselves
            for seat in reversed(whom):
                g.push(for_seat(f, seat, (MoveTo(self.to),)))
            return None
        places = self.destinations(g, f.seat)
        return moved(g, f, places) if places else None

    def destinations(self, g: Game, seat: str) -> list[str]:
        """Where the character can be moved."""
        here = g.hero(seat).location
        if g.held(seat) or g.hero(seat).exhausted:
            return []
        if ":" in self.to:
            return [self.to] if self.to in g.locations() and self.to != here and g.enterable(self.to) else []
        places = [place for place in g.locations() if place != here and g.enterable(place)]
        if self.to == "any":
            return places
        return [place for place in places if g.environment_of(place) == g.environment_of(here)]

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(self.destinations(g, seat) for seat in within(g, f, self.who))


class MoveEnemy(EffectValue, frozen=True):
    """Move enemies to your location ("you") or to a location."""

    op: ClassVar[str] = "move_enemy"

    what: Pick
    to: str

    def place(self, g: Game, f: EffectsFrame) -> str:
        """Where to."""
        return g.hero(f.seat).location if self.to == "you" else self.to

    def fits(self, g: Game, f: EffectsFrame, card: Card) -> bool:
        """Whether it would move. Retreated enemies stay (R-33); some others move by their own text only."""
        place = self.place(g, f)
        if not g.is_enemy(card) or card.back or (g.stays(card) and card.oid != f.source):
            return False
        return card.place != place and place in g.remaining_locations()

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        cards = self.what.ask(g, f, "move_enemy", lambda card: self.fits(g, f, card))
        if cards is None:
            return ASK
        for card in cards:
            if self.fits(g, f, card):
                do.move_enemy(g, card.oid, self.place(g, f))
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(self.fits(g, f, card) for card in self.what.cards(g, f))


class BringCard(EffectValue, frozen=True):
    """A clue, enemy, condition or community card enters play.

    `at`: "upper" or "lower" (of your environment), "here", "network", "community" or a location's id.
    `backs`: of a clue with several copies, one of those with such a number on its back, nobody knows which.
    """

    op: ClassVar[str] = "bring"

    card: str
    at: str
    backs: tuple[str, ...] = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        place = self.at
        if place not in (NETWORK, COMMUNITY) and ":" not in place:
            here = g.hero(f.seat).location
            place = here if place == "here" else f"{g.environment_of(here)}:{place}"
        do.bring(g, self.card, place, self.backs)
        return None


class BringEnvironment(EffectValue, frozen=True):
    """An environment enters play with the clues it brings (NH 3.11)."""

    op: ClassVar[str] = "environment"

    card: str

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.bring_environment(g, self.card)
        return None


class TurnOver(OnCards, frozen=True):
    """Turn clues over (NH 9.2)."""

    op: ClassVar[Verb] = "flip"

    def fits(self, g: Game, card: Card) -> bool:
        return super().fits(g, card) and isinstance(g.content[card.code], Clue) and not card.follower

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.turn_over(g, card.oid)


class ScrapCard(OnCards, frozen=True):
    """Put cards on the scrap pile (NH 22.3)."""

    op: ClassVar[Verb] = "scrap"

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.scrap(g, card.oid)


class DiscardCard(OnCards, frozen=True):
    """Discard encounter cards to their discard pile."""

    op: ClassVar[Verb] = "discard"

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.discard(g, card.oid)


class RecycleTool(EffectValue, frozen=True):
    """This tool goes back to its tool set (NH 22.2)."""

    op: ClassVar[Verb] = "recycle"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        card = g.card(f.source)
        if card is not None and card.place.startswith("play:") and isinstance(g.content[card.code], Tool):
            do.recycle(g, card.oid)
        return None
