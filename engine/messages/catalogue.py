"""Reads the Fluent files and formats messages."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

HERE: Final = Path(__file__).parent
DEFAULT: Final = "en"
LANGUAGES: Final = tuple(
    sorted(
        (path.name for path in HERE.iterdir() if any(path.glob("*.ftl"))), key=lambda name: name != DEFAULT
    )
)
"""Codes of the languages there are, English first."""

Argument = str | int | float


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def known(language: str) -> str:
    """The nearest language there is: "de-AT" gives "de", an unknown one English."""
    short = language.partition("-")[0].lower()
    return short if short in LANGUAGES else DEFAULT


def say(language: str, identifier: str, /, **arguments: Argument) -> str:
    """The message in a language. KeyError if English lacks it; ValueError if it cannot be formatted."""
    return _say(language, identifier, tuple(arguments.items()))


# A table's labels are said again with every view of it.
@lru_cache(maxsize=20_000)
def _say(language: str, identifier: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    bundle = _bundle(known(language))
    if not bundle.has_message(identifier):
        bundle = _bundle(DEFAULT)
    if not bundle.has_message(identifier):
        raise KeyError(f"no message {identifier!r}")
    pattern = bundle.get_message(identifier).value
    if pattern is None:
        raise KeyError(f"message {identifier!r} has no text of its own")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"message {identifier!r} in {language}: {errors[0]}")
    return str(text)


@cache
def identifiers(language: str) -> frozenset[str]:
    """Every message a language has. ValueError names a file that does not parse, or a message said twice."""
    found: set[str] = set()
    for path in sorted((HERE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path.name} does not parse: {str(entry.content)[:80]!r}")
            if isinstance(entry, Message):
                if entry.id.name in found:
                    raise ValueError(f"{path.name}: {entry.id.name} is said twice")
                found.add(entry.id.name)
    return frozenset(found)


def title(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name")
