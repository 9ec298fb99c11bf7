"""YAML read to plain values, each with the line it stands on.

Only what a pack needs: mappings with unique keys, lists, text, whole numbers, true, false and null. All else
that YAML has (yes and no as truth values, fractions, dates, tags, anchors) is text or a mistake, so that a
pack means what it looks like.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
import yaml

from engine.neon_hope.packs.problems import Problem

_WORDS: Final = {"": None, "null": None, "true": True, "false": False}
_INTEGER: Final = re.compile(r"[-+]?[0-9]{1,12}")
_DEEPEST: Final = 60
"""Nesting beyond this is a mistake, and would outgrow Python's stack."""


class Node(msgspec.Struct, eq=False):
    """A value of the file."""

    value: Plain
    line: int
    """Where the value begins; for the value of a mapping, where its key stands."""
    source: str = ""
    """A scalar as it is written."""


Plain = None | bool | int | str | list[Node] | dict[str, Node]


def read(text: str, file: str, problems: list[Problem]) -> Node | None:
    """The document in `text`; None if it is empty or cannot be read. Mistakes are added to `problems`."""
    try:
        root = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError as error:
        problems.append(Problem(file, *_explained(error, text)))
        return None
    if root is None:
        problems.append(Problem(file, 0, "", "the file is empty"))
        return None
    return _Reader(file, problems).node(root, root.start_mark.line + 1, 0)


def _explained(error: yaml.YAMLError, text: str) -> tuple[int, str, str]:
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        return line, "", f"this is not YAML: {error.problem or error.context}"
    position = getattr(error, "position", 0)
    line = text.encode().count(b"\n", 0, position) + 1 if isinstance(position, int) else 0
    return line, "", f"this is not YAML: {getattr(error, 'reason', error)}"


class _Reader:
    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems
        self.seen: set[int] = set()

    def node(self, node: yaml.Node, line: int, depth: int) -> Node | None:
        """`node` as a plain value; None if it had to be refused."""
        if id(node) in self.seen:
            self.refuse(line, "anchors and aliases (& and *) are not used in packs")
            return None
        self.seen.add(id(node))
        if depth > _DEEPEST:
            self.refuse(line, "this is nested too deeply")
            return None
        if not node.tag.startswith("tag:yaml.org,2002:"):
            self.refuse(line, f"tags ({node.tag}) are not used in packs")
            return None
        if isinstance(node, yaml.ScalarNode):
            return Node(_scalar(node), line, node.value)
        if isinstance(node, yaml.SequenceNode):
            items = [self.node(item, item.start_mark.line + 1, depth + 1) for item in node.value]
            return Node([item for item in items if item is not None], line)
        return Node(self.mapping(node, depth), line)

    def mapping(self, node: yaml.Node, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for key, value in node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                self.refuse(line, "a key must be a single word")
            elif key.value in found:
                first = found[key.value].line
                self.refuse(line, f"“{key.value}” stands here twice (first in line {first})")
            elif (read_value := self.node(value, line, depth + 1)) is not None:
                found[key.value] = read_value
        return found

    def refuse(self, line: int, text: str) -> None:
        self.problems.append(Problem(self.file, line, "", text))


def _scalar(node: yaml.ScalarNode) -> bool | int | str | None:
    text: str = node.value
    if node.style in {"'", '"', "|", ">"}:  # quoted or a block: text, whatever it looks like
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.fullmatch(text) else text
