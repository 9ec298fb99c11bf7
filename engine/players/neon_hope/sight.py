"""What a sensible player of NEON HOPE sees: what lies open on the table, and the own hand.

Everything else asks here. Nothing hidden is read: neither face-down modifiers nor decks, no backs of clues
that show their front, no later chapters, and others' hands only where the table plays with open hands.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.neon_hope.language.base import holds
from engine.neon_hope.language.conditions import TaskIs, thresholds
from engine.neon_hope.rules import effects
from engine.neon_hope.table.definitions import Clue
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.odds import chance
from engine.neon_hope.table.state import NETWORK, SCRAP

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.neon_hope import Game
    from engine.neon_hope.language.base import Amount
    from engine.neon_hope.language.picks import Pick
    from engine.neon_hope.table.definitions import Ability, Action, Face, Task
    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.pack import Chapter, Definition
    from engine.neon_hope.table.parts import Condition, Effect
    from engine.neon_hope.table.state import Card, Hero

CERTAIN = 1_000
"""More than any modifiers take away."""


class Sight:
    """The table as one seat knows it, for the time of one question."""

    def __init__(self, game: Game, seat: str) -> None:
        self._game = game
        self.seat = seat
        state = game.state
        self.heroes: dict[str, Hero] = {
            other: hero if other == seat or state.open_hands else replace(hero, hand=(), drawn=())
            for other, hero in state.heroes.items()
        }
        self.hand_sizes = {other: len(hero.hand) for other, hero in state.heroes.items()}
        self.me = self.heroes[seat]
        self.surveillance = state.surveillance
        self.pool: Mapping[str, int] = state.pool
        self._values: dict[tuple[str, str], int] = {}
        self._chances: dict[tuple[int, int, bool], float] = {}
        self.setting_up = state.phase == "setup"

    # -- cards -----------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> list[Card]:
        """Cards in play; which copy of a clue it is shows on its back only."""
        return [
            card if card.back or not card.variant else replace(card, variant=0)
            for card in self._game.state.cards.values()
            if card.place != SCRAP and not card.place.startswith("set:")
        ]

    def card(self, oid: int) -> Card | None:
        return self._game.card(oid)

    def definition(self, code: str) -> Definition:
        return self._game.content[code]

    def action(self, code: str) -> Action:
        return self._game.action(code)

    def face(self, card: Card) -> Face:
        """The side that is up."""
        return self._game.face(card)

    def behind(self, card: Card) -> list[Effect]:
        """What the other side may do of a clue with several copies, whichever of them it is: that one of them
        is what the story looks for is no secret."""
        found = self._game.content[card.code]
        if not isinstance(found, Clue) or card.back or len(found.backs) == 1:
            return []
        return [effect for back in found.backs for effect in (*back.revealed, *back.completed)]

    def kind(self, card: Card) -> str:
        """The pack's table a card is from: "Clue", "Enemy", ..."""
        return type(self._game.content[card.code]).__name__

    def standing(self) -> list[Card]:
        """Enemies in play that have not retreated."""
        return [card for card in self.cards if not card.back and self.kind(card) == "Enemy"]

    def comes(self, card: Card) -> bool:
        """Whether an enemy that nobody stands beside comes to who acts (NH 12.3)."""
        return ":" in card.place and not self._game.stays(card)

    def remaining(self, card: Card) -> int:
        """Health left."""
        return self._game.remaining(card)

    def symbols(self, card: Card) -> tuple[int, int]:
        """(stress, surveillance) of its open danger symbols."""
        return self._game.uncovered(card)

    def slots(self, card: Card) -> list[str]:
        return self._game.slots(card)

    def free_slots(self, card: Card) -> list[int]:
        return self._game.free_slots(card)

    def ability(self, oid: int, index: int) -> Ability | None:
        """An ability that is offered: of a card in play, of the own character (0) or its environment."""
        game = self._game
        if oid > 0:
            abilities = self.face(game.state.cards[oid]).abilities
        else:
            code = self.me.code if not oid else game.state.environments[-1 - oid]
            abilities = getattr(game.content[code], "abilities", ())
        return abilities[index] if index < len(abilities) else None

    def picked(self, what: Pick) -> list[Card]:
        """The cards that a description is about, for the own character."""
        return what.cards(self._game, EffectsFrame(seat=self.seat))

    def for_sale(self, discount: int) -> list[tuple[Card, int]]:
        """Tools the own character could buy now, with their prices."""
        return self._game.tools_for_sale(self.seat, discount)

    # -- places ----------------------------------------------------------------------------------------------

    def task_abilities(self, kind: str) -> list[Ability]:
        """Abilities within reach that can be used in a task of this type, as far as their limits go."""
        game, seat = self._game, self.seat
        found = []
        for oid, code in effects.sources(game, seat, game.pack.usable.get("task", effects.NOBODY)):
            card = game.card(oid)
            for ability in effects.parts(game, oid, code)[1]:
                spent = ability.cost == "use" and (card is None or not card.uses)
                spent = spent or bool(ability.once and effects.used(game, seat, card))
                if ability.kind == "task" and not spent and (not ability.types or kind in ability.types):
                    found.append(ability)
        return found

    def reactions(self, moment: str, task: Task) -> list[Effect]:
        """What follows a success ("task_succeeded") or failure ("task_failed") for whoever performs one, by
        all but clues: where work on these leads, the goals know."""
        game = self._game
        seat = self.seat if self.task is None else self.task.seat
        return [
            effect
            for oid, code in effects.sources(game, seat, game.pack.moments.get(moment, effects.NOBODY))
            if not isinstance(game.content[code], Clue)
            for trigger in effects.parts(game, oid, code)[0]
            if trigger.on == moment and self._about(trigger.condition, task)
            for effect in trigger.effects
        ]

    def _about(self, condition: Condition | None, task: Task) -> bool:
        """Whether a condition would hold while a task is performed."""
        if isinstance(condition, TaskIs):
            return condition.matches(task.type, task.attribute)
        return condition is None or self.holds(condition)

    @property
    def here(self) -> str:
        return self.me.location

    def environment(self, location: str) -> str:
        return self._game.environment_of(location)

    def locations(self) -> list[str]:
        """Where characters can move."""
        return [place for place in self._game.locations() if self._game.enterable(place)]

    def closing(self, location: str) -> bool:
        """Whether a location is the next to close."""
        return self._game.access(location) == "closing"

    def held(self) -> bool:
        """Whether Confrontation holds the character here."""
        return self._game.held(self.seat)

    def company(self, location: str) -> list[str]:
        """Others at a location."""
        return [s for s, hero in self.heroes.items() if s != self.seat and hero.location == location]

    def near(self) -> list[str]:
        """Characters in the own environment, oneself too."""
        mine = self.environment(self.here)
        return [s for s, hero in self.heroes.items() if self.environment(hero.location) == mine]

    def tasks(self, location: str) -> list[tuple[Card, int, Task]]:
        """What could be done by somebody at a location (NH 7.2)."""
        places = (location, NETWORK, f"play:{self.seat}")
        return [
            (card, index, task)
            for card in self.cards
            if card.place in places
            for index, task in enumerate(self.face(card).tasks)
            if self._game.possible(card, task)
        ]

    # -- the story -------------------------------------------------------------------------------------------

    @property
    def chapter(self) -> Chapter | None:
        """The chapter card that lies on top: its front."""
        state = self._game.state
        return self._game.chapter if state.chapter else None

    def holds(self, condition: Condition) -> bool:
        """Whether a condition on an open card is met for the own character."""
        return holds(condition, self._game, EffectsFrame(seat=self.seat))

    def count(self, amount: Amount) -> int:
        """A number on an open card, for the own character."""
        return amount.count(self._game, EffectsFrame(seat=self.seat))

    def scrapped(self, code: str) -> bool:
        return any(card.code == code for card in self._game.at(SCRAP))

    def completed(self, code: str) -> bool:
        return code in self._game.state.completed

    def defeats(self, code: str) -> int:
        return self._game.state.defeated.count(code)

    def resolution_won(self, name: str) -> bool:
        found = self._game.episode.resolutions.get(name)
        return found is not None and found.won

    def note_kind(self, name: str) -> str:
        """What a note of the campaign is: "note", "scar", "ally", ..."""
        found = self._game.pack.campaigns.get(self._game.state.campaign.code)
        note = found.notes.get(name) if found is not None else None
        return note.kind if note is not None else ""

    @property
    def last_threshold(self) -> int:
        """The surveillance that ends the episode."""
        if not self._game.state.surveillance_card:
            return 40
        return thresholds(self._game)[-1].at

    @property
    def attributes(self) -> Iterable[str]:
        return self._game.pack.attributes

    def effects(self) -> tuple[Effect, ...]:
        """The effects being resolved: what an open question is about."""
        top = self._game.asking(self.seat)
        return top.effects if isinstance(top, EffectsFrame) else ()

    @property
    def telling(self) -> bool:
        """Whether a chapter that is turning over asks."""
        top = self._game.asking(self.seat)
        return isinstance(top, EffectsFrame) and top.code in self._game.pack.chapters

    # -- chances ---------------------------------------------------------------------------------------------

    @property
    def task(self) -> TaskFrame | None:
        """The task being performed."""
        return self._game.task

    def value(self, task: Task) -> int:
        """The own value in a task before anything is played."""
        key = (task.attribute, task.type)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._game.attribute(self.seat, *key)
        return found

    @cached_property
    def _unknown(self) -> dict[str, int]:
        return self._game.unknown()

    @cached_property
    def _down(self) -> int:
        return len(self._game.face_down())

    def chance(self, value: int, target: int, pending: int = 1, unpredictable: bool = False) -> float:
        """The chance that a value reaches a number, by what everybody can see."""
        key = (target - value, pending, unpredictable)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = chance(
                self._unknown, self._down, value, target, pending=pending, unpredictable=unpredictable,
                pool=self.pool,
            )  # fmt: skip
        return found

    def calm(self, pending: int = 1) -> float:
        """The chance that neither a skull nor the Epic Fail comes up."""
        return self.chance(CERTAIN, 0, pending, True)
