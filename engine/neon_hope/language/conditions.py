"""Conditions: for effects, triggers, abilities and objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from engine.neon_hope.language.base import Condition, ConditionValue, holds
from engine.neon_hope.language.picks import THIS, Pick
from engine.neon_hope.table.definitions import Difficulty, TaskType
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.state import SCRAP

if TYPE_CHECKING:
    from engine.neon_hope.table.pack import Threshold
    from engine.neon_hope.table.queries import Game


class FlagIs(ConditionValue, frozen=True):
    """Something noted by a flag has happened (so often)."""

    op: ClassVar[str] = "flag"

    name: str
    at_least: int = 1

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.flags.get(self.name, 0) >= self.at_least

    def written(self, book: Logbook) -> bool:
        return book.campaign.flags.get(self.name, 0) >= self.at_least


class TrackerIs(ConditionValue, frozen=True):
    """A tracker has reached a value."""

    op: ClassVar[str] = "tracker"

    name: str
    at_least: int = 1

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.trackers.get(self.name, 0) >= self.at_least

    def written(self, book: Logbook) -> bool:
        return book.campaign.trackers.get(self.name, 0) >= self.at_least


class SurveillanceIs(ConditionValue, frozen=True):
    """Surveillance has reached a value."""

    op: ClassVar[str] = "surveillance"

    at_least: int

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.surveillance >= self.at_least


class Escalated(ConditionValue, frozen=True):
    """The surveillance card shows its escalation side (NH 21.2)."""

    op: ClassVar[str] = "escalated"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.escalated


class DifficultyIs(ConditionValue, frozen=True):
    """The episode is played at one of some difficulty levels (NH 3.5)."""

    op: ClassVar[str] = "difficulty"

    levels: tuple[Difficulty, ...]

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.difficulty in self.levels


class CharactersAre(ConditionValue, frozen=True):
    """So many characters play."""

    op: ClassVar[str] = "characters"

    at_least: int = 1
    at_most: int = 4

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return self.at_least <= len(g.seats) <= self.at_most

    def written(self, book: Logbook) -> bool:
        return self.at_least <= len(book.campaign.characters) <= self.at_most


class RoundIs(ConditionValue, frozen=True):
    """A round has come."""

    op: ClassVar[str] = "round"

    at_least: int

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.round >= self.at_least


class InPlay(ConditionValue, frozen=True):
    """A card is in play."""

    op: ClassVar[str] = "in_play"

    card: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return self.card in g.state.environments or any(card.code == self.card for card in g.in_play())


class CardsDone(ConditionValue, frozen=True):
    """Base of conditions about all of some cards."""

    cards: tuple[str, ...]

    def done(self, g: Game, code: str) -> bool:
        """Whether it is so for a card."""
        raise NotImplementedError

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return all(self.done(g, code) for code in self.cards)


class Scrapped(CardsDone, frozen=True):
    """Cards are on the scrap pile."""

    op: ClassVar[str] = "scrapped"

    def done(self, g: Game, code: str) -> bool:
        return any(card.code == code for card in g.at(SCRAP))


class CompletedCards(CardsDone, frozen=True):
    """Main tasks of cards have been completed (NH 18.2)."""

    op: ClassVar[str] = "completed"

    def done(self, g: Game, code: str) -> bool:
        return code in g.state.completed


class Turned(CardsDone, frozen=True):
    """Clues show their back, or have left their place."""

    op: ClassVar[str] = "turned"

    def done(self, g: Game, code: str) -> bool:
        return any(
            card.back or card.follower or card.place == SCRAP
            for card in g.state.cards.values()
            if card.code == code
        )


class Defeated(ConditionValue, frozen=True):
    """An enemy or condition has been defeated (so often)."""

    op: ClassVar[str] = "defeated"

    card: str
    times: int = 1

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.state.defeated.count(self.card) >= self.times


class StageIs(ConditionValue, frozen=True):
    """An enemy in play has come to a stage, counted from 1, or it has been defeated."""

    op: ClassVar[str] = "stage"

    card: str
    at_least: int = 2

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        there = any(card.code == self.card and card.stage + 1 >= self.at_least for card in g.in_play())
        return there or self.card in g.state.defeated


class CharactersAt(ConditionValue, frozen=True):
    """Any or all characters who are not exhausted are at a location, or in an environment."""

    op: ClassVar[str] = "at"

    location: str
    who: Literal["any", "all"] = "any"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        heroes = [g.hero(seat) for seat in g.seats if not g.hero(seat).exhausted]
        there = [self.location in (h.location, g.environment_of(h.location)) for h in heroes]
        return bool(there) and (all(there) if self.who == "all" else any(there))


class LocationIs(ConditionValue, frozen=True):
    """Base of conditions about a location. One that is not in play is neither."""

    location: str


class Locked(LocationIs, frozen=True):
    """A location is locked."""

    op: ClassVar[str] = "locked"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.access(self.location) == "locked"


class Closed(LocationIs, frozen=True):
    """A location has closed, or its environment has left play."""

    op: ClassVar[str] = "closed"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.access(self.location) == "closed"


class EnvironmentTurned(ConditionValue, frozen=True):
    """An environment shows its back."""

    op: ClassVar[str] = "environment_turned"

    card: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return self.card in g.state.turned


class EnemiesThere(ConditionValue, frozen=True):
    """Enemies that have not retreated are there."""

    op: ClassVar[str] = "enemies"

    where: Literal["here", "environment", "anywhere"] = "here"
    at_least: int = 1

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        standing = Pick(kind="enemy", where=self.where, retreated=False)
        return len(standing.cards(g, f)) >= self.at_least


class CountersOn(ConditionValue, frozen=True):
    """There are so many counters on cards, taken together."""

    op: ClassVar[str] = "counters"

    at_least: int
    what: Pick = THIS

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return sum(card.counters for card in self.what.cards(g, f)) >= self.at_least


class Noted(ConditionValue, frozen=True):
    """A campaign note has been written, in this episode or an earlier one."""

    op: ClassVar[str] = "noted"

    note: str

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        before = self.note in g.state.campaign.notes and self.note not in g.state.crossed
        return before or self.note in g.state.notes

    def written(self, book: Logbook) -> bool:
        return self.note in book.campaign.notes


class HasSecret(ConditionValue, frozen=True):
    """Somebody keeps a secret of this name: you, or anybody in the game. Only effects ask for it, and what
    comes of it shows it."""

    op: ClassVar[str] = "secret"

    name: str
    who: Literal["you", "any"] = "you"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        whose = g.seats if self.who == "any" or f is None else (f.seat,)
        return any(self.name in g.hero(seat).secrets for seat in whose)


class EpisodeEnded(ConditionValue, frozen=True):
    """An earlier episode of the campaign had a certain resolution. In packs the second field is `is`."""

    op: ClassVar[str] = "result"

    episode: str
    resolution: str = msgspec.field(name="is")

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return (self.episode, self.resolution) in g.state.campaign.results

    def written(self, book: Logbook) -> bool:
        return (self.episode, self.resolution) in book.campaign.results


class Succeeded(ConditionValue, frozen=True):
    """The running task succeeded."""

    op: ClassVar[str] = "succeeded"

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return g.task_frame is not None and g.task_frame.outcome == "success"


class TaskIs(ConditionValue, frozen=True):
    """The running task is of one of some types (none named: of any), and on an attribute if one is named."""

    op: ClassVar[str] = "task"

    types: tuple[TaskType, ...] = ()
    attribute: str | None = None

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        task = g.task_frame
        return task is not None and self.matches(task.kind, task.attribute)

    def matches(self, kind: str, attribute: str) -> bool:
        """Whether a task of this type, on this attribute, is one of them."""
        return (not self.types or kind in self.types) and self.attribute in (None, attribute)


def thresholds(g: Game) -> list[Threshold]:
    """The thresholds that the surveillance card has now, by what the campaign and the episode are like, up to
    the first that ends the episode."""
    found = []
    for threshold in g.surveillance_card.thresholds:
        if threshold.condition is None or holds(threshold.condition, g, None):
            found.append(threshold)
            if threshold.end:
                break
    return found


class AllOf(ConditionValue, frozen=True):
    """All of some conditions hold."""

    op: ClassVar[str] = "all"

    of: tuple[Condition, ...]

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return all(condition.holds(g, f) for condition in self.of)

    def written(self, book: Logbook) -> bool:
        return all(_written(condition, book) for condition in self.of)


class AnyOf(ConditionValue, frozen=True):
    """At least one of some conditions holds."""

    op: ClassVar[str] = "any"

    of: tuple[Condition, ...]

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return any(condition.holds(g, f) for condition in self.of)

    def written(self, book: Logbook) -> bool:
        return any(_written(condition, book) for condition in self.of)


class NotSo(ConditionValue, frozen=True):
    """A condition does not hold."""

    op: ClassVar[str] = "not"

    of: Condition

    def holds(self, g: Game, f: EffectsFrame | None) -> bool:
        return not self.of.holds(g, f)

    def written(self, book: Logbook) -> bool:
        return not _written(self.of, book)


def _written(condition: Condition, book: Logbook) -> bool:
    assert isinstance(condition, ConditionValue)
    return condition.written(book)
