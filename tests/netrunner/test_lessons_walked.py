"""Every remark of a lesson is held against what is on the panel, and whether it is reached against the table:
on the shortest way, after every first press that is legal at each of its steps, on to where the learner can
act again, and after every last click of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from engine import netrunner
from engine.messages import identifiers, say
from engine.netrunner.lessons.lessons import LESSONS, Lesson, begin, reached, remark
from engine.netrunner.shown.view import View
from engine.players import choose
from tests.netrunner.test_lessons import PLAYED

Panel = tuple[View, tuple[str, ...]]
"""What is shown, and the labels of what can be pressed."""
ALL = tuple(lesson.key for lesson in LESSONS)


def running(at: Panel) -> bool:
    return at[0].run is not None


def offers(*beginnings: str) -> Callable[[Panel], bool]:
    return lambda at: any(label.startswith(beginnings) for label in at[1])


def acts(at: Panel) -> bool:
    """The learner chooses an action."""
    return offers("Gain 1 credit")(at) and not running(at)


def has(title: str) -> Callable[[Panel], bool]:
    return lambda at: any(card.title == title for card in at[0].runner.programs)


def protects_another(agenda: str, ice: str) -> Callable[[Panel], bool]:
    """The ice is installed, and the agenda neither lies behind it nor can come there: it is in another
    server, or in HQ and the ice before a central server."""

    def so(at: Panel) -> bool:
        corp = at[0].corp
        there = [server for server in corp.servers if any(card.title == agenda for card in server.root)]
        before = [server for server in corp.servers if any(card.title == ice for card in server.ice)]
        held = agenda in {card.title for card in corp.hand or ()}
        return bool(before) and (there != before if there else held and before[0].id[:6] != "remote")

    return so


def lies_behind(agenda: str, ice: str) -> Callable[[Panel], bool]:
    """Both lie in the same server, or can still come there."""

    def so(at: Panel) -> bool:
        corp = at[0].corp
        held = {card.title for card in corp.hand or ()}
        there = [server for server in corp.servers if any(card.title == agenda for card in server.root)]
        before = [server for server in corp.servers if any(card.title == ice for card in server.ice)]
        if there and before:
            return there == before
        return (bool(there) or agenda in held) and (ice in held or any(s.id[:6] == "remote" for s in before))

    return so


TRUE: Mapping[str, Callable[[Panel], bool]] = {
    "money-on-install": acts, "money-on-run": acts, "money-on-draw": acts, "money-on-gain": acts,
    "run-on-access": lambda at: not offers("Steal")(at), "run-on-found": offers("Steal"),
    "run-on-run": running, "run-on-nothing": acts, "run-on-ended": lambda at: not running(at),
    "break-on-access": lambda at: not offers("Steal")(at), "break-on-found": offers("Steal"),
    "break-on-break": lambda at: running(at) and not offers("Steal")(at),
    "break-on-ended": lambda at: not running(at) and not has("Cleaver")(at),
    "break-on-again": lambda at: not running(at) and has("Cleaver")(at),
    "break-on-install": lambda at: acts(at) and has("Cleaver")(at),
    "break-on-encounter": offers("Break", "Cleaver"),
    "protect-on-ice": lambda at: acts(at) and lies_behind("Offworld Office", "Palisade")(at),
    "protect-on-root": lambda at: acts(at) and lies_behind("Offworld Office", "Palisade")(at),
    "protect-on-apart": protects_another("Offworld Office", "Palisade"),
    "protect-on-play": acts,
    "score-on-advance": lambda at: not offers("Score")(at), "score-on-enough": offers("Score"),
    "rez-on-pass": lambda at: not any(ice.faceup for ice in at[0].corp.servers[3].ice),
}  # fmt: skip
"""What must be on the panel for a remark to be true."""
OF = {"money-on-gain": "Gain 1 credit", "money-on-draw": "Draw 1 card"}
"""Remarks on what one click brings: they are about the basic action alone."""


def scored(side: str, title: str) -> Callable[[View], bool]:
    return lambda now: any(
        card.title == title for card in (now.corp if side == "corp" else now.runner).score_area
    )


def guarded(now: View) -> bool:
    return any(server.root and server.ice for server in now.corp.servers if server.id.startswith("remote"))


DONE: Mapping[str, Callable[[View], bool]] = {
    "run": scored("runner", "Offworld Office"), "break": scored("runner", "Offworld Office"),
    "protect": guarded, "score": scored("corp", "Superconducting Hub"),
    "rez": lambda now: any(ice.faceup for server in now.corp.servers for ice in server.ice),
}  # fmt: skip
"""What lies on the table once the task of a lesson has been done; of Lesson 1: Sure Gamble was played."""
LEADS = frozenset((
    "run-on-access", "run-on-found", "run-on-run", "run-on-nothing", "run-on-ended", "break-on-found",
    "break-on-access", "break-on-break", "break-on-ended", "break-on-again", "break-on-install",
    "break-on-encounter", "protect-on-ice", "protect-on-root", "protect-on-apart", "protect-on-play",
    "score-on-advance", "score-on-enough", "rez-on-pass", "rez-on-steal", "money-on-install", "money-on-run",
    "money-on-draw", "money-on-gain",
))  # fmt: skip
"""What leads to a goal, so that it has no place once that is reached."""

REMARKS = tuple(name for name in identifiers("en") if name.startswith(("nr-lesson-", "nr-lessons-")))


class Walk:
    """A lesson as far as it has been played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game = lesson, begin(lesson)
        self.told: list[tuple[str, list[netrunner.Event]]] = []
        self.pressed, self.done = "", False

    def after(self, key: str | list[str]) -> Walk:
        """A copy that has gone on with a press of the learner."""
        found = Walk(self.lesson)
        found.game, found.told = netrunner.load(self.game.save()), list(self.told)
        found.pressed, found.done = self.options.get(str(key), ""), self.done
        found._answer(key)
        while found.game.decisions and found.game.decisions[0].seat != found.lesson.seat:
            asked = found.game.decisions[0]
            found._answer(choose(found.game, asked.seat, asked.id, level="sensible"))
        return found

    def _answer(self, keys: object) -> None:
        asked = self.game.decisions[0]
        self.told.append((asked.seat, self.game.answer(asked.seat, asked.id, keys)))  # type: ignore[arg-type]
        so = DONE.get(self.lesson.key)
        now = self.game.view(self.lesson.seat)
        self.done |= so(now) if so is not None else self.pressed.startswith("Play Sure Gamble")

    @property
    def options(self) -> Mapping[str, str]:
        """Labels of what can be pressed, by key; () where nobody is asked."""
        asked = [d for d in self.game.view(self.lesson.seat).decisions if d.minimum == d.maximum == 1]
        return {option.key: option.label for d in asked[:1] for option in d.options}

    @property
    def panel(self) -> Panel:
        return self.game.view(self.lesson.seat), tuple(self.options.values())

    @property
    def reached(self) -> bool:
        return reached(self.lesson, self.told)

    @property
    def said(self) -> str:
        return remark(self.lesson, self.told, "en", self.game)

    def check(self) -> None:
        """Hold what is said against the panel."""
        found = [name for name in REMARKS if self.said and say("en", name) == self.said]
        names = {name.removeprefix("nr-lesson-").removeprefix("nr-lessons-") for name in found}
        way = [list(self.panel[1]), self.said]
        assert bool(self.said) == bool(names), way
        assert self.reached == self.done, way
        for name in names & TRUE.keys():
            assert TRUE[name](self.panel), (name, *way)
        assert all(self.pressed == OF[name] for name in names & OF.keys()), (self.pressed, *way)
        if "turn-over" in names:
            assert acts(self.panel) or self.panel[0].active == self.lesson.seat, way
        if "turn-theirs" in names:
            assert self.panel[0].active != self.lesson.seat, way
        if "running" in names:
            assert running(self.panel), way
        if self.reached:
            assert not names & (LEADS | {"other", "turn-over", "turn-theirs", "running"}), way
        if offers("Steal")(self.panel) and self.lesson.key in ("run", "break"):
            assert names in ({f"{self.lesson.key}-on-found"}, {"run-on-found", "break-on-found"}), way

    def way(self, labels: list[str]) -> Iterator[Walk]:
        """The shortest way: this, and each state that follows, to the goal."""
        at, left = self, list(labels)
        yield at
        for _ in range(12):
            if at.reached or not at.options:
                return
            wanted = [key for key, label in at.options.items() if left and label.startswith(left[0])]
            steal = [key for key, label in at.options.items() if label.startswith("Steal")]
            if wanted:
                left.pop(0)
            views = self.game.view(self.lesson.seat).decisions
            passing = [o.key for o in at.game.view(self.lesson.seat).decisions[0].options if o.passing]
            assert wanted or steal or passing or views
            at = at.after((wanted or steal or passing)[0])
            yield at


@pytest.mark.parametrize("key", ALL)
def test_what_is_said_is_true_on_the_shortest_way_and_after_every_first_press_beside_it(key: str) -> None:
    lesson = next(each for each in LESSONS if each.key == key)
    states = list(Walk(lesson).way(PLAYED[key]))
    assert states[-1].reached
    for at in states:
        at.check()
        for option in at.options:
            beside = at.after(option)
            beside.check()
            for _ in range(6):  # until the learner acts again
                options = beside.game.view(lesson.seat).decisions[:1]
                passing = [o.key for d in options for o in d.options if o.passing]
                if not beside.options or acts(beside.panel) or not passing:
                    break
                beside = beside.after(passing[0])
                beside.check()


def idle(at: Walk) -> str:
    """The key of an action that changes little; "" where none can be chosen."""
    return next((key for key, label in at.options.items() if label == "Gain 1 credit"), "")


def clicks(at: Walk) -> int:
    view = at.game.view(at.lesson.seat)
    return (view.corp if at.lesson.seat == "corp" else view.runner).clicks


@pytest.mark.parametrize("key", ALL)
def test_what_is_said_is_true_after_every_last_click_of_the_turn(key: str) -> None:
    """Whatever was pressed first, and each beginning of the shortest way: then credits, to the last click."""
    lesson = next(each for each in LESSONS if each.key == key)
    begun = [
        beside for at in list(Walk(lesson).way(PLAYED[key]))[:-1] for beside in map(at.after, at.options)
    ]
    for first in [Walk(lesson), *begun]:
        at = first
        while acts(at.panel) and clicks(at) > 1 and (gain := idle(at)):
            at = at.after(gain)
            at.check()
        if clicks(at) == 1:
            for last in map(at.after, at.options):
                last.check()


def test_a_card_that_brings_credits_is_no_click_for_a_credit() -> None:
    at = Walk(LESSONS[0])
    for label in ("Install Telework Contract", "Telework Contract: Take 3 credits"):
        at = at.after(next(key for key, said in at.options.items() if said.startswith(label)))
    assert at.said == say("en", "nr-lesson-other")


def test_whoever_spends_the_last_click_on_the_agenda_is_told_that_the_turn_is_over() -> None:
    at = Walk(next(each for each in LESSONS if each.key == "protect"))
    for label in ("Gain 1 credit", "Gain 1 credit", "Install Offworld Office in a new server"):
        at = at.after(next(key for key, said in at.options.items() if said.startswith(label)))
    assert (at.panel[0].active, at.said) == ("runner", say("en", "nr-lessons-turn-theirs"))


@pytest.mark.parametrize("key", ALL)
def test_a_task_is_put_only_where_the_table_is_as_it_says(key: str) -> None:
    """Doing nothing but gaining credits gives the other side its turns."""
    lesson = next(each for each in LESSONS if each.key == key)
    at = Walk(lesson)
    assert lesson.stands(at.game)
    for _ in range(25):
        if not at.options:
            return
        idle = [key for key, label in at.options.items() if label == "Gain 1 credit"]
        passing = [o.key for o in at.game.view(lesson.seat).decisions[0].options if o.passing]
        at = at.after((idle or passing or list(at.options))[0])
        at.check()
        remote = next((s for s in at.game.view("corp").corp.servers if s.id == "remote1"), None)
        if key == "run" and lesson.stands(at.game):
            assert remote is not None
            assert not remote.ice
        if key == "rez" and lesson.stands(at.game):
            assert offers("Rez Palisade")(at.panel)


def test_once_the_agenda_guards_itself_the_lesson_says_to_start_again() -> None:
    lesson = next(each for each in LESSONS if each.key == "protect")
    at = Walk(lesson)
    for beginning in ("Install Offworld Office", "Install Palisade protecting HQ"):
        at = at.after(next(key for key, label in at.options.items() if label.startswith(beginning)))
    assert at.said == say("en", "nr-lesson-protect-on-apart")
    assert not lesson.stands(at.game)


@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
def test_ice_before_a_central_server_is_not_said_to_leave_the_agenda_elsewhere(server: str) -> None:
    """The agenda is still in hand, which is HQ: that nothing guards it would not be true."""
    at = Walk(next(each for each in LESSONS if each.key == "protect"))
    for beginning in ("Palisade", f"Install Palisade protecting {server}"):
        keys = [key for key, label in at.options.items() if label.startswith(beginning)]
        at = at.after(keys[0]) if keys else at
    assert at.said == (
        "Palisade protects another server than the one that the agenda lies in, or will come to. "
        "**Start again**: it costs nothing."
    )
