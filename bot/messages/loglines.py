"""The public log: what happened in plain lines, packed into messages.

A game writes its lines as Discord shows them: card names in bold, a turn's heading underlined.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

MESSAGE = 2000
"""Discord's limit of characters for the content of a message."""
_NUMBERED: Final = re.compile(r"^((?:(?:[*>-]|-#) +)* *\d+)\.(?= )", re.MULTILINE)
_FENCE: Final = "```"
_MARKS: Final = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|<>[]"})


def escape(text: str) -> str:
    """Text that Discord shows as written."""
    return text.translate(_MARKS)


def numbered(content: str) -> str:
    """Lines that begin with a number and a full stop, so that they keep their numbers: Discord makes a list
    of them and counts it itself ("1., 1., 3." becomes 1, 2, 3). Code is left as it is."""
    if ". " not in content:
        return content
    pieces = content.split(_FENCE)
    pieces[::2] = (_NUMBERED.sub(r"\1\\.", piece) for piece in pieces[::2])
    return _FENCE.join(pieces)


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
