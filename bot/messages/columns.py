"""Columns of letters that are all equally wide: what East Asia writes takes two places."""

from __future__ import annotations

import unicodedata


def places(text: str) -> int:
    """How many places it takes; marks above or below a letter, and what only joins, take none."""
    return sum(
        0
        if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf"
        else 2
        if unicodedata.east_asian_width(letter) in "WF"
        else 1
        for letter in text
    )


def left(text: str, width: int) -> str:
    """At the left of a column of so many places."""
    return text + " " * (width - places(text))


def right(text: str, width: int) -> str:
    """At its right."""
    return " " * (width - places(text)) + text
