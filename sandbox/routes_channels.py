"""Channels, threads, the guild and its members."""

from __future__ import annotations

from typing import Any

from sandbox import permissions as perms
from sandbox.api import Call, route
from sandbox.checks import check_channel_edit, check_thread
from sandbox.errors import FormErrors, Json, api_error
from sandbox.model import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message

STARTED_THREAD, HAS_THREAD = 18, 1 << 5


def _channel(call: Call, *needed: int) -> Channel:
    channel = call.world.channel(call.id("channel_id"))
    call.world.need(channel, *needed)
    return channel


def _thread(call: Call, *needed: int) -> Channel:
    thread = _channel(call, *needed)
    if not thread.is_thread:
        raise api_error(50024)
    return thread


def _guild(call: Call) -> int:
    if call.id("guild_id") not in call.world.guilds:
        raise api_error(10004)
    return call.id("guild_id")


@route("GET", "/channels/{channel_id}")
async def get(call: Call) -> Any:
    return call.world.payloads.channel(_channel(call))


@route("PATCH", "/channels/{channel_id}", bucket="channel-edit")
async def edit(call: Call) -> Any:
    channel, body = _channel(call), call.json
    if channel.type == DM:
        raise api_error(50003)
    if not channel.is_thread:
        call.world.need(channel, perms.MANAGE_CHANNELS)
    elif channel.owner_id != call.world.bot.id or "locked" in body or channel.locked:
        call.world.need(channel, perms.MANAGE_THREADS)
    errors = FormErrors()
    check_channel_edit(body, errors)
    errors.raise_if_any()
    if channel.archived and body.get("archived", True) and set(body) - {"archived", "locked"}:
        raise api_error(50083)
    for name in ("name", "topic", "archived", "locked", "invitable"):
        if name in body:
            setattr(channel, name, body[name])
    channel.auto_archive = body.get("auto_archive_duration") or channel.auto_archive
    channel.slowmode = body.get("rate_limit_per_user") or channel.slowmode
    call.world.update_channel(channel)
    return call.world.payloads.channel(channel)


@route("DELETE", "/channels/{channel_id}")
async def delete(call: Call) -> Any:
    channel = _channel(call)
    payload = call.world.payloads.channel(channel)
    if channel.type != DM:
        call.world.need(channel, perms.MANAGE_THREADS if channel.is_thread else perms.MANAGE_CHANNELS)
        call.world.delete_channel(channel)
    return payload


@route("POST", "/channels/{channel_id}/threads", bucket="threads")
async def create_thread(call: Call) -> Any:
    world, body = call.world, call.json
    kind = body.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    parent = _channel(call, perms.CREATE_PRIVATE_THREADS if private else perms.CREATE_PUBLIC_THREADS)
    if parent.type != TEXT:
        raise api_error(50024)
    errors = FormErrors()
    check_thread(body, errors)
    errors.raise_if_any()
    thread = world.add_thread(parent, body["name"], kind, world.bot.id)
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.invitable = body.get("invitable", True)
    if not private:
        note = Message(world.snowflake(), parent.id, world.bot.id, world.clock.now(), content=thread.name)
        note.type, note.thread_id = STARTED_THREAD, thread.id
        world.post(note, allowed_mentions={"parse": []})
    return world.payloads.channel(thread)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads", bucket="threads")
async def create_thread_from_message(call: Call) -> Any:
    world, body = call.world, call.json
    parent = _channel(call, perms.CREATE_PUBLIC_THREADS)
    message = world.message(parent, call.id("message_id"))
    if parent.type != TEXT:
        raise api_error(50024)
    if message.thread_id is not None:
        raise api_error(160004)
    errors = FormErrors()
    check_thread(body, errors)
    errors.raise_if_any()
    thread = world.add_thread(parent, body["name"], PUBLIC_THREAD, world.bot.id, message.id)
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    message.thread_id, message.flags = thread.id, message.flags | HAS_THREAD
    world.edit(message, mark=False)
    return world.payloads.channel(thread)


@route("GET", "/channels/{channel_id}/thread-members")
async def thread_members(call: Call) -> Any:
    thread = _thread(call)
    return [call.world.payloads.thread_member(thread, user_id) for user_id in thread.members]


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def thread_member(call: Call) -> Any:
    thread = _thread(call)
    if call.id("user_id") not in thread.members:
        raise api_error(10007)
    return call.world.payloads.thread_member(thread, call.id("user_id"))


@route("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Any:
    call.world.join_thread(_thread(call), call.world.bot.id)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}", bucket="thread-members")
async def add_member(call: Call) -> Any:
    thread = _thread(call, perms.SEND_IN_THREADS)
    if thread.archived:
        raise api_error(50083)
    if call.id("user_id") not in call.world.users:
        raise api_error(10013)
    call.world.join_thread(thread, call.id("user_id"))


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Any:
    _thread(call).members.pop(call.world.bot.id, None)
    call.world.changed({"type": "channels"})


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(call: Call) -> Any:
    thread = _thread(call)
    if not (thread.type == PRIVATE_THREAD and thread.owner_id == call.world.bot.id):
        call.world.need(thread, perms.MANAGE_THREADS)
    thread.members.pop(call.id("user_id"), None)
    call.world.changed({"type": "channels"})


@route("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Any:
    return call.world.payloads.guild(_guild(call))


@route("GET", "/guilds/{guild_id}/channels")
async def guild_channels(call: Call) -> Any:
    world, home = call.world, _guild(call)
    places = [each for each in world.channels.values() if each.guild_id == home]
    return [world.payloads.channel(channel) for channel in places if channel.type == TEXT]


@route("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Any:
    world, home = call.world, _guild(call)
    places = [each for each in world.channels.values() if each.guild_id == home]
    threads = [each for each in places if each.is_thread and not each.archived]
    members = [world.payloads.thread_member(t, world.bot.id) for t in threads if world.bot.id in t.members]
    return {"threads": [world.payloads.channel(thread) for thread in threads], "members": members}


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Any:
    _guild(call)
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise api_error(10007)
    return call.world.payloads.member(user)


@route("GET", "/users/@me/guilds")
async def own_guilds(call: Call) -> Any:
    more: Json = {"owner": False, "permissions": str(call.world.bot_permissions)}
    guilds = [call.world.payloads.guild(guild_id) for guild_id in call.world.guilds]
    return [
        {name: body[name] for name in ("id", "name", "icon", "banner", "features")} | more for body in guilds
    ]


@route("GET", "/users/{user_id}")
async def user(call: Call) -> Any:
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise api_error(10013)
    return found.payload()
