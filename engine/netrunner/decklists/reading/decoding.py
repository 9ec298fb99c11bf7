"""From the bytes of a file to text, whatever wrote it."""

from __future__ import annotations

import codecs
import re
from typing import Final

from engine.netrunner.decklists.model import Finding, Reason

_CONTROLS: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_MOJIBAKE: Final = re.compile(
    "[ÂÃ][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ¡-¿]|[Äâ][\x80-\xbf€ÅƒŽ¹«†™œ˜][\x80-\xff™œ€¹˜²]?"
)


class NotText(ValueError):
    """The bytes are no text."""


def decoded(data: bytes) -> tuple[str, list[Finding]]:
    """The text, and how it had to be read. NotText for pictures, archives and the like."""
    found: list[Finding] = []
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = data.decode("utf-16", "replace")
        found.append(Finding(Reason.UTF16))
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
            found.append(Finding(Reason.NOT_UTF8))
    if len(_CONTROLS.findall(text)) > len(text) // 100:
        raise NotText
    return _CONTROLS.sub("", text), found


def repaired(text: str) -> tuple[str, list[Finding]]:
    """The text with what was UTF-8 once, and was read as Windows-1252, put right line by line."""
    if not _MOJIBAKE.search(text):
        return text, []
    lines, found = [], []
    for at, line in enumerate(text.split("\n"), 1):
        fixed = _fixed(line) if _MOJIBAKE.search(line) else None
        if fixed is not None:
            found.append(Finding(Reason.MOJIBAKE, at, fixed.strip()))
        lines.append(line if fixed is None else fixed)
    return "\n".join(lines), found


def _fixed(line: str) -> str | None:
    data = b""
    for sign in line:
        try:
            data += sign.encode("cp1252")
        except UnicodeEncodeError:
            if ord(sign) > 0xFF:
                return None
            data += bytes((ord(sign),))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None
