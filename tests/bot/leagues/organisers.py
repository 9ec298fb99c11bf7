"""Hands for organisers of leagues: they press what the bot shows them, and read what it says."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.leagues.season import Season
from tests.bot.world import World, parts, text_of


@pytest.fixture
async def desk(world: World, clock: Any) -> Organisers:
    """A server in which Ann may manage events, Bob has a role, and no league."""
    return Organisers(world, clock)


class Organisers(Season):
    """Ann may create leagues; the others may not."""

    def __init__(self, world: World, clock: Any) -> None:
        super().__init__(world, clock)
        events = world.guild.create_role("Events", permissions=discord.Permissions(manage_events=True))
        managers = world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
        self.judges = world.guild.create_role("Judges")
        for name, role in (("ann", events), ("eve", managers), ("finn", self.judges)):
            world.users[name] = user = world.env.create_user(f"{name}2")
            world.members[name] = world.guild.add_member(user, roles=[role])
            user_name = world.members[name]
            assert user_name is not None

    async def slash(self, who: str, command: str, **options: object) -> Any:
        result = await self.world.members[who].slash(self.world.channel, command, **options)
        await self.world.rest()
        return result

    async def league_command(self, who: str, command: str, **options: object) -> Any:
        return await self.slash(who, f"league {command}", **options)

    async def press(self, who: str, message: Any, label: str) -> Any:
        result = await self.world.press(who, message, label)
        await self.world.rest()
        return result

    async def choose(self, who: str, message: Any, what: str, *values: Any) -> Any:
        """Choose in the select whose custom_id ends so."""
        (custom_id,) = [
            select["custom_id"]
            for select in self.selects(message)
            if select["custom_id"].endswith(f":{what}")
        ]
        result = await self.world._hand(who, message).select(message, list(values), custom_id=custom_id)
        await self.world.rest()
        return result

    async def submit(self, who: str, shown: Any, **values: str) -> Any:
        result = await self.world.members[who].submit_modal(shown, values)
        await self.world.rest()
        return result

    def selects(self, message: Any) -> list[dict[str, Any]]:
        """Selects of every kind: of texts, people, roles and channels."""
        return [part for part in parts(self.world.raw(message)) if part["type"] in (3, 5, 6, 8)]

    def offered(self, message: Any, what: str) -> dict[str, str]:
        """Value to label of a select's options."""
        select = next(s for s in self.selects(message) if s["custom_id"].endswith(f":{what}"))
        return {option["value"]: option["label"] for option in select["options"]}

    def labels(self, message: Any) -> list[str]:
        return list(self.world.buttons(message))

    def message(self, result: Any) -> discord.Message:
        """The message somebody was answered with."""
        found: discord.Message = result.response.message
        return found

    def text(self, result: Any) -> str:
        """All text of what somebody was answered with."""
        answers = [answer for answer in (result.response, *result.followups) if answer is not None]
        return answers[-1].content or text_of(answers[-1].components)

    def files(self, result: Any) -> dict[str, bytes]:
        """The files somebody was answered with."""
        answers = [answer for answer in (result.response, *result.followups) if answer is not None]
        stored = self.world.env.backend.get_message(answers[-1].message.channel.id, answers[-1].message.id)
        cdn = self.world.env.backend.cdn
        return {one["filename"]: cdn.get(one["url"]) or b"" for one in stored.attachments}

    async def make(self, who: str = "ann", template: str = "weekly-swiss", title: str = "") -> Any:
        """Three clicks: a template, a name, Create. Returns the settings message."""
        shown = self.message(await self.league_command(who, "create"))
        modal = await self.choose(who, shown, "template", template)
        await self.submit(who, modal, title=title or "Autumn league")
        await self.press(who, shown, "Create and open sign-up")
        return shown
