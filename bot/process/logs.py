"""Structured logs, one JSON object a line on stderr.

Rule of the house: log ids and counts, never contents. Options, panels, hands and states are not logged, so
no hidden card can be; the token is cut out of every value wherever it might turn up (an HTTP library's
error, say).
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextvars import ContextVar
from typing import Any, Final

import structlog

from bot.process.measures import CountRecords, count_records_of

Event = MutableMapping[str, Any]

LIBRARIES = {
    "discord": logging.INFO,
    "aiohttp": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "PIL": logging.WARNING,
}
"""The least level at which each library may speak."""


def bare_traceback(_logger: object, _method: str, event: Event) -> Event:
    """An exception as its type and where it came from, without its message: that may name a hidden card."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)
        event["exception"] = type(error).__name__
        event["traceback"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        while error.__cause__ is not None:
            error = error.__cause__
            event["cause"] = type(error).__name__
    return event


class HideSecrets:
    """Replaces each secret by "[secret]" in every text of an event."""

    def __init__(self, *secrets: str) -> None:
        self.secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, _logger: object, _method: str, event: Event) -> Event:
        for key, value in event.items():
            event[key] = self.clean(value)
        return event

    def clean(self, value: object) -> object:
        if isinstance(value, str):
            for secret in self.secrets:
                value = value.replace(secret, "[secret]")
            return value
        if isinstance(value, int | float | bool) or value is None:
            return value
        if isinstance(value, list):
            return [self.clean(each) for each in value]
        return self.clean(repr(value))


def set_up(level: str, *secrets: str) -> None:
    """Send structlog's and the standard library's records to stderr as JSON lines."""
    shared: list[structlog.typing.Processor] = [
        name_cause,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                bare_traceback,
                HideSecrets(*secrets),
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler, CountRecords()]
    root.setLevel(level)
    # Libraries log what passes through them: discord.py whole payloads at DEBUG, SQLAlchemy the values of
    # every statement at INFO. Hands and states must not come in by that way, whatever the operator asks for.
    for name, least in LIBRARIES.items():
        count_records_of(name)
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(level)))


_CAUSE: Final[ContextVar[int | None]] = ContextVar("cause", default=None)


def cause() -> int | None:
    """The interaction whose work this is, if it is one's: every line of the log names it (`caused_by`)."""
    return _CAUSE.get()


def name_cause(_logger: object, _method: str, event: Event) -> Event:
    """A line of the log with the interaction whose work it tells of."""
    found = cause()
    return event if found is None else {"interaction": found, **event}


class caused_by:  # what stands in it reads as a sentence
    """Whatever is logged within names this interaction as what has led to it; None: as before."""

    def __init__(self, interaction: int | None) -> None:
        self.interaction = interaction

    def __enter__(self) -> None:
        self._before = _CAUSE.set(cause() if self.interaction is None else self.interaction)

    def __exit__(self, *_: object) -> None:
        _CAUSE.reset(self._before)


def begin_with(interaction: int) -> None:
    """The rest of this task, and the tasks it begins, are the work of an interaction."""
    _CAUSE.set(interaction)


def begin_alone() -> None:
    """The rest of this task is nobody's work, whoever has begun it."""
    _CAUSE.set(None)


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """The logger of a module."""
    count_records_of(name)
    bound: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return bound
