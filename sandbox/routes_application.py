"""The bot itself: user, application, gateway address, application commands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sandbox.api import Call, route
from sandbox.checks import check_command
from sandbox.errors import FormErrors, Json, api_error
from sandbox.limits import CHAT_COMMANDS, CONTEXT_COMMANDS

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", "/users/@me")
async def me(call: Call) -> Any:
    return call.world.bot.payload() | {"verified": True, "mfa_enabled": True, "email": None}


@route("GET", "/gateway")
async def gateway(call: Call) -> Any:
    return {"url": call.server.gateway.url}


@route("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Any:
    at_once = call.server.gateway.at_once
    start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": at_once}
    return {"url": call.server.gateway.url, "shards": call.world.shards, "session_start_limit": start}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
async def application(call: Call) -> Any:
    return call.world.payloads.application()


def _scope(call: Call) -> int | None:
    """The guild whose commands are meant, or None for the global ones."""
    if call.id("application_id") != call.world.application_id:
        raise api_error(50001)
    if "guild_id" not in call.params:
        return None
    if call.id("guild_id") not in call.world.guilds:
        raise api_error(50001)
    return call.id("guild_id")


def _of(call: Call, scope: int | None) -> list[Json]:
    wanted = str(scope) if scope else None
    return [command for command in call.world.commands.values() if command.get("guild_id") == wanted]


def _store(call: Call, body: Json, scope: int | None, command_id: int | None = None) -> Json:
    """Make or replace one command; a command keeps its id as long as its name and type stay."""
    world = call.world
    kind = body.get("type") or 1
    if command_id is None:
        for old in _of(call, scope):
            if (old["name"], old["type"]) == (body["name"], kind):
                command_id = int(old["id"])
    if command_id is None:
        if not call.server.command_creates.take(world.clock.now()):
            raise api_error(30034)
        command_id = world.snowflake()
    command: Json = {
        "id": str(command_id),
        "application_id": str(world.application_id),
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "options": body.get("options") or [],
        "default_member_permissions": body.get("default_member_permissions"),
        "dm_permission": body.get("dm_permission", True),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": body.get("nsfw", False),
        "version": str(world.snowflake()),
    }
    if scope:
        command["guild_id"] = str(scope)
    world.commands[command_id] = command
    return command


def _check(bodies: list[Json], *, bulk: bool) -> None:
    errors = FormErrors()
    for index, body in enumerate(bodies):
        check_command(body, errors, (index,) if bulk else ())
    kinds = Counter(body.get("type") or 1 for body in bodies)
    for kind, most in ((1, CHAT_COMMANDS), (2, CONTEXT_COMMANDS), (3, CONTEXT_COMMANDS)):
        if kinds[kind] > most:
            errors.add((), "APPLICATION_COMMAND_TOO_MANY", f"At most {most} commands of type {kind}.")
    for (name, kind), count in Counter((body.get("name"), body.get("type") or 1) for body in bodies).items():
        if count > 1:
            errors.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Duplicate command {name} of type {kind}.")
    errors.raise_if_any()


async def _list(call: Call) -> Any:
    return _of(call, _scope(call))


async def _overwrite(call: Call) -> Any:
    scope = _scope(call)
    _check(call.body, bulk=True)
    old = {int(command["id"]) for command in _of(call, scope)}
    made = [_store(call, body, scope) for body in call.body]
    for gone in old - {int(command["id"]) for command in made}:
        del call.world.commands[gone]
    call.world.changed({"type": "commands"})
    return made


async def _create(call: Call) -> Any:
    scope = _scope(call)
    names = [command for command in _of(call, scope) if command["name"] != call.json.get("name")]
    _check([call.json], bulk=False)
    if len([c for c in names if c["type"] == 1]) >= CHAT_COMMANDS:
        raise api_error(50035)
    made = _store(call, call.json, scope)
    call.world.changed({"type": "commands"})
    return made


def _one(call: Call) -> Json:
    scope = _scope(call)
    found = call.world.commands.get(call.id("command_id"))
    if found is None or found.get("guild_id") != (str(scope) if scope else None):
        raise api_error(10063)
    return found


async def _get(call: Call) -> Any:
    return _one(call)


async def _edit(call: Call) -> Any:
    old = _one(call)
    body = old | call.json
    kept = {k: v for k, v in body.items() if k not in ("id", "application_id", "version", "guild_id")}
    _check([kept], bulk=False)
    made = _store(call, kept, _scope(call), int(old["id"]))
    call.world.changed({"type": "commands"})
    return made


async def _delete(call: Call) -> Any:
    del call.world.commands[int(_one(call)["id"])]
    call.world.changed({"type": "commands"})


for _base in (GLOBAL, GUILD):
    route("GET", _base)(_list)
    route("PUT", _base)(_overwrite)
    route("POST", _base)(_create)
    route("GET", _base + "/{command_id}")(_get)
    route("PATCH", _base + "/{command_id}")(_edit)
    route("DELETE", _base + "/{command_id}")(_delete)
