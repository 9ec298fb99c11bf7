"""People change their names: a press takes the new one, and organisers can say what somebody is called."""

from __future__ import annotations

from bot.presses.languages import PRESSING, Asker
from engine.leagues.season.model import Availability
from engine.leagues.season.people import set_availability
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]


async def test_an_organiser_says_what_somebody_is_called_and_a_press_does_not_change_it(
    desk: Organisers,
) -> None:
    await desk.running("ann", "bob", "cleo", "dan", publish="organiser")
    bob = desk.id("bob")
    done = await desk.league_command(
        "ann", "player", action="name", user=desk.world.users["bob"], other="Bobby  T."
    )
    assert "is called so from now on" in desk.text(done)
    league = await desk.league(1)
    assert (league.people[bob].name, league.event.name_of(bob)) == ("Bobby T.", "Bobby T.")
    assert league.people[bob].named
    audit = desk.text(await desk.league_command("ann", "audit"))
    assert "says what" in audit


async def test_a_press_takes_the_name_somebody_goes_by_now(desk: Organisers) -> None:
    await desk.running("ann", "bob", "cleo", "dan", publish="organiser")
    bob = desk.id("bob")
    before = await desk.league(1)
    token = PRESSING.set(Asker(int(bob), "Robert", "en", "en", guild_id=1))
    try:
        await desk.do(1, "bob", "times", set_availability, Availability())
        league = await desk.league(1)
        assert (league.people[bob].name, league.event.name_of(bob)) == ("Robert", "Robert")
        # Somebody else's press changes nobody's name; nor does one in a direct message.
        await desk.do(1, "cleo", "times", set_availability, Availability())
        PRESSING.set(Asker(int(bob), "Another", "en", "en"))
        await desk.do(1, "bob", "times", set_availability, Availability())
        after = await desk.league(1)
        assert after.people[bob].name == "Robert"
        assert after.people[desk.id("cleo")].name == before.people[desk.id("cleo")].name
    finally:
        PRESSING.reset(token)
