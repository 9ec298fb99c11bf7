"""Leagues with registered decks: chosen in few presses, held against the format, played in hosted games,
told to nobody before the league says so."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.decks import pages
from bot.games.netrunner.kind import kind
from bot.games.netrunner.store import decks as store
from bot.leagues.organisers.options import DECK_FORMATS, LISTS
from bot.leagues.players.registering import day_of
from bot.leagues.posts import describing
from bot.leagues.stored import Refused
from bot.messages.components import OPTION_LABEL
from engine import netrunner
from engine.leagues.season import lifecycle, play
from engine.leagues.season.model import DAY, LeagueSettings
from engine.messages import LANGUAGES
from engine.netrunner.decklists.formats import formats
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.decks import decks_of
from engine.netrunner.decks.lists import Deck
from tests.bot.conftest import START
from tests.bot.leagues.players import Players, players
from tests.netrunner.decklists.samples import KATE

__all__ = ["players"]

CORP = formats().random("corp", "core", "2027-01-15", random.Random(5))
OURS = {one.key: one.deck for one in preconstructed()}
FACTORY, WORKBENCH = "Factory Line", "Workbench"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def keep(players: Players, who: str, name: str, side: str, deck: Deck) -> None:
    async with players.world.bot.db.write() as db:
        await store.add(db, players.world.members[who].id, name, side, pages.written(deck), "", 0.0)


async def page(players: Players, who: str) -> Any:
    """The page on which somebody registers, reached as they do."""
    details = await players.press(who, players.page("Autumn"), "My details")
    return (await players.press(who, details.response.message, "Register decks…"), details.response.message)


async def register(players: Players, who: str, corp: str = FACTORY, runner: str = WORKBENCH) -> str:
    """Register decks by name; what is said then."""
    _, message = await page(players, who)
    for number, name in enumerate((corp, runner)):
        options = players.world.selects(message)[number]["options"]
        value = next(one["value"] for one in options if one["label"] == name)
        await players.world.choose(who, message, [value], number)
    return players.world.text(message)


async def league(players: Players, *people: str, **settings: Any) -> int:
    league_id = await players.create(decks="free", deck_format="core", **settings)
    for who in people:
        await players.press(who, players.page("Autumn"), "Join")
    return league_id


async def begin(players: Players, league_id: int) -> None:
    await players.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    await players.do(league_id, "ann", "publish", lifecycle.publish_draft, organiser=True, undo=True)


async def test_decks_are_registered_in_few_presses_and_played(players: Players) -> None:
    league_id = await league(players, "ann", "bob")
    await keep(players, "bob", "Mine", "corp", CORP)
    await keep(players, "bob", "Kate", "runner", KATE)
    _, message = await page(players, "bob")
    text = players.world.text(message)
    assert "**Decks for Autumn** · Core Set" in text
    assert "Not legal in Core Set on that day" in text
    assert "Kate: The deck has 34 cards" in text
    assert re.search(r"allows on <t:\d+:D>\. A ban list that comes into force later changes nothing", text)
    said = await register(players, "bob", "Mine")
    assert "✅" in said
    async with players.world.bot.db.write() as db:  # what is changed later changes nothing
        for row in await store.of_user(db, players.world.members["bob"].id):
            await store.remove(db, row.id)
    await register(players, "ann")
    await begin(players, league_id)
    corp, _ = await players.pair(league_id)
    game_id = await players.ready(league_id)
    table = await players.world.bot.play.load(game_id)
    assert table.row.level == "decks:core"
    assert isinstance(table.game, netrunner.Game)
    mine = {"ann": OURS["factory-line"], "bob": CORP}
    assert {str(seat): deck for seat, deck in decks_of(table.game).items()} == {
        "corp": mine[corp], "runner": OURS["workbench"]
    }  # fmt: skip
    refused = await players.forge("bob", message, f"lp:{league_id}:deck-corp-0", ["ours-factory-line"])
    assert "locked" in players.text(refused)


async def test_who_signs_up_is_told_to_register_and_nobody_is_not_everybody(players: Players) -> None:
    league_id = await players.create(decks="free", deck_format="core")
    shown = await players.world.ann.slash(players.world.channel, "league settings")
    await players.world.rest()
    assert "Everybody has registered" not in players.text(shown)
    await players.sign_up(league_id, "bob")
    told = players.told_with("bob", "Register decks…")
    assert "one for each side, before your first match" in players.world.text(told)


async def test_who_is_missing_is_shown_to_organisers_without_any_list(players: Players) -> None:
    league_id = await league(players, "ann", "bob", "cleo", "dan")
    await register(players, "bob")
    await register(players, "dan")
    shown = await players.world.ann.slash(players.world.channel, "league settings")
    await players.world.rest()
    text = players.text(shown)
    assert "own decks, registered (Core Set), played here; lists stay private" in text
    assert "2 players have no registered decks yet: ann and cleo." in text
    assert "Factory Line" not in text
    await begin(players, league_id)
    told = players.told_with("cleo", "Register decks…")
    assert "cannot be played" in players.world.text(told)
    pressed = await players.press("cleo", told, "Register decks…")
    assert "Decks for Autumn" in players.text(pressed)
    found = await players.league(league_id)
    match = next(key for key in found.matches if players.id("cleo") in found.pairing_of(key).players)
    with pytest.raises(Refused, match="Register a deck"):
        await players.do(league_id, "cleo", "ready", play.ready, match, match=match)


@pytest.mark.parametrize(("lists", "seen"), [("private", False), ("public", True)])
async def test_lists_are_seen_when_the_league_says_so(players: Players, lists: str, seen: bool) -> None:
    league_id = await league(players, "ann", "bob", lists=lists)
    await register(players, "ann")
    await register(players, "bob")

    async def looked(who: str) -> str:
        result = await players.world.members[who].slash(
            players.world.channel, "league deck", player=players.world.members["bob"]
        )
        await players.world.rest()
        return players.text(result)

    assert "Hedge Fund" not in await looked("ann")  # an organiser who plays
    assert "Hedge Fund" in await looked("bob")
    await begin(players, league_id)
    for who in ("ann", "cleo"):
        assert ("Hedge Fund" in await looked(who)) is seen


async def test_what_is_forged_or_not_legal_is_not_registered(players: Players) -> None:
    league_id = await league(players, "bob")
    await keep(players, "ann", "Theirs", "corp", CORP)
    await keep(players, "bob", "Kate", "runner", KATE)
    _, message = await page(players, "bob")
    for act, value in (
        ("deck-corp-0", "own-1"),  # somebody else's
        ("deck-runner-0", "own-2"),  # not legal
        ("deck-corp-0", "ours-workbench"),  # of the other side
        ("deck-corp-0", "ours-nothing"),
        ("deck-corp-0", ""),
    ):
        await players.forge("bob", message, f"lp:{league_id}:{act}", [value])
    person = (await players.league(league_id)).people[players.id("bob")]
    assert (person.corp, person.runner) == (None, None)
    stranger = await players.forge("cleo", players.page("Autumn"), f"lp:{league_id}:register")
    assert "Register" not in players.text(stranger)


async def test_the_lists_of_the_day_on_which_sign_up_is_over_count(players: Players) -> None:
    league_id = await players.create(decks="free", deck_format="standard", closes=START + 30 * DAY)
    found = await players.league(league_id)
    assert day_of(found, START) == "2027-02-14"
    assert day_of(found, START + 40 * DAY) == "2027-02-24"


async def test_an_organiser_chooses_the_format(players: Players) -> None:
    league_id = await players.create()
    shown = await players.world.ann.slash(players.world.channel, "league settings")
    await players.world.rest()
    for value, wanted in (
        ("own:startup:cut", ("free", "startup", "cut")),
        ("free:public", ("free", "", "public")),
        ("own:core:private", ("free", "core", "private")),
        ("own:vintage:private", ("free", "core", "private")),
    ):
        await players.forge("ann", shown.response.message, f"lo:{league_id}:set:decks", [value])
        settings = (await players.league(league_id)).settings
        assert (settings.decks, settings.deck_format, settings.lists) == wanted


def test_what_organisers_choose_is_what_can_be_played_and_is_said_whole() -> None:
    assert list(DECK_FORMATS) == list(kind().deck_rules().formats("en"))
    assert DECK_FORMATS[0] == "startup"
    for language in LANGUAGES:
        for lists in LISTS:
            for one in DECK_FORMATS:
                settings = LeagueSettings("x", decks="free", lists=lists, deck_format=one)
                assert len(describing.decks(settings, "", language)) <= OPTION_LABEL


async def test_a_rematch_of_a_match_does_not_open_its_private_lists(players: Players) -> None:
    world = players.world
    league_id = await league(players, "ann", "bob")
    await register(players, "ann")
    await register(players, "bob")
    await begin(players, league_id)
    game_id = await players.ready(league_id)
    await world.bot.play.concede(game_id, world.ann.id, None)
    await world.rest()
    message = (await world.forge("ann", world.board(game_id), f"r:{game_id}")).response.message
    assert "both with the deck of the last game" in world.text(message)
    assert "verify" not in world.text(message)
    assert "Add a word…" not in world.buttons(message)
    modal = await world.forge("ann", message, "cw:1:ask")
    assert "does not belong" in world.said(await world.ann.submit_modal(modal, {"word": "Fair"}))
    await world.press("bob", message, "Accept")
    await world.rest()
    again = await world.newest()
    assert again != game_id
    await world.bot.play.concede(again, world.ann.id, None)
    await world.rest()
    result = await world.ann.slash(world.channel, "play verify", game=again)
    await world.rest()
    assert "Nothing was committed to" in world.said(result)
