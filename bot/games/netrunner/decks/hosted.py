"""The operator's own file of formats."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.process.logs import logger
from engine.netrunner.decklists.formats import Formats, FormatsError, formats, newer

log = logger(__name__)

ERRORS: Final = (OSError, UnicodeDecodeError, FormatsError)


def mistake(path: str) -> str:
    """Why the operator's file cannot be used; "" if it can."""
    try:
        newer(Path(path).read_text("utf-8"))
    except ERRORS as error:
        return (error.strerror if isinstance(error, OSError) else None) or str(error)
    return ""


def hosted(path: str) -> Formats:
    """Our formats with those of the operator's file laid over them. A file that cannot be used is logged with
    its reason, and ours are used: decks of yesterday are better than no bot."""
    if not path:
        return formats()
    try:
        return newer(Path(path).read_text("utf-8"))
    except ERRORS as error:
        log.error("formats not read", path=path, error=str(error))
        return formats()
