"""An event of another program is brought to Discord: what its organiser is told, and how it goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bot.leagues.organisers import Organisers, desk
from tests.leagues.events import fixture

__all__ = ["desk"]


async def imported(desk: Organisers, file: dict[str, Any]) -> Any:
    return desk.message(
        await desk.league_command("ann", "import", file=("event.json", json.dumps(file).encode()))
    )


@pytest.mark.parametrize("name", ["sample_nrtm_app", "sample_aesops", "sample_aesops_2024", "sample_cobra"])
async def test_an_event_that_is_over_is_a_record_until_somebody_goes_on_with_it(
    desk: Organisers, name: str
) -> None:
    file = fixture(name)
    shown = await imported(desk, file)
    text = desk.world.text(shown)
    assert f"✅ Imported: {len(file['players'])} players, {len(file['rounds'])} completed rounds." in text
    assert "The event is over" in text
    league = await desk.league(1)
    assert league.state == "finished"
    if file["cutToTop"]:
        assert "Play further rounds" not in text
        return
    await desk.press("ann", shown, "Play further rounds")
    league = await desk.league(1)
    number = len(file["rounds"]) + 1
    assert league.draft is not None
    assert (league.state, league.draft.draft.round.number) == ("running", number)
    said = desk.text(await desk.league_command("ann", "audit"))
    assert f"lets the imported event go on with round {number}" in said


async def test_what_is_to_be_looked_at_is_said_and_kept(desk: Organisers) -> None:
    file = fixture("sample_nrtm_app")
    file["players"][0]["name"] = "*Ada*"
    for player in file["players"]:
        player["matchPoints"] += 1
    for side in ("player1", "player2"):
        file["rounds"][0][0][side] = {"id": file["rounds"][0][0][side]["id"]}
    shown = await imported(desk, file)
    text = desk.world.text(shown)
    assert "⚠️ Imported, with something to look at: 9 players, 4 completed rounds." in text
    assert "One match of an earlier round has no result in the file; it does not count." in text
    points = file["players"][0]["matchPoints"]
    assert f"\\*Ada\\* has {points} points in the file" in text
    assert "… and about 2 more players." in text
    said = desk.text(await desk.league_command("ann", "audit"))
    assert f"\\*Ada\\* has {points} points in the file" in said
