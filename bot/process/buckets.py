"""What discord.py keeps of Discord's rate limits.

With each channel that it meets it looks at all the limits that it knows, to forget those that nobody needs:
with 1,500 channels that took 6 % of the bot's processor. Once in a while is enough.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from discord.http import HTTPClient

SECONDS: Final = 30.0
"""Between two times that limits are forgotten; a limit is not needed any more after 300."""


def forget_seldom(http: HTTPClient, now: Callable[[], float] = time.monotonic) -> None:
    """Let a client forget what it does not need every `SECONDS`."""
    forget, due = http._try_clear_expired_ratelimits, now()

    def forget_now_and_then() -> None:
        nonlocal due
        if now() >= due:
            due = now() + SECONDS
            forget()

    http._try_clear_expired_ratelimits = forget_now_and_then  # type: ignore[method-assign]
