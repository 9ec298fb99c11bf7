"""What effects, conditions and amounts say, to be read: `python -m tests.neon_hope.language.accepted`.

Of the samples those that show a value of some field for the first time, so that every form is there and none
a hundred times.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from engine.kernel.values import Value
from engine.neon_hope.language.wording import GAME_LANGUAGES, Voice
from engine.neon_hope.packs import Library
from engine.neon_hope.table.pack import Pack
from engine.speech import If, Noun, clause, noun
from tests.neon_hope.language.samples import AMOUNTS, CONDITIONS, EFFECTS

PLACE = Path(__file__).parent / "texts"
Sample = TypeVar("Sample", bound=Value)


def leaves(value: object) -> Iterator[tuple[type, str, object]]:
    """What its fields are, and those of what it holds."""
    if isinstance(value, Value):
        yield type(value), "", None
        for name in value.__struct_fields__:
            field = getattr(value, name)
            if isinstance(field, Value):
                yield from leaves(field)
            else:
                yield type(value), name, repr(field)


def first_shown(samples: list[Sample]) -> list[Sample]:
    """Those with a value of a field that none before them had."""
    seen: set[tuple[type, str, object]] = set()
    found = []
    for each in samples:
        shown = set(leaves(each))
        if shown - seen:
            found.append(each)
        seen |= shown
    return found


def lines(pack: Pack, language: str) -> Iterator[str]:
    """A line each."""
    voice = Voice(pack, language)
    for effect in first_shown(EFFECTS):
        yield voice.sentences([effect])
    then = clause("end", None, Noun("episode", "the"))
    for condition in CONDITIONS:
        for denied in (False, True):
            yield voice.say(If(condition.clause(voice, denied), then))
    for amount in first_shown(AMOUNTS):
        yield noun(language, amount.noun(voice), you="you")


def text(pack: Pack, language: str) -> str:
    """The file of a language."""
    return "".join(f"{line}\n" for line in dict.fromkeys(lines(pack, language)))


def path(language: str) -> Path:
    """Where it lies."""
    return PLACE / f"words_{language}.txt"


if __name__ == "__main__":
    test_pack = Library.load([Path(__file__).parent.parent]).pack("testpack")
    for code in GAME_LANGUAGES:
        path(code).write_text(text(test_pack, code), encoding="utf-8")
