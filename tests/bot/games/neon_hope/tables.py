"""Hands for tables of NEON HOPE: lobbies, panels of several people, threads with buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.app import Sysop
from bot.games.neon_hope.store.campaigns import CampaignRow, get, of_guild
from tests.bot.world import World, parts

START = "neonhope start"


class Tables(World):
    """The usual server with two more people."""

    def __init__(self, env: Any, make_bot: Callable[[], Sysop]) -> None:
        super().__init__(env, make_bot)
        for name in ("dan", "eve"):
            self.users[name] = env.create_user(name)
            self.members[name] = self.guild.add_member(self.users[name])

    @property
    def eve(self) -> Any:
        return self.members["eve"]

    async def slash(self, who: str, command: str, where: Any = None, **options: object) -> Any:
        result = await self.members[who].slash(where or self.channel, f"neonhope {command}", **options)
        await self.env.settle()
        return result

    async def lobby(self, who: str = "ann", **options: object) -> discord.Message:
        """Somebody opens a table; returns its message."""
        result = await self.slash(who, "start", **options)
        assert result.response is not None
        message: discord.Message = result.response.message
        return message

    async def pick(self, who: str, lobby: discord.Message, what: str, *values: str) -> Any:
        """Choose in the select of a lobby that is about `what`."""
        ends = [select["custom_id"].endswith(f":{what}") for select in self.selects(lobby)]
        return await self.choose(who, lobby, list(values), ends.index(True))

    def offered(self, lobby: discord.Message, what: str) -> dict[str, str]:
        """Value to label of everything that can be chosen about `what`."""
        select = next(s for s in self.selects(lobby) if s["custom_id"].endswith(f":{what}"))
        return {option["value"]: option["label"] for option in select["options"]}

    async def begin(self, people: dict[str, str], limit: str = "600", **options: object) -> int:
        """A table with these people and characters, begun; returns the game's id."""
        first, *others = people
        lobby = await self.lobby(first, **options)
        await self.pick(first, lobby, "character", people[first])
        for who in others:
            await self.pick(who, lobby, "character", people[who])
        await self.pick(first, lobby, "limit", limit)
        begin = next(key for key in self.buttons(lobby).values() if key.endswith(":begin"))
        await self.members[first].click(lobby, custom_id=begin)
        await self.env.settle()
        return await self.newest()

    def hall(self, game_id: int) -> Any:
        """A game's thread."""
        return next(t for t in self.channel.threads if f"NEON HOPE {game_id}:" in t.name)

    def heard(self, game_id: int) -> list[str]:
        """The texts of a game's thread, oldest first."""
        return [self.text(message) for message in self.hall(game_id).history()]

    def game_board(self, game_id: int) -> discord.Message:
        """The message that shows how a game stands."""
        return self.notice(game_id, "My move")

    def notice(self, game_id: int, label: str) -> discord.Message:
        """The newest message of a game's thread that has a button with this label."""
        found = [m for m in self.hall(game_id).history() if label in self.labels(m)]
        message: discord.Message = found[-1]
        return message

    def labels(self, message: Any) -> list[str]:
        return [part["label"] for part in parts(self.raw(message)) if part["type"] == 2]

    def asked(self, who: str, game_id: int | None = None) -> list[discord.Message]:
        """The panels in somebody's direct messages, oldest first; of one game, if it is named."""
        mark = f"NEON HOPE {game_id}" if game_id is not None else ""
        return [message for message in self.dms(who) if mark in self.text(message)]

    def panel_of(self, who: str, character: str) -> discord.Message:
        """The panel of somebody's character, for who plays several."""
        return next(m for m in self.asked(who) if f"· {character} ·" in self.text(m))

    async def do(self, who: str, label: str, game_id: int | None = None) -> Any:
        """Press a button of somebody's panel that has it, or of the newest where something is read."""
        asked = self.asked(who, game_id)
        panel = next((m for m in reversed(asked) if label in self.labels(m)), asked[-1])
        return await self.press(who, panel, label)

    async def wait(self, seconds: float, clock: Any) -> None:
        """Let time pass, for the bot and for what it compares."""
        clock.shift += seconds
        await self.env.advance_time(61)
        await self.env.settle()

    async def campaign(self, campaign_id: int = 1) -> CampaignRow:
        async with self.bot.db.read() as db:
            row = await get(db, campaign_id)
        assert row is not None
        return row

    async def campaigns(self) -> list[CampaignRow]:
        async with self.bot.db.read() as db:
            return await of_guild(db, self.guild.id)
