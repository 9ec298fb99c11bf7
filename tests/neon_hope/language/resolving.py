"""Effects of a test resolved as if a card had them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.testkit import Table

Lay = Callable[..., Table]
ENEMY = Pick(kind="enemy")
REGULARS = Pick(kind="enemy", which="each", regular=True)


def resolve(t: Table, *effects: Effect, seat: str = "p1", source: str = "", target: str = "") -> Table:
    """Effects of a card in play (or of nothing) for a seat, in the middle of the character phase."""
    game = t.game
    game.state.decisions.clear()
    game.log = []
    cards = [t.card(code).oid if code else 0 for code in (source, target)]
    game.push(EffectsFrame(seat=seat, source=cards[0], code=source, effects=tuple(effects), target=cards[1]))
    game.proceed()
    t.events = game.log
    return t


def choices(t: Table, character: str = "vex") -> list[str]:
    return [option.key for option in t.asked(character).options]


def asked(t: Table) -> Sequence[str]:
    """Kinds of the open questions; the one who takes a turn is none."""
    return [decision.kind for decision in t.game.decisions if decision.kind != "begin"]
