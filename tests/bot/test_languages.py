"""German and English at one table: threads speak the server's language, private answers the person's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord.interactions
from alembic import command
from alembic.config import Config
from discord import app_commands
from sqlalchemy import create_engine

from bot import __version__
from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind as netrunner
from bot.messages.refusals import Refusal
from bot.messages.words import first, length, listed, say
from bot.presses.languages import Asker
from bot.presses.translations import Translator
from bot.store import people
from bot.store.migrating import migrate
from bot.store.revisions import MIGRATIONS
from engine.messages import LANGUAGES, title
from tests.bot import coop
from tests.bot.test_evening_words import NAMED, english
from tests.bot.world import World

UNSPOKEN = [each for each in discord.Locale if each.value.partition("-")[0] not in LANGUAGES]
"""Languages of Discord that the bot does not offer, whichever it does."""
OTHER, ANOTHER = UNSPOKEN[0].value, UNSPOKEN[-1].value
GAIN, NIMM = "Gain 1 credit", "Nimm 1 Credit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_takes_back_does_not_read_like_what_leads_back(language: str) -> None:
    """Both stand side by side where a card's place is chosen."""
    ways = ("bot-less", "bot-previous", "bot-cards-back", "bot-replay-back", "blt-act-show")
    undo = say(language, "bot-button-undo")
    assert undo not in [say(language, way).strip("◀ ") for way in ways]


class Locales:
    """What people's Discord clients and the server say of their languages."""

    def __init__(self) -> None:
        self.people: dict[int, str] = {}
        self.guild = "en-US"


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> Locales:
    found = Locales()
    made: Callable[..., Any] = simcord.interactions.base_payload

    def payload(backend: Any, **values: Any) -> Any:
        record, body = made(backend, **values)
        body["locale"] = found.people.get(values["user_id"], "en-US")
        if "guild_locale" in body:
            body["guild_locale"] = found.guild
        return record, body

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    return found


def german(world: World, locales: Locales, *people: str) -> None:
    locales.people |= {world.members[who].id: "de" for who in people}


async def test_an_english_user_in_a_german_server(world: World, locales: Locales) -> None:
    locales.guild = "de"
    german(world, locales, "bob")
    shown = await world.ann.slash(world.channel, "barter challenge", opponent=world.bob, side="buyer")
    challenge = shown.response.message
    assert "fordert" in world.text(challenge)
    assert list(world.buttons(challenge)) == ["Annehmen", "Ablehnen", "Zurückziehen", "Wort dazu …"]
    refused = await world.press("cleo", challenge, "Annehmen")
    assert world.said(refused).startswith("This challenge is for")
    await world.press("bob", challenge, "Annehmen")
    assert "✅ Angenommen: " in world.text(challenge)
    await world.rest()
    # Everybody reads German in the thread, Ann English in private.
    board = world.board()
    assert "▶ **ann** am Zug\nZug des Käufers 1" in world.text(board)
    assert list(world.buttons(board)) == ["Mein Zug", "Meine Hand", "Protokoll", "Karte …"]
    assert "gegen" in world.told()[1]
    assert "Hände und Entscheidungen bleiben geheim" in world.told()[1]
    assert "Take an action." in world.text(world.panel("ann"))
    assert "Warten auf ann." in world.text(world.panel("bob"))
    await world.press_panel("ann", GAIN)
    assert world.told()[-1] == "Buyer nimmt 1 Credit (move 1)."
    assert GAIN in world.buttons(world.panel("ann"))
    move = await world.press("ann", board, "Mein Zug")
    assert "Take an action." in world.said(move)
    assert "**Deine Hand:**" in world.said(await world.press("bob", board, "Meine Hand"))
    # The log is told to a player, in their own words.
    log = await world.press("ann", board, "Protokoll")
    assert world.said(log) == "Buyer gains 1 credit (move 1)."
    own = await world.ann.slash(world.channel, "barter board")
    assert "▶ **ann** to move\nBuyer's turn 1" in world.said(own)


async def test_a_german_panel_is_played_like_an_english_one(world: World, locales: Locales) -> None:
    german(world, locales, "ann", "bob")
    await world.bob.slash(world.channel, "barter settings")  # his language has been seen
    await world.start_game()
    assert "Wähle eine Aktion." in world.text(world.panel("ann"))
    offered = list(world.buttons(world.panel("ann")))
    assert offered[-2:] == ["Passe", "Mehr …"]
    await world.play(NIMM, NIMM)
    panel = world.panel("ann")
    assert "Gib eine oder zwei Karten ab." in world.text(panel)
    assert "Bestätigen: keine" in world.buttons(panel)
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    assert "Gewählt: " in world.text(panel)
    await world.press_panel("ann", "Bestätigen (1)")
    # The server is English.
    assert world.told()[-1] == "Buyer gives 1 away."
    stale = await world.forge("ann", panel, "g:1:1:o:gain")
    assert world.said(stale) == "Das steht nicht mehr an. Warten auf bob."
    wrong = await world.forge("bob", world.panel("bob"), "g:1:4:o:nothing")
    assert world.said(wrong) == "Das steht nicht zur Wahl."


async def test_a_computer_is_called_by_its_readers_language(world: World, locales: Locales) -> None:
    german(world, locales, "ann")
    await world.ann.slash(world.channel, "barter challenge", side="buyer", computer="easy")
    await world.rest()
    assert "gegen Krämer (leicht)" in world.text(world.panel("ann"))
    games = world.said(await world.ann.slash(world.channel, "barter games"))
    assert "Krämer (leicht)" in games
    assert "Clerk (easy)" not in games
    # The server is English.
    assert "Clerk (easy)" in world.text(world.board())


async def test_a_chosen_language_counts_more_than_the_clients_and_running_panels_follow(
    world: World, locales: Locales
) -> None:
    await world.start_game()
    assert GAIN in world.buttons(world.panel("ann"))
    shown = await world.ann.slash(world.channel, "barter settings", language="de")
    settings = shown.response.message
    assert "Mit dir spreche ich Deutsch." in world.text(settings)
    await world.rest()
    assert NIMM in world.buttons(world.panel("ann"))
    assert len(world.dms("ann")) == 1
    assert "am Zug" not in world.text(world.board())
    locales.people[world.ann.id] = "en-GB"
    assert "**du bist am Zug**" in world.said(await world.ann.slash(world.channel, "barter games"))
    await world.choose("ann", settings, ["auto"])
    assert "I speak the language of your Discord with you: English." in world.text(settings)
    await world.rest()
    assert GAIN in world.buttons(world.panel("ann"))
    forged = await world.forge("ann", settings, "u:language:choose", ["tlh"])
    assert "does not belong to anything" in world.said(forged)


async def test_who_manages_a_server_sets_its_language_and_boards_follow(world: World) -> None:
    await world.start_game()
    manage = discord.Permissions(manage_guild=True)
    boss = world.guild.add_member(
        world.env.create_user("dora"), roles=[world.guild.create_role("boss", permissions=manage)]
    )
    shown = await boss.slash(world.channel, "server about")
    assert f"Sysop {__version__} hosts Barter" in world.said(shown)
    shown = await boss.slash(world.channel, "server language")
    assert world.said(shown) == "In this server's threads I speak the server's own language: English."
    shown = await boss.slash(world.channel, "server language", language="de")
    assert world.said(shown) == "In this server's threads I speak Deutsch."
    await world.rest()
    assert "▶ **ann** am Zug" in world.text(world.board())
    assert GAIN in world.buttons(world.panel("ann"))
    await world.press_panel("ann", GAIN)
    assert world.told()[-1] == "Buyer nimmt 1 Credit (move 1)."
    await boss.slash(world.channel, "server language", language="auto")
    await world.rest()
    assert "▶ **ann** to move" in world.text(world.board())


async def test_nobody_else_sets_a_servers_language(world: World) -> None:
    assert "server language" not in world.ann.available_commands(world.channel)
    asker = Asker(world.ann.id, "ann", "de", "en", guild_id=world.guild.id)
    with pytest.raises(Refusal, match="manage the server"):
        await world.bot.settings.server(asker, False, "de")
    with pytest.raises(Refusal, match="setting of a server"):
        await world.bot.settings.server(replace(asker, guild_id=None), True, "de")
    async with world.bot.db.read() as db:
        assert (await people.server(db, world.guild.id)).language is None


@pytest.mark.parametrize(
    ("setting", "client", "server", "server_client", "private", "public"),
    [
        (None, "de", None, "en-US", "de", "en"),
        ("en", "de", "de", "de", "en", "de"),
        (None, OTHER, "de", "en-GB", "de", "de"),
        (None, ANOTHER, None, "de", "de", "de"),
        (None, OTHER, None, ANOTHER, "en", "en"),
        ("de", OTHER, None, None, "de", "en"),
        (None, "en-GB", "de", "de", "en", "de"),
    ],
)
async def test_which_language_is_spoken(
    world: World,
    setting: str | None,
    client: str,
    server: str | None,
    server_client: str | None,
    private: str,
    public: str,
) -> None:
    user, guild = world.ann.id, world.guild.id
    async with world.bot.db.write() as db:
        await people.save_user(db, people.UserRow(user, language=setting))
        await people.save_server(db, people.ServerRow(guild, server))
    interaction: Any = _Interaction(user, guild, client, server_client)
    asker = await world.bot.languages.asker(interaction)
    assert (asker.language, asker.public) == (private, public)
    # And for what is sent later, when nobody asks.
    game_id = await world.start_beacons("ann", "bob")
    row = await world.game(game_id)
    assert (row.seats["p1"].language, row.language) == (private, public)


class _Interaction:
    """What the languages of an interaction are found by."""

    def __init__(self, user: int, guild: int, client: str, server: str | None) -> None:
        self.user = discord.Object(user)
        self.user.display_name = "ann"  # type: ignore[attr-defined]
        self.guild_id = guild
        self.channel_id = 1
        self.locale = client
        self.guild_locale = server
        self.extras: dict[str, Any] = {}


@pytest.mark.sqlite
async def test_a_locale_that_cannot_be_remembered_holds_up_nothing(
    world: World, locales: Locales, database_path: str
) -> None:
    await world.start_game()
    german(world, locales, "ann")
    holder = sqlite3.connect(database_path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    shown = await world.ann.slash(world.channel, "barter games")
    holder.execute("ROLLBACK")
    holder.close()
    assert "**du bist am Zug**" in world.said(shown)


OF_THE_TEST = frozenset(("Beacons", "Leuchtfeuer", "Wide"))
"""What the game of these tests calls itself and a level."""


class TestNetrunner:
    """Netrunner has most commands."""

    @pytest.fixture
    def kinds(self) -> dict[str, GameKind]:
        return {"netrunner": netrunner(), "coop": coop.Coop()}

    @pytest.mark.parametrize(
        "locale", [discord.Locale.german, discord.Locale.japanese, discord.Locale.russian]
    )
    async def test_the_texts_of_commands_are_in_every_language(
        self, world: World, locale: discord.Locale
    ) -> None:
        names = {each.name for each in world.bot.tree.get_commands()}
        assert names == {"netrunner", "beacons", "deck", "league", "play", "privacy", "server"}
        translator, language = Translator(), locale.value
        context: Any = None
        for each in world.bot.tree.walk_commands():
            spoken = [each._locale_description]
            options = each.parameters if isinstance(each, app_commands.Command) else []
            spoken += [option.locale_description for option in options]
            for text in spoken:
                assert text is not None
                said = await translator.translate(text, locale, context)
                assert said is not None
                assert said != text.message
                assert 1 <= len(said) <= 100
                assert english(said, language, NAMED | OF_THE_TEST) == [], (each.qualified_name, said)
                assert await translator.translate(text, UNSPOKEN[0], context) is None
            for choice in (choice for option in options for choice in option.choices):
                told = choice._locale_name
                assert told is not None, (each.name, choice.name)
                said = await translator.translate(told, locale, context)
                if said is None:  # a language is called what its own people call it
                    assert told.message in map(title, LANGUAGES)
                    continue
                assert 1 <= len(said) <= 100
                assert english(said, language, NAMED | OF_THE_TEST) == [], (each.qualified_name, said)


def test_words_are_joined_and_counted_as_each_language_does() -> None:
    assert listed("en", ["a", "b", "c"]) == "a, b and c"
    assert listed("de", ["a", "b", "c"]) == "a, b und c"
    assert listed("de", []) == "niemand"
    assert length("en", 3_660) == "1 hour 1 minute"
    assert length("de", 2 * 86_400 + 60) == "2 Tage 1 Minute"
    assert say("de", "bot-challenge-stands", hours=24.0) == "Die Herausforderung gilt 24 Stunden."
    assert say("de", "bot-challenge-stands", hours=1.0) == "Die Herausforderung gilt eine Stunde."
    assert say("en", "bot-challenge-stands", hours=2.5) == "The challenge stands for 2.5 hours."
    assert say("en", "bot-game-number", game="1234567") == "game 1234567"
    assert first(None, "xx", "de-AT") == "de"
    assert first("xx", None) == "en"
    assert LANGUAGES[0] == "en"


def test_the_store_upgrades_a_database_of_the_first_version(tmp_path: Path) -> None:
    """Games and people of before are there after, with nothing chosen."""
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO users VALUES (5, 'panel', 1)")
    engine.dispose()
    migrate(path)
    database = sqlite3.connect(path)
    assert database.execute("SELECT * FROM users").fetchall() == [
        (5, "panel", 1, None, None, 0, -1, -1, "", 1)
    ]
    database.close()


def test_a_leagues_game_of_before_is_not_taken_back_alone(tmp_path: Path) -> None:
    """An upgrade in the middle of a season: what is rated is taken back by consent only."""
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        for game_id in (1, 2):
            connection.exec_driver_sql(
                "INSERT INTO games (id, kind, level, status, channel_id, thread_state, state, version,"
                " moves, waiting, turn, created, updated)"
                " VALUES (?, '', '', 'running', 0, '', '', 0, 0, '', 0, 0, 0)",
                (game_id,),
            )
        connection.exec_driver_sql("INSERT INTO league_games VALUES (2, 1, '1:1', 1, NULL, '')")
        connection.exec_driver_sql("UPDATE games SET waiting = 'corp', updated = 100")
        people = [(1, "corp", 7), (1, "runner", 8), (2, "corp", 7), (2, "runner", 8)]
        for game_id, seat, user_id in people:
            connection.exec_driver_sql(
                "INSERT INTO seats (game_id, seat, user_id, name, private, dm_closed)"
                " VALUES (?, ?, ?, 'x', 'dm', 0)",
                (game_id, seat, user_id),
            )
    engine.dispose()
    migrate(path)
    database = sqlite3.connect(path)
    rules = database.execute("SELECT id, undo_rule FROM games ORDER BY id").fetchall()
    assert rules == [(1, "free"), (2, "consent")]
    # In games outside of leagues time runs from the last move.
    assert database.execute("SELECT id, pace FROM games ORDER BY id").fetchall() == [(1, "none"), (2, "")]
    waits = database.execute("SELECT game_id, seat, user_id, since, stage, look FROM waits").fetchall()
    assert waits == [(1, "corp", 7, 100, 0, 100 + 86_400)]
    database.close()
