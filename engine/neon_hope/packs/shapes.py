"""What shape a value of a pack has and what that is called: to tell what was meant, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from engine.kernel.values import Named
from engine.neon_hope.language.base import Amount, Condition, Effect
from engine.neon_hope.language.ops import AMOUNTS, CONDITIONS, EFFECTS
from engine.neon_hope.packs.problems import either
from engine.neon_hope.packs.yaml_nodes import Node
from engine.neon_hope.table import parts

OPERATIONS: Final[dict[Any, Mapping[str, type[msgspec.Struct]]]] = {
    Effect: EFFECTS,
    Condition: CONDITIONS,
    Amount: AMOUNTS,
    parts.Effect: EFFECTS,
    parts.Condition: CONDITIONS,
}

"""The operations of each family, by their name in packs."""
WANTED: Final = {
    Effect: "an effect",
    Condition: "a condition",
    Amount: "a whole number or an amount",
    parts.Effect: "an effect",
    parts.Condition: "a condition",
}


def shown(node: Node) -> str:
    """The value for a mistake's sentence."""
    if isinstance(node.value, dict):
        return "a mapping"
    if isinstance(node.value, list):
        return "a list"
    return f"“{node.source}”" if node.source else "nothing"


def fits(member: Any, node: Node) -> bool:
    """Whether the value has the shape of the type, so that its mistakes are worth telling."""
    value = node.value
    if value is None or member is type(None):
        return value is None and member is type(None)
    if member is bool:
        return isinstance(value, bool)
    if member is int:
        return type(value) is int
    if member is str or get_origin(member) is Literal:
        return isinstance(value, str)
    if get_origin(member) is tuple:
        return isinstance(value, list)
    if member in OPERATIONS:
        known = OPERATIONS[member]
        only = len(value) == 1 and next(iter(value)) in known if isinstance(value, dict) else False
        return only or (isinstance(value, str) and value in known)
    if isinstance(member, type) and issubclass(member, msgspec.Struct) and issubclass(member, Named):
        return isinstance(value, dict | str)
    return isinstance(value, dict)


def described(member: Any) -> str:
    """What a type is called in a mistake's sentence."""
    if member is int:
        return "a whole number"
    if member is str:
        return "text"
    if member is bool:
        return "true or false"
    if get_origin(member) is Literal:
        return either(str(word) for word in get_args(member))
    if get_origin(member) is tuple:
        return "a list"
    if member in WANTED:
        return WANTED[member]
    return "a mapping"
