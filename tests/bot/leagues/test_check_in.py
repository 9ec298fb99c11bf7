"""Check-in before round one: set by an organiser, done in one press, and shown where people look."""

from __future__ import annotations

from engine.leagues.season import lifecycle, people
from engine.leagues.season.model import HOUR
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.players import Players, players

__all__ = ["desk", "players"]


async def test_one_press_checks_in_and_who_does_not_is_not_paired(players: Players) -> None:
    league = await players.create(check_in=2 * HOUR)
    await players.sign_up(league, "bob", "cleo", "dan")
    assert "Check in" not in players.labels(players.page("Autumn"))
    assert "**Check-in:** 2 hours after sign-up" in players.world.text(players.page("Autumn"))
    await players.do(league, "ann", "start", lifecycle.start, organiser=True)
    page = players.page("Autumn")
    assert "0 of 3 are there" in players.world.text(page)
    assert players.labels(page)[0] == "Check in"
    checked = await players.press("bob", page, "Check in")
    assert "✅ You are checked in." in players.text(checked)
    assert "1 of 3 are there" in players.world.text(players.page("Autumn"))
    again = await players.press("bob", players.page("Autumn"), "Check in")
    assert "checked in already" in players.text(again)
    stranger = await players.press("eve", players.page("Autumn"), "Check in")
    assert "You are not in this league" in players.text(stranger)
    # From the message that asks for it, and from the list of what one owes.
    await players.press("cleo", players.told_with("cleo", "Check in"), "Check in")
    owed = await players.slash("dan", "my")
    assert "Check in by" in players.text(owed)
    assert "Check in" in players.labels(owed.response.message)
    await players.pass_time(2 * HOUR + 60)
    assert "1 did not check in and is out" in players.said()[-1]
    assert "with /league join" in players.told("dan")[-1]
    back = await players.slash("dan", "join")
    assert "✅ You are in." in players.text(back)


async def test_organisers_set_it_end_it_and_check_in_others(desk: Organisers) -> None:
    shown = await desk.make()
    await desk.press("ann", shown, "Time")
    assert desk.offered(shown, "set:checkin")["0"] == "no check-in before round one"
    await desk.choose("ann", shown, "set:checkin", "7200")
    assert "**Check-in:** 2 hours after sign-up" in desk.world.text(shown)
    names = ("ann", "bob", "cleo", "dan", "eve", "finn")
    await desk.sign_up(1, *names)
    begun = await desk.league_command("ann", "start")
    assert desk.text(begun).count("0 of 6 are there") == 1, "once, where the league stands"
    early = await desk.press("ann", desk.message(begun), "Start")
    assert "Nobody has checked in; 6 are needed" in desk.text(early)
    for name in names[1:]:
        await desk.do(1, name, "come", people.come)
    done = await desk.league_command("ann", "player", action="check-in", user=desk.world.users["ann"])
    assert "is checked in" in desk.text(done)
    assert (await desk.league(1)).draft is not None
