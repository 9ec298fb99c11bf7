"""Cards of the Runner that open one piece of ice, which is chosen as they are installed: which, what for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.netrunner.language.abilities import When
from engine.netrunner.language.conditions import Encountering
from engine.netrunner.language.effects import Break, Bypass, ChooseCard
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.sets import ChosenCard
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.players.netrunner.bites import bites_now
from engine.players.netrunner.breaking import IMPOSSIBLE
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.players.netrunner.runner_runs import Runs

ALL: Final = 99


@cache
def opens(code: str) -> int:
    """How many subroutines a card breaks of the ice chosen for it, `ALL` if it is bypassed; 0 if none."""
    kind = definition(code)
    if not any(isinstance(part, ChooseCard) for part in inside(kind.abilities)):
        return 0
    met = [a for a in kind.abilities if isinstance(a, When) and EventKind.ENCOUNTER in a.on.heard]
    if any(_chosen(ability.on) and any(isinstance(p, Bypass) for p in inside(ability)) for ability in met):
        return ALL
    return sum(
        effect.n or ALL for _, paid in kind.window if isinstance(paid.condition, Encountering)
        if _chosen(paid.condition) for effect in one_by_one(paid.effects) if isinstance(effect, Break)
    )  # fmt: skip


def _chosen(of: object) -> bool:
    return any(isinstance(part, ChosenCard) for part in inside(of))


def opened(runs: Runs, ice: int, most: int, money: int, grip: int) -> float:
    """What it is worth to have so many subroutines of a piece of ice broken once, with this much money and so
    many cards then: what lies behind, if nothing else keeps the Runner out."""
    see = runs.see
    name = see.card(ice).server
    prize = runs.prize(name, 0, money, grip)
    if see.kind(ice) is None:
        return (1 - runs.path(name).chance) * prize
    if len(bites_now(see, ice)) > most:
        return 0.0
    path = runs.path(name)
    if path.credits < IMPOSSIBLE:
        return min(path.price, prize)
    others = [oid for oid in reversed(see.servers[name].ice) if oid != ice and see.kind(oid) is not None]
    way = runs.tolls.cheapest(others, money, 3)
    return 0.0 if way is None else prize - way.total()


def best(runs: Runs, code: str, money: int, grip: int) -> float:
    """The most that a card to be installed opens so."""
    most = opens(code)
    if not most:
        return 0.0
    there = (oid for server in runs.see.servers.values() for oid in server.ice)
    return max((opened(runs, oid, most, money, grip) for oid in there), default=0.0)
