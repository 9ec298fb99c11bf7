"""For those who write clauses: which class of a game says what, and clauses changed into others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from engine.speech.clauses import (
    CORP,
    RUNNER,
    And,
    Choice,
    Clause,
    Decided,
    Fronted,
    Headed,
    If,
    Node,
    Noun,
    NounPhrase,
    Offer,
    Or,
    Phrase,
    Sentences,
    Then,
    When,
)

_Method = TypeVar("_Method", bound=Callable[..., object])


def says(*types: type, name: str = "clause") -> Callable[[_Method], _Method]:
    """Makes a function the words of some classes of a game."""

    def made(method: _Method) -> _Method:
        for each in types:
            setattr(each, name, method)
        return method

    return made


def may(node: Node, modal: str = "may") -> Node:
    """The same as something that its doer may do."""
    if isinstance(node, Clause):
        return node if node.modal else replace(node, modal=modal)
    if isinstance(node, And | Then | Or):
        first, *rest = node.parts
        lead = first.doer if isinstance(first, Clause) else None
        others = [
            replace(part, doer=None) if isinstance(part, Clause) and part.doer == lead else part
            for part in rest
        ]
        return type(node)((may(first, modal), *others))
    if isinstance(node, Sentences):
        return replace(node, parts=(may(node.parts[0], modal), *node.parts[1:]))
    if isinstance(node, If | When):
        return replace(node, then=may(node.then, modal))
    if isinstance(node, Choice) and modal == "may":
        return replace(node, modal="may")
    return node


def offered(node: Node, by: NounPhrase) -> Node:
    """The same as something that `by` may do, or have another player do, with what follows if they do."""
    if isinstance(node, And):  # one deed: what they do themselves is theirs with what they have another do
        others = tuple(
            replace(part, doer=None) if isinstance(part, Clause) and part.doer == by else part
            for part in node.parts[1:]
        )
        first = offered(node.parts[0], by)
        theirs = any(isinstance(part, Clause) and part.doer not in (None, by) for part in others)
        if theirs and isinstance(first, Clause) and first.lets is None and first.modal == "may":
            # What another one does follows: "you may gain 2 credits. If you do, the Runner gains 2 credits".
            return Offer(first, then=others[0] if len(others) == 1 else And(others), by=by)
        return And((first, *others))
    joined = node if isinstance(node, Then | Sentences) else None
    first, rest = (node, ()) if joined is None else (joined.parts[0], joined.parts[1:])
    if isinstance(joined, Sentences) and len(rest) == 1 and _one_deed(first, rest[0]):
        return offered(And((first, rest[0])), by)
    if isinstance(first, Clause) and _decides(first, by):
        whole: Node = Decided(first, by)
        return (
            whole
            if joined is None
            else Offer(whole, rest[0] if len(rest) == 1 else type(joined)(rest), by=by)
        )
    lets = isinstance(first, Clause) and first.doer in (CORP, RUNNER) and first.doer != by
    if isinstance(first, Clause) and lets and not (first.modal or first.passive):
        first = replace(first, lets=by)
    if joined is None:
        return may(first)
    traces = isinstance(first, Clause) and first.verb == "trace"
    if lets and traces and all(isinstance(part, If) for part in rest):
        return Sentences((may(first), *rest))  # only what comes of the trace follows
    if lets or any(isinstance(part, When) for part in rest):
        return Offer(may(first), then=rest[0] if len(rest) == 1 else type(joined)(rest), by=by)
    return may(node)


def in_one(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Clauses that differ in their verbs alone as one: "you cannot steal or trash agendas"."""
    found: list[Node] = []
    for node in nodes:
        last = found[-1] if found else None
        one = isinstance(node, Clause) and isinstance(last, Clause) and _with(last, node)
        if one and isinstance(last, Clause) and isinstance(node, Clause):
            found[-1] = replace(last, also=(*last.also, node.verb))
            continue
        found.append(node)
    return tuple(found)


def _with(one: Clause, other: Clause) -> bool:
    """Whether two things that cannot be done differ in their verbs alone."""
    alike = replace(other, verb=one.verb, also=one.also) == one
    return alike and one.modal == "cannot" and one.arg("object") is not None


def _one_deed(first: Node, then: Node) -> bool:
    """Whether two clauses are about one definite card, so that who may do the one may do the other."""
    if not isinstance(first, Clause) or not isinstance(then, Clause) or first.verb == "choose":
        return False
    thing = first.arg("object")
    return isinstance(thing, Noun) and thing.det == "this" and thing == then.arg("object")


def _decides(c: Clause, by: NounPhrase) -> bool:
    """Whether a clause says what is so, and not what a player does."""
    if c.modal in ("cannot", "must"):
        return True
    return not (c.modal or c.passive or c.doer is None or c.doer in (by, CORP, RUNNER))


def deed(node: Node) -> Node:
    """What is done, without on what condition and that one may: for a button."""
    if isinstance(node, Sentences):
        return deed(node.parts[0])
    if isinstance(node, If) and node.otherwise is None:
        return deed(node.then)
    if isinstance(node, Offer):
        return deed(node.what)
    if isinstance(node, Decided):
        return node.what
    if isinstance(node, And | Then | Or):
        return type(node)((deed(node.parts[0]), *node.parts[1:]))
    return replace(node, modal="", lets=None) if isinstance(node, Clause) and node.modal == "may" else node


def during(node: Node, *phrases: str | Phrase) -> Node:
    """The same for a time, which stands before what happens each time in it."""
    if isinstance(node, When) and phrases:
        first, *rest = phrases
        return Fronted(Phrase(first) if isinstance(first, str) else first, during(node, *rest))
    return _each(node, lambda c: replace(c, when=tuple(dict.fromkeys((*c.when, *phrases)))))


def so(node: Node, *phrases: str | Phrase) -> Node:
    """The same in a manner."""
    return _each(node, lambda c: replace(c, how=(*c.how, *phrases)))


def _each(node: Node, change: Callable[[Clause], Clause]) -> Node:
    if isinstance(node, Clause):
        return change(node)
    if isinstance(node, And | Then | Or | Sentences):
        return type(node)((*node.parts[:-1], _each(node.parts[-1], change)))
    if isinstance(node, If | When):
        return replace(node, then=_each(node.then, change))
    if isinstance(node, Offer | Decided):
        return replace(node, what=_each(node.what, change))
    if isinstance(node, Fronted | Headed):
        return replace(node, then=_each(node.then, change))
    return node


_BARE = frozenset(("begin", "be_in_progress", "be_resolving"))
"""Verbs without more than a subject, which is none where they are denied."""


def denied(node: Node) -> Node:
    """The opposite of a condition."""
    if isinstance(node, Clause):
        doer = node.doer
        if node.verb in _BARE and isinstance(doer, Noun) and doer.det == "a" and not node.denied:
            return replace(node, doer=replace(doer, det="no"))  # "no run began"
        thing = (
            node.arg("object") if node.passive and node.past and not node.denied and not node.modal else None
        )
        some = isinstance(thing, Noun) and thing.plural and not (thing.det or thing.n or thing.of)
        if isinstance(thing, Noun) and (thing.det == "a" or some):
            args = tuple((role, replace(thing, det="no") if role == "object" else x) for role, x in node.args)
            return replace(node, args=args)  # "no program was trashed"
        return replace(node, denied=not node.denied)
    if isinstance(node, And):
        return Or(tuple(denied(part) for part in node.parts))
    if isinstance(node, Or):
        return And(tuple(denied(part) for part in node.parts))
    raise TypeError(f"{type(node).__name__} cannot be denied")
