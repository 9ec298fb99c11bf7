"""Acting as the people of the sandbox: what tests call in-process and the page calls over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from sandbox import permissions as perms
from sandbox.api import Backend, Call, Fault
from sandbox.commands import ControlError, command_data, find_command, resolved_users
from sandbox.components import BUTTON, SELECTS
from sandbox.filling import chosen, modal_data
from sandbox.limits import ACK_SECONDS
from sandbox.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Json,
    Message,
    User,
    walk,
)

T = TypeVar("T")
Who = str | int | User
Where = str | int | Channel


class Sandbox:
    """Hands and eyes of the users. What a person could not do raises ControlError saying why.

    People are named by name, id or User; places by name, id or Channel; messages by id or Message.
    """

    def __init__(self, server: Backend) -> None:
        self.server = server
        self.world = server.world

    # Looking

    def user(self, who: Who) -> User:
        try:
            return self.world.user(who)
        except KeyError as error:
            raise ControlError(str(error.args[0])) from None

    def channel(self, where: Where) -> Channel:
        if isinstance(where, Channel):
            return where
        for channel in reversed(self.world.channels.values()):
            if str(where).lstrip("#") in (str(channel.id), channel.name):
                return channel
        raise ControlError(f"there is no channel {where!r}")

    def dm(self, who: Who) -> Channel:
        """The direct messages between the bot and a user."""
        return self.world.dm_with(self.user(who))

    def threads(self, parent: Where | None = None) -> list[Channel]:
        home = self.channel(parent).id if parent is not None else None
        return [c for c in self.world.channels.values() if c.is_thread and home in (None, c.parent_id)]

    def channels_of(self, who: Who) -> list[Channel]:
        user = self.user(who)
        return [channel for channel in self.world.channels.values() if self.world.may_see(user, channel)]

    def messages(self, where: Where, who: Who | None = None) -> list[Message]:
        """The messages of a channel, oldest first: those everyone sees, and with `who` their ephemerals."""
        user = self.user(who) if who is not None else None
        channel = self.channel(where)
        if user and not self.world.may_see(user, channel):
            return []
        found = sorted(channel.messages.values(), key=lambda message: message.id)
        return [m for m in found if not m.ephemeral or (user and m.seen_only_by == user.id)]

    def ephemerals(self, who: Who, where: Where | None = None) -> list[Message]:
        """What only this user sees, oldest first."""
        places = [self.channel(where)] if where is not None else list(self.world.channels.values())
        found = [message for place in places for message in self.messages(place, who) if message.ephemeral]
        return sorted(found, key=lambda message: message.id)

    def message(self, what: Message | int | str, who: User) -> Message:
        wanted = what.id if isinstance(what, Message) else int(what)
        for channel in self.world.channels.values():
            for message in self.messages(channel, who) if wanted in channel.messages else ():
                if message.id == wanted:
                    return message
        raise ControlError(f"{who.name} sees no message {wanted}")

    def controls(self, message: Message) -> dict[str, Json]:
        """Buttons and selects of a message by custom_id (links, which have none, are left out)."""
        return {part["custom_id"]: part for part in walk(message.components) if "custom_id" in part}

    def labels(self, message: Message) -> list[str]:
        """The labels of the buttons that can be pressed, in order."""
        buttons = [part for part in walk(message.components) if part["type"] == BUTTON]
        return [str(part.get("label", "")) for part in buttons if not part.get("disabled")]

    async def wait_for(self, check: Callable[[], T | None], what: str = "") -> T:
        """The first true value of `check()`, tried after each change of the world."""
        return await self.world.wait_for(check, what=what)

    async def wait_connected(self) -> None:
        await self.wait_for(lambda: self.server.gateway.connected, "a bot connecting")

    async def wait_commands(self) -> None:
        await self.wait_for(lambda: self.world.commands, "the bot's commands")

    # Doing

    def send(self, who: Who, where: Where, content: str) -> Message:
        user, channel = self._at(who, where)
        message = Message(self.world.snowflake(), channel.id, user.id, self.world.clock.now(), content)
        return self.world.post(message)

    async def slash(self, who: Who, where: Where, command: str, /, **options: object) -> Interaction:
        """Run a command such as "netrunner challenge"; returns once it is acknowledged or has failed."""
        user, channel = self._at(who, where)
        data = command_data(self.world, channel, command, options)
        return await self._settled(self.start(COMMAND, user, channel, data, command=command.lstrip("/")))

    async def context(self, who: Who, where: Where, command: str, target: Message | Who) -> Interaction:
        """Run a command of a message's or user's context menu."""
        user, channel = self._at(who, where)
        kind = 3 if isinstance(target, Message) else 2
        found = find_command(self.world, channel, command, kind)
        data: Json = {"id": found["id"], "name": found["name"], "type": kind}
        if isinstance(target, Message):
            payload = self.world.payloads.message(target)
            data |= {"target_id": str(target.id), "resolved": {"messages": {str(target.id): payload}}}
        else:
            whom = self.user(target)
            data |= {"target_id": str(whom.id), "resolved": resolved_users(self.world, [whom], channel)}
        return await self._settled(self.start(COMMAND, user, channel, data, command=command))

    async def autocomplete(
        self, who: Who, where: Where, command: str, focused: str, /, **options: object
    ) -> list[Json]:
        """The choices offered for the option `focused` with what is typed so far: [{"name", "value"}]."""
        user, channel = self._at(who, where)
        data = command_data(self.world, channel, command, options, focused=focused)
        made = await self._settled(self.start(AUTOCOMPLETE, user, channel, data, command=command))
        return made.choices or []

    async def click(self, who: Who, message: Message | int | str, button: str) -> Interaction:
        """Press the button with this custom_id or label."""
        return await self._settled(self.press(who, message, button))

    def press(
        self, who: Who, message: Message | int | str, control: str, values: Iterable[object] | None = None
    ) -> Interaction:
        """Use a button or select and return at once, before any answer."""
        user = self.user(who)
        found = self.message(message, user)
        channel = self.world.channels[found.channel_id]
        part = self._control(found, control)
        if part.get("disabled"):
            raise ControlError(f"{control!r} is disabled")
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] in SELECTS:
            data |= chosen(self.world, part, list(values or ()), channel)
        return self.start(COMPONENT, user, channel, data, message_id=found.id)

    async def select(
        self, who: Who, message: Message | int | str, control: str, *values: object
    ) -> Interaction:
        """Choose options by value or label (users by name) in the select of this custom_id or placeholder."""
        return await self._settled(self.press(who, message, control, values))

    def forge(self, who: Who, message: Message | int | str, custom_id: str) -> Interaction:
        """A press of a button the message does not have, as a tampered client sends it; returns at once."""
        user = self.user(who)
        found = self.message(message, user)
        data: Json = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        channel = self.world.channels[found.channel_id]
        return self.start(COMPONENT, user, channel, data, message_id=found.id)

    async def submit(self, who: Who, opened: Interaction | int | str, /, **values: object) -> Interaction:
        """Send the modal that `opened` brought up; `values` by custom_id or label (spaces as "_")."""
        user = self.user(who)
        made = opened if isinstance(opened, Interaction) else self.world.interactions.get(int(opened))
        if made is None or made.modal is None or made.user_id != user.id:
            raise ControlError("no such modal is open")
        channel = self.channel(made.channel_id)
        data = modal_data(self.world, made.modal, values, channel)
        return await self._settled(self.start(MODAL_SUBMIT, user, channel, data, message_id=made.message_id))

    def dismiss(self, who: Who, message: Message | int | str) -> None:
        """Take an ephemeral message away, as its reader can."""
        found = self.message(message, self.user(who))
        if not found.ephemeral:
            raise ControlError("only messages that you alone see can be dismissed")
        self.world.delete(found)

    def start(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        command: str = "",
        message_id: int | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; it fails when it is not acknowledged within three seconds."""
        world = self.world
        made = world.new_interaction(kind, user, channel, data)
        made.command, made.message_id = command, message_id
        world.clock.call_later(ACK_SECONDS, lambda: self._expire(made))
        world.dispatch("INTERACTION_CREATE", world.payloads.interaction(made), channel.guild_id)
        return made

    # Arranging

    def set_dms(self, who: Who, *, open: bool) -> None:
        """Whether the bot may write to this user: closed is error 50007."""
        self.user(who).dms_open = open
        self.world.changed({"type": "channels"})

    def delete_channel(self, where: Where) -> None:
        self.world.delete_channel(self.channel(where))

    def delete_message(self, message: Message) -> None:
        self.world.delete(message)

    def set_permissions(self, where: Where, *, allow: Iterable[str] = (), deny: Iterable[str] = ()) -> None:
        """The bot's overwrites in a channel, by discord.py's names; threads follow their channel."""
        channel = self.channel(where)
        channel.allow, channel.deny = perms.bits(*allow), perms.bits(*deny)
        self.world.update_channel(channel)

    def fail(self, method: str, path: str, *, status: int = 500, code: int = 0, times: int = 1) -> Fault:
        """Refuse the next requests; `path`: route such as "/channels/{channel_id}/messages" or a glob."""
        return self._fault(Fault(method, path, "error", status, code, times))

    def drop(self, method: str, path: str, *, times: int = 1, done: bool = True) -> Fault:
        """Cut the line instead of answering; with `done` the request has had its effect."""
        return self._fault(Fault(method, path, "drop" if done else "lose", times=times))

    def hold(self, method: str, path: str) -> Fault:
        """Let requests wait until `.release()`; `.met` counts those that came."""
        return self._fault(Fault(method, path, "hold"))

    def requests(self, method: str = "*", route: str | None = None) -> list[Call]:
        """Requests answered so far, with `body`, `files`, `status` and `response`."""
        found = self.server.requests
        return [c for c in found if method in ("*", c.method) and route in (None, c.route)]

    # Inside

    def _fault(self, fault: Fault) -> Fault:
        self.server.faults.append(fault)
        return fault

    def _at(self, who: Who, where: Where) -> tuple[User, Channel]:
        user, channel = self.user(who), self.channel(where)
        if not self.world.may_see(user, channel):
            raise ControlError(f"{user.name} cannot see this channel")
        if channel.locked:
            raise ControlError("this thread is locked")
        return user, channel

    def _expire(self, made: Interaction) -> None:
        if not made.acknowledged:
            made.failed = True
            note: Json = {"type": "interaction", "id": str(made.id), "state": "failed"}
            self.world.changed(note | {"audience": [made.user_id]})

    async def _settled(self, made: Interaction) -> Interaction:
        await self.wait_for(lambda: made.acknowledged or made.failed, f"an answer to {made.data}")
        return made

    def _control(self, message: Message, wanted: str) -> Json:
        parts = self.controls(message)
        if wanted in parts:
            return parts[wanted]
        for part in parts.values():
            if wanted in (part.get("label"), part.get("placeholder")):
                return part
        known = [part.get("label") or part.get("placeholder") or part["custom_id"] for part in parts.values()]
        raise ControlError(f"the message has no {wanted!r}; it has {known}")
