"""What the words of the card language say: a clause (`engine.speech`) for each, in the module of its kind."""

from engine.netrunner.language.wording import (
    abilities,
    amounts,
    breaching,
    conditions,
    costs,
    decks,
    effects,
    flow,
    installing,
    modifiers,
    moving,
    patterns,
    prices,
    references,
    replacements,
    runs,
    sets,
)
from engine.netrunner.language.wording.voice import Voice

__all__ = [
    "Voice",
    "abilities",
    "amounts",
    "breaching",
    "conditions",
    "costs",
    "decks",
    "effects",
    "flow",
    "installing",
    "modifiers",
    "moving",
    "patterns",
    "prices",
    "references",
    "replacements",
    "runs",
    "sets",
]
