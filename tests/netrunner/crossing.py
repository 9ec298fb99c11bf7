"""Cards crossed out of others: the kind of one, with instructions, conditions and statics of two more.

They meet in ways that no printed card does, so that walks over them go where no card goes yet.
"""

from __future__ import annotations

import random
from zlib import crc32

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import Definition, definition
from engine.netrunner.table.parts import Ability
from engine.netrunner.testkit import blank, code_of

AND = " x "
"""Stands between the titles of the cards that a card is crossed out of."""


def drawn(rng: random.Random, titles: list[str], n: int) -> list[str]:
    """The names of so many cards, each crossed out of three."""
    return [AND.join(rng.sample(titles, 3)) for _ in range(n)]


def made(name: str) -> str:
    """The type of the card with this name, which is made if it is a crossed one."""
    if AND not in name:
        return definition(code_of(name)).type
    own, *others = (definition(code_of(title)) for title in name.split(AND))
    abilities = _crossed(own, others, random.Random(crc32(name.encode())))
    try:
        check(name, abilities)
    except DeclarationError:
        abilities = own.abilities
    printed = own.facts
    blank(
        name, printed.side, own.type, abilities, subtypes=printed.subtypes, cost=printed.cost,
        strength=printed.strength, memory_cost=printed.memory_cost, trash_cost=printed.trash_cost,
        advancement_requirement=printed.advancement_requirement, agenda_points=printed.agenda_points,
        unique=printed.unique,
    )  # fmt: skip
    return own.type


def _crossed(own: Definition, others: list[Definition], rng: random.Random) -> tuple[Ability, ...]:
    """The abilities of one card with instructions of the others, and one of their abilities."""
    lent = [effects for other in others for ability in other.abilities if (effects := _lent(ability))]
    found = [
        _with(ability, rng.choice(lent)) if lent and rng.random() < 0.7 else ability
        for ability in own.abilities
    ]
    more = [
        ability
        for other in others
        for ability in other.abilities
        if isinstance(ability, Static | When | Paid) or (isinstance(ability, Sub) and own.type == "ice")
    ]
    if more and own.type not in ("event", "operation"):
        found.append(rng.choice(more))
    return tuple(found)


def _lent(ability: Ability) -> tuple[Effect, ...]:
    """What an ability does that any ability could do."""
    if isinstance(ability, Paid):
        alone = ability.interrupt or ability.access or ability.interface
        return () if alone else ability.effects
    if isinstance(ability, When):
        return () if ability.interrupt or ability.access else ability.effects
    return ability.effects if isinstance(ability, Play | Sub) else ()


def _with(ability: Ability, effects: tuple[Effect, ...]) -> Ability:
    """The ability with other instructions, if it is one that could have any."""
    if isinstance(ability, Paid) and _lent(ability):
        return Paid(ability.cost, effects, ability.condition, ability.by, ability.once)
    if isinstance(ability, When) and _lent(ability):
        return When(ability.on, effects, ability.optional, ability.persistent, once=ability.once)
    if isinstance(ability, Play):
        return Play(effects, ability.condition, ability.x, ability.priority)
    return Sub(effects) if isinstance(ability, Sub) else ability
