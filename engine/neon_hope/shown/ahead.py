"""What the table does by itself next, as far as it is printed for everybody to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.neon_hope.language.places import LockLocations, TurnEnvironment
from engine.neon_hope.rules.effects import holds

if TYPE_CHECKING:
    from engine.neon_hope.table.definitions import Face
    from engine.neon_hope.table.parts import Effect
    from engine.neon_hope.table.queries import Game

_EACH_ROUND: Final = ("round_end", "encounter_start")


def locked_next(g: Game) -> set[str]:
    """Locations that are open and will be locked before the next round, if nothing happens before: by what a
    card or an environment does each round, or by the side that it turns an environment to."""
    coming = [*_coming(g)]
    for effect in tuple(coming):
        if isinstance(effect, TurnEnvironment) and effect.card in g.state.environments:
            front = g.environment(effect.card)
            side = front if effect.card in g.state.turned else front.back
            coming += side.revealed if side is not None else ()
    locked = (place for effect in coming if isinstance(effect, LockLocations) for place in effect.locations)
    return {place for place in locked if g.access(place) == "open"}


def _coming(g: Game) -> Iterable[Effect]:
    """What triggers each round, under the conditions that hold now."""
    faces: list[tuple[Face, int, str]] = [(g.face(card), card.oid, card.code) for card in g.in_play()]
    faces += [(g.scene(code), 0, code) for code in g.state.environments]
    for face, oid, code in faces:
        for trigger in face.triggers:
            if trigger.on in _EACH_ROUND and holds(g, trigger.condition, g.state.lead, oid, code):
                yield from trigger.effects
