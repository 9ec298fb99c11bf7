"""Arrangements of effects."""

from __future__ import annotations

from engine.neon_hope.language import flow
from engine.neon_hope.language.amounts import fixed
from engine.neon_hope.language.wording.voice import YOU, Voice, by_nobody
from engine.speech import Choice, Clause, Headed, If, Name, Node, Phrase, Then, Titled, clause
from engine.speech.nodes import may, says


@says(flow.MayDo)
def may_do(self: flow.MayDo, v: Voice) -> Node:
    nodes = tuple(effect.clause(v) for effect in self.effects)
    if all(isinstance(node, Clause | Then) and _own(node) for node in nodes):
        first, *rest = (may(node) if i == 0 else by_nobody(node) for i, node in enumerate(nodes))
        return Then((first, *rest)) if rest else first
    then = v.together(self.effects)
    whole = all(isinstance(part, Clause) for part in (then.parts if isinstance(then, Then) else (then,)))
    return If(clause("want", YOU), then) if whole else Headed(Phrase("if_you_want"), then)


def _own(node: Node) -> bool:
    """Whether only "you" do something."""
    if isinstance(node, Then):
        return all(_own(part) for part in node.parts)
    return isinstance(node, Clause) and node.doer == YOU and not node.modal


def question(self: flow.MayDo, v: Voice) -> str:
    """What the decision asks."""
    return v.message("may-question", effects=v.say(v.together(self.effects)))


def option(self: flow.Choice, v: Voice) -> Node:
    """One of the things to choose from, with its name if it has one."""
    title = v.text(self.label)
    what = v.together(self.effects)
    return Titled(Name(title), what) if title else what


@says(flow.ChooseOption)
def choose(self: flow.ChooseOption, v: Voice) -> Node:
    return Choice(tuple(option(each, v) for each in self.options))


@says(flow.MakeOffer)
def offer(self: flow.MakeOffer, v: Voice) -> Node:
    return clause("receive_offer", YOU)


@says(flow.IfSo)
def if_so(self: flow.IfSo, v: Voice) -> Node:
    otherwise = v.together(self.otherwise) if self.otherwise else None
    return If(self.condition.clause(v), v.together(self.then), otherwise)


@says(flow.ForEach)
def for_each(self: flow.ForEach, v: Voice) -> Node:
    then = v.together(self.effects)
    if self.who == "you":
        return then
    who = v.who(self.who)
    return Headed(who if self.who in ("lead", "another") else Phrase.of("in_turn_order", x=who), then)


@says(flow.RepeatEffects)
def repeat(self: flow.RepeatEffects, v: Voice) -> Node:
    twice = fixed(self.n) == 2
    times = Phrase.of("just", x=v.many("time", self.n))
    return Headed(Phrase("twice") if twice else times, v.together(self.effects))
