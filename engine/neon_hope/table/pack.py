"""A whole pack: chapters, surveillance, episodes and campaigns, and the tables of all its cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from engine.neon_hope.table.definitions import (
    Action,
    Character,
    CharacterTool,
    Clue,
    Community,
    ConditionCard,
    Difficulty,
    Enemy,
    Environment,
    Event,
    Face,
    Follower,
    Place,
    Struct,
    Tool,
    Words,
)
from engine.neon_hope.table.parts import Condition, Effect


class Chapter(Struct, frozen=True, kw_only=True):
    """A chapter card (NH 1.3). When the objective is met it is turned: back text, effects, next chapter."""

    name: Words
    number: int
    objective: Condition
    goal: Words
    """The objective in words, for the players."""
    front_text: Words
    back_text: Words
    on_flip: tuple[Effect, ...] = ()
    next: str | None = None
    """The chapter that follows; None: the episode ends with `resolution` (the last chapter, NH 1.4)."""
    resolution: str | None = None


class Threshold(Struct, frozen=True, kw_only=True):
    at: int
    effects: tuple[Effect, ...] = ()
    flip: bool = False
    """Turn to the escalation side (NH 21.2)."""
    end: bool = False
    """The last threshold (NH 21.3)."""
    condition: Condition | None = None
    """It is only there while this holds: steps that depend on the campaign. With `end`: it may come before
    the last one."""
    says: Words = {}
    """What is said when it is reached, and at each Epic Fail of the escalation side until the next one is."""


class Surveillance(Struct, frozen=True, kw_only=True):
    name: Words
    mode: Literal["story", "challenge"]
    thresholds: tuple[Threshold, ...]
    epic_fail: tuple[Effect, ...] = ()
    """What the Epic Fail does besides, while the escalation side is up."""
    resolutions: dict[Literal["surveillance", "exhausted"], str]


class Resolution(Struct, frozen=True, kw_only=True):
    """How an episode can end (NH 19.10, 21.3): text and what the campaign log keeps."""

    name: Words
    won: bool
    text: Words
    effects: tuple[Effect, ...] = ()
    """Only flags, trackers, notes and pool changes."""


class Start(Struct, frozen=True, kw_only=True):
    environment: str
    location: Place = "upper"


class Note(Struct, frozen=True, kw_only=True):
    """A campaign note: what later episodes may ask for, and how the log tells it."""

    text: Words
    kind: Literal["note", "scar", "ally", "secret", "betrayal"] = "note"
    """What it is where it is written for a character (`mark`)."""


class SetChange(Struct, frozen=True, kw_only=True):
    """A card set that an episode's encounter deck has besides, or has not, by what the campaign is like. In
    packs the condition is `if`; it asks only for the campaign's log."""

    set: str
    condition: Condition = msgspec.field(name="if")
    out: bool = False
    """Whether it is left out."""


class Opening(Struct, frozen=True, kw_only=True):
    """A way into an episode, by what the campaign is like. In packs the condition is `if`; it asks only for
    the campaign's log. What it leaves out is as the episode has it."""

    condition: Condition = msgspec.field(name="if")
    intro: Words = {}
    """Follows the episode's own."""
    start: Start | None = None
    chapter: str | None = None


class Episode(Struct, frozen=True, kw_only=True):
    name: Words
    number: int
    intro: Words
    sets: tuple[str, ...]
    """The card sets shuffled into the encounter deck (NH 3.3)."""
    difficulty_cards: tuple[str, str]
    """The two difficulty cards; how many of each goes by the pack's difficulty table (NH 3.5)."""
    surveillance: dict[Literal["story", "challenge"], str]
    start: Start
    chapter: str
    """The first chapter."""
    setup: tuple[Effect, ...] = ()
    """The episode's own setup, after the starting environment was brought into play (NH 3.10)."""
    resolutions: dict[str, Resolution]
    recommended_lead: str | None = None
    set_changes: tuple[SetChange, ...] = ()
    """Sets shuffled in or left out by what the campaign is like, in order."""
    openings: tuple[Opening, ...] = ()
    """Other ways in: the first whose condition holds."""
    passages: tuple[Passage, ...] = ()
    """More of the introduction, by what has happened: all whose condition holds."""

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where it may begin."""
        return (self.start, *(opening.start for opening in self.openings if opening.start is not None))

    @property
    def first_chapters(self) -> tuple[str, ...]:
        """With which chapters it may begin."""
        return (self.chapter, *(opening.chapter for opening in self.openings if opening.chapter is not None))


class TrackerDef(Struct, frozen=True, kw_only=True):
    name: Words
    min: int = 0
    max: int = 15
    start: int = 0


class Way(Struct, frozen=True, kw_only=True):
    """Where a campaign goes on, if a condition over its log holds. In packs the condition is `if`."""

    step: str
    condition: Condition | None = msgspec.field(name="if", default=None)


class Passage(Struct, frozen=True, kw_only=True):
    """A paragraph of a step's text that is only there if a condition over the campaign's log holds."""

    text: Words
    condition: Condition | None = msgspec.field(name="if", default=None)


class StepChoice(Struct, frozen=True, kw_only=True):
    """One of the things a step lets choose from."""

    label: Words = {}
    """What it is called; one that does nothing but `swap_card` is called by the cards it swaps."""
    text: Words = {}
    """What is told once it was chosen."""
    effects: tuple[Effect, ...] = ()
    """What it writes into the log."""
    condition: Condition | None = msgspec.field(name="if", default=None)
    """It is only offered while this holds."""
    step: str | None = None
    """The step it leads to; None: as the step's own `next` says."""

    @property
    def training(self) -> tuple[str, str] | None:
        """The codes of the card that goes and of the one that comes, if it does no more and has no label."""
        only = self.effects[0] if len(self.effects) == 1 else None
        if self.label or only is None or only.op != "swap_card":
            return None
        return getattr(only, "out", ""), getattr(only, "into", "")


StepKind = Literal["prologue", "episode", "interlude", "rest", "train", "branch", "epilogue"]


class CampaignStep(Struct, frozen=True, kw_only=True):
    """A step of a campaign: an episode to be played, or something between episodes."""

    kind: StepKind
    """"rest" and "train" ask each character; a "branch" asks and shows nothing; an "epilogue" is the end."""
    name: Words = {}
    """Of an episode: the episode's own name."""
    episode: str | None = None
    """The episode that is played (only of kind "episode")."""
    text: Words = {}
    passages: tuple[Passage, ...] = ()
    """More of the text, by what has happened."""
    effects: tuple[Effect, ...] = ()
    """What the step writes into the log, before anybody chooses."""
    choices: tuple[StepChoice, ...] = ()
    """One of them is chosen, by the group or (rest, train) by each character."""
    training: bool = False
    """Whether each card that says what it `replaces` can be chosen, too, by whoever has that (only of kind
    "train"). Who reads the pack writes these behind the other choices."""
    next: tuple[Way, ...] = ()
    """Where it goes on: the first way whose condition holds. None of them: the campaign is over."""

    @property
    def each(self) -> bool:
        """Whether each character chooses for itself."""
        return self.kind in ("rest", "train")


class CampaignDef(Struct, frozen=True, kw_only=True):
    name: Words
    episodes: tuple[str, ...] = ()
    """A campaign that is nothing but episodes, one after the other. Any other has `steps`."""
    trackers: dict[str, TrackerDef] = {}
    """"starting-resources" is given to each character at setup (R-39); "attention" and others are free."""
    notes: dict[str, Note] = {}
    steps: dict[str, CampaignStep] = {}
    """Steps by code; it begins with the first."""
    continues: str | None = None
    """Code of the campaign of an included pack that comes first: where that one ends this one begins."""

    def after(self, before: CampaignDef) -> CampaignDef:
        """This campaign with one that it goes on from before it: the steps, trackers and notes of both."""
        first = next(iter(self.story))

        def led(step: CampaignStep) -> CampaignStep:
            ends = not any(way.condition is None for way in step.next)
            kind: StepKind = "interlude" if step.kind == "epilogue" else step.kind
            return replace(step, kind=kind, next=(*step.next, Way(step=first)) if ends else step.next)

        return replace(
            self,
            episodes=(),
            trackers=before.trackers | self.trackers,
            notes=before.notes | self.notes,
            steps={code: led(step) for code, step in before.story.items()} | self.story,
        )

    @property
    def story(self) -> dict[str, CampaignStep]:
        """All steps by code, the first one first; of a chain of episodes, each under its own code."""
        if self.steps:
            return self.steps
        following = (*self.episodes[1:], None)
        return {
            code: CampaignStep(
                kind="episode", episode=code, next=(Way(step=after),) if after is not None else ()
            )
            for code, after in zip(self.episodes, following, strict=True)
        }

    @property
    def playable(self) -> tuple[str, ...]:
        """The episodes that may be played in it, in the order of its steps."""
        return tuple(dict.fromkeys(step.episode for step in self.story.values() if step.episode))


class DifficultyRow(Struct, frozen=True, kw_only=True):
    """NH 3.5: which surveillance card, and how many of the first and of the second difficulty card."""

    surveillance: Literal["story", "challenge"]
    cards: tuple[int, int]


Definition = (
    Character | Action | Tool | CharacterTool | Environment | Clue | Enemy | ConditionCard | Event | Community
    | Chapter | Surveillance | Episode | CampaignDef
)  # fmt: skip


class Pack(Struct, frozen=True, kw_only=True, dict=True):
    """A whole pack. Codes are unique in it; `characters["vex"]` is the card with the code "vex"."""

    id: str
    version: str
    title: Words
    licence: str
    languages: tuple[str, ...]
    extends: str | None = None
    """Id of the pack whose characters, with all their cards, and table rules it takes over (`TAKEN_OVER`)."""
    includes: tuple[str, ...] = ()
    """Ids of packs all of whose cards and episodes it has besides its own: for a campaign that goes on from
    one of theirs (`CampaignDef.continues`)."""
    included: tuple[str, ...] = ()
    """Those and what they include, as "id@version": told by who reads the pack, never written in it."""
    attributes: dict[str, Words] = {}
    """The four attributes, in display order."""
    modifier_pool: dict[str, int] = {}
    attribute_die: tuple[tuple[str, ...], ...] = ()
    """Six faces with one or two attributes each."""
    endurance: dict[str, int] = {}
    """Number of characters ("1" to "4") to starting endurance."""
    difficulty: dict[Difficulty, DifficultyRow] = {}
    sets: dict[str, Words] = {}
    """Names of the card sets."""
    traits: dict[str, Words] = {}
    characters: dict[str, Character] = {}
    actions: dict[str, Action] = {}
    tools: dict[str, Tool] = {}
    character_tools: dict[str, CharacterTool] = {}
    environments: dict[str, Environment] = {}
    clues: dict[str, Clue] = {}
    enemies: dict[str, Enemy] = {}
    conditions: dict[str, ConditionCard] = {}
    events: dict[str, Event] = {}
    community: dict[str, Community] = {}
    chapters: dict[str, Chapter] = {}
    surveillance: dict[str, Surveillance] = {}
    episodes: dict[str, Episode] = {}
    campaigns: dict[str, CampaignDef] = {}

    @property
    def versions(self) -> tuple[str, ...]:
        """What is played with it: itself first, then what it includes, as "id@version"."""
        return (f"{self.id}@{self.version}", *self.included)

    @cached_property
    def cards(self) -> dict[str, Definition]:
        """Everything with a code."""
        found: dict[str, Definition] = {}
        for name in CARD_TABLES:
            found.update(getattr(self, name))
        return found

    @cached_property
    def moments(self) -> dict[str, frozenset[str]]:
        """Moment to the codes of everything that has a trigger for it on any side."""
        return self._speaking(lambda part: {trigger.on for trigger in part.triggers})

    @cached_property
    def usable(self) -> dict[str, frozenset[str]]:
        """Kind of ability to the codes of everything that has one of it on any side."""
        return self._speaking(lambda part: {ability.kind for ability in part.abilities})

    def _speaking(self, names: Callable[[Face | Follower], set[str]]) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for code, card in self.cards.items():
            sides: list[Face | Follower] = [card] if isinstance(card, Face) else []
            if isinstance(card, Clue):
                sides += [card.front, *card.backs]
            elif isinstance(card, CharacterTool):
                sides += [card.front, card.back]
            elif isinstance(card, Environment) and card.back is not None:
                sides.append(card.back)
            elif isinstance(card, Enemy):
                sides += card.stages
            sides += [side.follower for side in sides if isinstance(side, Face) and side.follower]
            for side in sides:
                for name in names(side):
                    found.setdefault(name, set()).add(code)
        return {name: frozenset(codes) for name, codes in found.items()}


CARD_TABLES: Final = (
    "characters", "actions", "tools", "character_tools", "environments", "clues", "enemies", "conditions",
    "events", "community", "chapters", "surveillance", "episodes", "campaigns",
)  # fmt: skip
"""The tables of a pack whose keys are codes."""


TAKEN_OVER: Final = ("attributes", "modifier_pool", "attribute_die", "endurance", "difficulty")
"""What a pack that extends another takes over where it has none itself."""
SHARED: Final = ("traits", "characters", "actions", "tools", "character_tools")
"""Tables that it has besides its own."""
INCLUDED: Final = ("traits", "sets", *(table for table in CARD_TABLES if table != "campaigns"))
"""Tables that a pack has besides its own from each pack it includes."""
