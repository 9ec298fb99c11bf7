"""What is asked and offered at a table."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.table.definitions import Modifier
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def verbs(t: Table, character: str) -> set[str]:
    return {option.verb for option in t.asked(character).options}


def strong(table: Lay, value: int) -> Table:
    """Vex has so much technology, and NOOR a token of it."""
    own = table().game.pack.characters["vex"].values["technology"]
    lens = {"modifiers": (Modifier(bonus=value - own, attribute="technology"),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1")
    return t.token("noor", "technology").put("vault", at=UP)


def key(t: Table, character: str, verb: str, code: str) -> str:
    """The option of a verb that names a card, and nothing beside it."""
    return next(o.key for o in t.asked(character).options if o.verb == verb and o.key.endswith(f"+{code}"))
