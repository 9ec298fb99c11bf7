"""The public log: what happened in plain lines, packed into messages.

A game writes its lines as Discord shows them: card names in bold, a turn's heading underlined.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.messages.components import numbered

MESSAGE = 2000
"""Discord's limit of characters for the content of a message."""


def escape(text: str) -> str:
    """Text that Discord shows as written."""
    return re.sub(r"([\\*_~`|<>\[\]])", r"\\\1", text)


def bare(line: str) -> str:
    """A log line without its marks, for a plain text file."""
    return line.replace("**", "").replace("__", "")


def messages(lines: Sequence[str]) -> list[str]:
    """The lines in as few messages as their length allows; a line longer than a message is cut with “…”."""
    packed: list[str] = []
    for line in map(numbered, lines):
        text = line if len(line) <= MESSAGE else line[: MESSAGE - 1] + "…"
        if packed and len(packed[-1]) + 1 + len(text) <= MESSAGE:
            packed[-1] += f"\n{text}"
        else:
            packed.append(text)
    return packed


def pages(text: str, limit: int = MESSAGE) -> list[str]:
    """A long text in messages that end with a paragraph, a line, a sentence or at least a word."""
    found: list[str] = []
    rest = numbered(text.strip())
    while len(rest) > limit:
        head = rest[:limit]
        cuts = (head.rfind("\n\n"), head.rfind("\n"), head.rfind(". ") + 1, head.rfind(" "))
        at = next((cut for cut in cuts if cut > limit // 3), limit)
        found.append(rest[:at].rstrip())
        rest = rest[at:].lstrip()
    return [*found, rest] if rest else found
