"""Lists as text: what sites write and people type, in Markdown and BBCode too.

A line is read from what is plainest: headings and summaries of sites, a title as it stands, a number before
or behind it. Where sections begin, what dots look like and how lines are spaced differs between sites and
years, and is never relied on.
"""

from __future__ import annotations

import re
from typing import Final

from engine.netrunner.decklists import names
from engine.netrunner.decklists.model import Entry, Listed
from engine.netrunner.decklists.reading.effort import Effort
from engine.netrunner.decklists.reading.settling import plain_title

LINES: Final = 400
"""More lines are no list."""
LONGEST: Final = 300
"""Letters of a line; with links and colours it may have half as many."""
_META: Final = re.compile(r"^;;\s*([\w-]+)\s*:\s*(.*)$")
_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^()\s]*)\)")
_URL: Final = re.compile(r"\[url=([^\]\s]*)\](.*?)\[/url\]", re.I)
_CODE: Final = re.compile(r"/card/([\w-]+)/?$")
_TAG: Final = re.compile(r"\[/?(?:b|i|u|color|size)(?:=[^\]]*)?\]", re.I)
_SET: Final = re.compile(r"\s+_\([^()]*\)_")
_ART: Final = re.compile(r"\s*\[([^\[\]]*\bid:[^\[\]]*)\]\s*$")
_ART_ID: Final = re.compile(r"\bid:\s*(\w+)")
_DOTS: Final = re.compile(r"[\s●○•◦■□▪▫◼◻★☆♘·]+$")
_NEEDED: Final = re.compile(r"\(\s*\d+\)\s*\d+ sets? needed.*$")
_BULLET: Final = re.compile(r"^(?:[*+•–—-]\s+)+")
_HEADING: Final = re.compile(r"^(#+)\s*(.*)$")
_SECTION: Final = re.compile(r"^(\D.*)\(\d+\)\s*:?$")
_SUMMARY: Final = re.compile(
    r"^(?:\d+ influence spent\b|\d+ agenda points?\b|\d+ cards? \((?:min|max)\b|cards up to\b|"
    r"deck built on\b|decklist (?:published|\[published|\[url)|warning:|\d+ (?:cards|influence)$)",
    re.I,
)
_AHEAD: Final = re.compile(r"^([-+−]?\d+(?:[.,]\d+)?)(?:\s*[xX×]?\s+|[xX×](?=\S))(.+)$", re.A)
_BEHIND: Final = re.compile(r"^(.+?)\s*(?:\s[xX×]|[xX×](?=\d))\s*([-−]?\d+(?:[.,]\d+)?)$", re.A)
_BARE: Final = re.compile(r"^[-+−]?\d+\s*[xX×]?$", re.A)
_IN_BRACKETS: Final = re.compile(r"^(\D.*?)\s+\((\d+)\)$", re.A)
_COLUMNS: Final = re.compile(r"^(?:(\d+)\s*[,;|]\s*(\S.*)|(.+?)\s*[,;|]\s*(\d+))$", re.A)
_QUOTED: Final = re.compile(r"^(?:>\s*)+")
_FENCE: Final = re.compile(r"^(?:```|~~~)\w*$")
_LABEL: Final = re.compile(r"^(?:identity|id|identität|личность|アイデンティティ)\s*[:：]\s*(?=\S)", re.I)
_COUNTED: Final = re.compile(r"^(?:[xX×](\d+)\s+(.+)|(.+?)\s+(\d+))$", re.A)


def read(text: str, effort: Effort | None = None) -> Listed:
    """What a text says, line by line."""
    reader = _Reader()
    rows = [_QUOTED.sub("", row.strip()[:LONGEST]) for row in text.splitlines()]
    filled = [at for at, row in enumerate(rows, 1) if row and not _FENCE.match(row)]
    most = min(len(filled), LINES)
    for place, at in enumerate(filled[: effort.read(most) if effort is not None else most]):
        following = rows[filled[place + 1] - 1] if place + 1 < len(filled) else ""
        reader.line(at, rows[at - 1], following)
    return reader.listed


class _Reader:
    def __init__(self) -> None:
        self.listed = Listed()
        self.first = True
        self.meta: dict[str, tuple[int, str]] = {}

    def line(self, at: int, row: str, following: str) -> None:
        first, self.first = self.first, False
        if meta := _META.match(row):
            self._meta(at, meta[1].lower(), meta[2].strip())
            return
        if row.startswith((";", "//")):
            return
        heading = _HEADING.match(row)
        bold = re.fullmatch(r"\[b\](.*)\[/b\]", row, re.I)
        title, key = _bare(row)
        if heading is not None:
            title = heading[2].strip()
        if not title:
            return
        if heading or bold:
            if len(heading[1]) < 3 if heading else first:
                self._name(title)
            return
        title = _LABEL.sub("", title)
        card = None if key else plain_title(title)
        if _SUMMARY.match(title):
            return
        if first and card is None and not key and self._is_name(title, following):
            self._name(title)
            return
        self._card(at, title, key, card, first)

    def _card(self, at: int, title: str, key: str, card: str | None, first: bool) -> None:
        """A line that may be a card, with a number or without one."""
        entries = self.listed.entries
        if card is not None and names.is_identity(card):
            entries.append(Entry(at, title, 1, key, alone=True))
        elif _is_section(title):
            return
        elif (found := _IN_BRACKETS.match(title)) and plain_title(found[1]):  # "Sure Gamble (3)"
            entries.append(Entry(at, found[1], number(found[2]), key))
        elif (found := _COLUMNS.match(title)) and plain_title(name := (found[2] or found[3]).strip('"')):
            entries.append(Entry(at, name, number(found[1] or found[4]), key))
        elif (found := _BEHIND.match(title)) and card is None and plain_title(found[1]):
            entries.append(Entry(at, found[1].strip(), number(found[2]), key))
        elif (found := _AHEAD.match(title)) and card is None:
            entries.append(Entry(at, found[2].strip(), number(found[1]), key))
        elif (found := _BEHIND.match(title)) and card is None:
            entries.append(Entry(at, found[1].strip(), number(found[2]), key))
        elif key:
            entries.append(Entry(at, title, 1, key, alone=True))
        elif _BARE.match(title):
            entries.append(Entry(at, title, None))
        elif (found := _COUNTED.match(title)) and card is None and plain_title(found[2] or found[3]):
            entries.append(Entry(at, found[2] or found[3], number(found[1] or found[4])))
        elif first:
            self._name(title)
        elif card is not None or self._numberless(title):
            entries.append(Entry(at, title, None))
        else:
            self.listed.others.append(Entry(at, title, 1, alone=True))

    @staticmethod
    def _is_name(title: str, following: str) -> bool:
        """Whether a first line that may begin with a number ("2025 Worlds") is the deck's name: the identity
        follows."""
        bare, key = _bare(following)
        code = (names.printed_as(key) or names.titled(key)) if key else plain_title(bare)
        return code is not None and names.is_identity(code)

    @staticmethod
    def _numberless(title: str) -> bool:
        """Whether a card stands behind something that should have been a number ("xx Palisade")."""
        return plain_title(title.partition(" ")[2]) is not None

    def _name(self, title: str) -> None:
        if not self.listed.name:
            self.listed.name = title
            # It may have been the identity, shortened or misspelt.
            self.listed.others.append(Entry(1, title, 1, alone=True))

    def _meta(self, at: int, key: str, value: str) -> None:
        """Lines as `;; identity-code: 30077`; a code is worth more than a title."""
        if key == "title":
            self.listed.name = value
        elif key == "notes":
            self.listed.notes = value
        elif key in ("identity", "identity-code"):
            self.meta[key] = (at, value)
            title = self.meta.get("identity", (at, ""))[1]
            code = self.meta.get("identity-code", (at, ""))[1]
            self.listed.identity = Entry(at, title or code, 1, code)


def _is_section(title: str) -> bool:
    """Whether it is a heading as "Agenda (7)"; some sets are called as a card is."""
    found = _SECTION.match(title)
    if found is None:
        return False
    label = names.folded(found[1])
    return plain_title(found[1]) is None or any(
        names.folded(one.name) == label for one in names.card_sets().values()
    )


def _bare(row: str) -> tuple[str, str]:
    """A line without links, marks, colours, dots and sets: what is left, and the code a link had."""
    key = ""
    for pattern, url, label in ((_LINK, 2, 1), (_URL, 1, 2)):
        if found := pattern.search(row):
            code = _CODE.search(found[url])
            key = code[1] if code else key
            row = row[: found.start()] + found[label] + row[found.end() :]
    if art := _ART.search(row):
        code = _ART_ID.search(art[1])
        key = code[1] if code else key
        row = row[: art.start()]
    row = _BULLET.sub("", _SET.sub("", _TAG.sub("", row)))
    return _DOTS.sub("", _NEEDED.sub("", row)).strip(), key


def number(written: str) -> int | None:
    """A whole number of at most four digits, None for anything else."""
    return int(written) if re.fullmatch(r"\d{1,4}", written, re.A) else None
