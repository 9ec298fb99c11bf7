"""The things of the sandbox's world, and the JSON in which Discord shows them."""

from __future__ import annotations

import io
import mimetypes
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from PIL import Image

Json = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MENTION = re.compile(r"<@!?(\d+)>")
SNOWFLAKE = re.compile(r"0|[1-9][0-9]{0,19}")


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass
class User:
    id: int
    username: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    def payload(self) -> Json:
        return {
            "id": str(self.id),
            "username": self.username,
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass
class Attachment:
    id: int
    channel_id: int
    filename: str
    content: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None

    def __post_init__(self) -> None:
        self.filename = re.sub(r"[^\w.\-]", "_", self.filename)
        if self.content_type.startswith("image/"):
            try:
                with Image.open(io.BytesIO(self.content)) as picture:
                    self.width, self.height = picture.size
            except OSError:
                self.width = self.height = None

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def path(self) -> str:
        return f"/attachments/{self.channel_id}/{self.id}/{self.filename}"

    def payload(self, base_url: str) -> Json:
        body: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": base_url + self.path,
            "proxy_url": base_url + self.path,
            "content_type": self.content_type,
        }
        if self.description is not None:
            body["description"] = self.description
        if self.width is not None:
            body |= {"width": self.width, "height": self.height}
        return body


@dataclass
class Message:
    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    edited: float | None = None
    pinned: bool = False
    nonce: str | int | None = None
    interaction_id: int | None = None
    seen_only_by: int | None = None
    reference: int | None = None
    thread_id: int | None = None

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Everything readable: content and text displays, one per line."""
        parts = [self.content] if self.content else []
        parts += [str(part["content"]) for part in walk(self.components) if part.get("type") == 10]
        return "\n".join(parts)


def walk(components: list[Json]) -> list[Json]:
    """Every component of a tree, outer before inner, in reading order."""
    found: list[Json] = []
    for part in components:
        found.append(part)
        inner = part.get("components")
        if isinstance(inner, list):
            found += walk([child for child in inner if isinstance(child, dict)])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                found += walk([part[key]])
    return found


def media_of(part: Json) -> list[Json]:
    """The media items (objects with a `url`) which a component shows."""
    if part.get("type") == 12:
        return [item["media"] for item in part.get("items", []) if isinstance(item.get("media"), dict)]
    if part.get("type") == 11 and isinstance(part.get("media"), dict):
        return [part["media"]]
    if part.get("type") == 13 and isinstance(part.get("file"), dict):
        return [part["file"]]
    return []


@dataclass
class Channel:
    id: int
    type: int
    name: str = ""
    topic: str | None = None
    guild_id: int | None = None
    """None for a DM."""
    parent_id: int | None = None
    recipient_id: int | None = None
    owner_id: int | None = None
    created: float = 0.0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    members: dict[int, float] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, tuple[int, float]] = field(default_factory=dict)
    allow: int = 0
    deny: int = 0
    slowmode: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def last_message_id(self) -> int | None:
        return next((m.id for m in reversed(self.messages.values()) if not m.ephemeral), None)


@dataclass
class Interaction:
    """One thing a user did, from the press to its answer; `response_type` is None until acknowledged."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    created: float
    data: Json
    message_id: int | None = None
    command: str = ""
    response_type: int | None = None
    original_id: int | None = None
    message_ids: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    failed: bool = False
    answered: bool = False
    """Whether what was asked for is there: an acknowledgement alone only says that it follows."""

    @property
    def acknowledged(self) -> bool:
        return self.response_type is not None
