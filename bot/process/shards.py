"""Which shards of Discord's gateway a process carries.

Discord splits a large bot's servers over shards: a server belongs to shard `(id >> 22) % count`, direct
messages to shard 0 (https://discord.com/developers/docs/events/gateway#sharding).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

PATTERN: Final = r"^\s*$|^\s*\d{1,4}(\s*,\s*\d{1,4})*\s*/\s*\d{1,4}\s*$"
"""As the operator writes them: `0,1/4`; nothing for one process that carries all."""


@dataclass(frozen=True)
class Shards:
    """Some of the `count` shards."""

    ids: tuple[int, ...]
    count: int

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"

    @property
    def all(self) -> bool:
        """Whether no other process has any."""
        return len(self.ids) == self.count


def read_shards(text: str) -> Shards | None:
    """What the operator has written; None for nothing. ValueError with what is wrong."""
    if not text.strip():
        return None
    if not re.match(PATTERN, text):
        raise ValueError("shards are written like 0,1/4: which ones, and of how many")
    named, count = text.split("/")
    ids = tuple(sorted(int(number) for number in named.split(",")))
    if not int(count):
        raise ValueError("there must be at least one shard")
    if len(set(ids)) < len(ids) or ids[-1] >= int(count):
        raise ValueError(f"of {int(count)} shards, each is named once, from 0 to {int(count) - 1}")
    return Shards(ids, int(count))
