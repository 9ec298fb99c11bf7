"""Values that travel in saves by name: effects, conditions, frames.

A save holds such a value as `[class name, field, field, ...]`. Fields are annotated with a plain
marker class (`Effect`, `Frame`, ...) that every concrete struct of the kind inherits, so that a game
can add kinds in any module without a central union. Names belong to the package that defines them:
two games may each have a frame of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

_REGISTRY: dict[str, dict[str, type[Any]]] = {}
"""Class name to package to class."""

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


def names_in(plain: Any) -> set[str]:
    """Names of the values in a save that was read as plain lists and dicts."""
    if isinstance(plain, dict):
        return {name for value in plain.values() for name in names_in(value)}
    if not isinstance(plain, list):
        return set()
    own = {plain[0]} if plain and isinstance(plain[0], str) and plain[0] in _REGISTRY else set()
    return own | {name for value in plain for name in names_in(value)}


def package_of(module: str) -> str:
    """The package whose names a module's are: "engine.one_game" of "engine.one_game.rounds"."""
    return ".".join(module.split(".")[:2])


def _register(cls: type[Any]) -> None:
    named = _REGISTRY.setdefault(cls.__name__, {})
    package = package_of(cls.__module__)
    other = named.get(package)
    if other is not None and other.__module__ != cls.__module__:
        raise TypeError(f"two saved values are named {cls.__name__}: {other.__module__}, {cls.__module__}")
    named[package] = cls


def _find(name: Any, package: str) -> type[Any]:
    """The class a save of this package means: its own, else the only one there is."""
    named = _REGISTRY.get(name, {})
    found = named.get(package) or (next(iter(named.values())) if len(named) == 1 else None)
    if found is None:
        raise ValueError(f"unknown kind of value: {name!r}")
    return found


def decode_hook(package: str) -> Callable[[type[Any], Any], Any]:
    """For msgspec's `dec_hook`: builds the value that `raw` names. ValueError if it names none."""

    def build(expected: type[Any], raw: Any) -> Any:
        if issubclass(expected, Named) and isinstance(raw, list) and raw:
            return msgspec.convert(raw, _find(raw[0], package), dec_hook=build)
        of_number = getattr(expected, "of_number", None)
        if of_number is not None and isinstance(raw, int):  # the field took plain numbers when this was saved
            return of_number(raw)
        raise ValueError(f"not a saved {expected.__name__}: {raw!r}")

    return build


def decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]:
    """A MessagePack decoder for structs of `kind` that may hold named values of its package."""
    return msgspec.msgpack.Decoder(kind, dec_hook=decode_hook(package_of(kind.__module__)))
