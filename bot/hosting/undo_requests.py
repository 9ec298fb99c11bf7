"""What somebody asks to take back, and who has to agree.

Whoever has seen nothing and met no chance since, with nobody else asked, takes back alone; everything else
the others have to agree to, who are told what has been seen. Computers agree where nothing was seen.
"""

from __future__ import annotations

import msgspec

from bot.contract.kind import Table
from bot.contract.undoable import Undoable
from bot.messages import words
from bot.store.game_rows import SeatRow

LINES = 6
"""Lines of what is to be taken back, at most: how it begins, as that tells moments apart, and the latest."""
ELLIPSIS = "…"
FREE, CONSENT, OFF = "free", "consent", "off"
RULES = (FREE, CONSENT, OFF)
"""What may be taken back in a game (`GameRow.undo_rule`), the usual first."""


class Request(msgspec.Struct, frozen=True):
    """Somebody asks the others to let them take something back."""

    seat: str
    move: int
    """The first answer that is to be taken back: its number in the decision log."""
    seen: tuple[str, ...] = ()
    """The cards that the seat has seen since, as the others may know them: codes, "" for hidden ones."""
    chance: bool = False
    """Whether anything random happened since."""
    agreed: tuple[int, ...] = ()
    """The people who agree."""
    granted: bool = False
    """Whether it is done: kept for a word to who asked, until the game goes on."""
    refused: str = ""
    """The seat that did not agree, kept as long."""


def pack(request: Request) -> str:
    """A request as `GameRow.undo` holds it."""
    return msgspec.json.encode(request).decode()


def request_of(table: Table) -> Request | None:
    """What somebody asks to take back now."""
    request = _kept(table)
    return None if request is None or request.granted or request.refused else request


def answered(table: Table, seat: str) -> tuple[bool, list[SeatRow]]:
    """Whether what the seat's player asked for last was agreed to, and by whom, or by whom not; nobody where
    the game has gone on since."""
    request = _kept(table)
    if request is None or table.row.seats[request.seat].user_id != table.row.seats[seat].user_id:
        return False, []
    if request.refused:
        return False, [table.row.seats[request.refused]]
    people = [other for other in others(table, request.seat) if other.user_id in request.agreed]
    return True, people if request.granted else []


def _kept(table: Table) -> Request | None:
    return msgspec.json.decode(table.row.undo, type=Request) if table.row.undo else None


def others(table: Table, seat: str) -> list[SeatRow]:
    """The other players, a seat each: people and computers. Who plays a seat's other seats is no other."""
    mine = table.row.seats[seat]
    found: dict[object, SeatRow] = {}
    for other in table.row.seats.values():
        person = other.user_id is not None and other.user_id != mine.user_id
        if other.seat != seat and (person or other.computer is not None):
            found.setdefault(other.user_id or other.seat, other)
    return list(found.values())


def missing(table: Table, request: Request) -> list[SeatRow]:
    """The people whose word a request still waits for."""
    people = [other for other in others(table, request.seat) if other.user_id is not None]
    return [other for other in people if other.user_id not in request.agreed]


def is_asked(table: Table, seat: str) -> bool:
    """Whether a seat has to say if somebody else may take something back."""
    request, who = request_of(table), table.row.seats[seat].user_id
    return request is not None and who in (other.user_id for other in missing(table, request))


def is_called(table: Table, seat: str) -> bool:
    """Whether anybody waits for this seat: for its move, or for its word."""
    return seat in table.game.waiting_for or is_asked(table, seat)


def latest(table: Table, seat: str) -> int:
    """The number of the seat's last answer, 0 if it can take nothing back now."""
    if not isinstance(table.kind, Undoable) or table.row.undo_rule == OFF or table.game.result is not None:
        return 0
    return next((told.number for told in reversed(table.recent) if told.seat == seat), 0)


def lines(table: Table, number: int, seat: str, language: str) -> list[str]:
    """What happened from an answer on, as a seat may know it: how it began, and the latest lines."""
    told = [one for one in table.recent if one.number >= number]
    events = [event for _, found in table.kind.unpack(told) for event in found]
    names = {one.seat: words.plain(one.name) for one in table.row.seats.values()}
    found = list(table.kind.told(table.game, events, names, language, seat))
    if len(found) <= LINES:
        return found
    return [*found[: LINES // 2], ELLIPSIS, *found[-(LINES // 2) :]]
