"""Tables of letters stand in columns in every language: what East Asia writes takes two places."""

from __future__ import annotations

import msgspec
import pytest

from bot.leagues.organisers.printed import pairings_text
from bot.leagues.posts.pages.words import standings_lines
from bot.messages.columns import left, places, right
from engine.leagues.model import Settings
from engine.leagues.views import standings_view
from engine.messages import LANGUAGES
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

NAMES = ("東京のプレイヤー", "ann", "Александра", "Zoë")


def test_a_column_has_its_width_whatever_is_in_it() -> None:
    for text in ("ann", "東京", "Zoe\u0308", "ﾌﾟ", ""):
        assert places(left(text, 9)) == places(right(text, 9)) == 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [Settings("sss", rounds=2, seed=7), Settings("ladder", seed=3)])
async def test_tables_stand_in_columns(desk: Organisers, language: str, game: Settings) -> None:
    await desk.create(game=game)
    await desk.sign_up(1, "ann", "bob", "cleo", "dan")
    league = await desk.league(1)
    event = league.event
    called = dict(zip((one.id for one in event.players), NAMES, strict=True))
    players = tuple(msgspec.structs.replace(one, name=called[one.id]) for one in event.players)
    event = msgspec.structs.replace(event, players=players)
    _, block = standings_lines(standings_view(event), "Autumn", language)
    lines = block.strip("`").strip("\n").split("\n")
    ends = {places(line) for line in lines}
    assert len(lines) == 5
    assert len(ends) == 1, lines


@pytest.mark.parametrize("language", LANGUAGES)
async def test_printed_pairings_stand_in_columns(desk: Organisers, language: str) -> None:
    await desk.running("ann", "bob", "cleo", "dan", draft_seconds=0)
    league = await desk.league(1)
    called = dict(zip((one.id for one in league.event.players), NAMES, strict=True))
    players = tuple(msgspec.structs.replace(one, name=called[one.id]) for one in league.event.players)
    event = msgspec.structs.replace(league.event, players=players)
    text = pairings_text(msgspec.structs.replace(league, event=event), language)
    head, _, *rows = text.rstrip("\n").split("\n")[3:]
    second = {places(row[: row.index(f"  {n}  ")]) for row in rows for n in (1, 2) if f"  {n}  " in row}
    assert len(rows) == 4
    assert len(second) == 1, text
    assert head
