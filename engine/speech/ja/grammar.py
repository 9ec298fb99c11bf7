"""Japanese: the verb last, particles, counters, what stands before a noun, no spaces."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    If,
    Node,
    Noun,
    NounPhrase,
    Or,
    Phrase,
    Quantity,
    Rel,
    Several,
    That,
    Then,
    Trigger,
    When,
)
from engine.speech.ja.verbs import negative, passive, past, te
from engine.speech.lexicon import Lexicon, Slot, Verb
from engine.speech.realiser import Mode, Realiser, Tokens, minus, whole

_DETERMINERS = {
    "this": "この", "that": "その", "each": "各", "any": "任意の", "all": "すべての", "another": "別の",
    "other": "他の", "first": "最初の", "a_different": "別の",
}  # fmt: skip
_PERSONS = frozenset(("corp", "runner", "player", "opponent", "owner"))
_FLOATING = frozenset(("を", "が"))
"""Particles behind which the number stands: "カードを1枚"."""
_WHERE = {"in": "に", "in_root": "のルートに", "inward_of": "のすぐ内側に"}
"""Behind the place in which there is something: "アーカイブに裏向きのカードがある"."""
_FIRST: dict[str, str] = {"first": "各ターン最初に", "first_run": "ラン中最初に", "next": "次に"}
_MARKS = {"(": "（", ")": "）", ".": "。", ":": "：", ",": "、", ";": "。"}


class Grammar(Realiser):
    """Japanese."""

    language = "ja"
    lexicon = Lexicon.read(Path(__file__).parent)
    quotes = ("「", "」")
    comma = "、"
    stop = "。"
    colon = "："

    # -- nouns -----------------------------------------------------------------------------------------

    def head(self, key: str) -> tuple[str, str]:
        """A noun and its counter."""
        word, _, counter = self.lexicon.noun(key).rpartition(" ")
        return word, counter

    def amount(self, noun: Noun, n: Quantity) -> str:
        """ "3", "X", "+2"."""
        number = "X" if n.x else str(n.base or n.each)
        if noun.fewest:
            number = f"{noun.fewest}〜{number}"
        return "+" + number if n.signed and not number.startswith("-") else number

    @staticmethod
    def bound(noun: Noun) -> str:
        """ "Up to" or "at least", behind a number."""
        return "以上" if noun.at_least else "まで" if noun.up_to and not noun.fewest else ""

    def noun(self, noun: Noun, case: str) -> Tokens:
        return self.counted(noun, case in _FLOATING)[0]

    def counted(self, noun: Noun, floating: bool) -> tuple[Tokens, str]:
        """A noun phrase, and the number to put behind its particle if it floats."""
        n = self.quantity(noun.n)
        counter = self.head(noun.head)[1]
        words = ["".join((*part.names, self.head(part.head)[0])) for part in (noun, *noun.either)]
        tokens: Tokens = []
        # What happened to it stands before where it is: "これにより公開されたHQのカード".
        for rel in sorted(noun.rels, key=lambda rel: not isinstance(rel, That)):
            if isinstance(rel, That):
                tokens += self.clause(rel.clause, "sub" if whole(rel.clause) else "rel")
            elif rel.key == "out_of" and noun.head == "card" and not (noun.names or noun.either):
                rest = isinstance(rel.x, Noun) and "remaining" in rel.x.adj
                tokens.append("残りの" if rest else "その中の")  # not "その カードのうちの カード"
            elif rel.key != "including_this":
                tokens += self.fill(self.lexicon.relation(rel.key), rel.args())
        if noun.of is not None:
            tokens += ["自分" if self.is_you(noun.of) else "".join(self.np(noun.of)), "の"]
        if noun.det in ("all", "each") and noun.adj[:1] == ("other",):  # "他のすべてのカード"
            tokens.append(self.lexicon.adjective("other"))
            noun = replace(noun, adj=noun.adj[1:])
        tokens.append(_DETERMINERS.get(noun.det, "") if n is None or noun.det not in ("the", "each") else "")
        before, behind = "", ""
        if n is not None and n.equal is not None:
            before = "".join(self.np(n.equal)) + "と同じ数の"
        elif n is not None and n.signed:
            behind = self.amount(noun, n)
        elif n is not None and counter == "=":
            before = self.amount(noun, n)
        elif n is not None:
            before, behind = "", self.amount(noun, n) + counter + self.bound(noun)
        if noun.det == "any_number":
            before, behind = (
                ("", "任意の" + ("枚数" if counter == "枚" else "数")) if floating else ("任意の数の", "")
            )
        adjectives = [self.lexicon.adjective(key) for key in noun.adj]
        joined = "か".join(words)
        if counter == "=" or (n is not None and n.equal is not None):
            tokens += [*adjectives, before, joined]
        else:
            tokens += [before, *adjectives, joined]
        if (n is not None and n.signed) or not floating:
            tokens.append(behind)
            behind = ""
        if counter == "=":
            tokens.append(self.bound(noun))
        if n is not None and n.per is not None:
            tokens = [*self.per(n.per), *tokens]
            if n.base and n.each:
                unit = str(n.each) + (joined if counter == "=" else counter)
                tokens = [*self.per(n.per), unit, "に加えて", *tokens[len(self.per(n.per)) :]]
        if any(not isinstance(rel, That) and rel.key == "including_this" for rel in noun.rels):
            tokens.append("（このカードを含む）")
        return tokens, behind

    def phrase(self, phrase: str | Phrase) -> Tokens:
        if isinstance(phrase, Phrase) and phrase.key == "for_each":
            return self.per(phrase.args[0][1])
        return super().phrase(phrase)

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
        return ["あなた"]

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

    def np(self, noun: NounPhrase, case: str = "") -> Tokens:
        if isinstance(noun, Several):
            parts = ["".join(self.np(part)) for part in noun.parts]
            return [("か" if noun.how == "or" else "と").join(parts)]
        if case == "cost" and isinstance(noun, Noun):
            tokens, behind = self.counted(noun, True)
            return [*tokens, behind]
        return super().np(noun, case)

    # -- clauses ---------------------------------------------------------------------------------------

    @staticmethod
    def kind(verb: Verb) -> str:
        return verb.forms[1]

    def predicate(self, c: Clause, mode: Mode, how: str) -> str:
        """The verb: `how` is "plain", "te", "past" or "while"."""
        words = []
        for key in (c.verb, *c.also):
            verb = self.lexicon.verb(key)
            words.append(self.form(c, verb, how if key == (c.verb, *c.also)[-1] else "plain"))
        return "か".join(words)

    def form(self, c: Clause, verb: Verb, how: str) -> str:
        """One verb in its form."""
        word, kind = verb.forms[0], self.kind(verb)
        irregular = not c.passive
        if "state" in verb.forms and how == "past" and not c.past:
            how = "when"
        if c.passive:
            word, kind = passive(word, kind), "1"
        if how == "while":
            if "state" in verb.forms or word.endswith(("いる", "ない")):
                how = "plain"
            else:
                word, kind, irregular = te(word, kind) + "いる", "1", False
                how = "plain"
        if c.modal:
            if verb.form("dict") and not c.passive:
                word, kind = verb.form("dict"), "s"
            return self.modal(c, word, kind, how)
        if how == "when" and not c.denied:
            return verb.form("when") or word
        is_past = c.past or how == "past"
        if c.denied:
            no = (irregular and verb.form("neg")) or negative(word, kind)
            if how == "te":
                return no.removesuffix("い") + "くて"
            return no.removesuffix("い") + "かった" if is_past and no.endswith("い") else no
        if how == "te":
            return te(word, kind)
        if is_past:
            return (irregular and verb.form("past")) or past(word, kind)
        return word

    @staticmethod
    def modal(c: Clause, word: str, kind: str, how: str) -> str:
        """ "引いてもよい", "引くことができない"."""
        if c.modal == "may":
            said = te(word, kind) + ("もよい" if not c.denied else "はならない")
        elif c.modal == "must":
            said = negative(word, kind).removesuffix("い") + "ければならない"
        elif c.modal == "cannot" or c.denied:
            said = word + "ことができない"
        else:
            said = word + "ことができる"
        if how == "te" and said.endswith("できない"):
            return said.removesuffix("ない") + "ず"
        return said.removesuffix("い") + "く" if how == "te" and said.endswith("い") else said

    def clause(self, c: Clause, mode: Mode, shared: bool = False, how: str = "plain") -> Tokens:
        who = c.arg("object") if c.passive else c.doer
        tokens: Tokens = [*self.phrases(c.when)]
        if tokens and mode in ("main", "after"):
            tokens.append("、")
        if not (who is None or self.is_you(who) or shared or mode in ("rel", "cost", "inf")):
            tokens += [*self.np(who), "が" if mode == "sub" else "は"]
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        verb = self.lexicon.verb(c.verb)
        thing = args.get("object")
        if c.verb in ("have_at_least", "hold_at_least") and isinstance(thing, Noun):
            args["object"] = replace(thing, at_least=True)
        if c.verb.startswith("exist") and isinstance(who, Noun) and isinstance(who.n, int):
            return self.so_many(c, who, who.n, mode, how)
        if c.verb == "exist" and isinstance(who, Noun) and mode == "sub":
            return self.there_is(c, who, how)
        if mode == "rel":
            lasting = c.passive and how == "plain" and (c.denied or not c.past)
            how = "while" if lasting else how
            c = replace(c, past=c.past and not lasting)
        said = self.predicate(c, mode, how)
        if verb.forms[0].startswith("{object}"):
            tokens += self.np(args.pop("object"), "cost") if "object" in args else []
            said = said.removeprefix("{object}")
        return [*tokens, *self.phrases(c.how), *self.fill(verb.frame, args), said]

    def so_many(self, c: Clause, who: Noun, n: int, mode: Mode, how: str) -> Tokens:
        """ "カードが3枚以上ある", "カードが3枚以下である"."""
        counter = self.head(who.head)[1].replace("=", "")
        bound = {"exist_at_least": "以上", "exist_at_most": "以下"}.get(c.verb, "")
        verb = replace(c, verb="be_a") if bound == "以下" else c
        particle = "が" if mode == "sub" else "は"
        when = [*self.phrases(c.when), *self.phrases(c.how)]
        said = self.predicate(replace(verb, doer=None), mode, how)
        return [*when, *self.np(replace(who, n=None)), particle, f"{n}{counter}{bound}", said]

    def there_is(self, c: Clause, who: Noun, how: str) -> Tokens:
        """ "アーカイブに裏向きのカードがある"."""
        place = next((rel for rel in who.rels if isinstance(rel, Rel) and rel.key in _WHERE), None)
        where: Tokens = []
        if place is not None and place.x is not None:
            where = [*self.np(place.x), _WHERE[place.key]]
            who = replace(who, rels=tuple(rel for rel in who.rels if rel is not place))
        said = self.predicate(replace(c, doer=None), "sub", how)
        return [*self.phrases(c.when), *where, *self.np(who), "が", *self.phrases(c.how), said]

    def styled(self, node: Node, mode: Mode, how: str, lead: str = "") -> Tokens:
        """Something whose last verb has a form."""
        if isinstance(node, Clause):
            return [lead, *self.clause(node, mode, False, how)]
        if isinstance(node, And | Or | Then):
            tokens: Tokens = [lead]
            link = {And: ["、"], Or: ["か、"], Then: ["、その後"]}[type(node)]
            for part in node.parts[:-1]:
                tokens += [*self.styled(part, mode, "plain" if isinstance(node, Or) else "te"), *link]
            return [*tokens, *self.styled(node.parts[-1], mode, how)]
        if isinstance(node, When):
            return [*self.trigger(node.how, node.event, node.nth), "、", *self.styled(node.then, mode, how)]
        if isinstance(node, If):
            return [*self.subordinate(node.how, node.condition), "、", *self.styled(node.then, mode, how)]
        return self.said(node, mode)

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        first, last = node.parts[0], node.parts[-1]
        if isinstance(first, Clause) and isinstance(last, Clause) and first.modal and not last.modal:
            plain = [self.without(part) for part in node.parts[:-1]]
            moved = replace(last, modal=first.modal)
            node = type(node)((*plain, moved))
        shared: list[Node] = [node.parts[0]]
        for part in node.parts[1:]:
            same = isinstance(part, Clause) and isinstance(first, Clause) and part.doer == first.doer
            shared.append(self.without(part, keep=True) if same else part)
        return self.styled(type(node)(tuple(shared)), mode, "plain")

    @staticmethod
    def without(node: Node, keep: bool = False) -> Node:
        """A clause without its modal verb, or (`keep`) without its doer."""
        if not isinstance(node, Clause):
            return node
        return replace(node, doer=None) if keep else replace(node, modal="")

    # -- arrangements ----------------------------------------------------------------------------------

    def spread(self, node: Node, after: bool = False) -> list[Tokens]:
        if isinstance(node, Then) and after and all(self.simple(part) for part in node.parts):
            return [self.joined(node, "main")]
        if isinstance(node, Then):
            done: list[Tokens] = []
            for i, part in enumerate(node.parts):
                said = self.spread(part, after and not i)
                done += said if not i else [["その後", "、", *said[0]], *said[1:]]
            return done
        if isinstance(node, When) and node.behind:
            node = replace(node, behind=False)
        return super().spread(node, after)

    def behind(self, tokens: Tokens) -> Tokens:
        return tokens

    def conditional(self, node, after: bool) -> list[Tokens]:  # type: ignore[no-untyped-def]
        # A condition stands before what it is about.
        done = self.lead(self.subordinate(node.how, node.condition), node.then)
        if node.otherwise is not None:
            rest = self.spread(node.otherwise, True)
            done += [[*self.otherwise(), *rest[0]], *rest[1:]]
        return done

    def conjunction(self, how: str) -> str:
        return {"and": "と", "or": "か", "then": "その後"}[how]

    def subordinate(self, how: str, condition: Node) -> Tokens:
        if how == "while":
            return [*self.styled(condition, "sub", "while"), "間"]
        if how == "unless":
            return [*self.styled(condition, "sub", "plain"), "場合を除き"]
        ends = {"if": "場合", "only_if": "場合のみ", "when": "時"}
        return [*self.styled(condition, "sub", "plain"), ends[how]]

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        lead = _FIRST.get(how, "")
        lead = lead if nth == 1 else lead.replace("最初", f"{nth}回目")
        if how in ("whenever", "each_would"):
            return [*self.styled(event, "sub", "plain"), "たび"]
        if how == "before":
            return [*self.styled(event, "sub", "plain"), "前に"]
        if how == "would":
            return [*self.styled(event, "sub", "plain"), "時"]
        return [*self.styled(event, "sub", "past", lead), "後" if how == "after" else "時"]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        return ["そうした場合" if done else "そうしない場合"]

    def otherwise(self) -> Tokens:
        return ["そうでない場合", "、"]

    def choose(self, choice: Choice, after: bool) -> Tokens:
        by, doer = choice.by, choice.doer
        tokens: Tokens = [] if doer is None or self.is_you(doer) else [*self.np(doer), "は"]
        if by is None or by == doer:
            tokens += ["次のうち1つを選んで行う", "："]
        else:
            tokens += ["次のうち", *self.np(by), "が選んだ1つを行う", "："]
        for i, option in enumerate(choice.options):
            tokens += (["／"] if i else []) + self.said(option, "inf")
        return tokens

    def choose_all(self, choice: Choice) -> Tokens:
        assert choice.all_if is not None
        doer = choice.doer
        who = [] if doer is None or self.is_you(doer) else [*self.np(doer), "は"]
        many = "両方を" if len(choice.options) == 2 else "すべてを"
        return [*self.subordinate("if", choice.all_if), "、", *who, many, "好きな順番で行ってもよい"]

    def capital(self, tokens: Tokens) -> Tokens:
        return tokens

    def inline(self, sentences: list[Tokens]) -> Tokens:
        tokens: Tokens = []
        for sentence in sentences:
            tokens += ["。", *sentence] if tokens else sentence
        return tokens

    def ended(self, sentences: list[Tokens]) -> Tokens:
        tokens: Tokens = []
        for sentence in sentences:
            tokens += sentence if sentence[:1] == ["("] else [*sentence, "。"]
        return tokens

    def layout(self, tokens: Iterable[str]) -> str:
        text: list[str] = []
        for token in tokens:
            mark = minus(_MARKS.get(token, token))
            if not mark or (mark == "、" and (not text or text[-1] in "、。：（")):
                continue
            if mark in "。：）" and text and text[-1] == "、":
                text.pop()
            text.append(mark)
        return "".join(text).removesuffix("、")
