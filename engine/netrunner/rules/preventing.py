"""Costs that are prevented (rg: Kosten; D18): what is paid with cards that are trashed, damage or tags can be
interrupted where an edition says so. Then what was paid for does not happen, and nothing is refunded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.steps import END, Step, StepTable
from engine.netrunner.language.costs import Chosen, DamageCost, TagCost, ThisCost
from engine.netrunner.language.costs.cards import carry_out
from engine.netrunner.language.effects import Damage, GiveTags, Trash
from engine.netrunner.language.instructions import AbilityFrame, CostFrame, Effect
from engine.netrunner.language.selectors import Exactly
from engine.netrunner.rules.interrupts import open_cost_window
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.frames.paying import PayingFrame

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Payment
    from engine.netrunner.language.costs.payment import CostPart
    from engine.netrunner.objects.game import Game

WHOLE, PREVENTED = "whole", "prevented"
"""How a payment ended that could be prevented: stands behind what was chosen for it, with whether the source
was there before and the cards it was paid with."""
SPOILED: dict[type, Callable[[Game, Any], object]] = {}
"""What becomes of a procedure whose cost was prevented before it ends, by its frame."""
COST = CostFrame.table = StepTable("a cost that can be prevented (rg: Kosten)", checked=False)


@COST.row("cost 1", "it can be prevented")
def _imminent(g: Game, f: CostFrame) -> Step:
    f.remember("since", g.state.serial)
    open_cost_window(g, f)
    return None


@COST.row("cost 2", "what is left of it is paid")
def _paid(g: Game, f: CostFrame) -> Step:
    effect = f.effects[f.index]
    due = effect.expects(g, f)
    prevented = bool(f.spared) or any(f.expecting(kind, n) < n for kind, n in due)
    with g.because(Cause.COST, f.source, f.code):
        if isinstance(effect, Trash):
            carry_out(g, f.seat, "trash", tuple(oid for oid in effect.objects(g, f) if oid not in f.spared))
        elif isinstance(effect, Damage):
            n = max(0, sum(f.expecting(kind, n) for kind, n in due))
            do.damage(g, effect.kind, n, by=f.seat, cause=Cause.COST, chosen=f.targets[f.index][:n])
        else:
            do.give_tags(g, max(0, sum(f.expecting(kind, n) for kind, n in due)))
    if prevented:  # ordinals do not count it (D28)
        since = dict(f.numbers)["since"]
        g.state.happened[:] = [
            e for e in g.state.happened
            if not (e.serial > since and e.kind is EventKind.IMMINENT and e.cause is Cause.COST)
        ]  # fmt: skip
        payer = g.state.stack[g.state.stack.index(f) - 1]
        assert isinstance(payer, PayingFrame)
        payer.choices = (*payer.choices[:-1], (PREVENTED, *payer.choices[-1][1:]))
    f.index, f.expected, f.spared = f.index + 1, None, ()
    return "cost 1" if f.index < len(f.effects) else END


def at_risk(
    g: Game, p: Payment, parts: Sequence[CostPart], cards: Mapping[int, tuple[int, ...]]
) -> dict[int, tuple[Effect, ...]]:
    """What parts of a payment do that could be prevented, whether or not a card of this game could."""
    found: dict[int, tuple[Effect, ...]] = {}
    if not g.rules.costs_prevented:
        return found
    for i, part in enumerate(parts):
        if isinstance(part, ThisCost) and part.verb == "trash":
            found[i] = (Trash(Exactly(p.scope.source)),)
        elif isinstance(part, Chosen) and part.verb == "trash" and cards.get(i):
            found[i] = tuple(Trash(Exactly(oid)) for oid in cards[i])
        elif isinstance(part, DamageCost):
            found[i] = (Damage(part.kind, part.n, suffered=True),)
        elif isinstance(part, TagCost) and part.number(g, p.scope) > 0:
            found[i] = (GiveTags(part.number(g, p.scope)),)
    return found


def look(
    g: Game, f: PayingFrame, p: Payment, risked: Mapping[int, tuple[Effect, ...]],
    cards: Mapping[int, tuple[int, ...]], used: Iterable[int], *, there: bool,
) -> None:  # fmt: skip
    """The rest is paid: pay these parts, too, as far as nobody prevents them. `f` comes back to its step."""
    f.paying = p.cost
    f.choices = (*f.choices, (WHOLE, "there" if there else "", *map(str, used)))
    found = [(effect, cards.get(i, ())) for i, effects in risked.items() for effect in effects]
    g.push(
        CostFrame(
            seat=p.seat, source=p.scope.source, code=p.scope.code,
            effects=tuple(effect for effect, _ in found), targets=tuple(chosen for _, chosen in found),
        )
    )  # fmt: skip


def settled(f: PayingFrame) -> bool:
    """Whether a payment that could be prevented is over."""
    return bool(f.choices) and f.choices[-1][0] in (WHOLE, PREVENTED)


def settle(g: Game, f: PayingFrame, p: Payment) -> bool:
    """Whether it was paid whole. Otherwise what it was to pay for does not happen: an action is over,
    a nested cost leaves the rest of its ability, an agenda that was accessed is not stolen.
    """
    outcome, there, *oids = f.choices[-1]
    f.choices, f.paying = (), None
    if outcome == WHOLE:
        f.paid_with(tuple(map(int, oids)))
        if there and p.scope.source not in g.state.cards:
            f.source_spent()
        return True
    if isinstance(f, AbilityFrame) and p.purpose == "effect":
        f.choice = ""
        f.effects[f.index].unpaid(f)
    if p.purpose in ("effect", "steal"):
        row = g.table_of(f).after[f.at]
        assert row is not None
        f.at = row.id
        return False
    if isinstance(f, AbilityFrame) and f.once:
        g.state.used = (*g.state.used, f.once)
    if type(f) in SPOILED:
        SPOILED[type(f)](g, f)
    g.state.stack.remove(f)
    return False
