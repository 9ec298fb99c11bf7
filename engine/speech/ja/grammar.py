"""Japanese: the verb last, clauses, sentences, no spaces."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    Decided,
    If,
    Node,
    Noun,
    NounPhrase,
    Or,
    Rel,
    Then,
    Trigger,
    When,
)
from engine.speech.ja.phrases import Phrases
from engine.speech.ja.verbs import causative, negative, passive, past, potential, te
from engine.speech.lexicon import Verb
from engine.speech.realiser import Mode, Tokens, minus

_WHERE = {"in": "に", "in_root": "のルートに", "inward_of": "のすぐ内側に", "at": "に"}
"""Behind the place in which there is something: "アーカイブに裏向きのカードがある"."""
_ALIVE = frozenset(("enemy", "character"))
"""Of people is said "いる", of things "ある"."""
_FIRST: dict[str, str] = {
    "first": "各ターン最初に",
    "first_run": "ラン中最初に",
    "first_encounter": "エンカウント中最初に",
    "next": "次に",
}
_MARKS = {"(": "（", ")": "）", ".": "。", ":": "：", ",": "、", ";": "。"}


class Grammar(Phrases):
    """Japanese."""

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
            if c.lets is not None:
                word, kind = causative(word, kind), "1"
            return self.modal(c, word, kind, how)
        if c.lets is not None:
            word, kind, irregular = causative(word, kind), "1", False
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
        """ "引いてもよい", "引けない". What cannot be done to something, or come about, is not done."""
        if c.modal == "may":
            said = te(word, kind) + ("もよい" if not c.denied else "はならない")
        elif c.modal == "must":
            said = negative(word, kind).removesuffix("い") + "ければならない"
        elif c.modal == "cannot" or c.denied:
            happens = c.passive or c.verb in ("be_successful", "be_unsuccessful")
            said = negative(word, kind) if happens else negative(potential(word, kind), "1")
        else:
            said = potential(word, kind)
        if how == "te" and c.modal == "cannot":
            stem = said.removesuffix("ない")
            return stem.removesuffix("し") + "せず" if stem.endswith("し") else stem + "ず"
        return said.removesuffix("い") + "く" if how == "te" and said.endswith("い") else said

    def clause(self, c: Clause, mode: Mode, shared: bool = False, how: str = "plain") -> Tokens:
        if isinstance(c.doer, Noun) and c.doer.det == "no":  # the verb says it: "敵がいない"
            c = replace(c, doer=replace(c.doer, det=""), denied=True)
        who = c.arg("object") if c.passive else c.lets or c.doer
        tokens: Tokens = [*self.phrases(c.when)]
        if tokens and mode in ("main", "after"):
            tokens.append("、")
        if not (who is None or self.is_you(who) or shared or mode in ("rel", "cost", "inf")):
            tokens += [*self.np(who), "が" if mode == "sub" else "は"]
        if c.lets is not None and c.doer is not None:
            tokens += [*self.np(c.doer), "に"]
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
        before, self.doing = self.doing, who.head if isinstance(who, Noun) and not c.passive else None
        tokens += [*self.phrases(c.how), *self.fill(verb.frame, args), said]
        self.doing = before
        return tokens

    def so_many(self, c: Clause, who: Noun, n: int, mode: Mode, how: str) -> Tokens:
        """ "カードが3枚以上ある", "カードが3枚以下である"."""
        counter = self.head(who.head)[1].replace("=", "")
        bound = {"exist_at_least": "以上", "exist_at_most": "以下"}.get(c.verb, "")
        verb = replace(c, verb="be_a") if bound == "以下" else c
        particle = "が" if mode == "sub" else "は"
        when = [*self.phrases(c.when), *self.phrases(c.how)]
        said = self.there(replace(verb, doer=None), who, mode, how)
        return [*when, *self.np(replace(who, n=None)), particle, f"{n}{counter}{bound}", said]

    def there_is(self, c: Clause, who: Noun, how: str) -> Tokens:
        """ "アーカイブに裏向きのカードがある"."""
        place = next((rel for rel in who.rels if isinstance(rel, Rel) and rel.key in _WHERE), None)
        where: Tokens = []
        if place is not None and place.x is not None:
            where = [*self.np(place.x), _WHERE[place.key]]
            who = replace(who, rels=tuple(rel for rel in who.rels if rel is not place))
        said = self.there(replace(c, doer=None), who, "sub", how)
        return [*self.phrases(c.when), *where, *self.np(who), "が", *self.phrases(c.how), said]

    def there(self, c: Clause, who: Noun, mode: Mode, how: str) -> str:
        """That something is there, or somebody."""
        said = self.predicate(c, mode, how)
        if who.head not in _ALIVE or c.verb == "be_a":
            return said
        return said.replace("ある", "いる").replace("ない", "いない").replace("あった", "いた")

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
        if how == "unless" and isinstance(condition, Clause) and not condition.denied:
            return [*self.styled(replace(condition, denied=True), "sub", "plain"), "限り"]
        if how == "unless":
            return [*self.styled(condition, "sub", "plain"), "場合を除き"]
        ends = {"if": "場合", "only_if": "場合のみ", "when": "時"}
        return [*self.styled(condition, "sub", "plain"), ends[how]]

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        lead = _FIRST.get(how, "") if how != "next" or nth == 1 else "最初に"
        lead = lead if nth == 1 else lead.replace("最初", f"{nth}回目")
        if how in ("whenever", "each_would"):
            return [*self.styled(event, "sub", "plain"), "たび"]
        if how == "before":
            return [*self.styled(event, "sub", "plain"), "前に"]
        if how == "would":
            return [*self.styled(event, "sub", "plain"), "時"]
        return [*self.styled(event, "sub", "past", lead), "後" if how == "after" else "時"]

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        who = [] if node.by is None or self.is_you(node.by) else [*self.np(node.by), "は", "、"]
        chosen = "ことを選ぶ" if mode == "inf" else "ことを選んでもよい"
        return [*who, *self.styled(node.what, "sub", "plain"), chosen]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        return ["そうした場合" if done else "そうしない場合"]

    def otherwise(self) -> Tokens:
        return ["そうでない場合", "、"]

    def choose(self, choice: Choice, after: bool) -> Tokens:
        by, doer = choice.by, choice.doer
        tokens: Tokens = [] if doer is None or self.is_you(doer) else [*self.np(doer), "は"]
        does = {"may": "行ってもよい", "must": "行わなければならない"}.get(choice.modal, "行う")
        order = "好きな順番で" if choice.n > 1 else ""
        if by is None or by == doer:
            tokens += [f"次のうち{self.number_of(choice)}を選んで" + order + does, "："]
        else:
            tokens += ["次のうち", *self.np(by), f"が選んだ{self.number_of(choice)}を" + order + does, "："]
        for i, option in enumerate(choice.options):
            tokens += (["／"] if i else []) + self.option(option, choice)
        return tokens

    @staticmethod
    def number_of(choice: Choice) -> str:
        """How many of some things are done."""
        if choice.fresh:
            return "まだ選んでいない1つ"
        if choice.any_number:
            return f"{choice.least}つ以上" if choice.least else "好きな数"
        return f"{choice.n}つ" if choice.least is None else f"最大{choice.n}つ"

    def choose_all(self, choice: Choice) -> Tokens:
        assert choice.all_if is not None
        doer = choice.doer
        who = [] if doer is None or self.is_you(doer) else [*self.np(doer), "は"]
        many = "両方を" if len(choice.options) == 2 else "すべてを"
        instead = ["代わりに"] if choice.instead else []
        return [
            *self.subordinate("if", choice.all_if),
            "、",
            *who,
            *instead,
            many,
            "好きな順番で行ってもよい",
        ]

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
