"""People change their names: a press takes the new one, and organisers can say what somebody is called."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.leagues.stored import Refused
from bot.presses.languages import PRESSING, Asker
from bot.store.schema import outbox
from bot.store.schema_leagues import league_history
from engine.leagues import season
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import DAY, Availability
from engine.leagues.season.people import set_availability
from engine.leagues.season.repairs import set_deadline
from engine.leagues.season.reports import answer, offer
from engine.messages.catalogue import identifiers
from tests.bot.leagues.organisers import Organisers, desk
from tests.messages.anything import said_with

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


async def test_who_is_forgotten_is_so_under_every_name_they_had(desk: Organisers) -> None:
    await desk.running("ann", "bob", "cleo", "dan", publish="organiser")
    bob = desk.id("bob")
    for name in ("Zanzibarella", "Quetzalinda"):
        await desk.league_command("ann", "player", action="name", user=desk.world.users["bob"], other=name)
        key = season.matches_of(await desk.league(1), bob)[0]
        await desk.do(1, "ann", "deadline", set_deadline, key, desk.clock.now() + DAY, organiser=True)
        await desk.do(1, "bob", "offer", offer, key, "draw", match=key)
        other = next(one for one in await desk.pair(1, key) if one != "bob")
        assert any(name in said for said in desk.told(other))
        await desk.do(1, other, "answer", answer, key, "draw", False, match=key)
    asked = desk.message(await desk.slash("bob", "privacy delete"))
    await desk.press("bob", asked, "Yes, forget me")
    league = await desk.league(1)
    assert bob not in league.people
    async with desk.world.bot.db.read() as db:
        held = [*await db.scalars(select(outbox.c.payload)), *await db.scalars(select(league_history.c.args))]
        held += await db.scalars(select(league_history.c.entries))
    for name in ("Zanzibarella", "Quetzalinda"):
        assert not any(name in one for one in held), name
        assert name not in str(league), name


NAMED = ("player", "team", "foe", "name", "names", "first", "second", "text", "title", "zone", "where")
"""What holds names, and what somebody typed."""
STAR = "# *x*"


@pytest.mark.parametrize("rule", ["lg-error", "ls-error", "lg-import", "ls-log", "lg-repair"])
def test_a_refusal_and_a_line_of_the_log_show_names_as_they_are(rule: str) -> None:
    """Each sentence of leagues that has a name in it."""
    told = 0
    for identifier in (one for one in identifiers("en") if one.startswith(f"{rule}-")):
        given: dict[str, str | int] = {}

        def value(name: str, given: dict[str, str | int] = given) -> str | int:
            return given.setdefault(name, STAR if name in NAMED else 2)

        said_with("en", identifier, value)
        told += STAR in given.values()
        said = Refused(LeagueError(identifier, **given)).text("en")
        assert STAR not in said, (identifier, said)
    assert told
