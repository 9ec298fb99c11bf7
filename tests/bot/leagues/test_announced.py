"""An organiser who would change what was announced is asked first, and everybody is told."""

from __future__ import annotations

import pytest

from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]


@pytest.mark.parametrize(
    ("what", "value", "told"), [("rounds", "7", "7 instead of"), ("cut", "2", "the best 2 go on")]
)
async def test_rounds_and_the_cut_are_asked_for(desk: Organisers, what: str, value: str, told: str) -> None:
    await desk.running("ann", "bob", "cleo", "dan", publish="organiser")
    before = await desk.league(1)
    assert before.settings.game.rounds
    shown = desk.message(await desk.league_command("ann", "settings"))
    await desk.choose("ann", shown, f"set:{what}", value)
    assert "was announced with round one" in desk.world.text(shown)
    assert await desk.league(1) == before
    await desk.press("ann", shown, "Yes, change it")
    assert str(getattr((await desk.league(1)).settings.game, what)) == value
    assert any("The organisers have changed" in said and told in said for said in desk.said())


async def test_the_room_is_asked_for_and_the_rest_is_done(desk: Organisers) -> None:
    await desk.running("ann", "bob", "cleo", "dan", publish="organiser")
    shown = desk.message(await desk.league_command("ann", "settings"))
    modal = await desk.press("ann", shown, "Name and numbers…")
    await desk.submit("ann", modal, title="Winter", capacity="6", fewest="3")
    league = await desk.league(1)
    assert (league.settings.title, league.settings.capacity) == ("Winter", 0)
    assert "How many can be in the league was announced" in desk.world.text(shown)
    await desk.press("ann", shown, "Yes, change it")
    assert (await desk.league(1)).settings.capacity == 6
