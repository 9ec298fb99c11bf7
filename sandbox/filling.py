"""Selects and modals as a person fills them in: what may be chosen, and the JSON a client sends of it."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox.commands import ControlError, resolved_users
from sandbox.components import CHECKBOX, CHECKBOXES, INPUT, PLACES, RADIOS, ROLES, SELECT, TEXT, USERS
from sandbox.model import TEXT as PLACE
from sandbox.model import Channel, Json, User, walk
from sandbox.world import World


def range_of(part: Json) -> tuple[int, int]:
    """The least and the most that must be chosen: one where nothing is said, any number of checkboxes."""
    low, high = part.get("min_values"), part.get("max_values")
    most = len(part["options"]) if part["type"] == CHECKBOXES else 1
    return 1 if low is None else low, most if high is None else high


def chosen(world: World, part: Json, given: list[object], channel: Channel) -> Json:
    """`values` (and for users `resolved`) of a select; `given` are values, labels or people."""
    low, high = range_of(part)
    if not low <= len(given) <= high:
        raise ControlError(f"choose {low} to {high}, not {len(given)}")
    if part["type"] == USERS:
        try:
            users = [world.user(each if isinstance(each, User) else str(each)) for each in given]
        except KeyError as error:
            raise ControlError(str(error.args[0])) from None
        values: Json = {"values": [str(user.id) for user in users]}
        return values | {"resolved": resolved_users(world, users, channel)}
    if part["type"] in (ROLES, PLACES):
        kind = "roles" if part["type"] == ROLES else "channels"
        named = {str(each): body for body in _named(world, kind) for each in (body["name"], body["id"])}
        missing = [each for each in given if str(each) not in named]
        if missing:
            raise ControlError(f"there are no {kind} {missing}")
        bodies = [named[str(each)] for each in given]
        return {"values": [body["id"] for body in bodies], "resolved": {kind: {b["id"]: b for b in bodies}}}
    if part["type"] not in (SELECT, RADIOS, CHECKBOXES):
        raise ControlError("selects of mentionables cannot be used in the sandbox")
    known = {str(each): o["value"] for o in part["options"] for each in (o["label"], o["value"])}
    missing = [each for each in given if str(each) not in known]
    if missing:
        raise ControlError(
            f"no options {missing}; there are {[option['label'] for option in part['options']]}"
        )
    return {"values": [known[str(each)] for each in given]}


def _named(world: World, kind: str) -> list[Json]:
    """Roles or text channels, as an interaction tells of them."""
    if kind == "roles":
        return world.payloads.roles()
    places = [channel for channel in world.channels.values() if channel.type == PLACE]
    return [world.payloads.channel(place) | {"permissions": str(world.bot_permissions)} for place in places]


def modal_data(world: World, modal: Json, values: Mapping[str, object], channel: Channel) -> Json:
    """The `data` of a sent modal; `values` by custom_id or label, spaces in labels also as "_"."""
    parts: list[Json] = []
    resolved: Json = {}
    used: set[str] = set()
    for outer in modal["components"]:
        if outer["type"] == TEXT:
            continue
        inner = []
        for part in walk([outer])[1:]:
            names = [name for name in (part["custom_id"], outer.get("label"), part.get("label")) if name]
            key = next((k for name in names for k in (name, name.replace(" ", "_")) if k in values), None)
            used |= {key} if key else set()
            filled = _filled(world, part, names[-1], values[key] if key else None, channel)
            for kind, people in filled.pop("resolved", {}).items():
                resolved.setdefault(kind, {}).update(people)
            inner.append(
                {"type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 1)} | filled
            )
        held: Json = {"component": inner[0]} if "component" in outer else {"components": inner}
        parts.append({"type": outer["type"], "id": outer.get("id", 1)} | held)
    if set(values) - used:
        raise ControlError(f"the modal has no {sorted(set(values) - used)}")
    data: Json = {"custom_id": modal["custom_id"], "components": parts}
    return data | ({"resolved": resolved} if resolved else {})


def _filled(world: World, part: Json, name: str, given: object, channel: Channel) -> Json:
    kind, needed = part["type"], part.get("required", True)
    if kind == INPUT:
        text = str(part.get("value") or "") if given is None else str(given)
        low, high = part.get("min_length") or int(needed), part.get("max_length") or 4000
        if (text or needed) and not low <= len(text) <= high:
            raise ControlError(f"{name}: {low} to {high} characters, not {len(text)}")
        return {"value": text}
    if kind == CHECKBOX:
        return {"value": part.get("default", False) if given is None else str(given).lower() == "true"}
    if given is None:
        marked: list[object] = [o["value"] for o in part.get("options") or () if o.get("default")]
    else:
        marked = list(given) if isinstance(given, (list, tuple)) else [given]
    if not marked and not needed:
        return {"value": None} if kind == RADIOS else {"values": []}
    try:
        found = chosen(world, part, marked, channel)
    except ControlError as error:
        raise ControlError(f"{name}: {error}") from None
    return {"value": found["values"][0]} if kind == RADIOS else found
