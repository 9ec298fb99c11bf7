"""What the current objective asks for: which cards are to be worked on, and where somebody has to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.language import conditions as when
from engine.neon_hope.language.story import ChangeTracker, RaiseFlag, WriteNote
from engine.neon_hope.language.tokens import PutCounters

if TYPE_CHECKING:
    from engine.neon_hope.table.parts import Condition, Effect
    from engine.neon_hope.table.state import Card
    from engine.players.neon_hope.sight import Sight

WANTED = 3.0
"""What a secret, token or point of damage is worth that the objective needs."""


class Goals:
    """The objective, taken apart."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self.cards: set[str] = set()
        """Codes of the cards the objective needs worked on."""
        self.places: set[str] = set()
        """Locations or environments where characters have to be."""
        self.counters = False
        """Whether the objective needs counters on cards."""
        if see.chapter is not None:
            self._take(see.chapter.objective)
        in_play = {card.code for card in see.cards}
        if not self.cards & in_play and not self.places:
            # Nothing that the objective names lies open: look everywhere.
            self.cards = {card.code for card in see.cards if see.kind(card) == "Clue"}

    def _take(self, condition: Condition) -> None:
        see = self.see
        if isinstance(condition, when.AllOf | when.AnyOf):
            for part in condition.of:
                if not see.holds(part):
                    self._take(part)
        elif isinstance(condition, when.Turned | when.Scrapped | when.CompletedCards):
            self.cards |= {code for code in condition.cards if not self._done(condition, code)}
        elif isinstance(condition, when.Defeated):
            if see.defeats(condition.card) < condition.times:
                self.cards.add(condition.card)
        elif isinstance(condition, when.CharactersAt):
            self.places.add(condition.location)
        elif isinstance(condition, when.FlagIs):
            self.cards |= {card.code for card in see.cards if self._raises(card, condition.name)}
        elif isinstance(condition, when.Noted):
            self.cards |= {card.code for card in see.cards if self._notes(card, condition.note)}
        elif isinstance(condition, when.TrackerIs):
            self.cards |= {card.code for card in see.cards if self._counts_up(card, condition.name)}
        elif isinstance(condition, when.CountersOn):
            self.counters = True
            self.cards |= {card.code for card in see.cards if self._counts(card)}

    def _done(self, condition: when.Turned | when.Scrapped | when.CompletedCards, code: str) -> bool:
        see = self.see
        if isinstance(condition, when.Scrapped):
            return see.scrapped(code)
        if isinstance(condition, when.CompletedCards):
            return see.completed(code)
        return see.scrapped(code) or any(
            card.code == code and (card.back or card.follower) for card in see.cards
        )

    def _raises(self, card: Card, flag: str) -> bool:
        return any(isinstance(effect, RaiseFlag) and effect.name == flag for effect in self._brings(card))

    def _notes(self, card: Card, note: str) -> bool:
        return any(isinstance(effect, WriteNote) and effect.name == note for effect in self._brings(card))

    def _counts_up(self, card: Card, tracker: str) -> bool:
        changes = [effect for effect in self._brings(card) if isinstance(effect, ChangeTracker)]
        return any(effect.name == tracker for effect in changes)

    def _counts(self, card: Card) -> bool:
        return any(isinstance(effect, PutCounters) for effect in self._brings(card))

    def _brings(self, card: Card) -> list[Effect]:
        """What work on a card may do besides."""
        face = self.see.face(card)
        effects: list[Effect] = [*face.completed, *self.see.behind(card)]
        for ability in face.abilities:
            effects += ability.effects
        for trigger in face.triggers:
            if trigger.on in ("self_defeated", "damaged", "leaves", "task_succeeded"):
                effects += trigger.effects
        return effects

    def wants(self, card: Card) -> bool:
        """Whether the objective needs work on a card."""
        return card.code in self.cards and not card.follower

    def there(self, location: str) -> bool:
        """Whether the objective needs characters at a location."""
        return location in self.places or self.see.environment(location) in self.places
