"""Arrangements of instructions."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import effects, flow, wholes
from engine.netrunner.language.abilities import When
from engine.netrunner.language.amounts import Num, X, amount
from engine.netrunner.language.happenings import Next, On
from engine.netrunner.language.modifiers import SkipsDiscard
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.sets import EventCard
from engine.netrunner.language.wording.costs import all_paid
from engine.netrunner.language.wording.patterns import waited
from engine.netrunner.language.wording.voice import Voice, told_apart
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Duration
from engine.speech import (
    CORP,
    RUNNER,
    And,
    Choice,
    Clause,
    Fronted,
    Headed,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Offer,
    Or,
    Phrase,
    Quantity,
    Sentences,
    Then,
    clause,
)
from engine.speech.nodes import during, in_one, may, offered, says, so
from engine.speech.structs import inside

DURATIONS = {
    "encounter": "rest_of_encounter", "run": "rest_of_run", "turn": "rest_of_turn", "game": "rest_of_game",
    "access": "this_access", "breach": "this_breach",
}  # fmt: skip


def lasting(duration: str, v: Voice) -> tuple[str | Phrase, ...]:
    """How long something lasts."""
    if duration == "next_turn":
        return (Phrase.of("until_begins", x=Noun("turn", of=v.me, adj=("next",))),)
    if duration == "next_turn_ends":
        return (Phrase.of("until_ends", x=Noun("turn", of=v.me, adj=("next",))),)
    if duration == "active":
        return (Phrase.of("while_active", x=v.this),)
    return (DURATIONS[duration],) if duration else ()


_ENDS = {
    "turn": EventKind.TURN_ENDS, "run": EventKind.RUN_ENDS, "encounter": EventKind.ENCOUNTER_ENDS,
    "access": EventKind.ACCESS_ENDS, "breach": EventKind.BREACH_ENDS,
}  # fmt: skip
"""What ends the time in which something is waited for, so that waiting for that says it all."""


def meanwhile(duration: str, v: Voice) -> tuple[str | Phrase, ...]:
    """Until when something is waited for: "the next time ... this turn"."""
    during = {
        "turn": "this_turn", "run": "this_run", "encounter": "during_encounter", "access": "during_access",
        "breach": "during_breach",
    }  # fmt: skip
    return (during[duration],) if duration in during else lasting(duration, v)


@says(flow.If)
def if_(self: flow.If, v: Voice) -> Node:
    return If(
        self.condition.clause(v), v.joined(self.then), v.joined(self.otherwise) if self.otherwise else None
    )


@says(flow.IfAble)
def if_able(self: flow.IfAble, v: Voice) -> Node:
    return so(v.joined(self.what), "if_able")


@says(flow.May)
def may_(self: flow.May, v: Voice) -> Node:
    by = v.player(self.by)
    what = offered(v.joined(self.what), by)
    if not self.otherwise:
        return what
    if isinstance(what, Offer):
        return replace(what, otherwise=v.joined(self.otherwise))
    return Offer(what, otherwise=v.joined(self.otherwise), by=by)


@says(flow.Unless)
def unless(self: flow.Unless, v: Voice) -> Node:
    by = v.player(self.by)
    ways = tuple(all_paid(cost, v, by if i == 0 else None) for i, cost in enumerate(self.payable))
    then = v.joined(self.what)
    if not self.must and isinstance(then, Clause) and all(isinstance(way, Clause | And) for way in ways):
        # "Do 1 net damage unless the Runner pays 7 credits."
        ways = tuple(_done_by(way, by) for way in ways)
        paid: Node = ways[0] if len(ways) == 1 else Or(ways)
        return If(paid, then, how="unless", behind=True)
    what = ways[0] if len(ways) == 1 else Or((may(ways[0], "must" if self.must else "may"), *ways[1:]))
    what = so(may(what, "must"), "if_able") if self.must else may(what)
    return Offer(what, otherwise=then, by=by)


@says(flow.MayPay)
def may_pay(self: flow.MayPay, v: Voice) -> Node:
    by = v.player(self.by)
    paid = all_paid(self.cost, v, by)
    then = v.apart_from(paid).joined(self.then)
    otherwise = v.joined(self.otherwise) if self.otherwise else None
    offer = Offer(so(paid, "if_able") if self.must else may(paid), then=then, otherwise=otherwise, by=by)
    if self.most is None:
        return offer
    return Sentences((offer, clause("be_at_most_n", Name("X"), amount(self.most).noun(v))))


@says(flow.PayForEach)
def pay_for_each(self: flow.PayForEach, v: Voice) -> Node:
    by = v.player(self.by)
    some = clause("choose", by, replace(self.among.noun(v), det="any_number"))
    paid = so(all_paid(self.cost, v, None), Phrase.of("for_each_of_them"))
    return offered(And((some, paid)), by)


@says(flow.Pay)
def pay(self: flow.Pay, v: Voice) -> Node:
    return all_paid(self.cost, v, v.player(self.by))


def _borne(node: Node, by: NounPhrase) -> Node | None:
    """What a player who chooses would do or bear, told of them; None if it is done for another one."""
    if isinstance(node, And | Then):
        bears = _borne(node.parts[0], by)
        return (
            None if bears is None else type(node)((bears, *(_done_by(part, by) for part in node.parts[1:])))
        )
    if not isinstance(node, Clause):
        return None
    if node.verb == "give" and node.arg("to") == by:
        return replace(node, verb="take_tag", doer=by, args=tuple(arg for arg in node.args if arg[0] != "to"))
    if node.verb == "do":
        return replace(node, verb="suffer", doer=by)
    return _done_by(node, by) if node.doer == by or node.verb == "end" else None


def _gives(node: Node) -> bool:
    """Whether something is had by its doer, and not only done by them."""
    first = node.parts[0] if isinstance(node, And | Then) else node
    return not isinstance(first, Clause) or first.verb in _HAD


_HAD = frozenset(("gain", "draw", "take", "lose", "take_tag", "suffer", "pay", "spend", "get", "remove"))
"""What whoever does it has of it."""


def _done_by(node: Node, by: NounPhrase) -> Node:
    """The same as something that a player does."""
    if isinstance(node, And | Then):
        return type(node)(tuple(_done_by(part, by) for part in node.parts))
    return replace(node, doer=by) if isinstance(node, Clause) and not node.passive else node


@says(flow.ChooseOne)
def choose_one(self: flow.ChooseOne, v: Voice) -> Node:
    by = v.player(self.by) if self.by else None
    modes = tuple(v.joined(mode) for mode in self.modes)
    theirs = by is not None and all(isinstance(mode, Clause) and mode.doer == by for mode in modes)
    borne = tuple(_borne(mode, by) for mode in modes) if by is not None and by != v.me else ()
    # What the chooser's choice gives to another one is no deed of theirs: "they choose for you".
    gives = any(bears is None and _gives(mode) for bears, mode in zip(borne, modes, strict=False))
    must = any(mode is not None for mode in borne) and not gives and self.n == 1
    if must and by is not None:
        # An infinitive is done by whoever chooses: "the Runner must either lose 1 click or end the run".
        modes = tuple(bears or _done_by(mode, by) for bears, mode in zip(borne, modes, strict=True))
    theirs = theirs or must
    may = self.n == 1 and self.least == 0  # one or none
    return Choice(
        modes,
        doer=by if theirs else v.me,
        by=None if theirs else by,
        all_if=None if self.all_if is None else self.all_if.clause(v),
        instead=self.instead,
        n=self.n,
        least=None if may else self.least,
        fresh=self.fresh,
        modal="may" if may else "must" if self.must or must else "",
    )


@says(flow.Together)
def together(self: flow.Together, v: Voice) -> Node:
    one = v.at_once()
    told = []
    for effect in self.what:
        told.append(effect.clause(one))
        one.notes(effect)
    parts = tuple(told)
    v.found = one.found
    further = tuple(after for part in parts if isinstance(part, Sentences) for after in part.parts[1:])
    heads = [part.parts[0] if isinstance(part, Sentences) else part for part in parts]
    first = heads[0]
    if isinstance(first, Clause) and first.modal == "may" and first.lets is None:
        # One offer: what is done with it is what one may do, too.
        heads[1:] = [
            replace(p, doer=None) if isinstance(p, Clause) and p.doer == first.doer else p for p in heads[1:]
        ]
    deeds = in_one(tuple(heads))
    made = And(deeds) if len(deeds) > 1 else deeds[0]
    return Sentences((made, *further)) if further else made


@says(wholes.Unpreventable)
def unpreventable(self: wholes.Unpreventable, v: Voice) -> Node:
    made, what = self.what.clause(v), Noun("effect", "that")
    verb = "prevent"
    if isinstance(self.what, effects.Damage):
        what = Noun(f"{self.what.kind}_damage", "that")
    elif isinstance(self.what, effects.GiveTags):
        verb, what = "avoid", Noun("tag", "that", plural=amount(self.what.n) != Num(1))
    return Sentences((made, clause(verb, None, what, passive=True, modal="cannot")))


@says(wholes.SaidBy)
def said_by(self: wholes.SaidBy, v: Voice) -> Node:
    return self.what.clause(v)


@says(flow.Delayed)
def delayed(self: flow.Delayed, v: Voice) -> Node:
    if self.that is not None:
        v.named["that"] = v.ref(self.that)
    on = waited(self.ability.on, v)
    waits = self.ability.on
    # 9.6.13b, c: without a duration it resolves once, and so does what is about a breach.
    ends = isinstance(waits, On) and waits.kinds[0] is _ENDS.get(self.duration)
    once = ends or not self.duration or self.ability.once or EventKind.BREACH in waits.heard
    if on.how == "whenever" and once:
        on = on._replace(how="when")
    if not ends:
        on = on._replace(event=during(on.event, *meanwhile(self.duration, v)))
    elif isinstance(waits, On) and waits.kinds == (EventKind.RUN_ENDS,) and waits.detail and not waits.where:
        it = Noun("run", "this", id="run")  # "when this run ends, if it was successful"
        was = clause(f"be_{waits.detail}", it, past=True)
        on = on._replace(event=clause("end_intransitive", it), further=was)
    elif (
        isinstance(waits, On) and waits.kinds == (EventKind.TURN_ENDS,) and not waits.by
    ):  # no other one ends
        on = on._replace(event=clause("end_intransitive", Noun("turn", "this")))
    then = v.joined(self.ability.effects)
    then = offered(then, v.me) if self.ability.optional else then
    refers = {part.id for part in inside(then) if isinstance(part, Noun)} & {
        "encountered",
        "accessed",
        "event card",
    }
    made = on.so(then, behind=isinstance(then, Clause) and not refers and on.how != "whenever")
    return during(made, f"once_per_{self.ability.per}") if self.ability.once else made


def got(node: Node) -> Node:
    """A noun that is a sentence ("+1 MU") as something that the Runner gets for a time."""
    if isinstance(node, Phrase) and node.key == "just":
        return clause("get", RUNNER, dict(node.args)["x"])
    return node


@says(flow.ForNow)
def for_now(self: flow.ForNow, v: Voice) -> Node:
    if isinstance(self.modifier, InsteadOf) and self.modifier.kind == "breach" and self.duration == "run":
        return self.modifier.clause(v)  # a run has one breach that could be replaced
    if self.next is not None:  # told as it is seen: that card gains it when it happens
        then = flow.ForNow(self.modifier, self.duration, EventCard())
        gets = (then,) if self.then is None else (then, flow.Delayed(self.then, that=EventCard()))
        within: Duration = "run" if self.duration == "encounter" else self.duration
        return delayed(flow.Delayed(When(Next(self.next), gets), within), v)
    about = v if self.on is None else v.about(v.ref(self.on))
    if self.modifier == Must("trash_accessed") and self.duration == "access" and self.on is not None:
        return so(clause("trash", RUNNER, v.ref(self.on), modal="must"), "if_able")
    bars = isinstance(self.modifier, Cannot) and replace(self.modifier, who="") == Cannot("success")
    if bars and self.duration == "run":
        return clause("be_successful", Noun("run", "this"), modal="cannot")
    skips = isinstance(self.modifier, SkipsDiscard) and self.duration == "turn"  # of which there is one
    how_long = ("this_turn",) if skips else lasting(self.duration, v)
    return during(got(told_apart(self.modifier, about)), *how_long)


@says(flow.Repeat)
def repeat(self: flow.Repeat, v: Voice) -> Node:
    once = v.joined(self.what)
    if self.while_ is not None:
        return Sentences((once, If(self.while_.clause(v), clause("repeat", v.me))))
    times = amount(self.times)
    if times == Num(1):
        return once
    n = v.quantity(times)
    if isinstance(n, Quantity) and n.per is not None and n.each == 1 and not n.base:
        return Fronted(Phrase.of("for_each", x=n.per), once)
    n = v.quantity(times)
    if (
        isinstance(once, Clause)
        and not isinstance(n, int)
        and n.per is not None
        and n.each == 1
        and not n.base
    ):
        return so(once, Phrase.of("for_each", x=replace(n.per, det="each")))
    offered_each = isinstance(once, Clause) and once.modal == "may" and once.lets is None
    if offered_each and isinstance(once, Clause):
        once = replace(once, modal="")  # "up to 3 times: install 1 card"
    often = Noun("time", n=n, up_to=offered_each)
    return Headed(Phrase.of("do_times", x=often), once, often)


@says(effects.Trace)
def trace(self: effects.Trace, v: Voice) -> Node:
    base = amount(self.base)
    n = v.quantity(base)
    parts: list[Node] = [clause("trace", CORP, Name(str(n) if isinstance(n, int) else "X"))]
    if not isinstance(n, int) and not isinstance(base, X):
        parts.append(clause("be_equal", Name("X"), base.noun(v)))
    it = Noun("trace", "the")
    v = v.counting(Noun("trace_excess", "the"))
    if self.if_successful:
        parts.append(If(clause("be_successful", it), v.joined(self.if_successful)))
    if self.if_unsuccessful:
        parts.append(If(clause("be_unsuccessful", it), v.joined(self.if_unsuccessful)))
    if self.always:
        parts.append(v.sentences(self.always))
    return Sentences(tuple(parts))


__all__ = ["DURATIONS", "Phrase"]
