"""A change of a league is one transaction: state, history, messages, games, the time it is next due."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.leagues.stored import Refused
from bot.store import league_history, outbox
from bot.store import leagues as store
from bot.store.database import StoreUnavailable
from engine.leagues.season import lifecycle, people
from tests.bot.leagues.season import Season


async def test_a_new_league_has_its_sign_up_page_and_follows_who_joins(season: Season) -> None:
    league_id = await season.create()
    bob = season.world.users["bob"].mention
    assert bob not in season.world.text(season.page("Autumn"))
    await season.sign_up(league_id, "ann", "bob")
    page = season.world.text(season.page("Autumn"))
    assert bob in page
    async with season.world.bot.db.read() as db:
        assert await store.of_user(db, season.world.users["bob"].id) == [league_id]
        assert await store.of_guild(db, season.world.guild.id) == [league_id]


async def test_a_published_round_has_a_page_pinned_standings_and_tells_both_players(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    assert "To be played by" in season.world.text(season.page("Autumn: round 1"))
    season.page("Autumn: standings")
    for name in ("ann", "bob", "cleo", "dan"):
        told = season.told(name)[-1]
        assert told.startswith("**Autumn**\n")
        assert "round 1" in told.lower()
    await season.settle(league_id)
    page = season.world.text(season.page("Autumn: round 1"))
    settled = (await season.leagues.load(league_id)).league.event.rounds[0].pairings
    for pairing in [one for one in settled if one.score is not None]:
        # Corps are named first, and so is their score.
        corp = page.partition(f"<@{pairing.corp}> (Corp)")[2]
        assert (
            f"**{pairing.points(pairing.corp)}–\u2060{3 - pairing.points(pairing.corp)}**"
            in corp.split("\n")[0]
        )
    history = await season.leagues.history(league_id)
    assert [row.action for row in history[:3]] == ["confirm", "report", "publish"]
    assert history[0].number == (await season.leagues.load(league_id)).row.version


async def test_what_is_refused_changes_nothing_and_is_said_in_the_askers_language(season: Season) -> None:
    league_id = await season.create()
    await season.sign_up(league_id, "ann")
    before = await season.leagues.load(league_id)
    with pytest.raises(Refused) as refused:
        await season.do(league_id, "ann", "join", people.join, "ann")
    assert refused.value.text("de") != refused.value.text("en")
    with pytest.raises(Refused):
        await season.do(league_id, "bob", "start", lifecycle.start, organiser=False)
    assert (await season.leagues.load(league_id)).row == before.row


async def test_a_change_that_cannot_be_stored_leaves_no_trace(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last write of the transaction fails: neither state nor messages nor history are there."""
    league_id = await season.create()
    before = await season.leagues.load(league_id)
    said = len(season.messages())

    async def full(*args: Any, **kwargs: Any) -> None:
        raise StoreUnavailable("disk full")

    monkeypatch.setattr(league_history, "log", full)
    with pytest.raises(StoreUnavailable):
        await season.sign_up(league_id, "bob")
    monkeypatch.undo()
    await season.world.rest()
    assert (await season.leagues.load(league_id)).row == before.row
    assert len(season.messages()) == said
    async with season.world.bot.db.read() as db:
        assert await store.of_user(db, season.world.users["bob"].id) == []
        assert await outbox.lanes(db) == []


async def test_changes_at_once_are_all_made(season: Season) -> None:
    league_id = await season.create()
    names = ("ann", "bob", "cleo", "dan", "eve", "finn")
    joins = (season.do(league_id, name, "join", people.join, name, rest=False) for name in names)
    await asyncio.gather(*joins)
    league = await season.league(league_id)
    assert sorted(person.name for person in league.people.values()) == sorted(names)


async def test_two_processes_meet_at_the_version(season: Season) -> None:
    """Another process changes the league between reading and writing: done again on the newer state."""
    league_id = await season.create()
    other = season.world.make_bot()
    read = season.leagues.read
    bob = season.world.users["bob"].id

    async def late(number: int) -> Any:
        found = await read(number)
        season.leagues.read = read  # type: ignore[method-assign]
        await other.leagues.change(
            number, bob, "join", lambda league, now: people.join(league, now, str(bob), "bob")
        )
        return found

    season.leagues.read = late  # type: ignore[method-assign,assignment]
    await season.sign_up(league_id, "cleo")
    league = await season.league(league_id)
    assert {person.name for person in league.people.values()} == {"bob", "cleo"}
    assert [row.action for row in await season.leagues.history(league_id)] == ["join", "join", "create"]


async def test_a_league_is_told_in_the_language_of_its_server_and_each_person_in_theirs(
    season: Season,
) -> None:
    async with season.world.bot.db.write() as db:
        from bot.store import people as settings

        await settings.save_server(db, settings.ServerRow(season.world.guild.id, "de"))
        await settings.save_user(db, settings.UserRow(season.world.users["bob"].id, language="en"))
    await season.running("ann", "bob")
    assert "Zu spielen bis" in season.world.text(season.page("Autumn: Runde 1"))
    assert "Runde 1" in season.told("ann")[-1]
    assert "round 1" in season.told("bob")[-1].lower()
