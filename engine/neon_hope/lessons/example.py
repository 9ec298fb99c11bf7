"""A game in the midst of play, to show what one looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.game import Game, load
from engine.neon_hope.testkit import Table

if TYPE_CHECKING:
    from engine.neon_hope.packs import Library


def example(library: Library) -> Game:
    """Two characters of the shipped pack in their second round, with clues, an enemy and a condition."""
    t = Table(library, "bruna", "jun", pack="pilot", episode="afterglow", hand=5)
    t.put("phone-box", at="kettle:upper", secrets=2).put("laundrette", at="kettle:upper")
    t.put("lamp-44", at="kettle:lower", secrets=3, dice=(0,)).put("steward", at="kettle:lower", damage=1)
    t.put("curfew", at="network", dice=(0,))
    t.change("bruna", hope=2, resources=1).token("bruna", "courage", 1)
    t.at("jun", "kettle:lower").change("jun", hope=3)
    t.surveillance(5).grid(["+1", "-2", "skull", "0", "+2"])
    return load(t.game.save(), library)
