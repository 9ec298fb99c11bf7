"""What the guided round says of a press is held against the table: on its shortest way, and after every first
press beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from engine.messages import say
from engine.neon_hope import load
from engine.neon_hope.lessons.lesson import LEARNER, REMARKS
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


def own(view: View) -> tuple[str, int, int, int]:
    mine = view.hero(LEARNER)
    assert mine is not None
    return mine.location, mine.hope, mine.resources, mine.hand_count


TRUE: Mapping[str, Callable[[View, View], bool]] = {
    "completes": lambda old, new: turned(old, new) and own(new)[2] > own(old)[2],
    "completed": lambda old, new: not turned(old, new) and own(new)[2] > own(old)[2],
    "defeated": lambda old, new: "steward" in cards(old) and "steward" not in cards(new),
    "move": lambda old, new: own(old)[0] != own(new)[0],
    "stress": lambda old, new: own(new)[3] < own(old)[3] or own(new)[1] < own(old)[1],
    "encounter": lambda old, new: new.surveillance.value != old.surveillance.value,
}  # fmt: skip


def check(before: View, learner: Learner) -> None:
    said = learner.remark()
    names = [name for _, name in REMARKS if said == say("en", f"nh-lesson-on-{name}")]
    now = learner.game.view(LEARNER)
    assert not said or names or said == say("en", "nh-lesson-other")
    for name in names:
        assert name not in TRUE or TRUE[name](before, now), (said, learner.told[-1])


@pytest.mark.parametrize("steps", range(len(WAY)))
def test_what_is_said_of_a_press_is_so_on_the_table(steps: int) -> None:
    learner = Learner()
    for parts in WAY[:steps]:
        before = learner.game.view(LEARNER)
        learner.press(*parts)
        check(before, learner)
    before = learner.game.view(LEARNER)
    asked = before.decisions[0]
    for option in asked.options if asked.minimum == asked.maximum == 1 else ():
        beside = Learner()
        beside.game, beside.told = load(learner.game.save(), LIBRARY), list(learner.told)
        beside.told.append((LEARNER, beside.game.answer(LEARNER, asked.id, (option.key,))))
        check(before, beside)
