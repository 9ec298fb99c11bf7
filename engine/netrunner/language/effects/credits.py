"""Credits and clicks (1.10, 1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from engine.kernel.steps import ASK, Step
from engine.netrunner.language.amounts import AmountLike, Num
from engine.netrunner.language.base import Amount, Ref, Scope
from engine.netrunner.language.effects.base import Counted, how_many
from engine.netrunner.language.fields import NATURAL, Natural
from engine.netrunner.language.selectors import This
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import YOU, Player, seat_of
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

Means = Literal["credits", "clicks"]
CREDITS: Final = "credits"
CLICKS: Final = "clicks"


class Gain(Counted, frozen=True):
    """A player gains credits or clicks: `Gain(9)`, `Gain(1, CLICKS)`, `Gain(5, who=RUNNER)`.

    Rules: 9.12.2b; 24: 9.12.2b.
    """

    what: Means = CREDITS
    who: Player = YOU

    makes = ("gained",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat = seat_of(self.who, f.seat)
        amount: Amount = self.n  # type: ignore[assignment]
        tied = g.rules.repeats_tied and f.effects[f.index].tied_to(amount)
        parts = amount.items(g, f) if tied else (self.number(g, f),)
        for n in parts:
            if self.what == CREDITS:
                do.gain_credits(g, seat, max(0, n))
            elif n > 0:
                do.gain_clicks(g, seat, n)
        f.remember("gained", max(0, sum(parts)))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0

    def possible(self, g: Game, s: Scope) -> bool:
        return True


class Lose(Counted, frozen=True):
    """A player loses credits or clicks, as many as they have (1.10.3b, 1.11.3): `Lose(3, who=RUNNER)`.

    Rules: 1.2.4.
    """

    what: Means = CREDITS
    who: Player = YOU
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""

    makes = ("lost",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat, n = seat_of(self.who, f.seat), self.number(g, f)
        if self.least is not None:
            have = g.spendable(seat) if self.what == CREDITS else g.state.clicks[seat]
            wanted = how_many(g, f, min(n, have), self.least)
            if wanted is None:
                return ASK
            n = wanted
        if self.what == CREDITS:
            f.remember("lost", do.lose_credits(g, seat, n))
        else:
            f.remember("lost", do.lose_clicks(g, seat, n))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        seat = seat_of(self.who, s.seat)
        have = g.spendable(seat) if self.what == CREDITS else g.state.clicks[seat]
        return have > 0 and self.number(g, s) > 0

    def possible(self, g: Game, s: Scope) -> bool:
        seat = seat_of(self.who, s.seat)
        have = g.spendable(seat) if self.what == CREDITS else g.state.clicks[seat]
        return have >= self.number(g, s)


class TakeCredits(Counted, frozen=True):
    """Take credits from the source, as many as are there; 0 = all, or any number with `least`.

    If the source was trashed for the ability's cost, they count as hosted until it has resolved (9.5.5).
    """

    n: Annotated[AmountLike, NATURAL]
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""

    makes = ("taken",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        most = 10**6 if self.n == Num(0) else max(0, self.number(g, f))
        if self.least is not None:
            card = (g.state.last_known if f.spent_itself else g.state.cards).get(f.source)
            wanted = how_many(g, f, min(most, 0 if card is None else card.credit), self.least)
            if wanted is None:
                return ASK
            if not wanted:
                f.remember("taken", 0)
                return None
            most = wanted
        if f.spent_itself:
            f.remember("taken", do.take_set_aside_credits(g, f.source, most))
        else:
            f.remember("taken", do.take_credits(g, f.source, most))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        return card is not None and card.credit > 0


class MoveFromPool(Counted, frozen=True):
    """Move up to n credits, at least `least`, from the controller's pool to a card (1.10.4).

    They are neither lost nor spent (1.10.3).
    """

    to: Ref = This()
    least: Natural = 0

    makes = ("placed",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.to.oids(g, f)[:1]
        most = min(max(0, self.number(g, f)), g.pool_credits(f.seat)) if oids else 0
        options = [
            Option(f"n:{n}", "spend", oid=f.source, n=n) for n in range(min(self.least, most), most + 1)
        ]
        keys = g.ask(f, f.seat, "how_many", options, about=f.source)
        if keys is None:
            return ASK
        n = int(keys[0].partition(":")[2])
        if n:
            do.leave_pool(g, f.seat, n, bad_publicity_first=False)
            do.place_counters(g, oids[0], "credit", n, f.seat)
        f.remember("placed", n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.pool_credits(s.seat) > 0 and super().useful(g, s)
