"""Request bodies checked before anything is done with them (Discord's own document: see `openapi`)."""

from __future__ import annotations

import re
from typing import Any

from sandbox.components import check_message_components, check_modal
from sandbox.errors import FormErrors, Json
from sandbox.limits import ALT_TEXT, ATTACHMENTS, CONTENT, MENTIONS, OPTIONS
from sandbox.model import COMPONENTS_V2, SNOWFLAKE, media_of, walk

_SHARED = {"content", "embeds", "allowed_mentions", "components", "attachments", "flags", "poll"}
CREATE_FIELDS = frozenset(_SHARED | {"tts", "nonce", "enforce_nonce", "message_reference", "sticker_ids"})
# discord.py puts `tts` into every message body, edits too; Discord ignores it there.
EDIT_FIELDS = frozenset(_SHARED | {"tts"})
WEBHOOK_FIELDS = frozenset(_SHARED | {"tts"})
CREATE_FLAGS = 1 << 2 | 1 << 12 | 1 << 13 | COMPONENTS_V2
WEBHOOK_FLAGS = CREATE_FLAGS | 1 << 6
THREAD_FIELDS = frozenset({"name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"})
CHANNEL_FIELDS = frozenset(
    {"name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user", "flags"}
    | {"applied_tags", "topic", "position", "nsfw", "parent_id", "permission_overwrites", "type"}
)
COMMAND_FIELDS = frozenset(
    {"id", "name", "name_localizations", "description", "description_localizations", "options", "type"}
    | {"default_member_permissions", "dm_permission", "nsfw", "integration_types", "contexts", "handler"}
)
OPTION_FIELDS = frozenset(
    {"type", "name", "name_localizations", "description", "description_localizations", "required"}
    | {"choices", "options", "channel_types", "min_value", "max_value", "min_length", "max_length"}
    | {"autocomplete"}
)
NAME = re.compile(r"[-_'\w]{1,32}")


def check_message(
    body: Json, errors: FormErrors, *, fields: frozenset[str], flags: int, was_v2: bool, files: list[str]
) -> None:
    """A message created or edited. `was_v2`: it has Components V2 already; `files`: names of its files."""
    errors.unknown_fields((), body, fields)
    given = body.get("flags") or 0
    if not isinstance(given, int):
        errors.add(("flags",), "NUMBER_TYPE_COERCE", f'Value "{given}" is not int.')
        given = 0
    if given & ~flags:
        errors.add(("flags",), "MESSAGE_FLAGS_INVALID", f"Flags {given & ~flags} cannot be set here.")
    v2 = was_v2 or bool(given & COMPONENTS_V2)
    content = body.get("content")
    if content is not None:
        errors.length(("content",), content, 0, CONTENT)
    if v2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                errors.add((name,), code, f"The '{name}' field cannot be used with Components V2.")
    if len(body.get("embeds") or ()) > 10:
        errors.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if isinstance(body.get("nonce"), str):
        errors.length(("nonce",), body["nonce"], 0, 25)
    _check_mentions(body.get("allowed_mentions") or {}, errors)
    reference = body.get("message_reference")
    if reference is not None and not SNOWFLAKE.fullmatch(str(reference.get("message_id"))):
        errors.add(("message_reference", "message_id"), "BASE_TYPE_REQUIRED", "This field is required")
    components = body.get("components") or []
    check_message_components(components, v2=v2, errors=errors)
    check_attachments(body, files, errors)
    names = {f"attachment://{name}" for name in files}
    names |= {f"attachment://{item.get('filename')}" for item in body.get("attachments") or ()}
    for media in [media for part in walk(components) for media in media_of(part)]:
        url = str(media.get("url"))
        # On an edit the file may be one the message has; the caller knows those and adds them to `files`.
        if url.startswith("attachment://") and url not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            errors.add(("components",), code, f"There is no attachment {url}.")


def _check_mentions(mentions: Json, errors: FormErrors) -> None:
    """Who may be addressed by a message."""
    top = "allowed_mentions"
    parse = mentions.get("parse") or []
    for kind in parse:
        if kind not in ("roles", "users", "everyone"):
            errors.add((top, "parse"), "BASE_TYPE_CHOICES", "Value must be one of (roles, users, everyone).")
    for name in ("users", "roles"):
        ids = mentions.get(name) or []
        if len(ids) > MENTIONS:
            errors.add((top, name), "BASE_TYPE_MAX_LENGTH", f"Must be {MENTIONS} or fewer in length.")
        if len({str(each) for each in ids}) < len(ids):
            errors.add((top, name), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value.")
        for each in ids:
            if not SNOWFLAKE.fullmatch(str(each)):
                errors.add((top, name), "NUMBER_TYPE_COERCE", f'Value "{each}" is not snowflake.')
        if ids and name in parse:
            message = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            errors.add((top,), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def check_attachments(body: Json, files: list[str], errors: FormErrors) -> None:
    listed = body.get("attachments")
    if max(len(listed or ()), len(files)) > ATTACHMENTS:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    for index, item in enumerate(listed or ()):
        if not SNOWFLAKE.fullmatch(str(item.get("id"))):
            errors.add(("attachments", index, "id"), "BASE_TYPE_REQUIRED", "This field is required")
        if item.get("description") is not None:
            errors.length(("attachments", index, "description"), item["description"], 0, ALT_TEXT)


def check_callback(body: Json, kind: int, errors: FormErrors, files: list[str], *, v2: bool) -> None:
    """An interaction response. `kind`: the interaction's type; `v2`: of the message it would update."""
    errors.unknown_fields((), body, frozenset({"type", "data"}))
    answer, data = body.get("type"), body.get("data") or {}
    fits = {2: (4, 5, 9), 3: (4, 5, 6, 7, 9), 4: (8,), 5: (4, 5, 6, 7)}[kind]
    if answer not in fits:
        errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {fits} for this interaction.")
    elif answer in (4, 7):
        inner = FormErrors()
        was_v2 = v2 and answer == 7
        check_message(data, inner, fields=WEBHOOK_FIELDS, flags=WEBHOOK_FLAGS, was_v2=was_v2, files=files)
        errors.found += [(("data", *path), code, message) for path, code, message in inner.found]
    elif answer == 8:
        choices = data.get("choices")
        if not isinstance(choices, list) or len(choices) > OPTIONS:
            errors.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
            return
        for index, choice in enumerate(choices):
            errors.length(("data", "choices", index, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                errors.length(("data", "choices", index, "value"), choice["value"], 1, 100)
    elif answer == 9:
        check_modal(data, errors)


def check_thread(body: Json, errors: FormErrors) -> None:
    errors.unknown_fields((), body, THREAD_FIELDS)
    errors.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration", 1440) not in (60, 1440, 4320, 10080):
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", "Must be 60, 1440, 4320 or 10080.")


def check_channel_edit(body: Json, errors: FormErrors) -> None:
    errors.unknown_fields((), body, CHANNEL_FIELDS)
    if "name" in body:
        errors.length(("name",), body["name"], 1, 100)


def check_command(body: Json, errors: FormErrors, path: tuple[str | int, ...] = ()) -> None:
    """One application command; `path` says where in the request it stands."""
    errors.unknown_fields(path, body, COMMAND_FIELDS)
    if (body.get("type") or 1) == 1:
        _check_name(body, (*path,), errors)
        errors.length((*path, "description"), body.get("description"), 1, 100)
        _check_options(body.get("options") or [], (*path, "options"), errors, depth=0)
        if _size(body) > 8000:
            errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        return
    errors.length((*path, "name"), body.get("name"), 1, 32)
    for field in ("description", "options"):
        if body.get(field):
            errors.add((*path, field), "APPLICATION_COMMAND_CONTEXT_MENU", f"Such a command has no {field}.")


def _check_name(body: Json, path: tuple[str | int, ...], errors: FormErrors) -> None:
    names = {"name": body.get("name")}
    names |= {
        f"name_localizations.{key}": name for key, name in (body.get("name_localizations") or {}).items()
    }
    for key, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            message = "Command name is invalid: 1 to 32 lower-case letters, digits, - and _."
            errors.add((*path, *key.split(".")), "APPLICATION_COMMAND_INVALID_NAME", message)


def _check_options(options: list[Json], path: tuple[str | int, ...], errors: FormErrors, depth: int) -> None:
    if len(options) > OPTIONS:
        errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique.")
    kinds = [option.get("type") in (1, 2) for option in options]
    if any(kinds) and not all(kinds):
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands do not mix with options.")
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, index)
        errors.unknown_fields(here, option, OPTION_FIELDS)
        _check_name(option, here, errors)
        errors.length((*here, "description"), option.get("description"), 1, 100)
        kind = option.get("type")
        if kind in (1, 2):
            if depth > (0 if kind == 2 else 1):
                errors.add((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep.")
            _check_options(option.get("options") or [], (*here, "options"), errors, depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(option, here, errors)


def _check_choices(option: Json, path: tuple[str | int, ...], errors: FormErrors) -> None:
    choices: list[Any] = option.get("choices") or []
    if len(choices) > OPTIONS:
        errors.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
    if choices and option.get("autocomplete"):
        message = "An option has choices or autocomplete, not both."
        errors.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message)
    for index, choice in enumerate(choices):
        errors.length((*path, "choices", index, "name"), choice.get("name"), 1, 100)


def _size(body: Json) -> int:
    own = len(str(body.get("name") or "")) + len(str(body.get("description") or ""))
    own += sum(
        len(str(choice.get("value", ""))) + len(str(choice.get("name", "")))
        for choice in body.get("choices") or ()
    )
    return own + sum(_size(option) for option in body.get("options") or ())
