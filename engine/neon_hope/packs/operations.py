"""What the effect language has, by the names that packs use."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, Final

import msgspec

from engine.kernel.values import Named
from engine.neon_hope import language
from engine.neon_hope.language.base import (
    Amount,
    AmountValue,
    Condition,
    ConditionValue,
    Effect,
    EffectValue,
)

FAMILIES: Final[dict[type[Named], type[msgspec.Struct]]] = {
    Effect: EffectValue,
    Condition: ConditionValue,
    Amount: AmountValue,
}
"""What a field says it holds, and the base of what it can hold."""


@cache
def operations(family: Any) -> dict[str, type[msgspec.Struct]]:
    """All effects, conditions or amounts (`family` is the marker) by their `op`."""
    for module in pkgutil.iter_modules(language.__path__):
        importlib.import_module(f"{language.__name__}.{module.name}")
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = list(FAMILIES[family].__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if op := getattr(cls, "op", ""):  # bases have none
            found[op] = cls
    return dict(sorted(found.items()))
