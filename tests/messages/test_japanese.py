"""Japanese has no spaces between words: what is put in is followed by its particle at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from engine.messages.catalogue import HERE
from engine.messages.writing import UNSPACED
from tests.messages.parsed import entries

BEFORE = re.compile(rf"[{UNSPACED}](?<!対) \*{{0,2}}$")
AFTER = re.compile(rf"\*{{0,2}} (?!対 )[{UNSPACED}]")
LABEL = re.compile(r"：\*{0,2} ")
"""A full-width colon has its space already."""
TYPED = {"starters", "group", "text"}
"""Commands, and what somebody has typed: these are set off."""


def patterns(node: BaseNode) -> Iterator[Pattern]:
    """Everything that is said, each variant by itself."""
    if isinstance(node, Pattern):
        yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, BaseNode):
                yield from patterns(each)


def spaced(pattern: Pattern) -> bool:
    """Whether a space stands between what is put in and the words beside it, or behind a label."""
    if any(LABEL.search(one.value) for one in pattern.elements if isinstance(one, TextElement)):
        return True
    for one, other in pairwise(pattern.elements):
        put, text = (one, other) if isinstance(one, Placeable) else (other, one)
        if not isinstance(put, Placeable) or not isinstance(text, TextElement):
            continue
        inside = put.expression
        name = inside.id.name if isinstance(inside, VariableReference) else ""
        if isinstance(inside, SelectExpression) or name in TYPED:
            continue
        if AFTER.match(text.value) if put is one else BEFORE.search(text.value):
            return True
    return False


def found(written: str) -> list[str]:
    """Messages with such a space."""
    return [
        entry.id.name
        for entry in entries(written)
        if isinstance(entry, Message | Attribute) and any(map(spaced, patterns(entry)))
    ]


def test_no_space_stands_beside_a_name_or_behind_a_label() -> None:
    files = sorted(Path(HERE, "ja").rglob("*.ftl"))
    assert len(files) > 30
    assert {file.name: names for file in files if (names := found(file.read_text(encoding="utf-8")))} == {}


def test_such_spaces_are_found() -> None:
    faulty = "a = **{ $who }** が勝ち\nb = 相手は **{ $who }**\nc = **名前：** { $who }\n"
    right = "d = { $one } 対 { $other }\ne = /{ $group } を使う\nf = { $who }が{ $n } – { $m }\n"
    assert found(faulty + right) == ["a", "b", "c"]
