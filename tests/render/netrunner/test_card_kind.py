"""What kind of card one is, on its picture: never cut, in no language."""

from __future__ import annotations

import pytest

from engine.messages import LANGUAGES
from engine.netrunner import card_info
from engine.netrunner.decklists import names
from render import fonts
from render.netrunner.card import canvas, kind_of

EVERY = 8
"""So many cards are one that is looked at."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_types_and_faction_is_whole(language: str) -> None:
    for code in [*sorted(names.cards())[::EVERY], *_identities()]:
        try:
            info = card_info(code, language)
        except KeyError:
            continue  # its facts are known, and it cannot be played
        lines, _ = kind_of(info)
        said = fonts.clean(f"{info.type_line} · {info.faction_name}")
        assert "".join(lines).replace(" ", "") == said.replace(" ", "")


def _identities() -> list[str]:
    return [
        code for code, facts in names.cards().items() if facts.title.startswith(("Nova Initiumia", "Tāo"))
    ]


def test_two_lines_make_the_picture_higher() -> None:
    (code,) = [code for code in _identities() if "Nova" in names.cards()[code].title]
    assert len(kind_of(card_info(code, "ru"))[0]) == 2
    assert canvas(card_info(code, "ru")).height > canvas(card_info(code, "en")).height
