"""Values that travel in saves by name: effects, conditions, frames.

A save holds such a value as `[class name, field, field, ...]`. Fields are annotated with a plain
marker class (`Effect`, `Frame`, ...) that every concrete struct of the kind inherits, so that a game
can add kinds in any module without a central union.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

_REGISTRY: dict[str, type[Any]] = {}

T = TypeVar("T")


class Named:
    """Marker of everything saved by class name."""

    __slots__ = ()


class Value(msgspec.Struct, Named, frozen=True, array_like=True, tag=True, gc=False):
    """Base of immutable values saved by class name."""

    def __init_subclass__(cls, **options: Any) -> None:
        _register(cls)


class Mutable(msgspec.Struct, Named, array_like=True, tag=True, gc=False):
    """Base of the few values that change in place (frames). Their fields must be immutable."""

    def __init_subclass__(cls, **options: Any) -> None:
        _register(cls)


def _register(cls: type[Any]) -> None:
    other = _REGISTRY.get(cls.__name__)
    if other is not None and other.__module__ != cls.__module__:
        raise TypeError(f"two saved values are named {cls.__name__}: {other.__module__}, {cls.__module__}")
    _REGISTRY[cls.__name__] = cls


def decode_hook(expected: type[Any], raw: Any) -> Any:
    """Build the value that `raw` names. For msgspec's `dec_hook`; ValueError if it names none."""
    if issubclass(expected, Named) and isinstance(raw, list) and raw:
        cls = _REGISTRY.get(raw[0])
        if cls is None:
            raise ValueError(f"unknown kind of value: {raw[0]!r}")
        return msgspec.convert(raw, cls, dec_hook=decode_hook)
    raise ValueError(f"not a saved {expected.__name__}: {raw!r}")


def decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]:
    """A MessagePack decoder for structs of `kind` that may hold named values."""
    return msgspec.msgpack.Decoder(kind, dec_hook=decode_hook)
