"""Setting a table for a test: where everybody stands, what they hold, what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from msgspec.structs import replace

from engine.kernel import rng
from engine.neon_hope import changes as do
from engine.neon_hope.game import Game
from engine.neon_hope.table.state import Archived, Cell, Hero, Token

if TYPE_CHECKING:
    pass


@dataclass
class _Dice:
    """A copy of the game's randomness, to look ahead."""

    seed: int
    draws: int


class Arranging:
    """A game whose table can be set. What was asked before is asked anew."""

    game: Game

    def _settle(self) -> None:
        """Questions that are open were asked of an older table: they are asked anew."""
        state = self.game.state
        if state.decisions:
            state.decisions.clear()
            state.dirty = False
            self.game.proceed()

    def seat(self, character: str) -> str:
        """The seat of a character."""
        for seat, hero in self.game.state.heroes.items():
            if hero.code == character:
                return seat
        raise LookupError(f"{character} does not play")

    def hero(self, character: str) -> Hero:
        return self.game.state.heroes[self.seat(character)]

    def change(self, character: str, **fields: Any) -> Self:
        """Set fields of a character: endurance, hope, resources, counters, ..."""
        seat = self.seat(character)
        self.game.state.heroes[seat] = replace(self.game.state.heroes[seat], **fields)
        self._settle()
        return self

    def at(self, character: str, location: str) -> Self:
        return self.change(character, location=location)

    def hand(self, character: str, *codes: str) -> Self:
        """The hand; all other action cards of the character lie in the discard pile."""
        pile = list(self.hero(character).cards)
        for code in codes:
            pile.remove(code)
        return self.change(character, hand=tuple(codes), discard=tuple(pile))

    def hand_of(self, character: str, n: int, *first: str) -> Self:
        """A hand of n cards, those named among them."""
        cards = self.hero(character).cards
        codes = [*first, *(code for code in cards if code not in first)][:n]
        return self.hand(character, *codes)

    def token(self, character: str, attribute: str, charges: int = 2) -> Self:
        return self.change(character, tokens=(*self.hero(character).tokens, Token(attribute, charges)))

    def put(self, code: str, at: str, **fields: Any) -> Self:
        """A card in play with the tokens of its side; `fields` as in `Card`."""
        game = self.game
        key = f"{code}:{fields.get('variant', 0)}"
        if key in game.state.episode_deck:
            game.state.episode_deck.remove(key)
        for pile in (game.state.encounter_deck, game.state.encounter_discard):
            if code in pile:
                pile.remove(code)
                break
        card = do.create(game, code, at, back=fields.get("back", False), variant=fields.get("variant", 0))
        face = game.face(card)
        do.set_card(
            game, card.oid, **{"secrets": game.count(face.secrets), "support": face.support, **fields}
        )
        game.state.dirty = False
        self._settle()
        return self

    def environment(self, code: str) -> Self:
        """Another environment in play, without its clues."""
        if code not in self.game.state.environments:
            self.game.state.environments.append(code)
        self._settle()
        return self

    def surveillance(self, n: int, escalated: bool = False) -> Self:
        """The dial; thresholds up to it count as triggered."""
        state = self.game.state
        state.surveillance, state.escalated = n, escalated
        state.thresholds[:] = [t.at for t in self.game.surveillance_card.thresholds if t.at <= n]
        return self

    def top(self, *codes: str) -> Self:
        """These are the next cards of the encounter deck."""
        deck = self.game.state.encounter_deck
        for code in codes:
            if code in deck:
                deck.remove(code)
        deck[:0] = codes
        return self

    def grid(self, up: Iterable[str] = (), down: int | None = None) -> Self:
        """Turn these modifiers up, then any others until only `down` are face down."""
        state = self.game.state
        for modifier in up:
            index = self._find(modifier)
            state.grid[index] = Cell(modifier, True)
        if down is not None:
            for index in self.game.face_down()[down:]:
                state.grid[index] = replace(state.grid[index], up=True)
        return self

    def chapter(self, code: str) -> Self:
        """The current chapter card."""
        self.game.state.chapter = code
        return self

    def deck(self, *codes: str, discard: Iterable[str] = ()) -> Self:
        """The whole encounter deck and discard pile."""
        self.game.state.encounter_deck[:] = codes
        self.game.state.encounter_discard[:] = discard
        return self

    def _find(self, modifier: str) -> int:
        """A place of the grid where the modifier lies face down, brought out of the archive if need be."""
        state = self.game.state
        for index in self.game.face_down():
            if state.grid[index].modifier == modifier:
                return index
        for place, item in enumerate(state.archive):
            if item.modifier == modifier:
                index = self.game.face_down()[0]
                state.archive[place] = Archived(state.grid[index].modifier)
                state.grid[index] = Cell(modifier)
                return index
        raise LookupError(f"no {modifier} lies face down")

    def reveals(self, *modifiers: str) -> Self:
        """The next modifiers revealed from the grid, in this order."""
        state = self.game.state
        dice = _Dice(state.seed, state.draws)
        places = self.game.face_down()
        fixed: list[int] = []
        for modifier in modifiers:
            place = places.pop(rng.below(dice, len(places)))
            wanted = next(
                (i for i in self.game.face_down() if i not in fixed and state.grid[i].modifier == modifier),
                None,
            )
            if wanted is None:
                self._fetch(modifier, place)
            else:
                state.grid[place], state.grid[wanted] = state.grid[wanted], state.grid[place]
            fixed.append(place)
        return self

    def _fetch(self, modifier: str, place: int) -> None:
        """Exchange the face-down modifier at a place for one out of the archive, or for one face up."""
        state = self.game.state
        away = state.grid[place].modifier
        state.grid[place] = Cell(modifier)
        for spare, item in enumerate(state.archive):
            if item.modifier == modifier:
                state.archive[spare] = Archived(away)
                return
        up = next(i for i, cell in enumerate(state.grid) if cell.up and cell.modifier == modifier)
        state.grid[up] = Cell(away, True)
