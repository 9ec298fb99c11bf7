"""World objects as the JSON of Discord's API and gateway."""

from __future__ import annotations

from sandbox.limits import FILE_BYTES
from sandbox.model import DM, TEXT, Channel, Interaction, Json, Message, User, iso
from sandbox.state import State


class Payloads:
    def __init__(self, world: State) -> None:
        self.world = world

    def member(self, user: User, *, with_user: bool = True, permissions: int | None = None) -> Json:
        body: Json = {
            "nick": None,
            "avatar": None,
            "roles": [str(role) for role in self.roles_of(user)],
            "joined_at": iso(0),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if with_user:
            body["user"] = user.payload()
        if permissions is not None:
            body["permissions"] = str(permissions)
        return body

    def roles_of(self, user: User) -> list[int]:
        """Ids of somebody's roles, but for the one everybody has."""
        return [self.world.role_id] if user.bot else [self.world.judges_id] * (user.id in self.world.judges)

    def roles(self) -> list[Json]:
        """The roles that can be chosen and mentioned."""
        return [role for role in self.guild()["roles"] if role["id"] != str(self.world.guild_id)]

    def thread_member(self, thread: Channel, user_id: int) -> Json:
        joined = iso(thread.members[user_id])
        return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}

    def channel(self, channel: Channel) -> Json:
        last = channel.last_message_id
        body: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "last_message_id": str(last) if last else None,
            "flags": 0,
        }
        if channel.type == DM:
            return body | {"recipients": [self.world.users[channel.recipient_id or 0].payload()]}
        body |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": str(channel.parent_id) if channel.parent_id else None,
            "rate_limit_per_user": channel.slowmode,
        }
        if not channel.is_thread:
            overwrites = []
            if channel.allow or channel.deny:
                target = str(self.world.role_id)
                sides = {"allow": str(channel.allow), "deny": str(channel.deny)}
                overwrites.append({"id": target, "type": 0, **sides})
            extra = {
                "topic": channel.topic,
                "position": 0,
                "nsfw": False,
                "permission_overwrites": overwrites,
            }
            return body | extra
        count = len([m for m in channel.messages.values() if not m.ephemeral])
        body |= {
            "owner_id": str(channel.owner_id),
            "message_count": count,
            "total_message_sent": count,
            "member_count": len(channel.members),
            "thread_metadata": {
                "archived": channel.archived,
                "locked": channel.locked,
                "invitable": channel.invitable,
                "auto_archive_duration": channel.auto_archive,
                "archive_timestamp": iso(channel.created),
                "create_timestamp": iso(channel.created),
            },
        }
        if self.world.bot.id in channel.members:
            body["member"] = self.thread_member(channel, self.world.bot.id)
        return body

    def guild(self, guild_id: int | None = None) -> Json:
        """The first guild, or another."""
        world = self.world
        home = guild_id or world.guild_id
        role = {
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "mentionable": False,
            "flags": 0,
        }
        everyone = role | {
            "id": str(home), "name": "@everyone", "permissions": "0", "position": 0,
            "managed": False,
        }  # fmt: skip
        bots = role | {
            "id": str(world.role_id), "name": world.bot.name, "permissions": str(world.bot_permissions),
            "position": 1, "managed": True, "tags": {"bot_id": str(world.bot.id)},
        }  # fmt: skip
        judges = role | {
            "id": str(world.judges_id), "name": "Judges", "permissions": "0", "position": 1, "managed": False,
        }  # fmt: skip
        places = [channel for channel in world.channels.values() if channel.guild_id == home]
        number = world.guilds.index(home)
        return {
            "id": str(home),
            "name": "The Sandbox" + (f" {number + 1}" if number else ""),
            "owner_id": str(world.people[0].id),
            "icon": None, "splash": None, "discovery_splash": None, "banner": None, "description": None,
            "afk_channel_id": None, "afk_timeout": 300, "system_channel_id": None, "system_channel_flags": 0,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "mfa_level": 0, "nsfw_level": 0, "nsfw": False, "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False, "preferred_locale": "en-US", "vanity_url_code": None,
            "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None,
            "application_id": None, "features": [], "emojis": [], "stickers": [],
            "roles": [everyone, bots, judges],
            "large": False, "unavailable": False, "joined_at": iso(0), "max_members": 500000,
            "member_count": len(world.users), "members": [self.member(world.bot)], "presences": [],
            "voice_states": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
            "channels": [self.channel(c) for c in places if c.type == TEXT],
            "threads": [self.channel(c) for c in places if c.is_thread and not c.archived],
        }  # fmt: skip

    def message(self, message: Message) -> Json:
        world = self.world
        body: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": world.users[message.author_id].payload(),
            "type": message.type,
            "content": message.content,
            "timestamp": iso(message.created),
            "edited_timestamp": iso(message.edited) if message.edited else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [world.users[user_id].payload() for user_id in message.mentions],
            "mention_roles": [],
            "attachments": [file.payload(world.base_url()) for file in message.attachments],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": message.pinned,
            "flags": message.flags,
        }
        if message.nonce is not None:
            body["nonce"] = message.nonce
        if message.reference is not None:
            body["message_reference"] = {
                "type": 0, "channel_id": str(message.channel_id), "message_id": str(message.reference)
            }  # fmt: skip
        thread = world.channels.get(message.thread_id or 0)
        if thread is not None:
            body["thread"] = self.channel(thread)
        source = world.interactions.get(message.interaction_id or 0)
        if source is not None:
            body |= {"application_id": str(world.application_id), "webhook_id": str(world.application_id)}
            body["interaction_metadata"] = {
                "id": str(source.id),
                "type": source.type,
                "user": world.users[source.user_id].payload(),
                "authorizing_integration_owners": {"0": str(self._home(message.channel_id))},
                "original_response_message_id": str(source.original_id or message.id),
            }
            if source.command:
                body["interaction_metadata"]["name"] = source.command
        return body

    def _home(self, channel_id: int) -> int:
        """The guild of a channel; the first for one that is none's."""
        found = self.world.channels.get(channel_id)
        return (found.guild_id if found is not None else None) or self.world.guild_id

    def interaction(self, made: Interaction) -> Json:
        world = self.world
        channel = world.channels[made.channel_id]
        user = world.users[made.user_id]
        body: Json = {
            "id": str(made.id),
            "application_id": str(world.application_id),
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": made.data,
            "channel_id": str(channel.id),
            "channel": self.channel(channel) | {"permissions": str(world.may(user))},
            "locale": user.locale,
            "app_permissions": str(world.bot_may(channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 1 if channel.type == DM else 0,
            "attachment_size_limit": FILE_BYTES,
        }
        if channel.type == DM:
            body["user"] = user.payload()
        else:
            body["member"] = self.member(user, permissions=world.may(user))
            body["guild_id"] = str(channel.guild_id)
            body["guild"] = {"id": str(channel.guild_id), "locale": "en-US", "features": []}
            body["guild_locale"] = "en-US"
        message = channel.messages.get(made.message_id or 0)
        if message is not None:
            body["message"] = self.message(message)
        return body

    def application(self) -> Json:
        world = self.world
        return {
            "id": str(world.application_id),
            "name": world.bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "team": None,
            "owner": world.people[0].payload(),
            "bot": world.bot.payload(),
            "approximate_guild_count": len(world.guilds),
            "integration_types_config": {"0": {}},
        }
