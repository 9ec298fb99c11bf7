"""Message bodies put into effect: new messages and edits, with their files."""

from __future__ import annotations

from sandbox.api import Call
from sandbox.checks import CREATE_FIELDS, CREATE_FLAGS, EDIT_FIELDS, WEBHOOK_FLAGS, check_message
from sandbox.errors import FormErrors, Json, api_error
from sandbox.model import COMPONENTS_V2, LOADING, Attachment, Channel, Message


def new_message(call: Call, channel: Channel, body: Json, flags: int | None = None) -> Message:
    """The message `body` describes, by the bot, not yet posted; 50006 when there is nothing in it."""
    world = call.world
    message = Message(world.snowflake(), channel.id, world.bot.id, world.clock.now())
    message.flags = (body.get("flags") or 0) if flags is None else flags
    message.nonce = body.get("nonce")
    reference = body.get("message_reference")
    if reference:
        message.reference = int(reference["message_id"])
    _fill(call, message, body)
    _need_something(message)
    return message


def check_new(call: Call, body: Json) -> None:
    errors = FormErrors()
    check_message(body, errors, fields=CREATE_FIELDS, flags=CREATE_FLAGS, was_v2=False, files=call.filenames)
    errors.raise_if_any()


def edit_message(call: Call, message: Message, body: Json, *, webhook: bool) -> None:
    """Check and apply an edit, and tell everyone who sees the message."""
    errors = FormErrors()
    was_v2 = bool(message.flags & COMPONENTS_V2)
    files = call.filenames + [file.filename for file in message.attachments]
    flags = (WEBHOOK_FLAGS if webhook else CREATE_FLAGS) | message.flags
    check_message(body, errors, fields=EDIT_FIELDS, flags=flags, was_v2=was_v2, files=files)
    becomes_v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    for name in ("content", "embeds"):
        if becomes_v2 and getattr(message, name) and body.get(name, "kept") == "kept":
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            errors.add((name,), code, f"The message still has '{name}': set it to null with the edit.")
    errors.raise_if_any()
    loading = bool(message.flags & LOADING)
    message.flags = (message.flags | (body.get("flags") or 0)) & ~LOADING
    _fill(call, message, body)
    _need_something(message)
    call.world.edit(message, allowed_mentions=body.get("allowed_mentions"), mark=not loading)


def _fill(call: Call, message: Message, body: Json) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = body["components"] or []
    listed: list[Json] | None = body.get("attachments")
    if listed is not None:
        kept = {str(item["id"]): item for item in listed}
        message.attachments = [file for file in message.attachments if str(file.id) in kept]
        for file in message.attachments:
            file.description = kept[str(file.id)].get("description", file.description)
    by_index = {str(item["id"]): item for item in listed or ()}
    for index, upload in sorted(call.files.items()):
        item = by_index.get(str(index), {})
        message.attachments.append(
            Attachment(
                call.world.snowflake(),
                message.channel_id,
                item.get("filename") or upload.filename,
                upload.content,
                item.get("description"),
            )
        )


def _need_something(message: Message) -> None:
    if not (message.content or message.embeds or message.components or message.attachments):
        raise api_error(50006)
