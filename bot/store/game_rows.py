"""A game, its seats and where it is played, as they are stored."""

from __future__ import annotations

from typing import NamedTuple

PENDING, OPEN, REFUSED, LOST, ALONE = "pending", "open", "refused", "lost", "none"
"""What a game's thread is (`GameRow.thread_state`): to be opened, there, refused so far and tried again, gone
for good, not wanted (the game is its players' own, in direct messages)."""

NEVER = (-1, -1)
"""Quiet hours of who has said nothing of them."""


class SeatRow(NamedTuple):
    seat: str
    user_id: int | None
    computer: str | None
    name: str
    private: str
    """Where this player's hand and decisions are shown: "dm" or "panel"."""
    dm_closed: bool
    role: str = ""
    """What the seat plays, where its name does not say it: a character's code."""
    language: str = "en"
    """What its player is spoken to in, out of `users` and `servers`."""
    gone: bool = False
    """Whether nobody can call them any more: they share no server with the bot, or are no more."""
    threadless: bool = False
    """Whether there is no thread in which whoever wants no direct messages could be called."""
    quiet: tuple[int, int] = NEVER
    """From and until when they want no sound, out of `users`."""
    zone: str = ""
    """Where they are, likewise."""

    @property
    def by_dm(self) -> bool:
        """Whether this player is reached by direct message."""
        wanted = self.private == "dm" or self.threadless
        return self.user_id is not None and wanted and not self.dm_closed


class Place(NamedTuple):
    """Where a game is played, and by whom: enough to tell who may look at it."""

    guild_id: int | None
    channel_id: int
    thread_id: int | None
    players: frozenset[int]


class GameRow(NamedTuple):
    id: int
    kind: str
    level: str
    status: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    thread_state: str
    state: bytes
    version: int
    moves: int
    waiting: tuple[str, ...]
    turn: int
    created: float
    updated: float
    ended: float | None
    outcome: str | None
    seats: dict[str, SeatRow]
    """In the order of their ids."""
    undo_rule: str = "free"
    """What may be taken back: "free" (at once, or by consent), "consent" (only so), "off"."""
    undo: str = ""
    """What somebody asks the others to let them take back (`hosting.undoable.Request`); "" for nothing."""
    pace: str = "none"
    """How long a move may take: a name of `hosting.pace.PACES`; "" where nobody is reminded of anything."""
    hints: bool = True
    """Whether players may ask what the computer would do in their place."""
    language: str = "en"
    """What is spoken in its thread, out of `servers`."""
    closes: bool = True
    """Whether its thread is archived once it has ended, out of `servers`."""

    @property
    def has_thread(self) -> bool:
        """Whether what happens is told in a thread: now, or once it is open."""
        return self.thread_state in (PENDING, OPEN, REFUSED)

    @property
    def calls(self) -> bool:
        """Whether people can be called in the thread."""
        return self.thread_state in (PENDING, OPEN)

    def seats_of(self, user_id: int) -> list[SeatRow]:
        """One person may hold several seats, where the game allows it."""
        return [seat for seat in self.seats.values() if seat.user_id == user_id]

    def seat_of(self, user_id: int, wanted: str = "") -> SeatRow | None:
        """A person's seat: the one that is wanted, else one that owes a move before the others; None if they
        have none."""
        mine = self.seats_of(user_id)
        if any(seat.seat == wanted for seat in mine):
            return self.seats[wanted]
        return next((seat for seat in mine if seat.seat in self.waiting), mine[0] if mine else None)

    @property
    def names(self) -> dict[str, str]:
        return {seat.seat: seat.name for seat in self.seats.values()}
