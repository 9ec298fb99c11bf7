"""Slash commands as a Discord client fills them in: looked up, their options checked and typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sandbox.model import DM, Attachment, Channel, Json, User
from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT = 1, 2, 3, 4, 5, 6, 7, 10, 11


class ControlError(Exception):
    """A person could not do this in Discord; the text says why."""


def commands_for(world: World, channel: Channel) -> list[Json]:
    """The commands a user is offered in a channel: those of the guild first, then the global ones."""
    context = 1 if channel.type == DM else 0
    offered = []
    for command in sorted(world.commands.values(), key=lambda each: each.get("guild_id") is None):
        contexts = command.get("contexts")
        here = context in contexts if contexts else context == 0 or command.get("dm_permission") is not False
        if here and command.get("guild_id") in (None, str(channel.guild_id)):
            offered.append(command)
    return offered


def find_command(world: World, channel: Channel, name: str, kind: int = 1) -> Json:
    for command in commands_for(world, channel):
        if command["type"] == kind and command["name"] == name:
            return command
    known = [command["name"] for command in commands_for(world, channel) if command["type"] == kind]
    raise ControlError(f"no command {name!r} here; there are {known}")


def resolved_users(world: World, users: Iterable[User], channel: Channel) -> Json:
    people = list(users)
    found: Json = {"users": {str(user.id): user.payload() for user in people}}
    if channel.type != DM:
        found["members"] = {
            str(user.id): world.payloads.member(user, with_user=False, permissions=world.may(user))
            for user in people
        }
    return found


def command_data(
    world: World, channel: Channel, path: str, given: Mapping[str, object], *, focused: str | None = None
) -> Json:
    """The `data` of a command interaction; with `focused` of an autocomplete, where gaps are allowed.
    A file is given as its name and its bytes."""
    words = path.lstrip("/").split()
    command = find_command(world, channel, words[0])
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    declared: list[Json] = command["options"]
    level: list[Json] = []
    data["options"] = level
    for word in words[1:]:
        inner = next((o for o in declared if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)), None)
        if inner is None:
            raise ControlError(f"/{path}: there is no {word!r}")
        deeper: list[Json] = []
        level.append({"name": word, "type": inner["type"], "options": deeper})
        declared, level = inner.get("options") or [], deeper
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in declared):
        raise ControlError(f"/{path}: choose one of {[option['name'] for option in declared]}")
    unknown = set(given) - {option["name"] for option in declared}
    if unknown:
        raise ControlError(f"/{path} has no option {sorted(unknown)}")
    users: list[User] = []
    files: list[Attachment] = []
    for option in declared:
        name = option["name"]
        if name not in given or given[name] is None:
            if option.get("required") and focused is None:
                raise ControlError(f"/{path}: {name} is required")
            continue
        partial = name == focused
        value = given[name] if partial else _typed(world, channel, option, given[name], users, files)
        level.append({"name": name, "type": option["type"], "value": value})
        if partial:
            level[-1] |= {"focused": True, "value": str(value)}
    if focused is not None and not any(option.get("focused") for option in level):
        wanted = next((option for option in declared if option["name"] == focused), None)
        if wanted is None or not wanted.get("autocomplete"):
            raise ControlError(f"/{path}: {focused} has no autocomplete")
        level.append({"name": focused, "type": wanted["type"], "value": "", "focused": True})
    if users:
        data["resolved"] = resolved_users(world, users, channel)
    if files:
        found = {str(file.id): file.payload(world.base_url()) for file in files}
        data.setdefault("resolved", {})["attachments"] = found
    return data


def _typed(
    world: World, channel: Channel, option: Json, value: object, users: list[User], files: list[Attachment]
) -> object:
    kind, name = option["type"], option["name"]
    choices: list[Json] = option.get("choices") or []
    if choices:
        for choice in choices:
            if str(value) in (str(choice["value"]), choice["name"]):
                return choice["value"]
        raise ControlError(f"{name}: choose one of {[choice['name'] for choice in choices]}")
    try:
        if kind == USER:
            users.append(world.user(value if isinstance(value, User) else str(value)))
            return str(users[-1].id)
        if kind == ATTACHMENT:
            if not isinstance(value, tuple):
                raise TypeError
            files.append(world.upload(channel, *value))
            return str(files[-1].id)
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
        if kind in (INTEGER, NUMBER):
            number = int(str(value)) if kind == INTEGER else float(str(value))
            if not option.get("min_value", number) <= number <= option.get("max_value", number):
                raise ControlError(f"{name}: {value} is out of range")
            return number
    except (KeyError, TypeError, ValueError):
        raise ControlError(f"{name}: {value!r} does not fit") from None
    if kind != STRING:
        raise ControlError(f"{name}: the sandbox offers no options of type {kind}")
    text = str(value)
    if not (option.get("min_length") or 0) <= len(text) <= (option.get("max_length") or 6000):
        raise ControlError(f"{name}: wrong length")
    return text
