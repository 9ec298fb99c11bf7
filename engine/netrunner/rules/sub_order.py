"""The order of subroutines that ice gains (9.8.2): later ones after those it has; of several that it gains at
the same time the Corp declares the order (9.8.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Sub
from engine.netrunner.objects.changes import late_subs
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
    found: dict[int, tuple[int, ...]] = {}
    for oid, face in g.faces.items():
        card = g.state.cards.get(oid)
        if card is None or card.zone != INSTALLED or not card.faceup or face.type != ICE:
            continue
        late = late_subs(face, oid, len(g.definition(card).abilities))
        if not late:
            continue
        known = [number for number in g.state.gained.get(oid, ()) if number in late]
        new = [number for number in late if number not in known]
        ordered = _ordered(g, f, oid, new)
        if ordered is None:
            return False
        found[oid] = (*known, *ordered)
    if found != g.state.gained:
        g.state.gained = found
        g.forget()
    return True


def _ordered(g: Game, f: CheckpointFrame, oid: int, new: list[int]) -> list[int] | None:
    """Those gained at the same time, effect by effect as the Corp declares; None while it is asked."""
    groups: dict[int, list[int]] = {}
    for number in new:
        groups.setdefault(number // GIVEN_AT_ONCE, []).append(number)
    face = g.faces[oid]
    says = dict(zip(face.ids, face.abilities, strict=True))
    if len({tuple(_effects(says[number]) for number in group) for group in groups.values()}) < 2:
        return new
    order: list[int] = [group for group in f.chosen if group in groups]
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


def _effects(ability: object) -> object:
    return ability.effects if isinstance(ability, Sub) else ability
