"""What may be done to the sandbox's state; every change goes to the gateway and to those who watch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import TypeVar

from sandbox import permissions as perms
from sandbox.clock import Clock
from sandbox.errors import api_error
from sandbox.model import (
    DM,
    EPHEMERAL,
    MENTION,
    PRIVATE_THREAD,
    TEXT,
    Attachment,
    Channel,
    Interaction,
    Json,
    Message,
    User,
    media_of,
    walk,
)
from sandbox.payloads import Payloads
from sandbox.state import State

T = TypeVar("T")


class World(State):
    """What may be done to the state: each of these tells the gateway and who watches."""

    def __init__(self, clock: Clock, base_url: Callable[[], str], bot_permissions: int) -> None:
        super().__init__(clock, base_url, bot_permissions)
        # Receives (event name, payload, the guild it belongs to if any); set by the gateway.
        self.dispatch: Callable[[str, Json, int | None], None] = lambda name, payload, guild: None
        # Each receives a change as the page shows it: {"type", ..., "audience": user ids or None for all}.
        self.watchers: list[Callable[[Json], None]] = []
        self._waiters: list[asyncio.Future[None]] = []
        self.payloads = Payloads(self)
        for name, topic in (("table-talk", "Play here: type / to begin"), ("second-table", "Another table")):
            self.add_channel(name, topic)

    # People and places

    def add_guild(self, place: str, shard: int = 0, shards: int = 1) -> int:
        """Another guild with all the people and one channel; its events go to that one of so many shards."""
        self.guilds.append(self.snowflake_on(shard, shards))
        self.dispatch("GUILD_CREATE", self.payloads.guild(self.guilds[-1]), self.guilds[-1])
        self.add_channel(place, guild_id=self.guilds[-1])
        return self.guilds[-1]

    def add_channel(self, name: str, topic: str | None = None, guild_id: int | None = None) -> Channel:
        home = guild_id or self.guild_id
        channel = Channel(self.snowflake(), TEXT, name, topic=topic, guild_id=home, created=self.clock.now())
        self.channels[channel.id] = channel
        self.dispatch("CHANNEL_CREATE", self.payloads.channel(channel), channel.guild_id)
        self.changed({"type": "channels"})
        return channel

    def add_thread(
        self, parent: Channel, name: str, kind: int, owner: int, thread_id: int | None = None
    ) -> Channel:
        now = self.clock.now()
        thread = Channel(
            thread_id or self.snowflake(),
            kind,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner,
            created=now,
        )
        thread.members[owner] = now
        self.channels[thread.id] = thread
        self.dispatch(
            "THREAD_CREATE", {**self.payloads.channel(thread), "newly_created": True}, parent.guild_id
        )
        self.changed({"type": "channels"})
        return thread

    def dm_with(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.type == DM and channel.recipient_id == user.id:
                return channel
        channel = Channel(self.snowflake(), DM, recipient_id=user.id, created=self.clock.now())
        self.channels[channel.id] = channel
        self.dispatch("CHANNEL_CREATE", self.payloads.channel(channel), None)
        self.changed({"type": "channels"})
        return channel

    def update_channel(self, channel: Channel) -> None:
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.dispatch(name, self.payloads.channel(channel), channel.guild_id)
        self.changed({"type": "channels"})

    def delete_channel(self, channel: Channel) -> None:
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.dispatch(name, self.payloads.channel(channel), channel.guild_id)
        self.changed({"type": "channels"})

    def join_thread(self, thread: Channel, user_id: int) -> None:
        if user_id in thread.members:
            return
        thread.members[user_id] = self.clock.now()
        if user_id == self.bot.id:
            self.dispatch("THREAD_CREATE", self.payloads.channel(thread), thread.guild_id)
        self.changed({"type": "channels"})

    def may_see(self, user: User, channel: Channel) -> bool:
        if channel.type == DM:
            return user.id in (channel.recipient_id, self.bot.id)
        return channel.type != PRIVATE_THREAD or user.id in channel.members

    def need(self, channel: Channel, *needed: int) -> None:
        """50001 if the bot cannot see the channel, 50013 if it lacks one of `needed`."""
        have = self.bot_may(channel)
        if not have & perms.VIEW_CHANNEL or (
            channel.type == PRIVATE_THREAD
            and self.bot.id not in channel.members
            and not have & perms.MANAGE_THREADS
        ):
            raise api_error(50001)
        if any(not have & bit for bit in needed):
            raise api_error(50013)

    # Messages

    def message(self, channel: Channel, message_id: int, *, ephemeral: bool = False) -> Message:
        found = channel.messages.get(message_id)
        if found is None or (found.ephemeral and not ephemeral):
            raise api_error(10008)
        return found

    def post(self, message: Message, *, allowed_mentions: Json | None = None) -> Message:
        channel = self.channel(message.channel_id)
        channel.messages[message.id] = message
        self.settle(message, allowed_mentions)
        if channel.is_thread:
            channel.archived = False
            for user_id in (message.author_id, *message.mentions):
                if not message.ephemeral:
                    self.join_thread(channel, user_id)
        self.announce("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, *, allowed_mentions: Json | None = None, mark: bool = True) -> None:
        if mark:
            message.edited = self.clock.now()
        self.settle(message, allowed_mentions)
        self.announce("MESSAGE_UPDATE", message)

    def settle(self, message: Message, allowed_mentions: Json | None) -> None:
        """Number the components, put addresses in place of `attachment://name`, find who is mentioned."""
        by_name = {f"attachment://{file.filename}": file for file in message.attachments}
        for number, part in enumerate(walk(message.components), 1):
            part.setdefault("id", number)
            for media in media_of(part):
                file = by_name.get(media["url"])
                if file is not None:
                    url = self.base_url() + file.path
                    media.update(url=url, proxy_url=url, content_type=file.content_type, loading_state=2)
                    media.update(width=file.width, height=file.height, attachment_id=str(file.id))
        for embed in message.embeds:
            for key in ("image", "thumbnail"):
                if isinstance(embed.get(key), dict) and embed[key].get("url") in by_name:
                    embed[key]["url"] = self.base_url() + by_name[embed[key]["url"]].path
        ids = dict.fromkeys(int(found) for found in MENTION.findall(message.text))
        message.mentions = [
            found for found in ids if found in self.users and allowed(found, allowed_mentions)
        ]

    def announce(self, event: str, message: Message) -> None:
        channel = self.channels.get(message.channel_id)
        if channel is None:
            return
        if not message.ephemeral:
            payload = self.payloads.message(message)
            if channel.type != DM:
                payload["guild_id"] = str(channel.guild_id)
                payload["member"] = self.payloads.member(self.users[message.author_id], with_user=False)
            self.dispatch(event, payload, channel.guild_id)
        self.changed(
            {
                "type": "message" if event == "MESSAGE_CREATE" else "edit",
                "channel": str(channel.id),
                "message": self.payloads.message(message),
                "audience": self.audience(message),
            }
        )

    def delete(self, message: Message) -> None:
        channel = self.channel(message.channel_id)
        audience = self.audience(message)
        channel.messages.pop(message.id, None)
        if not message.ephemeral:
            body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.type != DM:
                body["guild_id"] = str(channel.guild_id)
            self.dispatch("MESSAGE_DELETE", body, channel.guild_id)
        self.changed(
            {"type": "delete", "channel": str(channel.id), "id": str(message.id), "audience": audience}
        )

    def audience(self, message: Message) -> list[int]:
        if message.flags & EPHEMERAL:
            return [message.seen_only_by] if message.seen_only_by else []
        channel = self.channels[message.channel_id]
        return [user.id for user in self.users.values() if self.may_see(user, channel)]

    def upload(self, channel: Channel, filename: str, content: bytes) -> Attachment:
        """A file that somebody gives a command."""
        file = Attachment(self.snowflake(), channel.id, filename, content)
        self._uploads[file.id] = file
        return file

    def attachment(self, attachment_id: int) -> Attachment | None:
        if attachment_id in self._uploads:
            return self._uploads[attachment_id]
        for channel in self.channels.values():
            for message in channel.messages.values():
                for file in message.attachments:
                    if file.id == attachment_id:
                        return file
        return None

    # Interactions

    def new_interaction(self, kind: int, user: User, channel: Channel, data: Json) -> Interaction:
        made = Interaction(
            self.snowflake(), secrets.token_urlsafe(48), kind, user.id, channel.id, self.clock.now(), data
        )
        self.interactions[made.id] = self._by_token[made.token] = made
        return made

    def by_token(self, token: str) -> Interaction | None:
        return self._by_token.get(token)

    # Watching

    def changed(self, change: Json) -> None:
        for watcher in list(self.watchers):
            watcher(change)
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait_for(self, check: Callable[[], T | None], guard: float = 180.0, what: str = "") -> T:
        """The first true value of `check()`, tried now and after each change.

        `guard` is a limit against hanging for ever, in real seconds: AssertionError naming `what`.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + guard
        while not (value := check()):
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.append(waiter)
            try:
                await asyncio.wait_for(waiter, deadline - loop.time())
            except TimeoutError:
                raise AssertionError(f"the sandbox never saw {what or 'what was waited for'}") from None
        return value


def allowed(user_id: int, rules: Json | None) -> bool:
    """Whether a mention of `user_id` counts under an `allowed_mentions` object (None: all count)."""
    if rules is None:
        return True
    listed: Iterable[object] = rules.get("users") or ()
    return "users" in (rules.get("parse") or ()) or str(user_id) in {str(each) for each in listed}
