"""`/deck play`: one's own deck against the computer, which has a legal one too; again with the same decks."""

from __future__ import annotations

import random

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.decks import pages
from bot.games.netrunner.kind import kind
from bot.games.netrunner.store import decks as store
from bot.hosting import quota
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.decklists.formats import CASUAL, STARTER, Formats, formats
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.decks import decks_of
from engine.netrunner.decks.lists import Deck, starter_decks
from tests.bot.world import World
from tests.netrunner.decklists.samples import KATE

DAY = "2027-01-15"
RUNNER = formats().random("runner", "core", DAY, random.Random(4))
CORP = formats().random("corp", "core", DAY, random.Random(5))


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def keep(world: World, name: str, side: str, deck: Deck) -> None:
    async with world.bot.db.write() as db:
        await store.add(db, world.ann.id, name, side, pages.written(deck), "", 0.0)


async def play(world: World, deck: str, **options: object) -> str:
    result = await world.ann.slash(world.channel, "deck play", deck=deck, **options)
    await world.rest()
    return world.said(result)


async def begun(world: World, game_id: int) -> dict[str, Deck]:
    game = (await world.bot.play.load(game_id)).game
    assert isinstance(game, netrunner.Game)
    assert game.state.points_to_win == 7
    return {str(seat): deck for seat, deck in decks_of(game).items()}


async def test_the_computer_gets_a_legal_deck_of_the_format(world: World) -> None:
    await keep(world, "Mine", "runner", RUNNER)
    assert "opens" in await play(world, "mine", computer="easy", format="core")
    decks = await begun(world, 1)
    assert decks["runner"] == RUNNER
    assert formats().report(decks["corp"], "core", DAY).legal
    row = await world.game(1)
    assert {seat: (one.name, one.computer) for seat, one in row.seats.items()} == {
        "runner": ("ann", None), "corp": ("Computer (easy)", "easy")
    }  # fmt: skip


async def test_there_are_no_more_games_with_own_decks_than_with_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "GAMES", 1)
    await keep(world, "Mine", "runner", RUNNER)
    assert "opens" in await play(world, "mine", computer="easy", format="core")
    refused = say("en", "bot-too-many-games", most=1)
    assert await play(world, "mine", computer="easy", format="core") == refused
    # When it is over it may be played again, and not twice at once.
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    assert "opens" in await play(world, "mine", computer="easy", format="core")
    assert world.said(await world.forge("ann", world.board(1), "r:1")) == refused


async def test_a_game_of_own_decks_is_played_again_with_the_same(world: World) -> None:
    await keep(world, "Mine", "runner", RUNNER)
    await keep(world, "Other", "corp", CORP)
    await play(world, "Mine", against="Other")
    decks = await begun(world, 1)
    assert decks == {"runner": RUNNER, "corp": CORP}
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    async with world.bot.db.write() as db:
        for row in await store.of_user(db, world.ann.id):
            await store.remove(db, row.id)  # the game goes by what was played, not by what is kept
    await world.forge("ann", world.board(1), "r:1")
    await world.rest()
    assert await begun(world, 2) == decks
    assert (await world.game(2)).seats["runner"].name == "ann"


async def test_what_is_not_legal_is_not_played(world: World) -> None:
    await keep(world, "Kate", "runner", KATE)
    await keep(world, "Mine", "runner", RUNNER)
    said = await play(world, "Kate", format=CASUAL)
    assert "Kate is not legal in Casual" in said
    assert "The deck has 34 cards" in said
    assert "Not in the cards of Standard" in await play(world, "Mine", format="standard")
    assert "is of the same side" in await play(world, "Mine", against="Mine")
    assert "no deck called “Nothing”" in await play(world, "Nothing")
    assert await world.newest() == 0


async def test_starter_decks_are_played_against_each_other(world: World) -> None:
    await keep(world, "Starter", "corp", starter_decks()["gateway-beginner-corp"])
    await play(world, "Starter", format=STARTER)
    decks = await begun(world, 1)
    assert set(map(str, decks)) == {"corp", "runner"}
    assert decks["runner"] in starter_decks().values()


@pytest.mark.parametrize("edition", ["core2012", "cr24.03", ""])
async def test_own_decks_are_played_by_the_edition_that_is_named_and_dealt_again_by_it(
    world: World, edition: str
) -> None:
    """Also by `tools.redeal`, from the file that `/play verify` gives: the Core Set's cards are of each."""
    await keep(world, "Mine", "runner", RUNNER)
    named = {"edition": edition} if edition else {}
    assert "opens" in await play(world, "Mine", computer="easy", format=CASUAL, **named)
    game = (await world.bot.play.load(1)).game
    assert game.edition == (edition or netrunner.NEWEST)
    corp = decks_of(game)["corp"]
    assert formats().report(corp, CASUAL, DAY, edition).legal
    again = kind().listed(kind().lists(game), 7)
    assert (again.edition, decks_of(again)) == (game.edition, decks_of(game))


async def test_a_deck_with_later_cards_is_not_played_by_an_earlier_edition(world: World) -> None:
    refused = await play(world, "Opening Night", edition="core2012")
    assert "is not legal in Casual" in refused
    assert "Came after these rules: Aggressive Trendsetting, " in refused
    assert await world.newest() == 0


def test_a_file_of_decks_that_names_no_edition_is_read() -> None:
    """As older programs wrote it."""
    lists = pages.both_written({"corp": CORP, "runner": RUNNER}.items(), "")
    assert kind().listed(lists, 7).edition == netrunner.NEWEST


def test_what_is_brought_along_is_no_part_of_a_deck() -> None:
    """1.5.1: other identities, for cards that switch them, lie outside of the game."""
    noise = Deck(KATE.identity, {"diesel": 20, "sure_gamble": 3}, {"noise_hacker_extraordinaire": 1})
    game = netrunner.new_game("intermediate", 3, runner=noise)
    assert decks_of(game)["runner"] == noise
    assert decks_of(game)["corp"] == starter_decks()["gateway-intermediate-corp"]


async def test_decks_of_ours_are_played_shown_and_copied(world: World) -> None:
    assert "opens" in await play(world, "Workbench", against="measured steps")
    decks = await begun(world, 1)
    ours = {one.key: one.deck for one in preconstructed()}
    assert decks == {"runner": ours["workbench"], "corp": ours["measured-steps"]}
    shown = await world.ann.slash(world.channel, "deck show", deck="Fließband")
    await world.rest()
    assert "Factory Line" in world.said(shown)
    assert "Legal in: Eternal, Core Set and " in world.said(shown)
    page = (shown.followups[-1] if shown.followups else shown.response).message
    assert list(world.buttons(page)) == ["Play", "Copy"]
    listed = world.said(await world.ann.slash(world.channel, "deck list"))
    assert all(f"**{one.name()}**" in listed for one in preconstructed())
    await world.ann.slash(world.channel, "deck copy", deck="Factory Line", name="Mine")
    await world.rest()
    async with world.bot.db.read() as db:
        (copied,) = await store.of_user(db, world.ann.id)
    assert (copied.name, pages.read_deck(copied)) == ("Mine", ours["factory-line"])
    await world.press("ann", page, "Copy")
    asked = await world.press("ann", page, "Play")
    await world.press("ann", asked.response.message, "Computer (easy)")
    await world.rest()
    async with world.bot.db.read() as db:
        assert len(await store.of_user(db, world.ann.id)) == 2
    assert (await world.game(2)).thread_state == "none"
    assert (await begun(world, 2))["corp"] == ours["factory-line"]


async def test_a_deck_is_played_by_a_button_where_nobody_else_sees_it(world: World) -> None:
    await keep(world, "Mine", "runner", RUNNER)
    page = (await world.ann.slash(world.channel, "deck show", deck="Mine")).response
    assert page is not None
    asked = await world.press("ann", page.message, say("en", "bot-deck-play"))
    await world.press("ann", asked.response.message, "Computer (easy)")
    await world.rest()
    row = await world.game(1)
    assert (row.guild_id, row.thread_state, row.seats["corp"].computer) == (None, "none", "easy")
    assert (await begun(world, 1))["runner"] == RUNNER
    assert world.channel.threads == []


async def test_the_button_refuses_what_is_not_legal_before_it_asks_for_an_opponent(world: World) -> None:
    await keep(world, "Kate", "runner", KATE)
    page = (await world.ann.slash(world.channel, "deck show", deck="Kate")).response
    assert page is not None
    assert say("en", "bot-deck-play") not in world.buttons(page.message)
    said = world.said(await world.forge("ann", page.message, "dk:own:1:play"))  # an old one's button
    assert "Kate is not legal in Casual" in said
    assert "The deck has 34 cards" in said
    assert "Computer" not in said


async def test_all_that_keeps_a_deck_from_a_format_can_be_read(world: World) -> None:
    await keep(world, "Mine", "runner", RUNNER)
    page = (await world.ann.slash(world.channel, "deck show", deck="Mine")).response
    assert page is not None
    why = await world.press("ann", page.message, say("en", "bot-deck-why"))
    answer = why.followups[-1] if why.followups else why.response
    text = world.said(why)
    for format_id in ("standard", "startup"):
        lines = formats().report(RUNNER, format_id, DAY).lines("en")
        assert ", " in lines[0]
        told = all(line in text.replace("\\", "") for line in lines)
        assert told or [file.filename for file in answer.attachments] == ["reasons.txt"]


def test_what_is_wrong_in_one_format_alone_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    row = store.DeckRow(1, 1, "Mine", "runner", pages.written(RUNNER), "", 0.0)
    monkeypatch.setattr(Formats, "ids", ["eternal", "standard"])
    text = pages.reasons(formats(), row, DAY, "en")
    assert text.count("**Standard**") == 1
    assert text.count("Not in the cards of Standard") == 1


def test_what_is_wrong_everywhere_and_with_several_cards_is_said_once() -> None:
    dear = Deck(RUNNER.identity, {**RUNNER.cards, "corroder": 3, "gordian_blade": 3, "mimic": 3})
    row = store.DeckRow(1, 1, "Mine", "runner", pages.written(dear), "", 0.0)
    lines = pages.reasons(formats(), row, DAY, "en").split("\n")
    assert sum("influence" in line for line in lines) == 1
    assert len(lines) == len(set(lines))
    (startup,) = [line for line in lines if "in the cards of Startup" in line]
    assert "Corroder" in startup
    assert "Gordian Blade" in startup
