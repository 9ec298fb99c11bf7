"""Whole intentions as one choice: a task with the card played in it, a card with what is used beside it.

A task asks for a card (T2a), for abilities (T2d) and for charges (T2c). Most of the time the character knows
all of it beforehand: with the action a card, abilities and charges can be named, and so can be these with the
card. What was named is carried out at its own step; where that is not possible any more, the step asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.grid import ExtraReveal, ModifyValue, adds, worth_asking
from engine.neon_hope.rules import base_effects, effects
from engine.neon_hope.table import chances
from engine.neon_hope.table.frames import EffectsFrame, TaskFrame
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.definitions import Ability, Action, Modifier, Task
    from engine.neon_hope.table.odds import Reach
    from engine.neon_hope.table.parts import Effect
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card

ROOM: Final = 17
"""Options that one question for an action has room for, shortcuts included: more would not all be buttons."""
MOST: Final = 10
"""Cards with something beside them that are offered in one question."""
TOGETHER: Final = 2
"""So many abilities and charges are offered together; more are used one after the other."""
NO_CARD: Final = "no-card"
MAY: Final = "may"
"""Beside a card: what it says one may do when it is played."""
LONGEST: Final = 60
"""Characters of a key."""
IMPACT: Final = 0.5
CARD: Final = 0.1
BESIDE: Final = 0.07
"""What an impact, a card and something used beside it count for beside a chance, where there is no room for
all: an impact is another success, a card will be missing elsewhere."""
FURTHER: Final = 0.1
"""How much less each further way of one task counts than the one before: so that others have their turn."""


# -- with an action ----------------------------------------------------------------------------------------


class Whole(NamedTuple):
    """A card, or none, and what is used beside it."""

    code: str
    """The action card; "" for none."""
    added: tuple[str, ...]
    likely: float
    """The chance of success with all of it."""

    def score(self, g: Game) -> float:
        """How much it helps for what it takes: what is likely to be offered first."""
        impacts = g.action(self.code).impacts if self.code else 0
        return self.likely * (1 + IMPACT * impacts) - CARD * bool(self.code) - BESIDE * len(self.added)


def with_cards(g: Game, seat: str, tasks: list[tuple[Option, Card, Task]], others: int) -> list[Option]:
    """The options for tasks, each followed by itself with the cards, abilities and charges that help most for
    what they take, as far as there is room beside so many others: nothing else is used then."""
    room = ROOM - others - len(tasks)
    if room <= 0 or _before(g, seat):
        return [option for option, _, _ in tasks]
    reach, modifiers = chances.of_grid(g), g.modifiers(seat)  # the same for all tasks
    wholes = [_best(g, seat, card, option.n, reach, modifiers) for option, card, _ in tasks]
    best = sorted(
        (place > 0, FURTHER * place - score, place, number)
        for number, found in enumerate(wholes)
        for place, (score, _) in enumerate(found)
    )
    shown = sorted((number, place) for *_, place, number in best[:room])
    options = []
    for number, (option, card, _) in enumerate(tasks):
        options.append(option)
        for whose, place in shown:
            if whose == number:
                _, one = wholes[number][place]
                key = "+".join((option.key, one.code or NO_CARD, *one.added))
                options.append(Option(key, "direct", card.oid, one.code, option.n))
    return options


def _best(
    g: Game, seat: str, card: Card, index: int, reach: Reach, modifiers: list[Modifier]
) -> list[tuple[float, Whole]]:
    """What could be put into a task that is not yet declared, with its score, the most helpful first."""
    frame = TaskFrame(seat=seat, oid=card.oid, index=index)
    declare(g, frame, modifiers)
    g.state.stack.append(frame)  # abilities are useful, or not, in the task that goes on
    try:
        hand = dict.fromkeys(g.hero(seat).hand)
        codes = ["", *(code for code in hand if frame.kind in g.action(code).types)]
        found = [
            (one.score(g), one)
            for one in wholes_of(g, frame, codes, most=1, reach=reach)
            if (one.code or one.added)
            and len(_key(frame, one)) <= LONGEST  # no card: as without the shortcut
        ]
    finally:
        g.state.stack.pop()
    return sorted(
        found, key=lambda scored: (-scored[0], len(scored[1].added), scored[1].code, scored[1].added)
    )


def _key(f: TaskFrame, one: Whole) -> str:
    return "+".join((f"task:{f.oid}:{f.index}", one.code or NO_CARD, *one.added))


def declare(g: Game, f: TaskFrame, modifiers: list[Modifier] | None = None) -> None:
    """What is noted of a task when it is declared (T0), and its starting value (7.4, T1).
    `modifiers`: the constant bonuses that reach the character, where they are known."""
    card = g.state.cards[f.oid]
    face = g.face(card)
    task = face.tasks[f.index]
    # By value: the card may be turned over while the task goes on. Its keywords are its tasks' (R-21).
    f.code, f.attribute, f.kind = card.code, task.attribute, task.type
    f.keywords = (*task.keywords, *face.keywords)
    f.difficulty, f.danger, f.retreat, f.main = task.difficulty, task.danger, task.retreat, task.main
    f.value = g.attribute(f.seat, f.attribute, f.kind, modifiers)


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


def given(g: Game, seat: str, code: str, added: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """What a card ("" for none) and what is used beside it add to the attribute, as far as it is printed as a
    number; and the card's keywords."""
    action = g.action(code) if code else None
    total, words = _adds(action.on_play) if action is not None else (0, ())
    if action is not None:
        total, words = total + action.bonus, (*words, *action.keywords)
    for boost in added:
        found = offer(action) if boost == MAY else ability(g, seat, boost)
        more, reveals = (chances.CHARGE, ()) if found is None else _adds(found.effects)
        total, words = total + more, (*words, *reveals)
    return total, words


def _adds(found: Iterable[Effect]) -> tuple[int, tuple[str, ...]]:
    """What effects add, each modifier that is revealed besides as the keyword that says so (28.2)."""
    total, reveals = adds(found)
    return total, ("reckless",) * reveals


def offer(action: Action | None) -> MayDo | None:
    """What an action card says one may do when it is played, if that is one thing."""
    found = [e for e in action.on_play if isinstance(e, MayDo)] if action is not None else []
    return found[0] if len(found) == 1 else None


def _taken(g: Game, f: TaskFrame, code: str) -> list[tuple[str, ...]]:
    """The ways to play a card: with what it says one may do, if that does something; and as it is."""
    may = offer(g.action(code) if code else None)
    if may is not None:
        about = EffectsFrame(seat=f.seat, code=code, effects=may.effects, target=f.oid)
        if worth_asking(may.effects, g, about):
            return [(), (MAY,)]
    return [()]


def wholes_of(
    g: Game, f: TaskFrame, codes: Iterable[str], most: int = TOGETHER, reach: Reach | None = None
) -> Iterator[Whole]:
    """Each of the cards ("" for none) alone, and with abilities and charges beside it that raise a chance,
    at most so many. `reach`: the chances of the grid, where they are known."""
    there = {boost: ability(g, f.seat, boost) for boost in boosts(g, f)}
    bonuses = {boost: (chances.CHARGE, ()) if a is None else _adds(a.effects) for boost, a in there.items()}
    more = {boost for boost, a in there.items() if a is not None and _does_more(a)}
    chance = chances.running(g, f, reach)
    ways = [(one, way) for one in codes for way in _taken(g, f, one)]
    for code, way in ways:
        base, words = given(g, f.seat, code, way)
        for n in range(min(most, len(there)) + 1):
            for added in combinations(there, n):

                def with_all(
                    parts: tuple[str, ...], base: int = base, words: tuple[str, ...] = words
                ) -> float:
                    found = [bonuses[part] for part in parts]
                    reveals = [word for _, each in found for word in each]
                    return chance(base + sum(bonus for bonus, _ in found), (*words, *reveals))

                likely = with_all(added)
                # Each of them does something beside the others that can be seen.
                without = {part: with_all(tuple(each for each in added if each != part)) for part in added}
                if all(
                    part in more or chances.percent(likely) > chances.percent(without[part]) for part in added
                ):
                    yield Whole(code, (*way, *added), likely)


def _does_more(found: Ability) -> bool:
    """Whether it does something else than change the chance."""
    return any(not isinstance(e, ModifyValue | ExtraReveal) for e in found.effects)


def combined(g: Game, f: TaskFrame, alone: list[Option]) -> list[Option]:
    """The options for a card again, with abilities and charges beside it, those first that help most for what
    they take; not those that raise no chance.
    What a card says one may do is named beside nothing else, for there is not room for all."""
    keys = {option.to: option.key for option in alone}
    found = sorted(wholes_of(g, f, keys), key=lambda one: (-one.score(g), len(one.added)))
    shown = [one for one in found if one.added and MAY not in one.added][:MOST]
    shown += [one for one in found if one.added == (MAY,)]
    return [Option("+".join((keys[one.code], *one.added)), "boosted", f.oid, one.code) for one in shown]
