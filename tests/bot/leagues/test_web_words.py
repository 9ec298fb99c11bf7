"""The pages of leagues in another language have no English left in them, nor in what stands for pictures."""

from __future__ import annotations

import re
from typing import Any

import pytest
from aiohttp.test_utils import TestClient

from engine.leagues.model import Settings
from engine.messages import DEFAULT, LANGUAGES
from engine.messages import title as language_name
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.test_web import FIELD, shown, text, tree, web
from tests.bot.test_evening_words import NAMED, english

__all__ = ["desk", "web"]

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
KEPT = NAMED | {*FIELD, "Autumn", "Few", "cards"}
"""Barter speaks English alone, and calls its short form *Few cards*."""
GAMES = {
    "swiss": Settings(seed=3),
    "both sides": Settings("dss", seed=3),
    "knock-out": Settings("double_elimination", seed=3),
    "ladder": Settings("ladder", seed=3, reach=2),
}


def heard(page: str) -> str:
    """What is read on a page, and what is told in place of a picture or behind a link."""
    root = tree(re.sub(r"<(style|script)\b.*?</\1>", "", page, flags=re.S))
    told = [each.get(key) or "" for each in root.iter() for key in ("aria-label", "alt", "title")]
    return "\n".join((*root.itertext(), *told))


@pytest.mark.parametrize("game", GAMES)
async def test_pages_are_in_their_language(desk: Organisers, web: TestClient[Any, Any], game: str) -> None:
    await desk.running(*FIELD, game=GAMES[game], draft_seconds=0)
    await shown(desk)
    if game == "swiss":
        await desk.pair(1, "1:1")
        await desk.report(1, "1:1")
    left = dict[tuple[str, str], str]()
    names = frozenset(word for each in LANGUAGES for word in language_name(each).split())
    pages = ["/league/1", "/league/1/rules"]
    pages += ["/league/1/bracket"] if game == "knock-out" else []
    pages += ["/league/1/rounds/1"] if game != "ladder" else []
    for language in OTHERS:
        for path in pages:
            page = heard(await text(web, f"{path}?lang={language}"))
            left |= {(language, word): path for word in english(page, language, KEPT | names)}
    assert left == {}
