"""How many instructions declared abilities have, and how many sentences are printed (9.11.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import ActiveIn, AtSetup, Paid, Play, Static, Sub, When
from engine.netrunner.language.flow import (
    ChooseOne,
    Delayed,
    ForNow,
    If,
    IfAble,
    May,
    MayPay,
    PayForEach,
    Repeat,
    Together,
    Unless,
)
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.objects.definitions import Definition, declared, definition
from engine.netrunner.table.facts import EVENT, OPERATION
from engine.netrunner.table.parts import Ability
from engine.speech.structs import inside
from tools.against_print import printed
from tools.against_print.paragraphs import AbilityKind, Paragraph, paragraphs, parted


class Difference(NamedTuple):
    """An ability (by its place in the declaration) that has more or fewer instructions than sentences."""

    code: str
    place: int
    printed: int
    declared: int

    def line(self, ground: str = "?") -> str:
        """As it stands in the file of grounds."""
        return f"{self.code} {self.place} | {self.printed} {self.declared} | {ground}"


def instructions(effects: Iterable[Effect]) -> int:
    """How many instructions they are."""
    return sum(map(_count, effects))


def _count(effect: Effect) -> int:
    match effect:
        case fx.Pick() | fx.ChooseCard():
            return 0  # chosen with what is done about it (9.11.4c)
        case Together():
            return 1 + sum(_count(part) - 1 for part in effect.what if isinstance(part, Delayed | fx.MakeRun))
        case If():
            return instructions(effect.then) + instructions(effect.otherwise)
        case IfAble() | Repeat():
            return instructions(effect.what)
        case May():
            return instructions(effect.what) + instructions(effect.otherwise)
        case MayPay():
            return 1 + instructions(effect.then)
        case Unless():
            return instructions(effect.what)
        case ChooseOne():
            return max(instructions(mode) for mode in effect.modes)
        case Unpreventable():
            return _count(effect.what)
        case Delayed():
            return instructions(effect.ability.effects)
        case ForNow(modifier=InsteadOf() as instead):
            return instructions(instead.effects)
        case fx.Trace():
            return 1 + sum(map(instructions, (effect.if_successful, effect.if_unsuccessful, effect.always)))
        case fx.MakeRun():
            linked = sum(instructions(ability.effects) for ability in effect.abilities)
            return 1 + instructions(effect.if_successful) + linked + bool(effect.during)
        case _:
            return 1


def _of(ability: Ability) -> tuple[AbilityKind, tuple[Effect, ...]] | None:
    match ability:
        case ActiveIn():
            return _of(ability.ability)
        case Sub():
            return "sub", ability.effects
        case Paid():
            return "paid", ability.effects
        case When():
            return "when", ability.effects
        case Play() if ability.effects:
            return "play", ability.effects
        case AtSetup():
            return "when", ability.effects
        case _:
            return None


def _granted(ability: Ability) -> Iterator[int]:
    """The instructions of each ability that an ability gives to something."""
    given: list[object] = []
    for part in inside(ability):
        if isinstance(part, ConditionText):
            given += part.abilities
        elif type(part).__name__ in ("GainAbilities", "GainSubs"):
            given += getattr(part, "abilities", ()) or (part.sub,)  # type: ignore[attr-defined]
    for each in given:
        found = _of(each) if isinstance(each, Ability) else None
        if found is not None:
            yield instructions(found[1])


class _Own(NamedTuple):
    place: int
    kind: AbilityKind
    instructions: int


def _own(found: Definition) -> Iterator[_Own]:
    for place, ability in enumerate(found.abilities):
        of = _of(ability)
        if of is not None:
            yield _Own(place, of[0], instructions(of[1]))
        for n in _granted(ability):
            yield _Own(place, "granted", n)


def compared(code: str, text: str) -> Iterator[Difference]:
    """Where a declaration has another number of instructions than its text has sentences."""
    found = definition(code)
    played = found.facts.type in (EVENT, OPERATION)
    own, theirs = list(_own(found)), list(paragraphs(text, played=played))
    kinds: tuple[AbilityKind, ...] = ("sub", "paid", "when", "play", "granted")
    for kind in kinds:
        mine = [each for each in own if each.kind == kind]
        there = [each for each in theirs if each.kind == kind]
        if kind == "when" and len(mine) != len(there):
            split = list(parted(text, played=played))
            there = split if len(split) == len(mine) else there
        yield from _side_by_side(code, mine, there)


def _side_by_side(code: str, mine: list[_Own], there: list[Paragraph]) -> Iterator[Difference]:
    if len(mine) != len(there):  # as a whole, where one text makes several abilities or the other way round
        total, sentences = sum(each.instructions for each in mine), sum(each.sentences for each in there)
        if total != sentences:
            yield Difference(code, mine[0].place if mine else -1, sentences, total)
        return
    for one, other in zip(mine, there, strict=True):
        if one.instructions != other.sentences:
            yield Difference(code, one.place, other.sentences, one.instructions)


def differences() -> list[Difference]:
    """All of them, of all declared cards of which the printed text is at hand."""
    texts = printed()
    return [each for code in sorted(declared() & texts.keys()) for each in compared(code, texts[code])]


GROUNDS: dict[str, tuple[type, ...]] = {
    "9.11.4a": (),
    "9.11.4c": (),
    "9.11.4d": (fx.Search,),
    "9.11.4e": (fx.Look, fx.Reveal, fx.ArrangeTop),
    "9.11.4f": (MayPay, PayForEach, Unless, fx.ResolveSubroutine),
    "9.11.4g": (ChooseOne, If),
    "static": (Static, When),
    "parts": (),
    "word": (),
}
"""Why numbers may differ, and what the declaration has to have for it."""


def lacks_evidence(code: str, place: int, ground: str) -> bool:
    """Whether an ability has nothing that the ground is about."""
    abilities = definition(code).abilities
    there = abilities if place < 0 else abilities[place : place + 1]
    needed = GROUNDS[ground]
    return bool(needed) and not any(isinstance(part, needed) for ability in there for part in inside(ability))
