"""Hands for players of leagues: they press what the bot shows them, and read what it says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.leagues.season import Season
from tests.bot.world import World, parts, text_of


@pytest.fixture
async def players(world: World, clock: Any) -> Players:
    """A server of six people and no league yet."""
    return Players(world, clock)


class Players(Season):
    """People who press buttons and read."""

    def labels(self, message: Any) -> list[str]:
        return list(self.world.buttons(message))

    def shown(self, result: Any) -> Any:
        """The message somebody was answered with: of their own, or the one they pressed."""
        answers = [answer for answer in (result.response, *result.followups) if answer is not None]
        return answers[-1]

    def text(self, result: Any) -> str:
        """All text of that message."""
        return self.world.said(result)

    def offers(self, result: Any) -> dict[str, str]:
        """Label to custom_id of the buttons somebody was answered with."""
        return {p["label"]: p["custom_id"] for p in parts(self.shown(result).components) if p["type"] == 2}

    def options(self, result: Any, number: int = 0) -> dict[str, str]:
        """Label to value of the options of a select somebody was answered with."""
        select = [p for p in parts(self.shown(result).components) if p["type"] == 3][number]
        return {option["label"]: option["value"] for option in select["options"]}

    async def press(self, who: str, message: Any, label: str) -> Any:
        """Press a button of a message, or of the answer to an earlier press."""
        result = await self.world.press(who, getattr(message, "message", message), label)
        await self.world.rest()
        return result

    async def forge(self, who: str, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        result = await self.world.forge(who, message, custom_id, values)
        await self.world.rest()
        return result

    def newest(self, who: str) -> Any:
        """The latest direct message."""
        return self.world.dms(who)[-1]

    def told_with(self, who: str, label: str) -> Any:
        """The latest direct message with a button of this label."""
        return next(m for m in reversed(self.world.dms(who)) if label in self.world.buttons(m))

    async def slash(self, who: str, command: str, **options: Any) -> Any:
        result = await self.world.members[who].slash(self.world.channel, f"league {command}", **options)
        await self.world.rest()
        return result


__all__ = ["Players", "players", "text_of"]
