"""Whole intentions as one choice: a task with the card played in it, a card with what is used beside it.

A task asks for a card (T2a), for abilities (T2d) and for charges (T2c). Most of the time the character knows
all of it beforehand: with the action a card can be named, and with the card abilities and charges. What was
named is carried out at its own step; where that is not possible any more, the step asks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.kernel.decisions import Option
from engine.neon_hope import base_effects, chances, effects
from engine.neon_hope.language.amounts import Fixed
from engine.neon_hope.language.grid import ModifyValue

if TYPE_CHECKING:
    from engine.neon_hope.definitions import Ability, Task
    from engine.neon_hope.frames import TaskFrame
    from engine.neon_hope.queries import Game
    from engine.neon_hope.state import Card

ROOM: Final = 14
"""Tasks and shortcuts that are offered in one question, if there are not more tasks."""
MOST: Final = 10
"""Cards with something beside them that are offered in one question."""
TOGETHER: Final = 2
"""So many abilities and charges are offered together; more are used one after the other."""


# -- with an action ----------------------------------------------------------------------------------------


def with_cards(g: Game, seat: str, tasks: list[tuple[Option, Card, Task]]) -> list[Option]:
    """The options for tasks, each followed by itself with the cards that help most, as far as there is room:
    nothing else is used then."""
    cards = [[] if _before(g, seat) else _fitting(g, seat, card, task) for _, card, task in tasks]
    best = sorted((place, number) for number, found in enumerate(cards) for place in range(len(found)))
    shown = best[: max(ROOM - len(tasks), 0)]
    options = []
    for number, (option, card, _) in enumerate(tasks):
        options.append(option)
        for place, whose in shown:
            if whose == number:
                code = cards[number][place]
                options.append(Option(f"{option.key}+{code}", "direct", card.oid, code, option.n))
    return options


def _fitting(g: Game, seat: str, card: Card, task: Task) -> list[str]:
    """The cards of the hand that can be played in a task, the most helpful first."""
    words = g.face(card).keywords
    actions = [(code, g.action(code)) for code in dict.fromkeys(g.hero(seat).hand)]
    fitting = [(code, action) for code, action in actions if task.type in action.types]
    value = g.attribute(seat, task.attribute, task.type) if fitting else 0
    found = []
    for code, action in fitting:
        likely = chances.of_value(g, task, value + action.bonus, (*words, *action.keywords))
        found.append((-likely, -action.impacts, code))
    return [code for _, _, code in sorted(found)]


def _before(g: Game, seat: str) -> bool:
    """Whether something may happen between declaring a task and its card: then the card waits for it."""
    return bool(effects.sources(g, seat, g.pack.moments.get("before_task", effects.NOBODY)))


# -- with a card -------------------------------------------------------------------------------------------


def boosts(g: Game, f: TaskFrame) -> list[str]:
    """What the performer could add to the running task: abilities ("use.5.0") and charges ("charge.1")."""
    found = [f"use.{oid}.{index}" for oid, index in effects.usable(g, f.seat, "task", f.kind)]
    alike = set()
    tokens = g.hero(f.seat).tokens
    for option in base_effects.charge_options(g, f, f.seat):
        place = int(option.key.rpartition(":")[2])
        if option.verb == "charge" and tokens[place] not in alike:
            alike.add(tokens[place])
            found.append(f"charge.{place}")
    return found


def ability(g: Game, seat: str, boost: str) -> Ability | None:
    """The ability that is meant; None for a charge."""
    kind, number, index = (*boost.split("."), "")[:3]
    if kind != "use":
        return None
    oid = int(number)
    return effects.parts(g, oid, effects.code_of(g, seat, oid))[1][int(index)]


def bonus(g: Game, seat: str, added: tuple[str, ...]) -> int:
    """What is added to the attribute, as far as it is printed as a number."""
    return sum(_bonus(ability(g, seat, boost)) for boost in added)


def _bonus(found: Ability | None) -> int:
    if found is None:
        return base_effects.CHARGE
    return sum(e.n.n for e in found.effects if isinstance(e, ModifyValue) and isinstance(e.n, Fixed))


def combined(g: Game, f: TaskFrame, alone: list[Option]) -> list[Option]:
    """The options for a card again, with abilities and charges beside it; not those that raise no chance."""
    there = boosts(g, f)
    found = []
    for option in alone:
        card = g.action(option.to) if option.to else None
        base, words = (card.bonus, card.keywords) if card is not None else (0, ())

        @cache
        def likely(added: tuple[str, ...], base: int = base, words: tuple[str, ...] = words) -> float:
            return chances.of_running(g, f, base + bonus(g, f.seat, added), words)

        for n in range(1, min(TOGETHER, len(there)) + 1):
            for added in combinations(there, n):
                if all(_worth(g, f, added, one, likely) for one in added):
                    key = "+".join((option.key, *added))
                    found.append((-likely(added), n, Option(key, "boosted", f.oid, option.to)))
    return [option for _, _, option in sorted(found, key=lambda item: item[:2])[:MOST]]


def _worth(
    g: Game, f: TaskFrame, added: tuple[str, ...], one: str, likely: Callable[[tuple[str, ...]], float]
) -> bool:
    """Whether one of several things added does something beside the others."""
    found = ability(g, f.seat, one)
    if found is not None and any(not isinstance(e, ModifyValue) for e in found.effects):
        return True
    return likely(added) > likely(tuple(other for other in added if other != one))
