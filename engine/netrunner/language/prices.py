"""What changes costs and what else can pay them: words for static abilities and lasting effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, Num, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.costs import Act, Cost
from engine.netrunner.language.fields import Natural, Positive
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.table.parts import Modifier, Seat

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game

    PriceLike = AmountLike | Cost
else:
    PriceLike = AmountLike

__all__ = ["Discount", "InPool", "Pays", "Price"]

HERE: Final = "here"
"""Instead of a server's name: the one the source is in the root of or protecting."""

_NO_CARD = frozenset(("credit", "draw", "purge", "run", "remove tag", "jack out", "trace"))
"""Acts that are about no card, so that a price for them needs no set of cards."""
_NO_SERVER = frozenset(("credit", "draw", "purge", "remove tag", "trace", "play", "trash resource"))
"""Acts that are at no server."""
PAYERS: Final[Mapping[Act, Seat]] = {
    "steal": "runner", "run": "runner", "access": "runner", "jack out": "runner", "break": "runner",
    "remove tag": "runner", "trash": "runner", "rez": "corp", "score": "corp", "advance": "corp",
    "purge": "corp", "trash resource": "corp",
}  # fmt: skip
"""Whose acts they always are."""


class Price(Value, Modifier, frozen=True):
    """Changes what an act costs: by a number of credits (1.16.2), or by an additional cost (1.16.10).

        Price("install", -1, Type("program"))           programs cost 1 credit less to install
        Price("rez", cost(forfeit=1))                   forfeit 1 agenda as an additional cost to rez this
        Price("run", cost(credits=1), servers=(HERE,))  runs on this server cost 1 credit more

    Without `to` it is about the source, if the act is about a card. `by`: only for that player. `servers`:
    only runs on (or cards going to) one of these; "remote" is any remote server, `HERE` the source's own.
    `basic`: only the basic action.

    Rules: 9.3.3a, 1.16.10c, 5.2.3a.
    """

    act: Act
    change: PriceLike = 0
    to: Selector | None = None
    by: Seat | Literal[""] = ""
    servers: tuple[Literal["hq", "rd", "archives", "remote", "here"], ...] = ()
    basic: bool = False
    extra: Cost | None = None
    """The additional cost, if `change` was one."""
    instead: bool = False
    """The cost `change` may be paid instead of the one that the act has (1.16.4), and is not additional."""
    fewer_clicks: Natural = 0
    """So many clicks less than it costs, with what is additional (1.16.2)."""
    pays_for: Natural = 0
    """With `instead`: so many credits of the cost alone are what it is paid instead of (1.16.4)."""
    times: Amount | None = None
    """How often the additional cost has to be paid: "1 click for each hosted power counter"."""

    def __post_init__(self) -> None:
        if isinstance(self.change, Cost):
            msgspec.structs.force_setattr(self, "extra", self.change)
            msgspec.structs.force_setattr(self, "change", amount(0))
        else:
            msgspec.structs.force_setattr(self, "change", amount(self.change))

    @property
    def stat(self) -> str:
        return f"price:{self.act}"

    def faults(self) -> Iterable[str]:
        if self.instead and (self.extra is None or self.act not in ("rez", "install", "play")):
            yield "what is paid instead of a rez, install or play cost is a cost"
        if self.act in ("trace", "effect"):
            yield f"credits can be spent for {self.act!r}, but it has no price of its own"
        if self.to is not None and self.act in _NO_CARD:
            yield f"{self.act!r} is about no card"
        if self.servers and self.act in _NO_SERVER:
            yield f"{self.act!r} is at no server"
        if self.by and self.by != PAYERS.get(self.act, self.by):
            yield f"the {PAYERS[self.act].capitalize()} alone pays for {self.act!r}"
        own = not self.servers and self.act not in _NO_CARD and self.to in (None, ThisCard())
        mine = [part for part in self.extra.parts if part.of_source()] if self.extra is not None else []
        if mine and not own:  # what is paid for is another card, and "this" would be that one
            yield f"{type(mine[0]).__name__} is paid with this card, by acts that are about it alone"
        if self.times is not None and (self.extra is None or self.instead):
            yield "times is about an additional cost"
        if self.pays_for and not self.instead:
            yield "pays_for is about what is paid instead"
        if self.fewer_clicks and (self.extra is not None or self.change != Num(0)):
            yield "one price is about clicks or about something else"
        if not self.fewer_clicks and self.extra is None and self.change == Num(0):
            yield "it changes nothing"

    def credits(self, g: Game, s: Scope) -> int:
        """Credits it adds (or takes off) now."""
        change: Amount = self.change  # type: ignore[assignment]
        return change.value(g, s)

    def concerns(
        self, g: Game, s: Scope, seat: Seat, card: Card | None, server: str, basic: bool | None,
        target: int = 0,
    ) -> bool:  # fmt: skip
        """Whether it is about this act of this player with this card, at this server."""
        if self.by and self.by != seat:
            return False
        if basic is not None and self.basic != basic:
            return False
        if self.servers:
            names = [g.here(s.source) if name == HERE else name for name in self.servers]
            if server not in names and not ("remote" in names and server.startswith("remote")):
                return False
        if target:
            return card is not None and card.oid == target
        if self.to is not None:
            return card is not None and self.to.matches(g, card, s)
        return self.act in _NO_CARD or bool(self.servers) or (card is not None and card.oid == s.source)


class Discount(Value, Modifier, frozen=True):
    """Once per turn, when the controller would play or install a card, they may trash a card of their hand to
    pay `less` credits less (9.9.6c).
    """

    less: Positive
    stat: Literal["discount"] = "discount"

    @property
    def once(self) -> bool:
        """Once per turn (9.3.3c)."""
        return True

    def concerns(self, g: Game, s: Scope, seat: Seat) -> bool:
        """Whether a player can make use of it now."""
        return s.seat == seat and f"{s.source}:discount" not in g.state.used


class InPool(Value, Modifier, frozen=True):
    """Credits hosted on the source are considered to be in its controller's credit pool (1.10.1).

    They are counted with the others, spent and lost like them; in a run once it has begun (6.3.4).
    """

    stat: Literal["in_pool"] = "in_pool"


class Pays(Value, Modifier, frozen=True):
    """Credits hosted on the source can be spent by its controller (1.10.4).

    `acts`: what for; () = anything. `of`: only for cards of this set: installing them, using them, trashing
    them. In a run it is good for that run once it has begun (6.3.4).
    """

    acts: tuple[Act, ...] = ()
    of: Selector | None = None
    stat: Literal["pays"] = "pays"

    def covers(self, g: Game, s: Scope, acts: tuple[Act, ...], card: Card | None) -> bool:
        """Whether it pays for this."""
        if self.acts and not any(act in self.acts for act in acts):
            return False
        return self.of is None or (card is not None and self.of.matches(g, card, s))
