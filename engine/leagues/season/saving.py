"""Leagues as bytes that load for ever."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from engine.kernel.errors import SaveError
from engine.leagues.season.model import League

SCHEMA: Final = 1
PREFIX: Final = b"league:"
CHECKSUM: Final = 8
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(League)
_plain = msgspec.msgpack.Decoder(dict[str, Any])
MIGRATIONS: Final[dict[int, Any]] = {}
"""`MIGRATIONS[n]` turns the plain dict of schema n into that of n + 1."""


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECKSUM).digest()


def encode(league: League) -> bytes:
    """`league:schema:`, a checksum, and the league as MessagePack. Equal leagues give equal bytes."""
    body = _encoder.encode(league)
    return b"%b%d:%b%b" % (PREFIX, SCHEMA, _checksum(body), body)


def decode(data: bytes) -> League:
    """The league in a save, brought up to today's schema. SaveError if it cannot be read."""
    number, colon, rest = data.removeprefix(PREFIX).partition(b":")
    if not data.startswith(PREFIX) or not colon or not number.isdigit():
        raise SaveError("This is not a save of a league.")
    schema, body = int(number), rest[CHECKSUM:]
    if schema > SCHEMA:
        raise SaveError(f"This save is of a newer version (schema {schema}, known {SCHEMA}).")
    if _checksum(body) != rest[:CHECKSUM]:
        raise SaveError("This save is damaged and cannot be read.")
    try:
        if schema == SCHEMA:
            return _decoder.decode(body)
        plain = _plain.decode(body)
        for step in range(schema, SCHEMA):
            plain = MIGRATIONS[step](plain)
        return msgspec.convert(plain, League)
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise SaveError(f"This save is damaged and cannot be read ({type(error).__name__}).") from error
