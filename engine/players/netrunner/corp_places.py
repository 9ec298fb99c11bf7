"""Where a card of the Corp's would go that another card installs, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects import InstallFrom
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.table.facts import AGENDA, ASSET, ICE
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CENTRALS, CORP, NEW
from engine.players.netrunner.worth import At
from engine.players.netrunner.worth.scale import INSTALLED

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.definitions import Definition
    from engine.players.netrunner.sight import Sight

    Worth = Callable[[Definition, Option], float]
    """What installing a card is worth in the server that an option names."""


def there(see: Sight, worth: Worth, kind: Definition, oid: int, to: str) -> float:
    """What installing the card there is worth."""
    if kind.type == ICE and see.kind(oid) is None:
        return 2.0 + 0.2 * (kind.facts.cost or 0)  # One of R&D: it cannot be asked what it takes to pass it.
    server = see.servers.get(to)
    n = len(server.ice) if kind.type == ICE and server is not None else 0
    return worth(kind, Option("", "install", oid=oid, to=to, n=n))


def best_there(see: Sight, worth: Worth, kind: Definition, oid: int, permitted: tuple[str, ...]) -> float:
    """What installing the card is worth where that is most, of the servers that are permitted, () = any."""
    rooted = kind.type in (AGENDA, ASSET)
    found = [NEW, *(name for name in see.servers if not rooted or name not in CENTRALS)]
    meant = [name for name in found if not permitted or name in permitted]
    return max(there(see, worth, kind, oid, to) for to in meant or found)


def laid(
    see: Sight, worth: Worth, kind: Definition, oid: int, effects: tuple[Effect, ...]
) -> tuple[float, bool] | None:
    """What the best card of HQ is worth that these instructions of a card install, and whether one must be;
    None if they install none from there, or rez it at once."""
    for effect in one_by_one(effects):
        if not isinstance(effect, InstallFrom) or effect.rez:
            continue
        scope = At(see, CORP, kind, oid).scope
        cards = see.could_install(effect, scope)
        if cards is None:
            continue
        permitted = see.permitted(effect, scope)
        worths = [
            best_there(see, worth, its, each, permitted)
            for each in cards
            if each != oid and (its := see.kind(each)) is not None
        ]
        return max(worths, default=0.0), not effect.optional
    return None


def as_laid(worth: float, found: tuple[float, bool] | None) -> float:
    """What an action is worth that was taken to install any card: by what `laid` found of its best place."""
    if found is None:
        return worth
    best, must = found
    # Where one must be installed that is lost, so is whatever is done for it besides.
    return best if must and best < 0 else worth + min(0.0, max(0.0, best) - INSTALLED)
