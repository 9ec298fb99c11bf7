"""Cards with abilities spelled out of random words of the card language, whether a card says them or not.

A name tells which: "Cleaver + Cannot + MoveIce" is a Cleaver with an ability for each of these words, whose
fields have values drawn by the name. What `card()` would refuse is drawn again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin
from zlib import crc32

from engine.netrunner.language import amounts, conditions, effects, selectors, sets
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.base import Amount, Condition, Pattern, Ref, Selector, Targeting
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.costs import Cost, cost
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.happenings import First, On, would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import Definition, definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ability, Modifier
from engine.netrunner.testkit import blank, code_of
from tests.netrunner.words.samples import hints, values, without_default, words_of

AND = " + "
"""Stands between the title of a card and the words it has besides."""
TRIES = 60

KINDS: tuple[type, ...] = (Effect, Modifier, Pattern, CostPart)
LEFT_OUT = frozenset(("On", "While", "Next", "SaidBy", "TrashCard", "Encounter"))
"""Words that stand around all others, and those that only the rules say."""

_ANY = (
    selectors.Type("program"), selectors.Type("ice"), selectors.Type("asset"), selectors.Type("resource"),
    selectors.Installed(), selectors.Subtype("icebreaker"), selectors.Type("agenda"), sets.AnyCard(),
    selectors.InZone(("hq",)), selectors.InZone(("grip",)), selectors.InZone(("archives",)),
    selectors.InZone(("heap",)), sets.Rezzed() & selectors.Type("ice"), selectors.Unrezzed(),
)  # fmt: skip


def pattern(rng: random.Random) -> Pattern:
    """Something that happens often."""
    found: On = rng.choice((
        On(EventKind.INSTALL), On(EventKind.PLAY), On(EventKind.RUN_BEGINS), On(EventKind.SUCCESSFUL_RUN),
        On(EventKind.ACCESS),
        On(EventKind.TRASH), On(EventKind.GAIN_CREDITS, by="you"), On(EventKind.DRAW), On(EventKind.REZ),
        On(EventKind.ENCOUNTER),
        On(EventKind.TURN_BEGINS), On(EventKind.DAMAGE), On(EventKind.ACTION), On(EventKind.RUN_ENDS),
    ))  # fmt: skip
    return First(found) if rng.random() < 0.5 else found


def _ref(rng: random.Random) -> Ref:
    targeted = selectors.target(rng.choice(_ANY))
    return rng.choice((selectors.This(), targeted, sets.Each(rng.choice(_ANY))))


def _condition(rng: random.Random) -> Condition:
    exists = conditions.Exists(rng.choice(_ANY))
    return rng.choice((conditions.Tagged(), exists, conditions.RunSuccessful(), conditions.RunOn("hq")))


def _amount(rng: random.Random) -> Amount:
    many = amounts.HowMany(rng.choice(_ANY))
    return rng.choice((amounts.Num(1), amounts.Num(2), amounts.Tags(), many))


def _effect(rng: random.Random) -> Effect:
    trash = effects.Trash(selectors.target(rng.choice(_ANY)))
    return rng.choice((
        effects.Gain(1), effects.Draw(1), effects.GiveTags(1), effects.Damage("net", 1), effects.EndTheRun(),
        trash, effects.Lose(1),
    ))  # fmt: skip


PLAIN: dict[Any, Callable[[random.Random], Any]] = {
    Selector: lambda rng: rng.choice(_ANY),
    Ref: _ref,
    Targeting: lambda rng: Targeting(rng.choice(_ANY)),
    Effect: _effect,
    Condition: _condition,
    Amount: _amount,
    Pattern: pattern,
    Cost: lambda rng: rng.choice((cost(credits=1), cost(clicks=1), cost(credits=2))),
    int: lambda rng: rng.choice((0, 1, 2)),
    bool: lambda rng: rng.random() < 0.5,
}
"""What fields of these types are given."""


@cache
def words() -> dict[str, type]:
    """The words that cards are given, by their names."""
    found = {word.__name__: word for kind in KINDS for word in words_of(kind)}
    return {name: found[name] for name in sorted(found) if name not in LEFT_OUT}


def drawn(rng: random.Random, titles: list[str], n: int) -> list[str]:
    """The names of so many cards, each with two words."""
    return [AND.join((rng.choice(titles), *rng.sample(list(words()), 2))) for _ in range(n)]


def made(name: str) -> str:
    """The type of the card with this name, which is made."""
    title, *names = name.split(AND)
    own = definition(code_of(title))
    rng = random.Random(crc32(name.encode()))
    abilities = own.abilities
    for word in names:
        abilities = _with(own, abilities, word, rng)
    printed = own.facts
    blank(
        name, printed.side, own.type, abilities, subtypes=printed.subtypes, cost=printed.cost,
        strength=printed.strength, memory_cost=printed.memory_cost, trash_cost=printed.trash_cost,
        advancement_requirement=printed.advancement_requirement, agenda_points=printed.agenda_points,
        unique=printed.unique,
    )  # fmt: skip
    return own.type


def _with(
    own: Definition, abilities: tuple[Ability, ...], word: str, rng: random.Random
) -> tuple[Ability, ...]:
    """The abilities and one more with this word; without it if no try makes one that could be declared."""
    for _ in range(TRIES):
        try:
            more = _ability(own, _filled(words()[word], rng), rng)
            check(word, (more,), own.facts)
        except (DeclarationError, TypeError, ValueError):
            continue
        if isinstance(more, Play):
            return tuple(more if isinstance(each, Play) else each for each in abilities)
        return (*abilities, more)
    return abilities


def _filled(word: type, rng: random.Random) -> Any:
    """The word with values for its fields: what has to be given, and some of what has not."""
    return word(**{
        name: _value(hint, name, rng)
        for name, hint in hints(word).items()
        if name != "extra" and (without_default(word, name) or rng.random() < 0.5)
    })  # fmt: skip


def _value(hint: Any, name: str, rng: random.Random) -> Any:
    """A value of a type."""
    origin = get_origin(hint)
    if hint in PLAIN:
        return PLAIN[hint](rng)
    if origin in (Union, UnionType):
        return _value(rng.choice(get_args(hint)), name, rng)
    if origin is tuple and get_args(hint)[0] in PLAIN:
        return tuple(PLAIN[get_args(hint)[0]](rng) for _ in range(rng.choice((1, 1, 2))))
    if origin is Literal:
        return rng.choice(get_args(hint))
    return rng.choice(values(hint, name))


def _ability(own: Definition, word: Any, rng: random.Random) -> Ability:
    """An ability of such a card that has the word."""
    if isinstance(word, Modifier):
        return Static(word, PLAIN[Condition](rng) if rng.random() < 0.3 else None)
    if isinstance(word, Pattern):
        return When(word, (PLAIN[Effect](rng),), optional=rng.random() < 0.5)
    if isinstance(word, CostPart):
        return Paid(Cost((word,)), (PLAIN[Effect](rng),))
    if own.type in ("event", "operation"):
        return Play((word, PLAIN[Effect](rng)))
    if own.type == "ice" and rng.random() < 0.6:
        return Sub((word,))
    if rng.random() < 0.3:
        kind = rng.choice(("net_damage", "tag", "trash_program", "end_run", "draw"))
        return When(would(kind), (word,), interrupt=True, optional=rng.random() < 0.5)  # type: ignore[arg-type]
    if rng.random() < 0.5:
        return When(pattern(rng), (word,), optional=rng.random() < 0.5, once=rng.random() < 0.3)
    return Paid(PLAIN[Cost](rng), (word,))
