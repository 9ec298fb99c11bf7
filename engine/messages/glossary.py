"""A game's words explained, and which of them a text holds.

Each word is three messages of the catalogue: its name (`nr-word-rez`), the forms it is found by
(`nr-forms-rez`) and what it means (`nr-means-rez`), so that help, panels and lessons say the same of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from engine.messages.catalogue import DEFAULT, known, say
from engine.messages.writing import UNSPACED, spaced


class Word(msgspec.Struct, frozen=True):
    """A word of a game with what it means, in one language."""

    key: str
    title: str
    means: str


class Glossary:
    """The words of one game."""

    def __init__(self, prefix: str, subjects: Mapping[str, Sequence[str]]) -> None:
        """`prefix` of its messages; `subjects`: each with the keys of its words, as they are read best."""
        self.prefix = prefix
        self.subjects = subjects
        self.keys = tuple(key for keys in subjects.values() for key in keys)
        self._forms: dict[str, Mapping[str, re.Pattern[str]]] = {}

    def subject(self, name: str, language: str) -> str:
        """The heading of a subject."""
        return say(language, f"{self.prefix}-words-{name}")

    def word(self, key: str, language: str) -> Word:
        """The word with this key. KeyError if there is none."""
        if key not in self.keys:
            raise KeyError(key)
        return Word(
            key, say(language, f"{self.prefix}-word-{key}"), say(language, f"{self.prefix}-means-{key}")
        )

    def find(self, text: str, language: str) -> list[Word]:
        """The words whose name holds a text, whatever its case; those that begin with it first. Where none
        does, those whose English name does, which many know from the cards."""
        wanted = text.strip().lower()
        for spoken in (language, DEFAULT):
            titles = {key: self.word(key, spoken).title.lower() for key in self.keys}
            found = [key for key in self.keys if wanted in titles[key]]
            if found:
                break
        found.sort(key=lambda key: not titles[key].startswith(wanted))
        return [self.word(key, language) for key in found]

    def words_in(self, texts: Iterable[str], language: str) -> list[Word]:
        """The words that texts use in any of their forms, in the order in which they first appear."""
        text = "\n".join(texts)
        forms = self._patterns(known(language)).items()
        first = {key: found.start() for key, form in forms if (found := form.search(text))}
        ordered = sorted(first, key=lambda key: (first[key], self.keys.index(key)))
        return [self.word(key, language) for key in ordered]

    def _patterns(self, language: str) -> Mapping[str, re.Pattern[str]]:
        """Key to what finds the word in a text of the language."""
        if language not in self._forms:
            self._forms[language] = {
                key: _pattern(say(language, f"{self.prefix}-forms-{key}")) for key in self.keys
            }
        return self._forms[language]


def _pattern(forms: str) -> re.Pattern[str]:
    """ "rez*|in play" -> "rez" with any ending, or the two words."""
    return re.compile("|".join(_whole(form.strip()) for form in forms.split("|")), re.IGNORECASE)


_KATAKANA: Final = "\u30a1-\u30fa\u30fc"


def _whole(form: str) -> str:
    """A form where it is a word, not inside another one. In scripts without spaces a word of katakana ends
    where other letters begin, and one of kanji stands anywhere."""
    found = re.escape(form).replace(r"\*", r"\w*")
    before, after = (
        rf"[^\W{UNSPACED}]" if spaced(end) else f"[{_KATAKANA}]" if re.match(f"[{_KATAKANA}]", end) else ""
        for end in (form[0], form[-1])
    )
    return (f"(?<!{before})" if before else "") + found + (f"(?!{after})" if after else "")
