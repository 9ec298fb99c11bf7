"""Declarations of Netrunner cards held against what is printed on them.

The printed texts are reference material beside the checkout (`$SYSOP_SHARED`, `../shared`) and no part of the
project: what is said about them here are numbers, places and grounds, never their sentences.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = ROOT / "tests" / "netrunner" / "cards" / "against_print"
"""What was read: differences of number with their grounds, and suspects of words."""


def reference() -> Path | None:
    """The file of printed texts, if it is at hand."""
    for place in (os.environ.get("SYSOP_SHARED"), ROOT.parent / "shared"):
        if place and (found := Path(place) / "cards" / "cards_text.json").is_file():
            return found
    return None


@cache
def printed() -> dict[str, str]:
    """What is printed on each card, by its code. Empty where the reference material is not at hand."""
    path = reference()
    if path is None:
        return {}
    texts = json.loads(path.read_text("utf-8"))
    return {code: text.get("text") or "" for code, text in texts.items()}


def read_lines(name: str) -> list[list[str]]:
    """The lines of a file of what was read, each split at its bars."""
    lines = (READ / name).read_text("utf-8").splitlines()
    return [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]
