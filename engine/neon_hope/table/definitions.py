"""What a content pack declares: its cards as frozen values; episodes and campaigns are in `pack`.

Packs are data (`packs/`); these two are their shape. Field names are the pack's own keys. Texts are
mappings of language to sentence. Whatever a card does is written in the effect language (`language/`), so
that its rules text is generated and cannot disagree with what it does.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engine.neon_hope.table.parts import Condition, Effect

Words = dict[str, str]
"""Language code to text."""

TaskType = Literal["investigate", "support", "fight", "hack"]
SymbolKind = Literal["stress", "surveillance", "stress-slot", "surveillance-slot"]
"""A danger symbol; "-slot": a hacking die may cover it (NH 16.2, 16.4)."""
Keyword = Literal[
    "confrontation", "additional-consequences", "unpredictable", "reckless", "teamwork", "flexible"
]
Moment = Literal[
    "turn_start", "turn_end", "encounter_start", "before_task", "after_task", "task_succeeded", "task_failed",
    "stress", "focus", "defeated", "self_defeated", "damaged", "attacks", "attacked", "enters", "leaves",
    "round_end", "drawn",
]  # fmt: skip
"""When a trigger resolves. "defeated": you defeated an enemy or condition, another one than the card with the
trigger, which has left play; "stress": you suffered it; "round_end": after the encounter phase.

A card's own moments: "self_defeated": it was defeated; "damaged": it took damage and has health left;
"attacks": it attacked you, and you took the harm; "attacked": you fight it, before modifiers are revealed;
"enters", "leaves": it comes into play or leaves it; "drawn": you drew it as an encounter card.
"""
OWN_MOMENTS: Final = frozenset(
    ("self_defeated", "damaged", "attacks", "attacked", "enters", "leaves", "drawn")
)
"""Moments of the card alone that has the trigger."""
Place = Literal["upper", "lower"]
Difficulty = Literal["normal", "advanced", "hard", "hopeless"]
DIFFICULTIES: Final = ("normal", "advanced", "hard", "hopeless")

MODIFIERS: Final = ("-3", "-2", "-1", "0", "+1", "+2", "+3", "skull", "epic-win", "epic-fail")
SKULL: Final = "skull"
EPIC_WIN: Final = "epic-win"
EPIC_FAIL: Final = "epic-fail"
HOPE: Final = "hope"
RESOURCE: Final = "resource"


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything a pack declares."""


class PerCharacter(Struct, frozen=True, kw_only=True):
    """A number that grows with the number of characters."""

    base: int = 0
    per_character: int = 0


Count = int | PerCharacter


class Task(Struct, frozen=True, kw_only=True):
    """A task printed on a card (NH 7)."""

    type: TaskType
    attribute: str
    difficulty: int
    main: bool = True
    """False for a secondary Hack (NH 16.1)."""
    keywords: tuple[Keyword, ...] = ()
    danger: int | None = None
    """Danger value (NH 15.1); the symbols are the card's."""
    retreat: int | None = None
    """Retreat value of a Fight task (NH 11.3)."""
    slots: int = 0
    """Free-standing hacking slots this Hack task fills (conditions)."""
    retreat_box: int = 0
    """Slots in the retreat box this Hack task fills (NH 16.3)."""


class Modifier(Struct, frozen=True, kw_only=True):
    """A constant bonus to your attribute in tasks."""

    bonus: int
    attribute: str | None = None
    """Only for tasks on this attribute; None: on any."""
    types: tuple[TaskType, ...] = ()
    """Only for tasks of these types; none named: of any."""


class Trigger(Struct, frozen=True, kw_only=True):
    """Effects that resolve at a moment."""

    on: Moment
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    optional: bool = False


class Ability(Struct, frozen=True, kw_only=True):
    """Something its owner may use.

    "free": in your turn, no action (NH 22.1). "activate": the Activate action (R-29); on a card that is
    nobody's, for a character at its location. "task": while you perform a task, before the reveal.
    """

    kind: Literal["free", "activate", "task"]
    effects: tuple[Effect, ...]
    types: tuple[TaskType, ...] = ()
    """For "task": only in tasks of these types; none named: in any."""
    cost: Literal["", "recycle", "scrap", "use"] = ""
    """Recycle or scrap this tool (NH 22), or one of its `uses`."""
    once: Literal["", "turn", "round"] = ""
    condition: Condition | None = None


class Follower(Struct, frozen=True, kw_only=True):
    """What a clue does once it is a follower in a play area (NH 23.4)."""

    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Face(Struct, frozen=True, kw_only=True):
    """What one side of a card has on it. Cards with one side are faces themselves."""

    name: Words = {}
    flavour: Words = {}
    number: str = ""
    """Printed number: fronts of clues begin with A, backs with B (NH 3.12)."""
    secrets: Count = 0
    counters: Count = 0
    """Counters it begins with; effects put more of them on any card."""
    counted: Words = {}
    """What its counters stand for, as pictures name them: "Passengers"."""
    support: tuple[str, ...] = ()
    """Support tokens: attribute ids, "hope" or "resource" (NH 9.2)."""
    tasks: tuple[Task, ...] = ()
    symbols: tuple[SymbolKind, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    abilities: tuple[Ability, ...] = ()
    revealed: tuple[Effect, ...] = ()
    """Revealed box (NH 23.2)."""
    completed: tuple[Effect, ...] = ()
    """Completed box (NH 23.3)."""
    follower: Follower | None = None


class Character(Face, frozen=True, kw_only=True):
    values: dict[str, int]
    """Attribute id to value; all four."""
    subtitle: Words = {}
    recommended_lead: bool = False


class Action(Struct, frozen=True, kw_only=True):
    """An action card (NH 17)."""

    name: Words
    character: str
    types: tuple[TaskType, ...]
    bonus: int = 0
    impacts: int = 0
    on_play: tuple[Effect, ...] = ()
    """Special effects "when played" (T2b)."""
    on_resolve: tuple[Effect, ...] = ()
    """Special effects "when resolved", after the reveals and before success is checked (T3c, R-11)."""
    on_success: tuple[Effect, ...] = ()
    on_fail: tuple[Effect, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    universal: bool = False
    traits: tuple[str, ...] = ()
    flavour: Words = {}
    starts: bool = True
    """Whether its character has it from the start; others come in by training (`swap_card`)."""
    replaces: str = ""
    """In the place of which card training offers it (a step's `training`)."""


class Tool(Face, frozen=True, kw_only=True):
    character: str
    cost: int
    uses: int = 0
    """How often abilities with cost "use" can be used while it is in play."""
    traits: tuple[str, ...] = ()
    starts: bool = True
    """Whether its character has it from the start, as action cards."""
    replaces: str = ""
    """As action cards."""


class CharacterTool(Struct, frozen=True, kw_only=True):
    character: str
    front: Face
    back: Face


class Bring(Struct, frozen=True, kw_only=True):
    """A clue that an environment brings into play (NH 3.11)."""

    clue: str
    at: Place


class Scene(Face, frozen=True, kw_only=True):
    """One side of an environment: what its two locations are called, and the clues it brings."""

    upper: Words
    lower: Words
    bring: tuple[Bring, ...] = ()


class Environment(Scene, frozen=True, kw_only=True):
    """The front is the environment itself."""

    back: Scene | None = None


class Clue(Struct, frozen=True, kw_only=True):
    front: Face
    backs: tuple[Face, ...]
    """One back, or one for each of several copies with the same front (NH 3.13). Nobody knows which copy is
    which until it is turned over."""
    name: Words = {}


class Stage(Face, frozen=True, kw_only=True):
    """One stage of an enemy, which is its own first one. It is overcome when there is no health left; one
    without health when its main task is completed."""

    health: Count = 0
    stays: bool = False
    """It comes to nobody (NH 12.3), and only its own effects move it."""


class Enemy(Stage, frozen=True, kw_only=True):
    health: Count
    stages: tuple[Stage, ...] = ()
    """What it turns into, one after the other; it is defeated in the last one."""
    set: str = ""
    copies: int = 1
    elite: bool = False
    appears: Literal["here", "upper", "lower", "start", "network"] = "here"
    """"here": at the drawer's location; "upper", "lower": there in the drawer's environment (R-32)."""


class ConditionCard(Face, frozen=True, kw_only=True):
    set: str = ""
    copies: int = 1
    elite: bool = False


class Event(Struct, frozen=True, kw_only=True):
    """An encounter card that is resolved and discarded."""

    name: Words
    effects: tuple[Effect, ...]
    set: str = ""
    copies: int = 1
    keywords: tuple[Keyword, ...] = ()
    flavour: Words = {}


class Community(Face, frozen=True, kw_only=True):
    """A card of the community area: active for everybody (R-21)."""
