"""Scoring (1.17): the additional costs of it, if there are any, and then the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.effects import Score
from engine.netrunner.language.selectors import Exactly
from engine.netrunner.rules import costs, paying, prices
from engine.netrunner.table.card import Card
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Payment
    from engine.netrunner.objects.game import Game


class ScoreFrame(PayingFrame, kw_only=True):
    """Scoring an agenda that has additional costs (1.16.10c)."""

    oid: int


SCORE = ScoreFrame.table = StepTable("scoring (1.17.3)", checked=False)


def score_cost(g: Game, card: Card) -> Payment | None:
    """All additional costs to score the agenda; None if there are none."""
    extra = prices.additional(g, "score", CORP, card, card.server)
    return None if extra is None else costs.payment(g, "score", CORP, extra, card.oid)


def can_score(g: Game, oid: int) -> bool:
    """Whether an installed agenda has enough advancement counters (1.17.3a) and what else it takes.

    Rules: 1.17.3b, 1.17.3c, 3.2.3b.
    """
    card = g.state.cards[oid]
    if g.counters(card, "advancement") < g.advancement_requirement(card):
        return False
    if g.cannot("score", by=CORP, card=card):
        return False
    price = score_cost(g, card)
    return price is None or costs.can_pay(g, price)


def score(g: Game, oid: int) -> None:
    """Score an agenda that can be scored."""
    if score_cost(g, g.state.cards[oid]) is None:
        _add(g, oid)
    else:
        g.push(ScoreFrame(oid=oid))


def _add(g: Game, oid: int) -> None:
    """The agenda goes to the score area."""
    g.instruct(CORP, Score(Exactly(oid)))


@SCORE.row("1.16.10c", "pay the additional costs", checked=True)
def _pay(g: Game, f: ScoreFrame) -> Step:
    card = g.state.cards.get(f.oid)
    price = None if card is None else score_cost(g, card)
    if price is None:
        return END
    return None if paying.pay(g, f, price) else ASK


@SCORE.row("1.17.3", "the agenda goes to the score area", checked=True)
def _score(g: Game, f: ScoreFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is not None and not g.cannot("score", by=CORP, card=card):  # 1.2.2: it was paid for meanwhile
        _add(g, f.oid)
    return None
