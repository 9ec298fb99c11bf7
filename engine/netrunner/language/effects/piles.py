"""Cards that one player separates into two piles, of which the other one chooses one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import members
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import opponent

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Separate(Value, Effect, frozen=True):
    """The opponent separates cards into two facedown piles; the controller chooses one, knowing how many
    cards each has and no more (10.2). No pile is empty; a single card makes the only one (1.2.4).
    """

    what: Selector

    makes = ("chosen",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        cards = [card.oid for card in members(self.what, g, f)]
        if len(cards) < 2:
            f.keep("chosen", cards)
            return None
        if not f.choices:
            options = [Option(f"card:{oid}", "separate", oid=oid) for oid in cards]
            keys = g.ask(
                f, opponent(f.seat), "separate", options, minimum=1, maximum=len(cards) - 1, about=f.source,
                private=True,
            )  # fmt: skip
            if keys is None:
                return ASK
            f.choices = (keys,)
        first = [int(key.partition(":")[2]) for key in f.choices[0]]
        piles = first, [oid for oid in cards if oid not in first]
        sizes = [Option(f"pile:{i}", "pile", n=len(pile)) for i, pile in enumerate(piles)]
        keys = g.ask(f, f.seat, "pile", sizes, about=f.source)
        if keys is None:
            return ASK
        f.choices = ()
        f.keep("chosen", piles[int(keys[0].partition(":")[2])])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(members(self.what, g, s))
