"""Conditions put together: and, or, not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.values import Value
from engine.netrunner.language.base import Condition, Scope

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["And", "Not", "Or"]


class Said(Value, Condition, frozen=True):
    """A condition that & | and ~ combine."""

    def __and__(self, other: Condition) -> And:
        return And((self, other))

    def __or__(self, other: Condition) -> Or:
        return Or((self, other))

    def __invert__(self) -> Not:
        return Not(self)


class And(Said, frozen=True):
    """All of them."""

    dated = True
    parts: tuple[Condition, ...]

    def true(self, g: Game, s: Scope) -> bool:
        return all(part.true(g, s) for part in self.parts)

    def held(self, g: Game, s: Scope) -> bool:
        return all(part.held(g, s) for part in self.parts)


class Or(Said, frozen=True):
    """At least one of them."""

    dated = True
    parts: tuple[Condition, ...]

    def true(self, g: Game, s: Scope) -> bool:
        return any(part.true(g, s) for part in self.parts)

    def held(self, g: Game, s: Scope) -> bool:
        return any(part.held(g, s) for part in self.parts)


class Not(Said, frozen=True):
    """The opposite."""

    dated = True
    what: Condition

    def true(self, g: Game, s: Scope) -> bool:
        return not self.what.true(g, s)

    def held(self, g: Game, s: Scope) -> bool:
        return not self.what.held(g, s)
