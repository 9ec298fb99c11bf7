"""Saves: MessagePack of the whole state, with a schema number and migrations over plain data.

A save is `game:schema:`, a checksum, and the state. Without the checksum a damaged byte could turn one
valid state into another; with it, a save that loads is the state that was saved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

import msgspec

from engine.kernel.errors import SaveError
from engine.kernel.machine import State
from engine.kernel.values import decoder

S = TypeVar("S", bound=State)

CHECKSUM: Final = 8
"""Length of the checksum in bytes."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes the plain dict of one schema and gives that of the next. Raises on what it does not know."""


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECKSUM).digest()


def _checked(data: bytes) -> bytes:
    """The state's bytes, if the checksum before them fits."""
    body = data[CHECKSUM:]
    if _checksum(body) != data[:CHECKSUM]:
        raise SaveError("This save is damaged and cannot be read.")
    return body


class Codec(Generic[S]):
    """Encodes and decodes the states of one game.

    `migrations[n]` turns schema n into n + 1. SaveError on anything that cannot be read.
    """

    def __init__(self, game: str, schema: int, kind: type[S], migrations: Mapping[int, Migration]) -> None:
        self.game = game
        self.schema = schema
        self.migrations = migrations
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = decoder(kind)
        self._plain = msgspec.msgpack.Decoder(dict[str, Any])
        self._prefix = game.encode() + b":%d:" % schema

    def save(self, state: S) -> bytes:
        """`game:schema:`, a checksum and the state. Equal states give equal bytes."""
        body = self._encoder.encode(state)
        return b"%b%b%b" % (self._prefix, _checksum(body), body)

    def load(self, data: bytes) -> S:
        """The state in a save, brought up to today's schema."""
        try:
            if data.startswith(self._prefix):
                return self._decoder.decode(_checked(data[len(self._prefix) :]))
            return self._migrate(data)
        except SaveError:
            raise
        except (msgspec.MsgspecError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise SaveError(f"This save is damaged and cannot be read ({type(error).__name__}).") from error

    def _migrate(self, data: bytes) -> S:
        game, _, rest = data.partition(b":")
        number, colon, body = rest.partition(b":")
        if game != self.game.encode() or not colon or not number.isdigit():
            raise SaveError(f"This is not a save of {self.game}.")
        schema = int(number)
        if schema > self.schema:
            raise SaveError(f"This save is of a newer version (schema {schema}, known {self.schema}).")
        plain = self._plain.decode(_checked(body))
        while schema < self.schema:
            step = self.migrations.get(schema)
            if step is None:
                raise SaveError(f"No way is known from schema {schema} to {self.schema}.")
            plain = step(plain)
            schema += 1
        plain["schema"] = self.schema
        return self._decoder.decode(self._encoder.encode(plain))
