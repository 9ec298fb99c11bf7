"""Interaction responses, and the messages sent through an interaction's token."""

from __future__ import annotations

from typing import Any

from sandbox.api import Call, route
from sandbox.bodies import edit_message, new_message
from sandbox.checks import WEBHOOK_FIELDS, WEBHOOK_FLAGS, check_callback, check_message
from sandbox.errors import FormErrors, Json, api_error
from sandbox.limits import ACK_SECONDS, TOKEN_SECONDS
from sandbox.model import COMPONENTS_V2, EPHEMERAL, LOADING, Interaction, Message

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@route("POST", "/interactions/{interaction_id}/{token}/callback", bot=False)
async def callback(call: Call) -> Any:
    world, body = call.world, call.json
    made = world.interactions.get(call.id("interaction_id"))
    if made is None or made.token != call.params["token"]:
        raise api_error(10062)
    if made.acknowledged:
        raise api_error(40060)
    if made.failed or world.clock.now() - made.created > ACK_SECONDS:
        raise api_error(10062)
    channel = world.channel(made.channel_id)
    source = channel.messages.get(made.message_id or 0)
    errors = FormErrors()
    v2 = source is not None and bool(source.flags & COMPONENTS_V2)
    kept = [file.filename for file in source.attachments] if source and body.get("type") == UPDATE else []
    check_callback(body, made.type, errors, call.filenames + kept, v2=v2)
    if body.get("type") in (DEFERRED_UPDATE, UPDATE) and source is None:
        errors.add(("type",), "INTERACTION_UPDATE_WITHOUT_MESSAGE", "There is no message to update.")
    errors.raise_if_any()
    _apply(call, made, source, body["type"], body.get("data") or {})
    made.response_type = body["type"]
    made.answered = body["type"] not in (DEFERRED, DEFERRED_UPDATE)
    world.changed(_state(made))
    if call.query.get("with_response", "").lower() not in ("true", "1"):
        return None
    return _response(call, made)


def _apply(call: Call, made: Interaction, source: Message | None, kind: int, data: Json) -> None:
    world = call.world
    channel = world.channel(made.channel_id)
    if kind == MESSAGE:
        _post(call, made, new_message(call, channel, data), data)
    elif kind == DEFERRED:
        flags = LOADING | ((data.get("flags") or 0) & EPHEMERAL)
        _post(
            call,
            made,
            Message(world.snowflake(), channel.id, world.bot.id, world.clock.now(), flags=flags),
            data,
        )
    elif kind == CHOICES:
        made.choices = data["choices"]
    elif kind == MODAL:
        made.modal = data
    elif source is not None:
        made.original_id = source.id
        if kind == UPDATE:
            edit_message(call, source, data, webhook=True)


def _post(call: Call, made: Interaction, message: Message, body: Json) -> None:
    message.interaction_id = made.id
    if message.ephemeral:
        message.seen_only_by = made.user_id
    made.message_ids.append(message.id)
    made.original_id = made.original_id or message.id
    call.world.post(message, allowed_mentions=body.get("allowed_mentions"))


def _state(made: Interaction) -> Json:
    """How an interaction stands, as told to the page of the one who did it."""
    state = {None: "waiting", CHOICES: "choices", MODAL: "modal"}.get(made.response_type, "acknowledged")
    change: Json = {"type": "interaction", "id": str(made.id), "state": state, "audience": [made.user_id]}
    if state == "modal":
        change |= {"modal": made.modal, "channel": str(made.channel_id)}
    return change


def _response(call: Call, made: Interaction) -> Json:
    channel = call.world.channel(made.channel_id)
    body: Json = {"interaction": {"id": str(made.id), "type": made.type}}
    message = channel.messages.get(made.original_id or 0)
    resource: Json = {"type": made.response_type}
    if message is not None:
        body["interaction"] |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.ephemeral,
        }
        if made.response_type in (MESSAGE, UPDATE):
            resource["message"] = call.world.payloads.message(message)
    return body | {"resource": resource}


def _by_token(call: Call) -> Interaction:
    """The interaction of a living token; 50027 after 15 minutes, 10015 before its acknowledgement."""
    made = call.world.by_token(call.params["token"])
    if made is None or call.id("application_id") != call.world.application_id or not made.acknowledged:
        raise api_error(10015)
    if call.world.clock.now() - made.created > TOKEN_SECONDS:
        raise api_error(50027)
    call.world.channel(made.channel_id)
    return made


def _message(call: Call) -> tuple[Interaction, Message]:
    made = _by_token(call)
    wanted = call.params.get("message_id")
    message_id = int(wanted) if wanted else made.original_id
    if message_id is None or message_id not in (*made.message_ids, made.original_id):
        raise api_error(10008)
    return made, call.world.message(call.world.channel(made.channel_id), message_id, ephemeral=True)


@route("POST", "/webhooks/{application_id}/{token}", bot=False)
async def follow_up(call: Call) -> Any:
    world, body = call.world, call.json
    made = _by_token(call)
    channel = world.channel(made.channel_id)
    errors = FormErrors()
    check_message(
        body, errors, fields=WEBHOOK_FIELDS, flags=WEBHOOK_FLAGS, was_v2=False, files=call.filenames
    )
    errors.raise_if_any()
    made.answered = True
    original = channel.messages.get(made.original_id or 0)
    if made.response_type == DEFERRED and original is not None and original.flags & LOADING:
        # The first follow-up takes the place of "is thinking"; who sees it was settled by the deferral.
        edit_message(call, original, body | {"flags": (body.get("flags") or 0) & ~EPHEMERAL}, webhook=True)
        return world.payloads.message(original)
    message = new_message(call, channel, body)
    _post(call, made, message, body)
    return world.payloads.message(message)


async def _get(call: Call) -> Any:
    return call.world.payloads.message(_message(call)[1])


async def _edit(call: Call) -> Any:
    made, message = _message(call)
    edit_message(call, message, call.json, webhook=True)
    made.answered = True
    return call.world.payloads.message(message)


async def _delete(call: Call) -> Any:
    call.world.delete(_message(call)[1])


for _last in ("@original", "{message_id}"):
    for _method, _handler in (("GET", _get), ("PATCH", _edit), ("DELETE", _delete)):
        route(_method, "/webhooks/{application_id}/{token}/messages/" + _last, bot=False)(_handler)
