"""Markers and the frame of the effect language.

An effect, amount or condition is a small frozen value (saved by value, so that a pack changed later never
changes what is already resolving). `op` is its name in packs: `- stress: 2` or `- stress: {n: 2, who: each}`;
a value that is not a mapping goes to the first field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.kernel.machine import FrameBase, Step
from engine.kernel.values import Named, Value

if TYPE_CHECKING:
    from engine.neon_hope.game import Game
    from engine.neon_hope.language.wording import Voice
    from engine.speech import Node, NounPhrase, Quantity

Who = Literal["you", "another", "lead", "each", "each_here", "each_in_environment", "others"]
"""Whom an effect is about. "another": one other character of your choice (solo: you, NH 26.1); "each_here":
all at your location, you too; "others": everybody but you."""


class Effect(Named):
    """Marker and interface of effects."""

    op: ClassVar[str]
    if TYPE_CHECKING:

        def resolve(self, g: Game, f: EffectsFrame) -> Step | tuple[Effect, ...]:
            """Do it. None: done; ASK: a decision is open, call again; a tuple: resolve these in its place.

            An effect that pushes a frame has done its own part: that frame runs before the next effect.
            """
            ...

        def clause(self, v: Voice) -> Node:
            """What it says."""
            ...

        def useful(self, g: Game, f: EffectsFrame) -> bool:
            """Whether it could change anything: what cannot is not offered."""
            ...
    else:
        __slots__ = ()


class Condition(Named):
    """Marker and interface of conditions."""

    op: ClassVar[str]
    if TYPE_CHECKING:

        def holds(self, g: Game, f: EffectsFrame | None) -> bool:
            """Whether it is so now. Without a frame there is no "you" (objectives)."""
            ...

        def clause(self, v: Voice, denied: bool = False) -> Node:
            """What it says after "if"; `denied`: the opposite."""
            ...
    else:
        __slots__ = ()


class Amount(Named):
    """Marker and interface of numbers that depend on the game."""

    op: ClassVar[str]
    if TYPE_CHECKING:

        def count(self, g: Game, f: EffectsFrame | None) -> int:
            """The number now."""
            ...

        def quantity(self, v: Voice) -> Quantity:
            """As a number of something, without its sign: 1 for each character."""
            ...

        def noun(self, v: Voice) -> NounPhrase:
            """As a thing: "the number of cards in your hand"."""
            ...
    else:
        __slots__ = ()


class EffectValue(Value, Effect, frozen=True):
    """Base of effects. What they say is in `wording`."""

    op: ClassVar[str] = ""

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        """Whether it could change anything."""
        return True


class ConditionValue(Value, Condition, frozen=True):
    """Base of conditions. What they say is in `wording`."""

    op: ClassVar[str] = ""


class AmountValue(Value, Amount, frozen=True):
    """Base of amounts."""

    op: ClassVar[str] = ""


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


def for_seat(f: EffectsFrame, seat: str, effects: tuple[Effect, ...]) -> EffectsFrame:
    """The same source's effects with another character as "you"."""
    return EffectsFrame(
        seat=seat, source=f.source, code=f.code, effects=effects, target=f.target, rolled=f.rolled,
        cause=f.cause,
    )  # fmt: skip
