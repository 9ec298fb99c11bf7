"""The abstract syntax: what is said, before any language says it.

Every value is frozen and holds keys of the lexicon, never words of a language; only `Name` is written as it
is everywhere, and subtypes (`Noun.names`) as English writes them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Determiner = Literal[
    "",
    "a",
    "the",
    "this",
    "that",
    "each",
    "any",
    "all",
    "another",
    "no",
    "any_number",
    "other",
    "first",
    "a_different",
]
"""How a noun is picked out. "" with a number is that many, without one the bare noun."""

Modal = Literal["", "may", "must", "can", "cannot"]
Case = str
"""A case of the language: "nom", "acc", "dat", ...; a particle in Japanese."""

Trigger = Literal[
    "when", "whenever", "first", "first_run", "first_encounter", "next", "after", "before", "would",
    "each_would",
]  # fmt: skip
"""when = once; whenever = each time; first = the first time each turn; first_run = the first time in a run;
first_encounter = the first time in an encounter; next = the next time;
after, before = after it, before it; would = before it happens (interrupts)."""

Conjunction = Literal["if", "while", "unless", "only_if", "when"]


class Quantity(msgspec.Struct, frozen=True, gc=False):
    """A number in words: `base`, plus `each` for each of `per`; or as many as `equal` says; or X."""

    base: int = 0
    each: int = 0
    per: NounPhrase | None = None
    equal: NounPhrase | None = None
    x: bool = False
    signed: bool = False
    """ "+2", "-1": a change of a value."""


class Rel(msgspec.Struct, frozen=True, gc=False):
    """What stands behind a noun (in Japanese before it): a line of [relations], about another noun."""

    key: str
    x: NounPhrase | None = None
    y: NounPhrase | None = None

    def args(self) -> dict[str, NounPhrase]:
        """Its slots."""
        return {name: noun for name, noun in (("x", self.x), ("y", self.y)) if noun is not None}


class That(msgspec.Struct, frozen=True, gc=False):
    """A relative clause. Without a doer the noun is its subject; with one it is when: "each time you run"."""

    clause: Clause


class Noun(msgspec.Struct, frozen=True, gc=False):
    """Things of one kind. `head` is a noun of the lexicon."""

    head: str
    det: Determiner = ""
    n: int | Quantity | None = None
    up_to: bool = False
    plural: bool = False
    adj: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Subtypes as English writes them: "Code Gate", "AP"."""
    either: tuple[Noun, ...] = ()
    """Alternatives to the head with the same determiner and adjectives; only their heads and names count."""
    of: NounPhrase | None = None
    rels: tuple[Rel | That, ...] = ()
    id: str = ""
    """What it refers to; a second noun with the same id in a sentence is a pronoun."""
    fewest: int = 0
    """With `up_to`: at least so many, "1 to 3 cards"."""
    at_least: bool = False
    """ "At least 2 cards"."""


class Name(msgspec.Struct, frozen=True, gc=False):
    """A name as it is written, in whatever language: a card, "Server 2"; `quoted` in quotation marks. A
    `subtype` some languages write in their own way. Its `sort`, a noun, is said before it where
    a name alone would stand in a wrong case."""

    text: str
    id: str = ""
    quoted: bool = False
    subtype: bool = False
    sort: str = ""


THIRD = "third person"
"""What a player refers to who is no "you", even to themselves."""


class Several(msgspec.Struct, frozen=True, gc=False):
    """Nouns joined by "and" or "or"."""

    parts: tuple[NounPhrase, ...]
    how: Literal["and", "or"] = "and"


class Quote(msgspec.Struct, frozen=True, gc=False):
    """An ability as a thing: '"↳ End the run."'."""

    ability: Ability


NounPhrase: TypeAlias = Noun | Name | Several | Quote


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A set phrase with nouns in it: a line of [phrases] and its slots."""

    key: str
    args: tuple[tuple[str, NounPhrase], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: NounPhrase) -> Phrase:
        """The phrase with its slots by name."""
        return cls(key, tuple(args.items()))


class Clause(msgspec.Struct, frozen=True, gc=False):
    """One verb and what belongs to it. Make it with `clause`."""

    verb: str
    doer: NounPhrase | None = None
    args: tuple[tuple[str, NounPhrase], ...] = ()
    modal: Modal = ""
    denied: bool = False
    past: bool = False
    passive: bool = False
    """The object is what the sentence is about: "this agenda is scored"."""
    also: tuple[str, ...] = ()
    """Further verbs with the same nouns: "is scored or stolen"."""
    when: tuple[str | Phrase, ...] = ()
    how: tuple[str | Phrase, ...] = ()
    lets: NounPhrase | None = None
    """With "may": who may have the doer do it."""

    def arg(self, role: str) -> NounPhrase | None:
        """The noun in a role."""
        return next((noun for name, noun in self.args if name == role), None)


def clause(
    verb: str,
    doer: NounPhrase | None = None,
    object: NounPhrase | None = None,
    *,
    modal: Modal = "",
    denied: bool = False,
    past: bool = False,
    passive: bool = False,
    also: tuple[str, ...] = (),
    when: str | Phrase | tuple[str | Phrase, ...] = (),
    how: str | Phrase | tuple[str | Phrase, ...] = (),
    **roles: NounPhrase | None,
) -> Clause:
    """A clause; roles that are None are left out. `from_` and `in_` are the roles "from" and "in"."""
    args = {"object": object, **roles}
    return Clause(
        verb, doer, tuple((role.rstrip("_"), noun) for role, noun in args.items() if noun is not None),
        modal, denied, past, passive, also,
        when if isinstance(when, tuple) else (when,), how if isinstance(how, tuple) else (how,),
    )  # fmt: skip


class _Joined(msgspec.Struct, frozen=True, gc=False):
    parts: tuple[Node, ...]


class Then(_Joined, frozen=True, gc=False):
    """One after the other: "draw 1 card, then lose 1 click"."""


class And(_Joined, frozen=True, gc=False):
    """At once, or both true."""


class Or(_Joined, frozen=True, gc=False):
    """One of them, or any of them true."""


class If(msgspec.Struct, frozen=True, gc=False):
    """Something on a condition; `behind` puts the condition at the end."""

    condition: Node
    then: Node
    otherwise: Node | None = None
    how: Conjunction = "if"
    behind: bool = False


class When(msgspec.Struct, frozen=True, gc=False):
    """What happens at an event. `then` may be `Sentences`: the first stands behind the trigger."""

    event: Node
    then: Node
    how: Trigger = "when"
    behind: bool = False
    nth: int = 1
    """Of "first": the second time each turn, and so on."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What somebody may do (`what` has the modal), and what follows if they do or do not."""

    what: Node
    then: Node | None = None
    otherwise: Node | None = None
    by: NounPhrase | None = None


class Decided(msgspec.Struct, frozen=True, gc=False):
    """What nobody does, but somebody may have be so: "you may choose that the Runner cannot run"."""

    what: Node
    by: NounPhrase | None = None


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One (or `n`) of some things; `by` whoever chooses, `doer` who does it; all if `all_if`; or none."""

    options: tuple[Node, ...]
    doer: NounPhrase | None = None
    by: NounPhrase | None = None
    all_if: Node | None = None
    modal: Literal["", "may", "must"] = ""
    instead: bool = False
    """All of them instead of one, and not one after the other."""
    n: int = 1
    """How many of them."""
    least: int | None = None
    """The fewest, if it may be less."""
    fresh: bool = False
    """Only of what was not done before."""

    @property
    def any_number(self) -> bool:
        """Whether it may be all of them: "1 or more"."""
        return self.least is not None and self.n == len(self.options)


class Headed(msgspec.Struct, frozen=True, gc=False):
    """Something under a head, with a colon: "each character in turn: suffer 1 stress"."""

    head: NounPhrase | Phrase
    then: Node
    aside: Noun | None = None
    """How often, where the head says no more: a label has it in brackets behind what is done."""


class Fronted(msgspec.Struct, frozen=True, gc=False):
    """Something behind a set phrase: "as an additional cost to rez it, forfeit 2 agendas"."""

    phrase: Phrase
    then: Node


class Titled(msgspec.Struct, frozen=True, gc=False):
    """Something that has a name of its own: "Over the roofs (suffer 3 stress)"."""

    title: Name
    what: Node


class Sentences(msgspec.Struct, frozen=True, gc=False):
    """Several sentences."""

    parts: tuple[Node, ...]


class Aside(msgspec.Struct, frozen=True, gc=False):
    """A sentence in brackets."""

    what: Node


class Ability(msgspec.Struct, frozen=True, gc=False):
    """A paragraph: flags with an arrow, a cost before a colon (and when only it can be paid), sentences."""

    body: tuple[Node, ...] = ()
    flags: tuple[str | Phrase, ...] = ()
    cost: tuple[Node | NounPhrase, ...] = ()
    subroutine: bool = False
    only_if: Node | None = None


Node: TypeAlias = (
    Clause | Phrase | Then | And | Or | If | When | Offer | Decided | Choice | Fronted | Headed | Titled
    | Sentences | Aside | Ability
)  # fmt: skip

CORP = Noun("corp", "the", id="corp")
RUNNER = Noun("runner", "the", id="runner")


def either(*parts: NounPhrase) -> NounPhrase:
    """ "HQ or R&D"."""
    return parts[0] if len(parts) == 1 else Several(parts, "or")


def both(*parts: NounPhrase) -> NounPhrase:
    """ "HQ and R&D"."""
    return parts[0] if len(parts) == 1 else Several(parts, "and")
