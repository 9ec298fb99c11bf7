"""Lists of more than a select holds: words find what is chosen, on all pages."""

from __future__ import annotations

from typing import Any

from bot.messages.words import say
from tests.bot.world import World


async def test_more_than_25_options_can_be_searched(world: World) -> None:
    await world.start_game(level="wide")
    panel = world.panel("ann")

    async def find(words: str) -> Any:
        form = await world.press("ann", panel, "Find…")
        await world.users["ann"].submit_modal(form, {"name": words})
        await world.rest()
        return world.selects(panel)[0]

    last = (await find("card"))["options"]
    assert len(last) == 25
    await world.press_panel("ann", "All choices")
    await world.press_panel("ann", "Next ▶")
    wanted = world.selects(panel)[0]["options"][-1]
    select = await find(f"  {wanted['label'].upper()} ")
    assert wanted in select["options"]
    assert len(select["options"]) < 25
    assert len((await find("xyzzy"))["options"]) == 25
    assert "Nothing here fits “xyzzy”." in world.text(panel)
    here = (await find(wanted["label"]))["custom_id"].replace(":s:0", ":j:no")
    assert world.said(await world.forge("ann", panel, here)) == say("en", "bot-forged")
    await world.choose("ann", panel, [wanted["value"]])
    assert world.told()[-1].startswith("Corp plays **Card ")
