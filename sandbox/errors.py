"""Errors as Discord's API answers them: an HTTP status, a JSON error code and a message."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

# code -> (HTTP status, message)
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached (50)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50003: (403, "Cannot execute action on a DM channel"),
    50033: (400, "Invalid Recipient(s)"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """An answer other than success: `status` of HTTP, `code` of Discord (0 where it has none)."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers: dict[str, str] = {}
        self.extra: Json = {}

    def payload(self) -> Json:
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def api_error(code: int) -> ApiError:
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class FormErrors:
    """Collects what is wrong with a request body; `raise_if_any` answers 50035, nested as Discord does."""

    def __init__(self) -> None:
        self.found: list[tuple[tuple[str, ...], str, str]] = []

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        self.found.append((tuple(str(part) for part in path), code, message))

    def length(self, path: tuple[str | int, ...], value: object, low: int, high: int) -> None:
        """`value` must be a string of `low` to `high` characters."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif len(value) > high and low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def unknown_fields(self, path: tuple[str | int, ...], body: Json, known: frozenset[str]) -> None:
        for name in sorted(set(body) - known):
            self.add((*path, name), "UNKNOWN_FIELD", "Discord knows no such field here.")

    def nested(self) -> Json:
        tree: Json = {}
        for path, code, message in self.found:
            node = tree
            for part in path:
                node = node.setdefault(part, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree

    def __str__(self) -> str:
        return "; ".join(
            f"{'.'.join(path) or 'body'}: {code} {message}" for path, code, message in self.found
        )

    def raise_if_any(self) -> None:
        if self.found:
            error = api_error(50035)
            error.errors = self.nested()
            raise error
