"""Who imported players are on Discord: guessed by name, said in one message, five on a page."""

from __future__ import annotations

import json
from typing import Any

from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]


async def imported(desk: Organisers, *names: str) -> Any:
    """Import an event of these players, of whom nobody has played yet; what Ann is answered with."""
    players = [{"id": at, "name": name} for at, name in enumerate(names, 1)]
    data = json.dumps({"name": "Spring", "players": players, "rounds": []}).encode()
    return desk.message(await desk.league_command("ann", "import", file=("event.json", data)))


async def names_of(desk: Organisers) -> dict[str, str]:
    """Whom each player's id is on Discord: "" for nobody yet."""
    people = (await desk.league(1)).people
    users = {str(user.id): name for name, user in desk.world.users.items()}
    return {person.name: users.get(one, "") for one, person in people.items()}


async def test_guesses_are_taken_in_one_press_and_the_rest_is_chosen(desk: Organisers) -> None:
    shown = await imported(desk, "Bob", "CLÉO", "Danny", "Nobody Known")
    page = desk.message(await desk.press("ann", shown, "Say who 4 imported players are"))
    bob, cleo, dan = (desk.world.users[name].mention for name in ("bob", "cleo", "dan"))
    text = desk.world.text(page)
    assert f"**Bob** (perhaps {bob})" in text
    assert f"**CLÉO** (perhaps {cleo})" in text
    assert f"**Danny** (perhaps {dan})" in text
    assert "**Nobody Known**\n" in text + "\n"
    assert set((await names_of(desk)).values()) == {""}  # nothing is done yet
    await desk.press("ann", page, "All 3 guesses are right")
    linked = {"Bob": "bob", "CLÉO": "cleo", "Danny": "dan"}
    assert await names_of(desk) == {**linked, "Nobody Known": ""}
    assert "Of one imported player" in desk.world.text(page)
    # Eve chooses to be nobody's guess; Ann says who it is.
    (select,) = [one["custom_id"].split(":", 2)[2] for one in desk.selects(page)]
    await desk.choose("ann", page, select, desk.world.members["eve"])
    assert await names_of(desk) == {**linked, "Nobody Known": "eve"}
    assert "everybody who was imported is somebody" in desk.world.text(page)
    # The audit log has it all, and it can be taken back.
    await desk.league_command("ann", "undo")
    said = desk.text(await desk.league_command("ann", "audit"))
    assert said.count("says who an imported player is") == 4


async def test_five_are_on_a_page_and_a_page_that_has_changed_is_shown_anew(desk: Organisers) -> None:
    shown = await imported(desk, "Bob", "Uno", "Due", "Tre", "Quattro", "Cleo", "Sette")
    page = desk.message(await desk.press("ann", shown, "Say who 7 imported players are"))
    assert len(desk.selects(page)) == 5
    assert "Cleo" not in desk.world.text(page)
    await desk.press("ann", page, "Next ▶")
    assert [line for line in desk.world.text(page).splitlines() if line.startswith("**")][1:] == ["**Sette**"]
    assert "Page 2 of 2" in desk.world.text(page)
    # Another organiser says meanwhile that Uno is Bob: the guess that Bob is Bob does not hold any more.
    first = desk.message(await desk.press("ann", shown, "Say who 7 imported players are"))
    settings = desk.message(await desk.league_command("eve", "settings"))
    other = desk.message(await desk.press("eve", settings, "Say who 7 imported players are"))
    uno = desk.selects(other)[1]["custom_id"].split(":", 2)[2]
    await desk.choose("eve", other, uno, desk.world.members["bob"])
    await desk.press("ann", first, "The guess is right")
    assert "Something has changed meanwhile" in desk.world.text(first)
    assert {name: who for name, who in (await names_of(desk)).items() if who} == {"Uno": "bob"}


async def test_no_bot_and_nobody_twice(desk: Organisers) -> None:
    shown = await imported(desk, "Uno", "Due")
    page = desk.message(await desk.press("ann", shown, "Say who 2 imported players are"))
    one, other = (select["custom_id"].split(":", 2)[2] for select in desk.selects(page))
    robot = desk.world.guild.add_member(desk.world.env.create_user("robot", bot=True))
    refused = await desk.choose("ann", page, one, robot)
    assert "is a bot" in desk.text(refused)
    await desk.choose("ann", page, one, desk.world.members["bob"])
    refused = await desk.choose("ann", page, other, desk.world.members["bob"])
    assert "is in this league already" in desk.text(refused)
    assert await names_of(desk) == {"Uno": "bob", "Due": ""}


async def test_only_organisers_say_who_is_who(desk: Organisers) -> None:
    shown = await imported(desk, "Bob")
    refused = await desk.world.forge("bob", shown, "lo:1:link")
    assert "organisers" in desk.text(refused)
