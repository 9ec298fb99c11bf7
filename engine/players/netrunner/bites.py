"""What ice does to the Runner, read from the cards' declarations: every word of a subroutine, and of what
happens when ice is encountered, has a line here.

What hangs on the table (a condition, an amount, what there is to trash) is read at the table where there is
one, and taken for even odds where ice is reckoned with that lies nowhere yet.
"""

from __future__ import annotations

from functools import cache, reduce, singledispatch
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.netrunner.language.amounts import Credits, Num
from engine.netrunner.language.conditions import AtMost
from engine.netrunner.language.costs import DamageCost, TagCost
from engine.netrunner.language.effects import (
    CLICKS,
    Access,
    AddToHand,
    ArrangeTop,
    BreachServer,
    ChooseCardType,
    Damage,
    Derez,
    DiscardDown,
    Draw,
    EndTheRun,
    ForceEncounter,
    Gain,
    GiveTags,
    InstallFrom,
    JackOut,
    Look,
    Lose,
    MayJackOut,
    MoveIce,
    MoveRunner,
    Pick,
    PlaceCounters,
    PsiGame,
    RemoveFromGame,
    ResolveSubroutine,
    Reveal,
    Rez,
    Shuffle,
    ShuffleInto,
    Swap,
    ToBottom,
    ToTop,
    Trace,
    Trash,
)
from engine.netrunner.language.flow import (
    ChooseOne,
    Delayed,
    ForNow,
    If,
    IfAble,
    May,
    MayPay,
    Pay,
    Repeat,
    Together,
    Unless,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import This, ThisCard
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.language.wholes import SaidBy, Unpreventable
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.bite import NOTHING, Bite, either, in_turn, mixed
from engine.players.netrunner.gained import to_come
from engine.players.netrunner.worth import At, likely, price
from engine.players.netrunner.worth.asking import number
from engine.players.netrunner.worth.scale import ADVANCED, CARD_LOST, CLICK, CORE, TAG, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.amounts import AmountLike
    from engine.netrunner.language.base import Condition
    from engine.netrunner.language.costs import Cost
    from engine.players.netrunner.sight import Sight

TRACED: Final = 0.6
"""How likely a trace on ice succeeds."""
PAID: Final = 0.7
"""How likely the Corp pays for a subroutine what nobody knows whether it can."""
LATER: Final = 0.5
"""What becomes of something that hangs on more ice to come."""


class Reading:
    """A subroutine that is read: at a table, or nowhere yet."""

    __slots__ = ("at", "hangs")

    def __init__(self, at: At | None = None) -> None:
        self.at = at
        self.hangs = False
        """Whether something in it hangs on the table."""

    def number(self, amount: AmountLike, default: float = UNKNOWN) -> int:
        """What an amount comes to."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, Num):
            return amount.n
        self.hangs = True
        return round(default if self.at is None else number(amount, self.at, default))

    def chance(self, condition: Condition) -> float:
        """How likely a condition holds."""
        self.hangs = True
        return 0.5 if self.at is None else likely(condition, self.at)

    def worth(self, effect: Effect, default: float) -> float:
        """What an instruction is worth to the Corp at this table."""
        self.hangs = True
        return default if self.at is None else max(0.0, price(effect, self.at))


def read_all(effects: Iterable[Effect], r: Reading) -> Bite:
    """What instructions do to the Runner as a whole."""
    return reduce(in_turn, (read(effect, r) for effect in effects), NOTHING)


# -- single instructions -----------------------------------------------------------------------------------

LOSS: Final[dict[type[Effect], float]] = {
    InstallFrom: 2.0, ResolveSubroutine: 2.0, Derez: 2.5, Rez: 1.5, DiscardDown: 2.0,
    AddToHand: 0.5, ToTop: 1.0, ToBottom: 1.0, ShuffleInto: 1.0, RemoveFromGame: 1.0, MoveRunner: 1.0,
    MoveIce: 1.0, Swap: 1.0, Draw: 1.0, PsiGame: 0.5, ArrangeTop: 0.7, Look: 0.5, Reveal: 0.2, Pick: 0.1,
    Shuffle: 0.0, ChooseCardType: 0.0, ForceEncounter: 1.5,
    # What the Runner may do, or gets.
    MayJackOut: 0.0, BreachServer: 0.0, Access: 0.0,
}  # fmt: skip
"""Instructions that cost the Runner much the same at every table, in credits."""


@singledispatch
def read(effect: Effect, r: Reading) -> Bite:
    """What an instruction of a subroutine does to the Runner.

    A word without a line counts as a credit in play, where nothing may fail; the tests refuse it.
    """
    return Bite(loss=1.0)


def _flat(effect: Effect, r: Reading) -> Bite:
    return Bite(loss=LOSS[type(effect)])


for _class in LOSS:
    read.register(_class)(_flat)


@read.register(EndTheRun)
@read.register(JackOut)
def _(effect: EndTheRun | JackOut, r: Reading) -> Bite:
    return Bite(stop=1.0)


@read.register(Damage)
def _(effect: Damage, r: Reading) -> Bite:
    n = r.number(effect.n, 1)
    return Bite(damage=n, loss=(CORE - CARD_LOST) * n if effect.kind == "core" else 0.0)


@read.register(GiveTags)
def _(effect: GiveTags, r: Reading) -> Bite:
    return Bite(loss=TAG * r.number(effect.n))


@read.register(Lose)
def _(effect: Lose, r: Reading) -> Bite:
    if effect.who == CORP:
        return NOTHING
    n = r.number(effect.n)
    return Bite(loss=CLICK * n) if effect.what == CLICKS else Bite(drain=n)


@read.register(Gain)
def _(effect: Gain, r: Reading) -> Bite:
    return NOTHING if effect.who == RUNNER else Bite(loss=0.7 * min(3, r.number(effect.n)))


@read.register(PlaceCounters)
def _(effect: PlaceCounters, r: Reading) -> Bite:
    return Bite(loss=(ADVANCED if effect.kind == "advancement" else 0.7) * r.number(effect.n))


@read.register(Trash)
def _(effect: Trash, r: Reading) -> Bite:
    return NOTHING if isinstance(effect.what, This) else Bite(loss=r.worth(effect, 2.0))


@read.register(Pay)
def _(effect: Pay, r: Reading) -> Bite:
    return Bite(loss=_price(effect.cost)) if effect.by == RUNNER else NOTHING


# -- arrangements ------------------------------------------------------------------------------------------


@read.register(Together)
@read.register(IfAble)
def _(effect: Together | IfAble, r: Reading) -> Bite:
    return read_all(effect.what, r)


@read.register(Unpreventable)
@read.register(SaidBy)
def _(effect: Unpreventable | SaidBy, r: Reading) -> Bite:
    return read(effect.what, r)


@read.register(Repeat)
def _(effect: Repeat, r: Reading) -> Bite:
    once = read_all(effect.what, r)
    return reduce(in_turn, [once] * (r.number(effect.times) if effect.while_ is None else 2), NOTHING)


@read.register(Delayed)
def _(effect: Delayed, r: Reading) -> Bite:
    return mixed(LATER, read_all(effect.ability.effects, r), NOTHING)


@read.register(ForNow)
def _(effect: ForNow, r: Reading) -> Bite:
    if isinstance(effect.modifier, GainSubs):  # There may be no ice that it happens to.
        return mixed(LATER, read_all(effect.modifier.sub.effects, r), NOTHING)
    return Bite(loss=1.0)


@read.register(If)
def _(effect: If, r: Reading) -> Bite:
    then, otherwise = read_all(effect.then, r), read_all(effect.otherwise, r)
    poor = effect.condition
    if isinstance(poor, AtMost) and isinstance(poor.what, Credits) and isinstance(poor.n, Num):
        return then._replace(rich=poor.n.n)  # Until it resolves, the Runner can see to it.
    return mixed(r.chance(poor), then, otherwise)


@read.register(Trace)
def _(effect: Trace, r: Reading) -> Bite:
    found = mixed(TRACED, read_all(effect.if_successful, r), read_all(effect.if_unsuccessful, r))
    return in_turn(found, read_all(effect.always, r))


@read.register(May)
def _(effect: May, r: Reading) -> Bite:
    both = read_all(effect.what, r), read_all(effect.otherwise, r)
    return min(both, key=Bite.hurt) if effect.by == RUNNER else max(both, key=Bite.hurt)


@read.register(ChooseOne)
def _(effect: ChooseOne, r: Reading) -> Bite:
    modes = sorted((read_all(mode, r) for mode in effect.modes), key=Bite.hurt)
    if effect.by == RUNNER:
        return reduce(in_turn, modes[: effect.n])
    n = len(modes) if effect.all_if is not None and r.chance(effect.all_if) >= 0.5 else effect.n
    return reduce(in_turn, modes[-n:]) if n > 1 else either(modes)


@read.register(Unless)
def _(effect: Unless, r: Reading) -> Bite:
    happens = read_all(effect.what, r)
    return _or_paid(happens, effect.payable, r) if effect.by == RUNNER else happens


@read.register(MayPay)
def _(effect: MayPay, r: Reading) -> Bite:
    then, otherwise = read_all(effect.then, r), read_all(effect.otherwise, r)
    if effect.by == RUNNER:
        return _or_paid(otherwise, (effect.cost,), r)
    so = PAID
    if effect.cost.plain:
        r.hangs = True
        so = PAID if r.at is None else float(r.at.see.credits(CORP) >= effect.cost.due_credits)
    return mixed(so, then, otherwise)


def _or_paid(happens: Bite, costs: Iterable[Cost], r: Reading) -> Bite:
    """What happens, or what the Runner pays to be spared it."""
    ways = []
    for cost in costs:
        if cost.due_clicks:
            r.hangs = True
            if r.at is None:
                return mixed(0.5, happens, Bite(loss=_price(cost)))
            if r.at.see.clicks(RUNNER) < cost.due_clicks:
                continue
        if cost.plain and not cost.due_clicks:
            # Who cannot pay is stopped: how much there must be is seen where the whole way is paid for.
            ways.append(Bite(1.0, toll=cost.due_credits) if happens.stop else Bite(loss=_price(cost)))
        elif all(isinstance(part, DamageCost) for part in cost.parts):
            damage = [part.n for part in cost.parts if isinstance(part, DamageCost)]
            ways.append(Bite(damage=sum(damage)))
        else:
            ways.append(Bite(loss=_price(cost)))
    return min((happens, *ways), key=Bite.hurt)


def _price(cost: Cost) -> float:
    """What paying takes from the Runner: credits and clicks, and something of everything else."""
    others = 0.0 if cost.plain else sum(TAG if isinstance(part, TagCost) else 2.5 for part in cost.parts)
    return cost.due_credits + CLICK * cost.due_clicks + others


# -- ice ---------------------------------------------------------------------------------------------------


@cache
def _printed(code: str) -> tuple[tuple[Bite, ...], bool]:
    """What each printed subroutine of a piece of ice does, and whether any of it hangs on the table."""
    r = Reading()
    return tuple(read_all(sub.effects, r) for sub in definition(code).subs), r.hangs


def bites(code: str) -> tuple[Bite, ...]:
    """What each subroutine of a piece of ice does, wherever it may lie."""
    return _printed(code)[0]


def bites_now(see: Sight, oid: int) -> tuple[Bite, ...]:
    """What each subroutine does that the ice has now, in their order, and those that are to come."""
    subs, code = see.subroutines(oid) + to_come(see, oid), see.code(oid)
    printed, hangs = _printed(code)
    if subs == definition(code).subs and not hangs:
        return printed
    r = Reading(At(see, CORP, see.kind(oid), oid))
    return tuple(read_all(sub.effects, r) for sub in subs)


@cache
def _greeting(code: str) -> tuple[tuple[Effect, ...], Bite, bool]:
    """What happens when ice is encountered: the instructions, what they do wherever it may lie, and whether
    that hangs on the table."""
    effects = tuple(
        effect for _, when in definition(code).whens.get("encounter", ())
        if isinstance(when.on, On) and isinstance(when.on.what, ThisCard) for effect in when.effects
    )  # fmt: skip
    r = Reading()
    return effects, read_all(effects, r), r.hangs


def greeting(see: Sight, oid: int) -> Bite:
    """What happens to the Runner who encounters the ice, whatever is broken."""
    effects, printed, hangs = _greeting(see.code(oid))
    return read_all(effects, Reading(At(see, CORP, see.kind(oid), oid))) if hangs else printed


class Threat(NamedTuple):
    """What a piece of ice does as a whole if nothing is broken."""

    stop: float
    """How likely it ends the run of a Runner who has next to nothing."""
    fired: float
    """All but ending the run, in credits."""


@cache
def threat(code: str) -> Threat:
    """The threat of a piece of ice."""
    its = *bites(code), _greeting(code)[1]
    fired = sum(bite.loss + bite.drain + CARD_LOST * bite.damage for bite in its)
    return Threat(max((bite.stop for bite in its), default=0.0), fired)
