"""A night of the shipped campaign is left out by what was decided, and its players read that it was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.neon_hope.store import campaigns as store
from engine.neon_hope.rules.campaigns import position
from tests.bot.games.neon_hope.real import RULES, make_bot, tables
from tests.bot.games.neon_hope.tables import Tables

__all__ = ["make_bot", "tables"]

PLAYED = tuple((night, "caught") for night in ("afterglow", "line-nine", "lighthouse"))


@pytest.mark.parametrize(("choice", "night"), [("Burn it", "dawn"), ("Put it away", "page-212-night")])
async def test_whoever_burns_the_page_hunts_nobody_that_night(
    tables: Tables, choice: str, night: str
) -> None:
    await tables.begin({"ann": "oda"})
    asked = (await tables.slash("ann", "abandon")).response.message
    yes = next(key for key in tables.buttons(asked).values() if key.endswith(":yes"))
    await tables.ann.click(asked, custom_id=yes)
    await tables.rest()
    state = (await tables.campaign()).state
    noted = replace(
        state,
        results=PLAYED,
        notes=("island-lost",),
        flags={"nights": 3},
        step="third-morning",
        episode=3,
    )
    async with tables.bot.db.write() as db:
        await store.carry(db, 1, noted, "open", 0.0)
    message = (await tables.slash("ann", "campaign", campaign=1)).response.message
    read = []
    while "Begin" not in (labels := tables.labels(message)):
        label = next((each for each in labels if choice in each), labels[0])
        message = (await tables.press("ann", message, label)).response.message
        read.append(tables.text(message))
    assert position(RULES.pack("pilot"), (await tables.campaign()).state) == night
    assert ("For one night nobody climbs anything." in "".join(read)) is (night == "dawn")
    assert ("Page 212" in tables.text(message)) is (night != "dawn")
