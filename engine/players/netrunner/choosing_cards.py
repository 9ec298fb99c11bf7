"""Which cards to choose: what does good falls to the own ones, what does not to the other player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects import (
    Access,
    AddToHand,
    Break,
    Derez,
    Expose,
    Forfeit,
    HostOn,
    Install,
    MoveCounters,
    Pick,
    PlaceCounters,
    RemoveCounters,
    RemoveFromGame,
    ResolveSubroutine,
    Rez,
    Score,
    ShuffleInto,
    Steal,
    ToBottom,
    ToTop,
    Trash,
)
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import CORP, DISCARD, RUNNER
from engine.players.netrunner.bites import bites_now
from engine.players.netrunner.reading import is_trap
from engine.players.netrunner.worth import At
from engine.players.netrunner.worth.cards import play_worth, stays
from engine.players.netrunner.worth.effects import card_value
from engine.players.netrunner.worth.scale import POINT
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.asked import Asked
    from engine.players.netrunner.sight import Sight

GOOD = (AddToHand, Install, Rez, Score, ToTop, HostOn)
"""Instructions that do the owner of the card they choose good."""
BAD = (Trash, Derez, Expose, RemoveFromGame, ToBottom, Forfeit, ShuffleInto, RemoveCounters, Steal)
"""Instructions that take something from the owner of the card."""
GOOD_COUNTERS = ("advancement", "agenda", "credit", "power", "virus")


def best(d: Decision, worth: Callable[[Option], float]) -> tuple[str, ...]:
    """The options of most worth, as many as must be chosen; the first among equals."""
    ranked = sorted(d.options, key=worth, reverse=True)
    return tuple(option.key for option in ranked[: max(1, d.minimum)])


def gainful(d: Decision, worth: Callable[[Option], float]) -> tuple[str, ...]:
    """All options that are worth something, within how many may and must be chosen."""
    worths = {option.key: worth(option) for option in d.options}
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    n = len([key for key in ranked if worths[key] > 0])
    return tuple(ranked[: min(d.maximum, max(d.minimum, n))])


def value(see: Sight, oid: int) -> float:
    """What a card is worth to its owner, in credits: on the table, in a hand, or among discards."""
    kind, card = see.kind(oid), see.card(oid)
    if kind is None:
        return 2.0
    points = POINT * (kind.facts.agenda_points or 0)
    if card.zone == "installed":
        at = At(see, card.side, kind, oid)
        return card_value(at, oid) + points + 1.5 * card.advancement * (kind.type == AGENDA)
    if kind.type == AGENDA:
        return points if card.side == CORP else 0.0
    if kind.play is not None:
        return 1.0 + max(0.0, play_worth(see, card.side, kind, kind.facts.cost or 0) - (kind.facts.cost or 0))
    if kind.type == ICE:
        return 3.0 + 0.3 * (kind.facts.cost or 0)
    return 1.0 + max(0.0, stays(see, card.side, kind) - 0.5 * (kind.facts.cost or 0))


def aim(effect: Effect) -> int:
    """1 if an instruction does the owner of what it chooses good, -1 if it does not, 0 if that is open."""
    for part in inside((effect,)):
        if isinstance(part, GOOD):
            return 1
        if isinstance(part, BAD):
            return -1
        if isinstance(part, PlaceCounters):
            return 1 if part.kind in GOOD_COUNTERS else -1
    return 0


def _worst(see: Sight, oid: int) -> float:
    """The worst that a subroutine of the ice does; ice that only hands on to other ice is for the last: two
    such pieces would go round for ever."""
    hands_on = any(
        isinstance(part, ResolveSubroutine) for sub in see.subroutines(oid) for part in sub.effects
    )
    return max((bite.hurt() for bite in bites_now(see, oid)), default=0.0) - hands_on


def asker(see: Sight, d: Decision) -> Asked | None:
    """The instruction for which cards are chosen: what is picked is for the one that resolves."""
    return see.instruction(announced=any(option.verb in ("target", "no_target") for option in d.options))


def target(see: Sight, d: Decision) -> tuple[str, ...]:
    """Own cards for what does good, the other player's for what does not: the best, or the least."""
    asked = asker(see, d)
    effect = asked.effect if asked is not None else None
    if effect is None or asked is None:
        return best(d, lambda o: 0.0)
    if isinstance(effect, ResolveSubroutine) and asked.seat == CORP == see.seat:
        return best(d, lambda o: _worst(see, o.oid))
    chosen = effect
    if isinstance(effect, Pick):
        chosen = next((one for one in asked.rest if aim(one)), effect)
    shown = see.seat == CORP and any(isinstance(part, Access) for part in inside((effect, *asked.rest)))
    if shown:
        return gainful(d, lambda o: _gain_of_access(see, o.oid))
    sign = aim(chosen) or (1 if isinstance(chosen, MoveCounters) else -1 if asked.seat != see.seat else 1)

    def worth(o: Option) -> float:
        if not o.oid:
            return 0.0
        card = see.card(o.oid)
        owner = 1.0 if card.side == see.seat else -1.0
        # What goes back into a deck from among discards is of use again.
        back = isinstance(chosen, ShuffleInto) and card.zone == DISCARD[card.side]
        return (1 if back else sign) * owner * value(see, o.oid)

    return gainful(d, worth)


def _gain_of_access(see: Sight, oid: int) -> float:
    """What the Corp wins or loses by a card that the Runner may access then, whatever else it gets."""
    kind = see.kind(oid) if oid else None
    if kind is None:
        return 0.0
    return 1.0 + see.card(oid).advancement if is_trap(kind.code) else -value(see, oid)


def spare(see: Sight, d: Decision) -> tuple[str, ...]:
    """What a cost takes: the least wanted cards."""
    return best(d, lambda o: -value(see, o.oid) if o.oid else 0.0)


def damaged(see: Sight, d: Decision) -> tuple[str, ...]:
    """What damage trashes: for the Corp the best cards, for the Runner those least wanted."""
    mine = -1.0 if see.seat == RUNNER else 1.0
    return best(d, lambda o: mine * value(see, o.oid) if o.oid else -100.0)


def discount(see: Sight, d: Decision) -> tuple[str, ...]:
    """A card that is worth less than the credits it saves, if there is one."""
    return best(d, lambda o: 2.0 - value(see, o.oid) if o.oid else 0.0)


def held(see: Sight, d: Decision) -> tuple[str, ...]:
    """The best of the trashed cards, if it is worth more than what the next ones may be."""
    return best(d, lambda o: value(see, o.oid) if o.oid else 2.0)


def arrange(see: Sight, d: Decision) -> tuple[str, ...]:
    """The order of cards on a deck: of one's own the best first, of the other player's the worst."""
    asked = see.instruction()
    bottom = asked is not None and isinstance(asked.effect, ToBottom)

    def worth(o: Option) -> float:
        side = see.card(o.oid).side
        kind = see.kind(o.oid)
        found = value(see, o.oid)
        if side == CORP and kind is not None and kind.type == AGENDA:
            found = -found  # Where the Runner looks first, and HQ is next.
        return found if side == see.seat else -found

    ranked = sorted(d.options, key=worth, reverse=not bottom)
    return tuple(option.key for option in ranked)


def search(see: Sight, d: Decision) -> tuple[str, ...]:
    """The card of the own deck of most worth, the first copy before the second."""
    held = {kind.code for _, kind in see.hand()}

    def worth(o: Option) -> float:
        if o.verb != "find":
            return -0.5
        kind = see.found(o.oid)
        found = stays(see, d.seat, kind) if kind.play is None else play_worth(see, d.seat, kind, 0)
        if kind.type == AGENDA:
            found = 2.0 + (kind.facts.agenda_points or 0)
        elif kind.type == ICE:
            found = 3.0
        return found - 0.4 * (kind.facts.cost or 0) - 2.0 * (kind.code in held)

    return gainful(d, worth) if d.maximum > 1 else best(d, worth)


def install(see: Sight, d: Decision) -> tuple[str, ...]:
    """A card to install or play without a click: the one that brings most, and none that costs more."""
    asked = see.instruction()
    free = asked is not None and getattr(asked.effect, "ignoring", "") in ("all", "cost")

    def worth(o: Option) -> float:
        if not o.oid:
            return 0.0
        kind = see.kind(o.oid) or see.found(o.oid)
        cost = 0 if free or kind.type == ICE else o.n or (kind.facts.cost or 0)
        if kind.play is not None:
            return play_worth(see, d.seat, kind, cost) - cost
        if kind.type == AGENDA:
            return 0.5
        if kind.type == ICE:
            return 2.0 + 0.2 * (kind.facts.cost or 0)
        twin = any(other.code == kind.code for _, other in see.rig())
        return min(6.0, stays(see, d.seat, kind)) + 0.4 - 0.5 * cost - 3.0 * (twin and kind.facts.unique)

    return best(d, worth)


def swap(see: Sight, d: Decision) -> tuple[str, ...]:
    """Dear ice to where nothing is, for the Runner; for the Corp to where most is.

    The first of two cards is the one with the best exchange among those that are offered with it.
    """

    def guarded(oid: int) -> float:
        there = see.servers.get(see.card(oid).server)
        return 0.0 if there is None else float(len(there.ice) + 2 * bool(there.root))

    def exchange(here: int, there: int) -> float:
        one, other = see.kind(here), see.kind(there)
        if one is None or other is None or (one.type == ICE) != (other.type == ICE):
            return 0.0
        better = ((one.facts.cost or 0) - (other.facts.cost or 0)) * (guarded(there) - guarded(here))
        return better if see.seat == CORP else -better

    def worth(o: Option) -> float:
        if not o.oid:
            return 0.0
        others = [o.n] if o.n else [other.oid for other in d.options if other.oid not in (0, o.oid)]
        return max((exchange(o.oid, other) for other in others), default=0.0)

    return best(d, worth)


def host(see: Sight, d: Decision) -> tuple[str, ...]:
    """The host that does most: the dearest ice where most lies, else a card that takes it in."""

    def worth(o: Option) -> float:
        card = see.card(o.oid) if o.oid else None
        if card is None:
            return 0.0
        there = see.servers.get(card.server)
        return value(see, o.oid) + (len(there.root) if there is not None else 0.0)

    return best(d, worth)


def card_type(see: Sight, d: Decision) -> tuple[str, ...]:
    """The type of which most cards may lie out of sight."""
    return best(d, lambda o: float(see.unseen_of_type(o.to, see.other)))


def subtype(see: Sight, d: Decision) -> tuple[str, ...]:
    """The one that most icebreakers of the rig can break."""
    breaks = [p.subtype for _, kind in see.rig() for p in inside(kind.abilities) if isinstance(p, Break)]
    return best(d, lambda o: float(breaks.count(o.to)))


def card_name(see: Sight, d: Decision) -> tuple[str, ...]:
    """A card that is known to be in this game, rather one of which several lie open and one may not."""
    seen = [*see.discarded(), *(oid for there in see.servers.values() for oid in (*there.ice, *there.root))]
    codes = [see.code(oid) for oid in seen]

    def worth(o: Option) -> float:
        return 1.0 + codes.count(o.to) % 3 if o.verb == "card_name" else 0.0

    return best(d, worth)


def start_with(see: Sight, d: Decision) -> tuple[str, ...]:
    """The cards of most worth on the table."""
    return best(d, lambda o: stays(see, d.seat, see.named(o.to)))
