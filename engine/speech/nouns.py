"""What the grammars of all languages share of nouns: what has been named, slots and set phrases, layout.

A grammar gives words as tokens; `layout` puts spaces and commas between them, so that nothing has to be
mended afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from engine.speech.clauses import (
    THIRD,
    Ability,
    And,
    Choice,
    Clause,
    Decided,
    Name,
    Node,
    Noun,
    NounPhrase,
    Offer,
    Or,
    Phrase,
    Quantity,
    Quote,
    Rel,
    Sentences,
    Several,
    That,
    Then,
    Trigger,
)
from engine.speech.lexicon import Frame, Group, Lexicon, Slot

Tokens: TypeAlias = list[str]
Mode = Literal["main", "after", "sub", "inf", "cost", "rel"]
"""Where a clause stands: on its own, behind another part of its sentence, subordinate, as an infinitive, as a
cost, behind the noun that is its subject."""


STATES = frozenset((
    "become", "cost_less", "cost_more", "cost_to", "count_as", "get", "need", "need_fewer_to_win",
    "need_to_win",
    "protect",
    "lose_abilities",
    "exceed", "win", "match", "differ",
))  # fmt: skip
"""Verbs that say how something is: never an instruction ("you get +2 maximum hand size")."""


EARLY: frozenset[object] = frozenset(("instead", "this_way", "after_resolving"))
"""Set phrases that some languages say before the nouns."""


def state(verb: str) -> bool:
    """Whether a verb says how something is, and not what is done."""
    return verb in STATES or verb == "have" or verb.startswith(("be_", "have_", "hold_", "exist"))


_OWN = frozenset(("chosen_by", "controlled_by", "of_player"))
"""Relations to an owner."""
_OF_RUNS = frozenset(("accessed", "approached_now", "encountered_now", "last_encountered"))
"""What the Runner meets in a run, who may be the reader."""
_CARDS = frozenset((
    "card", "ice", "agenda", "asset", "upgrade", "operation", "event", "program", "hardware", "resource",
    "identity",
))  # fmt: skip
"""What a pronoun for a card could be taken for."""
_CLOSING = frozenset(".:;)")


def minus(token: str) -> str:
    """A negative number with its proper sign."""
    return "−" + token[1:] if token[:1] == "-" and token[1:].isdigit() else token


def _in_one(node: Node) -> Node:
    """Deeds one after the other, however they were told."""
    if not isinstance(node, Sentences | Then):
        return node
    parts: list[Node] = []
    for part in map(_in_one, node.parts):
        parts += part.parts if isinstance(part, Then) else (part,)
    plain = all(
        isinstance(part, Clause) or (isinstance(part, And) and all(isinstance(p, Clause) for p in part.parts))
        for part in parts
    )
    modal = [p for p in parts[1:] if isinstance(p, Clause) and p.modal]
    return Then(tuple(parts)) if plain and not modal else node


class NounRealiser:
    """One text in one language. Languages override what differs."""

    _words: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        """Nouns that were read are kept by each for itself: other words laid over a lexicon are others."""
        cls._words = {}

    language: ClassVar[str]
    lexicon: ClassVar[Lexicon]
    space: ClassVar[str] = " "
    comma: ClassVar[str] = ","
    stop: ClassVar[str] = "."
    letters: ClassVar[str] = "abcdefgh"
    """What options with names are counted by."""
    brackets: ClassVar[tuple[str, str]] = (" (", ")")
    """Around what is said aside."""
    colon: ClassVar[str] = ":"
    quotes: tuple[str, str] = ("“", "”")
    inner_quotes: ClassVar[tuple[str, str]] = ("‘", "’")
    names_subtypes: ClassVar[bool] = False
    """Whether subtypes stand in quotes, because they are not declined."""
    """What is quoted in a quotation."""

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

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        """ "the first time each turn you install a program"; the `nth` time instead of the first."""
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
            tokens += [*([";"] if i else []), f"({self.letters[i]})", *self.option(option, choice)]
        return tokens

    def option(self, node: Node, choice: Choice) -> Tokens:
        """One of the things to choose from: what is done, as an infinitive; in full what then cannot be, and
        what several do, so that it stays whose it is. If one is said in full, so are the others."""
        own = choice.modal != "must" and (choice.doer is None or self.is_you(choice.doer))
        node, all_ = self.steps(node), tuple(map(self.steps, choice.options))
        full = any(self.in_full(each, choice) for each in all_) if own else self.in_full(node, choice)
        named = dict(self.named)
        said = self.said(node, "main" if full else "inf")
        if full:  # whoever is named in one of them is named anew in the next
            self.named = named
        return said

    def steps(self, node: Node) -> Node:
        """What is done in several sentences as one: "search your stack, shuffle it, then add that card"."""
        return _in_one(node)

    @staticmethod
    def between(choice: Choice, word: str) -> Tokens:
        """ "Or" between two things; with a semicolon if one of them is done in several steps."""
        long = any(isinstance(_in_one(option), Then) for option in choice.options)
        return [";", word] if long else [word]

    def in_full(self, node: Node, choice: Choice) -> bool:
        """Whether an infinitive would not say who does a thing."""
        parts = node.parts if isinstance(node, And | Or | Then) else (node,)
        if isinstance(node, Offer | Sentences):
            return True  # no infinitive says what follows if somebody does it
        barred = isinstance(parts[0], Clause) and parts[0].modal in ("cannot", "must")
        barred |= isinstance(node, Then) and isinstance(parts[0], Clause) and parts[0].modal == "may"
        barred |= any(
            isinstance(part, Clause) and isinstance(part.doer, Noun) and part.doer.det == "this"
            for part in parts
        )  # "this ice gains Sentry"
        barred |= any(isinstance(part, Clause) and part.modal in ("can", "may") for part in parts[1:])
        doers = {
            None if part.doer in (choice.by, choice.doer) or self.is_you(part.doer) else part.doer
            for part in parts
            if isinstance(part, Clause)
        }
        found = [part.doer for part in parts if isinstance(part, Clause)]
        both = choice.by in found and any(self.is_you(who) for who in found)
        return barred or both or len(doers) > 1

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        """ "You may choose that the Runner cannot run"."""
        raise NotImplementedError

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

    def said(self, node: Node, mode: Mode) -> Tokens:
        """Something that is one part of a sentence."""
        raise NotImplementedError

    def ability(self, node: Ability) -> Tokens:
        """A paragraph, for what is quoted."""
        raise NotImplementedError

    # -- nouns -----------------------------------------------------------------------------------------

    def is_you(self, noun: NounPhrase | None) -> bool:
        """Whether a noun is the player who reads."""
        return (
            isinstance(noun, Noun)
            and bool(self.you)
            and noun.head == self.you
            and not noun.of
            and noun.id != THIRD
        )

    def known(self, noun: NounPhrase) -> bool:
        """Whether this sentence has named it, so that a pronoun will do."""
        return isinstance(noun, Noun) and bool(noun.id) and noun.id in self.named

    def referent(self, noun: NounPhrase) -> NounPhrase:
        """What a pronoun stands for: the noun by which it was named."""
        return (self.named.get(noun.id) or noun) if isinstance(noun, Noun) else noun

    def name_in(self, name: str, case: str) -> str:
        """A name in a case: as it is written, in most languages."""
        return name

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
            quoted = noun.quoted or (noun.subtype and self.names_subtypes)
            before, behind = self.quotes if quoted else ("", "")
            text = self.lexicon.subtype(noun.text) if noun.subtype else self.name_in(noun.text, case)
            return [before + text + behind]
        if isinstance(noun, Quote):
            inner = type(self)(self.you)
            before, behind = self.quotes
            inner.quotes = self.inner_quotes
            return [before + inner.layout(inner.ability(noun.ability)) + behind]
        if self.is_you(noun):
            return self.second(case)
        if self.known(noun) and self.understood(noun):
            return self.pronoun(self.named[noun.id] or noun, case)
        tokens = self.noun(noun, case)
        if noun.id:
            self.named.pop(noun.id, None)
            self.named[noun.id] = noun
        return tokens

    def understood(self, noun: Noun) -> bool:
        """Whether a pronoun would be taken for what it stands for: no other card was named since."""
        if noun.head not in _CARDS or noun.det not in ("that", "this", "the") or noun.plural:
            return True
        last = [each for each in self.named.values() if each is not None and each.head in _CARDS]
        return not last or last[-1].id == noun.id

    def related_by(self, rel: Rel) -> str:
        """The line of the lexicon that says a relation: another one for an owner who is not said in full,
        "under your control"."""
        own = rel.x is not None and (self.is_you(rel.x) or self.known(rel.x))
        if rel.key in _OF_RUNS and self.you == "runner" and self.lexicon.has("relations", rel.key + "_own"):
            own = True  # "the card you are accessing"
        return rel.key + "_own" if own and rel.key in (_OWN | _OF_RUNS) else rel.key

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
        args = dict(phrase.args)
        price = args.get("x")
        n = price.n if phrase.key.startswith("paying_") and isinstance(price, Noun) else None
        if not (isinstance(price, Noun) and isinstance(n, Quantity) and n.per is not None and not n.base):
            return self.fill(self.lexicon.phrase(phrase.key), args)
        # "paying 3 credits less for each card": what a number depends on stands behind the phrase
        said = self.fill(self.lexicon.phrase(phrase.key), {**args, "x": replace(price, n=Quantity(n.each))})
        return self.depending_on(said, n)

    def depending_on(self, said: Tokens, n: Quantity) -> Tokens:
        """A phrase with what its number depends on: "paying 3 credits less for each card"."""
        depends = self.depends(n)
        return [*said[:-1], *depends, self.comma] if said[-1:] == [self.comma] else [*said, *depends]

    def depends(self, n: Quantity) -> Tokens:
        """ "For each card", of a number that is so much for each of something."""
        raise NotImplementedError

    def phrases(self, phrases: Iterable[str | Phrase]) -> Tokens:
        """Set phrases one after the other."""
        return [token for phrase in phrases for token in self.phrase(phrase)]

    @staticmethod
    def twice(c: Clause) -> bool:
        """Whether a time belongs to the clause and to what it is about: "if this turn you scored a card that
        was not installed this turn"."""
        thing = c.arg("object")
        rels = thing.rels if isinstance(thing, Noun) else ()
        return bool(c.when) and any(
            isinstance(rel, That) and set(rel.clause.when) & set(c.when) for rel in rels
        )

    @staticmethod
    def quantity(n: int | Quantity | None) -> Quantity | None:
        """A number as a `Quantity`."""
        return Quantity(n) if isinstance(n, int) else n

    # -- layout ----------------------------------------------------------------------------------------

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
