"""`/netrunner card` by words: a page of cards, turned and read; a card that cannot be played yet."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from bot.presses.card_sets import LONGEST, PAGE, kept, page
from engine.messages import LANGUAGES
from engine.netrunner.decklists import names
from engine.netrunner.objects.definitions import declared
from tests.bot.world import World

UNDECLARED = min(set(names.cards()) - declared())


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def card(world: World, words: str) -> Any:
    result = await world.ann.slash(world.channel, "netrunner card", name=words)
    await world.rest()
    return result


async def test_words_find_a_set_that_is_turned_and_read(world: World) -> None:
    result = await card(world, "Jinteki ice")
    message = (result.followups[-1] if result.followups else result.response).message
    text = world.text(message)
    assert "cards fit “Jinteki ice”" in text
    assert text.count("\n- **") == PAGE
    first = world.selects(message)[0]["options"][0]
    await world.press("ann", message, "On")
    assert "Page 2 of" in world.text(message)
    assert world.selects(message)[0]["options"][0] != first
    await world.press("ann", message, "Back")
    assert world.selects(message)[0]["options"][0] == first
    read = await world.choose("ann", message, [first["value"]])
    await world.rest()
    assert first["label"] in world.said(read)
    forged = await world.forge("ann", message, "cs:netrunner:open", ["no_such_card"])
    assert world.said(forged) == say("en", "bot-forged")
    for custom_id in ("cs:nothing:1:on:ice", "cs:netrunner:1:on:zzzzz"):
        assert world.said(await world.forge("ann", message, custom_id)) == say("en", "bot-forged")


async def test_a_type_alone_is_no_card_with_that_in_its_title(world: World) -> None:
    for words in ("ice", "Program"):
        assert f"cards fit “{words}”" in world.said(await card(world, words))
    assert "Ice Wall" in world.said(await card(world, "ice wall"))


async def test_where_no_card_is_of_all_kinds_that_are_named_it_is_said_which_were_read(world: World) -> None:
    for words, named in (("Runner ice", "“runner” and “ice”"), ("corp events", "“corp” and “event”")):
        said = f"{named} were read as kinds of cards, and no card is of all of them."
        assert world.said(await card(world, words)) == said
    assert "No card is called “ice wool”" in world.said(await card(world, "ice wool"))


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Runner Event 0"), ("ja", "ランナー イベント 0"), ("ru", "бегущий событие 0")],
)
async def test_words_of_every_language_find_what_english_ones_do(
    world: World, language: str, words: str
) -> None:
    english = await card(world, "runner event 0")
    expected = [option["value"] for option in world.selects(message_of(english))[0]["options"]]
    await world.ann.slash(world.channel, "netrunner settings", language=language)
    message = message_of(await card(world, words))
    assert words in world.text(message)
    assert [option["value"] for option in world.selects(message)[0]["options"]] == expected
    on = next(key for key in world.buttons(message).values() if ":on:" in key)
    await world.ann.click(message, custom_id=on)
    await world.rest()
    assert words in world.text(message), "a page that is turned is of the same words"
    assert say(language, "bot-cards-page", page=2, pages=4) in world.text(message)


def message_of(result: Any) -> Any:
    return (result.followups[-1] if result.followups else result.response).message


async def test_what_a_word_is_called_may_stand_before_it(world: World) -> None:
    plainly = world.said(await card(world, "Jinteki ice cost:3"))
    named = world.said(await card(world, "faction:Jinteki type:ice cost:3"))
    assert "cards fit “Jinteki ice cost 3”" in plainly
    assert named == plainly


async def test_a_card_that_cannot_be_played_yet_is_named_as_such(world: World) -> None:
    title = names.cards()[UNDECLARED].title
    said = world.said(await card(world, title))
    assert title in said
    assert "cannot be played here yet" in said
    # Its facts are told, and where it can be read.
    assert kind().card(UNDECLARED, "en").type_line in said
    assert f"netrunnerdb.com/en/card/{list(names.printings(UNDECLARED))[-1]}" in said
    assert "No card is called" in world.said(await card(world, "qqqq zzzz"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_marked_in_a_list(language: str) -> None:
    codes = [UNDECLARED, "hedge_fund"]
    layout = page(kind(), "x", codes, 0, language)
    raw = str(layout.to_components())
    # Once in the lines and once in the menu.
    assert raw.count(say(language, "bot-cards-not-yet")) == 2
    assert say(language, "bot-cards-not-yet") not in kind().card_text(
        kind().card("hedge_fund", language), language
    )


def test_words_fit_in_a_custom_id() -> None:
    assert kept("Déjà  “vu” ❄ 3") == "Deja vu 3"
    assert len(kept("x" * 200)) == LONGEST
    assert kept("Ｊｉｎｔｅｋｉ アイス・ガード　3") == "Jinteki アイス ガード 3"
    assert kept("бегущий, лёд: 3") == "бегущий лёд 3"
    for language in LANGUAGES:
        codes = sorted(names.cards())[:60]
        assert page(kind(), "x" * LONGEST, codes, 99, language).to_components()
