"""What passing ice costs: breakers against subroutines, read from the cards' declarations.

Both players reckon with it: the Runner to choose runs and abilities, the Corp to see what ice is worth.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.amounts import Credits, Num
from engine.netrunner.language.conditions import AtMost
from engine.netrunner.language.effects import (
    CLICKS,
    Break,
    Damage,
    EndTheRun,
    Gain,
    GiveTags,
    InstallFrom,
    Lose,
    Trace,
    Trash,
)
from engine.netrunner.language.flow import If, Unless
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.state import RUNNER
from engine.players.netrunner.worth.scale import CARD_LOST, CLICK, TAG

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.netrunner.language.instructions import Effect
    from engine.players.netrunner.sight import Sight

IMPOSSIBLE = 1000
"""A price that nobody can pay."""
TRACED = 0.6
"""How likely a trace on ice succeeds."""


class Bite(NamedTuple):
    """What a subroutine does to the Runner."""

    stop: float
    """How likely it ends the run, 0 to 1."""
    damage: int
    loss: float
    """Everything else, in credits."""
    rich: int = 0
    """With more credits than this when it resolves, it does not end the run; 0 if that is no matter."""
    drain: int = 0
    """Credits it takes from the Runner."""


class Tool(NamedTuple):
    """What a breaker is for."""

    subtype: str
    """The subtype of the ice it breaks, "" for any."""
    brittle: bool
    """Whether breaking costs the card itself."""


@cache
def bites(code: str) -> tuple[Bite, ...]:
    """What each subroutine of a piece of ice does."""
    return tuple(_bite(sub.effects) for sub in definition(code).subs)


def bites_now(see: Sight, oid: int) -> tuple[Bite, ...]:
    """What each subroutine does that the ice has now, in their order."""
    subs = see.subroutines(oid)
    code = see.code(oid)
    return bites(code) if subs == definition(code).subs else tuple(_bite(sub.effects) for sub in subs)


def _bite(effects: Sequence[Effect]) -> Bite:
    stop, damage, loss, rich, drain = 0.0, 0, 0.0, 0, 0
    for effect in one_by_one(effects):
        if isinstance(effect, EndTheRun):
            stop = 1.0
        elif isinstance(effect, Damage):
            damage += getattr(effect.n, "n", 1) or 1
        elif isinstance(effect, If):
            inner = _bite(effect.then)
            poor = effect.condition
            known = isinstance(poor, AtMost) and isinstance(poor.what, Credits)
            stop = max(stop, inner.stop if known else inner.stop / 2)
            rich = poor.n.n if isinstance(poor, AtMost) and known and isinstance(poor.n, Num) else 0
        elif isinstance(effect, Unless):
            loss += min(TAG, 4)
        elif isinstance(effect, GiveTags):
            loss += TAG
        elif isinstance(effect, Lose):
            n = effect.n.n if isinstance(effect.n, Num) else 2
            if effect.what == CLICKS:
                loss += CLICK * n
            else:
                drain += n
        elif isinstance(effect, Trace):
            inner = _bite(effect.if_successful)
            stop = max(stop, inner.stop * TRACED)
            damage += inner.damage
            loss += TRACED * inner.loss
        elif isinstance(effect, Gain):
            loss += 0.7
        else:
            loss += 2.0 if isinstance(effect, InstallFrom | Trash) else 1.0
    return Bite(stop, damage, loss, rich, drain)


@cache
def tools(code: str) -> tuple[Tool, ...]:
    """How a card breaks subroutines; () if it does not."""
    return tuple(
        Tool(first.subtype, len(paid.effects) > 1 or paid.cost.trash)
        for _, paid in definition(code).window
        if paid.interface and isinstance(first := paid.effects[0], Break)
    )


@cache
def encounter_toll(code: str) -> float:
    """What meeting the ice costs besides its subroutines, in credits."""
    whens = definition(code).whens.get("encounter", ())
    return TAG * len(whens)


@cache
def click_breakable(code: str) -> int:
    """Clicks for which the Runner may break one of its subroutines; 0 if there is no such ability."""
    found = (
        (paid.cost.lose_clicks, i) for i, paid in definition(code).window
        if paid.by == RUNNER and paid.cost.lose_clicks
    )  # fmt: skip
    return min((clicks for clicks, _ in found), default=0)


class Threat(NamedTuple):
    """What a piece of ice does as a whole if nothing is broken."""

    subs: int
    stop: float
    """How likely it ends the run, whatever the Runner has."""
    poor_stop: float
    """How likely it ends the run of a Runner with at most `rich` credits."""
    rich: int
    stops: int
    """Subroutines that may end the run."""
    damage: int
    fired: float
    """All but ending the run, in credits."""


@cache
def threat(code: str) -> Threat:
    """The threat of a piece of ice."""
    its = bites(code)
    damage = sum(bite.damage for bite in its)
    return Threat(
        subs=len(its),
        stop=max((bite.stop for bite in its if not bite.rich), default=0.0),
        poor_stop=max((bite.stop for bite in its), default=0.0),
        rich=max((bite.rich for bite in its), default=0),
        stops=sum(bite.stop > 0 for bite in its),
        damage=damage,
        fired=sum(bite.loss + bite.drain for bite in its) + CARD_LOST * damage,
    )
