"""YAML read to plain values, each with the line it stands on.

Only what a pack needs: mappings with unique keys, lists, text, whole numbers, true, false and null. All else
that YAML has (yes and no as truth values, fractions, dates, tags, anchors) is text or a mistake, so that a
pack means what it looks like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import yaml

from engine.neon_hope.packs.problems import Problem

_WORDS: Final = {"": None, "null": None, "true": True, "false": False}
_INTEGER: Final = re.compile(r"[-+]?[0-9]{1,12}")
_DEEPEST: Final = 60
"""Nesting beyond this is a mistake, and would outgrow Python's stack."""
_TOO_DEEP: Final = "this is nested too deeply"


class Node(msgspec.Struct, eq=False):
    """A value of the file."""

    value: Plain
    line: int
    """Where the value begins; for the value of a mapping, where its key stands."""
    source: str = ""
    """A scalar as it is written."""


Plain = None | bool | int | str | list[Node] | dict[str, Node]


class _Refused(Exception):
    """The rest of the file cannot be read."""


def read(text: str, file: str, problems: list[Problem]) -> Node | None:
    """The document in `text`; None if it is empty or cannot be read. Mistakes are added to `problems`."""
    # Events rather than `yaml.compose`, which recurses in C and brings the process down on deep nesting.
    reader = _Reader(yaml.parse(text, Loader=yaml.CSafeLoader), file, problems)
    try:
        return reader.document()
    except yaml.YAMLError as error:
        problems.append(Problem(file, *_explained(error, text)))
    except _Refused:
        pass
    return None


def _explained(error: yaml.YAMLError, text: str) -> tuple[int, str, str]:
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        problem = str(error.problem or error.context)
        if "nesting depth" in problem:  # PyYAML's own limit, from 6.0.4 on
            return line, "", _TOO_DEEP
        return line, "", f"this is not YAML: {problem}"
    position = getattr(error, "position", 0)
    line = text.encode().count(b"\n", 0, position) + 1 if isinstance(position, int) else 0
    return line, "", f"this is not YAML: {getattr(error, 'reason', error)}"


class _Reader:
    def __init__(self, events: Iterator[Any], file: str, problems: list[Problem]) -> None:
        self.events = events
        self.file = file
        self.problems = problems

    def document(self) -> Node | None:
        next(self.events)  # the stream begins
        if isinstance(next(self.events), yaml.StreamEndEvent):
            self.refuse(0, "the file is empty")
            return None
        event = next(self.events)
        root = self.node(event, event.start_mark.line + 1, 0)
        next(self.events)  # the document ends
        if not isinstance(more := next(self.events), yaml.StreamEndEvent):
            self.refuse(more.start_mark.line + 1, "this is not YAML for one pack: a second document begins")
        return root

    def node(self, event: Any, line: int, depth: int) -> Node:
        """The value that begins with `event`."""
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            self.refuse(event.start_mark.line + 1, "anchors and aliases (& and *) are not used in packs")
            raise _Refused
        if event.tag is not None:
            self.refuse(line, f"tags ({event.tag}) are not used in packs")
        if isinstance(event, yaml.ScalarEvent):
            return Node(_scalar(event), line, event.value)
        if depth > _DEEPEST:
            self.refuse(line, _TOO_DEEP)
            raise _Refused
        if isinstance(event, yaml.SequenceStartEvent):
            items = []
            while not isinstance(item := next(self.events), yaml.SequenceEndEvent):
                items.append(self.node(item, item.start_mark.line + 1, depth + 1))
            return Node(items, line)
        return Node(self.mapping(depth), line)

    def mapping(self, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        while not isinstance(key := next(self.events), yaml.MappingEndEvent):
            line = key.start_mark.line + 1
            self.node(key, line, depth + 1)
            value = self.node(next(self.events), line, depth + 1)
            if not isinstance(key, yaml.ScalarEvent):
                self.refuse(line, "a key must be a single word")
            elif key.value in found:
                first = found[key.value].line
                self.refuse(line, f"“{key.value}” stands here twice (first in line {first})")
            else:
                found[key.value] = value
        return found

    def refuse(self, line: int, text: str) -> None:
        self.problems.append(Problem(self.file, line, "", text))


def _scalar(event: Any) -> bool | int | str | None:
    text: str = event.value
    if event.style in {"'", '"', "|", ">"}:  # quoted or a block: text, whatever it looks like
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.fullmatch(text) else text
