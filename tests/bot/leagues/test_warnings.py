"""Organisers warn players; nobody else reads it."""

from __future__ import annotations

from typing import Any

from engine.leagues.season import lifecycle, warnings
from engine.leagues.season.model import League
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.test_secrets import closed

__all__ = ["desk"]

TEXT = "Do not play *another's* cards."


async def panel(desk: Organisers, who: str, person: str, league: int | None = None) -> Any:
    options = {} if league is None else {"league": league}
    return await desk.league_command(who, "player", action="warn", user=desk.world.users[person], **options)


async def test_a_warning_is_given_read_and_taken_back(desk: Organisers) -> None:
    await desk.running("bob", "cleo", "dan", "eve")
    shown = await panel(desk, "ann", "bob")
    assert "None in force" in desk.text(shown)
    message = desk.message(shown)
    modal = await desk.press("ann", message, "Warn…")
    await desk.submit("ann", modal, warning=TEXT, days="30")
    assert "Do not play \\*another's\\* cards." in desk.world.text(message)
    assert "Do not play" in desk.told("bob")[-1]
    assert not any("Do not play" in said for said in desk.said())
    assert "Do not play" in desk.text(await desk.league_command("bob", "my"))
    # Who decides a match of theirs knows of it; the others at the table do not.
    deciding = await desk.league_command("ann", "report-for")
    chosen = await desk.choose(
        "ann", desk.message(deciding), "decide:chosen", match_of(desk, await desk.league(1))
    )
    assert "one warning in force" in desk.world.text(desk.message(deciding)) + desk.text(chosen)
    (at,) = desk.offered(message, f"unwarn:{desk.id('bob')}")
    await desk.choose("ann", message, f"unwarn:{desk.id('bob')}", at)
    assert "Taken back" in desk.world.text(message)
    assert warnings.warnings_of(await desk.league(1), desk.id("bob"), 0) == ()
    log = desk.text(await desk.league_command("ann", "audit"))
    assert "warns bob" in log
    assert "Do not play" not in log


def match_of(desk: Organisers, league: League) -> str:
    return next(key for key in league.matches if desk.id("bob") in league.pairing_of(key).players)


async def test_players_neither_give_nor_read_one(desk: Organisers) -> None:
    await desk.running("bob", "cleo")
    assert "Only organisers" in desk.text(await panel(desk, "cleo", "bob"))
    shown = desk.message(await panel(desk, "ann", "bob"))
    custom_id = desk.world.buttons(shown)["Warn…"]
    forged = await desk.world.forge("cleo", desk.page("Autumn"), custom_id, None)
    assert "Only organisers" in desk.text(forged)


async def test_who_cannot_be_written_to_is_not_warned_before_everybody(desk: Organisers) -> None:
    closed(desk, "bob")
    await desk.running("bob", "cleo")
    await desk.do(1, "ann", "warn", warnings.warn, desk.id("bob"), TEXT, 30, organiser=True)
    assert not any("Do not play" in said for said in desk.said())
    assert any("An organiser has written to you" in said for said in desk.said())


async def test_organisers_see_those_of_the_other_leagues_they_organise(desk: Organisers) -> None:
    for title in ("Autumn", "Winter"):
        await desk.create(title=title)
    for league in (1, 2):
        await desk.sign_up(league, "bob")
    await desk.do(1, "ann", "warn", warnings.warn, desk.id("bob"), TEXT, 30, organiser=True)
    await desk.do(1, "ann", "cancel", lifecycle.cancel, organiser=True)
    assert "in **Autumn**" in desk.text(await panel(desk, "ann", "bob", 2))
    # Who organises the other one alone does not.
    await desk.leagues.office.set_organisers(2, desk.world.users["ann"].id, [desk.world.users["dan"].id], [])
    assert "None in force" in desk.text(await panel(desk, "dan", "bob", 2))


async def test_who_gave_one_can_be_forgotten_and_it_stands(desk: Organisers) -> None:
    await desk.running("bob", "cleo", "dan", "eve")
    message = desk.message(await panel(desk, "ann", "bob"))
    await desk.submit("ann", await desk.press("ann", message, "Warn…"), warning=TEXT, days="30")
    asked = desk.message(await desk.slash("ann", "privacy delete"))
    await desk.press("ann", asked, "Yes, forget me")
    (warning,) = (await desk.league(1)).people[desk.id("bob")].warnings
    assert (warning.by, warning.text) == ("", TEXT)
