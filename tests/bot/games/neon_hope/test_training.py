"""Training between episodes: each character's cards stand in a select of its own; each is learned once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.neon_hope.language.logged import OwnsCard
from engine.neon_hope.language.story import SwapCard
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import StepChoice
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.fake_pack import PACK, words
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.games.neon_hope.test_steps import CAMPAIGN, at, to_the_camp

LEAP = d.Action(name=words("Leap", "Sprung"), character="vex", types=("fight", "hack"), bonus=3, starts=False)
LESSON = StepChoice(effects=(SwapCard("sprint", "leap"),), condition=OwnsCard("sprint"))


@pytest.fixture(autouse=True)
def a_camp_with_a_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    camp = CAMPAIGN.steps["camp"]
    steps = {**CAMPAIGN.steps, "camp": replace(camp, choices=(*camp.choices, LESSON))}
    monkeypatch.setattr(fake, "GOAL", 2)
    monkeypatch.setitem(PACK.actions, "leap", LEAP)
    monkeypatch.setitem(PACK.campaigns, "tides", replace(CAMPAIGN, steps=steps))
    monkeypatch.setitem(PACK.cards, "leap", LEAP)


async def test_a_character_trains_with_two_clicks_and_the_panel_says_what_it_took(tables: Tables) -> None:
    panel = await to_the_camp(tables)
    (select,) = tables.selects(panel)
    assert select["placeholder"] == "Vex trains…"
    (option,) = select["options"]
    assert option["label"] == "Practise “Leap” instead of “Sprint”"
    assert option["description"].startswith("Fight or Hack · +3")
    assert tables.labels(panel) == ["Sleep", "Watch"]
    refused = await tables.choose("bob", panel, ["2"], 0)
    assert "have chosen already" in tables.said(refused), "Bob plays Noor, who has no such card"
    await tables.choose("ann", panel, ["2"], 0)
    assert "• **Vex**: Practise “Leap” instead of “Sprint”" in tables.text(panel)
    assert tables.selects(panel) == []
    await tables.press("bob", panel, "Watch")
    assert (await at(tables), (await tables.campaign()).state.swaps) == ("shore", (("sprint", "leap"),))


@pytest.mark.parametrize("address", ["1:2:0", "1:9:0", "1:2:7"])
async def test_a_forged_lesson_without_a_value_changes_nothing(tables: Tables, address: str) -> None:
    panel = await to_the_camp(tables)
    await tables.forge("ann", panel, f"neon_hope:train:{address}")
    assert (await at(tables), (await tables.campaign()).state.swaps) == ("camp", ())
