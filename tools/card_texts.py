"""Write the golden texts of all declared cards: `python -m tools.card_texts`. Then read the difference.

One file a language in `tests/netrunner/cards/texts`; a test holds that every declared card reads as it stands
there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import engine.netrunner  # noqa: F401 (declares the cards)
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import declared, definition
from engine.speech import LANGUAGES

PLACE = Path(__file__).parent.parent / "tests" / "netrunner" / "cards" / "texts"


def golden(language: str) -> str:
    """The texts of all declared cards in a language, by title."""
    cards = sorted((definition(code) for code in declared()), key=lambda d: (d.title, d.code))
    return "\n".join("\n".join((f"# {d.title}", *rules_text(d, language), "")) for d in cards)


def main() -> None:
    """Write the files, or say where they differ (`--check`)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    for language in LANGUAGES:
        path = PLACE / f"{language}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = golden(language)
        if not check:
            path.write_text(new, encoding="utf-8")
        print(f"{language}: {'as it was' if old == new else 'different'}")


if __name__ == "__main__":
    main()
