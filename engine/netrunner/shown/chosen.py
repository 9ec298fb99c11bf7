"""Which installed cards were chosen for an effect that lasts: open information (10.2.3b)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from engine.netrunner.language.designated import ChosenServer
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Result

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Ability
    from engine.netrunner.table.state import Lingering


@cache
def _results(ability: Ability) -> frozenset[str]:
    """The names of results that a delayed ability refers to."""
    return frozenset(_named(ability))


def _named(part: object) -> Iterator[str]:
    if isinstance(part, Result):
        yield part.name
    if isinstance(part, tuple):
        for each in part:
            yield from _named(each)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _named(getattr(part, name))


def chosen_by(g: Game, oid: int) -> tuple[str, ...]:
    """Titles of the cards with a lasting effect about an installed card that can be seen nowhere else.

    Changed values are seen by themselves.
    """
    if not g.state.lingering:
        return ()
    found = (effect.code for effect in g.state.lingering if effect.source != oid and _about(effect, oid))
    return tuple(dict.fromkeys(g.define(code).title for code in found if code))


def _about(effect: Lingering, oid: int) -> bool:
    if effect.ability is None:
        return effect.target == oid and not isinstance(effect.modifier, Modify)
    wanted = _results(effect.ability)
    return any(oid in oids for name, oids in effect.results if name in wanted)


def server_chosen_by(g: Game, server: str) -> tuple[str, ...]:
    """Titles of the cards for which a server was chosen, as long as they are active (9.10.3b)."""
    if not g.state.lingering:
        return ()
    found = (
        effect.code for effect in g.state.lingering
        if effect.modifier == ChosenServer(server) and g.is_active(effect.source)
    )  # fmt: skip
    return tuple(dict.fromkeys(g.define(code).title for code in found if code))
