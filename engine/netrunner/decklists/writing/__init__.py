"""Writing deck lists in every format that can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from engine.netrunner.decklists.writing import files, texts
from engine.netrunner.decklists.writing.sheet import Sheet, sheet
from engine.netrunner.decks.lists import Deck

Format = Literal[
    "text", "markdown", "bbcode", "jinteki", "octgn", "json-v3", "json-v2", "download", "packed", "bare"
]


class _Form(NamedTuple):
    """How a format is written, and how its files end."""

    write: Callable[[Sheet], str]
    ending: str


FORMATS: Final[dict[Format, _Form]] = {
    "text": _Form(texts.page, "txt"),
    "markdown": _Form(texts.markdown, "md"),
    "bbcode": _Form(texts.bbcode, "txt"),
    "jinteki": _Form(texts.jinteki, "txt"),
    "octgn": _Form(files.octgn, "o8d"),
    "json-v3": _Form(files.v3, "json"),
    "json-v2": _Form(files.v2, "json"),
    "download": _Form(texts.download, "txt"),
    "packed": _Form(texts.packed, "txt"),
    "bare": _Form(texts.bare, "txt"),
}
"""All formats, those that people want most first."""


def write(deck: Deck, form: Format, name: str, notes: str = "") -> str:
    """The list in a format. `packed` and `bare` have no name, `bare` no identity. KeyError for cards that
    nobody knows."""
    return FORMATS[form].write(sheet(deck, " ".join(name.split()), notes))
