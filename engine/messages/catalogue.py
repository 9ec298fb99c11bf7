"""Reads the Fluent files and formats messages."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.resolver import Message as Compiled

HERE: Final = Path(__file__).parent
DEFAULT: Final = "en"
OWN_NAME: Final = "common.ftl"
"""The file in which a language says what it calls itself: with it, the language can be chosen."""


def complete(here: Path) -> tuple[str, ...]:
    """Languages that say the whole interface, English first. Others may have a folder with some of the files:
    what they have is said (`say("ja", ...)`), all else in English, and nobody is offered them yet."""
    found = (path.parent.name for path in here.glob(f"*/{OWN_NAME}"))
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


LANGUAGES: Final = complete(HERE)
"""Codes of the languages people can choose, English first."""

Argument = str | int | float


_PLACES: Final[list[Path]] = []
"""Where sentences are besides, a folder a language."""


def add(place: Path) -> None:
    """The sentences of a game that lies elsewhere: a folder a language there, too."""
    if place not in _PLACES:
        _PLACES.append(place)
        for kept in (folder, in_words, _said_from, _bundle, say, identifiers):
            kept.cache_clear()


def _files(language: str) -> list[Path]:
    """The files of a language, before them those of words that are laid over it ("de-guide")."""
    short, _, words = language.partition("-")
    here = (HERE, *_PLACES)
    over = [path for place in here for path in sorted((place / short / words).glob("*.ftl"))] if words else []
    return over + [path for place in here for path in sorted((place / short).glob("*.ftl"))]


@cache
def in_words(language: str, words: str) -> str:
    """A language with other words laid over it, those of a rulebook of another time: "de-guide". The language
    itself where it has none of these."""
    short = folder(language)
    there = words.islower() and any((HERE / short / words).glob("*.ftl"))
    return f"{short}-{words}" if there else language


@cache
def _said_from(language: str) -> str:
    """Which bundle a language is said from."""
    return in_words(folder(language), language.partition("-")[2])


@cache
def folder(language: str) -> str:
    """The folder whose messages are said: that of a language with some of the files, too."""
    short = language.partition("-")[0].lower()
    return short if any((HERE / short).glob("*.ftl")) else DEFAULT


ENTRY: Final = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE | re.ASCII)
"""Where a message or a term begins, and its name."""


class _Bundle(FluentBundle):
    """Each message is parsed when it is first said: to parse all of a language takes a second."""

    def __init__(self, language: str) -> None:
        super().__init__([language.partition("-")[0]], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in _files(language):
            text = path.read_text(encoding="utf-8")
            begins = list(ENTRY.finditer(text))
            ends = [*(entry.start() for entry in begins[1:]), len(text)]
            for entry, end in zip(begins, ends, strict=False):
                self._unread.setdefault(entry.group(), text[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        """Two threads may read one at once, the second for nothing: it is unread until it can be said."""
        text = self._unread.get(name)
        if text is not None:
            self.add_resource(FluentResource(text))
            self._unread.pop(name, None)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


@lru_cache(maxsize=64)
def known(language: str) -> str:
    """The nearest language there is: "de-AT" gives "de", an unknown one English. Words laid over it stay."""
    short, _, words = language.partition("-")
    return in_words(short.lower(), words) if short.lower() in LANGUAGES else DEFAULT


def _said(language: str, identifier: str, /, **arguments: Argument) -> str:
    """The message in a language. KeyError if English lacks it; ValueError if it cannot be formatted."""
    bundle = _bundle(_said_from(language))
    if not bundle.has_message(identifier):
        bundle = _bundle(DEFAULT)
    if not bundle.has_message(identifier):
        raise KeyError(f"no message {identifier!r}")
    pattern = bundle.get_message(identifier).value
    if pattern is None:
        raise KeyError(f"message {identifier!r} has no text of its own")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors and any(isinstance(error, FluentReferenceError) for error in errors) and language != DEFAULT:
        # A message with a part that this language lacks: the whole of it is said in English.
        return say(DEFAULT, identifier, **arguments)
    if errors:
        raise ValueError(f"message {identifier!r} in {language}: {errors[0]}")
    return str(text)


class Saying(Protocol):
    """Says messages, and remembers them."""

    def __call__(self, language: str, identifier: str, /, **arguments: Argument) -> str: ...

    def cache_clear(self) -> None: ...


# A table's labels are said again with every view of it. An entry is about a KiB.
say: Final = cast(Saying, lru_cache(maxsize=4096)(_said))


@cache
def identifiers(language: str) -> frozenset[str]:
    """Every message a language has. ValueError names one that is said twice."""
    found: set[str] = set()
    for path in _files(language):
        for name in ENTRY.findall(path.read_text(encoding="utf-8")):
            if name in found:
                raise ValueError(f"{path.name}: {name} is said twice")
            found.add(name)
    return frozenset(name for name in found if name[0] != "-")


def title(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name")
