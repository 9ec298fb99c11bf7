"""Discord's limits as numbers, and its rate limits as buckets."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.clock import Clock

ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
CONTENT = 2000
V2_COMPONENTS = 40
V2_TEXT = 4000
ROWS = 5
ROW_BUTTONS = 5
OPTIONS = 25
LABEL = 80
CUSTOM_ID = 100
FORM_OPTIONS = 10
"""Of a group of buttons or boxes in a form, and files in it."""
INPUT_TEXT = 4000
LINK = 512
MEDIA_URL = 2048
MENTIONS = 100
ATTACHMENTS = 10
FILE_BYTES = 10 * 1024 * 1024
ALT_TEXT = 1024
CHAT_COMMANDS = 100
CONTEXT_COMMANDS = 15
DAILY_COMMAND_CREATES = 200
PINS = 50


@dataclass
class RateLimits:
    """How many requests are let through. Windows are in seconds; `enabled=False` lets everything through."""

    enabled: bool = True
    channel_requests: int = 5
    channel_window: float = 5.0
    global_requests: int = 50
    global_window: float = 1.0
    invalid_requests: int = 10_000
    invalid_window: float = 600.0


@dataclass
class Window:
    """One bucket: `used` of `limit` since `started`; the first request after its end opens a new one."""

    limit: int
    seconds: float
    started: float = float("-inf")
    used: int = 0

    def take(self, now: float) -> bool:
        if now >= self.started + self.seconds:
            self.started, self.used = now, 0
        if self.used >= self.limit:
            return False
        self.used += 1
        return True

    def reset_after(self, now: float) -> float:
        return max(0.0, self.started + self.seconds - now)


@dataclass
class RateLimiter:
    rules: RateLimits
    clock: Clock
    buckets: dict[tuple[str, int], Window] = field(default_factory=dict)
    total: Window = field(init=False)
    invalid: Window = field(init=False)

    def __post_init__(self) -> None:
        self.total = Window(self.rules.global_requests, self.rules.global_window)
        self.invalid = Window(self.rules.invalid_requests, self.rules.invalid_window)

    def banned(self) -> bool:
        """Whether so many requests were answered 401, 403 or 429 that nothing is answered any more."""
        spent = self.invalid.used >= self.invalid.limit
        return self.rules.enabled and spent and self.invalid.reset_after(self.clock.now()) > 0

    def note(self, status: int) -> None:
        if status in (401, 403, 429):
            self.invalid.take(self.clock.now())

    def take_global(self) -> float | None:
        """Seconds to wait when the global limit is used up, else None."""
        if not self.rules.enabled:
            return None
        now = self.clock.now()
        return None if self.total.take(now) else self.total.reset_after(now)

    def take_channel(self, bucket: str, channel_id: int) -> tuple[bool, Window] | None:
        """(let through, the bucket), or None where no limit applies."""
        if not self.rules.enabled:
            return None
        window = self.buckets.setdefault(
            (bucket, channel_id), Window(self.rules.channel_requests, self.rules.channel_window)
        )
        return window.take(self.clock.now()), window
