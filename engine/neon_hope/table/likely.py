"""Which of several cards somebody is likely to mean: what is offered first, and shown as a whole answer.

A rule of thumb and no rule: from the own hand, the cards themselves and the tasks that lie open. Nothing
is left out for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.neon_hope.table.definitions import EPIC_FAIL, EPIC_WIN, SKULL, Clue
from engine.neon_hope.table.state import SCRAP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.kernel.decisions import Decision, Option
    from engine.neon_hope.table.definitions import Action, Task
    from engine.neon_hope.table.queries import Game

HOPE: Final = 0.3
"""What a hope is worth beside cards."""
ANY: Final = 0.15
"""What a card is worth that adds nothing: it lets one go on without focusing."""
BONUS, IMPACT, KEYWORD, EFFECT = 0.14, 0.55, 0.05, 0.12
"""What a card's bonus adds for each point, its impacts, keywords and effects."""
LATER: Final = 0.25
"""What a card that fits no task there is keeps of its worth: others will come."""
SPECIAL: Final = {SKULL: -2.0, EPIC_WIN: 4.0, EPIC_FAIL: -4.0}
"""What modifiers without a number are worth beside those that have one."""
CLUES, ELSEWHERE = 3.0, 0.7
"""How much tasks on clues count beside others, since clues are what an episode is about."""


def weights(g: Game, d: Decision) -> list[float]:
    """How likely each option is meant beside the others of its question, higher first; all 0 where there is
    nothing to say."""
    if d.maximum < 2:
        return [0.0] * len(d.options)
    worth = worth_of(g, d.seat)
    return [_weight(g, option, worth) for option in d.options]


def _weight(g: Game, option: Option, worth: Callable[[str], float]) -> float:
    if option.verb == "spend_hope":
        return -HOPE
    if option.verb in (
        "shape",
        "archive",
    ):  # good modifiers are shuffled back, bad ones put away (28.4, 28.6)
        drawn = SPECIAL[option.to] if option.to in SPECIAL else float(option.to)
        return drawn if option.verb == "shape" else -drawn
    if option.verb not in ("discard", "take_back") or option.to not in g.pack.actions:
        return 0.0
    return worth(option.to) if option.verb == "take_back" else -worth(option.to)


def worth_of(g: Game, seat: str) -> Callable[[str], float]:
    """What action cards are worth in this seat's hand, for the tasks that lie open: above 0."""
    needs = list(_needs(g, seat))
    total = sum(weight for _, weight in needs) or 1.0

    def worth(code: str) -> float:
        action = g.action(code)
        fits = sum(weight for task, weight in needs if task.type in action.types) / total
        return (ANY + _power(action)) * (LATER + fits) + 0.01 * len(action.types)

    return worth


def _needs(g: Game, seat: str) -> Iterator[tuple[Task, float]]:
    """Tasks that lie open, and how likely this character is to perform them."""
    for card in g.state.cards.values():
        elsewhere = card.place.startswith(("set:", "play:")) and card.place != f"play:{seat}"
        if elsewhere or card.place == SCRAP:
            continue
        weight = CLUES if isinstance(g.content[card.code], Clue) else ELSEWHERE
        for task in g.face(card).tasks:
            if g.possible(card, task):
                skill = g.attribute(seat, task.attribute, task.type) - task.difficulty
                yield task, weight * max(0.2, 1.0 + 0.3 * skill)


def _power(action: Action) -> float:
    """What a card gives, whatever it is played for."""
    effects = len(action.on_play) + len(action.on_resolve) + len(action.on_success) + len(action.on_fail)
    given = BONUS * action.bonus + IMPACT * action.impacts + KEYWORD * len(action.keywords)
    return max(given + EFFECT * effects, 0.0)
