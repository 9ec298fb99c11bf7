"""What whole cards are worth to their controller, in credits: on the table, or played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.netrunner.language.abilities import Paid, Remains, Static, When
from engine.netrunner.language.costs.cards import ThisCost
from engine.netrunner.language.costs.parts import ClickCost
from engine.netrunner.language.effects import (
    AddToHand,
    FlipIdentity,
    Gain,
    HostOn,
    InstallFrom,
    MoveCounters,
    PlayThat,
)
from engine.netrunner.language.effects.credits import CREDITS
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Both, Target, This, ThisCard
from engine.netrunner.language.sets import CopiesOfThis, HostedOn
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import ARCHIVES, CORP, DISCARD, GRIP, RUNNER, SEATS
from engine.players.netrunner.reading import advances_by_x, fixed, loaded, speaks_of, times, whens
from engine.players.netrunner.worth.asking import At, likely, number
from engine.players.netrunner.worth.pricing import price, price_all, price_cost, price_modifier
from engine.players.netrunner.worth.scale import (
    BEST,
    CLICK,
    FLIPPED,
    HOSTED_CARD,
    HOSTED_CREDIT,
    INSTALLED,
    PLAYED,
    RETURNED,
    TURNS,
)
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.base import Pattern
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.definitions import SortedFace
    from engine.netrunner.table.parts import Ability
    from engine.players.netrunner.sight import Sight

BASE: Final = 1.0
SLOPE: Final = 0.4
MOST: Final = 3.2
GONE: Final = ("trash", "remove")
"""What takes a card from the table that is paid with."""
REMAINS: Final = 3.0
"""Turns that a current stays."""
GIVEN: Final = 1.5
"""An ability that other cards have by it."""
DENIED: Final = 7.0
"""The most that is reckoned with for a card to trash: what is paid for it cannot be spent on agendas."""
"""How a life's worth becomes that of the click now: a card that works for turns is not all here today."""


def stays(see: Sight, seat: str, kind: SortedFace, stake: float | None = None) -> float:
    """What the card is worth on the table, for as long as it is reckoned to stay, in credits; `stake` is what
    is behind the ice of the server it is for, if that is known."""
    at, pool = _new(At(see, seat, kind, stake=stake), kind)
    return float(sum(_ability(ability, at, pool) for ability in kind.abilities))


def rezzed(see: Sight, oid: int, kind: SortedFace, stake: float | None = None) -> float:
    """What an installed card of the Corp does once it is rezzed, with the counters that it has, in the turns
    that are left. What happens when it is accessed needs no rezzing."""
    at, pool = _new(At(see, CORP, kind, oid, stake=stake), kind)
    found, turns = 0.0, left(see)
    for ability in kind.abilities:
        if not (isinstance(ability, When) and ability.access):
            found += _ability(ability, at, pool) * (1.0 if uses_itself_up(ability) else turns)
    return found


def paid_worth(see: Sight, seat: str, kind: SortedFace, cost: int, credit: float) -> float:
    """What playing it brings less what it costs, where one credit more or less is worth `credit`."""
    if kind.play is None:
        return 0.0
    at = At(see, seat, kind, spent=cost)
    brings = price_all(kind.play.effects, at) + besides(kind, at)
    return brings - (1 - credit) * gained(kind.play.effects, at) - credit * cost


def gained(effects: Iterable[Effect], at: At) -> float:
    """Credits that the controller gains."""
    parts = (part for part in one_by_one(tuple(effects)) if isinstance(part, Gain))
    return sum(number(part.n, at) for part in parts if part.what == CREDITS and at.sign(part.who) > 0)


def left(see: Sight) -> float:
    """The turns that the game probably has left, as a share of those that `stays` reckons with."""
    return 2.0 - 1.5 * max(see.points(seat) / see.points_to_win(seat) for seat in SEATS)


def _new(at: At, kind: SortedFace) -> tuple[At, int]:
    """A card that has all its credits still, and how many these are."""
    pool = loaded(kind.code)
    at.hosted = pool or 3
    return at, pool


def denied(see: Sight, oid: int) -> float:
    """What the Corp loses with a card that the Runner trashes, in credits: what it still holds, and what it
    would do in the turns that are left."""
    kind = see.kind(oid)
    if kind is None:
        return 0.0
    found = stays(see, CORP, kind) * left(see) if see.card(oid).faceup else 0.0
    if loaded(kind.code):
        found = min(found, HOSTED_CREDIT * see.card(oid).credit)
    return max(1.0, min(DENIED, found))


def harm(see: Sight, oid: int) -> float:
    """What a known card does to the Runner who accesses it where it lies, in credits."""
    kind = see.kind(oid)
    if kind is None:
        return 0.0
    at = At(see, CORP, kind, oid)
    met = (each for each in whens(kind.code) if EventKind.ACCESS in each.on.heard)
    return sum(price_all(each.effects, at) for each in met if _hears_of_itself(each.on, at))


def _hears_of_itself(on: Pattern, at: At) -> bool:
    if not isinstance(on, On) or not isinstance(on.what, ThisCard | Both):
        return False  # It is about accesses of other cards.
    return at.see.fits(on.what, at.source, at.source) and (on.if_ is None or likely(on.if_, at) > 0)


def install_worth(see: Sight, seat: str, kind: SortedFace) -> float:
    """What installing it is worth, besides its price, against other things to do with a click."""
    return max(0.2, min(MOST, BASE + SLOPE * stays(see, seat, kind)))


def play_worth(see: Sight, seat: str, kind: SortedFace, cost: float, clicks: int = 1) -> float:
    """What playing the event or operation brings, without its cost."""
    if kind.play is None:
        return 0.0
    at = At(see, seat, kind, spent=cost, clicks=clicks)
    return price_all(kind.play.effects, at) + besides(kind, at)


def counters_by_x(see: Sight, kind: SortedFace) -> int:
    """The most counters that an operation puts on a card for a credit each, 0 where it puts none so."""
    if kind.play is None or kind.play.x is None or not advances_by_x(kind.code):
        return 0
    return int(number(kind.play.x, At(see, CORP, kind)))


def counters_moved(see: Sight, kind: SortedFace) -> int:
    """Advancement counters that an operation moves to a chosen card from another, which is no agenda: as many
    as are there."""
    moves = [
        effect for effect in (kind.play.effects if kind.play is not None else ())
        if isinstance(effect, MoveCounters) and effect.kind == "advancement"
    ]  # fmt: skip
    if not moves:
        return 0
    there = (oid for server in see.servers.values() for oid in (*server.ice, *server.root))
    others = [see.card(oid).advancement for oid in there if (it := see.kind(oid)) and it.type != AGENDA]
    return min(max(others, default=0), sum(fixed(effect.n) for effect in moves))


def besides(kind: SortedFace, at: At) -> float:
    """What else an event or operation does: as it is played, for clicks that this takes more, and while it
    remains, which is reckoned as one turn of the other's, or two where nothing but events ends it."""
    until = next((ability.until for ability in kind.abilities if isinstance(ability, Remains)), None)
    turns = 0.0 if until is None else 1.0 if EventKind.TURN_BEGINS in until.heard else REMAINS
    return float(sum(_besides(ability, at, turns) for ability in kind.abilities))


def _besides(ability: Ability, at: At, turns: float) -> float:
    if isinstance(ability, When):
        if EventKind.PLAY in ability.on.heard and any(
            isinstance(p, CopiesOfThis) for p in inside(ability.on)
        ):
            return price_all(ability.effects, at)
        return turns * min(1.5, times(ability.on)) * price_all(ability.effects, at)
    if not isinstance(ability, Static):
        return 0.0
    change = ability.modifier
    if isinstance(change, Price) and change.act == "play" and change.to is None and change.extra is not None:
        return -float(change.extra.clicks)  # A click would have gained a credit.
    so = 1.0 if ability.condition is None else likely(ability.condition, at)
    return turns * so * price_modifier(change, at)


@price.register(InstallFrom)
def _(effect: InstallFrom, at: At) -> float:
    """A click, and the credits that rezzing the best of the cards there would take."""
    see = at.see
    if not effect.rez or see.seat != CORP or at.seat != CORP:
        return INSTALLED
    less = number(effect.rez_less, at) + number(effect.less, at)
    there = (see.kind(oid) for oid in see.members(effect.among, at.scope) if see.card(oid).zone == ARCHIVES)
    prices = [float(kind.facts.cost or 0) for kind in there if kind is not None and kind.type == ICE]
    return CLICK + 0.8 * max((min(less, price) for price in prices), default=0.0)


@price.register(PlayThat)
def _(effect: PlayThat, at: At) -> float:
    """Of the card itself what playing it brings beyond its price."""
    kind = at.kind
    if kind is None or kind.play is None or not isinstance(effect.what, This):
        return PLAYED
    return max(0.0, price_all(kind.play.effects, at) - (kind.facts.cost or 0))


@price.register(FlipIdentity)
def _(effect: FlipIdentity, at: At) -> float:
    """What the other face does all the time or on events beyond this one."""
    front = definition(at.kind.code) if at.kind is not None and at.kind.code else None
    if front is None or not front.back:
        return FLIPPED
    faces = [
        sum(_ability(each, at, 0) for each in face.abilities if isinstance(each, Static))
        for face in (front, definition(front.back))
    ]
    return max(-BEST, min(BEST, faces[1] - faces[0])) if any(faces) else FLIPPED


@cache
def _installs_hosted(code: str) -> tuple[InstallFrom, ...]:
    """What a card says of installing what it hosts."""
    return tuple(
        part for part in inside(definition(code).abilities)
        if isinstance(part, InstallFrom) and any(isinstance(each, HostedOn) for each in inside(part))
    )  # fmt: skip


@price.register(HostOn)
def _(effect: HostOn, at: At) -> float:
    """What is hosted to be installed from there: without a click, and for less if the card says so."""
    what, see = effect.what, at.see
    installs = _installs_hosted(at.kind.code) if at.kind is not None else ()
    if not isinstance(what, Target) or at.seat != see.seat or not installs:
        return HOSTED_CARD
    there = [see.kind(oid) for oid in see.members(what.what.among, at.scope) if see.card(oid).zone == GRIP]
    costs = [float(kind.facts.cost or 0) for kind in there if kind is not None]
    less = max(number(part.less, at, 0.0) for part in installs)
    if not costs:
        return 0.0
    return float(min(what.what.most, len(costs))) + HOSTED_CREDIT * min(less, max(costs))


@price.register(AddToHand)
def _(effect: AddToHand, at: At) -> float:
    """Of the own discarded cards the best; of what the Corp has installed, the dearest that is rezzed."""
    what, see = effect.what, at.see
    if not isinstance(what, Target) or what.what.by not in ("", see.seat) or at.seat != see.seat:
        return RETURNED
    found = [RETURNED]
    for oid in see.members(what.what.among, at.scope):
        kind, card = see.kind(oid), see.card(oid)
        if kind is None:
            continue
        if card.zone == DISCARD[see.seat]:
            found.append(min(BEST, _in_hand(see, kind)))
        elif see.seat == RUNNER and card.side == CORP and card.faceup:
            found.append(min(BEST, 0.8 * (kind.facts.cost or 0)))
    return max(found)


def _in_hand(see: Sight, kind: SortedFace) -> float:
    """What a card would be worth in the own hand; of one that brings others back that is not asked again."""
    if kind.type in (AGENDA, ICE) or speaks_of(kind.code, AddToHand):
        return RETURNED
    if kind.play is None:
        return install_worth(see, see.seat, kind)
    return paid_worth(see, see.seat, kind, kind.facts.cost or 0, 1.0)


@price_modifier.register(GainAbilities)
def _(modifier: GainAbilities, at: At) -> float:
    """What a card gives itself works like what it has; of what it gives others that cannot be said."""
    if modifier.to is not None:
        return GIVEN * len(modifier.abilities)
    return sum(_ability(ability, at, 0) for ability in modifier.abilities)


@cache
def uses_itself_up(ability: Ability) -> bool:
    """Whether the card is gone once the ability has done something."""
    return isinstance(ability, When | Paid) and any(
        isinstance(part, ThisCost) and part.verb in GONE for part in inside(ability)
    )


def _lasts(paid: Paid) -> bool:
    """Whether the ability can be used for clicks alone, in every turn, as often as there are."""
    return not paid.once and all(isinstance(part, ClickCost) for part in paid.cost.parts)


def _ability(ability: Ability, at: At, pool: int) -> float:
    if isinstance(ability, Static):
        so = 1.0 if ability.condition is None else likely(ability.condition, at)
        return so * price_modifier(ability.modifier, at)
    if isinstance(ability, When):
        each = price_all(ability.effects, at)
        if ability.optional:
            each = max(0.0, each)
        if EventKind.IMMINENT in ability.on.heard:
            return 0.5 * each
        if uses_itself_up(ability):
            return min(1.0, times(ability.on)) * each
        found = min(1.5, times(ability.on)) * TURNS * each
        return min(found, float(pool)) if pool else found
    if isinstance(ability, Paid) and ability.by in ("", at.seat):
        profit = price_all(ability.effects, at) - price_cost(ability.cost, at, act="use")
        if ability.cost.clicks:
            profit += 0.6 * ability.cost.clicks  # A click is worth what else it would have done: a credit.
            return max(0.0, profit) * (3.0 if pool else TURNS if _lasts(ability) else 2.0)
        return max(0.0, profit)
    return 0.0
