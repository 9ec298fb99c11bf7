"""English noun phrases: articles, plurals, subtypes, owners, what stands behind a noun."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from msgspec.structs import replace

from engine.speech.behind import in_order, that_number
from engine.speech.clauses import Clause, Noun, NounPhrase, Quantity, Rel, Several, That
from engine.speech.lexicon import Lexicon, Slot
from engine.speech.realiser import Realiser, Tokens

_DETERMINERS = {
    "the": "the", "this": "this", "that": "that", "each": "each", "any": "any", "all": "all",
    "another": "another", "no": "no", "any_number": "any number of", "other": "other", "first": "the first",
    "a_different": "a different",
}  # fmt: skip
_PLURALS = {"this": "these", "that": "those"}
_ORDINAL = (("top",), ("bottom",), ("first",), ("last",))
"""Adjectives before a number: "the top 3 cards"."""
_PERSONAL = frozenset(("corp", "runner", "player", "opponent", "owner", "character"))


def per(noun: NounPhrase) -> str:
    """ "For each card", "per character"."""
    bare = isinstance(noun, Noun) and not noun.det and noun.n is None and noun.of is None
    return "per" if bare else "for"


def article(word: str) -> str:
    """ "A" or "an"."""
    return "an" if word[:1].lower() in "aeiou" and not word.lower().startswith(("uni", "one", "use")) else "a"


class Phrases(Realiser):
    """English."""

    language = "en"
    lexicon = Lexicon.read(Path(__file__).parent)

    # -- nouns -----------------------------------------------------------------------------------------

    def heads(self, key: str) -> tuple[str, str, str]:
        """A noun's singular, plural and uncounted form."""
        forms = [form.strip() for form in self.lexicon.noun(key).removeprefix("- ").split("/")]
        one = forms[0]
        many = forms[1] if len(forms) > 1 else one + "s"
        return one, many, forms[2] if len(forms) > 2 else one

    def noun(self, noun: Noun, case: str) -> Tokens:
        n = self.quantity(noun.n)
        many = noun.plural or noun.det in ("all", "any_number", "no", "other")
        if n is not None:
            many = abs(n.base) != 1 or n.equal is not None or n.x
            if not n.base and n.each:
                many = abs(n.each) != 1
        long = noun.of if isinstance(noun.of, Noun) and noun.of.rels and not self.known(noun.of) else None
        if long is not None and not self.is_you(long):  # "the memory cost of each card hosted on it"
            return [*self.noun(replace(noun, det="the", of=None), case), "of", *self.np(long)]
        before = self.determined(noun, n)
        middle = [self.lexicon.adjective(key) for key in noun.adj]
        if noun.adj[:1] in _ORDINAL and noun.det and n is not None:
            before, middle = [before[0], middle[0], *before[1:]], middle[1:]
        bare = n is None and noun.det in ("this", "that", "the") and not noun.names and not noun.either
        words = self.alternatives(noun, many, bare, n is not None)
        if noun.det == "a" and middle[:1] == ["other"]:
            before, middle = ["another", *before], middle[1:]
        elif noun.det == "a":
            before = [article((middle + words)[0]), *before]
        tokens = [*before, *middle, *words]
        if n is not None and n.equal is not None and not that_number(n.equal):
            tokens += ["equal to", *self.np(n.equal)]
        for rel in in_order(noun):
            among = rel.x if isinstance(rel, Rel) and rel.key == "out_of" else None
            if among is not None and words in (["card"], ["cards"]) and tokens[-1:] == words:
                tokens = [*tokens[:-1], "of", *self.np(among)]  # "1 of those cards"
                continue
            if isinstance(rel, That):
                tokens += self.relation(rel.clause, many)
            elif many and rel.key == "not" and isinstance(rel.x, Noun):  # "that are not agendas"
                others = replace(rel.x, det="", plural=True)
                tokens += self.fill(self.lexicon.relation("not_plural"), {"x": others})
            else:
                tokens += self.fill(self.lexicon.relation(self.related_by(rel)), rel.args())
        return [*tokens, *self.depending(n)] if n is not None and n.per is not None else tokens

    def depends(self, n: Quantity) -> Tokens:
        return self.depending(n)

    def depending(self, n: Quantity) -> Tokens:
        """ "For each installed program", "for every 5 credits", "plus 1 for each tag"."""
        assert n.per is not None
        every = isinstance(n.per, Noun) and isinstance(n.per.n, int) and n.per.n > 1
        more = ["minus" if n.each < 0 else "plus", str(abs(n.each))] if n.base and n.each else []
        return [*more, per(n.per), *(["every"] if every else []), *self.np(n.per)]

    def mass(self, noun: Noun) -> bool:
        """Whether many of them are said without counting: "rez ice", "all damage is"."""
        one, many, single = self.heads(noun.head)
        return one != single or one == many

    def alternatives(self, noun: Noun, many: bool, bare: bool, counted: bool) -> Tokens:
        """The noun with its subtypes, and what else it may be: "decoder, fracter or killer card"."""
        runs = groupby((noun, *noun.either), lambda part: (part.head, bool(part.names)))
        return self.listed(*(self.alike([*run], many, bare, counted) for _, run in runs))

    def alike(self, parts: Sequence[Noun], many: bool, bare: bool, counted: bool) -> Tokens:
        """Alternatives that differ in their subtypes alone, so that their noun is said once."""
        one, plural, single = self.heads(parts[0].head)
        uncounted = (not counted and self.mass(parts[0])) if many else bare
        head = single if uncounted else plural if many else one
        names = self.listed(*([subtype(each) for each in part.names] for part in parts))
        before, of, mass = head.partition(" of ")
        return [before, "of", *names, mass] if of and names else [*names, head]

    @staticmethod
    def listed(*parts: Tokens) -> Tokens:
        """ "This", "this or that", "one, another or a third"."""
        words: Tokens = []
        for i, part in enumerate(parts):
            words += [] if not i else ["or"] if i == len(parts) - 1 else [","]
            words += part
        return words

    def placed(self, noun: NounPhrase, slot: Slot) -> Tokens:
        if slot.case == "has":  # "each tag the Runner has"
            tokens, person = self.subject(noun)
            return [*tokens, "has" if person == "3" else "have"]
        if slot.case == "controls":  # "a card that you control"
            tokens, person = self.subject(noun)
            return [*tokens, "controls" if person == "3" else "control"]
        return super().placed(noun, slot._replace(word=(slot.word or slot.case).replace("_", " "), case=""))

    def determined(self, noun: Noun, n: Quantity | None) -> Tokens:
        """What stands before adjectives: owner, determiner, number."""
        tokens: Tokens = []
        if noun.of is not None:
            tokens += self.owner(noun.of)
        elif noun.det == "the" and not noun.adj and self.lexicon.noun(noun.head).startswith("- "):
            pass  # "HQ"
        elif noun.det == "each" and n is not None and n.base > 1:
            tokens.append("each of")
        elif noun.det and noun.det != "a":
            many = noun.plural or (n is not None and n.base != 1)
            tokens.append(_PLURALS.get(noun.det, _DETERMINERS[noun.det]) if many else _DETERMINERS[noun.det])
        if noun.up_to:
            depends = isinstance(noun.n, Quantity)  # "at least 1 and up to 2 cards for each tag"
            span = f"at least {noun.fewest} and up to" if depends else f"{noun.fewest} to"
            tokens.append(span if noun.fewest else "up to")
        if noun.at_least:
            tokens.append("at least")
        if n is not None and that_number(n.equal):
            tokens.append("that many")
        if n is not None and n.equal is None:
            number = "X" if n.x else str(n.base or n.each)
            if n.signed and not number.startswith("-"):
                number = "+" + number
            tokens.append(number)
        return tokens

    def owner(self, owner: NounPhrase) -> Tokens:
        """ "Your", "the Runner's", "their"."""
        if self.is_you(owner):
            return ["your"]
        if self.known(owner) and isinstance(owner, Noun):
            return ["their" if owner.head in _PERSONAL else "its"]
        tokens = self.np(owner)
        return [*tokens[:-1], tokens[-1] + ("'" if tokens[-1].endswith("s") else "'s")]

    def subject(self, noun: NounPhrase) -> tuple[Tokens, str]:
        """A subject, and how the verb agrees: "2", "3" or "p"."""
        if self.is_you(noun):
            return self.np(noun, "nom"), "2"
        if isinstance(noun, Several):
            return self.np(noun, "nom"), "p" if noun.how == "and" else "3"
        many = False
        if isinstance(noun, Noun):
            many = noun.plural or noun.det in ("all", "any_number", "no", "other")
            if many and noun.n is None and not self.known(noun) and self.mass(noun):
                return self.np(noun, "nom"), "3"
            many = (
                many
                or (isinstance(noun.n, int) and noun.n != 1)
                or (self.known(noun) and noun.head in _PERSONAL)
            )
        return self.np(noun, "nom"), "p" if many else "3"

    def relation(self, c: Clause, many: bool) -> Tokens:
        """A relative clause."""
        raise NotImplementedError

    def pronoun(self, noun: Noun, case: str) -> Tokens:
        if noun.head in _PERSONAL:
            return ["they" if case == "nom" else "them"]
        many = noun.plural or noun.det == "all" or (isinstance(noun.n, int) and noun.n != 1)
        if many:
            return ["they" if case == "nom" else "them"]
        return ["it"]

    def second(self, case: str) -> Tokens:
        return ["you"]


_LETTERS = frozenset(("AI", "AP", "NBN", "NEXT"))
_NAMES = {
    "Caïssa": "Caïssa", "G Mod": "g-mod", "Haas Bioroid": "Haas-Bioroid", "Jinteki": "Jinteki",
    "Weyland Consortium": "Weyland Consortium", "Anarch": "Anarch", "Criminal": "Criminal",
    "Shaper": "Shaper",
}  # fmt: skip
"""Factions, and other names, as they are written."""


def subtype(name: str) -> str:
    """A subtype before its noun: small, but for names and those that are letters."""
    return name if name in _LETTERS else _NAMES.get(name, name.lower())
