"""The guided round: played to its end as it tells, and otherwise."""

from __future__ import annotations

import pytest

from engine.messages import LANGUAGES, identifiers, say
from engine.neon_hope import GLOSSARY, Library, load
from engine.neon_hope.game import Game
from engine.neon_hope.lessons.lesson import LEARNER, REMARKS, STEPS, begin, is_fresh, reached, remarks
from engine.neon_hope.table.state import Event

LIBRARY = Library.load([])


class Learner:
    """Plays the round, saving and loading at each decision."""

    def __init__(self) -> None:
        self.game: Game = begin(LIBRARY)
        self.told: list[tuple[str, list[Event]]] = []

    def labels(self, language: str = "en") -> list[str]:
        return [option.label for option in self.game.view(LEARNER, language).decisions[0].options]

    def press(self, *parts: str) -> None:
        """Press what has all these parts."""
        self.game = load(self.game.save(), LIBRARY)
        asked = self.game.view(LEARNER).decisions[0]
        keys = [o.key for o in asked.options if all(part in o.label for part in parts)][: asked.minimum or 1]
        if not keys:
            raise LookupError(f"{parts} in {self.labels()}")
        self.told.append((LEARNER, self.game.answer(LEARNER, asked.id, tuple(keys))))

    @property
    def reached(self) -> int:
        return reached(self.told)

    def remark(self) -> str:
        return " ".join(remarks(self.told, "en"))


def test_each_step_is_reached_by_what_it_says_and_the_last_press_is_told_of() -> None:
    learner = Learner()
    assert (learner.reached, learner.remark(), is_fresh(learner.told)) == (0, "", True)
    learner.press("Move to Ferry Steps")
    assert (learner.reached, learner.remark()) == (1, say("en", "nh-lesson-on-move"))
    learner.press("Investigate: Lamp 44", "Courage + Stand Together")
    assert (learner.reached, learner.remark()) == (2, say("en", "nh-lesson-on-completes"))
    assert is_fresh(learner.told)
    learner.press("Fight: Courtesy Steward", "Courage + Shoulder First")
    assert (learner.reached, learner.remark()) == (3, say("en", "nh-lesson-on-defeated"))
    own = learner.game.view(LEARNER).hero(LEARNER)
    assert own is not None
    assert (own.hope, own.resources) == (3, 2)  # for the enemy seen defeated; for two tasks completed
    assert "Routine Sweep" in learner.game.view(LEARNER).where
    learner.press("Let them scan you")
    assert learner.reached == len(STEPS)
    assert learner.game.turn == 2  # and on it goes


def test_something_else_is_remarked_on_and_the_step_stays() -> None:
    learner = Learner()
    learner.press("Get Support: Daybreak Laundrette", "Charm 2 against 2")
    assert learner.remark() == ""
    learner.press("Without a card")
    assert learner.remark() == say("en", "nh-lesson-on-success")
    learner.press("Courage")
    assert (learner.reached, learner.remark()) == (0, say("en", "nh-lesson-on-token"))
    learner.press("Move to Ferry Steps")
    assert learner.reached == 1


def test_an_enemy_that_its_die_takes_away_was_not_beaten() -> None:
    """Whoever goes on after the round may see a network condition go with its last die (NH 20.3)."""
    gone = [
        Event("encounter_phase"),
        Event("die", code="frozen-account"),
        Event("defeated", code="frozen-account"),
    ]
    assert list(remarks([(LEARNER, gone)], "en")) == [say("en", "nh-lesson-on-encounter")]
    beaten = [Event("damage", code="steward"), Event("defeated", code="steward")]
    assert list(remarks([(LEARNER, beaten)], "en")) == [say("en", "nh-lesson-on-defeated")]


def test_a_lesson_can_be_ended_and_says_so() -> None:
    game = Learner().game
    game.abandon("lesson")
    assert game.result is not None
    assert game.result.text == "The lesson has ended."
    assert game.view(LEARNER, "de").result.text == "Die Lektion ist zu Ende."  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_remark_has_its_text_and_what_it_names_is_offered(language: str) -> None:
    wanted = {"nh-lesson-name", "nh-lesson-praise", "nh-lesson-other"}
    wanted |= {f"nh-lesson-{step.key}{end}" for step in STEPS for end in ("", "-task")}
    wanted |= {f"nh-lesson-on-{name}" for _, name in REMARKS}
    assert {name for name in identifiers(language) if name.startswith("nh-lesson-")} == wanted
    learner = Learner()
    view = learner.game.view(LEARNER, language)
    (kettle,) = view.environments
    assert kettle.lower.name in say(language, "nh-lesson-move-task")
    lamp, steward = kettle.lower.cards
    assert lamp.name in say(language, "nh-lesson-investigate-task")
    assert steward.name in say(language, "nh-lesson-fight-task")
    own = view.hero(LEARNER)
    assert own is not None
    hand = {card.code: card.name for card in own.hand or ()}
    assert hand["bruna-together"] in say(language, "nh-lesson-investigate-task")
    assert hand["bruna-shoulder"] in say(language, "nh-lesson-fight-task")


def test_no_word_is_new_twice() -> None:
    words = [word for step in STEPS for word in step.words]
    assert len(set(words)) == len(words)
    assert set(words) <= set(GLOSSARY.keys)
