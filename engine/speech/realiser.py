"""What the grammars of all languages share: sentences from arrangements, paragraphs.

A `Realiser` serves one text: it knows who reads and what the sentence has named so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.speech.behind import in_order, that_number, whole
from engine.speech.clauses import (
    Ability,
    And,
    Aside,
    Choice,
    Clause,
    Decided,
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
    Quote,
    Sentences,
    Several,
    Then,
    Titled,
    When,
)
from engine.speech.nouns import EARLY, Mode, NounRealiser, Tokens, minus, state

__all__ = ["EARLY", "Mode", "Realiser", "Tokens", "in_order", "minus", "state", "that_number", "whole"]


def _gained(clauses: list[Clause]) -> bool:
    """Whether the clauses say of one card that it gains one subtype each: "gains Sentry and Barrier"."""
    first = clauses[0]
    alike = all(replace(part, args=()) == replace(first, args=()) and len(part.args) == 1 for part in clauses)
    return len(clauses) > 1 and first.verb == "gain_subtype" and alike


def _of_one_verb(clauses: list[Clause]) -> bool:
    """Whether the clauses say that one does the same to a number of these and a number of those."""
    first = clauses[0]
    alike = all(
        replace(part, args=(), doer=first.doer, modal=first.modal) == replace(first, args=())
        and part.doer in (None, first.doer)
        and part.modal in ("", first.modal)
        for part in clauses
    )
    things = [part.args for part in clauses]
    counted = all(
        len(args) == 1 and args[0][0] == "object" and isinstance(args[0][1], Noun)
        and isinstance(args[0][1].n, int) and not args[0][1].id
        for args in things
    )  # fmt: skip
    return len(clauses) > 1 and alike and counted and not first.how and not first.passive


def _plain(node: If) -> bool:
    """Whether a condition is said before what it is for, and nothing else is done otherwise."""
    return node.how == "if" and not node.behind and node.otherwise is None


class Realiser(NounRealiser):
    """One text in one language. Languages override what differs."""

    logs_in_past = False
    """Whether what has just happened is told in the past: “カードを1枚引いた”, and “draws 1 card”."""

    # -- arrangements ----------------------------------------------------------------------------------

    def said(self, node: Node, mode: Mode) -> Tokens:
        """Something that is one part of a sentence."""
        if isinstance(node, Clause):
            return self.clause(node, mode)
        if isinstance(node, Phrase):
            return self.phrase(node)
        if isinstance(node, And | Or | Then):
            return self.joined(node, mode)
        if isinstance(node, If | When) and node.behind:
            first = self.said(node.then, mode)
            if isinstance(node, When):
                return [*first, *self.behind(self.trigger(node.how, node.event, node.nth))]
            return [*first, *self.behind(self.subordinate(node.how, node.condition))]
        if isinstance(node, Decided):
            return self.decided(node, mode)
        if isinstance(node, Headed):
            return self.under_head(node)
        if isinstance(node, Titled):
            # Where somebody else does something, too, an infinitive would not say who.
            told = mode
            if not self.does(node.what):
                told, self.named = "main", {}
            return [*self.np(node.title), "(", *self.said(node.what, told), ")"]
        if isinstance(node, If | When | Fronted | Choice | Sentences | Offer):
            return self.inline(self.spread(node, mode == "after"))
        if isinstance(node, Ability):
            return self.inline(self.spread(Sentences(node.body), mode == "after"))
        raise TypeError(f"{type(node).__name__} is not part of a sentence")

    def under_head(self, node: Headed) -> Tokens:
        """ "Each character in turn: suffer 1 stress"."""
        head = self.phrase(node.head) if isinstance(node.head, Phrase) else self.np(node.head, "nom")
        return [*head, self.colon, *self.said(node.then, "main")]

    def inline(self, sentences: list[Tokens]) -> Tokens:
        """Sentences as parts of one."""
        tokens: Tokens = []
        for sentence in sentences:
            tokens += [";", *sentence] if tokens else sentence
        return tokens

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        """Clauses joined."""
        how = "then" if isinstance(node, Then) else "and" if isinstance(node, And) else "or"
        tokens: Tokens = []
        for i, part in enumerate(node.parts):
            if not i:
                tokens += self.said(part, mode)
                continue
            # "A, B, dann C": only the last one stands behind the conjunction.
            between = how if i == len(node.parts) - 1 else ","
            tokens += [*self.link(between), *self.another(part, node.parts[0], mode, between)]
        return tokens

    one_verb: ClassVar[bool] = False
    """Whether deeds that differ in their objects alone have one verb: "lose 1 click and 1 credit"."""
    when_first: ClassVar[bool] = False
    """Whether a time that several clauses share stands in the first of them, and not in the last."""

    def once(self, node: And | Or | Then) -> And | Or | Then:
        """What is done in the same manner, or for the same time, says so once."""
        clauses = [part for part in node.parts if isinstance(part, Clause)]
        things = [part.arg("object") for part in clauses]
        if isinstance(node, And) and len(clauses) == len(node.parts) and _gained(clauses):
            return And((replace(clauses[0], args=(("object", Several(tuple(filter(None, things)))),)),))
        if isinstance(node, Then) or len(clauses) < len(node.parts):
            return node
        if self.one_verb and isinstance(node, And) and _of_one_verb(clauses):
            return And((replace(clauses[0], args=(("object", Several(tuple(filter(None, things)))),)),))
        last = len(clauses) - 1
        how = all(part.how == clauses[-1].how for part in clauses)
        when = all(part.when == clauses[-1].when for part in clauses)
        at = 0 if self.when_first else last
        return type(node)(
            tuple(
                replace(
                    part, how=() if how and i < last else part.how, when=() if when and i != at else part.when
                )
                for i, part in enumerate(clauses)
            )
        )

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        """A clause joined to a first one: with its modal verb, with its subject."""
        if isinstance(part, Clause) and isinstance(first, Clause) and mode in ("main", "after", "sub"):
            if first.modal and not part.modal and part.doer is None and not part.passive:
                return self.clause(part, "inf")
            same = part.doer == first.doer and part.doer is not None
            same &= mode == "sub" or not self.is_you(part.doer)
            if same and not (part.passive or first.passive):
                return self.clause(part, self.further(mode, how), True)
        return self.said(part, self.further(mode, how))

    @staticmethod
    def differ(one: Node, other: Node) -> bool:
        """Whether two clauses have different subjects: "if you rez it or if an agenda is scored"."""
        if not (isinstance(one, Clause) and isinstance(other, Clause)):
            return False
        subjects = [each.arg("object") if each.passive else each.doer for each in (one, other)]
        return subjects[0] != subjects[1]

    def further(self, mode: Mode, how: str) -> Mode:
        """Where a clause stands that another one was joined to."""
        return "main" if mode == "after" and how != "then" else mode

    def link(self, how: str) -> Tokens:
        """What stands between two clauses."""
        if how == ",":
            return [self.comma]
        return [self.comma, self.conjunction(how)] if how == "then" else [self.conjunction(how)]

    def spread(self, node: Node, after: bool = False) -> list[Tokens]:
        """Something as one or more sentences, without their stops. `after` something in its sentence."""
        mode: Mode = "after" if after else "main"
        if isinstance(node, Sentences):
            done: list[Tokens] = []
            for i, part in enumerate(node.parts):
                if i:
                    self.named.clear()
                done += self.spread(part, after and not i)
            return done
        if isinstance(node, When):
            if node.behind:
                first = self.spread(node.then, after)
                return [[*first[0], *self.behind(self.trigger(node.how, node.event, node.nth))], *first[1:]]
            return self.lead(self.trigger(node.how, node.event, node.nth), node.then)
        if isinstance(node, If):
            return self.conditional(node, after)
        if isinstance(node, Fronted):
            return self.front(self.phrase(node.phrase), node.then)
        if isinstance(node, Offer):
            done = [self.said(node.what, mode)]
            if node.then is not None:
                done += self.lead(self.whether(node.by, True), node.then)
            if node.otherwise is not None:
                done += self.lead(self.whether(node.by, False), node.otherwise)
            return done
        if isinstance(node, Choice):
            done = [self.choose(node, after)]
            return done if node.all_if is None else [*done, self.choose_all(node)]
        if isinstance(node, Aside):
            return [["(", *self.ended(self.spread(node.what)), ")"]]
        if isinstance(node, Then) and not all(self.simple(part) for part in node.parts):
            return self.spread(Sentences(node.parts), after)
        return [self.said(node, mode)]

    def simple(self, node: Node) -> bool:
        """Whether something is one clause, so that it can be joined to others."""
        behind = isinstance(node, When | If) and node.behind and self.simple(node.then)
        return behind or isinstance(node, Clause | And | Phrase)

    def behind(self, tokens: Tokens) -> Tokens:
        """A condition that stands behind what it is about."""
        return tokens

    def lead(self, tokens: Tokens, then: Node) -> list[Tokens]:
        """What happens behind a condition."""
        if self.nests(then):
            first, *rest = self.spread(then)
            return [[*tokens, self.colon, *self.capital(first)], *rest]
        first, *rest = self.spread(then, True)
        return [[*tokens, self.comma, *first], *rest]

    def front(self, tokens: Tokens, then: Node) -> list[Tokens]:
        """A set phrase before what it is about."""
        return self.lead(tokens, then)

    def nests(self, then: Node) -> bool:
        """Whether what stands behind a condition wants a colon, because it begins with another one."""
        return False

    def conditional(self, node: If, after: bool) -> list[Tokens]:
        """ "If ..., ...; otherwise, ..."; "if ...: If ..., ..."."""
        inner = node.then
        if isinstance(inner, If) and _plain(node) and _plain(inner):  # "if ... and ...", not "if ..., if ..."
            return self.conditional(If(And((node.condition, inner.condition)), inner.then), after)
        if isinstance(inner, If) and not (inner.behind or node.behind or node.otherwise is not None):
            condition = self.condition(node)
            nested = self.spread(inner)
            return [[*condition, self.colon, *self.capital(nested[0])], *nested[1:]]
        if node.behind:
            first = self.spread(node.then, after)
            done = [[*first[0], *self.behind(self.subordinate(node.how, node.condition))], *first[1:]]
        else:
            done = self.lead(self.condition(node), node.then)
        if node.otherwise is not None:
            rest = self.spread(node.otherwise, True)
            rest[0] = [*self.otherwise(), *rest[0]]
            done = [[*done[0], ";", *rest[0]], *rest[1:]] if len(done) == 1 else [*done, *rest]
        return done

    def condition(self, node: If) -> Tokens:
        """What must be so. If that is that there is some other thing, "it" would be that thing behind it."""
        tokens = self.subordinate(node.how, node.condition)
        there = node.condition
        thing = there.doer if isinstance(there, Clause) and not there.denied else None
        other = isinstance(thing, Noun) and thing.det in ("a", "another")
        if isinstance(there, Clause) and there.verb.startswith("exist") and other:
            self.named.pop("this", None)
        return tokens

    def parts(self, node: Node) -> Tokens:
        """Something subordinate: "the Runner is tagged and ..."."""
        return self.said(node, "sub")

    # -- paragraphs ------------------------------------------------------------------------------------

    def ended(self, sentences: list[Tokens]) -> Tokens:
        """Sentences with capitals and stops."""
        tokens: Tokens = []
        for sentence in sentences:
            if sentence[:1] == ["("]:
                tokens += sentence
            else:
                tokens += [*self.capital(sentence), self.stop]
        return tokens

    def capital(self, tokens: Tokens) -> Tokens:
        """With a capital first letter."""
        return [tokens[0][:1].upper() + tokens[0][1:], *tokens[1:]] if tokens else tokens

    def price(self, cost: Iterable[Node | NounPhrase]) -> Tokens:
        """The parts of a cost."""
        tokens: Tokens = []
        for i, part in enumerate(cost):
            tokens += [self.comma] if i else []
            noun = isinstance(part, Noun | Name | Several | Quote)
            tokens += self.np(part, "cost") if noun else self.said(part, "cost")  # type: ignore[arg-type]
        return tokens

    def ability(self, node: Ability) -> Tokens:
        """A paragraph: flags, cost, sentences."""
        tokens: Tokens = ["↳"] if node.subroutine else []
        for flag in node.flags:
            tokens += [*self.capital(self.phrase(flag)), "→"]
        if node.cost:
            tokens += self.capital(self.price(node.cost))
            if node.only_if is not None:
                tokens += [self.comma, *self.subordinate("only_if", node.only_if)]
            tokens.append(self.colon)
            self.named.clear()
        return [*tokens, *self.ended(self.spread(Sentences(node.body)))]

    def text(self, node: Node) -> str:
        """Whole sentences."""
        if isinstance(node, Ability):
            return self.layout(self.ability(node))
        return self.layout(self.ended(self.spread(node)))

    def bare(self, node: Node) -> str:
        """Without capital and stop, for labels."""
        return self.layout(self.inline(self.spread(node)))
