"""The six lessons: where each begins, what is to be done, and what deserves a word.

A lesson is a position over which the ordinary game is played. Its texts are messages by its key
(`netrunner_lessons.ftl`). What somebody has reached is worked out from what happened; nothing else is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.views import Frozen
from engine.messages import say
from engine.netrunner.game import Game, load
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import Event, Kind
from engine.netrunner.table.parts import NoSeat, Seat
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


class Deed(Frozen, frozen=True):
    """A pattern over events: something that a side does, or that happens to it."""

    kind: Kind
    seat: Seat | NoSeat = ""
    """"" for either."""
    detail: str = ""
    """"" for any."""

    def fits(self, event: Event) -> bool:
        """Whether the event is of this kind."""
        return event.kind is self.kind and self.seat in ("", event.seat) and self.detail in ("", event.detail)


class Lesson(Frozen, frozen=True):
    """One lesson. Its name, its task and its praise are `nr-lesson-<key>`, `-task`, `-praise`."""

    key: str
    seat: Seat
    """Whose part the learner plays."""
    position: Callable[[Table], None]
    """Lays the table and begins the turn."""
    goal: tuple[Deed, ...]
    """All that must have come to pass, in the same server where they are about one."""
    words: tuple[str, ...]
    """The words that appear here first, by their keys in the glossary."""
    remarks: tuple[tuple[Deed, str], ...] = ()
    """What is said when something happens, the most important first: `nr-lesson-<key>-on-<name>`."""


Answered = Sequence[tuple[str, Sequence[Event]]]
"""Answers with what came of them, oldest first."""


def reached(lesson: Lesson, told: Answered) -> bool:
    """Whether the goal of the lesson is reached."""
    events = [event for _, found in told for event in found]
    fitting = [{event.server for event in events if deed.fits(event)} for deed in lesson.goal]
    named = [servers - {""} for servers in fitting if servers - {""}]
    return all(fitting) and (not named or bool(set.intersection(*named)))


def remark(lesson: Lesson, told: Answered, language: str) -> str:
    """A word on what the learner's last press did; "" for nothing."""
    last = max((i for i, (who, _) in enumerate(told) if who == lesson.seat), default=None)
    if last is None:
        return ""
    events = [event for _, found in told[last:] for event in found]
    for deed, name in lesson.remarks:
        if any(deed.fits(event) for event in events):
            return say(language, f"nr-lesson-{lesson.key}-on-{name}")
    if any(event.kind is Kind.TURN_ENDS and event.seat == lesson.seat for event in events):
        return say(language, "nr-lesson-turn-over")
    return say(language, "nr-lesson-other")


def begin(lesson: Lesson, seed: int = 0) -> Game:
    """The game of a lesson, which waits for its first answer."""
    t = Table(seed=seed, policy=POLICY)
    lesson.position(t)
    return load(t.game.save())


def _money(t: Table) -> None:
    t.hand(RUNNER, "Sure Gamble", "Telework Contract", "Cleaver")
    t.hand(CORP, *["Hedge Fund"] * 5)
    t.start(RUNNER)


def _run(t: Table) -> None:
    t.root("Server 1", "Offworld Office")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Palisade", rezzed=False)
    t.hand(RUNNER, "Sure Gamble")
    t.hand(CORP, *["Hedge Fund"] * 4)
    t.start(RUNNER)


def _break(t: Table) -> None:
    t.root("Server 1", "Offworld Office")
    t.ice("Server 1", "Palisade")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.hand(RUNNER, "Cleaver", "Sure Gamble")
    t.hand(CORP, *["Hedge Fund"] * 4)
    t.set(runner_credits=12, corp_credits=2)
    t.start(RUNNER)


def _protect(t: Table) -> None:
    t.hand(CORP, "Offworld Office", "Palisade", "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.start(CORP)


def _rez(t: Table) -> None:
    t.root("Server 1", "Offworld Office")
    t.ice("Server 1", "Palisade", rezzed=False)
    t.hand(CORP, "Hedge Fund", "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble")
    t.set(corp_credits=6)
    t.start(RUNNER, clicks=1)
    t.click("Run on Server 1")


def _score(t: Table) -> None:
    t.root("Server 1", "Superconducting Hub", advancement=1)
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.set(corp_credits=6)
    t.start(CORP)


LESSONS = (
    Lesson(
        "money", RUNNER, _money, (Deed(Kind.PLAY, RUNNER),), ("click", "credit", "grip", "event"),
        (
            (Deed(Kind.PLAY, RUNNER), "play"),
            (Deed(Kind.INSTALL, RUNNER), "install"),
            (Deed(Kind.RUN_BEGINS, RUNNER), "run"),
            (Deed(Kind.DRAW, RUNNER), "draw"),
            (Deed(Kind.GAIN_CREDITS, RUNNER), "gain"),
        ),
    ),
    Lesson(
        "run", RUNNER, _run, (Deed(Kind.STEAL, RUNNER),),
        ("corp", "server", "remote", "run", "breach", "access", "agenda", "steal", "jackout"),
        (
            (Deed(Kind.STEAL, RUNNER), "steal"),
            (Deed(Kind.ACCESS, RUNNER), "access"),
            (Deed(Kind.END_RUN), "ended"),
            (Deed(Kind.RUN_BEGINS, RUNNER), "run"),
        ),
    ),
    Lesson(
        "break", RUNNER, _break, (Deed(Kind.INSTALL, RUNNER), Deed(Kind.STEAL, RUNNER)),
        ("install", "program", "ice", "encounter", "subroutine", "icebreaker", "strength", "break"),
        (
            (Deed(Kind.STEAL, RUNNER), "steal"),
            (Deed(Kind.BREAK), "break"),
            (Deed(Kind.END_RUN), "ended"),
            (Deed(Kind.INSTALL, RUNNER), "install"),
            (Deed(Kind.ENCOUNTER), "encounter"),
        ),
    ),
    Lesson(
        "protect", CORP, _protect, (Deed(Kind.INSTALL, CORP, "ice"), Deed(Kind.INSTALL, CORP, "root")),
        ("hq", "rd", "archives"),
        (
            (Deed(Kind.INSTALL, CORP, "ice"), "ice"),
            (Deed(Kind.INSTALL, CORP, "root"), "root"),
            (Deed(Kind.PLAY, CORP), "play"),
        ),
    ),
    Lesson(
        "rez", CORP, _rez, (Deed(Kind.REZ, CORP),), ("approach", "rez", "endrun"),
        ((Deed(Kind.REZ, CORP), "rez"), (Deed(Kind.STEAL, RUNNER), "steal"), (Deed(Kind.PASS_ICE), "pass")),
    ),
    Lesson(
        "score", CORP, _score, (Deed(Kind.SCORE, CORP),), ("advance", "score", "points", "counter"),
        ((Deed(Kind.SCORE, CORP), "score"), (Deed(Kind.ADVANCE, CORP), "advance")),
    ),
)  # fmt: skip
"""In the order in which they are played."""
