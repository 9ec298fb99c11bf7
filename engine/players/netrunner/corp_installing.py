"""What cards let the Corp install, and where: by the worths that its actions have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.state import CORP, INSTALLED
from engine.players.netrunner import choosing_cards
from engine.players.netrunner.corp_places import best_there, there
from engine.players.netrunner.corp_turn import Turn

if TYPE_CHECKING:
    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.sight import Sight

FIRST = 3.0
"""What trashing cards there first takes."""


def install(see: Sight, d: Decision) -> tuple[str, ...]:
    """The card that brings most where it brings most, and none that no action would install."""
    kinds = {o.oid: see.kind(o.oid) or see.found(o.oid) for o in d.options if o.oid}
    if any(kind.play is not None or kind.facts.side != CORP for kind in kinds.values()):
        return choosing_cards.install(see, d)
    turn, asked = Turn(see), see.instruction()
    permitted = see.permitted(None if asked is None else asked.effect)

    def worth(o: Option) -> float:
        return best_there(see, turn.installing, kinds[o.oid], o.oid, permitted) if o.oid else 0.0

    return choosing_cards.best(d, worth)


def destination(see: Sight, d: Decision) -> tuple[str, ...]:
    """Where the card is worth most; for one that is installed already, the best defended server."""
    kind = see.kind(d.about)
    turn = Turn(see)
    if kind is None or kind.facts.side != CORP or see.card(d.about).zone == INSTALLED:
        plan = turn.plan
        return choosing_cards.best(d, lambda o: plan.defence(o.to) if plan.tenant(o.to) is None else -1.0)

    def worth(o: Option) -> float:
        if not o.to:
            return 0.0
        return there(see, turn.installing, kind, d.about, o.to) - FIRST * (o.key != f"to:{o.to}")

    return choosing_cards.best(d, worth)
