"""What lasting changes are worth to the controller of the card that makes them, in credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.breaching import AccessLimit, CorpChooses, FromBottom, RevealedInRD
from engine.netrunner.language.designated import ChosenMark, ChosenServer
from engine.netrunner.language.hosting import (
    AsIfInHand,
    CannotHost,
    Hosts,
    InstalledFaceup,
    MayInstallFaceup,
    OnlyIn,
    OnlyOn,
    RemoteLimit,
)
from engine.netrunner.language.modifiers import (
    Considered,
    CountsAsTagged,
    DefinesX,
    HandRevealed,
    Modify,
    OrdersSubroutines,
    Prolongs,
    Recurring,
    SelectsDamaged,
    SetsAsideTrashed,
    SkipsDiscard,
)
from engine.netrunner.language.prices import PAYERS, Discount, InPool, Pays, Price
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.restrictions import (
    BreakLimit,
    Cannot,
    FirstClick,
    Must,
    OnlyIf,
    RezzedAsNonIce,
)
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.traits import (
    BecomeType,
    ChangeSubtype,
    CopyOf,
    DoubleSubs,
    GainSubs,
    GainSubsAnywhere,
    LoseAbilities,
    LoseSubs,
    SetTo,
)
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.worth.asking import number
from engine.players.netrunner.worth.pricing import price_all, price_cost, price_modifier
from engine.players.netrunner.worth.scale import CLICK, POINT, TURNS

if TYPE_CHECKING:
    from engine.players.netrunner.worth.asking import At

_STATS = {
    "memory": 1.2, "link": 0.5, "hand_corp": 0.8, "hand_runner": 0.8, "strength": 0.6, "advancement": -1.8,
    "memory_cost": -0.8, "points": POINT, "trash_cost": 0.7,
    "to_win_corp": -2.0, "to_win_runner": -2.0, "clicks_corp": CLICK * TURNS, "clicks_runner": CLICK * TURNS,
}  # fmt: skip
_RESTRICTED = 2.0
_FLAT: dict[type[Modifier], float] = {
    BreakLimit: 2.0,
    Pays: 1.5,
    InPool: 1.5,
    Hosts: 0.8,
    OnlyOn: -0.4,
    OnlyIn: -0.6,
    OnlyIf: -0.6,
    RezzedAsNonIce: 0.6,
    CopyOf: 1.5,
    BecomeType: 0.4,
    SetTo: 1.2,
    HandRevealed: 1.0,
    SelectsDamaged: 1.5,
    SetsAsideTrashed: 2.0,
    Discount: 3.0,
    OrdersSubroutines: 1.0,
    FirstClick: -1.0,
    CannotHost: 0.5,
    CountsAsTagged: -1.0,
    Considered: 0.5,
    SkipsDiscard: 1.0,
    InstalledFaceup: -0.5,
    MayInstallFaceup: 0.3,
    AsIfInHand: 1.0,
    LoseSubs: -1.0,
    ChosenServer: 0.0,
    ChosenMark: 0.0,
    DefinesX: 0.0,
    FromBottom: 0.3,
    Prolongs: 1.5,
    RemoteLimit: -2.0,
    RevealedInRD: 0.0,
}
"""Words whose worth depends on the cards around them more than on themselves."""


def _flat(modifier: Modifier, at: At) -> float:
    return _FLAT[type(modifier)]


for _class in _FLAT:
    price_modifier.register(_class)(_flat)


@price_modifier.register(AccessLimit)
@price_modifier.register(CorpChooses)
def _(modifier: AccessLimit | CorpChooses, at: At) -> float:
    """What the Runner does not access is the Corp's gain, on whosever card it stands."""
    much = 2.0 if isinstance(modifier, AccessLimit) else 1.0
    return much if at.seat == CORP else -much


_WHOSE = {
    "memory": RUNNER, "link": RUNNER, "memory_cost": RUNNER, "hand_runner": RUNNER, "clicks_runner": RUNNER,
    "to_win_runner": RUNNER, "hand_corp": CORP, "clicks_corp": CORP, "to_win_corp": CORP, "advancement": CORP,
}  # fmt: skip
"""Whose a value is, on whosever card it is changed."""


@price_modifier.register(Modify)
def _(modifier: Modify, at: At) -> float:
    worth = _STATS.get(modifier.stat, 0.5) * number(modifier.by, at, 1.0)
    if modifier.stat == "strength" and isinstance(modifier.to, Type):
        worth *= 2.5  # Ice in every run, and not one card's.
    if modifier.stat == "strength" and modifier.to is not None:
        return abs(worth)  # nobody weakens cards of their own
    return worth if _WHOSE.get(modifier.stat, at.seat) == at.seat else -worth


@price_modifier.register(Recurring)
def _(modifier: Recurring, at: At) -> float:
    return 0.6 * TURNS * number(modifier.n, at, 1.0)


@price_modifier.register(Price)
def _(modifier: Price, at: At) -> float:
    payer = modifier.by or PAYERS.get(modifier.act, at.seat)
    more = number(modifier.change, at, 1.0)  # type: ignore[arg-type]
    if modifier.instead:
        return 1.0  # a choice more
    if modifier.extra is not None:
        times = 1.0 if modifier.times is None else number(modifier.times, at)
        more += times * price_cost(modifier.extra, at, payer)
    more -= CLICK * modifier.fewer_clicks
    return (-1.0 if payer == at.seat else 1.0) * 0.9 * more


@price_modifier.register(Cannot)
def _(modifier: Cannot, at: At) -> float:
    who = "" if modifier.who == "players" else modifier.who
    return -_RESTRICTED if who and at.who(who) == at.seat else _RESTRICTED


@price_modifier.register(Must)
def _(modifier: Must, at: At) -> float:
    return -1.0 if modifier.who and at.who(modifier.who) == at.seat else 1.0


@price_modifier.register(Prevents)
def _(modifier: Prevents, at: At) -> float:
    return 0.8 * (modifier.n or 3)


@price_modifier.register(InsteadOf)
def _(modifier: InsteadOf, at: At) -> float:
    return 1.0 + 0.5 * TURNS * max(0.0, price_all(modifier.effects, at) - 0.8)


@price_modifier.register(ChangeSubtype)
def _(modifier: ChangeSubtype, at: At) -> float:
    return 0.4 * modifier.n


@price_modifier.register(GainSubs)
def _(modifier: GainSubs, at: At) -> float:
    return 1.5 * number(modifier.n, at, 1.0)


@price_modifier.register(GainSubsAnywhere)
def _(modifier: GainSubsAnywhere, at: At) -> float:
    return 1.5 * len(modifier.subs)


@price_modifier.register(DoubleSubs)
def _(modifier: DoubleSubs, at: At) -> float:
    return 2.5  # of most ice one or two subroutines more


@price_modifier.register(LoseAbilities)
def _(modifier: LoseAbilities, at: At) -> float:
    return 1.5 if modifier.to is not None else -1.0
