"""Somebody creates a league and sets it up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from msgspec import json

from bot.leagues.access import Actor, organises
from bot.presses.languages import Asker
from engine.kernel.commitments import commitment
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle
from engine.leagues.season.public import public
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.season import NAMES

__all__ = ["desk"]


async def test_three_clicks_create_a_league_people_can_sign_up_for(desk: Organisers) -> None:
    shown = desk.message(await desk.league_command("ann", "create"))
    assert "**Weekly Swiss** – one game a week" in desk.world.text(shown)
    assert list(desk.offered(shown, "template")) == [
        "weekly-swiss",
        "double-weekly",
        "small-round-robin",
        "knock-out-weekend",
        "teams",
        "ladder",
    ]
    modal = await desk.choose("ann", shown, "template", "weekly-swiss")
    await desk.submit("ann", modal, title="Autumn league")
    text = desk.world.text(shown)
    assert "## Autumn league" in text
    assert "Single-sided Swiss, rounds by the size of the field, top 4 (double elimination)" in text
    await desk.press("ann", shown, "Create and open sign-up")
    league = await desk.league(1)
    assert (league.state, league.settings.title) == ("signup", "Autumn league")
    # The settings are what the pressed message now shows; sign-up stands in the channel.
    assert "Settings · how it is played" in desk.world.text(shown)
    assert desk.world.text(shown).count("Sign-up is open") == 1
    page = desk.page("Autumn league")
    assert "Sign-up is open." in desk.world.text(page)
    assert f"{commitment(str(league.settings.game.seed))[:32]}…" in desk.world.text(page)


async def test_from_the_command_to_the_first_pairing_it_is_six_presses(desk: Organisers) -> None:
    """The command, a template, the name, Create; and once people have joined: Start, Publish."""
    presses = 0

    def counted(result: object) -> Any:
        nonlocal presses
        presses += 1
        return result

    shown = desk.message(counted(await desk.league_command("ann", "create")))
    modal = counted(await desk.choose("ann", shown, "template", "weekly-swiss"))
    counted(await desk.submit("ann", modal, title="Autumn"))
    counted(await desk.press("ann", shown, "Create and open sign-up"))
    await desk.sign_up(1, *NAMES)
    counted(await desk.press("ann", shown, "Start"))
    counted(await desk.press("ann", shown, "Publish"))
    league = await desk.league(1)
    assert [len(played.pairings) for played in league.event.rounds] == [3]
    assert all(any("Round 1: you play" in said for said in desk.told(who)) for who in NAMES)
    assert presses == 6


async def test_the_seed_of_the_draws_is_shown_with_round_one_and_its_hash_before(desk: Organisers) -> None:
    await desk.create(title="Cup", game=Settings("sss", rounds=2, seed=123456789))
    await desk.sign_up(1, "bob", "cleo", "dan", "eve")
    sealed = commitment("123456789")
    before = desk.world.text(desk.page("Cup"))
    assert sealed not in before, "64 digits are two lines of a telephone"
    assert f"`{sealed[:32]}…` (`/league why` shows all of it)" in before
    assert "123456789" not in before.replace(sealed[:32], "")
    known = json.encode(public(await desk.league(1))).decode()
    assert '"seed":null' in known
    assert sealed in known
    await desk.do(1, "ann", "start", lifecycle.start, organiser=True)
    drawn = await desk.league(1)
    assert (drawn.state, public(drawn).seed) == ("closed", None)  # who leaves now has it drawn again
    await desk.do(1, "ann", "publish", lifecycle.publish_draft, organiser=True, undo=True)
    after = desk.world.text(desk.page("Cup"))
    assert "the seed 123456789, so that everybody can check them. " in after
    assert f"Its SHA-256, shown since sign-up: `{sealed[:32]}…`" in after
    assert public(await desk.league(1)).seed == 123456789


async def test_only_who_may_manage_events_or_the_server_creates(desk: Organisers) -> None:
    refused = await desk.league_command("bob", "create")
    assert "needs the permission to manage the server or its events" in desk.text(refused)
    assert "What comes closest" not in desk.text(refused)
    allowed = await desk.league_command("eve", "create")
    assert "**A new league.**" in desk.text(allowed)


async def test_sign_up_may_open_later(desk: Organisers) -> None:
    shown = desk.message(await desk.league_command("ann", "create"))
    modal = await desk.choose("ann", shown, "template", "ladder")
    await desk.submit("ann", modal, title="Ladder")
    await desk.press("ann", shown, "Create, open sign-up later")
    assert (await desk.league(1)).state == "planned"
    assert "Join" not in desk.labels(desk.page("Ladder"))
    await desk.press("ann", shown, "Open sign-up")
    assert (await desk.league(1)).state == "signup"
    assert "Join" in desk.labels(desk.page("Ladder"))


async def test_every_setting_is_stored_as_it_is_chosen(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.choose("ann", shown, "set:format", "dss")
    await desk.choose("ann", shown, "set:rounds", "5")
    await desk.choose("ann", shown, "set:cut", "8")
    await desk.choose("ann", shown, "set:elimination", "single")
    await desk.press("ann", shown, "Never relax the pairing rules")
    assert "Double-sided Swiss, 5 rounds, top 8 (single elimination)" in desk.world.text(shown)
    await desk.press("ann", shown, "Time")
    await desk.choose("ann", shown, "set:length", str(72 * 3600))
    await desk.choose("ann", shown, "set:publish", "7200")
    await desk.press("ann", shown, "Rounds last their full time")
    assert "3 days a round" in desk.world.text(shown)
    await desk.press("ann", shown, "People")
    await desk.choose("ann", shown, "set:decks", "free:cut")
    await desk.press("ann", shown, "No latecomers")
    settings = (await desk.league(1)).settings
    game = settings.game
    assert (game.format, game.rounds, game.cut, game.elimination, game.relax) == (
        "dss",
        5,
        8,
        "single",
        False,
    )
    assert (settings.round_seconds, settings.publish, settings.draft_seconds) == (259200, "automatic", 7200)
    assert (settings.early, settings.late, settings.decks, settings.lists) == (False, False, "free", "cut")
    # The channel reads it too.
    told = desk.world.text(desk.page("Autumn league"))
    assert "own decks, played elsewhere; lists shown in the cut" in told


async def test_a_format_without_a_cut_takes_it_away(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.choose("ann", shown, "set:format", "double_elimination")
    assert (await desk.league(1)).settings.game.cut == 0
    assert "Format:** Knock-out (double elimination)\n" in desk.world.text(shown)


async def test_dates_are_typed_in_the_leagues_zone(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.press("ann", shown, "Time")
    modal = await desk.press("ann", shown, "Dates and zone…")
    await desk.submit("ann", modal, zone="Europe/Berlin", closes="3d", quiet="23:00-07:30")
    settings = (await desk.league(1)).settings
    assert settings.zone == "Europe/Berlin"
    assert settings.closes == desk.clock.now() + 3 * 86400
    assert settings.quiet == (23 * 60, 7 * 60 + 30)
    modal = await desk.press("ann", shown, "Dates and zone…")
    await desk.submit("ann", modal, zone="Europe/Berlin", closes="24.12.2027 18:00", quiet="")
    # 18:00 in Berlin in winter is 17:00 in UTC.
    assert (await desk.league(1)).settings.closes == 1829667600
    assert "<t:1829667600:f>" in desk.world.text(shown)


async def test_sign_up_that_would_close_within_the_hour_is_asked_for_first(desk: Organisers) -> None:
    shown = await desk.make()
    before = (await desk.league(1)).settings
    await desk.press("ann", shown, "Time")
    modal = await desk.press("ann", shown, "Dates and zone…")
    await desk.submit("ann", modal, zone="America/Argentina/Buenos_Aires", closes="50 min", quiet="23-7")
    assert (await desk.league(1)).settings == before
    at = int(desk.clock.now()) + 50 * 60
    assert f"Sign-up closes <t:{at}:f>" in desk.world.text(shown)
    await desk.press("ann", shown, "Yes, close it then")
    settings = (await desk.league(1)).settings
    assert (settings.closes, settings.zone) == (at, "America/Argentina/Buenos_Aires")
    assert settings.quiet == (23 * 60, 7 * 60)
    # “1 month” is a month, and nothing to ask about.
    modal = await desk.press("ann", shown, "Dates and zone…")
    await desk.submit("ann", modal, zone="UTC", closes="1 month", quiet="")
    closes = (await desk.league(1)).settings.closes
    assert closes is not None
    assert closes - desk.clock.now() >= 28 * 86400


async def test_what_cannot_be_is_refused_and_changes_nothing(desk: Organisers) -> None:
    shown = await desk.make()
    before = await desk.league(1)
    await desk.press("ann", shown, "Time")

    async def dates(**values: str) -> str:
        modal = await desk.press("ann", shown, "Dates and zone…")
        given = {"zone": "UTC", "opens": "", "closes": "", "quiet": "", **values}
        return desk.text(await desk.submit("ann", modal, **given))

    assert "I do not know the time zone “Mars/Olympus”" in await dates(zone="Mars/Olympus")
    assert "I do not understand “soon” as a date" in await dates(closes="soon")
    assert "Sign-up would already be over" in await dates(closes="2026-12-01 10:00")
    assert "“9000d” is too far away" in await dates(closes="9000d")
    assert "I do not understand “late” as hours" in await dates(quiet="late")
    await desk.press("ann", shown, "Play")

    async def numbers(**values: str) -> str:
        modal = await desk.press("ann", shown, "Name and numbers…")
        return desk.text(await desk.submit("ann", modal, **{"title": "Autumn league", **values}))

    assert "“many” is not a whole number" in await numbers(capacity="many", fewest="6")
    assert "There is room for 2, but at least 6 are needed" in await numbers(capacity="2", fewest="6")
    assert (await desk.league(1)) == before
    await numbers(capacity="12", fewest="4", title="Winter league")
    after = (await desk.league(1)).settings
    assert (after.title, after.capacity, after.fewest) == ("Winter league", 12, 4)


async def test_organisers_are_who_created_it_who_is_named_and_who_manages_the_server(
    desk: Organisers,
) -> None:
    shown = await desk.make()
    page = desk.page("Autumn league")
    for name in ("bob", "finn"):
        refused = await desk.press(name, page, "Settings")
        assert "Only organisers of this league can do that" in desk.text(refused)
    assert "Settings · how it is played" in desk.text(await desk.press("eve", page, "Settings"))
    await desk.press("ann", shown, "People")
    await desk.choose("ann", shown, "roles", desk.judges)
    await desk.choose("ann", shown, "organisers", desk.world.bob)
    for name in ("bob", "finn", "ann"):
        allowed = await desk.press(name, page, "Settings")
        assert "Settings · how it is played" in desk.text(allowed)
    # A press is looked at when it comes: somebody who was an organiser is none any more.
    theirs = desk.message(await desk.press("bob", page, "Settings"))
    await desk.choose("ann", shown, "organisers", desk.world.cleo)
    refused = await desk.choose("bob", theirs, "set:rounds", "5")
    assert "Only organisers" in desk.text(refused)
    everyone = await desk.choose("ann", shown, "roles", desk.world.guild.default_role)
    assert "That role is everybody in the server" in desk.text(everyone)
    # Who manages a server manages no other.
    table, home = await desk.leagues.load(1), desk.world.guild.id
    eve = Asker(desk.world.users["eve"].id, "eve", "en", "en", guild_id=home)
    assert organises(Actor(eve, manages=True), table)
    assert not organises(Actor(replace(eve, guild_id=home + 1), manages=True), table)


async def test_taking_back_is_a_button_of_the_settings(desk: Organisers) -> None:
    shown = await desk.make()
    assert "**Taking back:** if the opponent agrees" in desk.world.text(shown)
    await desk.press("ann", shown, "People")
    await desk.press("ann", shown, "No taking back")
    assert "**Taking back:** not allowed" in desk.world.text(shown)
    assert not (await desk.league(1)).settings.undo
    await desk.press("ann", shown, "Allow taking back by consent")
    assert (await desk.league(1)).settings.undo


async def test_what_parts_equal_points_is_chosen(desk: Organisers) -> None:
    shown = await desk.make()
    assert "equal points" not in desk.world.text(shown)
    offered = desk.offered(shown, "ties")
    assert offered["sos.esos"] == "Equal points: SoS, ESoS"
    await desk.choose("ann", shown, "ties", "buchholz.median")
    assert (await desk.league(1)).event.settings.ties == ("buchholz", "median")
    assert "equal points: Buchholz, Median" in desk.world.text(shown)


async def test_forged_choices_change_nothing(desk: Organisers) -> None:
    shown = await desk.make()
    before = await desk.league(1)
    for custom_id, values in (
        ("lo:1:set:format", ["chess"]),
        ("lo:1:set:ties", ["luck"]),
        ("lo:1:set:rounds", ["-3"]),
        ("lo:1:set:decks", ["starter:none"]),
        ("lo:1:flag:fun.on", None),
        ("lo:1:roles", ["everybody"]),
        ("lo:1:nonsense", None),
    ):
        refused = await desk.world.forge("ann", shown, custom_id, values)
        assert "That is not one of the options any more" in desk.text(refused)
    assert "There is no such league" in desk.text(await desk.world.forge("ann", shown, "lo:99:start"))
    assert (await desk.league(1)) == before


async def test_a_league_moves_to_another_channel_and_tells_organisers_in_theirs(desk: Organisers) -> None:
    other, back = (desk.world.guild.create_text_channel(name) for name in ("arena", "backstage"))
    shown = await desk.make()
    await desk.press("ann", shown, "People")
    await desk.choose("ann", shown, "channel", other)
    assert any(said.startswith("## Autumn league") for said in desk.said(other))
    await desk.choose("ann", shown, "deskchannel", back)
    assert (await desk.leagues.load(1)).row.organiser_channel_id == back.id
    await desk.choose("ann", shown, "deskchannel")
    assert (await desk.leagues.load(1)).row.organiser_channel_id is None
    refused = await desk.world.forge("ann", shown, "lo:1:channel", ["123"])
    assert "only in a text channel of this server" in desk.text(refused)


async def test_a_channel_of_a_server_that_this_process_is_not_told_of(desk: Organisers) -> None:
    """A press by direct message comes to the process with shard 0, whichever carries the server's."""
    guild = desk.world.guild
    deny = discord.PermissionOverwrite(attach_files=False)
    other = guild.create_text_channel("arena")
    closed = guild.create_text_channel("vault", overwrites={guild.default_role: deny})
    shown = await desk.make()
    desk.world.bot._connection._guilds.clear()
    await desk.world.forge("ann", shown, "lo:1:channel", [str(other.id)])
    assert (await desk.leagues.load(1)).row.channel_id == other.id
    refused = await desk.world.forge("ann", shown, "lo:1:channel", [str(closed.id)])
    assert "attach files" in desk.text(refused).lower()
    refused = await desk.world.forge("ann", shown, "lo:1:channel", ["123"])
    assert "only in a text channel of this server" in desk.text(refused)
    assert (await desk.leagues.load(1)).row.channel_id == other.id


async def test_create_pressed_twice_creates_one_league(desk: Organisers) -> None:
    shown = await desk.make()
    again = await desk.world.forge("ann", shown, "lo:new:create:weekly-swiss:Autumn league")
    assert "## Autumn league" in desk.text(again) or "## Autumn league" in desk.world.text(shown)
    assert len(await desk.leagues.of_guild(desk.world.guild.id)) == 1


async def test_a_german_organiser_reads_german(desk: Organisers) -> None:
    result = await desk.slash("ann", "barter settings", language="de")
    assert result.response is not None
    shown = desk.message(await desk.league_command("ann", "create"))
    assert "**Eine neue Liga.**" in desk.world.text(shown)
    modal = await desk.choose("ann", shown, "template", "small-round-robin")
    await desk.submit("ann", modal, title="Herbstliga")
    assert "Jeder gegen jeden" in desk.world.text(shown)
    await desk.press("ann", shown, "Gründen und Anmeldung öffnen")
    assert "Einstellungen · wie gespielt wird" in desk.world.text(shown)
    # The channel is English: the server has said nothing else.
    assert "Sign-up is open." in desk.world.text(desk.page("Herbstliga"))
