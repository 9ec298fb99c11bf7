"""Messages, pins and typing."""

from __future__ import annotations

from typing import Any

from sandbox import permissions as perms
from sandbox.api import Call, route
from sandbox.bodies import check_new, edit_message, new_message
from sandbox.errors import ApiError, FormErrors, api_error
from sandbox.limits import PINS
from sandbox.model import DM, Channel, Message, iso

# Discord checks a nonce's uniqueness over "the past few minutes".
NONCE_SECONDS = 300.0
PINNED_NOTE = 6


def may_send(call: Call, channel: Channel) -> None:
    """Refuse where the bot may not write: closed DM, missing permission, locked thread."""
    world = call.world
    if channel.type == DM:
        if not world.users[channel.recipient_id or 0].dms_open:
            raise api_error(50007)
        return
    world.need(channel, perms.SEND_IN_THREADS if channel.is_thread else perms.SEND_MESSAGES)
    if channel.locked and not world.bot_may(channel) & perms.MANAGE_THREADS:
        raise api_error(50083)


@route("POST", "/channels/{channel_id}/messages", bucket="messages-create")
async def create(call: Call) -> Any:
    world = call.world
    channel = world.channel(call.id("channel_id"))
    may_send(call, channel)
    body = call.json
    if call.files:
        world.need(channel, perms.ATTACH_FILES)
    if body.get("embeds"):
        world.need(channel, perms.EMBED_LINKS)
    check_new(call, body)
    key = str(body["nonce"]) if body.get("enforce_nonce") and body.get("nonce") is not None else None
    if key in channel.nonces:
        earlier, at = channel.nonces[key]
        if earlier in channel.messages and world.clock.now() - at < NONCE_SECONDS:
            return world.payloads.message(channel.messages[earlier])
    message = new_message(call, channel, body)
    reference = body.get("message_reference") or {}
    if message.reference and message.reference not in channel.messages:
        if reference.get("fail_if_not_exists", True):
            errors = FormErrors()
            errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            errors.raise_if_any()
        message.reference = None
    if key is not None:
        channel.nonces[key] = (message.id, world.clock.now())
    world.post(message, allowed_mentions=body.get("allowed_mentions"))
    return world.payloads.message(message)


@route("GET", "/channels/{channel_id}/messages")
async def listing(call: Call) -> Any:
    world = call.world
    channel = world.channel(call.id("channel_id"))
    world.need(channel)
    if not world.bot_may(channel) & perms.READ_HISTORY:
        return []
    limit = int(call.query.get("limit", 50))
    shown = [m for m in sorted(channel.messages.values(), key=lambda m: m.id) if not m.ephemeral]
    if "before" in call.query:
        shown = [m for m in shown if m.id < int(call.query["before"])]
    if "after" in call.query:
        shown = [m for m in shown if m.id > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = int(call.query["around"])
        shown = sorted(sorted(shown, key=lambda m: abs(m.id - middle))[:limit], key=lambda m: m.id)
    return [world.payloads.message(message) for message in reversed(shown[-limit:])]


def _own(call: Call, *needed: int) -> tuple[Channel, Message]:
    channel = call.world.channel(call.id("channel_id"))
    call.world.need(channel, *needed)
    return channel, call.world.message(channel, call.id("message_id"))


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def get(call: Call) -> Any:
    return call.world.payloads.message(_own(call, perms.READ_HISTORY)[1])


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", bucket="messages-edit")
async def edit(call: Call) -> Any:
    channel, message = _own(call)
    if message.author_id != call.world.bot.id:
        raise api_error(50005)
    if channel.archived:
        raise api_error(50083)
    edit_message(call, message, call.json, webhook=False)
    return call.world.payloads.message(message)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}", bucket="messages-delete")
async def delete(call: Call) -> Any:
    channel, message = _own(call)
    if message.author_id != call.world.bot.id:
        if channel.type == DM:
            raise api_error(50003)
        call.world.need(channel, perms.MANAGE_MESSAGES)
    call.world.delete(message)


@route("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Any:
    channel = call.world.channel(call.id("channel_id"))
    call.world.need(channel)
    pinned = [m for m in reversed(channel.messages.values()) if m.pinned]
    items = [{"pinned_at": iso(m.created), "message": call.world.payloads.message(m)} for m in pinned]
    return {"items": items, "has_more": False}


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> Any:
    channel, message = _own(call, perms.PIN_MESSAGES)
    if message.pinned:
        return
    if sum(m.pinned for m in channel.messages.values()) >= PINS:
        raise api_error(30003)
    world = call.world
    message.pinned = True
    world.edit(message, mark=False)
    note = Message(world.snowflake(), channel.id, world.bot.id, world.clock.now(), type=PINNED_NOTE)
    note.reference = message.id
    world.post(note)


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> Any:
    _, message = _own(call, perms.PIN_MESSAGES)
    message.pinned = False
    call.world.edit(message, mark=False)


@route("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Any:
    channel = call.world.channel(call.id("channel_id"))
    may_send(call, channel)
    call.world.changed({"type": "typing", "channel": str(channel.id)})


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Any:
    world = call.world
    errors = FormErrors()
    errors.unknown_fields((), call.json, frozenset({"recipient_id"}))
    errors.raise_if_any()
    user = world.users.get(int(call.json["recipient_id"]))
    if user is None:
        raise api_error(50033)
    if user.bot:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    return world.payloads.channel(world.dm_with(user))
