"""Markers and the frame of the effect language.

An effect, amount or condition is a small frozen value (saved by value, so that a pack changed later never
changes what is already resolving). `op` is its name in packs: `- stress: 2` or `- stress: {n: 2, who: each}`;
a value that is not a mapping goes to the first field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.neon_hope.table import parts
from engine.neon_hope.table.frames import EffectsFrame, TogetherFrame
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.queries import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.neon_hope.table.frames import StressFrame
    from engine.neon_hope.table.questions import Question

Who = Literal["you", "another", "lead", "each", "each_here", "each_in_environment", "others"]
"""Whom an effect is about. "another": one other character of your choice (alone: you yourself on player
cards, nobody on others, NH 26.1); "each_here": all at your location, you too; "others": everybody but you."""


class Effect(parts.Effect):
    """Marker and interface of effects."""

    if TYPE_CHECKING:

        def resolve(self, g: Game, f: EffectsFrame) -> Step | tuple[Effect, ...]:
            """Do it. None: done; ASK: a decision is open, call again; a tuple: resolve these in its place.

            An effect that pushes a frame has done its own part: that frame runs before the next effect.
            """
            ...

        def useful(self, g: Game, f: EffectsFrame) -> bool:
            """Whether it could change anything: what cannot is not offered."""
            ...

        def question(self, g: Game, f: EffectsFrame) -> Question | None:
            """What it asks before anything else, as far as that is plain beforehand."""
            ...

        def chosen(self, keys: tuple[str, ...]) -> tuple[Effect, ...]:
            """What comes in its place after this answer to its question."""
            ...
    else:
        __slots__ = ()


class Condition(parts.Condition):
    """Marker and interface of conditions."""

    if TYPE_CHECKING:

        def holds(self, g: Game, f: EffectsFrame | None) -> bool:
            """Whether it is so now. Without a frame there is no "you" (objectives)."""
            ...
    else:
        __slots__ = ()


class Amount(parts.Amount):
    """Marker and interface of numbers that depend on the game."""

    if TYPE_CHECKING:

        def count(self, g: Game, f: EffectsFrame | None) -> int:
            """The number now."""
            ...
    else:
        __slots__ = ()


class EffectValue(Value, Effect, frozen=True):
    """Base of effects. What they say is in `wording`."""

    op: ClassVar[str] = ""

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        """Whether it could change anything."""
        return True

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        """What it asks before anything else, as far as that is plain beforehand; None for nothing."""
        return None

    def chosen(self, keys: tuple[str, ...]) -> tuple[Effect, ...]:
        """What comes in its place after this answer to its question; () for nothing more."""
        return ()

    def write(self, book: Logbook) -> None:
        """Do it between episodes. Only effects on a campaign's log can (`ops.LOGGED`)."""
        raise NotImplementedError(f"“{self.op}” needs an episode")


class ConditionValue(Value, Condition, frozen=True):
    """Base of conditions. What they say is in `wording`."""

    op: ClassVar[str] = ""

    def written(self, book: Logbook) -> bool:
        """Whether it is so between episodes. Only conditions over a campaign's log know (`ops.LOGGED`)."""
        raise NotImplementedError(f"“{self.op}” needs an episode")


class AmountValue(Value, Amount, frozen=True):
    """Base of amounts."""

    op: ClassVar[str] = ""


OWN: Final = frozenset(
    ("hope", "resource", "stress", "take_back", "token", "charge", "endurance", "mark", "unmark")
)
"""Effects that, upon oneself, change nothing that others choose by."""


def alone(effects: Iterable[Effect]) -> bool:
    """Whether effects touch none but who resolves them."""
    return all(effect.op in OWN and getattr(effect, "who", "you") == "you" for effect in effects)


def for_seat(f: EffectsFrame, seat: str, effects: tuple[Effect, ...]) -> EffectsFrame:
    """The same source's effects with another character as "you"."""
    return EffectsFrame(
        seat=seat, source=f.source, code=f.code, effects=effects, target=f.target, rolled=f.rolled,
        cause=f.cause,
    )  # fmt: skip


def each(g: Game, members: Iterable[EffectsFrame]) -> None:
    """Several characters resolve effects, one after the other; what they are asked at the beginning is asked
    of all at once."""
    frames = list(members)
    for frame in reversed(frames):  # the frame pushed last runs first
        g.push(frame)
    if len(frames) > 1:
        g.push(TogetherFrame(n=len(frames)))


def put(g: Game, f: EffectsFrame | StressFrame, question: Question) -> tuple[str, ...] | None:
    """The answer to the question, given before if it still is the same one. None: ASK."""
    early, f.early = f.early, ()
    if early and early[0].offered == question.options and len(early[0].keys) == question.n:
        f.early = early[1:]
        return early[0].keys
    return g.ask(
        f, f.seat, question.kind, question.options, minimum=question.n, maximum=question.n,
        about=f.source if isinstance(f, EffectsFrame) else 0, private=question.private,
    )  # fmt: skip


def holds(condition: parts.Condition, g: Game, f: EffectsFrame | None) -> bool:
    """Whether a condition printed on a card is met now. Without a frame there is no "you" (objectives)."""
    assert isinstance(condition, Condition)
    return condition.holds(g, f)


def could(effect: parts.Effect, g: Game, f: EffectsFrame) -> bool:
    """Whether an effect printed on a card could change anything now."""
    assert isinstance(effect, Effect)
    return effect.useful(g, f)
