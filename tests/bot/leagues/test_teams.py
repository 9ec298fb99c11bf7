"""Teams in the bot: founded, filled, lined up and played by presses, and shown wherever leagues are."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.leagues.web import pages
from engine.leagues import teams
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle
from engine.leagues.season.model import DAY, HOUR, League
from engine.leagues.season.teams import found_team
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.players import Players, players

__all__ = ["desk", "players"]

PAIRS = Settings(format="sss", rounds=2, seed=7, boards=2)


async def founded(players: Players, **settings: Any) -> int:
    """Red: Ann and Bob; Blue: Cleo and Dan; Eve and Finn are substitutes."""
    league_id = await players.create(**{"game": PAIRS, "draft_seconds": DAY, **settings})
    for captain, member, name in (("ann", "bob", "Red"), ("cleo", "dan", "Blue")):
        page = players.page("Autumn")
        await players.press(captain, page, "Join")
        await found(players, captain, name)
        await ask(players, captain, member)
        invited = await players.press(member, players.told_with(member, "Teams"), "Teams")
        assert "You are invited by" in players.text(invited)
        joined = await players.press(member, invited.response.message, f"Join {name}")
        assert "You are in the team." in players.text(joined)
    for name in ("eve", "finn"):
        await players.press(name, players.page("Autumn"), "Join")
    return league_id


async def found(players: Players, who: str, name: str) -> Any:
    lobby = await players.press(who, players.page("Autumn"), "Teams")
    modal = await players.press(who, lobby.response.message, "Found a team…")
    made = await players.world.members[who].submit_modal(modal, {"name": name})
    await players.world.rest()
    return made


async def panel(players: Players, who: str, **options: Any) -> Any:
    return (await players.slash(who, "team", **options)).response.message


async def ask(players: Players, captain: str, member: str) -> Any:
    """A captain invites somebody in the select of people."""
    message = await panel(players, captain)
    return await players.forge(
        captain, message, await address(players, captain, "invite"), [players.id(member)]
    )


async def address(players: Players, captain: str, act: str) -> str:
    of = teams.team_of((await players.league(1)).event, players.id(captain))
    assert of is not None
    return f"lp:1:t:{of.id}:{act}"


async def publish(players: Players) -> League:
    await players.do(1, "ann", "publish", lifecycle.publish_draft, organiser=True, undo=True)
    return await players.league(1)


async def test_teams_are_founded_and_filled_with_few_clicks(players: Players) -> None:
    await founded(players)
    league = await players.league(1)
    assert [(each.name, each.members) for each in league.event.teams] == [
        ("Red", (players.id("ann"), players.id("bob"))),
        ("Blue", (players.id("cleo"), players.id("dan"))),
    ]
    text = players.world.text(players.page("Autumn"))
    assert "**2 teams**" in text
    assert f"**Red**: <@{players.id('ann')}>, <@{players.id('bob')}>" in text
    assert f"**Substitutes for all:** <@{players.id('eve')}>, <@{players.id('finn')}>" in text
    assert "teams of 2" in text
    taken = await found(players, "eve", "red")
    assert "There is a team red already." in players.text(taken)


async def test_a_captain_lines_up_confirms_and_replaces(players: Players) -> None:
    await founded(players)
    await players.do(1, "ann", "close", lifecycle.close_signup, organiser=True)
    told = players.told_with("ann", "Teams")
    assert "Look at the line-up of Red and confirm it" in players.world.text(told)
    shown = await players.press("ann", told, "Teams")
    message = shown.response.message
    assert players.labels(message) == ["Confirm line-up", "More…"]
    await players.world.choose("ann", message, [players.id("bob")], 0)
    await players.world.rest()
    assert "1\\. bob\n2\\. ann" in players.world.text(message)
    await players.world.choose("ann", message, [players.id("eve")], 1)
    await players.world.rest()
    assert "2\\. eve (stands in for this round)" in players.world.text(message)
    await players.press("ann", message, "Confirm line-up")
    assert "(confirmed)" in players.world.text(message)
    league = await publish(players)
    seated = {one for pairing in league.event.rounds[0].pairings for one in pairing.players}
    assert seated == {players.id(name) for name in ("bob", "eve", "cleo", "dan")}
    assert "You stand in for Red in round 1." in " ".join(players.told("eve"))
    page = next(text for text in players.said() if "Red – Blue" in text or "Blue – Red" in text)
    assert "(2 boards open)" in page
    # The match of the board has not begun: Finn plays it.
    shown = await players.slash("cleo", "team")
    replacing = await players.press("cleo", shown.response.message, "Substitute now…")
    message = replacing.response.message
    dan = next(key for key in league.matches if players.id("dan") in league.pairing_of(key).players)
    await players.world.choose("cleo", message, [dan], 0)
    await players.world.choose("cleo", message, [players.id("finn")], 0)
    await players.world.rest()
    assert players.id("finn") in (await players.league(1)).pairing_of(dan).players
    assert "You play your match of round 1" not in " ".join(players.told("dan"))
    assert "finn plays your match of round 1 in your place." in " ".join(players.told("dan"))


async def test_only_captains_and_organisers_change_a_team(players: Players) -> None:
    await founded(players)
    for who in ("bob", "dan"):
        message = await panel(players, who)
        refused = await players.forge(who, message, "lp:1:t:t1:board:1", [players.id("bob")])
        assert "Only the captain of the team or an organiser" in players.text(refused)
    # Ann organises: she acts for Blue too, and puts Eve into it at once.
    message = await panel(players, "ann", team="blue")
    await players.forge("ann", message, "lp:1:t:t2:invite", [players.id("eve")])
    assert players.id("eve") in (await players.league(1)).event.teams[1].members
    await players.forge("ann", message, "lp:1:t:t2:board:2", [players.id("eve")])
    assert teams.line_up((await players.league(1)).event, (await players.league(1)).event.teams[1])[1] == (
        players.id("eve")
    )
    for act in ("nonsense", "board:9", "in:1_1"):
        forged = await players.forge("ann", message, f"lp:1:t:t2:{act}", [players.id("eve")])
        assert "✅" not in players.text(forged)
    unknown = await players.forge("ann", message, "lp:1:t:t9:manage")
    assert "There is no such team." in players.text(unknown)


async def test_a_team_is_renamed_handed_on_left_and_withdrawn(players: Players) -> None:
    await founded(players)
    message = await panel(players, "ann")
    await players.press("ann", message, "More…")
    modal = await players.press("ann", message, "Another name…")
    await players.world.members["ann"].submit_modal(modal, {"name": "@everyone *Queens*"})
    await players.world.rest()
    assert "\\*Queens\\*" in players.world.text(message)
    await players.press("ann", message, "More…")
    await players.world.choose("ann", message, [players.id("bob")], 0)
    await players.world.rest()
    assert (await players.league(1)).event.teams[0].captain == players.id("bob")
    message = await panel(players, "cleo")
    await players.press("cleo", message, "More…")
    await players.press("cleo", message, "Withdraw the team…")
    assert "out of the league?" in players.world.text(message)
    await players.press("cleo", message, "Withdraw")
    assert [each.id for each in (await players.league(1)).event.teams] == ["t1"]
    message = await panel(players, "bob")
    await players.press("bob", message, "More…")
    await players.press("bob", message, "Leave the team")
    assert "You have left the team." in players.world.text(message)


async def test_what_is_owed_has_its_button(players: Players) -> None:
    await founded(players)
    await players.do(1, "ann", "close", lifecycle.close_signup, organiser=True)
    shown = await players.slash("ann", "my")
    assert "Confirm the line-up of Red for round 1" in players.text(shown)
    assert "Teams" in players.labels(shown.response.message)
    # Nobody presses: the round begins with the line-ups as they are.
    await players.pass_time(DAY + HOUR)
    assert len((await players.league(1)).event.rounds) == 1


async def test_a_league_that_is_no_team_league_says_so(players: Players) -> None:
    await players.create()
    assert "Teams" not in players.labels(players.page("Autumn"))
    refused = await players.slash("ann", "team", league=1)
    assert "This is no league of teams." in players.text(refused)


async def test_organisers_choose_teams_see_them_in_the_draft_and_swap(desk: Organisers) -> None:
    shown = await desk.make(template="teams")
    assert "teams of 3" in desk.world.text(shown)
    await desk.choose("ann", shown, "boards", "2")
    assert (await desk.league(1)).settings.game.boards == 2
    await desk.choose("ann", shown, "boards", "0")
    assert "cut" in " ".join(one["custom_id"] for one in desk.selects(shown))
    await desk.choose("ann", shown, "boards", "2")
    assert not any(one["custom_id"].endswith(":cut") for one in desk.selects(shown))
    names = ("ann", "bob", "cleo", "dan", "eve", "finn")
    await desk.sign_up(1, *names)
    for at, name in enumerate(("ann", "bob", "cleo", "dan"), 1):
        await desk.do(1, name, "found", found_team, f"Team {at}")
    draft = desk.message(await desk.league_command("ann", "start"))
    text = desk.world.text(draft)
    assert text.count("**Team ") == 2
    lines = text[text.index("**Team ") :].split("\n")
    before = [line for line, reason in pairwise(lines) if reason.startswith("-# ")]
    assert len(before) == 2
    assert all(line.startswith("**Team ") for line in before), "with the teams, not between their boards"
    assert "Pair" not in desk.labels(draft)
    await desk.press("ann", draft, "Swap…")
    drafted = (await desk.league(1)).draft
    assert drafted is not None
    one, other = drafted.draft.round.team_matches
    await desk.choose("ann", draft, "swap:chosen", one.team1, other.team1)
    after = (await desk.league(1)).draft
    assert after is not None
    assert after.draft.round.team_matches[0].team1 == other.team1
    await desk.press("ann", draft, "Publish")
    printed = desk.files(await desk.league_command("ann", "export", form="print", league=1))
    (text,) = (data.decode() for data in printed.values())
    assert text.count(" Team ") == len((await desk.league(1)).event.rounds[0].pairings) * 2
    assert "1.1" in text
    tables = desk.files(await desk.league_command("ann", "export", form="csv", league=1))
    assert any(name.endswith("-teams.csv") for name in tables)
    everything = desk.files(await desk.league_command("ann", "export", form="json", league=1))
    assert b'"Team 1"' in next(iter(everything.values()))


@pytest.mark.parametrize("page", ["league", "round"])
async def test_teams_are_on_the_web(players: Players, page: Any) -> None:
    await founded(players)
    await players.do(1, "ann", "close", lifecycle.close_signup, organiser=True)
    await publish(players)
    table = await players.leagues.load(1)
    for language in ("en", "de"):
        made = pages.rendered(table, {}, pages.Wanted(page, 1, language))
        assert made is not None
        text = made.decode()
        assert "Red" in text
        assert "Blue" in text
        assert players.id("ann") not in text
