"""Labels of the options of an effect that resolves, and of the ways to pay a cost: its own words."""

from __future__ import annotations

from engine.netrunner.language.costs import Cost, OneOf
from engine.netrunner.language.effects import ResolveSubroutine
from engine.netrunner.language.flow import ChooseOne, May, MayPay, Unless
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.language.spoken import Voice, called, short
from engine.netrunner.language.wholes import resolving
from engine.netrunner.language.wording.costs import all_paid, cost_before
from engine.netrunner.objects.game import Game
from engine.netrunner.rules import costs
from engine.netrunner.rules.rezzing import rez_cost
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.questions import Decision, Option
from engine.speech import And, Choice, Clause, Node, known, price


def way_label(g: Game, d: Decision, o: Option, reader: Reader) -> str:
    """One of several ways to pay a cost, in its own words."""
    card = g.state.cards.get(d.about) or g.state.last_known.get(d.about)
    frame = g.state.stack[-1]
    assert card is not None
    assert isinstance(frame, PayingFrame)
    assert isinstance(frame.paying, Cost)
    way = Cost(costs.ways(frame.paying)[o.n]) if o.verb == "pay_way" else frame.paying
    voice = called(g.definition(card), d.seat)
    payer = None if voice.own else voice.seat(d.seat)
    return short(all_paid(way, voice, payer), voice, reader.language, infinitive=True)


def _done_by_chooser(mode: Node, told: Node, n: int) -> Node:
    """A mode as the card's text says it where whoever chooses does it: "they must either add it or ..."."""
    said = told.options[n] if isinstance(told, Choice) and n < len(told.options) else None
    same = isinstance(said, Clause) and isinstance(mode, Clause) and said.verb == mode.verb != "end"
    return said if same and said is not None else mode


def effect_label(g: Game, d: Decision, o: Option, reader: Reader) -> str:
    """Options of an effect that is resolving: its own words."""
    frame = g.state.stack[-1]
    if not isinstance(frame, AbilityFrame) or not frame.effects or not resolving(frame).code:
        # No card says it.
        plain = {"pay": "pay", "do_not_pay": "do-not-pay"}.get(o.verb, "other")
        return reader.say(f"nr-option-{plain}", n=o.n)
    effect, _, _, code = resolving(frame)
    voice, language = called(g.define(code), d.seat), reader.language
    cost = effect.cost if isinstance(effect, MayPay | ResolveSubroutine) else None
    if isinstance(effect, Unless) and o.verb == "pay":
        cost = effect.payable[o.n]
    if cost is not None and o.verb == "pay":
        payer = None if voice.own else voice.seat(d.seat)
        return short(all_paid(cost.fixed(g, frame), voice, payer), voice, language, infinitive=True)
    if isinstance(effect, MayPay | ResolveSubroutine) and o.verb == "do_not_pay":
        return reader.say("nr-option-do-not-pay")
    if isinstance(effect, Unless):
        return reader.say(
            "nr-option-let-it-happen", what=short(voice.joined(effect.what), voice, language, capital=False)
        )
    if isinstance(effect, ChooseOne) and o.verb in ("mode", "all_modes"):
        parts = tuple(voice.joined(each) for each in effect.modes[o.n : o.n + 1] or effect.modes)
        mode = parts[0] if len(parts) == 1 else And(parts)
        mode = _done_by_chooser(mode, effect.clause(voice), o.n)
        own = voice.own or (isinstance(mode, Clause) and mode.doer == voice.seat(d.seat))
        return short(mode, voice, language, infinitive=own)
    if isinstance(effect, May) and o.verb == "do":
        what = short(voice.joined(effect.what), voice, language, infinitive=True, capital=False)
        return reader.say("nr-option-yes", what=what)
    return reader.say("nr-option-other", n=o.n)


def rez_label(g: Game, o: Option, label: str, reader: Reader) -> str:
    """ "Rez Tithonium · 9 credits or forfeit 1 agenda": all ways to pay, where there are several."""
    card = g.state.cards[o.oid]
    cost = rez_cost(g, card).cost
    if not any(isinstance(part, OneOf) for part in cost.parts):
        return reader.price(label, o.n)
    voice = Voice(g.definition(card), reader=reader.seat)
    spent = price(known(reader.language), cost_before(cost, voice), voice.you, named=("this",))
    return f"{label} · {spent}"
