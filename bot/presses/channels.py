"""Channels that a command was given in, or that are written to from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot import invite
from bot.messages.layout import Layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.process.logs import logger

log = logger(__name__)

TEXT_CHANNELS = {discord.ChannelType.text, discord.ChannelType.news}


async def place_of(
    interaction: discord.Interaction, language: str, *, league: bool = False, group: str = ""
) -> int:
    """The text channel a game started here hangs its thread in, or a league is written in. Refusal where that
    cannot be; in direct messages it names what can be played there by commands of `group`, if given."""
    of = "-league" if league else ""
    channel = interaction.channel
    if interaction.guild_id is None and group:
        raise Refusal("bot-not-here-alone", group=group)
    if interaction.guild_id is None or channel is None:
        raise Refusal(f"bot-not-here{of}")
    if await _hanging(interaction, channel) not in TEXT_CHANNELS:
        raise Refusal(f"bot-not-here{of}")
    missing = invite.missing(interaction.app_permissions)
    if missing:
        raise Refusal(f"bot-missing{of}", names=[say(language, name) for name in missing])
    return channel.parent_id or channel.id if isinstance(channel, discord.Thread) else channel.id


async def _hanging(
    interaction: discord.Interaction, channel: discord.abc.MessageableChannel | discord.abc.GuildChannel
) -> discord.ChannelType | None:
    """The type of a channel, or of what a thread hangs from: a post of a forum is a thread as well. None
    where it cannot be seen."""
    if not isinstance(channel, discord.Thread):
        return getattr(channel, "type", None)
    if channel.parent is not None:
        return channel.parent.type
    try:
        found = await interaction.client.fetch_channel(channel.parent_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    return getattr(found, "type", None)


async def text_channel(
    client: discord.Client, guild_id: int, channel_id: int
) -> tuple[discord.TextChannel, discord.Permissions] | None:
    """A text channel of a server and what the bot may do in it; None where it is none, or cannot be seen. A
    press by direct message comes to a process that need not carry the server's shard: what it does not
    remember, Discord is asked for. Raises discord.HTTPException."""
    known = client.get_guild(guild_id)
    if known is not None and not known.unavailable:
        found = known.get_channel(channel_id)
        return (found, found.permissions_for(known.me)) if isinstance(found, discord.TextChannel) else None
    assert client.user is not None
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        there = await guild.fetch_channel(channel_id)
        me = await guild.fetch_member(client.user.id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    return (there, there.permissions_for(me)) if isinstance(there, discord.TextChannel) else None


async def post(client: discord.Client, channel_id: int, layout: Layout, called: Iterable[int]) -> int:
    """Write a message that calls these people; its id. Raises discord.HTTPException."""
    people = [discord.Object(user_id) for user_id in called]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=people)
    message = await client.get_partial_messageable(channel_id).send(view=layout, allowed_mentions=mentions)
    return message.id


async def edit(client: discord.Client, channel_id: int, message_id: int, layout: Layout) -> bool:
    """Bring a message up to date; False, and logged, where Discord refuses it."""
    try:
        await client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(view=layout)
    except discord.HTTPException as error:
        log.info("message not edited", message=message_id, code=error.code)
        return False
    return True
