"""A season of several leagues: the next one at a press, its seeds, the standings and trophies."""

from __future__ import annotations

from typing import Any

from bot.hosting.quota import Quota
from engine.leagues.model import Settings
from engine.leagues.season import lifecycle
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan")
TIERS = Settings(format="round_robin", seed=7, divisions=2, tiers=True)


async def over(desk: Organisers, league_id: int) -> None:
    """All matches are played; the Corp wins."""
    while (league := await desk.league(league_id)).state == "running":
        if league.draft is not None:
            publish = lifecycle.publish_draft
            await desk.do(league_id, "ann", "publish", publish, organiser=True)
            continue
        for key in [key for key, match in league.matches.items() if not match.closed]:
            await desk.settle(league_id, key)
    assert (await desk.league(league_id)).state == "finished"


async def first(desk: Organisers, **settings: Any) -> int:
    league_id = await desk.running(*FIELD, game=TIERS, draft_seconds=0, **settings)
    await over(desk, league_id)
    return league_id


async def settings_of(desk: Organisers, league_id: int) -> Any:
    return desk.message(await desk.league_command("ann", "settings", league=league_id))


async def test_the_next_league_is_one_press_and_is_made_once(desk: Organisers) -> None:
    league_id = await first(desk)
    shown = await settings_of(desk, league_id)
    await desk.press("ann", shown, "Next league")
    text = desk.world.text(shown)
    assert "## Autumn 2" in text
    assert "**Season:** Autumn, 1 up and 1 down" in text
    assert "2 divisions by strength" in text
    assert "✅ The next league of the season" in text
    made = await desk.leagues.load(2)
    assert (made.league.state, made.league.follows) == ("planned", 1)
    assert (made.row.channel_id, made.row.organisers) == (
        desk.world.channel.id,
        frozenset({int(desk.id("ann"))}),
    )
    # The league that is over has become the first of the season.
    assert (await desk.league(1)).settings.series == "Autumn"
    again = await settings_of(desk, league_id)
    await desk.press("ann", again, "Next league")
    assert "is there already" in desk.world.text(again)
    assert len(await desk.leagues.of_guild(desk.world.guild.id, over=True)) == 2


async def test_players_are_seeded_by_the_league_before(desk: Organisers) -> None:
    league_id = await first(desk)
    before = await desk.league(league_id)
    shown = await settings_of(desk, league_id)
    await desk.press("ann", shown, "Next league")
    await desk.press("ann", shown, "Open sign-up")
    page = desk.page("Autumn 2")
    for name in ("dan", "cleo", "bob"):
        await desk.press(name, page, "Join")
    await desk.league_command("ann", "player", action="add", user=desk.world.users["ann"], league=2)
    newcomer = await desk.press("eve", page, "Join")
    assert "You are in" in desk.text(newcomer)
    league = await desk.league(2)
    seeds = {player.id: player.seed for player in league.event.players}
    assert seeds.pop(desk.id("eve")) == 0
    assert sorted(seeds.values()) == [1, 2, 3, 4]
    # Two and two, of which the last of the first and the first of the second change places.
    ranks = {player.id: player.division for player in before.event.players}
    moved = {one for one, seed in seeds.items() if (1 if seed <= 2 else 2) != ranks[one]}
    assert len(moved) == 2


async def test_a_season_is_named_read_and_won(desk: Organisers) -> None:
    league_id = await first(desk)
    shown = await settings_of(desk, league_id)
    assert "Season" not in desk.labels(desk.page("Autumn: standings"))
    modal = await desk.press("ann", shown, "Season…")
    await desk.submit("ann", modal, series="Harbour", leagues="1", promote="0")
    assert "**Season:** Harbour, 1 league\n" in desk.world.text(shown)
    assert "puts the league into the season Harbour" in desk.text(await desk.league_command("ann", "audit"))
    page = desk.page("Autumn: standings")
    desk.world.bot.answers.pages.persons = Quota(1)
    answer = await desk.press("bob", page, "Season")
    told = desk.text(answer)
    assert list(desk.files(answer)) == ["season.png"]
    assert "## Harbour: season" in told
    assert "The season is over after 1 league." in told
    refused = desk.text(await desk.press("bob", page, "Season"))
    assert "1 picture or page within an hour" in refused, "it is drawn"
    assert "🏆 1. " in told
    assert "12 points (12)" in told
    winner = next(name for name in FIELD if f"🏆 1. {name}" in told.replace("**", ""))
    rating = await desk.league_command(winner, "rating")
    assert "🏆 Season Harbour" in desk.text(rating)
    stranger = await desk.league_command("finn", "rating")
    assert "Season" not in desk.text(stranger)
    wrong = await desk.press("ann", shown, "Season…")
    refused = await desk.submit("ann", wrong, series="Harbour", leagues="99", promote="0")
    assert "50 leagues at most" in desk.text(refused)


async def test_the_end_of_a_league_leads_to_its_season(desk: Organisers) -> None:
    await first(desk, series="Harbour", series_leagues=3)
    ended = next(
        m
        for m in desk.messages()
        if "The league is over" in desk.world.text(m) and "Season" in desk.labels(m)
    )
    told = desk.text(await desk.press("finn", ended, "Season"))
    assert "Leagues played: 1 of 3." in told


async def test_only_organisers_make_the_next_league(desk: Organisers) -> None:
    league_id = await first(desk)
    shown = await settings_of(desk, league_id)
    custom_id = desk.world.buttons(shown)["Next league"]
    forged = await desk.world.forge("bob", desk.page("Autumn: standings"), custom_id, None)
    assert "Only organisers" in desk.text(forged)
    assert len(await desk.leagues.of_guild(desk.world.guild.id, over=True)) == 1
