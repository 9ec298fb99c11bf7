"""The six lessons: where each begins, what is to be done, and what deserves a word.

A lesson is a position over which the ordinary game is played. Its texts are messages by its key
(`netrunner_lessons.ftl`). What somebody has reached is worked out from what happened; nothing else is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.views import Frozen
from engine.messages import say
from engine.netrunner.game import Game, load
from engine.netrunner.policy import POLICY
from engine.netrunner.table.edition import NEWEST
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.parts import NoSeat, Seat
from engine.netrunner.table.questions import Verb
from engine.netrunner.table.state import CENTRALS, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table


class Deed(Frozen, frozen=True):
    """A pattern over events: something that a side does, or that happens to it."""

    kind: EventKind
    seat: Seat | NoSeat = ""
    """"" for either."""
    detail: str = ""
    """"" for any."""

    def fits(self, event: Event) -> bool:
        """Whether the event is of this kind."""
        return event.kind is self.kind and self.seat in ("", event.seat) and self.detail in ("", event.detail)


Check = Callable[[Game], bool]
"""Something that is so on the table, or not."""


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
    last: tuple[str, ...] = ()
    """Which of them are said of the deed that reaches the goal."""
    only: Mapping[str, Check] = {}
    """What has to be so on the table for a remark to be true, by its name."""
    stands: Check = lambda g: True
    """Whether the table is still as the task says: the other side may have changed it in its turn."""


Answered = Sequence[tuple[str, Sequence[Event]]]
"""Answers with what came of them, oldest first."""


def reached(lesson: Lesson, answers: Answered) -> bool:
    """Whether the goal of the lesson is reached."""
    events = [event for _, found in answers for event in found]
    fitting = [{event.server for event in events if deed.fits(event)} for deed in lesson.goal]
    named = [servers - {""} for servers in fitting if servers - {""}]
    return all(fitting) and (not named or bool(set.intersection(*named)))


def remark(lesson: Lesson, answers: Answered, language: str, game: Game | None = None) -> str:
    """A word on what the learner's last press did, true of the table as it lies now; "" for nothing.

    Once the goal is reached, only the deed that reached it is worth one. Without the game what is said is the
    likeliest.
    """
    last = max((i for i, (who, _) in enumerate(answers) if who == lesson.seat), default=None)
    if last is None:
        return ""
    done = reached(lesson, answers)
    events = [event for _, found in answers[last:] for event in found]
    for deed, name in lesson.remarks:
        check = lesson.only.get(name)
        true = game is None or check is None or check(game)
        if true and any(deed.fits(event) for event in events) and not (done and name not in lesson.last):
            return say(language, f"nr-lesson-{lesson.key}-on-{name}")
    if done or (game is not None and not lesson.stands(game)):
        return ""
    over = any(event.kind is EventKind.TURN_ENDS and event.seat == lesson.seat for event in events)
    if game is not None and not over and _running(game):
        return say(language, "nr-lessons-running")
    if over and game is not None and game.state.active != lesson.seat:
        return say(language, "nr-lessons-turn-theirs")
    return say(language, "nr-lesson-turn-over" if over else "nr-lesson-other")


def begin(lesson: Lesson, seed: int = 0, edition: str = NEWEST) -> Game:
    """The game of a lesson, which waits for its first answer; by the rules in force if none are named."""
    t = Table(seed=seed, policy=POLICY, edition=edition)
    lesson.position(t)
    return load(t.game.save())


def _runners(t: Table, clicks: int | None = None) -> None:
    """The Runner's first turn, which follows the Corp's."""
    t.set(turn=1)
    t.start(RUNNER, clicks=clicks)


def _money(t: Table) -> None:
    t.hand(RUNNER, "Sure Gamble", "Telework Contract", "Cleaver")
    t.hand(CORP, *["Hedge Fund"] * 5)
    _runners(t)


def _run(t: Table) -> None:
    t.root("Server 1", "Offworld Office")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Palisade", rezzed=False)
    t.hand(RUNNER, "Sure Gamble")
    t.hand(CORP, *["Hedge Fund"] * 4)
    _runners(t)


def _break(t: Table) -> None:
    t.root("Server 1", "Offworld Office")
    t.ice("Server 1", "Palisade")
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.hand(RUNNER, "Cleaver", "Sure Gamble")
    t.hand(CORP, *["Hedge Fund"] * 4)
    t.set(runner_credits=12, corp_credits=2)
    _runners(t)


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
    _runners(t, clicks=1)
    t.click("Run on Server 1")


def _score(t: Table) -> None:
    t.root("Server 1", "Superconducting Hub", advancement=1)
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.set(corp_credits=6)
    t.start(CORP)


# -- what is true of the table ------------------------------------------------------------------------------

_AGENDA, _ICE, _HUB, _REMOTE = "offworld_office", "palisade", "superconducting_hub", "remote1"


def _running(g: Game) -> bool:
    return g.state.over is None and g.run is not None


def _acts(seat: Seat) -> Check:
    """It is this side's turn, and it has clicks to act with."""
    return lambda g: g.state.active == seat and g.state.clicks[seat] > 0 and not _running(g)


def _offers(*verbs: Verb) -> Check:
    """One of these choices is on the panel."""
    return lambda g: any(option.verb in verbs for asked in g.decisions for option in asked.options)


def _faces(g: Game) -> bool:
    """An agenda is being accessed."""
    card = g.state.cards.get(g.accessed)
    return card is not None and g.face(card).type == AGENDA


def _lies(code: str, server: str = _REMOTE) -> Check:
    """A card of this code lies in the root of the server."""
    return lambda g: any(
        g.state.cards[oid].code == code
        for name, there in g.state.servers.items()
        for oid in there.root
        if name == server
    )


def _ice_before(g: Game, server: str = _REMOTE) -> tuple[int, ...]:
    there = g.state.servers.get(server)
    return () if there is None else there.ice


def _has_cleaver(g: Game) -> bool:
    return any(card.code == "cleaver" for card in g.installed())


def _held(code: str) -> Check:
    """A card of this code is in HQ."""
    return lambda g: any(card.code == code and card.zone == HQ for card in g.state.cards.values())


def _installed_in(g: Game, code: str) -> set[str]:
    return {card.server for card in g.installed() if card.code == code}


def _can_protect(g: Game) -> bool:
    """Whether the agenda and the ice can still come to the same server."""
    agendas, walls = _installed_in(g, _AGENDA), _installed_in(g, _ICE)
    held = _held(_AGENDA)(g)
    if (agendas or held) and _held(_ICE)(g):
        return True
    return bool(agendas & walls or (held and walls - {*CENTRALS}))


def _apart(g: Game) -> bool:
    """Whether the ice lies where the agenda neither is nor can come to."""
    there = bool(_installed_in(g, _AGENDA)) or _held(_AGENDA)(g)
    return there and bool(_installed_in(g, _ICE)) and not _can_protect(g)


def _not(check: Check) -> Check:
    return lambda g: not check(g)


def _both(*checks: Check) -> Check:
    return lambda g: all(check(g) for check in checks)


_PLAY, _BEGINS = Deed(EventKind.PLAY, RUNNER), Deed(EventKind.RUN_BEGINS, RUNNER)
_STEAL, _ACCESS, _ENDED = (
    Deed(EventKind.STEAL, RUNNER),
    Deed(EventKind.ACCESS, RUNNER),
    Deed(EventKind.END_RUN),
)
_ADVANCE = Deed(EventKind.ADVANCE, CORP)

LESSONS = (
    Lesson(
        "money", RUNNER, _money, (_PLAY,), ("click", "credit", "grip", "event"),
        (
            (_PLAY, "play"), (Deed(EventKind.INSTALL, RUNNER), "install"), (_BEGINS, "run"),
            (Deed(EventKind.ACTION, RUNNER, "draw"), "draw"),
            (Deed(EventKind.ACTION, RUNNER, "credit"), "gain"),
        ),
        last=("play",),
        only=dict.fromkeys(("install", "run", "draw", "gain"), _acts(RUNNER)),
    ),
    Lesson(
        "run", RUNNER, _run, (_STEAL,),
        ("corp", "server", "remote", "run", "breach", "access", "agenda", "steal", "jackout"),
        (
            (_STEAL, "steal"), (_ACCESS, "access"), (_ACCESS, "found"), (_ENDED, "ended"), (_BEGINS, "run"),
            (_BEGINS, "nothing"),
        ),
        last=("steal",),
        only={"access": _not(_faces), "run": _running},
        stands=_both(_lies(_AGENDA), lambda g: not _ice_before(g)),
    ),
    Lesson(
        "break", RUNNER, _break, (Deed(EventKind.INSTALL, RUNNER), _STEAL),
        ("install", "program", "ice", "encounter", "subroutine", "icebreaker", "strength", "break"),
        (
            (_STEAL, "steal"), (_ACCESS, "access"), (_ACCESS, "found"), (Deed(EventKind.BREAK), "break"),
            (_ENDED, "ended"), (_ENDED, "again"), (Deed(EventKind.INSTALL, RUNNER), "install"),
            (Deed(EventKind.ENCOUNTER), "encounter"),
        ),
        last=("steal",),
        only={
            "access": _not(_faces), "break": _running, "ended": _not(_has_cleaver),
            "install": _both(_has_cleaver, _acts(RUNNER)), "encounter": _offers("break_all", "use"),
        },
        stands=_both(_lies(_AGENDA), lambda g: len(_ice_before(g)) == 1),
    ),
    Lesson(
        "protect", CORP, _protect, (Deed(EventKind.INSTALL, CORP, "ice"),
            Deed(EventKind.INSTALL, CORP, "root")),
        ("hq", "rd", "archives"),
        (
            (Deed(EventKind.INSTALL, CORP, "ice"), "ice"), (Deed(EventKind.INSTALL, CORP, "root"), "root"),
            (Deed(EventKind.INSTALL, CORP), "apart"), (Deed(EventKind.PLAY, CORP), "play"),
        ),
        only={
            "ice": _both(_can_protect, _acts(CORP)), "root": _both(_can_protect, _acts(CORP)),
            "apart": _apart, "play": _both(_acts(CORP), _held(_AGENDA), _held(_ICE)),
        },
        stands=_can_protect,
    ),
    Lesson(
        "rez", CORP, _rez, (Deed(EventKind.REZ, CORP),), ("approach", "rez", "endrun"),
        ((Deed(EventKind.REZ, CORP), "rez"), (_STEAL, "steal"), (Deed(EventKind.PASS_ICE), "pass")),
        last=("rez",),
        stands=_offers("rez"),
    ),
    Lesson(
        "score", CORP, _score, (Deed(EventKind.SCORE, CORP),), ("advance", "score", "points", "counter"),
        ((Deed(EventKind.SCORE, CORP), "score"), (_ADVANCE, "advance"), (_ADVANCE, "enough")),
        last=("score",),
        only={"advance": _not(_offers("score")), "enough": _offers("score")},
        stands=_lies(_HUB),
    ),
)  # fmt: skip
"""In the order in which they are played."""
