"""A table forms in a channel, as its people see it."""

from __future__ import annotations

from dataclasses import replace

import discord
import msgspec
import pytest

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.store import lobbies as store
from bot.store import games as game_store
from bot.store.game_rows import GameRow
from bot.store.people import ServerRow, save_server
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope import fake_pack
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.world import parts


async def stored(tables: Tables, lobby_id: int = 1) -> store.LobbyRow:
    async with tables.bot.db.read() as db:
        row = await store.get(db, lobby_id)
    assert row is not None
    return row


async def started(tables: Tables, game_id: int = 1) -> GameRow:
    async with tables.bot.db.read() as db:
        row = await game_store.get(db, game_id)
    assert row is not None
    return row


async def test_a_table_shows_the_episode_its_people_and_everything_to_agree_on(tables: Tables) -> None:
    lobby = await tables.lobby()
    text = tables.text(lobby)
    assert "NEON HOPE · The tides, episode 1 of 2" in text
    assert "## Low water\n" in text
    assert "Low water begins." in text
    assert "More of it." not in text
    assert f"• {tables.ann.mention}: By chance" in text
    assert "**At the table** (1 of 4)" in text
    assert "**Difficulty:** Normal: for a first game" in text
    assert (
        "**Lead character:** as recommended · **Offers to help:** 10 minutes · **Hands:** each their own"
        in text
    )
    assert tables.labels(lobby) == [
        "Show hands to all",
        "Several characters each",
        "Join",
        "Leave",
        "Begin",
        "Cancel",
    ]
    assert tables.offered(lobby, "character") == {
        "?": "By chance",
        "vex": "Vex",
        "noor": "Noor",
        "ada": "Ada",
        "brant": "Brant",
        "cyra": "Cyra",
    }
    assert tables.offered(lobby, "difficulty") == {"normal": "Normal", "hard": "Hard"}
    assert list(tables.offered(lobby, "limit")) == ["0", "30", "120", "600", "3600"]


async def test_people_join_choose_and_begin(tables: Tables) -> None:
    lobby = await tables.lobby()
    await tables.press("bob", lobby, "Join")
    await tables.pick("ann", lobby, "character", "vex")
    await tables.pick("cleo", lobby, "character", "noor")
    text = tables.text(lobby)
    assert f"• {tables.ann.mention}: **Vex**" in text
    assert f"• {tables.bob.mention}: By chance" in text
    assert f"• {tables.cleo.mention}: **Noor**" in text
    await tables.press("bob", lobby, "Begin")
    assert "The game begins." in tables.text(lobby)
    assert tables.labels(lobby) == []
    row = await started(tables)
    assert [(seat.name, seat.user_id) for seat in row.seats.values()] == [
        (who, tables.users[who].id) for who in ("ann", "bob", "cleo")
    ]
    roles = [seat.role for seat in row.seats.values()]
    assert roles[0] == "tide/vex"
    assert roles[2] == "tide/noor"
    assert roles[1] in ("tide/ada", "tide/brant", "tide/cyra")
    # What chance has given is told where the table was.
    assert f"{tables.bob.mention}: By chance" not in tables.text(lobby)
    assert (await stored(tables)).game_id == 1
    greeting = tables.heard(1)[1]
    assert f"{tables.ann.mention} (Vex)" in greeting
    assert f"{tables.cleo.mention} (Noor)" in greeting


async def test_the_story_begins_in_the_thread(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex"})
    assert "> **Low water**\n> Low water begins.\n>\n> More of it." in tables.heard(game_id)


async def test_the_thread_is_called_by_its_episode(tables: Tables) -> None:
    """What tells one evening from another in a list of threads."""
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    assert tables.hall(game_id).name == f"Low water · NEON HOPE {game_id}: ann – bob"
    said = [tables.text(message) for message in tables.channel.history()]
    assert any(f"🎲 **Low water · NEON HOPE, game {game_id}:**" in text for text in said)


async def test_a_fifth_person_is_told_that_the_table_is_full(tables: Tables) -> None:
    lobby = await tables.lobby()
    for who in ("bob", "cleo", "dan"):
        await tables.press(who, lobby, "Join")
    assert "The table is full: 4 characters" in tables.said(await tables.press("eve", lobby, "Join"))
    assert "The table is full" in tables.said(await tables.pick("eve", lobby, "character", "cyra"))
    assert len((await stored(tables)).lobby.people) == 4
    await tables.press("dan", lobby, "Leave")
    await tables.press("eve", lobby, "Join")
    assert tables.users["eve"].id in [p.user_id for p in (await stored(tables)).lobby.people]


async def test_a_character_is_played_by_one(tables: Tables) -> None:
    lobby = await tables.lobby()
    await tables.pick("ann", lobby, "character", "vex")
    refused = await tables.pick("bob", lobby, "character", "vex")
    assert "ann plays Vex. Choose another character." in tables.said(refused)
    assert tables.bob.mention not in tables.text(lobby)


async def test_only_who_has_joined_begins_and_changes_what_is_agreed_on(tables: Tables) -> None:
    lobby = await tables.lobby()
    assert "You are not at this table" in tables.said(await tables.press("bob", lobby, "Begin"))
    assert "You are not at this table" in tables.said(await tables.pick("bob", lobby, "difficulty", "hard"))
    assert "You are not at this table" in tables.said(await tables.press("bob", lobby, "Show hands to all"))
    assert "Only whoever opened" in tables.said(await tables.press("bob", lobby, "Cancel"))
    assert await tables.newest() == 0
    await tables.press("bob", lobby, "Join")
    await tables.pick("bob", lobby, "difficulty", "hard")
    await tables.pick("ann", lobby, "limit", "30")
    await tables.pick("ann", lobby, "character", "ada")
    await tables.pick("bob", lobby, "lead", "ada")
    await tables.press("bob", lobby, "Show hands to all")
    text = tables.text(lobby)
    assert "**Difficulty:** Hard: more trouble, and surveillance closes in sooner" in text
    assert "**Lead character:** Ada · **Offers to help:** 30 seconds · **Hands:** open" in text
    await tables.press("ann", lobby, "Begin")
    view = (await tables.bot.play.load(1)).view()
    assert view.difficulty == "hard"
    assert [hero.lead for hero in view.heroes] == [True, False]


async def test_who_opened_a_table_may_change_it_from_outside(tables: Tables) -> None:
    lobby = await tables.lobby()
    await tables.press("bob", lobby, "Join")
    await tables.press("ann", lobby, "Leave")
    await tables.pick("ann", lobby, "limit", "0")
    assert "**Offers to help:** no time limit" in tables.text(lobby)
    assert "You are not at this table" in tables.said(await tables.press("ann", lobby, "Begin"))


async def test_a_table_whose_pack_is_gone_says_so_and_can_be_cancelled(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await tables.lobby()
    episodes = {code: episode for code, episode in fake_pack.PACK.episodes.items() if code != "low"}
    changed = msgspec.structs.replace(fake_pack.PACK, episodes=episodes)
    kind = tables.bot.kinds["neon_hope"]
    assert isinstance(kind, NeonHope)
    monkeypatch.setattr(kind, "rules", replace(kind.rules, packs={"tide": changed}))
    said = tables.said(await tables.press("bob", lobby, "Join"))
    assert "The pack “tide” is no longer there" in said
    await tables.press("ann", lobby, "Cancel")
    assert "Cancelled" in tables.text(lobby)


async def test_the_recommended_lead_leads_where_nobody_else_is_chosen(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    assert [hero.lead for hero in (await tables.bot.play.load(game_id)).view().heroes] == [False, True]


async def test_one_person_plays_two_characters_where_the_table_allows_it(tables: Tables) -> None:
    lobby = await tables.lobby()
    await tables.press("ann", lobby, "Several characters each")
    await tables.pick("ann", lobby, "character", "vex", "noor")
    assert "**Vex**, **Noor**" in tables.text(lobby)
    assert "they have to let go" in tables.said(await tables.press("ann", lobby, "One character each"))
    await tables.press("ann", lobby, "Begin")
    row = await started(tables)
    assert [seat.role for seat in row.seats_of(tables.users["ann"].id)] == ["tide/vex", "tide/noor"]
    # Both panels are there, and say whose they are.
    assert len(tables.asked("ann", 1)) == 2
    assert {"Vex", "Noor"} <= {
        name for m in tables.asked("ann", 1) for name in ("Vex", "Noor") if name in tables.text(m)
    }


async def test_a_cancelled_table_is_closed(tables: Tables) -> None:
    lobby = await tables.lobby()
    begin = tables.button(lobby, "Begin")
    await tables.press("ann", lobby, "Cancel")
    assert "Cancelled" in tables.text(lobby)
    assert tables.labels(lobby) == []
    await tables.forge("ann", lobby, begin)
    assert await tables.newest() == 0


async def test_a_table_expires_by_itself(tables: Tables, clock: LoopClock) -> None:
    lobby = await tables.lobby()
    await tables.wait(24 * 3600 + 1, clock)
    assert "Nobody began in time" in tables.text(lobby)
    assert tables.labels(lobby) == []


async def test_a_table_pressed_after_its_time_has_expired(tables: Tables, clock: LoopClock) -> None:
    lobby = await tables.lobby()
    clock.shift += 24 * 3600 + 1
    await tables.press("ann", lobby, "Begin")
    assert "Nobody began in time" in tables.text(lobby)
    assert await tables.newest() == 0


async def test_a_table_survives_a_restart(tables: Tables) -> None:
    lobby = await tables.lobby()
    await tables.pick("ann", lobby, "character", "vex")
    await tables.restart()
    await tables.pick("bob", lobby, "character", "noor")
    await tables.press("ann", lobby, "Begin")
    assert [seat.role for seat in (await started(tables)).seats.values()] == ["tide/vex", "tide/noor"]


async def test_two_presses_to_begin_make_one_game(tables: Tables) -> None:
    lobby = await tables.lobby()
    begin = tables.button(lobby, "Begin")
    await tables.press("ann", lobby, "Begin")
    await tables.forge("ann", lobby, begin)
    assert await tables.newest() == 1


async def test_forged_presses_are_refused(tables: Tables) -> None:
    lobby = await tables.lobby()
    for custom_id, values in (
        ("neon_hope:lobby:1:character", ["nobody"]),
        ("neon_hope:lobby:1:difficulty", ["hopeless"]),
        ("neon_hope:lobby:1:limit", ["-5"]),
        ("neon_hope:lobby:1:lead", ["vex"]),
        ("neon_hope:lobby:1:limit", []),
        ("neon_hope:lobby:1:dance", None),
    ):
        said = tables.said(await tables.forge("ann", lobby, custom_id, values))
        assert "That is not one of the choices here." in said, custom_id
    assert "This table is closed" in tables.said(await tables.forge("ann", lobby, "neon_hope:lobby:77:join"))
    assert "does not belong" in tables.said(await tables.forge("ann", lobby, "neon_hope:nonsense:1"))


async def test_a_single_episode_and_its_difficulty_can_be_asked_for(tables: Tables) -> None:
    lobby = await tables.lobby(episode="episode:tide:high", difficulty="hard")
    assert "NEON HOPE · a single episode" in tables.text(lobby)
    assert "High water" in tables.text(lobby)
    assert "**Difficulty:** Hard" in tables.text(lobby)
    result = await tables.slash("ann", "start", episode="something else")
    assert "I know no episode or campaign by that name" in tables.said(result)


async def test_what_can_be_played_is_offered_while_typing(tables: Tables) -> None:
    found = await tables.ann.autocomplete(tables.channel, "neonhope start", "episode", "")
    assert [(choice["name"], choice["value"]) for choice in found] == [
        ("Campaign: The tides (from Low water)", "campaign:tide:tides"),
        ("Episode: Low water", "episode:tide:low"),
        ("Episode: High water", "episode:tide:high"),
    ]


async def test_a_table_speaks_the_servers_language(tables: Tables) -> None:
    async with tables.bot.db.write() as db:
        await save_server(db, ServerRow(tables.guild.id, "de"))
    lobby = await tables.lobby()
    text = tables.text(lobby)
    assert "Niedrigwasser beginnt." in text
    assert "**Am Tisch** (1 von 4)" in text
    assert "**Schwierigkeitsgrad:** Normal: für ein erstes Spiel" in text
    assert tables.labels(lobby)[2:] == ["Mitspielen", "Aufstehen", "Beginnen", "Abbrechen"]


async def test_a_message_of_a_table_keeps_within_discords_limits(tables: Tables) -> None:
    lobby: discord.Message = await tables.lobby()
    assert len(list(parts(tables.raw(lobby)))) <= 40


async def test_who_looks_for_company_sets_a_table_that_others_find(tables: Tables) -> None:
    found = await tables.members["ann"].slash(tables.channel, "play find", game="neon_hope", pace="three")
    lobby = found.response.message
    assert "Three days for each move." in tables.text(lobby)
    listed = tables.said(await tables.members["bob"].slash(tables.channel, "play find"))
    assert f"/{lobby.id})" in listed
    assert "(1/4) · three days for each move" in listed
