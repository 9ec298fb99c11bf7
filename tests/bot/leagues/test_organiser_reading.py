"""What everybody may read of a league, files out and in, and what the bot knows about somebody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.store import outbox, schema
from bot.store.people import ServerRow, save_server
from bot.store.portable import is_postgres
from engine.leagues.model import Settings
from engine.leagues.season.model import Deck
from engine.leagues.season.people import set_deck
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan")


async def played(desk: Organisers) -> None:
    """One round over, the second begun."""
    await desk.running(*FIELD, publish="automatic", draft_seconds=0)
    await desk.settle(1, "1:1")
    await desk.settle(1, "1:2")


async def test_anybody_reads_standings_as_text_and_picture(desk: Organisers) -> None:
    assert "There is no league in this server yet" in desk.text(
        await desk.league_command("finn", "standings")
    )
    await played(desk)
    shown = await desk.league_command("finn", "standings")
    text = desk.text(shown)
    assert "## Autumn: standings" in text
    assert text.count("3   0.000") == 2 or "Points" in text
    assert list(desk.files(shown)) == ["standings.png"]
    page = desk.page("Autumn: standings")
    stored = desk.world.env.backend.get_message(page.channel.id, page.id)
    assert stored.pinned
    assert [one["filename"] for one in stored.attachments] == ["standings.png"]


async def test_pairings_of_a_round_and_a_round_there_is_not(desk: Organisers) -> None:
    await desk.create(publish="organiser")
    assert "No round has been published yet" in desk.text(await desk.league_command("finn", "pairings"))
    await desk.sign_up(1, *FIELD)
    await desk.league_command("ann", "start")
    # A draft is nobody's business.
    assert "No round has been published yet" in desk.text(await desk.league_command("finn", "pairings"))
    await desk.press("ann", desk.message(await desk.league_command("ann", "repair")), "Publish")
    shown = await desk.league_command("finn", "pairings")
    assert "## Autumn: round 1" in desk.text(shown)
    assert list(desk.files(shown)) == ["pairings.png"]
    missing = await desk.league_command("finn", "pairings", round=7)
    assert "There is no round 7" in desk.text(missing)


async def test_a_bracket_is_there_once_it_is_drawn(desk: Organisers) -> None:
    await desk.create()
    assert "This league has no cut" in desk.text(await desk.league_command("bob", "bracket"))
    await desk.running(*FIELD, title="Cup", game=Settings("single_elimination", seed=5), draft_seconds=0)
    shown = await desk.league_command("bob", "bracket", league=2)
    text = desk.text(shown)
    assert "## Cup: bracket" in text
    assert "Game 1:" in text
    assert list(desk.files(shown)) == ["bracket.png"]


async def test_rank_and_pairing_are_explained(desk: Organisers) -> None:
    await played(desk)
    winner = desk.name((await desk.league(1)).event.rounds[0].pairings[0].corp)
    why = desk.text(await desk.league_command("finn", "why", player=desk.world.users[winner]))
    assert "**Why this rank?**" in why
    assert f"• {winner}" in why
    assert "**Round 2: why" in why
    assert "All draws come from the seed 7, so that" in why
    first = desk.text(await desk.league_command("finn", "why", player=desk.world.users[winner], round=1))
    assert "**Why this rank?**" not in first
    assert "**Round 1: why" in first
    assert "not in this league" in desk.text(await desk.league_command("eve", "why"))


async def test_two_leagues_must_be_told_apart(desk: Organisers) -> None:
    await desk.create()
    await desk.create(title="Winter")
    refused = await desk.league_command("bob", "pairings")
    assert "There are several leagues here" in desk.text(refused)
    offered = await desk.world.bob.autocomplete(desk.world.channel, "league pairings", "league", "win")
    assert [choice["name"] for choice in offered] == ["Winter"]


# -- files -------------------------------------------------------------------------------------------------


async def test_a_league_is_exported_and_imported_again(desk: Organisers) -> None:
    await played(desk)
    nrtm = await desk.league_command("bob", "export", form="nrtm")
    ((name, data),) = desk.files(nrtm).items()
    assert name == "autumn.json"
    file = json.loads(data)
    assert file["name"] == "Autumn"
    assert [player["id"] for player in file["players"]] != [int(desk.id(n)) for n in FIELD]
    assert len(file["rounds"]) == 1
    # Carried on in a league of its own.
    done = await desk.league_command("ann", "import", file=(name, data))
    assert "Imported: 4 players, one completed round." in desk.text(done)
    league = await desk.league(2)
    assert league.state == "running"
    assert league.draft is not None
    assert league.event.rounds[0].completed
    refused = await desk.world.forge("ann", desk.message(done), "lo:2:publish")
    assert "These players are not on Discord yet" in desk.text(refused)
    for player in league.event.players:
        who = desk.world.users[player.name.rstrip("2")]
        linked = await desk.league_command(
            "ann", "player", action="link", user=who, other=player.id, league=2
        )
        assert "plays on here" in desk.text(linked)
    panel = desk.message(await desk.league_command("ann", "repair", league=2))
    await desk.press("ann", panel, "Publish")
    after = await desk.league(2)
    assert len(after.event.rounds) == 2
    assert {desk.id(name) for name in FIELD} == set(after.people)
    scores = [pairing.score for pairing in after.event.rounds[0].pairings]
    assert scores == [pairing.score for pairing in (await desk.league(1)).event.rounds[0].pairings]


async def test_what_is_no_nrtm_file_is_refused_and_nothing_is_created(desk: Organisers) -> None:
    await desk.create()
    for data in (b"\x89PNG", b"[]", b'{"name": "x"}', b'{"name": "x", "players": [], "rounds": 3}'):
        refused = await desk.league_command("ann", "import", file=("event.json", data))
        assert desk.text(refused).startswith(("This file is not JSON", "This is no NRTM file"))
        assert len(await desk.leagues.of_guild(desk.world.guild.id)) == 1
    deep = b'{"name": "x", "players": [], "rounds": [], "more": ' + b"[" * 400_000 + b"]" * 400_000 + b"}"
    assert "nested too deeply" in desk.text(
        await desk.league_command("ann", "import", file=("event.json", deep))
    )
    many = json.dumps(
        {"name": "x", "players": [{"id": n, "name": f"P {n}"} for n in range(1000)], "rounds": []}
    )
    refused = await desk.league_command("ann", "import", file=("event.json", many.encode()))
    assert "more than 512 players" in desk.text(refused)
    long = json.dumps({"name": "x", "players": [{"id": 1, "name": "n" * 900_000}], "rounds": []})
    refused = await desk.league_command("ann", "import", file=("event.json", long.encode()))
    assert r"“players\[0\].name” in this file is longer than 100 characters" in desk.text(refused)
    assert len(await desk.leagues.of_guild(desk.world.guild.id)) == 1
    not_allowed = await desk.league_command("bob", "import", file=("event.json", b"{}"))
    assert "needs the permission" in desk.text(not_allowed)


async def test_tables_calendar_and_statistics(desk: Organisers) -> None:
    await desk.create(decks="free", publish="automatic", draft_seconds=0)
    refused = await desk.league_command("bob", "export", form="ics")
    assert "there are no deadlines" in desk.text(refused)
    no_names = await desk.league_command("bob", "export", form="statistics")
    assert "there are no statistics" in desk.text(no_names)
    from engine.leagues.season.lifecycle import start
    from engine.leagues.season.people import join

    for name in FIELD:
        decks = {"corp": Deck(f"Corp of {name}"), "runner": Deck("The Catalyst")}
        await desk.do(1, name, "join", join, name, **decks)
    await desk.do(1, "ann", "start", start, organiser=True)
    files = desk.files(await desk.league_command("bob", "export", form="csv"))
    assert list(files) == ["autumn-standings.csv", "autumn-pairings.csv"]
    text = files["autumn-standings.csv"].decode("utf-8-sig")
    assert text.startswith("rank,final,id,name")
    assert desk.id("bob") not in text
    calendar = desk.files(await desk.league_command("bob", "export", form="ics"))["autumn.ics"].decode()
    assert calendar.count("BEGIN:VEVENT") == 1  # their own
    assert "(deadline)" in calendar
    # Lists stay private: Bob finds his own identity only, an organiser all.
    mine = desk.files(await desk.league_command("bob", "export", form="statistics"))
    own = mine["autumn-identities.csv"].decode("utf-8-sig")
    assert "Corp of bob" in own
    assert "Corp of cleo" not in own
    theirs = desk.files(await desk.league_command("ann", "export", form="statistics"))
    assert "Corp of cleo" in theirs["autumn-identities.csv"].decode("utf-8-sig")


# -- privacy -----------------------------------------------------------------------------------------------


async def anywhere(desk: Organisers, needle: str) -> list[str]:
    """The tables in which something stands, in any column."""
    found = []
    async with desk.world.bot.db.read() as db:
        for table in schema.metadata.sorted_tables:
            for row in await db.execute(select(table)):
                if any(needle in _text(value) for value in row):
                    found.append(table.name)
                    break
    return found


def _text(value: Any) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


async def test_somebody_gets_everything_that_is_stored_about_them(desk: Organisers) -> None:
    await played(desk)
    result = await desk.slash("bob", "privacy export")
    data = json.loads(desk.files(result)["sysop-my-data.json"])
    assert data["user"] == desk.id("bob")
    (mine,) = data["leagues"]
    assert (mine["league"], mine["player"]["name"]) == ("Autumn", "bob")
    assert len(mine["matches"]) == 2
    assert data["league_memberships"][0]["league_id"] == 1
    assert data["settings"][0]["user_id"] == desk.id("bob")
    # Nobody else's.
    assert "cleo" not in json.dumps(data["settings"])


async def test_somebody_is_forgotten_and_the_standings_stay(desk: Organisers) -> None:
    await played(desk)
    bob = desk.id("bob")
    await desk.do(
        1, "ann", "deck", set_deck, corp=Deck("Corp", text="Secret list"), person=bob, organiser=True
    )
    before = (await desk.league(1)).event
    asked = await desk.slash("bob", "privacy delete")
    assert "This cannot be taken back" in desk.text(asked)
    await desk.press("bob", desk.message(asked), "No, go back")
    assert desk.id("bob") in (await desk.league(1)).people
    asked = desk.message(await desk.slash("bob", "privacy delete"))
    forged = await desk.world.forge("cleo", asked, f"lo:privacy:{desk.id('bob')}")
    assert "not one of the options" in desk.text(forged)
    await desk.press("bob", asked, "Yes, forget me")
    assert "I have forgotten you" in desk.world.text(asked)
    league = await desk.league(1)
    assert desk.id("bob") not in league.people
    (alias,) = [one for one in league.people if one.startswith("Somebody")]
    assert league.event.player(alias).status == "dropped"
    assert [p.score for p in league.event.rounds[0].pairings] == [p.score for p in before.rounds[0].pairings]
    assert await anywhere(desk, "Secret list") == []
    assert await anywhere(desk, bob) == []
    assert await anywhere(desk, "bob") == []  # nor what others were told of them by name
    await desk.world.rest()
    assert "Somebody" in desk.world.text(desk.page("Autumn: standings"))
    assert await anywhere(desk, bob) == []
    assert in_files(desk, bob) == []


def in_files(desk: Organisers, person: str) -> list[str]:
    """The database's files in whose bytes somebody's id stands, as text or as a number."""
    path = Path(desk.world.bot.db.path)
    found = [one for one in path.parent.glob(f"{path.name}*") if not one.name.endswith(".lock")]
    assert is_postgres(desk.world.bot.db.path) or len(found) == 3  # the journal and its index lie beside it
    shapes = (person.encode(), int(person).to_bytes(8, "big"))
    return [each.name for each in found if any(shape in each.read_bytes() for shape in shapes)]


@pytest.mark.stores
async def test_whoever_has_played_is_forgotten_down_to_the_files_bytes(
    desk: Organisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games name their players in the thread, and call them there; the journal keeps copies of what has been
    overwritten. Whoever sat at the table is still called by their id, and the game still reads."""
    bob, world = desk.id("bob"), desk.world
    await world.bob.slash(world.channel, "barter settings", private="panel")
    await world.start_game()
    await world.press_panel("ann", "Gain 1 credit")
    async with world.bot.db.write() as db:
        await outbox.add(
            db, 1, outbox.THREAD, "text", 0.0, content=f"<@{bob}>, it is your move", mentions=[int(bob), 5]
        )
    await world.bot.dispatcher.sweep()
    await world.rest()
    assert "outbox" in await anywhere(desk, bob)
    assert in_files(desk, bob) != [] or is_postgres(world.bot.db.path)
    await world.bot.play.concede(1, int(bob), None)
    await world.rest()
    async with world.bot.db.write() as db:
        await outbox.add(db, 1, "dm:buyer", "text", world.bot.clock.now() + 3600.0, content="It is over.")
    asked = desk.message(await desk.slash("bob", "privacy delete"))
    woken, wake = list[object](), desk.leagues.wake

    def hear(of: outbox.Owner) -> None:
        woken.append(of)
        wake(of)

    monkeypatch.setattr(desk.leagues, "wake", hear)
    await desk.press("bob", asked, "Yes, forget me")
    assert woken == [outbox.Owner("game", 1)], "what a lane has in hand may be another message now"
    await world.rest()
    assert await anywhere(desk, bob) == []
    assert in_files(desk, bob) == []
    async with world.bot.db.read() as db:
        payloads = await db.scalars(select(schema.outbox.c.payload).where(schema.outbox.c.kind == "text"))
        assert {"content": "Somebody, it is your move", "mentions": [5]} in map(json.loads, payloads)
    assert await world.bot.reconciler.game(1) == 0


async def test_nobody_is_forgotten_in_the_middle_of_a_game(desk: Organisers) -> None:
    game = await desk.world.start_game()
    refused = await desk.slash("bob", "privacy delete")
    assert f"Games you still play, by number: {game}" in desk.text(refused)


async def test_in_a_german_server_the_pages_are_german(desk: Organisers) -> None:
    async with desk.world.bot.db.write() as db:
        await save_server(db, ServerRow(desk.world.guild.id, "de", None))
    await desk.create()
    text = desk.world.text(desk.page("Autumn"))
    assert "Die Anmeldung ist offen." in text
    assert "**Modus:** Schweizer System, einseitig, 2 Runden, kein Cut" in text
    assert "Einstellungen" in desk.labels(desk.page("Autumn"))
