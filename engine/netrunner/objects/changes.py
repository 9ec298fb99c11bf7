"""What each object is: its printed characteristics and what effects make of them (9.12.1d, e).

Only objects that differ from what is printed are worked out; where no card of the game changes what objects
are (`Game.shifting`), nothing is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.base import Bare, Condition, lasting
from engine.netrunner.language.traits import Change, GainSubsAnywhere, Trait
from engine.netrunner.objects.definitions import FACE, SortedFace, changed_face
from engine.netrunner.table.parts import Ability

if TYPE_CHECKING:
    from engine.netrunner.objects.characteristics import Characteristics, Faces

Reach = tuple[tuple[int, Change], ...]
"""The objects an effect applies to, and what it does to each."""


_PER_OBJECT = 10_000
"""Numbers of the effects of one object, and ids of the abilities that they give, share these thousands."""
_COPIES = 10**18
"""Where the ids of second copies begin (9.8.2a): far above all others, and within 64 bits."""
_FACTOR, _PRIME = 2**29, 10**18 - 11
"""What ids of copies are made of: they differ as long as numbers of effects are below 2**28, and those of
copies of copies but for a chance of one in 10**17."""


class _Effect(NamedTuple):
    """A static ability or lingering effect that changes what objects are."""

    since: int
    """When it came about, for the order of what nothing else orders (9.8.3e)."""
    number: int
    """Tells effects apart; the ids of abilities it gives begin here."""
    modifier: Trait
    condition: Condition | None
    scope: Bare
    target: int


def work_out(g: Characteristics) -> tuple[Faces, bool]:
    """The characteristics of all objects that differ from the printed ones.

    Also whether they may change without a card coming, going, turning or moving (`Trait.steady`).

    While it works, `g.face` and `g.index` answer with what has been applied so far.

    Rules: 9.1.9b.
    """
    if not _any_effects(g):
        return {}, False
    totals: dict[int, dict[str, int]] = {}
    volatile = False
    with g.working() as show:
        faces: Faces = {}
        applied: set[int] = set()
        waiting = _effects(g, faces)
        while waiting:
            chosen = waiting[0] if len(waiting) == 1 else _independent(g, waiting, faces, totals)
            applied.add(chosen.number)
            volatile = volatile or chosen.condition is not None or not chosen.modifier.steady()
            reach = _reach(g, chosen)
            if reach:
                faces = _apply(g, chosen, reach, faces, totals)
                show(faces)
            there = _effects(g, faces) if gives_or_takes(reach) else waiting
            waiting = [effect for effect in there if effect.number not in applied]
        return _in_order(g, faces), volatile


def is_copy(number: int) -> bool:
    """Whether an ability is the second copy of a subroutine (9.8.2a), by its id."""
    return number >= _COPIES


def _copy_id(effect: int, original: int) -> int:
    """The id of the copy that an effect makes of a subroutine: the same as long as both are there."""
    return _COPIES + (original * _FACTOR + effect) % _PRIME


def late_subs(face: SortedFace, oid: int, printed: int) -> tuple[int, ...]:
    """Ids of the subroutines that an object gained after those printed on it and those of its own abilities
    (9.8.3c, d), in order (9.8.3e); without second copies."""
    found: list[int] = []
    for number in reversed(face.sub_ids):
        if is_copy(number):
            continue
        if 0 <= number < printed or number // _PER_OBJECT == oid:
            break
        found.append(number)
    return tuple(reversed(found))


def anywhere(g: Characteristics, face: SortedFace) -> tuple[int, ...]:
    """Ids of the subroutines of an object that stand where the Corp declares (9.8.2c); without second copies.

    It is told by what gives them.
    """
    lingering = {effect.number: effect.modifier for effect in g.state.lingering}
    found = []
    for number in face.sub_ids:
        source = None if is_copy(number) else g.state.cards.get(number // _PER_OBJECT)
        gives: object = lingering.get(-(number // 100)) if number < 0 else None
        if source is not None:
            own = number % _PER_OBJECT // 100
            gives = next((a.modifier for i, a in g.face(source).traits if i % 100 == own), None)
        if isinstance(gives, GainSubsAnywhere):
            found.append(number)
    return tuple(found)


def _in_order(g: Characteristics, faces: Faces) -> Faces:
    """The gained subroutines of each object in the order in which it came to have them (9.8.3e), as the Corp
    declared it where they came at the same time (9.8.2d), or among all others (9.8.2c)."""
    gained = g.state.gained
    for oid in gained.keys() & faces.keys():
        face = faces[oid]
        late = late_subs(face, oid, len(g.definition(g.state.cards[oid]).abilities))
        ids = _arranged(face, late, gained[oid])
        if ids != face.ids:
            says = dict(zip(face.ids, face.abilities, strict=True))
            faces = {**faces, oid: changed_face(face.facts, tuple(says[number] for number in ids), ids)}
    return faces


def _arranged(face: SortedFace, late: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, ...]:
    """The ids of a face with its subroutines in a known order, each with its copies: those gained, or all of
    them if others are known, too. What is not known yet stands where it would, those gained last of all."""
    groups: dict[int, list[int]] = {}
    group: list[int] = []
    for number in face.sub_ids:
        if not (is_copy(number) and group):
            group = groups[number] = []
        group.append(number)
    whole = any(number in groups and number not in late for number in known)
    wanted = [number for number in known if number in groups and (whole or number in late)]
    before = -1
    for number in groups if whole else late:
        if number not in wanted:
            at = len(wanted) if number in late else wanted.index(before) + 1 if before in wanted else 0
            wanted.insert(at, number)
        before = number
    new = [number for original in wanted for number in groups[original]]
    moved, left = frozenset(new), iter(new)
    return tuple(next(left) if number in moved else number for number in face.ids)


def _any_effects(g: Characteristics) -> bool:
    """Whether anything changes what objects are; only printed abilities can give others."""
    if g.changers:
        return True
    return any(e.modifier is not None and e.modifier.stat == FACE for e in g.state.lingering)


def _effects(g: Characteristics, faces: Faces) -> list[_Effect]:
    """The effects that are there as far as objects have been worked out, in the order they came about.

    `faces`: the objects changed so far; any other has only what is printed on it.
    """
    found = []
    cards = g.state.cards
    changers = g.changers
    if faces:
        changers = tuple([oid for oid in g.active_oids() if oid in faces or oid in changers])
    for oid in changers:
        card = cards[oid]
        for number, static in g.face(card).traits:
            modifier = static.modifier
            assert isinstance(modifier, Trait)
            name = _PER_OBJECT * oid + 100 * (number % 100)
            found.append(_Effect(card.since, name, modifier, static.condition, g.scope(card), 0))
    for effect in g.state.lingering:
        change = effect.modifier
        if change is not None and change.stat == FACE and isinstance(change, Trait):
            scope = lasting(effect)
            found.append(_Effect(effect.number, -100 * effect.number, change, None, scope, effect.target))
    return sorted(found, key=lambda effect: (effect.since, effect.number))


def gives_or_takes(reach: Reach) -> bool:
    """Whether an effect gives or takes abilities: nothing else makes other effects come or go."""
    return any(change.gains or change.loses for _, change in reach)


def _reach(g: Characteristics, e: _Effect) -> Reach:
    """What the effect does to which objects, as far as they have been worked out."""
    if e.condition is not None and not e.condition.true(g, e.scope):
        return ()
    own = e.scope.source if e.modifier.to is None and not e.target else 0
    found = []
    for card in e.modifier.reaches(g, e.scope, e.target):
        change = e.modifier.change(g, e.scope, card, g.face(card), own=card.oid == own)
        if change != Change():
            found.append((card.oid, change))
    return tuple(found)


def _apply(
    g: Characteristics, e: _Effect, reach: Reach, faces: Faces, totals: dict[int, dict[str, int]]
) -> Faces:
    """The faces with this effect applied. `totals` are the running totals of subtypes (9.12.1b)."""
    found = dict(faces)
    for oid, change in reach:
        face = g.face(g.state.cards[oid])
        facts = face.facts
        if change.type:
            facts = structs.replace(facts, type=change.type)
        if change.subtypes:
            total = totals.setdefault(oid, dict.fromkeys(facts.subtypes, 1))
            for name, n in change.subtypes:
                total[name] = total.get(name, 0) + n
            facts = structs.replace(facts, subtypes=tuple(name for name, n in total.items() if n > 0))
        kept = [
            (number, ability)
            for number, ability in zip(face.ids, face.abilities, strict=True)
            if number not in change.loses
        ]
        new: list[tuple[int, Ability]] = [(e.number + i, gained) for i, gained in enumerate(change.gains)]
        at = len(kept)
        printed = [
            i
            for i, (number, ability) in enumerate(kept)
            if isinstance(ability, Sub) and 0 <= number < _PER_OBJECT
        ]
        if g.rules.printed_first and printed and e.number // _PER_OBJECT == oid:
            at = printed[0] if change.first else printed[-1] + 1  # 9.8.3b, d; those of others 9.8.3a
        elif change.first:
            at = next((i for i, (_, ability) in enumerate(kept) if isinstance(ability, Sub)), len(kept))
        kept[at:at] = new
        for number in change.doubles:
            at = next(i for i, (there, _) in enumerate(kept) if there == number)
            kept.insert(at + 1, (_copy_id(e.number, number), kept[at][1]))
        found[oid] = changed_face(facts, tuple(a for _, a in kept), tuple(n for n, _ in kept))
    return found


def stands_alone(effect: _Effect, reaches: list[Reach]) -> bool:
    """Whether an effect plainly depends on no other (9.12.1e): it is fixed, and no other takes it away."""
    return (
        effect.condition is None
        and effect.modifier.fixed()
        and not any(change.loses for reach in reaches for _, change in reach)
    )


def _independent(
    g: Characteristics, waiting: list[_Effect], faces: Faces, totals: dict[int, dict[str, int]]
) -> _Effect:
    """An effect that depends on no other that waits (9.12.1e); the oldest of them."""
    now = [_reach(g, effect) for effect in waiting]
    if stands_alone(waiting[0], now):
        return waiting[0]
    depends: dict[int, set[int]] = {i: set() for i in range(len(waiting))}
    for j, other in enumerate(waiting):
        if not now[j]:
            continue
        trial = {oid: dict(total) for oid, total in totals.items()}
        with g.working() as show:
            tried = _apply(g, other, now[j], faces, trial)
            show(tried)
            left = _effects(g, tried) if gives_or_takes(now[j]) else waiting
            there = {effect.number for effect in left}
            for i, effect in enumerate(waiting):
                if i != j and (effect.number not in there or _reach(g, effect) != now[i]):
                    depends[i].add(j)
    cards = g.state.cards

    def hosted(i: int, j: int) -> bool:
        card = cards.get(waiting[i].scope.source)
        return card is not None and bool(card.host) and card.host == waiting[j].scope.source

    for i, effect in enumerate(waiting):
        if not depends[i]:
            return effect
    # A loop: effects of hosted objects do not count as depending on those of their hosts. What that leaves
    # undecided the rules do not decide: the oldest first.
    for i, effect in enumerate(waiting):
        if all(hosted(i, j) for j in depends[i]):
            return effect
    return waiting[0]
