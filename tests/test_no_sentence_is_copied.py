"""What people wrote by hand here holds no sentence of a printed card.

The catalogue, documents, lessons, packs, templates and the code with its docstrings are read. Texts of cards
are not: they are generated, and the grammar of the game often leaves one way to say a thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.against_print import printed, reference

ROOT = Path(__file__).parents[1]
WRITTEN = {
    "engine": (".ftl", ".yaml", ".py"),
    "render": (".py",),
    "bot": (".py", ".html"),
    "sandbox": (".py", ".html", ".js"),
    "docs": (".md", ".yaml"),
}
"""Kinds of files by folder; the documents at the top as well."""
WORDS = 8
"""A sentence this long in common would be a copied one; shorter ones are the game's fixed phrases."""


def sentences(text: str) -> set[str]:
    """Long sentences in plain lower-case words, without markup, symbols and reminders."""
    text = text.lower().replace("[click]", " click ").replace("[credit]", " credits ").replace("−", "-")
    parts = re.split(r"[.\n:→↳\"=]|\[subroutine\]", re.sub(r"<[^>\n]+>|\([^)\n]*\)", " ", text))
    plain = (
        re.sub(r"\bcredit\b", "credits", " ".join(re.findall(r"[a-z0-9+'&-]+", part)))
        for part in parts
        if part.count(" ") >= WORDS - 1
    )
    return {sentence for sentence in plain if sentence.count(" ") >= WORDS - 1}


def written(text: str, kind: str) -> set[str]:
    """The sentences of a file, also those that go over several lines."""
    next_line = r"[ \t]*\n[ \t]+(?=\S)" if kind in (".ftl", ".yaml") else r"[ \t]*\n[ \t#*>-]*(?=\S)"
    return sentences(re.sub(next_line, " ", text))


def files() -> Iterator[Path]:
    """What was written by hand."""
    yield from ROOT.glob("*.md")
    for folder, kinds in WRITTEN.items():
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in kinds)


@pytest.mark.skipif(
    reference() is None, reason="the printed texts (SYSOP_SHARED or ../shared) are not at hand"
)
def test_no_sentence_is_copied() -> None:
    theirs = {sentence for text in printed().values() for sentence in sentences(text)}
    assert len(theirs) > 2000
    copied = {
        str(path.relative_to(ROOT)): sorted(found)
        for path in files()
        if (found := written(path.read_text("utf-8"), path.suffix) & theirs)
    }
    assert copied == {}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (".ftl", "first = None\nkey = Look at the top 9 cards\n    of each stack and keep one\nlast = None"),
        (".py", '"""Well. Look at the top 9 cards\n    of each stack and keep one."""'),
        (".py", "# Look at the top 9 cards of\n# each stack and keep one.\n"),
        (".yaml", "text: >\n  Look at the top 9\n  cards of each stack (as you will) and keep one.\nname: x"),
        (".md", "* Look at the **top** 9 cards of each\n  stack and keep one.\n"),
    ],
)
def test_a_copied_sentence_is_found_however_it_stands_there(kind: str, text: str) -> None:
    theirs = sentences("<strong>[click]:</strong> Look at the top 9 cards of each stack and keep one.")
    assert theirs == {"look at the top 9 cards of each stack and keep one"}
    assert written(text, kind) & theirs
    assert not written("Look at the top cards of each stack and of each pile.", kind) & theirs
