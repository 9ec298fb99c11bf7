"""Ids are not secrets: what one names is only shown to whoever may see it."""

from __future__ import annotations

import discord
import pytest

from bot.presses.access import here
from bot.presses.languages import Asker
from tests.bot.world import World

NONE = "I do not know that game."


async def test_a_game_is_no_game_in_another_server(world: World) -> None:
    await world.start_game()
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    stranger = other.add_member(world.env.create_user("dora"))
    for command in ("board", "log", "move", "hand"):
        result = await stranger.slash(elsewhere, f"barter {command}", game=1)
        assert world.said(result).startswith(NONE), command
    shown = (await stranger.slash(elsewhere, "barter challenge", level="beginner")).response.message
    for custom_id in ("b:1:log", "b:1:card", "v:1:select0"):
        world.members["dora"] = stranger
        world.users["dora"] = world.env.create_user("dora2")
        result = await world.forge("dora", shown, custom_id, ["card_0"] if "select" in custom_id else None)
        assert world.said(result).startswith(NONE), custom_id


async def test_players_see_their_game_from_anywhere(world: World) -> None:
    await world.start_game()
    for who in ("ann", "bob"):
        result = await world.users[who].slash("barter log", game=1)
        assert not world.said(result).startswith(NONE)
        assert (await world.users[who].slash("barter board", game=1)).response.attachments


async def test_others_of_the_server_see_it_where_they_can_read_its_channel(world: World) -> None:
    await world.start_game()
    lobby = world.guild.create_text_channel("lobby")
    assert (await world.cleo.slash(lobby, "barter board", game=1)).response.attachments
    # From their own direct messages they are nobody: servers cannot be asked there.
    assert world.said(await world.users["cleo"].slash("barter board", game=1)).startswith(NONE)


@pytest.mark.parametrize("closed", [False, True])
async def test_a_channel_that_is_closed_to_somebody_closes_its_games(
    world: World, closed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    lobby = world.guild.create_text_channel("lobby")

    def permissions(self: discord.TextChannel, obj: object, /) -> discord.Permissions:
        return discord.Permissions(view_channel=not closed, read_message_history=True)

    monkeypatch.setattr(discord.TextChannel, "permissions_for", permissions)
    said = world.said(await world.cleo.slash(lobby, "barter log", game=1))
    assert said.startswith(NONE) == closed


async def test_nobody_floods_a_server_with_challenges(world: World) -> None:
    for _ in range(10):
        await world.ann.slash(world.channel, "barter challenge", level="beginner")
    refused = await world.ann.slash(world.channel, "barter challenge", level="beginner")
    assert world.said(refused).startswith("10 of your challenges are still open.")
    other = await world.bob.slash(world.channel, "barter challenge", level="beginner")
    assert "challenges" in world.text(other.response.message)


def test_a_channel_is_of_one_server_only() -> None:
    """Whatever somebody can read, and wherever they say they are, from another server."""
    for guild_id in (1, 2, None):
        asker = Asker(5, "Zoe", "en", "en", guild_id=guild_id, channel_id=10, reads=lambda channel_id: True)
        assert here(asker, 1, 10, 11) is (guild_id == 1)
        assert not here(asker, None, 10, 11), "a game that is played in direct messages"
