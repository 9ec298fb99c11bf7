"""What packs and saves hold of the effect language: effects, conditions and amounts, which say themselves.

`language.base` says what else they can do, which takes a game; cards and frames only hold them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.values import Named

if TYPE_CHECKING:
    from engine.speech import Node, NounPhrase, Quantity


class Speaker:
    """Who says what a card does: `language.wording.Voice`."""


class Effect(Named):
    """Something that a card does."""

    op: ClassVar[str]
    """Its name in packs."""
    if TYPE_CHECKING:

        def clause(self, v: Speaker) -> Node:
            """What it says."""
            ...
    else:
        __slots__ = ()


class Condition(Named):
    """Something that is so or not."""

    op: ClassVar[str]
    if TYPE_CHECKING:

        def clause(self, v: Speaker, denied: bool = False) -> Node:
            """What it says after "if"; `denied`: the opposite."""
            ...
    else:
        __slots__ = ()


class Amount(Named):
    """A number that depends on the game."""

    op: ClassVar[str]
    if TYPE_CHECKING:

        def quantity(self, v: Speaker) -> Quantity:
            """As a number of something, without its sign: 1 for each character."""
            ...

        def noun(self, v: Speaker) -> NounPhrase:
            """As a thing: "the number of cards in your hand"."""
            ...
    else:
        __slots__ = ()
