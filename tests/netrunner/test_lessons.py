"""The lessons: each is played to its goal, and what was said on the way fits what was done."""

from __future__ import annotations

import pytest

from engine import netrunner
from engine.kernel.errors import IllegalAnswer
from engine.messages import LANGUAGES, identifiers, say
from engine.netrunner.lessons.lessons import LESSONS, begin, reached, remark
from engine.players import choose

PLAYED = {
    "money": ["Play Sure Gamble"],
    "run": ["Run on Server 1"],
    "break": ["Install Cleaver", "Run on Server 1", "Break everything with Cleaver"],
    "protect": ["Install Offworld Office", "Install Palisade protecting Server 1"],
    "rez": ["Rez Palisade"],
    "score": ["Advance", "Advance", "Score"],
}


class Learner:
    """Plays a lesson against the computer, saving and loading at each decision."""

    def __init__(self, key: str, edition: str = netrunner.NEWEST) -> None:
        self.lesson = next(lesson for lesson in LESSONS if lesson.key == key)
        self.game = begin(self.lesson, edition=edition)
        self.told: list[tuple[str, list[netrunner.Event]]] = []

    def press(self, label: str) -> None:
        """Press what begins so, going on where it is not offered yet."""
        for _ in range(40):
            self.game = netrunner.load(self.game.save())
            asked = self.game.decisions[0]
            mine = asked.seat == self.lesson.seat
            keys: object = choose(self.game, asked.seat, asked.id, level="sensible")
            pressed = False
            if mine:
                options = self.game.view(asked.seat).decisions[0].options
                found = [o.key for o in options if o.label.startswith(label)]
                pressed = bool(found)
                keys = (found or [o.key for o in options if o.passing] or [options[0].key])[0]
            self.told.append((asked.seat, self.game.answer(asked.seat, asked.id, keys)))  # type: ignore[arg-type]
            if pressed:
                return
        raise LookupError(label)

    def answer_other(self) -> None:
        """Let the computer play until the learner is asked."""
        while self.game.decisions and self.game.decisions[0].seat != self.lesson.seat:
            asked = self.game.decisions[0]
            keys = choose(self.game, asked.seat, asked.id, level="sensible")
            self.told.append((asked.seat, self.game.answer(asked.seat, asked.id, keys)))

    def rest(self) -> None:
        """Let happen what follows, until the learner can choose an action again or the goal is reached."""
        for _ in range(40):
            if not self.game.decisions or self.reached:
                return
            asked = self.game.decisions[0]
            keys: object = choose(self.game, asked.seat, asked.id, level="sensible")
            if asked.seat == self.lesson.seat:
                options = self.game.view(asked.seat).decisions[0].options
                if any(option.label.startswith("Gain 1 credit") for option in options):
                    return
                steal = [o.key for o in options if o.label.startswith("Steal")]
                keys = (steal or [o.key for o in options if o.passing] or [options[0].key])[0]
            self.told.append((asked.seat, self.game.answer(asked.seat, asked.id, keys)))  # type: ignore[arg-type]

    @property
    def reached(self) -> bool:
        return reached(self.lesson, self.told)


@pytest.mark.parametrize("edition", netrunner.EDITIONS)
@pytest.mark.parametrize("key", PLAYED)
def test_the_goal_of_each_lesson_is_reached_by_its_task_and_not_before(key: str, edition: str) -> None:
    learner = Learner(key, edition)
    assert learner.game.edition == edition
    assert learner.game.decisions[0].seat == learner.lesson.seat
    for label in PLAYED[key]:
        assert not learner.reached, label
        learner.press(label)
    learner.rest()
    assert learner.reached


def test_the_lessons_are_six_and_each_has_its_texts_in_every_language() -> None:
    assert [lesson.key for lesson in LESSONS] == list(PLAYED)
    for language in LANGUAGES:
        wanted = {"nr-lesson-other", "nr-lesson-turn-over"}
        for lesson in LESSONS:
            wanted |= {f"nr-lesson-{lesson.key}{end}" for end in ("", "-task", "-praise")}
            wanted |= {f"nr-lesson-{lesson.key}-on-{name}" for _, name in lesson.remarks}
        assert {name for name in identifiers(language) if name.startswith("nr-lesson-")} == wanted


def test_a_word_is_explained_in_the_lesson_it_appears_in_first() -> None:
    explained = [word for lesson in LESSONS for word in lesson.words]
    assert len(set(explained)) == len(explained)
    assert set(explained) <= set(netrunner.GLOSSARY.keys)
    known: set[str] = {"runner", "points", "discard", "damage", "heap", "trash"}
    for lesson in LESSONS:
        known |= set(lesson.words)
        used = {
            word.key
            for word in netrunner.GLOSSARY.words_in([say("en", f"nr-lesson-{lesson.key}-task")], "en")
        }
        assert used <= known, (lesson.key, used - known)


@pytest.mark.parametrize(("key", "label", "said"), [
    ("money", "Gain 1 credit", "One click, one credit"),
    ("money", "Draw 1 card", "You drew a card"),
    ("money", "Play Sure Gamble", "took 5 credits"),
    ("run", "Gain 1 credit", "The task is still open"),
    ("run", "Run on Archives", "run is under way"),
    ("rez", "Do not rez", "Unrezzed ice does nothing"),
    ("score", "Advance", "One more counter"),
])  # fmt: skip
def test_a_word_is_said_on_what_a_press_did(key: str, label: str, said: str) -> None:
    learner = Learner(key)
    learner.press(label)
    learner.answer_other()
    assert said in remark(learner.lesson, learner.told, "en")


def test_ice_before_another_server_guards_nothing() -> None:
    learner = Learner("protect")
    learner.press("Install Offworld Office")
    learner.press("Install Palisade protecting HQ")
    learner.answer_other()
    assert not learner.reached


def test_a_lesson_is_ended_once() -> None:
    game = begin(LESSONS[0])
    game.finish("runner")
    assert game.result is not None
    assert game.result.reason == "lesson"
    assert game.view("runner", "de").result.text == "Die Lektion ist zu Ende."  # type: ignore[union-attr]
    assert netrunner.load(game.save()).decisions == ()
    with pytest.raises(IllegalAnswer):
        game.finish("runner")


def test_nothing_is_said_before_the_first_press_and_the_end_of_a_turn_is() -> None:
    assert remark(LESSONS[0], [], "en") == ""
    learner = Learner("protect")
    for _ in range(3):
        learner.press("Gain 1 credit")
    learner.answer_other()
    assert remark(learner.lesson, learner.told, "en") == say("en", "nr-lesson-turn-over")
