"""What the guided round says of a press is held against the table, and so is how many of its steps are done:
on its shortest way, and after every press beside it, to where an action is chosen again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

import pytest

from engine.messages import say
from engine.neon_hope import load
from engine.neon_hope.lessons.lesson import LEARNER, REMARKS, STEPS
from engine.neon_hope.shown.view import CardView, View
from tests.neon_hope.test_lesson import LIBRARY, Learner

WAY = (
    ("Move to Ferry Steps",), ("Investigate: Lamp 44", "Courage + Stand Together"),
    ("Fight: Courtesy Steward", "Courage + Shoulder First"), ("Let them scan you",), ("End my turn",),
)  # fmt: skip


def cards(view: View) -> dict[str, CardView]:
    places = [place for each in view.environments for place in (each.upper, each.lower)]
    return {card.code: card for place in places for card in place.cards}


def turned(before: View, now: View) -> bool:
    """A clue lies with its other side up that did not before."""
    old = cards(before)
    return any(card.back and not (code in old and old[code].back) for code, card in cards(now).items())


def own(view: View) -> tuple[str, int, int, int, int]:
    mine = view.hero(LEARNER)
    assert mine is not None
    return mine.location, mine.hope, mine.resources, mine.hand_count, mine.endurance


TRUE: Mapping[str, Callable[[View, View], bool]] = {
    "completes": lambda old, new: turned(old, new) and own(new)[2] > own(old)[2],
    "completed": lambda old, new: not turned(old, new) and own(new)[2] > own(old)[2],
    "defeated": lambda old, new: "steward" in cards(old) and "steward" not in cards(new),
    "move": lambda old, new: own(old)[0] != own(new)[0],
    "stress": lambda old, new: (
        own(new)[3] < own(old)[3] or own(new)[1] < own(old)[1] or own(new)[4] < own(old)[4]
    ),  # whose last card it took has focused
    "encounter": lambda old, new: new.surveillance.value != old.surveillance.value,
}  # fmt: skip


DONE: Mapping[str, Callable[[View], bool]] = {
    "move": lambda now: own(now)[0] == "kettle:lower",
    "investigate": lambda now: "lamp-44" in cards(now) and cards(now)["lamp-44"].back,
    "fight": lambda now: "steward" not in cards(now),
    "encounter": lambda now: now.turn > 1,
}  # fmt: skip
"""What lies on the table once the task of a step has been done, by the key of the step."""


class Walker(Learner):
    """A learner beside whom the table is watched: which tasks have been done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: set[str] = set()

    def press(self, *parts: str) -> None:
        before = self.game.view(LEARNER)
        super().press(*parts)
        self.check(before)

    def beside(self, keys: tuple[str, ...]) -> Walker:
        """A copy that has gone on with this answer."""
        found = Walker()
        found.game, found.told, found.done = load(self.game.save(), LIBRARY), list(self.told), set(self.done)
        before = found.game.view(LEARNER)
        asked = before.decisions[0]
        found.told.append((LEARNER, found.game.answer(LEARNER, asked.id, keys)))
        found.check(before)
        return found

    def answers(self) -> Iterator[tuple[str, ...]]:
        """All that is legal; of several cards to give up, those that are asked for at least."""
        asked = self.game.view(LEARNER).decisions[0]
        back = say("en", "nh-option-back")
        for found in combinations([o for o in asked.options if o.label != back], asked.minimum):
            yield tuple(option.key for option in found)

    @property
    def acts(self) -> bool:
        """An action is chosen, or nothing is asked any more."""
        view = self.game.view(LEARNER)
        return not view.decisions or view.decisions[0].prompt.startswith("Your turn")

    def check(self, before: View) -> None:
        """Hold what is said of the last press, and the step that is open, against the table."""
        said, now = self.remark(), self.game.view(LEARNER)
        names = [name for _, name in REMARKS if said == say("en", f"nh-lesson-on-{name}")]
        assert not said or names or said == say("en", "nh-lesson-other")
        for name in names:
            assert name not in TRUE or TRUE[name](before, now), (said, self.told[-1])
        self.done |= {key for key, so in DONE.items() if so(now)}
        first = next((i for i, step in enumerate(STEPS) if step.key not in self.done), len(STEPS))
        assert self.reached == first, (self.done, self.told[-1])


@pytest.mark.parametrize("steps", range(len(WAY)))
def test_what_is_said_of_a_press_is_so_on_the_table_and_a_step_is_done_by_its_task_alone(steps: int) -> None:
    learner = Walker()
    for parts in WAY[:steps]:
        learner.press(*parts)
    waiting = [learner.beside(keys) for keys in learner.answers()]
    while waiting:
        at = waiting.pop()
        waiting += [] if at.acts else [at.beside(keys) for keys in at.answers()]


def test_the_lamp_is_hacked_and_still_to_be_investigated() -> None:
    """A task of a clue that is completed leaves its secrets where they are: the clue does not turn."""
    learner = Walker()
    learner.press("Move to Ferry Steps")
    learner.press("Hack: Lamp 44 · Technology + Stand Together")
    lamp = cards(learner.game.view(LEARNER))["lamp-44"]
    assert (learner.reached, lamp.back, lamp.secrets) == (1, False, 1)
    learner.press("Investigate: Lamp 44 · Courage + Shoulder First + Crank Handle")
    assert (learner.reached, cards(learner.game.view(LEARNER))["lamp-44"].back) == (2, True)
