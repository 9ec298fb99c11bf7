"""A first round with a guide: a laid table, four steps, and what deserves a word.

Over it the ordinary game is played. Its texts are messages (`neon_hope_lesson.ftl`). How far somebody has
come is worked out from what happened; nothing else is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.kernel.views import Frozen
from engine.messages import say
from engine.neon_hope.game import Game, load
from engine.neon_hope.table.state import Event
from engine.neon_hope.testkit import Table

if TYPE_CHECKING:
    from engine.neon_hope.packs import Library

LEARNER = "p1"
"""The seat of whoever learns: there is no other."""
CHARACTER = "bruna"
PACK = "pilot"


class Deed(Frozen, frozen=True):
    """A pattern over events."""

    kind: str
    code: str = ""
    """The card it happens to, whichever of its sides is up, or the place; "" for any."""

    def fits(self, event: Event) -> bool:
        """Whether the event is of this kind."""
        return event.kind == self.kind and self.code in ("", event.code.partition("~")[0], event.place)


class LessonStep(Frozen, frozen=True):
    """One thing to do. Its name and its task are `nh-lesson-<key>` and `-task`."""

    key: str
    goal: Deed
    words: tuple[str, ...]
    """The words that appear here first, by their keys in the glossary."""


Answered = Sequence[tuple[str, Sequence[Event]]]
"""Answers with what came of them, oldest first."""

STEPS = (
    LessonStep(
        "move", Deed("move", "kettle:lower"), ("round", "turn", "action", "environment", "location")
    ),
    LessonStep(
        "investigate", Deed("turned", "lamp-44"),
        ("clue", "secret", "task", "investigate", "attribute", "difficulty", "actioncard", "danger", "tool",
         "modifier", "grid", "completed"),
    ),
    LessonStep(
        "fight", Deed("defeated", "steward"), ("enemy", "fight", "health", "impact", "retreat", "hope")
    ),
    LessonStep(
        "encounter", Deed("encounter_ends"),
        ("encounter", "encountercard", "surveillance", "threshold", "stress", "focus", "endurance"),
    ),
)  # fmt: skip
"""In the order in which they are done."""
REMARKS = (
    ("defeated", "defeated"), ("turned", "completes"), ("completes", "completed"), ("danger", "danger"),
    ("success", "success"), ("failure", "failure"), ("token", "token"), ("stress", "stress"),
    ("encounter_phase", "encounter"), ("focus", "focus"), ("move", "move"),
)  # fmt: skip
"""Of which kinds of events something is said, the most telling first: `nh-lesson-on-<name>`."""


def begin(library: Library, seed: int = 0) -> Game:
    """The game of the lesson, which waits for its first answer. KeyError without the shipped pack."""
    t = Table(library, CHARACTER, pack=PACK, episode="afterglow", seed=seed, hand=0)
    t.put("phone-box", at="kettle:upper").put("laundrette", at="kettle:upper")
    t.put("lamp-44", at="kettle:lower", secrets=1, variant=1).put("steward", at="kettle:lower")
    # Few cards, and none to take back: what can be done stays easy to see.
    hand = ("bruna-together", "bruna-shoulder", "bruna-picket", "bruna-bell")
    t.change(CHARACTER, hand=hand, discard=(), hope=2, resources=0)
    t.surveillance(5).top("routine-sweep").reveals("+1", "0", "+1", "+2")
    return load(t.game.save(), library)


def reached(answers: Answered) -> int:
    """How many steps are done: all before the first whose goal has not come to pass."""
    events = [event for _, found in answers for event in found]
    done = (any(step.goal.fits(event) for event in events) for step in STEPS)
    return next((index for index, each in enumerate(done) if not each), len(STEPS))


def is_fresh(answers: Answered) -> bool:
    """Whether the step that is open now has just begun."""
    return not answers or reached(answers[:-1]) < reached(answers)


def remarks(answers: Answered, language: str) -> Iterator[str]:
    """What is said of the last press; nothing before the first."""
    if not answers:
        return
    events = answers[-1][1]
    kinds = {event.kind for event in events}
    hurt = {event.code for event in events if event.kind == "damage"}
    if not any(event.code in hurt for event in events if event.kind == "defeated"):
        kinds.discard("defeated")  # by its die, or by an effect: not by a blow
    for kind, name in REMARKS:
        if kind in kinds:
            yield say(language, f"nh-lesson-on-{name}")
            return
    if kinds - {"plays", "task", "uses"} and reached(answers) < len(STEPS):
        yield say(language, "nh-lesson-other")
