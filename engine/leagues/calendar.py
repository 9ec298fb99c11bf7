"""Deadlines as a calendar file (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from icalendar import Alarm, Calendar
from icalendar import Event as Entry
from msgspec import Struct

PRODUCT: Final = "-//Sysop//Community leagues//EN"


class Deadline(Struct, frozen=True):
    """One entry: something due, or with a length something that takes place.

    `uid` stays the same when the entry is changed (RFC 5545 3.8.4.7); raise `revision` with each change.
    Times are Unix seconds. `remind` is seconds before `at`; 0 is no reminder.
    """

    uid: str
    title: str
    at: int
    seconds: int = 0
    details: str = ""
    link: str = ""
    revision: int = 0
    remind: int = 0
    cancelled: bool = False


def moment(seconds: int) -> datetime:
    """Unix seconds as a time in UTC."""
    return datetime.fromtimestamp(seconds, UTC)


def calendar(name: str, deadlines: Iterable[Deadline], *, written: int) -> bytes:
    """The file, entries by time. `written` (Unix seconds) is each entry's DTSTAMP."""
    made = Calendar()
    made.add("prodid", PRODUCT)
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    made.add("x-wr-calname", name)
    for deadline in sorted(deadlines, key=lambda d: (d.at, d.uid)):
        made.add_component(_entry(deadline, written))
    return bytes(made.to_ical())


def _entry(deadline: Deadline, written: int) -> Entry:
    entry = Entry()
    entry.add("uid", deadline.uid)
    entry.add("dtstamp", moment(written))
    entry.add("dtstart", moment(deadline.at))
    # A length of nothing must not be said (3.6.1): an entry without one ends as it begins.
    if deadline.seconds:
        entry.add("dtend", moment(deadline.at + deadline.seconds))
    else:
        entry.add("transp", "TRANSPARENT")
    entry.add("summary", deadline.title)
    entry.add("sequence", deadline.revision)
    entry.add("status", "CANCELLED" if deadline.cancelled else "CONFIRMED")
    if deadline.details:
        entry.add("description", deadline.details)
    if deadline.link:
        entry.add("url", deadline.link)
    if deadline.remind:
        alarm = Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("description", deadline.title)
        alarm.add("trigger", timedelta(seconds=-deadline.remind))
        entry.add_component(alarm)
    return entry
