"""Request bodies checked against Discord's own OpenAPI document, where a copy of it is at hand."""

from __future__ import annotations

import copy
import importlib
import json
from pathlib import Path
from typing import Any

from sandbox.errors import FormErrors, Json


class Specification:
    """Validators made from the document, one per route, when the route is first used."""

    def __init__(self, path: Path) -> None:
        self._document = json.loads(path.read_text())
        self._paths: dict[str, Json] = {
            _shape(route): item for route, item in self._document["paths"].items()
        }
        self._validators: dict[tuple[str, str], Any] = {}
        # Imported here: only tests and CI have both this package and the document.
        self._validator_for: Any = importlib.import_module("jsonschema_rs").validator_for

    def knows(self, method: str, route: str) -> bool:
        return method.lower() in self._paths.get(_shape(route), {})

    def check(self, method: str, route: str, body: object, errors: FormErrors) -> None:
        """Add what the document has against `body` as sent to `route`, such as "/channels/{channel_id}"."""
        validator = self._validator(method, route)
        if validator is None:
            return
        for error in validator.iter_errors(normalised(body)):
            errors.add(tuple(error.instance_path), "OPENAPI", str(error.message)[:400])

    def _validator(self, method: str, route: str) -> Any:
        key = (method, route)
        if key not in self._validators:
            operation = self._paths.get(_shape(route), {}).get(method.lower(), {})
            content = operation.get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            made = None
            if schema is not None:
                made = self._validator_for({**schema, "components": self._document["components"]})
            self._validators[key] = made
        return self._validators[key]


def _shape(route: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in route.split("/"))


def normalised(body: object) -> object:
    """`body` with the ids as strings where the document wants strings and discord.py sends integers."""
    if not isinstance(body, dict):
        return body
    copied = copy.deepcopy(body)
    if isinstance(copied.get("recipient_id"), int):
        copied["recipient_id"] = str(copied["recipient_id"])
    for message in (copied, copied.get("data"), copied.get("message")):
        if isinstance(message, dict):
            _normalise_message(message)
    return copied


def _normalise_message(message: Json) -> None:
    _normalise_components(message.get("components"))
    for item in message.get("attachments") or ():
        if isinstance(item.get("id"), int):
            item["id"] = str(item["id"])
    mentions = message.get("allowed_mentions") or {}
    for key in ("users", "roles"):
        if mentions.get(key):
            mentions[key] = [str(each) for each in mentions[key]]
    reference = message.get("message_reference") or {}
    for key in ("message_id", "channel_id", "guild_id"):
        if isinstance(reference.get(key), int):
            reference[key] = str(reference[key])


def _normalise_components(part: object) -> None:
    """What is chosen already in selects of users, roles and channels; emojis; what is for sale."""
    if isinstance(part, list):
        for one in part:
            _normalise_components(one)
    elif isinstance(part, dict):
        if isinstance(part.get("sku_id"), int):
            part["sku_id"] = str(part["sku_id"])
        for held in (part.get("emoji"), *(part.get("default_values") or ())):
            if isinstance(held, dict) and isinstance(held.get("id"), int):
                held["id"] = str(held["id"])
        for inner in ("components", "component", "accessory", "options"):
            _normalise_components(part.get(inner))
