"""A league's games are played by its edition of the rules, and are of its kind of game."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind as netrunner_kind
from bot.store import leagues as store
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.revisions import MIGRATIONS
from engine import netrunner
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle
from engine.leagues.season.model import DAY, Deck, LeagueSettings, Outcome
from engine.leagues.season.people import set_deck
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.season import NAMES, Season
from tests.clash.bot.kind import Clash
from tests.clash.bot.kind import kind as clash_kind

__all__ = ["desk"]

NEW, OLD = list(netrunner.EDITIONS)[:2]
LEAGUE = """
INSERT INTO leagues (id, guild_id, channel_id, channel_state, creator_id, name, level, state, version, status,
    created, updated)
VALUES (5, 1, 2, 'open', 3, 'Old', 'beginner', x'00', 4, 'running', 1, 1)
"""


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": netrunner_kind(), "clash": clash_kind()}


async def played(season: Season, league_id: int) -> str:
    """By which rules the game of the first match is played."""
    table = await season.world.bot.play.load(await season.ready(league_id))
    assert isinstance(table.game, netrunner.Game)
    return table.game.edition


async def begin(desk: Organisers) -> None:
    await desk.sign_up(1, *NAMES)
    await desk.do(1, "ann", "start", lifecycle.start, organiser=True)
    await desk.do(1, "ann", "publish", lifecycle.publish_draft, organiser=True, undo=True)


async def test_a_new_league_is_played_by_the_rules_in_force_and_says_so(desk: Organisers) -> None:
    shown = await desk.make()
    told = "**Rules:** Comprehensive Rules 26.03 (in force)"
    assert told in desk.world.text(shown)
    assert told in desk.world.text(desk.page("Autumn league"))
    await begin(desk)
    assert await played(desk, 1) == NEW


async def test_an_organiser_chooses_another_edition_until_round_one_is_published(desk: Organisers) -> None:
    shown = await desk.make()
    people = desk.message(await desk.press("ann", shown, "People"))
    assert list(desk.offered(people, "set:edition")) == list(netrunner.EDITIONS)
    await desk.choose("ann", people, "set:edition", OLD)
    told = "**Rules:** Comprehensive Rules 24.03"
    assert told in desk.world.text(people)
    assert told in desk.world.text(desk.page("Autumn league"))
    audit = await desk.league_command("ann", "audit")
    assert "Rules of its games are now: Comprehensive Rules 24.03" in desk.text(audit)
    await begin(desk)
    refused = await desk.world.forge("ann", people, "lo:1:set:edition", [NEW])
    assert "begun" in desk.world.said(refused)
    assert await played(desk, 1) == OLD


async def test_the_earlier_rules_are_played_with_decks_of_their_time(desk: Organisers) -> None:
    shown = await desk.make()
    people = desk.message(await desk.press("ann", shown, "People"))
    await desk.choose("ann", people, "set:edition", "core2012")
    for told in (desk.world.text(people), desk.world.text(desk.page("Autumn league"))):
        assert "**Decks:** Two starter decks of the Core Set, to 7 agenda points" in told
        assert "**Rules:** First core rules (2012)" in told


async def test_an_edition_there_is_not_is_refused(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.world.forge("ann", shown, "lo:1:set:edition", ["cr99.12"])
    assert (await desk.leagues.load(1)).row.edition == NEW


async def test_leagues_from_before_keep_the_rules_they_began_with(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0033")
        connection.exec_driver_sql(LEAGUE)
    engine.dispose()
    migrate(path)
    database = Database(path)
    async with database.read() as db:
        row = await store.get(db, 5)
    await database.close()
    assert row is not None
    assert (row.edition, row.kind) == ("cr24.03", "netrunner")


async def test_a_league_of_another_duel_is_played_to_its_end(season: Season) -> None:
    """Two sides are all that leagues ask of a game."""
    game = Settings("round_robin", seed=7)
    settings = LeagueSettings("Duels", game, publish="automatic", draft_seconds=0, quiet=(0, 0), fewest=2)

    def made(now: float) -> Outcome:
        return lifecycle.create(now, season.id("ann"), settings)

    world, ann = season.world, season.world.users["ann"].id
    guild, channel = world.guild.id, world.channel.id
    league_id = (await season.leagues.create(guild, channel, ann, made, level="long", kind="clash")).id
    await season.sign_up(league_id, "ann", "bob")
    await season.do(league_id, "ann", "start", lifecycle.start, organiser=True)
    first, second = await season.pair(league_id)
    game_id = await season.ready(league_id)
    row = await world.game(game_id)
    assert (row.kind, row.level) == ("clash", "long")
    assert [row.seats[seat].name for seat in Clash.seats] == [first, second]
    # Who must move is known, also under this game's own names of its seats.
    await season.pass_time(DAY)
    (hosted,) = (await season.leagues.load(league_id, look="all")).league.matches["1:1"].hosted
    assert set(hosted.waiting) == {season.id("ann"), season.id("bob")}
    await world.press_panel(first, "Rock")
    (hosted,) = (await season.leagues.load(league_id, look="all")).league.matches["1:1"].hosted
    assert hosted.waiting == (season.id(second),)
    await world.press_panel(second, "Scissors")
    for _ in range(4):
        await world.press_panel(first, "Rock")
        await world.press_panel(second, "Scissors")
    await season.pass_time(60)
    league = await season.league(league_id)
    assert league.state == "finished"
    pairing = league.event.rounds[0].pairings[0]
    assert pairing.points(season.id(first)) == 3
    assert any(f"<@{season.id(first)}>" in said for said in season.said()[-2:])


async def test_decks_registered_for_other_rules_do_not_count_any_more(desk: Organisers) -> None:
    shown = await desk.make()
    people = desk.message(await desk.press("ann", shown, "People"))
    await desk.choose("ann", people, "set:decks", "own:startup:private")
    await desk.sign_up(1, "bob")
    deck = Deck("Somebody", cards="{}")
    await desk.do(1, "bob", "deck", set_deck, corp=deck, runner=deck)
    await desk.choose("ann", people, "set:edition", OLD)
    person = (await desk.league(1)).people[desk.id("bob")]
    assert (person.corp, person.runner) == (None, None)
    assert "or other rules. Register a deck for each side again." in desk.told("bob")[-1]
