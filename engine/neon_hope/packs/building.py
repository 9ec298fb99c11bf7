"""Plain values turned into what a pack declares, by the type hints of the definitions.

A converter is made once for every type and reused. Converters do not stop at the first mistake: they note it
and go on, so that a pack's author sees everything at once. Where each value came from is kept by its path.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from engine.kernel.values import Named
from engine.neon_hope.language.amounts import Fixed
from engine.neon_hope.language.base import Amount
from engine.neon_hope.packs.problems import Enough, Problem, Problems, either, near
from engine.neon_hope.packs.shapes import OPERATIONS, WANTED, described, fits, shown
from engine.neon_hope.packs.yaml_nodes import Node

Convert = Callable[["Builder", Node, str], Any]
BAD: Final = object()
"""Stands for a value that could not be built; its mistake has been noted."""

Words = dict[str, str]
LONGEST_LANGUAGE = 3
"""Letters of a language's code."""


class Mark(NamedTuple):
    """Where a value stands."""

    file: str
    line: int


class Builder:
    """Builds values of one pack; collects mistakes, places and texts."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.file = ""
        """The file being read."""
        self.marks: dict[str, Mark] = {}
        """Path to place."""
        self.texts: dict[str, Words] = {}
        """Path to text in all its languages."""

    def build(self, kind: Any, node: Node, path: str) -> Any:
        """`node` as a `kind`; BAD if it is none."""
        return converter(kind)(self, node, path)

    def mark(self, path: str, line: int) -> None:
        self.marks[path] = Mark(self.file, line)

    def refuse(self, node: Node, path: str, text: str) -> object:
        self.problems.append(Problem(self.file, node.line, path, text))
        return BAD

    def fields(self, cls: type[msgspec.Struct], values: dict[str, Node], node: Node, path: str) -> Any:
        """`cls` with its fields from `values`; `node` is the whole, for mistakes."""
        known = fields_of(cls)
        built: dict[str, Any] = {}
        complete = True
        for key, value in values.items():
            inner = f"{path}.{key}" if path else key
            self.mark(inner, value.line)
            field = known.get(key)
            if field is None:
                listed = f" (there are {', '.join(known)})" if len(known) <= 6 else ""
                hint = near(key, known) or listed
                self.refuse(value, inner, f"there is no field “{key}” here{hint}")
            elif (made := field.convert(self, value, inner)) is not BAD:
                built[field.name] = made
            else:
                complete = False
        for key, field in known.items():
            if field.required and key not in values:
                self.refuse(node, path, f"“{key}” is missing")
                complete = False
        if not complete:
            return BAD
        try:
            return cls(**built)
        except (ValueError, TypeError) as error:  # a definition's own check
            return self.refuse(node, path, str(error))

    @contextmanager
    def attempt(self) -> Iterator[list[Problem]]:
        """Mistakes made inside are kept apart; where there are too many, the rest is left."""
        kept, self.problems = self.problems, Problems()
        try:
            with suppress(Enough):
                yield self.problems
        finally:
            self.problems = kept


class Field(NamedTuple):
    name: str
    required: bool
    convert: Convert
    kind: Any


@cache
def fields_of(cls: type[msgspec.Struct]) -> dict[str, Field]:
    """The fields of a struct by their name in packs."""
    return {
        field.encode_name: Field(field.name, field.required, converter(field.type), field.type)
        for field in msgspec.structs.fields(cls)
    }


# -- converters --------------------------------------------------------------------------------------------


@cache
def converter(kind: Any) -> Convert:
    """How to build a `kind`, which is any type that the definitions use."""
    if kind is int:
        return _integer
    if kind is str:
        return _text
    if kind is bool:
        return _truth
    if kind is None or kind is type(None):
        return _nothing
    if kind == Words:
        return _words
    origin = get_origin(kind)
    if origin is Literal:
        return _literal(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is dict:
        return _mapping(*get_args(kind))
    if origin in {Union, types.UnionType}:
        return _union(get_args(kind))
    if kind in OPERATIONS:
        return _operation(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind)
    raise TypeError(f"packs cannot hold a {kind!r}")


def _integer(b: Builder, node: Node, path: str) -> Any:
    if type(node.value) is int:
        return node.value
    return b.refuse(node, path, f"a whole number is wanted, not {shown(node)}")


def _text(b: Builder, node: Node, path: str) -> Any:
    if isinstance(node.value, str):
        return node.value
    quote = ""
    if node.source:
        quote = f'; put it in quotes ("{node.source}") if it is one'
    return b.refuse(node, path, f"text is wanted, not {shown(node)}{quote}")


def _truth(b: Builder, node: Node, path: str) -> Any:
    if isinstance(node.value, bool):
        return node.value
    return b.refuse(node, path, f"true or false is wanted, not {shown(node)}")


def _nothing(b: Builder, node: Node, path: str) -> Any:
    if node.value is None:
        return None
    return b.refuse(node, path, f"nothing (null) is wanted, not {shown(node)}")


def _words(b: Builder, node: Node, path: str) -> Any:
    if not isinstance(node.value, dict):
        text = f"a text in every language is wanted ({{en: ..., de: ...}}), not {shown(node)}"
        return b.refuse(node, path, text)
    made: Words = {}
    complete = True
    for language, value in node.value.items():
        if value.value is None and len(language) > LONGEST_LANGUAGE:
            ended = f"“{language}” looks like the rest of a text that a comma has ended"
            ended = f"{ended}: put the whole text in quotes"
            complete = b.refuse(value, path, ended) is not BAD
            continue
        b.mark(f"{path}.{language}", value.line)
        text = _text(b, value, f"{path}.{language}")
        if text is BAD:
            complete = False
        else:
            made[language] = text.strip()
    if not complete:
        return BAD
    b.texts[path] = made
    return made


def _literal(words: tuple[Any, ...]) -> Convert:
    known = [str(word) for word in words]

    def convert(b: Builder, node: Node, path: str) -> Any:
        scalar = node.value is not None and not isinstance(node.value, dict | list)
        if scalar and node.source in known:  # as it is written: "-1" may be a name
            return words[known.index(node.source)]
        named = [word for word in known if word]
        return b.refuse(node, path, f"{either(named)} is wanted, not {shown(node)}{near(node.source, named)}")

    return convert


def _tuple(args: tuple[Any, ...]) -> Convert:
    endless = len(args) == 2 and args[1] is Ellipsis
    inner = [converter(arg) for arg in args if arg is not Ellipsis]

    def convert(b: Builder, node: Node, path: str) -> Any:
        if not isinstance(node.value, list):
            return b.refuse(node, path, f"a list is wanted, not {shown(node)}")
        if not endless and len(node.value) != len(inner):
            return b.refuse(node, path, f"a list of {len(inner)} is wanted, not of {len(node.value)}")
        made = []
        for index, item in enumerate(node.value):
            here = f"{path}[{index}]"
            b.mark(here, item.line)
            made.append((inner[0] if endless else inner[index])(b, item, here))
        return BAD if BAD in made else tuple(made)

    return convert


def _mapping(key_kind: Any, value_kind: Any) -> Convert:
    keys, values = converter(key_kind), converter(value_kind)

    def convert(b: Builder, node: Node, path: str) -> Any:
        if not isinstance(node.value, dict):
            return b.refuse(node, path, f"a mapping is wanted, not {shown(node)}")
        made: dict[str, Any] = {}
        complete = True
        for key, value in node.value.items():
            inner = f"{path}.{key}" if path else key
            b.mark(inner, value.line)
            name = keys(b, Node(key, value.line, key), inner)
            built = values(b, value, inner)
            if name is BAD or built is BAD:
                complete = False
            else:
                made[name] = built
        return made if complete else BAD

    return convert


def _struct(cls: type[msgspec.Struct]) -> Convert:
    spoken = issubclass(cls, Named)  # part of the effect language: a lone value goes to its first field

    def convert(b: Builder, node: Node, path: str) -> Any:
        if isinstance(node.value, dict):
            return b.fields(cls, node.value, node, path)
        if spoken and node.value is not None:
            return b.fields(cls, {next(iter(fields_of(cls))): node}, node, path)
        return b.refuse(node, path, f"a mapping of fields is wanted, not {shown(node)}")

    return convert


def _operation(family: Any) -> Convert:
    wanted = WANTED[family]

    def convert(b: Builder, node: Node, path: str) -> Any:
        known = OPERATIONS[family]
        if family is Amount and type(node.value) is int:
            return Fixed(node.value)
        if isinstance(node.value, str) and node.value in known and not fields_of(known[node.value]):
            return known[node.value]()  # "recycle" for "recycle: {}"
        if not isinstance(node.value, dict) or len(node.value) != 1:
            many = f"{len(node.value)} keys" if isinstance(node.value, dict) else shown(node)
            return b.refuse(node, path, f"{wanted} is wanted (a mapping with one key), not {many}")
        (op, args), *_ = node.value.items()
        inner = f"{path}.{op}"
        b.mark(inner, args.line)
        cls = known.get(op)
        if cls is None:
            return b.refuse(args, inner, f"there is no {wanted.split()[-1]} “{op}”{near(op, known)}")
        return b.fields(cls, _arguments(cls, args), args, inner)

    return convert


def _arguments(cls: type[msgspec.Struct], args: Node) -> dict[str, Node]:
    """The fields of an operation, from what is written behind its name."""
    known = fields_of(cls)
    if args.value is None:
        return {}
    if not known:
        return args.value if isinstance(args.value, dict) else {"n": args}
    first = next(iter(known))
    if not isinstance(args.value, dict):
        return {first: args}
    # `not: {flag: x}`, `retreat: {kind: enemy}`: what the first field holds, not the fields.
    if not any(key in known for key in args.value) and _describes(known[first].kind, args.value):
        return {first: args}
    return args.value


def _describes(kind: Any, values: dict[str, Node]) -> bool:
    """Whether a mapping with these keys is meant as a `kind`."""
    for member in get_args(kind) if get_origin(kind) in {Union, types.UnionType} else (kind,):
        if member in OPERATIONS:
            if len(values) == 1 and next(iter(values)) in OPERATIONS[member]:
                return True
        elif isinstance(member, type) and issubclass(member, msgspec.Struct):
            return any(key in fields_of(member) for key in values)
    return False


def _union(members: tuple[Any, ...]) -> Convert:
    options = [(member, converter(member)) for member in members]

    def convert(b: Builder, node: Node, path: str) -> Any:
        fitting = [option for member, option in options if fits(member, node)]
        if not fitting and isinstance(node.value, dict):  # a mistyped operation
            fitting = [option for member, option in options if member in OPERATIONS]
        if not fitting:
            wanted = " or ".join(described(member) for member in members if member is not type(None))
            return b.refuse(node, path, f"{wanted} is wanted, not {shown(node)}")
        for option in fitting[:-1]:
            with b.attempt() as mistakes:
                made = option(b, node, path)
            if not mistakes:
                return made
        return fitting[-1](b, node, path)

    return convert
