"""A fifth language, made by machine from English: a folder of the catalogue, and no Python.

`python -m tests.messages.fifth FOLDER` writes the program into a folder, with the language beside the others.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from engine.messages.catalogue import HERE

ROOT = Path(__file__).resolve().parents[2]
CODE = "eo"
"""It has the plurals of English."""


class _Translated(Visitor):
    """Each word gets a letter before it: “xEach xword”."""

    def visit_TextElement(self, node: TextElement) -> None:
        node.value = re.sub(r"[A-Za-z]+", lambda word: f"x{word[0]}", node.value)


def translated(text: str) -> str:
    """A file of messages in the language."""
    tree = FluentParser().parse(text)
    _Translated().visit(tree)
    return FluentSerializer().serialize(tree)


def write(place: Path) -> None:
    """The program with the language: all as it is, but for one folder more."""
    for part in ("bot", "render", "tests", "docs", "tools"):
        (place / part).symlink_to(ROOT / part)
    for folder, kept in ((place / "engine", ROOT / "engine"), (place / "engine" / "messages", HERE)):
        folder.mkdir()
        for path in kept.iterdir():
            if path.name not in ("messages", "__pycache__"):
                (folder / path.name).symlink_to(path)
    (place / "engine" / "messages" / CODE).mkdir()
    for path in sorted((HERE / "en").glob("*.ftl")):
        said = translated(path.read_text(encoding="utf-8"))
        (place / "engine" / "messages" / CODE / path.name).write_text(said, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
