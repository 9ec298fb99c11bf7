"""What a request that failed means for a message: whether and when it is tried again."""

from __future__ import annotations

import aiohttp
import discord

from bot.outbox.codes import ARCHIVED, LOCKED
from bot.process.logs import logger
from bot.store.database import StoreUnavailable

log = logger(__name__)

LONGEST_PAUSE = 300.0
"""Seconds between two tries of a message that keeps failing, at most."""
MAY_PASS = (aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable, discord.RateLimited)
TOO_FAST = 40003
"""Opening direct messages too fast."""
PATIENCE = 86_400.0
"""How long a message is tried that Discord refuses without saying that it always will: 403 without a code,
400, 401. Then it is a dead letter (`bot.outbox.dead_letters`)."""
SLOT_TRIES = 300
"""The same for an edit: about a day of tries."""
FINAL = {
    40005,  # too large
    50006,  # empty
    50035,  # not a message as it should be
    10003,  # unknown channel
    10008,  # unknown message
    10013,  # unknown user
    50001,  # no access
    50007,  # no direct messages from us
    50013,  # permissions
    50033,  # no such recipient
    50278,  # no server in common
}
"""What Discord will say again to the same request."""


class NotYet(Exception):
    """It was refused for a reason that may go: it is tried again for as long as it is wanted."""


def pause(attempts: int) -> float:
    """Seconds to wait after the n-th failure."""
    return float(min(LONGEST_PAUSE, 2**attempts))


def is_due(due: float, now: float) -> bool:
    """Whether something promised for then is to be tried now. What lies further ahead than any pause was
    promised by a clock that went wrong, and is not waited for."""
    return due <= now or due > now + LONGEST_PAUSE


def passes(error: Exception) -> bool:
    """Whether the same request is known to succeed at some time."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code in (TOO_FAST, ARCHIVED, LOCKED)
    return isinstance(error, (*MAY_PASS, NotYet))


def final(error: Exception) -> bool:
    """Whether the same request will never succeed. Neither this nor `passes`: nobody knows."""
    if isinstance(error, discord.HTTPException):
        return not passes(error) and error.code in FINAL
    return not passes(error)


def edit_is_over(error: Exception, attempts: int) -> bool:
    """Whether an edit is given up after so many tries: what will pass never is."""
    return final(error) or (not passes(error) and attempts >= SLOT_TRIES)


def note(error: Exception, over: bool, **about: object) -> None:
    """Write it into the log. `over`: it is not tried again."""
    details = {"error": type(error).__name__, "code": getattr(error, "code", None), **about}
    if over:
        log.error("sending given up", **details, exc_info=error)
    else:
        log.warning("sending put off", **details)


def reason(error: Exception) -> str:
    """What the operator reads: no content is in it."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} code {error.code}"
    return type(error).__name__
