"""`/neonhope learn`: one guided round on Discord, left and gone on with, through a restart."""

from __future__ import annotations

import pytest

from bot.messages.words import say
from engine.neon_hope import GLOSSARY
from engine.neon_hope.lessons.lesson import STEPS
from tests.bot.games.neon_hope import real
from tests.bot.games.neon_hope.real import choose
from tests.bot.games.neon_hope.tables import Tables

make_bot, tables = real.make_bot, real.tables

PRESSES = {
    "en": [
        ("Move to Ferry Steps",), ("Courage + Stand Together",),
        ("Courage + Shoulder First",), ("Let them scan you",),
    ],
    "de": [
        ("Fährtreppe",), ("Mut + Schulterschluss",),
        ("Mut + Schulter voran",), ("Scannen lassen",),
    ],
}  # fmt: skip


def head(number: int, language: str) -> str:
    name = say(language, f"nh-lesson-{STEPS[number - 1].key}")
    return say(language, "bot-learn-step", n=number, most=len(STEPS), name=name)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_round_is_played_with_a_guide(tables: Tables, language: str) -> None:
    await tables.slash("ann", "settings", language=language)
    await tables.slash("ann", "learn")
    panel = tables.panel("ann")
    assert head(1, language) in tables.text(panel)
    assert say(language, "nh-lesson-move-task") in tables.text(panel)
    word = GLOSSARY.word("action", language)
    assert f"**{word.title}**: {word.means}" in tables.text(panel)
    for number, parts in enumerate(PRESSES[language], 1):
        assert head(min(number, len(STEPS)), language) in tables.text(tables.panel("ann"))
        await choose(tables, "ann", *parts)
    praise = say(language, "nh-lesson-praise")
    assert praise in tables.text(tables.panel("ann"))
    await choose(tables, "ann", say(language, "bot-learn-stop"))
    game = await tables.game(1)
    assert (game.status, game.level) == ("over", "lesson1")
    # No story is told before it happens to somebody.
    assert not any(tables.text(message).startswith(">") for message in tables.dms("ann"))
    assert tables.channel.threads == []


async def test_the_round_is_gone_on_with_after_a_restart_and_begun_anew(tables: Tables) -> None:
    await tables.slash("ann", "learn")
    await choose(tables, "ann", "Move to Ferry Steps")
    assert say("en", "nh-lesson-on-move") in tables.text(tables.panel("ann"))
    await tables.restart()
    again = tables.said(await tables.slash("ann", "learn"))
    assert head(2, "en") in again
    assert await tables.newest() == 1
    await choose(tables, "ann", say("en", "bot-more"))
    await choose(tables, "ann", "Start again")
    assert (await tables.game(1)).outcome == "The lesson has ended."
    assert await tables.newest() == 2
    assert head(1, "en") in tables.text(tables.panel("ann"))
    await tables.slash("bob", "learn")
    said = tables.said(await tables.forge("bob", tables.panel("bob"), "neon_hope:learn:2:stop"))
    assert said == say("en", "bot-no-game")


async def test_other_games_have_no_guide(tables: Tables) -> None:
    await tables.begin({"ann": "bruna", "bob": "jun"})
    assert "Stop learning" not in tables.labels(tables.panel("ann"))
    result = await tables.forge("ann", tables.game_board(1), "neon_hope:learn:1:again")
    assert tables.said(result) == say("en", "bot-forged")


async def test_who_is_alone_is_not_told_that_nobody_may_advise(tables: Tables) -> None:
    await tables.slash("ann", "learn")
    for parts in PRESSES["en"][:3]:
        await choose(tables, "ann", *parts)
    assert (await tables.bot.play.load(1)).view().advice_forbidden
    assert "advice" not in tables.text(tables.panel("ann"))
