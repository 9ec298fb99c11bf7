"""`/neonhope help`, its glossary, and *What is this?* on panels."""

from __future__ import annotations

from bot.contract.kind import Table
from bot.games.neon_hope.kind import kind
from bot.messages.words import say
from engine import neon_hope
from tests.bot.games.neon_hope.fake import TAKE
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.games.neon_hope.test_pilot import table


async def test_help_is_the_game_on_one_page_with_pictures_and_all_words(tables: Tables) -> None:
    shown = (await tables.slash("ann", "help")).response.message
    assert shown.flags.ephemeral
    assert "NEON HOPE on one page" in tables.text(shown)
    assert [attachment.filename for attachment in shown.attachments] == ["board.png"]
    offered = [option["value"] for select in tables.selects(shown) for option in select["options"]]
    assert sorted(offered) == sorted(neon_hope.GLOSSARY.keys)
    result = await tables.choose("ann", shown, ["skull"], number=1)
    assert "minus 1" in tables.said(result)
    again = await tables.press("ann", result.response.message, "The game on one page")
    assert "NEON HOPE on one page" in tables.said(again)


async def test_help_speaks_the_readers_language_and_finds_words(tables: Tables) -> None:
    await tables.slash("ann", "settings", language="de")
    assert "NEON HOPE auf einer Seite" in tables.text((await tables.slash("ann", "help")).response.message)
    said = tables.said(await tables.slash("ann", "help", word="schädel"))
    assert said.startswith("**Schädel**: ")
    assert "`/neonhope help`" in tables.said(await tables.slash("bob", "help", word="tree"))


async def test_a_word_that_is_none_is_refused(tables: Tables) -> None:
    shown = (await tables.slash("ann", "help")).response.message
    result = await tables.forge("ann", shown, "neon_hope:help:word:0", ["click"])
    assert tables.said(result) == say("en", "bot-forged")


async def test_a_panel_has_a_way_to_its_words(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    await tables.do("ann", TAKE)
    panel = tables.panel("ann")
    result = await tables.press("ann", panel, "What is this?")
    assert "**round**: " in tables.said(result)
    others = await tables.forge("eve", tables.game_board(1), "b:1:words")
    assert "You are not playing in this game." in tables.said(others)


def test_a_panel_explains_the_words_of_its_question_first_and_of_its_cards() -> None:
    """The real game, in both languages; encounter cards of others are not read."""
    found: Table = table(kind(), "afterglow", ["bruna", "jun"], 3)
    for language in ("en", "de"):
        words = [word.key for word in found.kind.explained(found, "p1", language)]  # type: ignore[attr-defined]
        assert "actioncard" in words or "tool" in words, language
        # Her hand holds fights, and what to do with them.
        assert {"fight", "support"} <= set(words)
