"""What a translator cannot see in a message stands above it in English: what its vague variables are."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tests.messages.parsed import entries

ENGLISH = Path(__file__).parent.parent.parent / "engine" / "messages" / "en"
VAGUE = frozenset((
    "about", "again", "against", "all", "at", "away", "back", "by", "can", "cut", "does", "doing", "done",
    "down", "each", "four", "gone", "have", "here", "how", "into", "left", "less", "maybe", "met", "more",
    "near", "need", "next", "now", "of", "one", "only", "out", "said", "sign", "state", "that", "then",
    "there", "three", "two", "up", "used", "value", "was", "what", "when", "where", "which", "whole",
    "why",
))  # fmt: skip
"""Names of variables that do not tell what is put in."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def unexplained(text: str) -> list[str]:
    """Messages with vague variables that no comment above them names."""
    found = []
    for entry in entries(text):
        if not isinstance(entry, Message):
            continue
        seen = Variables()
        seen.visit(entry)
        told = entry.comment.content if entry.comment is not None and entry.comment.content else ""
        found += [
            f"{entry.id.name}: ${name}" for name in sorted(seen.names & VAGUE) if f"${name}" not in told
        ]
    return found


@pytest.mark.parametrize("path", sorted(ENGLISH.glob("*.ftl")), ids=lambda path: path.stem)
def test_a_vague_variable_is_explained_to_translators(path: Path) -> None:
    assert unexplained(path.read_text(encoding="utf-8")) == []


def test_a_message_without_its_comment_is_found() -> None:
    told = "# $where: a link\none = Played: { $where }\n\n"
    bare = "two = Played: { $n ->\n    [0] never\n   *[other] { $where }\n    }\n"
    other = "# A place\nthree = { $there }\n"
    assert unexplained(told + bare + other + "four = { $card }\n") == ["two: $where", "three: $there"]
