"""What cards let the Corp install, and where: by the worths that its actions have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.facts import AGENDA, ASSET, ICE
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CENTRALS, CORP, INSTALLED
from engine.players.netrunner import choosing_cards
from engine.players.netrunner.corp_turn import Turn

if TYPE_CHECKING:
    from engine.netrunner.objects.definitions import Definition
    from engine.netrunner.table.questions import Decision
    from engine.players.netrunner.sight import Sight

NEW = "new"
FIRST = 3.0
"""What trashing cards there first takes."""


def install(see: Sight, d: Decision) -> tuple[str, ...]:
    """The card that brings most where it brings most, and none that no action would install."""
    kinds = {o.oid: see.kind(o.oid) or see.found(o.oid) for o in d.options if o.oid}
    if any(kind.play is not None or kind.facts.side != CORP for kind in kinds.values()):
        return choosing_cards.install(see, d)
    turn = Turn(see)

    def worth(o: Option) -> float:
        if not o.oid:
            return 0.0
        kind = kinds[o.oid]
        return max(_there(see, turn, kind, o.oid, to) for to in _places(see, kind))

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
        return _there(see, turn, kind, d.about, o.to) - FIRST * (o.key != f"to:{o.to}")

    return choosing_cards.best(d, worth)


def _places(see: Sight, kind: Definition) -> list[str]:
    """The servers it could be installed in or before, unless the card that says so names some."""
    rooted = kind.type in (AGENDA, ASSET)
    return [NEW, *(name for name in see.servers if not rooted or name not in CENTRALS)]


def _there(see: Sight, turn: Turn, kind: Definition, oid: int, to: str) -> float:
    """What installing the card there is worth."""
    if kind.type == ICE and see.kind(oid) is None:
        return 2.0 + 0.2 * (kind.facts.cost or 0)  # One of R&D: it cannot be asked what it takes to pass it.
    there = see.servers.get(to)
    n = len(there.ice) if kind.type == ICE and there is not None else 0
    return turn.installing(kind, Option("", "install", oid=oid, to=to, n=n))
