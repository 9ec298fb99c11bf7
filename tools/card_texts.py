"""Write the golden texts of all cards of both games: `python -m tools.card_texts`. Then read the difference.

One file a language in `tests/netrunner/cards/texts` and `tests/neon_hope/language/texts`; tests hold that
every declared card of Netrunner and every card that NEON HOPE ships reads as it stands there.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import engine.netrunner  # noqa: F401 (declares the cards)
from engine.neon_hope.language.wording import GAME_LANGUAGES, Voice, name_of
from engine.neon_hope.packs import Library
from engine.neon_hope.shown.info import card_info, face_text
from engine.neon_hope.table.definitions import Clue, Enemy
from engine.neon_hope.table.pack import Chapter, Episode, Pack
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import declared, definition
from engine.speech import LANGUAGES

TESTS = Path(__file__).parent.parent / "tests"
PLACE = TESTS / "netrunner" / "cards" / "texts"
NEON_HOPE = TESTS / "neon_hope" / "language" / "texts"


def golden(language: str) -> str:
    """The texts of all declared cards of Netrunner in a language, by title."""
    cards = sorted((definition(code) for code in declared()), key=lambda d: (d.title, d.code))
    return "\n".join("\n".join((f"# {d.title}", *rules_text(d, language), "")) for d in cards)


def _sides(pack: Pack, code: str, language: str) -> Iterator[str]:
    found = pack.cards[code]
    yield from card_info(pack, code, language).text
    if isinstance(found, Enemy):
        for n in range(1, len(found.stages) + 1):
            label = Voice(pack, language).message("fact-stage", n=n + 1)
            yield from (f"{label}: {line}" for line in card_info(pack, f"{code}~{n}", language).text)
    if isinstance(found, Clue):
        for back in found.backs:
            lines = face_text(pack, back, language)
            yield from (f"{Voice(pack, language).text(back.name)}: {line}" for line in lines)


def golden_neon_hope(language: str) -> str:
    """The rules texts of all cards in the shipped packs, by name; stories are written and not generated."""
    library = Library.load([])
    texts = []
    for name in sorted(library.packs):
        pack = library.pack(name)
        for code in sorted(pack.cards):
            lines = tuple(_sides(pack, code, language))
            if lines and not isinstance(pack.cards[code], Chapter | Episode):
                texts.append("\n".join((f"# {name_of(pack, code, language)}", *lines, "")))
    return "\n".join(texts)


def main() -> None:
    """Write the files, or say where they differ (`--check`)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    files = [(PLACE / f"{language}.txt", golden(language)) for language in LANGUAGES]
    files += [(NEON_HOPE / f"{language}.txt", golden_neon_hope(language)) for language in GAME_LANGUAGES]
    for path, new in files:
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if not check:
            path.write_text(new, encoding="utf-8")
        same = "as it was" if old == new else "different"
        print(f"{path.relative_to(TESTS)}: {same}")


if __name__ == "__main__":
    main()
