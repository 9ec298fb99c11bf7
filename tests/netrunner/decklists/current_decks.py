"""Decks of our own making as players bring them today: one for each identity that Startup allows, others for
Standard. Each is the text of a list (`current/<format>/<name>.txt`) and is read like any other."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.netrunner.decklists.reading import read
from engine.netrunner.decks.lists import Deck
from engine.netrunner.objects.definitions import definition

HERE = Path(__file__).parent / "current"
FORMATS = ("startup", "standard")
TODAY = "2026-11-29"


@cache
def texts(format_id: str) -> dict[str, str]:
    """The lists for a format as players paste them, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted((HERE / format_id).glob("*.txt"))}


@cache
def decks(format_id: str, side: str = "") -> dict[str, Deck]:
    """What they are read as; of one side, if it is given."""
    found = {name: read(text)[0].deck for name, text in texts(format_id).items()}
    return {name: deck for name, deck in found.items() if side in ("", side_of(deck))}


def side_of(deck: Deck) -> str:
    """Whose deck it is."""
    return definition(deck.identity).facts.side
