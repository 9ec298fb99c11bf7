"""Quiet hours, zone and vacation are said once, for games and leagues; rounds one is not in, to a league."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from msgspec.structs import replace
from sqlalchemy import create_engine

from bot.store import people as user_store
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.revisions import MIGRATIONS
from engine.leagues.model import Settings
from engine.leagues.season import LeagueSettings, create, join, lifecycle
from engine.leagues.season.model import DAY, HOUR, MINUTE, WEEK
from engine.leagues.season.saving import encode
from tests.bot.leagues.players import Players, players

__all__ = ["players"]

USERS = """
INSERT INTO users (user_id, private, full_control, quiet_from, quiet_until, zone)
VALUES (42, 'dm', 0, 600, 660, 'Europe/Paris'), (43, 'dm', 0, 0, 0, 'UTC')
"""
LEAGUE = """
INSERT INTO leagues (id, guild_id, channel_id, channel_state, creator_id, name, level, state, version, status,
    created, updated)
VALUES (5, 1, 2, 'open', 3, 'Old', 'beginner', ?, 4, 'running', 1, 1)
"""


async def reminders(players: Players, who: str, **options: object) -> str:
    """What `/play reminders` says."""
    shown = await players.world.members[who].slash(players.world.channel, "play reminders", **options)
    await players.world.rest()
    return players.text(shown)


async def details(players: Players, who: str) -> str:
    return players.text(await players.slash(who, "details"))


async def test_what_is_said_for_games_holds_in_leagues(players: Players) -> None:
    await players.create(quiet=(1320, 480))
    await players.sign_up(1, "bob")
    assert "**Quiet hours:** 22:00 to 08:00" in await details(players, "bob")
    await reminders(players, "bob", quiet="23-7", zone="Asia/Tokyo")
    shown = await details(players, "bob")
    assert "**Time zone:** Asia/Tokyo" in shown
    assert "**Quiet hours:** 23:00 to 07:00" in shown
    assert "hold in all your games and leagues" in shown
    await reminders(players, "bob", quiet="off")
    assert "**Quiet hours:** none" in await details(players, "bob")


async def test_what_is_said_in_a_league_holds_for_games_and_other_leagues(players: Players) -> None:
    await players.create(quiet=(1320, 480), zone="Europe/Berlin")
    await players.create(title="Winter")
    panel = (await players.press("bob", players.page("Autumn"), "Join")).response.message
    await players.world.choose("bob", panel, ["1380-480"], 4)
    assert "Quiet hours: 23:00-08:00 (Europe/Berlin)" in await reminders(players, "bob")
    await players.press("bob", players.page("Winter"), "Join")
    person = (await players.league(2)).people[players.id("bob")]
    assert (person.zone, person.quiet) == ("Europe/Berlin", (1380, 480))
    await players.world.choose("bob", panel, ["-"], 4)
    assert "No quiet hours of your own." in await reminders(players, "bob")
    assert "**Quiet hours:** 22:00 to 08:00" in players.world.text(panel)


async def test_reminders_keep_to_what_was_said_after_they_were_planned(players: Players) -> None:
    league_id = await players.running("ann", "bob", reminders=(8 * HOUR,))
    deadline = (await players.league(league_id)).matches["1:1"].deadline  # at eight in the morning, UTC
    await reminders(players, "bob", quiet="23-7", zone="UTC")
    due = [len(players.told(name)) for name in ("ann", "bob")]
    await players.pass_time(WEEK - 10 * HOUR)
    await players.pass_time(59.5 * MINUTE)  # 22:59, before the night begins
    assert len(players.told("bob")) == due[1] + 1
    assert len(players.told("ann")) == due[0]
    await players.pass_time(HOUR + MINUTE)  # midnight
    assert len(players.told("bob")) == due[1] + 1
    assert len(players.told("ann")) == due[0] + 1
    assert players.clock.now() < deadline


async def test_who_is_on_vacation_for_a_round_is_not_in_it(players: Players) -> None:
    game = Settings("sss", rounds=3, seed=7)
    league_id = await players.running("ann", "bob", "cleo", "dan", "eve", game=game, publish="organiser")
    await reminders(players, "bob", vacation=20)
    shown = await details(players, "bob")
    assert "**On vacation** until <t:" in shown
    for key in ("1:1", "1:2"):
        await players.settle(league_id, key)
    league = await players.league(league_id)
    assert league.draft is not None
    assert league.draft.draft.resting == (players.id("bob"),)
    assert any("You are on vacation until" in said for said in players.told("bob"))
    # Whom they play sees it too, and cannot claim that they do not show up.
    draft = players.text(await players.slash("ann", "repair"))
    assert "**Not in this round:** bob (asked)" in draft


async def test_an_opponent_sees_the_vacation_and_is_offered_no_claim(players: Players) -> None:
    league_id = await players.running("ann", "bob", quiet=(0, 0))
    await reminders(players, "bob", vacation=5)
    await players.pass_time(4 * DAY)
    shown = await players.forge("ann", players.newest("ann"), f"lp:{league_id}:m:1:1:show")
    assert "bob is on vacation until <t:" in players.text(shown)
    assert "No show…" not in players.offers(shown)
    forged = await players.forge("ann", players.newest("ann"), f"lp:{league_id}:m:1:1:claim")
    refused = await players.world.users["ann"].submit_modal(forged, {"text": "gone"})
    assert "is on vacation until" in players.text(refused)


async def test_a_round_is_left_out_and_taken_back_with_two_presses(players: Players) -> None:
    game = Settings("sss", rounds=3, seed=7)
    league_id = await players.running("ann", "bob", "cleo", "dan", game=game, publish="organiser")
    panel = (await players.press("bob", players.page("Autumn"), "My details")).response.message
    at = next(n for n, one in enumerate(players.world.selects(panel)) if one["custom_id"].endswith(":away"))
    offered = [option["label"] for option in players.world.selects(panel)[at]["options"]]
    assert offered == ["Not in round 2", "Not in round 3"]
    await players.world.choose("bob", panel, ["2"], at)
    assert "**Not in:** round 2" in players.world.text(panel)
    for key in ("1:1", "1:2"):
        await players.settle(league_id, key)
    draft = await players.slash("ann", "repair")
    assert "**Not in this round:** bob (asked)" in players.text(draft)
    audit = players.text(await players.slash("ann", "audit"))
    assert "bob is not in: round 2" in audit
    panel = (await players.press("bob", players.page("Autumn"), "My details")).response.message
    await players.world.choose("bob", panel, [], at)
    league = await players.league(league_id)
    assert league.draft is not None
    assert league.draft.draft.resting == ()
    await players.world.choose("bob", panel, ["2"], at)
    await players.do(league_id, "ann", "publish", lifecycle.publish_draft, organiser=True)
    mine = await players.slash("bob", "my")
    assert "You are not in round 2, as you asked: no match, and no points." in players.text(mine)
    forged = await players.forge("bob", panel, f"lp:{league_id}:away", ["2"])
    assert "Round 2 is not one that is still to come." in players.text(forged)


async def test_an_organiser_says_so_for_somebody(players: Players) -> None:
    game = Settings("sss", rounds=3, seed=7)
    await players.running("ann", "bob", "cleo", "dan", game=game, publish="organiser")
    bob = players.world.users["bob"]
    done = await players.slash("ann", "player", action="away", user=bob, other="2, 3")
    assert "are noted" in players.text(done)
    assert (await players.league(1)).event.player(players.id("bob")).away == (2, 3)
    await players.slash("ann", "player", action="away", user=bob)
    assert (await players.league(1)).event.player(players.id("bob")).away == ()
    wrong = await players.slash("ann", "player", action="away", user=bob, other="two")
    assert "two" in players.text(wrong)


async def test_what_was_told_to_leagues_before_is_taken_over(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite3")
    league = create(0.0, "1", LeagueSettings("Old")).league
    for one in ("41", "42", "43"):
        league = join(league, 0.0, one, f"Player {one}").league
    people = dict(league.people)
    people["41"] = replace(people["41"], zone="Asia/Tokyo", quiet=(60, 540))
    people["42"] = replace(people["42"], zone="Asia/Tokyo", quiet=(0, 0))
    state = encode(replace(league, people=people))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0034")
        connection.exec_driver_sql(USERS)
        connection.exec_driver_sql(LEAGUE, (state,))
    engine.dispose()
    migrate(path)
    database = Database(path)
    async with database.read() as db:
        found = [await user_store.user(db, one) for one in (41, 42, 43)]
    await database.close()
    assert [(one.zone, one.quiet) for one in found] == [
        ("Asia/Tokyo", (60, 540)),
        ("Europe/Paris", (600, 660)),
        ("", (-1, -1)),
    ]
