"""What goes on, as data: effects, tasks, turns, encounters, stress and activations.

The tables of steps are attached in the chapter of each; frames that only one chapter speaks of are there.
"""

from __future__ import annotations

from typing import Literal

from engine.kernel.steps import FrameBase
from engine.kernel.values import Value
from engine.neon_hope.table.parts import Effect
from engine.neon_hope.table.questions import Option


class Early(Value, frozen=True):
    """A question that was answered before it came to it."""

    offered: tuple[Option, ...]
    """What could be answered: where that is not so any more, the question is put anew."""
    keys: tuple[str, ...]


class EffectsFrame(FrameBase, kw_only=True):
    """Effects being resolved one after the other for a character."""

    seat: str
    """"you" of the text."""
    source: int = 0
    """The card in play that they come from; 0 for none."""
    code: str = ""
    """Its definition."""
    effects: tuple[Effect, ...] = ()
    chosen: tuple[str, ...] = ()
    """Answers kept by the effect that is resolving."""
    numbers: tuple[int, ...] = ()
    target: int = 0
    """The card that the running task is on, if any."""
    rolled: str = ""
    """The attribute last rolled (NH 24)."""
    activations: int = 0
    """Activations owed by Shape Modifiers, outside of an action (KS4)."""
    cause: str = ""
    """"revealed", "completed", "threshold", "event", ...: for the log."""
    early: tuple[Early, ...] = ()
    """What was answered before it came to it (`TogetherFrame`)."""


class TogetherFrame(FrameBase, kw_only=True):
    """What several characters resolve one after the other begins with questions to each that do not depend on
    the others: all are asked at once. Their frames, `n` of them, lie right below, the first on top."""

    n: int
    said: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Seats and what they have answered, in order."""


class TaskFrame(FrameBase, kw_only=True):
    """A task being performed."""

    seat: str
    oid: int
    """The card it is on."""
    index: int
    """Which of the card's tasks."""
    code: str = ""
    attribute: str = ""
    kind: str = ""
    """"investigate", "support", "fight" or "hack"."""
    keywords: tuple[str, ...] = ()
    difficulty: int = 0
    danger: int | None = None
    retreat: int | None = None
    main: bool = True
    value: int = 0
    """The modified attribute so far; no lower bound (R-35)."""
    card: str = ""
    """The action card played."""
    impacts: int = 0
    pending: int = 1
    """Modifiers still to be revealed."""
    revealed: tuple[str, ...] = ()
    activations: int = 0
    skulls: int = 0
    """Of those, the ones for skulls."""
    ignore_activations: bool = False
    """Skulls of this task activate nobody."""
    epic: str = ""
    outcome: Literal["", "success", "failure"] = ""
    """"success" or "failure"."""
    left: int = 0
    """How often the base effect is still to be resolved."""
    completed: bool = False
    charged: tuple[str, ...] = ()
    """Tokens charges of which were spent, as "seat:index of the token when the task began"."""
    keyed: tuple[str, ...] = ()
    """Of Teamwork and Flexible, those used (R-28: once per task)."""
    declined: tuple[str, ...] = ()
    """Seats that are done with spending charges."""
    committed: bool = False
    """Whether going back is over: something has happened since the task was declared."""
    finished: bool = False
    """Whether the played card has been put away: from then on empty hands focus (R-13)."""
    put_away: bool = False
    """Whether the played card lies on the discard pile (T8a)."""
    direct: str = ""
    """The action card, or "no-card", that was named with the action, to be played at T2a; after each "+" an
    ability or a charge to be used beside it."""
    boosts: tuple[str, ...] = ()
    """Abilities and charges that were named with the card, to be used at T2d and T2c (`commitments`)."""
    settled: bool = False
    """Whether the performer has said what is used: T2d and T2c do not ask."""


class TurnFrame(FrameBase, kw_only=True):
    """A character's turn."""

    seat: str
    pending: int = 0
    """Activations owed after the action."""
    acting: str = ""
    """The action being taken, or nothing."""
    first: str = ""
    """What the turn was begun with, or nothing: the first answer to C2."""


class ResolveFrame(FrameBase, kw_only=True):
    """Resolving one encounter card for a character."""

    seat: str
    code: str


class ActivationFrame(FrameBase, kw_only=True):
    """`n` activations, one after the other (R-07), for a character."""

    seat: str
    n: int
    attackers: tuple[int, ...] = ()
    """Cards that have attacked in this one, and are still to act on it."""


class StressFrame(FrameBase, kw_only=True):
    """One instance of stress. What is lost is chosen at once: `hope` spent, then cards discarded."""

    seat: str
    n: int
    hope: int = 0
    cards: tuple[int, ...] = ()
    """Places in the hand."""
    excess: int = 0
    early: tuple[Early, ...] = ()
    """As for `EffectsFrame`."""


class HarmFrame(FrameBase, kw_only=True):
    """A danger or an attack: stress as one instance, then surveillance as one instance (R-44)."""

    seat: str
    stress: int = 0
    surveillance: int = 0


class AnalyseModifiersFrame(FrameBase, kw_only=True):
    """Looking at face-down modifiers: `seat` alone sees `state.looked` until they are shuffled."""

    seat: str
    n: int
    archive: int = 0
    """At most so many of them may be archived."""
    source: int = 0
    chosen: tuple[int, ...] = ()


class AnalyseEncountersFrame(FrameBase, kw_only=True):
    """Looking at the top of the encounter deck: `seat` alone sees its first `seen` cards."""

    seat: str
    n: int
    discard: int = 0
    """At most so many of them may be discarded."""
    source: int = 0
    seen: int = 0
    chosen: tuple[int, ...] = ()


class ShapeFrame(FrameBase, kw_only=True):
    """Revealing modifiers and shuffling as many face-up ones back."""

    seat: str
    n: int
    source: int = 0
    up: int = 0
    """How many were revealed."""
    skulls: int = 0
