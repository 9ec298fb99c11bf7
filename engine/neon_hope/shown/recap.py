"""What happened, told shortly: a line for what was done and what came of it. For the message of a turn, and
for who was away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Protocol

from engine.kernel.views import MISSED
from engine.messages import say
from engine.neon_hope.table.state import Event

Answered = Sequence[tuple[str, Sequence[Event]]]
"""Answers with what came of them, oldest first, each with the seat that gave it."""


class Teller(Protocol):
    """A game, as far as it tells what happened."""

    def describe(self, event: Event, seat: str, /, language: str = "en") -> str | None: ...


HEADINGS = frozenset(("turn", "encounter_phase"))
LEADS = frozenset(
    (
        "task", "move", "uses", "focus", "encounter", "environment", "chapter_done", "tracker", "note",
        "crossed", "mark", "unmark", "swap", "ends", "draws",
    )
)  # fmt: skip
"""With these a line begins, and after a heading; what else happens is part of the line before."""
ENDS = {"task": frozenset(("success", "failure")), "encounter": frozenset(("encounter_ends", "turn"))}
"""What has an outcome that may come with a later answer: until then it is told from its beginning."""
_SUBJECT = re.compile(r"\*\*[^*]+\*\*")


def recap(g: Teller, events: Iterable[Event], seat: str, language: str) -> list[tuple[Event, str]]:
    """The events as lines for a seat or "spectator", each with the event it begins with. A line says no more
    than `describe` does of its events."""
    return [(line.event, str(line)) for line in _lines(g, events, seat, language)]


def missed(g: Teller, answers: Answered, seat: str, language: str) -> tuple[str, ...]:
    """What happened since the seat's last answer, which counts, so that it reads what its press did. At most
    `MISSED` lines: those of most weight, all that are never left out, and of the others the latest; what does
    not fit is counted. () if nothing was worth a word.
    """
    last = max((index for index, (who, _) in enumerate(answers) if who == seat), default=0)
    before = [event for _, found in answers[:last] for event in found]
    events = [event for _, found in answers[last:] for event in found]
    lines = _lines(g, [*_unfinished(before), *events], seat, language)
    while lines and lines[-1].heading:
        lines.pop()  # whose turn it is stands in the panel's title
    if len(lines) <= MISSED:
        return tuple(map(str, lines))
    most = max(MISSED - 1, sum(line.weight(seat) == 3 for line in lines))
    chosen = sorted(range(len(lines)), key=lambda place: (-lines[place].weight(seat), -place))[:most]
    kept = [lines[place] for place in sorted(chosen)]
    left = [lines[place] for place in range(len(lines)) if place not in chosen]
    above = next((str(line) for line in reversed(lines[: min(chosen)]) if line.heading), "")
    gone = sum(not line.heading for line in left)
    if not gone:
        return (*((above,) if above and not kept[0].heading else ()), *map(str, kept))
    more = say(language, "nh-recap-more", n=gone)
    return (f"{above} · {more}" if above and not kept[0].heading else more, *map(str, kept))


def _unfinished(before: Sequence[Event]) -> Sequence[Event]:
    """The events from the task or encounter on that had no outcome yet; () if all had."""
    begun = max((index for index, event in enumerate(before) if event.kind in ENDS), default=-1)
    if begun < 0:
        return ()
    ends = ENDS[before[begun].kind]
    return () if any(event.kind in ends for event in before[begun:]) else before[begun:]


GRAVE = frozenset(
    (
        "exhausted", "ends", "chapter_done", "stage", "threshold", "past_threshold", "escalation", "defeated",
        "excess", "environment", "environment_leaves", "environment_turned", "follower",
    )
)  # fmt: skip
"""What is never left out: who has fallen, what was reached, what threatens."""
NEAR = frozenset(
    ("stress", "enters", "retreats", "turned", "scrapped", "attacks", "damage", "location", "note")
)
"""What comes next: harm, what came and what went. Harm to oneself is grave."""


class _Line:
    """What was done, and what came of it."""

    def __init__(self, event: Event, text: str) -> None:
        self.event = event
        self.events = [event]
        self.heading = event.kind in HEADINGS
        self.parts = [text]
        self.lead = self.subject = _subject(text)
        """Whom or what the line is about, and its last part."""

    def weight(self, seat: str) -> int:
        """How much the line matters to a seat: 3 for what is never left out, 0 for headings."""
        if self.heading:
            return 0
        kinds = {event.kind for event in self.events}
        mine = any(event.kind == "stress" and event.seat == seat for event in self.events)
        return 3 if mine or kinds & GRAVE else 2 if kinds & NEAR else 1

    def add(self, event: Event, text: str) -> None:
        """Who or what the part before was about is not named again."""
        self.events.append(event)
        subject = _subject(text)
        if subject and (
            subject == self.subject or (self.event.kind == "encounter" and event.kind == "enters")
        ):
            text = text.removeprefix(f"{subject} ")
        self.subject = subject or self.lead
        self.parts.append(text)

    def __str__(self) -> str:
        again = ((part, sum(1 for _ in same)) for part, same in groupby(self.parts))
        return " · ".join(f"{part} ×{times}" if times > 1 else part for part, times in again)


def _subject(text: str) -> str:
    """The name that a line begins with, as it is marked there; "" for none."""
    found = _SUBJECT.match(text)
    return found[0] if found is not None else ""


def _lines(g: Teller, events: Iterable[Event], seat: str, language: str) -> list[_Line]:
    lines: list[_Line] = []
    for event in _news(events):
        text = g.describe(event, seat, language=language)
        if text is None:
            continue
        line = lines[-1] if lines else None
        if line is None or line.heading or event.kind in HEADINGS or _leads(event):
            lines.append(_Line(event, text))
        else:
            line.add(event, text)
    return lines


def _leads(event: Event) -> bool:
    """An ability used in a task belongs to the task."""
    return event.kind in LEADS and not (event.kind == "uses" and event.other == "task")


def _news(events: Iterable[Event]) -> list[Event]:
    """The events without rounds, which stand with whose turn it is, and without a card drawn whose encounter
    is told."""
    found = [event for event in events if event.kind != "round"]
    met = {(event.seat, event.code) for event in found if event.kind == "encounter"}
    return [event for event in found if event.kind != "draws" or (event.seat, event.code) not in met]
