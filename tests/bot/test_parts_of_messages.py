"""Of what messages are made nobody makes objects, where nobody looks at them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presses import answers
from tests.bot.world import World

GAIN = "Gain 1 credit"


async def test_a_press_makes_nothing_of_the_parts_of_what_was_pressed_and_of_what_answers_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    panel = world.panel("ann")
    assert panel.components
    seen = list[tuple[Any, int | None]]()
    respond = answers._respond

    async def responding(interaction: Any, *shown: Any) -> int | None:
        message_id = await respond(interaction, *shown)
        seen.append((interaction, message_id))
        return message_id

    monkeypatch.setattr(answers, "_respond", responding)
    await world.press("ann", panel, GAIN)
    ((interaction, message_id),) = seen
    assert interaction.message.id == message_id == panel.id
    assert interaction.message.components == []
    assert [one.filename for one in interaction.message.attachments] == [
        one.filename for one in panel.attachments
    ]
