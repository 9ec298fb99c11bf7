"""Words and numbers of the league pictures, and their alt texts."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from engine.messages import say, sentences
from render import fonts
from render.picture import ALT_LIMIT

_NAMELESS = "?"


@lru_cache(maxsize=4096)
def name(text: str) -> str:
    """A person's or league's name as it can be drawn. Names of emoji alone become "?"."""
    return _visual(fonts.clean(text)) or _NAMELESS


def _visual(text: str) -> str:
    """Hebrew and Arabic from right to left: the fonts set what they get from left to right."""
    kinds = [_direction(char) for char in text]
    if "R" not in kinds:
        return text
    for at, kind in enumerate(kinds):
        # What has no direction of its own goes with its neighbours if they agree.
        if kind == "":
            after = next((each for each in kinds[at:] if each), "")
            kinds[at] = "R" if at and kinds[at - 1] == "R" == after else " "
    runs = [
        (kind, "".join(char for _, char in group))
        for kind, group in groupby(zip(kinds, text, strict=True), key=lambda pair: pair[0])
    ]
    drawn = [run[::-1] if kind == "R" else run for kind, run in runs]
    first = next(kind for kind in kinds if kind != " ")
    return "".join(drawn if first == "L" else reversed(drawn))


def _direction(char: str) -> str:
    """L, R, or "" for what has none."""
    kind = unicodedata.bidirectional(char)
    return "R" if kind in ("R", "AL") else "L" if kind in ("L", "EN") else ""


@lru_cache(maxsize=4096)
def decimal(value: float, language: str) -> str:
    """Three places, with the language's decimal mark."""
    whole, _, parts = f"{value:.3f}".partition(".")
    return say(language, "rlg-decimal", whole=whole, parts=parts)


def tie_name(tie: str, language: str) -> str:
    """What heads the column of a tie-break."""
    return say(language, "rlg-col-tie", tie=tie)


def tie(tie: str, value: float | None, language: str) -> str:
    """What a tie-break comes to: means with their places, sums of points as they are, "–" for nothing."""
    if value is None:
        return "–"
    return decimal(value, language) if tie in ("sos", "esos") else f"{value:g}"


def record(won: int, drawn: int, lost: int) -> str:
    """Won, drawn, lost: "5-0-1"."""
    return f"{won}-{drawn}-{lost}"


def alt(head: Sequence[str], items: Sequence[str], language: str) -> str:
    """Sentences, then as many of the items as fit; those left out are counted."""
    start, space = sentences(language, head), say(language, "between-sentences")
    if len(start) > ALT_LIMIT - 40:
        return start[: ALT_LIMIT - 1] + fonts.ELLIPSIS
    text, told = start, 0
    for item in items:
        left = len(items) - told - 1
        tail = space + say(language, "rlg-alt-more", n=left) if left else ""
        if len(text) + len(space) + len(item) + len(tail) > ALT_LIMIT:
            break
        text, told = text + space + item, told + 1
    if told < len(items):
        text += space + say(language, "rlg-alt-more", n=len(items) - told)
    return text
