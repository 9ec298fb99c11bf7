"""Story text as readable pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.messages.loglines import escape
from engine.neon_hope.shown.view import StoryView

PAGE: Final = 1500
"""Characters of a page: a telephone's screen or two."""

_SPEECH: Final = re.compile(r"""((?:\w{1,4}\. )?[^\s:"“„»«'.!?…][^:"“„»«.!?…]{0,59}:) (?=["“„»«'])""")
"""A paragraph of direct speech: who speaks (Mrs. Sorensen, too), a colon, a quotation."""


def paragraphs(text: str) -> list[str]:
    """A text's paragraphs, each on one line (a pack may break its lines anywhere)."""
    found = (" ".join(part.split()) for part in re.split(r"\n\s*\n", text))
    return [part for part in found if part]


def split(text: str, limit: int = PAGE) -> list[str]:
    """The text in pages of at most `limit` characters: cut between paragraphs, or where one is longer than
    a page between sentences, or between words."""
    pages: list[str] = []
    for paragraph in paragraphs(text):
        for piece in _pieces(paragraph, limit):
            if pages and len(pages[-1]) + 2 + len(piece) <= limit:
                pages[-1] += f"\n\n{piece}"
            else:
                pages.append(piece)
    return pages


def _pieces(paragraph: str, limit: int) -> list[str]:
    pieces: list[str] = []
    rest = paragraph
    while len(rest) > limit:
        head = rest[:limit]
        ends = [found.end() for found in re.finditer(r"[.!?…][\"“”»«’')]*\s", head)]
        cut = ends[-1] if ends and ends[-1] > limit // 3 else head.rfind(" ") + 1
        cut = cut if cut > 0 else limit
        pieces.append(rest[:cut].rstrip())
        rest = rest[cut:].lstrip()
    return [*pieces, rest] if rest else pieces


def set_out(paragraph: str) -> str:
    """An escaped paragraph as Discord shows it: who speaks in bold."""
    found = _SPEECH.match(paragraph)
    return f"**{found[1]}** {paragraph[found.end() :]}" if found else paragraph


def pages(stories: Sequence[StoryView]) -> list[str]:
    """All story so far, as Discord shows it, a page an entry. Each piece begins a page of its own."""
    found: list[str] = []
    for story in stories:
        for number, page in enumerate(split(escape(story.text)) or [""]):
            title = f"**{escape(story.title)}**\n" if number == 0 and story.title else ""
            body = "\n\n".join(map(set_out, page.split("\n\n")))
            found.append(f"{title}{body}".strip())
    return found


def told(stories: Sequence[StoryView]) -> list[str]:
    """Messages for the thread: the story, set off as a quotation."""
    return ["\n".join(f"> {line}" if line else ">" for line in page.split("\n")) for page in pages(stories)]


def pitch(intro: str, limit: int = 400) -> str:
    """What an episode is about, in a few sentences: the first paragraph of its introduction."""
    first = next(iter(paragraphs(intro)), "")
    if len(first) <= limit:
        return first
    return _pieces(first, limit)[0].rstrip() + " …"
