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
    assert world.told()[-1].startswith("Buyer plays **Card ")


async def test_of_several_choices_each_can_be_searched_for(world: World) -> None:
    """What was picked before stays so; the words then show all choices again."""
    await world.start_game(level="wide")
    await world.play("Gain 1 credit", "Gain 1 credit")
    panel = world.panel("ann")

    async def find(words: str) -> Any:
        form = await world.press("ann", panel, "Find…")
        await world.users["ann"].submit_modal(form, {"name": words})
        await world.rest()
        return world.selects(panel)[0]

    first = world.selects(panel)[0]["options"][0]
    await world.choose("ann", panel, [first["value"]])
    assert f"Chosen: {first['label']}" in world.text(panel)
    await world.press_panel("ann", "Next ▶")
    wanted = world.selects(panel)[0]["options"][-1]
    select = await find(wanted["label"])
    assert len(select["options"]) < 25
    assert f"Chosen: {first['label']}" in world.text(panel)
    found = next(option for option in select["options"] if option["value"] != first["value"])
    await world.choose("ann", panel, [found["value"]])
    assert len(world.selects(panel)[0]["options"]) == 25
    await find("xyzzy")
    assert "Nothing here fits “xyzzy”." in world.text(panel)
    await world.press_panel("ann", "Confirm (2)")
    assert "Buyer gives 2 away." in "\n".join(world.told())
