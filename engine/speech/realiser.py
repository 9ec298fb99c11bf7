"""What the grammars of all languages share: sentences from arrangements, what has been named, layout.

A grammar gives words as tokens; `layout` puts spaces and commas between them, so that nothing has to be
mended afterwards. A `Realiser` serves one text: it knows who reads and what the sentence has named so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal, TypeAlias

from engine.speech.clauses import (
    Ability,
    And,
    Aside,
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
    Quote,
    Sentences,
    Several,
    Then,
    Titled,
    Trigger,
    When,
)
from engine.speech.lexicon import Frame, Group, Lexicon, Slot

Tokens: TypeAlias = list[str]
Mode = Literal["main", "after", "sub", "inf", "cost", "rel"]
"""Where a clause stands: on its own, behind another part of its sentence, subordinate, as an infinitive, as a
cost, behind the noun that is its subject."""


STATES = frozenset((
    "become", "cost_less", "cost_more", "cost_to", "count_as", "get", "need", "protect", "lose_abilities",
    "exceed", "win", "match", "differ",
))  # fmt: skip
"""Verbs that say how something is: never an instruction ("you get +2 maximum hand size")."""


EARLY: frozenset[object] = frozenset(("instead", "this_way", "after_resolving"))
"""Set phrases that some languages say before the nouns."""


def state(verb: str) -> bool:
    """Whether a verb says how something is, and not what is done."""
    return verb in STATES or verb == "have" or verb.startswith(("be_", "have_", "exist"))


def whole(c: Clause) -> bool:
    """Whether a clause behind a noun has a subject of its own."""
    return c.doer is not None or (c.passive and c.arg("object") is not None)


_CLOSING = frozenset(".:;)")


def minus(token: str) -> str:
    """A negative number with its proper sign."""
    return "−" + token[1:] if token[:1] == "-" and token[1:].isdigit() else token


class Realiser:
    """One text in one language. Languages override what differs."""

    language: ClassVar[str]
    lexicon: ClassVar[Lexicon]
    space: ClassVar[str] = " "
    comma: ClassVar[str] = ","
    stop: ClassVar[str] = "."
    colon: ClassVar[str] = ":"
    quotes: ClassVar[tuple[str, str]] = ("“", "”")

    def __init__(self, you: str = "", named: Iterable[str] = (), telling: bool = False) -> None:
        self.you = you
        self.telling = telling
        self.named: dict[str, Noun | None] = dict.fromkeys(named)

    # -- what a language must give ---------------------------------------------------------------------

    def clause(self, c: Clause, mode: Mode, shared: bool = False) -> Tokens:
        """A clause in its place. `shared`: its subject is that of the clause before, not said again."""
        raise NotImplementedError

    def noun(self, noun: Noun, case: str) -> Tokens:
        """A noun with all that belongs to it, not a pronoun."""
        raise NotImplementedError

    def pronoun(self, noun: Noun, case: str) -> Tokens:
        """A noun that has been named."""
        raise NotImplementedError

    def second(self, case: str) -> Tokens:
        """ "You"."""
        raise NotImplementedError

    def conjunction(self, how: str) -> str:
        """ "and", "or", "then"."""
        raise NotImplementedError

    def subordinate(self, how: str, condition: Node) -> Tokens:
        """ "if the Runner is tagged"."""
        raise NotImplementedError

    def trigger(self, how: Trigger, event: Node) -> Tokens:
        """ "the first time each turn you install a program"."""
        raise NotImplementedError

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        """ "if they do", "if they do not"."""
        raise NotImplementedError

    def otherwise(self) -> Tokens:
        """ "otherwise,"."""
        raise NotImplementedError

    def lettered(self, choice: Choice) -> Tokens:
        """ "(a) Jump (suffer 1 stress); (b) Stand back (...)": options that have names."""
        tokens: Tokens = []
        for i, option in enumerate(choice.options):
            tokens += [*([";"] if i else []), f"({chr(ord('a') + i)})", *self.said(option, "inf")]
        return tokens

    def choose(self, choice: Choice, after: bool) -> Tokens:
        """ "either gain 3 credits or draw 3 cards"."""
        raise NotImplementedError

    def choose_all(self, choice: Choice) -> Tokens:
        """ "if the Runner is tagged, you may do both"."""
        raise NotImplementedError

    def instructs(self, c: Clause) -> bool:
        """Whether a clause is an instruction: to nobody in particular, or to the reader whose card it is."""
        if c.modal or c.past or c.passive or state(c.verb):
            return False
        return c.doer is None or (self.is_you(c.doer) and not self.telling)

    def does(self, node: Node) -> bool:
        """Whether something is done by the reader, so that an infinitive tells it."""
        if isinstance(node, And | Or | Then):
            return all(self.does(part) for part in node.parts)
        return isinstance(node, Clause) and (node.doer is None or self.is_you(node.doer))

    # -- nouns -----------------------------------------------------------------------------------------

    def is_you(self, noun: NounPhrase | None) -> bool:
        """Whether a noun is the player who reads."""
        return isinstance(noun, Noun) and bool(self.you) and noun.head == self.you and not noun.of

    def known(self, noun: NounPhrase) -> bool:
        """Whether this sentence has named it, so that a pronoun will do."""
        return isinstance(noun, Noun) and bool(noun.id) and noun.id in self.named

    def referent(self, noun: NounPhrase) -> NounPhrase:
        """What a pronoun stands for: the noun by which it was named."""
        return (self.named.get(noun.id) or noun) if isinstance(noun, Noun) else noun

    def np(self, noun: NounPhrase, case: str = "") -> Tokens:
        """A noun phrase in a case."""
        if isinstance(noun, Several):
            tokens: Tokens = []
            for i, part in enumerate(noun.parts):
                if i:
                    last = i == len(noun.parts) - 1
                    tokens.append(self.conjunction(noun.how) if last else self.comma)
                tokens += self.np(part, case)
            return tokens
        if isinstance(noun, Name):
            before, behind = self.quotes if noun.quoted else ("", "")
            return [before + noun.text + behind]
        if isinstance(noun, Quote):
            before, behind = self.quotes
            return [before + type(self)(self.you).layout(self.ability(noun.ability)) + behind]
        if self.is_you(noun):
            return self.second(case)
        if self.known(noun):
            return self.pronoun(self.named[noun.id] or noun, case)
        tokens = self.noun(noun, case)
        if noun.id:
            self.named[noun.id] = noun
        return tokens

    def placed(self, noun: NounPhrase, slot: Slot) -> Tokens:
        """A noun in a slot of a frame: its preposition or particle, its case."""
        inside = self.np(noun, slot.case)
        tokens = [*([slot.word] if slot.word else []), *inside]
        if slot.before:
            tokens[0] = slot.before + tokens[0]
        if slot.behind:
            tokens[-1] += slot.behind
        return tokens

    def fill(self, frame: Frame | Iterable[Slot | str], args: Mapping[str, NounPhrase]) -> Tokens:
        """A frame with its slots filled."""
        tokens: Tokens = []
        for item in frame:
            if isinstance(item, str):
                tokens.append(item)
            elif isinstance(item, Group):
                if all(isinstance(part, str) or part.role in args for part in item.items):
                    tokens += self.fill(item.items, args)
            elif item.role in args:
                tokens += self.placed(args[item.role], item)
        return tokens

    def phrase(self, phrase: str | Phrase) -> Tokens:
        """A set phrase."""
        if isinstance(phrase, str):
            return self.fill(self.lexicon.phrase(phrase), {})
        return self.fill(self.lexicon.phrase(phrase.key), dict(phrase.args))

    def phrases(self, phrases: Iterable[str | Phrase]) -> Tokens:
        """Set phrases one after the other."""
        return [token for phrase in phrases for token in self.phrase(phrase)]

    @staticmethod
    def quantity(n: int | Quantity | None) -> Quantity | None:
        """A number as a `Quantity`."""
        return Quantity(n) if isinstance(n, int) else n

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
                return [*first, *self.behind(self.trigger(node.how, node.event))]
            return [*first, *self.behind(self.subordinate(node.how, node.condition))]
        if isinstance(node, Headed):
            return self.under_head(node)
        if isinstance(node, Titled):
            return [*self.np(node.title), "(", *self.said(node.what, mode), ")"]
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
            if i:
                last = i == len(node.parts) - 1
                tokens += self.link(how if last else ",")
            tokens += self.another(part, node.parts[0], mode, how) if i else self.said(part, mode)
        return tokens

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        """A clause joined to a first one: with its modal verb, with its subject."""
        if isinstance(part, Clause) and isinstance(first, Clause) and mode in ("main", "after", "sub"):
            if first.modal and not part.modal and part.doer is None and not part.passive:
                return self.clause(part, "inf")
            same = part.doer == first.doer and part.doer is not None and not self.is_you(part.doer)
            if same and not (part.passive or first.passive):
                return self.clause(part, self.further(mode, how), True)
        return self.said(part, self.further(mode, how))

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
                return [[*first[0], *self.behind(self.trigger(node.how, node.event))], *first[1:]]
            return self.lead(self.trigger(node.how, node.event), node.then)
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
        """ "If ..., ...; otherwise, ..."."""
        if node.behind:
            first = self.spread(node.then, after)
            done = [[*first[0], *self.behind(self.subordinate(node.how, node.condition))], *first[1:]]
        else:
            done = self.lead(self.subordinate(node.how, node.condition), node.then)
        if node.otherwise is not None:
            rest = self.spread(node.otherwise, True)
            rest[0] = [*self.otherwise(), *rest[0]]
            done = [[*done[0], ";", *rest[0]], *rest[1:]] if len(done) == 1 else [*done, *rest]
        return done

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

    def layout(self, tokens: Iterable[str]) -> str:
        """Tokens with spaces between them; of several marks in a row the strongest is left."""
        text: list[str] = []
        for token in tokens:
            if not token:
                continue
            if token in _CLOSING or token == self.comma:
                if token == self.stop and text and text[-1].endswith(self.stop + self.quotes[1]):
                    continue  # a sentence that was quoted has ended this one too
                if text and text[-1] == self.comma:
                    text.pop()
                elif token == self.comma and (not text or text[-1] in "(.:;"):
                    continue
                text.append(token)
            else:
                if text and text[-1] != " " and text[-1] != "(":
                    text.append(" ")
                text.append(minus(token))
        return "".join(text).removesuffix(self.comma)
