"""A declaration that cannot work is refused when it is made, with the part named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.netrunner.language.amounts import HowManyDid, Remembered
from engine.netrunner.language.base import Ref, Targeting
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import Chosen, CounterCost, TopOfDeck
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Result
from engine.netrunner.table.parts import Ability


class DeclarationError(ValueError):
    """What is wrong with a card's declaration, and in which of its parts."""


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def _fits(value: object, hint: Any) -> bool:
    """Whether a value is of the annotated type, as far as declarations use types."""
    origin = get_origin(hint)
    if hint is Any:
        return True
    if hint is None or hint is type(None):
        return value is None
    if origin is Literal:
        return value in get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, each) for each in get_args(hint))
    if origin is tuple:
        inner = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_fits(each, inner[0]) for each in value)
        return len(value) == len(inner) and all(map(_fits, value, inner))
    return isinstance(value, hint) if isinstance(hint, type) else True


def _wanted(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return "one of " + ", ".join(map(repr, get_args(hint)))
    return getattr(hint, "__name__", None) or str(hint).replace("typing.", "")


def check(code: str, abilities: Iterable[object]) -> None:
    """DeclarationError if an ability of the card could not do what it says.

    Refused are values that a field does not take (a misspelt word, an effect where a tuple of effects
    belongs), targets that no instruction announces (1.15), and references to what no instruction before
    them has done.
    """
    for ability in abilities:
        if not isinstance(ability, Ability):
            raise DeclarationError(f"{code}: {ability!r} is no ability")
        _Walk(code, ability).part(ability, ())


class _Walk:
    """One look through an ability, in the order in which its instructions are carried out."""

    def __init__(self, code: str, ability: object) -> None:
        self.where = f"{code}, {type(ability).__name__}"
        self.made: set[str] = set()

    def fail(self, part: object, what: str) -> None:
        raise DeclarationError(f"{self.where}: {type(part).__name__}: {what}")

    def part(self, part: object, announced: tuple[Targeting, ...]) -> None:
        if isinstance(part, tuple):
            for each in part:
                self.part(each, announced)
            return
        if not isinstance(part, msgspec.Struct):
            return
        if isinstance(part, Effect):
            announced = (*announced, *part.targets())
        for name, hint in _hints(type(part)).items():
            if name in part.__struct_fields__ and not _fits(getattr(part, name), hint):
                self.fail(part, f"{name} is {getattr(part, name)!r}, not {_wanted(hint)}")
        if isinstance(part, Ref):
            wanted = part.targeting()
            if wanted is not None and wanted not in announced:
                self.fail(part, "no instruction announces this target")
        if isinstance(part, Result | Did | HowManyDid | Remembered) and part.name not in self.made:
            self.fail(part, f"no instruction before it has {part.name} anything")
        if getattr(part, "that", None) is not None:
            self.made.add("that")
        for name in part.__struct_fields__:
            self.part(getattr(part, name), announced)
        if isinstance(part, Effect):
            self.made.update(part.makes)
        if isinstance(part, Chosen | CounterCost | TopOfDeck):
            self.made.add("paid")
