"""What several effects share: an amount, or definite cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.fields import POSITIVE
from engine.netrunner.language.instructions import Effect, spoken_of
from engine.netrunner.language.membership import certain
from engine.netrunner.language.selectors import Result, now
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.loops import ROUNDS
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import INSTALLED

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game
    from engine.netrunner.table.parts import Ability, Modifier, Numbers, Results, Seat


def known(g: Game, f: AbilityFrame, that: Ref | None) -> Results:
    """What abilities that an ability creates know of what it did: its results, and `that` (9.6.13)."""
    if that is None:
        return f.results
    return (*(pair for pair in f.results if pair[0] != "that"), ("that", that.oids(g, f)))


def handed_on(f: AbilityFrame) -> Numbers:
    """The numbers of an ability for those it creates: X, what was lost. How often it repeats is its own."""
    return tuple(pair for pair in f.numbers if pair[0] not in ROUNDS)


def last(
    g: Game, f: AbilityFrame, until: str, modifier: Modifier | None = None, *, target: int = 0,
    ability: Ability | None = None,
) -> None:  # fmt: skip
    """A modifier, or what waits to become one, lasts from now on and knows what its instruction was about, as
    far as it speaks of it: results, numbers, a name, what had happened (9.10.1, 1.15.4)."""
    needed = spoken_of(modifier or ability)
    kept = [(name, oids) for name, oids in f.results if name in needed]
    do.linger(
        g, until, f.seat, f.source, f.code, modifier=modifier, ability=ability, target=target,
        results=tuple((name, tuple(now(g, oid) for oid in oids)) for name, oids in kept),
        numbers=handed_on(f), named=f.named if "name" in needed else "",
        event=f.event if "event" in needed else None,
    )  # fmt: skip


def tell_choice(g: Game, f: AbilityFrame, seat: Seat, oids: Iterable[int]) -> None:
    """Which installed cards were chosen is open information, whatever happens to them when (10.2.3b)."""
    for oid in oids:
        card = g.state.cards.get(oid)
        if card is not None and card.zone == INSTALLED:
            server = g.state.servers.get(card.server)
            do.note(
                g, EventKind.CHOOSE, seat=seat, oid=oid, server=card.server, source=f.source, by=f.code,
                detail="ice" if server is not None and oid in server.ice else "", **g.public_name(oid),
            )  # fmt: skip


def how_many(g: Game, f: AbilityFrame, most: int, least: int, on: int = 0) -> int | None:
    """A number that the controller chooses, for "up to", of what is `on` a card; None while it is asked."""
    if most <= least:
        return most
    options = [Option(f"n:{i}", "count", oid=on, n=i) for i in range(most, least - 1, -1)]
    keys = g.ask(f, f.seat, "how_many", options, about=f.source)
    return None if keys is None else int(keys[0].partition(":")[2])


class Numbered:
    """What has an amount in its field `n`, for which a number stands as well."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def n(self) -> AmountLike:
            """The amount."""
            raise NotImplementedError

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))  # type: ignore[arg-type]

    def number(self, g: Game, s: Scope) -> int:
        """The amount now."""
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s)


class Counted(Numbered, Value, Effect, frozen=True):
    """An effect with an amount as its first field."""

    n: Annotated[AmountLike, POSITIVE]


class OnCards(Value, Effect, frozen=True):
    """An effect on the cards its field `what` refers to; a `Target` is announced first (1.15)."""

    if TYPE_CHECKING:

        @property
        def what(self) -> Ref:
            """The cards."""
            raise NotImplementedError

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None or self.what.later:
            return Effect.useful(self, g, s)
        return bool(self.what.oids(g, s))


def prove(g: Game, f: AbilityFrame, what: Ref, oids: Iterable[int]) -> list[int]:
    """Reveal those of the cards chosen, before they move, of which nobody sees that they fit (4.1.2a).

    What an instruction of the ability has revealed is seen (1.21.6).
    """
    among = _chosen_from(f, what)
    if among is None:
        return []
    cards = [card for oid in oids if (card := g.state.cards.get(oid)) is not None]
    shown = [card.oid for card in cards if do.hide(card) and not certain(among, g, card, f)]
    for oid in shown:
        if not do.was_revealed(g, oid):
            do.reveal(g, oid, f.seat)
    return shown


def _chosen_from(f: AbilityFrame, what: Ref) -> Selector | None:
    """The set that cards were chosen from: as targets, or by an instruction before (`Pick`)."""
    wanted = what.targeting()
    if wanted is not None:
        return wanted.among
    before = reversed(f.effects[: f.index]) if isinstance(what, Result) else ()
    made = next((effect for effect in before if isinstance(what, Result) and what.name in effect.makes), None)
    among = getattr(made, "among", None)
    return among if isinstance(among, Selector) else None
