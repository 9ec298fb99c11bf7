"""Choices by which Runners would flatline themselves (10.4.4): what they play, use or install makes them
suffer damage, or they let damage happen that they could pay for or choose away."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.abilities import When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import PsiGame
from engine.netrunner.language.flow import ChooseOne, May, MayPay, Unless
from engine.netrunner.language.instructions import AbilityFrame, TraceFrame
from engine.netrunner.language.triggers import INSTALLED
from engine.netrunner.objects.definitions import definition
from engine.netrunner.rules.dangers import coming, ends_run, rest_of, to_come
from engine.netrunner.rules.defences import may_answer
from engine.netrunner.rules.encountered import instructions_of
from engine.netrunner.rules.foresight import Bid, Harm, harm_of, may_hurt
from engine.netrunner.shown.asking import asking
from engine.netrunner.shown.slips_of_cards import chosen, runs_of
from engine.netrunner.table.state import GRIP

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.questions import Decision, Option


class OwnHarm(NamedTuple):
    """What a choice of the Runner does to themself."""

    damage: Harm = Harm()
    spent: int = 0
    """How many cards of the grip it takes."""
    more: bool = False
    """Whether what the encounter brings afterwards is counted, too."""


def harm(g: Game, d: Decision, o: Option) -> OwnHarm:
    """The damage that a choice of the Runner leads to, and what it takes."""
    card, frame = g.state.cards.get(o.oid), g.state.stack[-1] if g.state.stack else None
    spent = int(card is not None and card.zone == GRIP and o.verb in ("play", "install", "install_trash"))
    if o.verb in ("install", "install_trash") and card is not None:
        return OwnHarm(harm_of(g, _when_installed(card.code), card.oid), spent)
    if d.kind == "run_server":
        runs = runs_of(g, d.about)
        return OwnHarm(harm_of(g, runs, d.about)) if len(runs) == 1 else OwnHarm()
    if o.verb == "break" and d.maximum == 1 and g.encounter is not None:
        return _left_unbroken(g, o.n)
    if isinstance(frame, AbilityFrame) and frame.index < len(frame.effects):
        asks = asking(d, frame)
        if isinstance(asks, Unless) and o.verb == "do_not_pay" and len(d.options) > 1:
            return _with_what_comes(g, asks.what, frame.source)
        if isinstance(asks, Unless) and o.verb == "pay" and d.kind == "unless" and not ends_run(asks):
            return _with_what_comes(g, (), frame.source, asks.payable[o.n])
        if isinstance(asks, May) and len(d.options) > 1:
            return _with_what_comes(g, asks.what if o.verb == "do" else asks.otherwise, frame.source)
        if isinstance(asks, MayPay) and len(d.options) > 1 and d.kind == "unless" and not asks.cost.with_x:
            pays, does = (asks.cost, asks.then) if o.verb == "pay" else (None, asks.otherwise)
            return _with_what_comes(g, does, frame.source, pays)
        if isinstance(asks, PsiGame) and o.verb == "spend":
            return _with_what_comes(g, (Bid(o.n),), frame.source)
        if isinstance(asks, ChooseOne) and o.verb == "mode":
            return _with_what_comes(g, asks.modes[o.n], frame.source)
    if isinstance(frame, TraceFrame) and d.kind == "link":
        above = frame.strength_above(g) - o.n
        does = (*frame.always, *(frame.successful if above > 0 else frame.unsuccessful))
        return _with_what_comes(g, does, frame.source, cost(credits=o.n), frame.trace_strength())
    found = chosen(g, d, o)
    return OwnHarm() if found is None else OwnHarm(harm_of(g, found.effects, found.source), spent)


def _left_unbroken(g: Game, broken: int) -> OwnHarm:
    """What the other subroutines do to a Runner who can break this one and no more."""
    ice = 0 if g.encounter is None else g.encounter.ice
    if ice not in g.state.cards or may_answer(g, g.state.cards[ice]):
        return OwnHarm()
    return OwnHarm(harm_of(g, instructions_of(to_come(g, broken)), ice), more=True)


def _with_what_comes(
    g: Game, does: tuple[Effect | Bid, ...], source: int, paying: Cost | None = None, trace: int = -1
) -> OwnHarm:
    """What an answer within an ability or a trace does, and the rest of it and of the encounter after it."""
    here = g.encounter is not None and g.encounter.ice == source
    after = coming(g) if here else rest_of(g, source)
    if not may_hurt(after):
        return OwnHarm(harm_of(g, does, source, paying=paying, trace=trace))
    return OwnHarm(harm_of(g, (*does, *after), source, paying=paying, trace=trace), more=True)


@cache
def _when_installed(code: str) -> tuple[Effect, ...]:
    """What a card does when it is installed, whether its player likes it or not."""
    whens = (each for each in definition(code).abilities if isinstance(each, When))
    return tuple(
        effect for each in whens if each.on == INSTALLED and not each.optional for effect in each.effects
    )
