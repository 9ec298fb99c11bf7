"""The game's words explained, and which of them a text holds.

The words, the forms they are found by and what they mean are messages (`netrunner_glossary.ftl`), so that
help, panels and lessons say the same of the same word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.kernel.views import Frozen
from engine.messages import LANGUAGES, known, say

SUBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": (
        "corp", "runner", "click", "credit", "agenda", "points", "mulligan", "discard", "counter",
    ),
    "places": (
        "server", "remote", "hq", "rd", "archives", "grip", "stack", "heap", "root", "rig", "memory",
    ),
    "cards": (
        "ice", "subroutine", "icebreaker", "strength", "barrier", "codegate", "sentry", "asset", "upgrade",
        "operation", "event", "program", "hardware", "resource",
    ),
    "doing": ("install", "rez", "advance", "score", "steal", "trash", "purge"),
    "run": ("run", "approach", "encounter", "break", "endrun", "jackout", "breach", "access"),
    "danger": ("damage", "tag", "badpub", "virus", "trace"),
}  # fmt: skip
"""Subject to the keys of its words, in the order in which they are read best."""
KEYS: Final = tuple(key for keys in SUBJECTS.values() for key in keys)


class Word(Frozen, frozen=True):
    """A word of the game with what it means, in one language."""

    key: str
    title: str
    means: str


def subject(name: str, language: str) -> str:
    """The heading of one of `SUBJECTS`."""
    return say(language, f"nr-words-{name}")


def word(key: str, language: str) -> Word:
    """The word with this key. KeyError if there is none."""
    if key not in KEYS:
        raise KeyError(key)
    return Word(key, say(language, f"nr-word-{key}"), say(language, f"nr-means-{key}"))


def find_words(text: str, language: str) -> list[Word]:
    """The words whose name holds a text, whatever its case; those that begin with it first."""
    wanted = text.strip().lower()
    found = [word(key, language) for key in KEYS]
    found = [each for each in found if wanted in each.title.lower()]
    return sorted(found, key=lambda each: not each.title.lower().startswith(wanted))


def words_in(texts: Iterable[str], language: str) -> list[Word]:
    """The words that texts use in any of their forms, in the order in which they first appear."""
    text = "\n".join(texts)
    first = {
        key: found.start() for key, form in _forms(known(language)).items() if (found := form.search(text))
    }
    return [word(key, language) for key in sorted(first, key=lambda key: (first[key], KEYS.index(key)))]


@cache
def _forms(language: str) -> Mapping[str, re.Pattern[str]]:
    """Key to what finds the word in a text of the language."""
    assert language in LANGUAGES
    return {key: _pattern(say(language, f"nr-forms-{key}")) for key in KEYS}


def _pattern(forms: str) -> re.Pattern[str]:
    """ "rez*|in play" -> "rez" with any ending, or the two words."""
    found = (re.escape(form.strip()).replace(r"\*", r"\w*") for form in forms.split("|"))
    return re.compile(rf"(?i)(?<!\w)(?:{'|'.join(found)})(?!\w)")
