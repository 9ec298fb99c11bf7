"""Instructions that players pay for while they resolve: nested costs (1.16.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.costs import Chosen, Cost, OneOf, Payment, nested
from engine.netrunner.language.fields import POSITIVE, NotEmpty
from engine.netrunner.language.instructions import Effect, Instructions, could_change
from engine.netrunner.language.membership import from_hidden, members
from engine.netrunner.table import loops
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Expected, Seat
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_DONE, _LAST = loops.ROUNDS


class Unless(Value, Effect, frozen=True):
    """Do it unless a player pays one of some nested costs (1.16.11b).

    Rules: 1.16.11, 1.16.11d.
    """

    what: Instructions
    payable: Annotated[tuple[Cost, ...], NotEmpty()]
    by: Seat
    must: bool = False
    """Whether they must pay if able (9.12.3)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not f.choice:
            options = [
                Option(f"pay:{i}", "pay", oid=f.source, n=i)
                for i, cost in enumerate(self.payable)
                if g.can_pay(nested(self.by, cost, f))
            ]
            if not (self.must and options):
                options.append(Option("no", "do_not_pay", oid=f.source))
            compelled = self.must and len(options) == 1
            veiled = any(veiled_cost(cost, g, f, self.by) for cost in self.payable)
            keys: tuple[str, ...] | None = (options[0].key,)
            if not compelled:
                keys = g.ask(f, self.by, "unless", options, about=f.source, private=veiled)
            if keys is None:
                return ASK
            if keys[0] == "no":
                f.splice(self.what)
                return None
            f.choice = keys[0]
        cost = self.payable[int(f.choice.partition(":")[2])]
        credits = cost.credits_now(g, f)
        if not g.pay(f, nested(self.by, cost, f)):
            return ASK
        f.choice = ""
        if credits or cost.clicks:
            do.note(g, EventKind.PAYS_FOR, seat=self.by, code=f.code, n=credits, other=cost.clicks)
        return None

    def unpaid(self, f: AbilityFrame) -> None:
        f.splice(self.what)

    def useful(self, g: Game, s: Scope) -> bool:
        return could_change(g, s, self.what)

    def expects(self, g: Game, s: Scope) -> Expected:
        return ()


def veiled_cost(cost: Cost, g: Game, s: Scope, seat: Seat) -> bool:
    """Whether a cost may be impossible to pay only because of what hidden cards of a seat are."""
    for part in cost.parts:
        if isinstance(part, OneOf):
            if any(veiled_cost(way, g, s, seat) for way in part.costs):
                return True
        elif isinstance(part, Chosen) and part.among is not None and from_hidden(part.among, g, s, seat):
            return True
    return False


class MayPay(Value, Effect, frozen=True):
    """A player may pay a nested cost for some effects (1.16.11a).

    Rules: 1.16.11.
    """

    cost: Cost
    then: Instructions
    by: Seat | Literal[""] = ""
    most: Annotated[AmountLike, POSITIVE] | None = None
    """For a cost of X: the most X may be (1.16.2c)."""
    must: bool = False
    """Whether they pay if able: "pay 2 credits, if able. If you do, ..."."""

    otherwise: tuple[Effect, ...] = ()
    """What is done if they do not."""

    def __post_init__(self) -> None:
        if self.most is not None:
            msgspec.structs.force_setattr(self, "most", amount(self.most))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat = self.by or f.seat
        payment = nested(seat, self.cost, f)
        if self.must and not f.choice:
            if not g.can_pay(payment):
                f.splice(self.otherwise)
                return None
            f.choice = "pay"
        if not f.choice and seat == f.seat and not self.otherwise and f.agreed and g.can_pay(payment):
            f.choice = "pay"
        if not f.choice:
            able = g.can_pay(payment)
            options = [Option("pay", "pay", oid=f.source)] if able else []
            options.append(Option("no", "do_not_pay", oid=f.source))
            # 10.2: whether hidden cards can pay it must not be told by asking nothing.
            private = self.veiled(g, f, seat)
            keys = g.ask(f, seat, "unless", options, about=f.source, private=private)
            if keys is None:
                return ASK
            if keys[0] == "no":
                f.splice(self.otherwise)
                return None
            f.choice = "pay"
            f.used = f.used or seat == f.seat
        if self.cost.with_x:
            if "x" not in dict(f.numbers):
                most: Amount | None = self.most  # type: ignore[assignment]
                x = g.choose_x(f, payment, None if most is None else max(0, most.value(g, f)))
                if x is None:
                    return ASK
                f.remember("x", x)
            payment = nested(seat, self.cost, f)
        if not g.pay(f, payment):
            return ASK
        f.choice = ""
        f.splice(self.then)
        return None

    def unpaid(self, f: AbilityFrame) -> None:
        f.splice(self.otherwise)

    def useful(self, g: Game, s: Scope) -> bool:
        if not g.can_pay(nested(self.by or s.seat, self.cost, s)):
            return could_change(g, s, self.otherwise)
        return could_change(g, s, self.then) or could_change(g, s, self.otherwise)

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return veiled_cost(self.cost, g, s, seat)


class PayForEach(Value, Effect, frozen=True):
    """A player may pay a cost for each of some cards; for all that they choose at once (1.16.11).

    Remembers the chosen cards, which were paid for.
    """

    among: Selector
    cost: Cost
    by: Seat | Literal[""] = ""

    makes = ("chosen",)

    def _payment(self, g: Game, f: AbilityFrame, n: int) -> Payment:
        return nested(self.by or f.seat, self.cost.fixed(g, f).multiplied(n), f)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not f.choice:
            cards = members(self.among, g, f)
            most = next((n for n in range(len(cards), 0, -1) if g.can_pay(self._payment(g, f, n))), 0)
            options = [Option(f"card:{card.oid}", "target", oid=card.oid) for card in cards]
            keys: tuple[str, ...] | None = ()
            if most:
                keys = g.ask(f, self.by or f.seat, "spare", options, minimum=0, maximum=most, about=f.source)
            if keys is None:
                return ASK
            f.keep("chosen", (int(key.partition(":")[2]) for key in keys))
            if not keys:
                return None
            f.choice = str(len(keys))
        payment = self._payment(g, f, int(f.choice))
        if not g.pay(f, payment):
            return ASK
        f.choice = ""
        due = payment.cost
        do.note(g, EventKind.PAYS_FOR, seat=payment.seat, code=f.code, n=due.credits, other=due.clicks)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(members(self.among, g, s))


class Pay(Value, Effect, frozen=True):
    """A player pays a nested cost, if they can (1.16.11): "the Runner must pay 2 credits or ..."."""

    cost: Cost
    by: Seat | Literal[""] = ""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        payment = nested(self.by or f.seat, self.cost, f)
        if (f.choices or g.can_pay(payment)) and not g.pay(f, payment):
            return ASK
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.can_pay(nested(self.by or s.seat, self.cost, s))
