"""Russian sentences: commas, conditions, triggers, choices."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from engine.speech import Or
from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    Decided,
    Fronted,
    Node,
    Noun,
    NounPhrase,
    Then,
    Titled,
    Trigger,
    When,
)
from engine.speech.realiser import Mode, Tokens
from engine.speech.ru import verbs
from engine.speech.ru.clauses import MUST, Clauses
from engine.speech.ru.sharing import one_verb

_CONJUNCTIONS = {"and": "и", "or": "или", "then": "затем"}
_SUBORDINATORS = {
    "if": "если",
    "while": "пока",
    "unless": "если только не",
    "only_if": "только если",
    "when": "когда",
}
_TRIGGERS: dict[Trigger, str] = {
    "when": "когда", "whenever": "каждый раз, когда", "first": "когда", "first_run": "когда",
    "first_encounter": "когда",
    "next": "в следующий раз, когда", "after": "после того как", "before": "перед тем как",
    "would": "когда", "each_would": "каждый раз, когда",
}  # fmt: skip
_FIRST = {
    "first": "впервые за ход",
    "first_run": "впервые за набег",
    "first_encounter": "впервые за взаимодействие",
}
_ORDINALS = {2: "во второй", 3: "в третий"}


def _times(how: str, nth: int) -> str:
    """ "Впервые за ход", "во второй раз за ход"."""
    first = _FIRST.get(how, "") if how != "next" or nth == 1 else "впервые"
    return first if nth == 1 else first.replace("впервые", f"{_ORDINALS.get(nth) or f'в {nth}-й'} раз")


class Grammar(Clauses):
    """Russian."""

    # -- arrangements ----------------------------------------------------------------------------------

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        node = self.once(node)
        tokens: Tokens = []
        how = "then" if isinstance(node, Then) else "and" if isinstance(node, And) else "or"
        for i, part in enumerate(node.parts):
            if not i:
                tokens += self.said(part, mode)
                continue
            between = how if i == len(node.parts) - 1 else ","
            # "получите 1 метку, и Корпорация теряет 3 кредита": two subjects
            apart = between == "and" and mode != "sub" and self.two_subjects(node.parts[i - 1], part)
            tokens += [*([","] if apart else []), *self.link(between)]
            if one_verb(node, self.lexicon, self.barring):  # "получите 7 кредитов и 1 очко плохой репутации"
                tokens += self.rest(self.undone(cast(Clause, part)), "p")
            else:
                tokens += self.another(part, node.parts[0], mode, between)
        return tokens

    def two_subjects(self, one: Node, other: Node) -> bool:
        """Whether two clauses are about different subjects."""
        if not (isinstance(one, Clause) and isinstance(other, Clause)):
            return False
        return other.doer is not None and other.doer != one.doer and not self.instructs(other)

    def conjunction(self, how: str) -> str:
        return _CONJUNCTIONS[how]

    def behind(self, tokens: Tokens) -> Tokens:
        return tokens if tokens[0] == _TRIGGERS["next"] else [",", *tokens]

    def subordinate(self, how: str, condition: Node) -> Tokens:
        if how == "unless" and all(
            map(self.deed, condition.parts if isinstance(condition, Or) else (condition,))
        ):
            self.barring = True  # "если только Бегущий не заплатит 2 кредита"
            try:
                return ["если", "только", *self.parts(condition)]
            finally:
                self.barring = False
        return [_SUBORDINATORS[how], *self.parts(condition)]

    def deed(self, condition: Node) -> bool:
        """Whether a condition is something done, and not something that is so."""
        if not isinstance(condition, Clause):
            return isinstance(condition, And) and all(map(self.deed, condition.parts))
        own = self.lexicon.verb(condition.verb).forms[0] == "!"
        return not (own or condition.modal or condition.passive or condition.past or condition.denied)

    def front(self, tokens: Tokens, then: Node) -> list[Tokens]:
        first, *rest = self.spread(then, True)
        when = isinstance(then, When) and not then.behind
        clause = when and isinstance(then, When) and (then.how in ("when", "would") or then.nth > 1)
        return [[*tokens, *([","] if clause else []), *first], *rest]  # "один раз за ход, когда ..."

    def lead(self, tokens: Tokens, then: Node) -> list[Tokens]:
        if isinstance(then, Fronted) and isinstance(then.then, Clause) and then.phrase.key == "for_each":
            # "если ..., этот лёд получает ... за каждую метку": the condition alone stands in front
            then = replace(then.then, how=(*then.then.how, then.phrase))
        return super().lead(tokens, then)

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        before, self.happens, self.ahead = self.happens, True, how == "next"
        try:
            # "во второй раз за набег": not the next time, either
            return self._trigger("would" if how == "next" and nth > 1 else how, event, _times(how, nth))
        finally:
            self.happens, self.completed, self.ahead = before, False, False

    def _trigger(self, how: Trigger, event: Node, times: str) -> Tokens:
        if how == "after":  # "после того как эта операция разрешена"
            parts = event.parts if isinstance(event, Or | And) else (event,)
            done = tuple(replace(p, past=not p.passive) if isinstance(p, Clause) else p for p in parts)
            event = type(event)(done) if isinstance(event, Or | And) else done[0]
            self.completed = True
        if isinstance(event, Clause):
            return [_TRIGGERS[how], *self.clause(event, "sub", False, times)]
        if times and isinstance(event, Or | And) and isinstance(event.parts[0], Clause):
            tokens = [_TRIGGERS[how], *self.clause(event.parts[0], "sub", False, times)]
            link = "или" if isinstance(event, Or) else "и"
            for part in event.parts[1:]:
                again = isinstance(event, Or) and self.differ(event.parts[0], part)
                same = isinstance(part, Clause) and not self.differ(event.parts[0], part)
                said = (
                    self.clause(part, "sub", True) if same and isinstance(part, Clause) else self.parts(part)
                )
                tokens += [link, *(["когда"] if again else []), *said]
            return tokens
        if isinstance(event, Or) and len(event.parts) == 2 and self.differ(*event.parts):  # two subjects
            one, other = event.parts
            link = _TRIGGERS[how] if how == "after" else "когда"
            return [_TRIGGERS[how], *self.parts(one), "или", link, *self.parts(other)]
        return [*([times, ","] if times else []), _TRIGGERS[how], *self.parts(event)]

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        what = [",", "что", *self.parts(node.what)]
        if mode == "inf":
            return ["решить", *what]
        own = node.by is None or self.is_you(node.by)
        who = ["вы"] if node.by is None else self.np(node.by, "nom")
        return [*who, "можете" if own else "может", "решить", *what]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        who, did = ["вы"], "сделали"
        if by is not None and not self.is_you(by):
            who = self.pronoun(by, "nom") if isinstance(by, Noun) else self.np(by, "nom")
            did = verbs.in_past("сделал", self.agreement(by)[0])
        return ["если", *who, "это", did] if done else ["если", *who, "этого не", did]

    def otherwise(self) -> Tokens:
        return ["иначе"]

    def choose(self, choice: Choice, after: bool) -> Tokens:
        by, doer = choice.by or choice.doer, choice.doer
        if choice.modal == "must" and choice.n == 1 and len(choice.options) == 2 and by is not None:
            return self.must_choose(choice, by)
        if by is None or self.is_you(by):
            lead = {"may": "вы можете выбрать", "must": "вы должны выбрать"}.get(choice.modal, "выберите")
            tokens = [lead, *self.number_of(choice)]
        else:
            must = MUST[self.agreement(by)[0]] + " выбрать"
            does = {"may": "может выбрать", "must": must}.get(choice.modal, "выбирает")
            tokens = [*self.np(by, "nom"), does, *self.number_of(choice)]
            if doer is not None and doer != by:
                tokens += ["для", *self.np(doer, "gen")]
        tokens.append(":")
        if any(isinstance(option, Titled) for option in choice.options):
            return [*tokens, *self.lettered(choice)]
        for i, option in enumerate(choice.options):
            tokens += [] if not i else [";"] if len(choice.options) > 2 else self.between(choice, "или")
            tokens += self.option(option, choice)
        return tokens

    def must_choose(self, choice: Choice, by: NounPhrase) -> Tokens:
        """ "Бегущий должен либо получить 1 метку, либо завершить набег"."""
        tokens = [*self.np(by, "nom"), MUST[self.agreement(by)[0]]]
        for i, option in enumerate(choice.options):
            tokens += [*([","] if i else []), "либо", *self.option(option, choice)]
        return tokens

    def choose_all(self, choice: Choice) -> Tokens:
        assert choice.all_if is not None
        doer = choice.doer
        who = ["вы можете"] if doer is None or self.is_you(doer) else [*self.np(doer, "nom"), "может"]
        many = "и то и другое" if len(choice.options) == 2 else "всё"
        instead = ["вместо", "этого"] if choice.instead else []
        return [
            *self.subordinate("if", choice.all_if),
            ",",
            *who,
            *instead,
            "сделать",
            many,
            "в любом порядке",
        ]
