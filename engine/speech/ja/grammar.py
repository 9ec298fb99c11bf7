"""Japanese: clauses joined, sentences, no spaces."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.speech.clauses import (
    Ability,
    And,
    Choice,
    Clause,
    Decided,
    If,
    Node,
    Noun,
    NounPhrase,
    Or,
    Phrase,
    Sentences,
    Then,
    Trigger,
    When,
)
from engine.speech.ja.clauses import Clauses
from engine.speech.realiser import Mode, Tokens, minus

_FIRST: dict[str, str] = {
    "first": "各ターン最初に",
    "first_run": "ラン中最初に",
    "first_encounter": "エンカウント中最初に",
    "next": "次に",
}
_MARKS = {"(": "（", ")": "）", ".": "。", ":": "：", ",": "、", ";": "。"}


class Grammar(Clauses):
    """Japanese."""

    interrupts = False
    """Whether the ability that is said is an interrupt: what it waits for has not come about."""

    def styled(self, node: Node, mode: Mode, how: str, lead: str = "") -> Tokens:
        """Something whose last verb has a form."""
        if isinstance(node, Clause):
            return [lead, *self.clause(node, mode, False, how)]
        if isinstance(node, And | Or | Then):
            tokens: Tokens = [lead]
            link = {And: ["、"], Or: ["か、"], Then: ["、その後"]}[type(node)]
            shared = mode == "sub" and self.one_subject(node)
            last = len(node.parts) - 1
            for i, part in enumerate(node.parts):
                form = how if i == last else "plain" if isinstance(node, Or) else "te"
                said = (
                    self.clause(part, mode, True, form)
                    if i and shared and isinstance(part, Clause)
                    else self.styled(part, mode, form)
                )
                tokens += [*said, *(link if i < last else [])]
            return tokens
        if isinstance(node, Sentences) and len(node.parts) > 1:
            first = self.inline(self.spread(replace(node, parts=node.parts[:-1]), mode == "after"))
            return [*first, "。", *self.styled(node.parts[-1], mode, how)]
        if isinstance(node, When):
            return [*self.trigger(node.how, node.event, node.nth), "、", *self.styled(node.then, mode, how)]
        if isinstance(node, If):
            return [*self.subordinate(node.how, node.condition), "、", *self.styled(node.then, mode, how)]
        return self.said(node, mode)

    @staticmethod
    def one_subject(node: And | Or | Then) -> bool:
        """Whether one subject does all of it, so that it is said with the first part alone."""
        first = node.parts[0]
        who = first.doer if isinstance(first, Clause) and not first.passive else None
        own = [isinstance(part, Clause) and not part.passive and part.doer == who for part in node.parts]
        every = isinstance(who, Noun) and who.det in ("all", "each")  # each of them, or all together
        return who is not None and all(own) and not every

    when_first = True

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        once = self.once(node)
        if once != node and not isinstance(node, Or):
            once = self.before_all(node, once)
        node = self.in_all(once)
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
    def before_all(node: And | Then, once: And | Or | Then) -> And | Or | Then:
        """The manner of several deeds stands before the first of them: it would be that of the last alone."""
        first, last = once.parts[0], once.parts[-1]
        whole = node.parts[0]
        if not (isinstance(first, Clause) and isinstance(last, Clause) and isinstance(whole, Clause)):
            return once
        if not whole.how or first.how or whole.how != last.how:
            return once
        return type(once)((replace(first, how=last.how), *once.parts[1:-1], replace(last, how=())))

    @staticmethod
    def in_all(node: And | Or | Then) -> And | Or | Then:
        """What several deeds cost less together is said before the first of them."""
        last, first = node.parts[-1], node.parts[0]
        if not isinstance(first, Clause) or not isinstance(last, Clause):
            return node
        moved = tuple(
            each for each in last.how if isinstance(each, Phrase) and each.key == "paying_less_in_all"
        )
        rest = tuple(each for each in last.how if each not in moved)
        if not moved or isinstance(node, Or):
            return node
        parts = (replace(first, how=(*moved, *first.how)), *node.parts[1:-1], replace(last, how=rest))
        return type(node)(parts)

    @staticmethod
    def without(node: Node, keep: bool = False) -> Node:
        """A clause without its modal verb, or (`keep`) without its doer."""
        if not isinstance(node, Clause):
            return node
        return replace(node, doer=None) if keep else replace(node, modal="")

    # -- arrangements ----------------------------------------------------------------------------------

    def ability(self, node: Ability) -> Tokens:
        self.interrupts = "interrupt" in node.flags
        return super().ability(node)

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
        done = self.lead(self.condition(node), node.then)
        if node.otherwise is not None:
            rest = self.spread(node.otherwise, True)
            done += [[*self.otherwise(), *rest[0]], *rest[1:]]
        return done

    def condition(self, node: If) -> Tokens:
        if (
            node.how == "if" and isinstance(node.then, If) and node.then.how == "if"
        ):  # another condition stands right behind it
            return [*self.styled(node.condition, "sub", "plain"), "なら"]
        return self.subordinate(node.how, node.condition)

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
        if how == "when" and isinstance(event, Clause) and event.verb == "breach":
            how = "would"  # cards are accessed in the course of it: "HQをブリーチする時"
        if how == "would" or (self.interrupts and lead):
            return [*self.styled(event, "sub", "plain", lead), "時"]
        return [*self.styled(event, "sub", "past", lead), "後" if how == "after" else "時"]

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        who = [] if node.by is None or self.is_you(node.by) else [*self.np(node.by), "は", "、"]
        chosen = "ことを選ぶ" if mode == "inf" else "ことを選んでもよい"
        return [*who, *self.styled(node.what, "sub", "plain"), chosen]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        return ["そうした場合" if done else "そうしない場合"]

    def otherwise(self) -> Tokens:
        return ["そうでない場合", "、"]

    def steps(self, node: Node) -> Node:
        return node

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
            done = self.without(option) if choice.modal == "may" else option  # that one may is said
            tokens += (["／"] if i else []) + self.option(done, choice)
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
