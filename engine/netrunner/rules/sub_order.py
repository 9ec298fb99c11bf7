"""The order of subroutines that ice gains (9.8.2): later ones after those it has; of several that it gains at
the same time the Corp declares the order (9.8.2d), and where those stand that may stand anywhere (9.8.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Sub
from engine.netrunner.objects.changes import anywhere, is_copy, late_subs
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.frames.windows import CheckpointFrame
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, INSTALLED

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

GIVEN_AT_ONCE = 100
"""Ids of what one effect gives share their hundreds; their order is its own."""


def declare(g: Game, f: CheckpointFrame) -> bool:
    """Note in which order rezzed ice has the subroutines that it gained; False while the Corp is asked."""
    if not g.shifting and not g.state.gained:
        return True
    there = [oid for oid in g.faces if _gains(g, oid)]
    _note(g, {oid: known for oid, known in g.state.gained.items() if oid in there})
    for oid in there:
        face = g.faces[oid]
        late = late_subs(face, oid, len(g.definition(g.state.cards[oid]).abilities))
        free = anywhere(g, face)
        known = [n for n in g.state.gained.get(oid, ()) if n in (face.sub_ids if free else late)]
        new = [number for number in late if number not in known]
        ordered = _ordered(g, f, oid, [number for number in new if number not in free])
        if ordered is None:
            return False
        _note(g, {**g.state.gained, oid: (*known, *ordered)})
        placed = _placed(g, f, oid, [number for number in free if number not in known])
        if placed is None:
            return False
        _note(g, {**g.state.gained, oid: placed})
    return True


def _gains(g: Game, oid: int) -> bool:
    """Whether an object is rezzed ice with subroutines that are not printed on it."""
    card, face = g.state.cards.get(oid), g.faces[oid]
    if card is None or card.zone != INSTALLED or not card.faceup or face.type != ICE:
        return False
    return not all(g.printed_sub(card, number) for number in face.sub_ids)


def _note(g: Game, gained: dict[int, tuple[int, ...]]) -> None:
    """What is declared so far."""
    if gained != g.state.gained:
        g.state.gained = gained
        g.forget()


def _ordered(g: Game, f: CheckpointFrame, oid: int, new: list[int]) -> list[int] | None:
    """Those gained at the same time, effect by effect as the Corp declares; None while it is asked."""
    groups: dict[int, list[int]] = {}
    for number in new:
        groups.setdefault(number // GIVEN_AT_ONCE, []).append(number)
    face = g.faces[oid]
    says = dict(zip(face.ids, face.abilities, strict=True))
    if len({tuple(_effects(says[number]) for number in group) for group in groups.values()}) < 2:
        return new
    order = list(f.chosen)
    while len(order) < len(groups) - 1:
        ids = g.sub_ids(oid)
        options = [
            Option(f"gained:{group}", "resolve_sub", oid=oid, n=ids.index(numbers[0]))
            for group, numbers in groups.items()
            if group not in order
        ]
        keys = g.ask(f, CORP, "next_subroutine", options, about=oid)
        if keys is None:
            return None
        order.append(int(keys[0].partition(":")[2]))
        f.chosen = tuple(order)
    f.chosen = ()
    order += [group for group in groups if group not in order]
    return [number for group in order for number in groups[group]]


def _placed(g: Game, f: CheckpointFrame, oid: int, new: list[int]) -> tuple[int, ...] | None:
    """The order that is known, with those that may stand anywhere where the Corp declares (9.8.2c): it names
    one after the other, and the others keep theirs. None while it is asked."""
    if not new:
        return g.state.gained.get(oid, ())
    face = g.faces[oid]
    says = {n: _effects(a) for n, a in zip(face.ids, face.abilities, strict=True)}
    others = [number for number in face.sub_ids if number not in new and not is_copy(number)]
    order = list(f.chosen)
    while True:
        left = [number for number in others if number not in order]
        free = [number for number in new if number not in order]
        if not free:
            f.chosen = ()
            return (*order, *left)
        first: dict[object, int] = {}
        for number in (*left[:1], *free):
            first.setdefault(says[number], number)
        named = next(iter(first.values()))
        if len(first) > 1:
            ids = g.sub_ids(oid)
            options = [
                Option(f"placed:{number}", "resolve_sub", oid=oid, n=ids.index(number))
                for number in first.values()
            ]
            keys = g.ask(f, CORP, "next_subroutine", options, about=oid)
            if keys is None:
                return None
            named = int(keys[0].partition(":")[2])
        order.append(named)
        f.chosen = tuple(order)


def _effects(ability: object) -> object:
    return ability.effects if isinstance(ability, Sub) else ability
