"""Reading deck lists in every format that players use."""

from __future__ import annotations

import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from engine.netrunner.decklists.model import Finding, Imported, Listed, Reason
from engine.netrunner.decklists.reading import octgn, sites, text
from engine.netrunner.decklists.reading.decoding import NotText, decoded, repaired
from engine.netrunner.decklists.reading.effort import Effort
from engine.netrunner.decklists.reading.settling import settle

LARGEST: Final = 256 * 1024
"""Bytes of a list or a packed file."""
LONGEST: Final = 2_000
"""Letters of a deck's notes; 100 of its name."""
DAMAGED: Final = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, NotImplementedError, RuntimeError, OSError, EOFError,
    ValueError,
)  # fmt: skip
"""What a packed file that is none, or of a kind that cannot be read, comes to."""
MEMBERS: Final = 50
"""Lists that are read of one file, and files in a packed one; the rest is left."""
UNPACKED: Final = 2 * LARGEST
"""Bytes of all files in a packed one that are read; the rest is left."""


def read(
    data: bytes | str, filename: str = "", *, answers: Mapping[str, str] | None = None, identity: str = ""
) -> tuple[Imported, ...]:
    """The decks in a pasted text or a file: one, as a rule; NetrunnerDB also packs several in one.

    Never raises: what cannot be read has its reason. `answers` says which card (its code) a doubtful text
    means, or "" to leave it out; `identity` names the deck's identity if the list does not.
    """
    effort = Effort()
    if len(data) > LARGEST:
        return (Imported(faults=(Finding(Reason.TOO_BIG, most=LARGEST // 1024),)),)
    if isinstance(data, bytes) and data.startswith(b"PK\x03\x04"):
        lists = [one for name, member in _members(data) for one in _listed(member, name, effort)]
        lists = lists or [Listed(found=[Finding(Reason.NOT_A_LIST)])]
    else:
        lists = _listed(data, filename, effort)
    for one in lists:
        one.name, one.notes = one.name[:100].strip(), one.notes[:LONGEST].strip()
    return tuple(settle(one, answers or {}, identity, effort) for one in lists[:MEMBERS])


def _members(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The texts in a packed file, none of them larger than a list may be."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            infos = [one for one in packed.infolist() if not one.is_dir() and one.file_size <= LARGEST]
            left = UNPACKED
            for info in infos[:MEMBERS]:
                with packed.open(info) as member:
                    found = member.read(LARGEST + 1)[:LARGEST]
                left -= len(found)
                if left < 0:
                    return
                yield info.filename, found
    except (
        zipfile.BadZipFile,
        zlib.error,
        lzma.LZMAError,
        NotImplementedError,
        RuntimeError,
        OSError,
        EOFError,
        ValueError,
    ):
        return


def _listed(data: bytes | str, filename: str, effort: Effort) -> list[Listed]:
    found: list[Finding] = []
    try:
        written, found = decoded(data if isinstance(data, bytes) else data.encode("utf-8", "replace"))
    except NotText:
        return [Listed(found=[Finding(Reason.NOT_A_LIST)])]
    begins = written.lstrip("\ufeff \t\r\n")
    if begins.startswith(("{", "[{", "[\n")) or begins.strip() == "[]":
        lists = sites.read(begins)
    elif begins.startswith("<"):
        lists = [octgn.read(begins)]
    else:
        written, mended = repaired(written)
        lists = [text.read(written, effort)]
        found = found + mended
    stem = filename.replace("\\", "/").rpartition("/")[2].rpartition(".")[0]
    return [replace(one, name=one.name or stem.strip(), found=[*one.found, *found]) for one in lists]
