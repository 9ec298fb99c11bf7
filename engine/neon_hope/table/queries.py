"""Questions to the state that change nothing: who is where, which side is up, what may be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from engine.neon_hope.table.board import Board
from engine.neon_hope.table.definitions import (
    CharacterTool,
    Clue,
    ConditionCard,
    Enemy,
    Face,
    Modifier,
    Stage,
    Task,
    Tool,
)
from engine.neon_hope.table.frames import EffectsFrame, TaskFrame, TogetherFrame, TurnFrame
from engine.neon_hope.table.pack import Definition
from engine.neon_hope.table.state import (
    COMMUNITY,
    NETWORK,
    SCRAP,
    SPECTATOR,
    Card,
    Event,
    Orders,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kernel.steps import Frame

EMPTY: Final = Face()
FREE: Final = "slot"
RETREAT: Final = "retreat"


class Game(Board, ABC):
    """The game as rules and effects know it: its questions are answered here, what they do is declared."""

    log: list[Event]
    """What happened since the last answer."""

    # -- cards ---------------------------------------------------------------------------------------------

    def card(self, oid: int) -> Card | None:
        return self.state.cards.get(oid)

    def at(self, place: str) -> list[Card]:
        """Cards at a location or in a zone, in order of arrival."""
        return [card for card in self.state.cards.values() if card.place == place]

    def here(self, seat: str) -> list[Card]:
        """Cards at the seat's location."""
        return self.at(self.hero(seat).location)

    def in_play(self) -> list[Card]:
        """All cards on the table: neither in a tool set nor on the scrap pile."""
        return [c for c in self.state.cards.values() if c.place != SCRAP and c.place[:4] != "set:"]

    def play_area(self, seat: str) -> list[Card]:
        """Character tool, tools and followers of a seat."""
        return self.at(f"play:{seat}")

    def definition(self, card: Card) -> Definition:
        return self.content[card.code]

    def face(self, card: Card) -> Face:
        """The side of a card that is up; of a follower, what it gives."""
        found = self.content[card.code]
        if type(found) is Clue:
            if card.follower:
                follower = (found.backs[card.variant] if card.back else found.front).follower
                if follower is None:
                    return EMPTY
                return Face(
                    modifiers=follower.modifiers, triggers=follower.triggers, abilities=follower.abilities
                )
            return found.backs[card.variant] if card.back else found.front
        if type(found) is CharacterTool:
            return found.back if card.back else found.front
        if type(found) is Enemy:
            return (
                EMPTY if card.back else self.stage(card)
            )  # NH 11.4: a retreated enemy's effects are inactive
        return found if isinstance(found, Face) else EMPTY

    def printed_face(self, card: Card) -> Face:
        """The side of a card that was fought, hacked or searched: for enemies also while retreated."""
        return self.stage(card) if self.is_enemy(card) else self.face(card)

    def stage(self, card: Card) -> Stage:
        """The stage an enemy is in."""
        found = self.content[card.code]
        assert isinstance(found, Enemy)
        # A pack that has been changed may have fewer stages than a game that was begun before.
        return (found, *found.stages)[min(card.stage, len(found.stages))]

    def has_next_stage(self, card: Card) -> bool:
        """Whether an enemy has another stage before it is defeated."""
        found = self.content[card.code]
        return isinstance(found, Enemy) and card.stage < len(found.stages)

    def overcome(self, card: Card) -> bool:
        """Whether nothing is left of an enemy's stage: no health (NH 11.2), or of one that has none, nothing
        of a main task."""
        stage = self.stage(card)
        if self.count(stage.health):
            return self.remaining(card) <= 0
        left = {"investigate": card.secrets, "support": card.support, "hack": self.unfilled(card)}
        return any(not left[task.type] for task in stage.tasks if task.main and task.type in left)

    def is_enemy(self, card: Card) -> bool:
        return type(self.content[card.code]) is Enemy

    def enemies(self, place: str = "") -> list[Card]:
        """Face-up enemies in play, or at a place."""
        return [
            card
            for card in self.state.cards.values()
            if not card.back
            and (card.place == place if place else card.place != SCRAP)
            and self.is_enemy(card)
        ]

    def stays(self, card: Card) -> bool:
        """Whether an enemy, at this stage, moves by its own effects only."""
        return self.is_enemy(card) and self.stage(card).stays

    def is_elite(self, card: Card) -> bool:
        """NH 25.1."""
        found = self.content[card.code]
        return isinstance(found, Enemy | ConditionCard) and found.elite

    def health(self, card: Card) -> int:
        """Printed health of an enemy's stage; 0 for anything else."""
        return self.count(self.stage(card).health) if self.is_enemy(card) else 0

    def remaining(self, card: Card) -> int:
        return self.health(card) - card.damage

    # -- hacking slots -------------------------------------------------------------------------------------

    def slots(self, card: Card) -> list[str]:
        """The kinds of a card's hacking slots by index: "slot", "stress", "surveillance", "retreat"."""
        face = self.printed_face(card)
        hacks = [task for task in face.tasks if task.type == "hack"]
        free = [FREE] * sum(task.slots for task in hacks)
        symbols = [symbol.removesuffix("-slot") for symbol in face.symbols if symbol.endswith("-slot")]
        return free + symbols + [RETREAT] * sum(task.retreat_box for task in hacks)

    def free_slots(self, card: Card) -> list[int]:
        """Indexes of slots without a die; a retreated enemy shows none (NH 11.4)."""
        return [] if card.back and self.is_enemy(card) else self.unfilled(card)

    def unfilled(self, card: Card) -> list[int]:
        """Indexes of slots without a die."""
        return [index for index in range(len(self.slots(card))) if index not in card.dice]

    def uncovered(self, card: Card) -> tuple[int, int]:
        """(stress, surveillance) of the danger symbols no die covers (NH 16.2, R-10)."""
        face = self.face(card)
        if not face.symbols:
            return 0, 0
        index = sum(task.slots for task in face.tasks if task.type == "hack")
        stress = surveillance = 0
        for symbol in face.symbols:
            if symbol.endswith("-slot"):
                covered = index in card.dice
                index += 1
                if covered:
                    continue
            if symbol.startswith("stress"):
                stress += 1
            else:
                surveillance += 1
        return stress, surveillance

    # -- tasks ---------------------------------------------------------------------------------------------

    def reachable(self, seat: str) -> Iterator[Card]:
        """Cards a character may perform tasks on: here, in the network, in the play area (NH 7.2)."""
        own = f"play:{seat}"
        where = self.hero(seat).location
        for card in self.state.cards.values():
            if card.place in (where, NETWORK, own, COMMUNITY):
                yield card

    def possible(self, card: Card, task: Task) -> bool:
        """Whether the task's base effect has something to act on (R-45)."""
        kind = task.type
        if kind == "investigate":
            return card.secrets > 0
        if kind == "support":
            return bool(card.support)
        if kind == "fight":
            return not card.back and self.remaining(card) > 0
        return bool(self.free_slots(card))

    def attribute(
        self, seat: str, attribute: str, kind: str = "", modifiers: list[Modifier] | None = None
    ) -> int:
        """The character's value in an attribute with constant bonuses, for a task of this type (T1).
        `modifiers`: those that reach the character, where they are known."""
        return self.character(seat).values[attribute] + sum(
            modifier.bonus
            for modifier in (self.modifiers(seat) if modifiers is None else modifiers)
            if modifier.attribute in (None, attribute) and (not modifier.types or kind in modifier.types)
        )

    def modifiers(self, seat: str) -> list[Modifier]:
        """The constant bonuses that reach the character."""
        location = self.hero(seat).location
        modifiers = list(self.character(seat).modifiers)
        environment = self.environment_of(location)
        if environment:
            modifiers += self.scene(environment).modifiers
        # What can reach the character, as for triggers and abilities (`effects.sources`).
        places = (location, f"play:{seat}", COMMUNITY, NETWORK)
        for card in self.state.cards.values():
            if card.place in places:
                modifiers += self.face(card).modifiers
        return modifiers

    def held(self, seat: str) -> bool:
        """Whether Confrontation keeps the character where it is (NH 28.1, R-23)."""
        return any("confrontation" in self.face(card).keywords for card in self.here(seat))

    # -- grid ----------------------------------------------------------------------------------------------

    def face_down(self) -> list[int]:
        """Places of the grid with a face-down modifier."""
        return [i for i, cell in enumerate(self.state.grid) if cell.modifier and not cell.up]

    def unknown(self) -> dict[str, int]:
        """Modifiers that not everybody can tell: the pool without those face up or archived face up."""
        left = dict(self.state.pool)
        for cell in self.state.grid:
            if cell.up:
                left[cell.modifier] -= 1
        for item in self.state.archive:
            if SPECTATOR in item.known:
                left[item.modifier] -= 1
        return {modifier: n for modifier, n in left.items() if n}

    # -- frames --------------------------------------------------------------------------------------------

    @property
    def task(self) -> TaskFrame | None:
        """The task being performed: from its declaration until the played card is put away (R-13)."""
        frame = self.task_frame
        return None if frame is None or frame.finished else frame

    @property
    def task_frame(self) -> TaskFrame | None:
        """The task being performed, also while what it triggers at its very end resolves (T8b)."""
        for frame in reversed(self.state.stack):
            if isinstance(frame, TaskFrame):
                return frame
        return None

    def asking(self, seat: str) -> Frame | None:
        """The frame that asks the seat: the one on top, or the seat's own of those that ask at once."""
        stack = self.state.stack
        top = stack[-1] if stack else None
        if not isinstance(top, TogetherFrame):
            return top
        below = stack[-1 - top.n : -1]
        return next(f for f in below if isinstance(f, EffectsFrame) and f.seat == seat)

    @property
    def turn_frame(self) -> TurnFrame | None:
        """The turn being taken."""
        return next((frame for frame in self.state.stack if isinstance(frame, TurnFrame)), None)

    def tools_for_sale(self, seat: str, discount: int = 0) -> list[tuple[Card, int]]:
        """Tools of the set the seat can pay for, with their prices (NH 19.3)."""
        found = []
        for card in self.at(f"set:{seat}"):
            tool = self.content[card.code]
            if isinstance(tool, Tool):
                price = max(tool.cost - discount, 0)
                if price <= self.hero(seat).resources:
                    found.append((card, price))
        return found

    # -- what the rules carry out ------------------------------------------------------------------------

    @abstractmethod
    def trigger(self, moment: str, seat: str) -> bool:
        """Start what triggers at a moment for a character. False if there is nothing."""

    @abstractmethod
    def own_triggers(self, moment: str, card: Card, seat: str) -> list[EffectsFrame]:
        """What a card itself triggers at a moment of its own, to be resolved for a character."""

    @abstractmethod
    def trigger_own(self, moment: str, seat: str, *oids: int) -> bool:
        """Start what cards in play trigger at a moment of their own. False if there is nothing."""

    @abstractmethod
    def abilities(self, seat: str, kind: str, task: str = "") -> list[tuple[int, int]]:
        """(oid, index) of abilities of a kind the seat can use now."""

    @abstractmethod
    def use_ability(self, seat: str, oid: int, index: int, target: int = 0) -> None:
        """Use an ability that is usable."""

    @abstractmethod
    def orders(self, seat: str) -> Orders:
        """The seat's standing orders."""

    @abstractmethod
    def end(self, cause: str, resolution: str = "") -> None:
        """The episode ends at once, whatever is going on (table P)."""
