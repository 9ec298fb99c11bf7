"""German noun phrases: cases, endings, owners, what stands behind a noun."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

from engine.speech.behind import bare, bare_deeds, in_order, that_number, whole
from engine.speech.clauses import Clause, Name, Noun, NounPhrase, Quantity, Rel, That
from engine.speech.de import verbs
from engine.speech.de.nouns import (
    Gender,
    Word,
    declined,
    determiner,
    ending,
    pronoun,
    relative,
    word,
    you,
)
from engine.speech.lexicon import Lexicon, Slot
from engine.speech.realiser import Realiser, Tokens

_ORDINAL = (("top",), ("bottom",), ("first",), ("last",))
"""Adjectives before a number: "die obersten 3 Karten"."""
_CONTRACTED = {("in", "dem"): "im", ("von", "dem"): "vom", ("zu", "dem"): "zum", ("zu", "der"): "zur",
               ("an", "dem"): "am", ("bei", "dem"): "beim"}  # fmt: skip
_VOWELS = "aeiouäöü"
PERSONS = frozenset(("corp", "runner", "player", "opponent", "owner", "character"))


def per(noun: NounPhrase) -> str:
    """ "Für jede Karte", "pro Charakter"."""
    bare = isinstance(noun, Noun) and not noun.det and noun.n is None and noun.of is None
    return "pro" if bare else "für"


def plain_card(noun: Noun) -> bool:
    """Whether a noun says no more than "card"."""
    return noun.head == "card" and not (noun.names or noun.adj or noun.either)


class Phrases(Realiser):
    """German."""

    language = "de"
    lexicon = Lexicon.read(Path(__file__).parent)
    quotes = ("„", "“")
    inner_quotes = ("‚", "‘")
    _words: ClassVar[dict[str, Word]]

    # -- nouns -----------------------------------------------------------------------------------------

    def word(self, key: str) -> Word:
        """A noun of the lexicon."""
        found = self._words.get(key)
        if found is None:
            found = self._words[key] = word(self.lexicon.noun(key))
        return found

    def many(self, noun: Noun) -> bool:
        """Whether a noun phrase is in the plural."""
        n = self.quantity(noun.n)
        if n is None:
            if noun.det == "all" and noun.head.endswith(("damage", "hardware")):  # "allen Schaden"
                return False
            return noun.plural or noun.det in ("all", "any_number", "other")
        return abs(n.each) != 1 if n.each and not n.base else abs(n.base) != 1 or n.equal is not None or n.x

    def gender(self, noun: Noun) -> Gender:
        """What agrees with a noun phrase."""
        return "p" if self.many(noun) else self.word(noun.head).gender

    def noun(self, noun: Noun, case: str) -> Tokens:
        if case == "gen" and not noun.det and noun.n is None and noun.of is None:
            noun = replace(noun, det="the")  # "die Zahl der Karten"
        if case == "no":
            return self.noun(replace(noun, det="no", n=None), "nom")
        if noun.either and all(part.head == noun.head and part.names for part in (noun, *noun.either)):
            *first, last = (self.compounding(part.names) for part in (noun, *noun.either))
            names = "-, ".join(first) + "- oder " + last  # "Decoder-, Fracter- oder Killer-Karte"
            return self.noun(replace(noun, names=(names,), either=()), case)
        if noun.either:
            tokens: Tokens = []
            for i, part in enumerate((noun, *noun.either)):
                one = Noun(
                    part.head, noun.det, noun.n, i == 0 and noun.up_to, noun.plural, noun.adj, part.names,
                    of=noun.of, rels=noun.rels if i == len(noun.either) else (), fewest=noun.fewest,
                    at_least=i == 0 and noun.at_least,
                )  # fmt: skip
                word = "und" if noun.det == "no" else "oder"
                tokens += ([word if i == len(noun.either) else ","] if i else []) + self.noun(one, case)
            return tokens
        case = "nom" if case in ("", "plain", "cost") else case
        n = self.quantity(noun.n)
        if noun.head == "max_hand_size" and n is not None and n.signed and (n.base or n.each):
            change = n.base or n.each
            limit = f"ein um {abs(change)} {'höheres' if change > 0 else 'niedrigeres'} Handkartenlimit"
            return [limit, *self.counted(n)]
        many, entry = self.many(noun), self.word(noun.head)
        gender: Gender = "p" if many else entry.gender
        kind, tokens = self.determined(noun, gender, case)
        if noun.adj[:1] in _ORDINAL and noun.det and n is not None:
            tokens.append(self.lexicon.adjective(noun.adj[0]) + ending(kind, gender, case))
            noun = replace(noun, adj=noun.adj[1:])
        if noun.up_to:
            depends = isinstance(noun.n, Quantity)  # "mindestens 1 und bis zu 2 Karten für jeden Tag"
            span = f"mindestens {noun.fewest} und bis zu" if depends else f"{noun.fewest} bis"
            tokens.append(span if noun.fewest else "bis zu")
        if noun.at_least:
            tokens.append("mindestens")
        if n is not None and n.equal is None:
            number = "X" if n.x else str(n.base or n.each)
            tokens.append("+" + number if n.signed and not number.startswith("-") else number)
        elif n is not None and (n.signed or not isinstance(n.equal, Noun)):
            tokens.append("X")
        elif n is not None:  # "so viele Credits, wie ihre Kosten betragen"
            tokens.append("so viel" if entry.one == entry.many else "so viele")
        prefix = ""
        if not kind and n is not None and not (many or n.signed):
            kind = "a"  # a 1 is read as "einem": "auf 1 anderen Ice"
        agreeing = ending(kind, gender, case)
        for key in noun.adj:
            stem = self.lexicon.adjective(key)
            if stem.endswith("-"):
                prefix = stem
            else:
                tokens.append(stem + agreeing)
        if noun.det == "other":
            tokens.append("ander" + agreeing)
        if noun.det == "first":
            tokens.append("erst" + agreeing)
        if entry.adjective:
            tokens.append(entry.adjective + agreeing)
        tokens += [verbs.participle(self.lexicon.verb(verb)) + agreeing for verb in bare_deeds(noun)]
        among = next((rel.x for rel in noun.rels if isinstance(rel, Rel) and rel.key == "out_of"), None)
        if among is not None and plain_card(noun):
            whole = self.np(among, "gen")  # "2 dieser Karten", but "2 von ihnen"
            them = whole == [pronoun("p", "gen")]
            others = tuple(rel for rel in noun.rels if isinstance(rel, Rel) and rel.key == "not")
            more = self.related(replace(noun, rels=others), gender)
            return [*tokens, *(["von", pronoun("p", "dat")] if them else whole), *more]
        head = declined(entry, gender, many, case)
        names = self.compounding(noun.names)
        tokens.append(prefix + (f"{names}-" if names else "") + head)
        if noun.of is not None and not self.owned(noun.of):
            tokens += self.np(noun.of, "gen")
        if n is not None and n.per is not None:  # "1 Karte aus HQ für jeden Tag"
            return [*tokens, *self.related(noun, gender), *self.counted(n)]
        return [*tokens, *self.counted(n), *self.related(noun, gender)]

    def compounding(self, names: tuple[str, ...]) -> str:
        """Subtypes and other names as a compound begins with them: "Codeschranken", "Konzern-Bioroid"."""
        written = (self.lexicon.compound(name) for name in names)
        return "-".join(name if "- " in name else name.replace(" ", "-") for name in written)

    def verb_last(self, c: Clause, gender: Gender) -> Tokens:
        """A relative clause behind its pronoun."""
        raise NotImplementedError

    def depends(self, n: Quantity) -> Tokens:
        return self.counted(n)

    def counted(self, n: Quantity | None) -> Tokens:
        """ "für jede gehostete Virusmarke", "(X ist die Zahl der Tags)"."""
        if n is None:
            return []
        if n.per is not None:
            more = ["minus" if n.each < 0 else "plus", str(abs(n.each))] if n.base and n.each else []
            every = isinstance(n.per, Noun) and isinstance(n.per.n, int) and n.per.n > 1
            return [*more, per(n.per), *(["je"] if every else []), *self.np(n.per, "acc")]
        if n.equal is None or that_number(n.equal):
            return []
        if n.signed or not isinstance(n.equal, Noun):
            return ["(", "X =", *self.np(n.equal, "nom"), ")"]
        several = self.gender(n.equal) == "p"
        return [",", "wie", *self.np(n.equal, "nom"), "betragen" if several else "beträgt", ","]

    def related(self, noun: Noun, gender: Gender) -> Tokens:
        """What stands behind a noun."""
        tokens: Tokens = []
        for rel in in_order(noun):
            if isinstance(rel, Rel) and rel.key == "not" and isinstance(rel.x, Noun) and gender == "p":
                tokens += self.fill(self.lexicon.relation("not"), {"x": replace(rel.x, plural=True)})
                continue  # "2 Karten (keine Ice)"
            if isinstance(rel, Rel) and rel.key == "out_of" and plain_card(noun):
                continue  # "1 dieser Karten"
            if isinstance(rel, That) and bare(rel.clause):
                continue  # "die gezogene Karte"
            if isinstance(rel, That) and whole(rel.clause):
                tokens += [",", "wenn", *self.clause(rel.clause, "sub"), ","]
                continue
            if isinstance(rel, That):
                tokens += [",", relative(gender), *self.verb_last(rel.clause, gender), ","]
                continue
            for item in self.lexicon.relation(self.related_by(rel)):
                if isinstance(item, Slot) and item.role == "who":
                    tokens.append(relative(gender))
                elif isinstance(item, Slot) and item.role == "whom":
                    tokens.append(relative(gender, "acc"))
                elif isinstance(item, Slot) and item.role == "has":
                    owner = rel.x
                    tokens.append(
                        ("hast" if owner is not None and self.is_you(owner) else "hat") + item.behind
                    )
                elif isinstance(item, Slot) and "/" in item.role:
                    one, _, many = item.role.partition("/")
                    tokens.append((many if gender == "p" else one) + item.behind)
                else:
                    tokens += self.fill((item,), rel.args())
        return tokens

    def owned(self, owner: NounPhrase) -> bool:
        """Whether an owner is a determiner ("dein", "sein") and not a genitive."""
        return self.is_you(owner) or self.known(owner)

    def determined(self, noun: Noun, gender: Gender, case: str) -> tuple[str, Tokens]:
        """The determiner and its kind, for the endings behind it."""
        kind: str = noun.det
        if noun.of is not None:
            if not self.owned(noun.of):
                kind = "the"
            elif self.is_you(noun.of):
                kind = "your"
            else:
                owner = self.referent(noun.of)
                kind = "his" if isinstance(owner, Noun) and self.gender(owner) in ("m", "n") else "her"
        if kind in ("any", "a", "a_different") or (kind in ("another", "first") and noun.n is None):
            kind = {"first": "the"}.get(kind, "a")
            extra = {"another": "ander", "a_different": "ander", "any": "beliebig"}.get(noun.det, "")
            if gender == "p":
                return "", [extra + ending("", gender, case)] if extra else []
            return kind, [
                determiner(kind, gender, case),
                *([extra + ending(kind, gender, case)] if extra else []),
            ]
        if kind == "another":
            return "", []
        if kind == "any_number":
            return "", ["beliebig viele"]
        if kind == "the" and self.word(noun.head).name and not noun.adj:
            return "", []
        found = determiner(kind, gender, case)
        return kind if found else "", [found] if found else []

    def pronoun(self, noun: Noun, case: str) -> Tokens:
        return [pronoun(self.gender(noun), case)]

    def second(self, case: str) -> Tokens:
        return [you(case)]

    def placed(self, noun: NounPhrase, slot: Slot) -> Tokens:
        if slot.word == "owner":  # "nach deiner Wahl", "unter seiner Kontrolle"
            owner = self.referent(noun)
            his = isinstance(owner, Noun) and self.gender(owner) in ("m", "n")
            kind = "your" if self.is_you(noun) else "his" if his else "her"
            return [determiner(kind, "f", slot.case)]
        if slot.word == "ohne" and isinstance(noun, Noun) and noun.det == "a":
            noun = replace(noun, det="")  # "ohne Marke"
        if isinstance(noun, Name) and noun.sort and slot.case == "dat" and not slot.word:
            # A name has no cases: "dem Gegner „Die Skala“".
            return [*self.np(Noun(noun.sort, "the"), "dat"), *super().placed(noun, slot)]
        if slot.case == "poss":  # "dieser Karte", but "von dir", "von HQ", "von Sure Gamble"
            named = not isinstance(noun, Noun) or not (noun.det or noun.of)
            double = isinstance(noun, Noun) and noun.of is not None and not self.owned(noun.of)
            if not (named or double or self.owned(noun)):
                return super().placed(noun, slot._replace(case="gen"))
            return [
                *([slot.word] if slot.word else []),
                *self.placed(noun, slot._replace(word="von", case="dat")),
            ]
        named = isinstance(noun, Noun) and self.known(noun) and noun.head not in PERSONS
        if named and slot.word and " " not in slot.word:
            return [("dar" if slot.word[0] in _VOWELS else "da") + slot.word + slot.behind]
        tokens = super().placed(noun, slot)
        if len(tokens) > 1 and (tokens[0], tokens[1]) in _CONTRACTED:
            return [_CONTRACTED[tokens[0], tokens[1]], *tokens[2:]]
        return tokens
