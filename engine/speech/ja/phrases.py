"""Japanese noun phrases: particles, counters, what stands before a noun."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.speech.clauses import (
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Rel,
    Several,
    That,
)
from engine.speech.lexicon import Lexicon, Slot
from engine.speech.realiser import Realiser, Tokens, whole

_DETERMINERS = {
    "this": "この", "that": "その", "each": "各", "any": "任意の", "all": "すべての", "another": "別の",
    "other": "他の", "first": "最初の", "a_different": "別の",
}  # fmt: skip
_PERSONS = frozenset(("corp", "runner", "player", "opponent", "owner"))
_FLOATING = frozenset(("を", "が"))
"""Particles behind which the number stands: "カードを1枚"."""


def _distance(rel: Rel | That) -> float:
    """How far before the noun: what happened to it, where it is, what can be done to it, what it is a copy
    of."""
    if isinstance(rel, That):
        told = rel.clause  # "このサーバーのルートのアドバンスできるカード"
        return 1.5 if told.modal == "can" and not (told.doer or told.when or told.how) else 0
    return 3 if rel.key == "of" else 2 if rel.key.startswith("with") or rel.key == "different_names" else 1


def _protects(rel: Rel | That) -> bool:
    return isinstance(rel, Rel) and rel.key == "protecting"


class Phrases(Realiser):
    """Japanese."""

    language = "ja"
    lexicon = Lexicon.read(Path(__file__).parent)
    quotes = ("「", "」")
    comma = "、"
    stop = "。"
    brackets = ("（", "）")
    inner_quotes = ("『", "』")
    colon = "："
    doing: str | None = None
    """Whose doing the clause is: what is theirs is "自身の"."""

    # -- nouns -----------------------------------------------------------------------------------------

    def head(self, key: str) -> tuple[str, str]:
        """A noun and its counter."""
        word, _, counter = self.lexicon.noun(key).rpartition(" ")
        return word, counter

    def amount(self, noun: Noun, n: Quantity) -> str:
        """ "3", "X", "+2"."""
        number = "X" if n.x else str(n.base or n.each)
        if noun.fewest and not isinstance(noun.n, Quantity):
            number = f"{noun.fewest}〜{number}"
        return "+" + number if n.signed and not number.startswith("-") else number

    @staticmethod
    def bound(noun: Noun, counter: str = "") -> str:
        """ "Up to" or "at least", behind a number."""
        if noun.fewest and noun.up_to and isinstance(noun.n, Quantity):  # "タグ1つにつき2枚まで（最低1枚）"
            return f"まで（最低{noun.fewest}{counter}）"
        return "以上" if noun.at_least else "まで" if noun.up_to and not noun.fewest else ""

    def noun(self, noun: Noun, case: str) -> Tokens:
        return self.counted(noun, case in _FLOATING)[0]

    def counted(self, noun: Noun, floating: bool) -> tuple[Tokens, str]:
        """A noun phrase, and the number to put behind its particle if it floats."""
        n = self.quantity(noun.n)
        counter = self.head(noun.head)[1]
        words = [self.named_by_subtypes(part) for part in (noun, *noun.either)]
        tokens: Tokens = []
        for rel in sorted(noun.rels, key=_distance):
            if isinstance(rel, That):
                tokens += self.clause(rel.clause, "sub" if whole(rel.clause) else "rel")
            elif (
                rel.key == "out_of"
                and noun.head == "card"
                and not (noun.names or noun.either)
                and isinstance(rel.x, Noun)
                and (rel.x.det == "that" or "remaining" in rel.x.adj)
            ):
                rest = "remaining" in rel.x.adj
                tokens.append("残りの" if rest else "その中の")  # not "その カードのうちの カード"
            elif (
                rel.key == "out_of"
                and rel.x is not None
                and noun.head == "card"
                and not (noun.names or noun.either)
                and n is not None
                and n.base
                and n.per is None
            ):  # "R&Dの一番上のカード5枚のうち1枚"
                return [
                    *tokens,
                    *self.np(rel.x),
                    "のうち",
                    self.amount(noun, n) + counter + self.bound(noun),
                ], ""
            elif rel.key not in ("including_this", "capped", "minus"):
                apart = tokens and rel.key.startswith("with")  # not counters that protect the server
                tokens += ["、"] if apart and any(_protects(each) for each in noun.rels) else []
                tokens += self.fill(self.lexicon.relation(self.related_by(rel)), rel.args())
                if rel.key == "past" and "hosted" not in noun.adj:  # "1個を超えるタグ"
                    tokens[-1] = tokens[-1].replace("超えて", "超える")
        if noun.of is not None:
            tokens += [self.owner(noun.of), "の"]
        if noun.det in ("all", "each") and noun.adj[:1] == ("other",):  # "他のすべてのカード"
            tokens.append(self.lexicon.adjective("other"))
            noun = replace(noun, adj=noun.adj[1:])
        each = "各" if noun.det == "each" and n is None else ""  # right before the noun: "レゾ状態の各アイス"
        tokens.append("" if noun.det == "each" else _DETERMINERS.get(noun.det, ""))
        before, behind = "", ""
        if n is not None and n.equal is not None:
            before = "".join(self.np(n.equal)) + "と同じ数の"
        elif n is not None and n.signed:
            behind = self.amount(noun, n)
        elif n is not None and counter == "=":
            before = self.amount(noun, n)
        elif n is not None:
            # "つ" counts to nine.
            counted = "個" if counter == "つ" and (n.x or max(n.base, n.each) > 9) else counter
            before, behind = "", self.amount(noun, n) + counted + self.bound(noun, counted)
        if noun.det == "any_number":
            before, behind = (
                ("", "任意の" + ("枚数" if counter == "枚" else "数")) if floating else ("任意の数の", "")
            )
        adjectives = [self.lexicon.adjective(key) for key in noun.adj]
        joined = each + "か".join(words)
        if counter == "=" or (n is not None and n.equal is not None):
            tokens += [*adjectives, before, joined]
        else:
            tokens += [before, *adjectives, joined]
        if (n is not None and n.signed) or not floating:
            tokens.append(behind)
            behind = ""
        if counter == "=":
            tokens.append(self.bound(noun))
        if n is not None and n.per is not None and n.base and n.each < 0:
            unit = str(abs(n.each)) + (joined if counter == "=" else counter)
            tokens = [*self.per(n.per), unit, "を引いた", *tokens]
        elif n is not None and n.per is not None:
            lead, each_one = self.shares(noun)
            tokens, behind = self.counted(each_one, floating)
            return [*lead, *tokens], behind
        if any(not isinstance(rel, That) and rel.key == "including_this" for rel in noun.rels):
            tokens.append("（このカードを含む）")
        for rel in noun.rels:
            if isinstance(rel, Rel) and rel.key == "minus":  # "印刷されたコストから1を引いた数"
                tokens += self.fill(self.lexicon.relation(rel.key), rel.args())
            if isinstance(rel, Rel) and rel.key == "capped":  # "ランナーのカードの数（最大6）"
                tokens.append(f"（{''.join(self.fill(self.lexicon.relation(rel.key), rel.args()))}）")
        return tokens, behind

    def owner(self, noun: NounPhrase) -> str:
        """Whose: "自分" is the reader's, "自身" that of whoever does it."""
        if self.is_you(noun):
            return "自分"
        return "自身" if isinstance(noun, Noun) and noun.head == self.doing else "".join(self.np(noun))

    def named_by_subtypes(self, noun: Noun) -> str:
        """ "コードゲートサブルーチン"; a noun of its own stands alone, "アイスブレイカー"."""
        names, head = [self.lexicon.subtype(name) for name in noun.names], self.head(noun.head)[0]
        return "".join((*(name for name in names if name != head), head))

    def phrase(self, phrase: str | Phrase) -> Tokens:
        if isinstance(phrase, Phrase) and phrase.key == "for_each":
            return self.per(phrase.args[0][1])
        return super().phrase(phrase)

    def depending_on(self, said: Tokens, n: Quantity) -> Tokens:
        return said if n.per is None else [*self.per(n.per), *said]

    def shares(self, noun: Noun) -> tuple[Tokens, Noun]:
        """What a number depends on, which stands early, and the noun with what there is of it for each:
        "2クレジットに加え、タグ1つにつき" and "1クレジット"."""
        n = noun.n
        if not isinstance(n, Quantity) or n.per is None or (n.base and n.each < 0):
            return [], noun
        if not (n.base and n.each):
            return self.per(n.per), replace(noun, n=replace(n, per=None))
        fixed = self.counted(replace(noun, n=n.base), True)
        return [*fixed[0], fixed[1], "に加え", "、", *self.per(n.per)], replace(noun, n=n.each)

    def per(self, noun: NounPhrase) -> Tokens:
        """ "搭載されているウィルスカウンター1個につき"."""
        if not isinstance(noun, Noun):
            return [*self.np(noun), "1つにつき"]
        counter = self.head(noun.head)[1]
        plain = Noun(noun.head, "", None, False, False, noun.adj, noun.names, noun.either, noun.of, noun.rels)
        every = noun.n if isinstance(noun.n, int) else 1
        if counter == "=":
            return [*self.counted(replace(plain, n=every), False)[0], "につき"]
        return [*self.counted(plain, False)[0], str(every) + counter, "につき"]

    def pronoun(self, noun: Noun, case: str) -> Tokens:
        if noun.det in ("this", "that") or noun.head in _PERSONS:
            return self.noun(Noun(noun.head, noun.det, names=noun.names, of=noun.of), "")
        return ["その", self.head(noun.head)[0]]

    def second(self, case: str) -> Tokens:
        # "自分" would be whoever does it.
        return ["あなた" if self.doing and self.doing != self.you else "自分"]

    def placed(self, noun: NounPhrase, slot: Slot) -> Tokens:
        particle = slot.case or slot.word
        if isinstance(noun, Noun) and not self.known(noun) and not self.is_you(noun):
            tokens, behind = self.counted(noun, particle in _FLOATING)
            if noun.id:
                self.named[noun.id] = noun
            tokens = [*tokens, particle, behind]
        elif particle == "の" and self.is_you(noun):
            tokens = ["自分", particle]
        else:
            tokens = [*self.np(noun), particle]
        return [slot.before, *tokens, slot.behind]

    @staticmethod
    def common_owner(several: Several) -> tuple[NounPhrase | None, Several]:
        """Of whom all of several nouns are, said with the last alone, and the nouns without it: before one of
        them it would be that one's."""
        first = several.parts[:-1]
        nouns = [
            part for part in several.parts if isinstance(part, Noun) and part.det == "the" and part.plural
        ]
        if len(nouns) < len(several.parts) or any(
            part.rels or part.of for part in first if isinstance(part, Noun)
        ):
            return None, several
        rel = nouns[-1].rels[0] if len(nouns[-1].rels) == 1 else None
        if not isinstance(rel, Rel) or rel.key != "of":
            return None, several
        return rel.x, replace(several, parts=(*first, replace(nouns[-1], rels=())))

    def np(self, noun: NounPhrase, case: str = "") -> Tokens:
        if isinstance(noun, Several):
            owner, noun = self.common_owner(noun)
            if owner is not None:
                return [*self.np(owner), "の", *self.np(noun)]
            parts = ["".join(self.np(part)) for part in noun.parts]
            return [("か" if noun.how == "or" else "と").join(parts)]
        if case == "cost" and isinstance(noun, Noun):
            tokens, behind = self.counted(noun, True)
            return [*tokens, behind]
        return super().np(noun, case)
