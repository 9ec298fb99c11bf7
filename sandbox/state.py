"""The sandbox's state: a guild, or several, with their people, places, and what was said."""

from __future__ import annotations

from collections.abc import Callable

from sandbox import permissions as perms
from sandbox.clock import Clock
from sandbox.errors import api_error
from sandbox.model import DM, Attachment, Channel, Interaction, Json, User

DISCORD_EPOCH_MS = 1_420_070_400_000
PEOPLE = ("Ada", "Bran", "Chloe", "Dov", "Esme", "Faro", "Gita", "Hugo")
JUDGES = ("Gita", "Hugo")
"""Who has the role of that name, for what is allowed to a role."""


class State:
    """The guilds, the people, who are in all of them, the bot, and everything said; in memory."""

    def __init__(self, clock: Clock, base_url: Callable[[], str], bot_permissions: int) -> None:
        self.clock = clock
        self.base_url = base_url
        self._last_id = 0
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._uploads: dict[int, Attachment] = {}
        self.commands: dict[int, Json] = {}
        self.bot_permissions = bot_permissions
        self.guild_id = self.snowflake()
        self.guilds = [self.guild_id]
        self.shards = 1
        """How many shards Discord wants a bot to have."""
        self.role_id = self.snowflake()
        self.bot = self.add_user("sysop", bot=True)
        self.application_id = self.bot.id
        self.people = [self.add_user(name) for name in PEOPLE]
        self.judges_id = self.snowflake()
        self.judges = {user.id for user in self.people if user.name in JUDGES}

    def snowflake(self) -> int:
        moment = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(moment, self._last_id + 1)
        return self._last_id

    def snowflake_on(self, shard: int, shards: int) -> int:
        """An id whose events go to one of so many shards."""
        found = self.snowflake()
        while (found >> 22) % shards != shard:
            found += 1 << 22
        self._last_id = found
        return found

    def add_user(self, name: str, *, bot: bool = False) -> User:
        user = User(self.snowflake(), name.lower(), name, bot=bot)
        self.users[user.id] = user
        return user

    def user(self, who: str | int | User) -> User:
        """A user by id, by name in any case, or itself; KeyError with the name where there is none."""
        if isinstance(who, User):
            return who
        for user in self.users.values():
            if str(who) == str(user.id) or str(who).lower() in (user.username, user.name.lower()):
                return user
        raise KeyError(f"no user {who!r} in the sandbox")

    def channel(self, channel_id: int) -> Channel:
        found = self.channels.get(channel_id)
        if found is None:
            raise api_error(10003)
        return found

    def may(self, user: User) -> int:
        """A person's permissions in the server, whose owner is the first of them."""
        return perms.OWNER if user is self.people[0] else perms.PERSON

    def bot_may(self, channel: Channel) -> int:
        """The bot's permissions in a channel: all in a DM; a thread takes its parent's."""
        if channel.type == DM:
            return perms.IN_DM
        home = self.channels.get(channel.parent_id, channel) if channel.parent_id else channel
        return (self.bot_permissions & ~home.deny) | home.allow
