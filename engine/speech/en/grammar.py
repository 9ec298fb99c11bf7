"""English: word order, agreement, sentences."""

from __future__ import annotations

from msgspec.structs import replace

from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    Decided,
    Node,
    Noun,
    NounPhrase,
    Or,
    Phrase,
    Quantity,
    Then,
    Titled,
    Trigger,
)
from engine.speech.en.phrases import Phrases
from engine.speech.lexicon import Verb
from engine.speech.realiser import Mode, Tokens, whole

_BE = {"1": "am", "2": "are", "3": "is", "p": "are"}
_TRIGGERS: dict[Trigger, str] = {
    "when": "when", "whenever": "each time", "first": "each turn, the first time",
    "first_run": "each run, the first time", "first_encounter": "each encounter, the first time",
    "next": "the next time", "after": "after",
    "before": "before", "would": "when",
    "each_would": "each time",
}  # fmt: skip
_CONJUNCTIONS = {"only_if": "only if"}
_COUNTED = {"exist_at_least": ["at least"], "exist_at_most": ["at most"], "exist_exactly": ["exactly"]}
_ORDINALS = {1: "first", 2: "second", 3: "third"}


def ordinal(n: int) -> str:
    """ "First", "4th"."""
    return _ORDINALS.get(n) or f"{n}th"


def third(verb: str) -> str:
    """The form after "the Runner"."""
    head, _, rest = verb.partition(" ")
    if head.endswith(("s", "x", "z", "ch", "sh", "o")):
        head += "es"
    elif head.endswith("y") and head[-2] not in "aeiou":
        head = head[:-1] + "ies"
    else:
        head += "s"
    return f"{head} {rest}".strip()


def past(verb: str) -> str:
    """The simple past of a regular verb."""
    return verb + ("d" if verb.endswith("e") else "ed")


class Grammar(Phrases):
    """English."""

    one_verb = True

    person = "3"
    """How a verb agrees with the subject that was said last."""

    # -- clauses ---------------------------------------------------------------------------------------

    def relation(self, c: Clause, many: bool) -> Tokens:
        """A relative clause."""
        if whole(c):
            return self.clause(c, "sub")
        named = [p for p in c.how if isinstance(p, Phrase) and p.key == "by_player"]
        own = [p for p in named if self.is_you(p.args[0][1])]
        if own and c.passive and not c.modal:  # "a program you discarded this turn"
            how = tuple(p for p in c.how if p not in own)
            return self.clause(replace(c, doer=own[0].args[0][1], passive=False, how=how), "sub")
        if c.passive and c.past and not (c.denied or c.modal):  # "agendas scored this turn"
            return [*self.verbs(c, self.participle), *self.rest(c, self.lexicon.verb(c.verb))]
        return ["that", *self.predicate(c, "p" if many else "3")]

    def clause(self, c: Clause, mode: Mode, shared: bool = False) -> Tokens:
        if mode in ("inf", "cost"):
            return self.infinitive(c)
        if mode == "sub" and not shared and self.twice(c):
            return [*self.phrases(c.when), *self.clause(replace(c, when=()), mode)]
        who = c.arg("object") if c.passive else c.lets or c.doer
        if mode != "sub" and self.instructs(c):
            return [*(["do not"] if c.denied else []), *self.infinitive(c)]
        if who is None:
            return self.predicate(c, "2")
        if c.verb.startswith("exist"):
            return self.there_is(c, who)
        if shared:  # agrees with the subject as it was said: "they pay 1 credit or take 1 tag"
            return self.predicate(c, self.person)
        subject, person = self.subject(who)
        self.person = person
        return [*subject, *self.predicate(c, person)]

    def there_is(self, c: Clause, who: NounPhrase) -> Tokens:
        """ "There is no active lockdown"."""
        deny = ["not"] if c.denied else []
        if c.denied and isinstance(who, Noun) and who.det == "a":
            who, deny = replace(who, det=""), ["no"]
        tokens, person = self.subject(who)
        be = {"3": "is", "2": "are", "p": "are"}[person] if not c.past else "was"
        more = _COUNTED.get(c.verb, [])
        return ["there", be, *deny, *more, *tokens, *self.phrases((*c.when, *c.how))]

    def infinitive(self, c: Clause) -> Tokens:
        """ "Draw 1 card"."""
        verb = self.lexicon.verb(c.verb)
        return [*self.verbs(c, self.base), *self.rest(c, verb)]

    def verbs(self, c: Clause, form: object) -> Tokens:
        """A form of the verb, and of the further verbs joined to it."""
        tokens: Tokens = []
        for i, key in enumerate((c.verb, *c.also)):
            tokens += [","] if 0 < i < len(c.also) else ["or"] if i else []
            tokens.append(form(self.lexicon.verb(key)))  # type: ignore[operator]
        return tokens

    @staticmethod
    def base(verb: Verb) -> str:
        return verb.forms[0]

    @staticmethod
    def past(verb: Verb) -> str:
        return verb.form("past").replace("_", " ") or past(verb.forms[0])

    @classmethod
    def participle(cls, verb: Verb) -> str:
        return verb.form("part").replace("_", " ") or cls.past(verb)

    @staticmethod
    def third(verb: Verb) -> str:
        return verb.form("third").replace("_", " ") or third(verb.forms[0])

    def rest(self, c: Clause, verb: Verb) -> Tokens:
        """What stands behind the verb."""
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        thing = args.get("object")
        if isinstance(thing, Noun) and isinstance(thing.n, Quantity):
            n = thing.n
            if n.per is not None and not n.base:
                # "place 1 counter on it for each agenda": what a number depends on stands behind the nouns
                args["object"] = replace(thing, n=Quantity(n.each, signed=n.signed))
                close = [phrase for phrase in c.how if phrase == "at_random"]
                far = [phrase for phrase in c.how if phrase != "at_random"]
                frame = [*self.fill(verb.frame, args), *self.phrases(close)]
                return [*frame, *self.depending(n), *self.phrases(far), *self.phrases(c.when)]
        return [*self.fill(verb.frame, args), *self.phrases(c.how), *self.phrases(c.when)]

    def predicate(self, c: Clause, person: str) -> Tokens:
        """The verb with its auxiliaries, and what stands behind it."""
        verb = self.lexicon.verb(c.verb)
        be = verb.forms[0] == "be"
        deny = ["not"] if c.denied else []
        tokens: Tokens
        if c.passive:
            part = self.verbs(c, self.participle)
            if c.modal:
                tokens = [*self.modal(c), *deny, "be", *part]
            else:
                tokens = [self.to_be(c, person), *deny, *part]
        elif c.modal:
            have = ["have", *self.np(c.doer, "acc")] if c.lets is not None and c.doer is not None else []
            tokens = [*self.modal(c), *deny, *have, *self.verbs(c, self.base)]
        elif be:
            tokens = [self.to_be(c, person), *deny]
        elif c.denied:
            tokens = [
                "did" if c.past else "does" if person == "3" else "do",
                "not",
                *self.verbs(c, self.base),
            ]
        elif c.past:
            tokens = self.verbs(c, self.past)
        else:
            tokens = self.verbs(c, self.third if person == "3" else self.base)
        return [*tokens, *self.rest(c, verb)]

    @staticmethod
    def modal(c: Clause) -> Tokens:
        return [c.modal]

    @staticmethod
    def to_be(c: Clause, person: str) -> str:
        if c.past:
            return "was" if person == "3" else "were"
        return _BE[person]

    # -- arrangements ----------------------------------------------------------------------------------

    def conjunction(self, how: str) -> str:
        return how

    def subordinate(self, how: str, condition: Node) -> Tokens:
        return [_CONJUNCTIONS.get(how, how), *self.parts(condition)]

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        lead = _TRIGGERS[how] if nth == 1 else _TRIGGERS[how].replace("next", "first")
        return [lead.replace("first", ordinal(nth)), *self.parts(event)]

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        return super().joined(self.once(node), mode)

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        lets = first.lets if isinstance(first, Clause) else None
        if lets is not None and isinstance(part, Clause) and part.doer is None and not part.passive:
            # "you may have the Corp lose up to 5 credits and you gain 2", which the Corp would gain else
            return self.clause(replace(part, doer=lets, modal=""), "sub")
        return super().another(part, first, mode, how)

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        if mode == "inf":
            return ["choose", "that", *self.parts(node.what)]
        who = self.np(node.by, "nom") if node.by is not None else ["you"]
        return [*who, "may", "choose", "that", *self.parts(node.what)]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        who, verb = ["you"], "do"
        if by is not None and not self.is_you(by):
            who = self.pronoun(by, "nom") if isinstance(by, Noun) else self.np(by, "nom")
            verb = "do" if who == ["they"] else "does"
        return ["if", *who, verb, *([] if done else ["not"])]

    def otherwise(self) -> Tokens:
        return ["otherwise", ","]

    def options(self, choice: Choice) -> Tokens:
        if any(isinstance(option, Titled) for option in choice.options):
            return self.lettered(choice)
        tokens: Tokens = []
        for i, option in enumerate(choice.options):
            tokens += [] if not i else [";"] if len(choice.options) > 2 else self.between(choice, "or")
            tokens += self.option(option, choice)
        return tokens

    def choose(self, choice: Choice, after: bool) -> Tokens:
        titled = any(isinstance(option, Titled) for option in choice.options)
        two = len(choice.options) == 2 and not titled
        doer = choice.doer
        if choice.by is not None and not self.is_you(choice.by):
            who = self.np(choice.by, "nom")
            return [
                *who,
                f"{choice.modal} choose" if choice.modal else "choose" if who == ["they"] else "chooses",
                *([self.number_of(choice)] if choice.n > 1 else []),
                *(["for", *self.np(doer)] if doer is not None else []),
                ":",
                *self.options(choice),
            ]
        if choice.modal == "must" and choice.n == 1 and two and doer is not None and choice.by is None:
            return [*self.np(doer, "nom"), "must", "either", *self.options(choice)]
        if doer is None or self.is_you(doer) or choice.by is not None:
            lead = "choose one" if titled else f"do {self.number_of(choice)} of these"
            lead += " that was not done yet" if choice.fresh else ""
            leave = [f"you {choice.modal}"] if choice.modal else []
            order = [",", "in any order"] if choice.n > 1 else []
            either = two and choice.n == 1
            return [*leave, *(["either"] if either else [lead, *order, ":"]), *self.options(choice)]
        tokens, person = self.subject(doer)
        chooses = f"{choice.modal} choose" if choice.modal else "chooses" if person == "3" else "choose"
        return [*tokens, chooses, self.number_of(choice), ":", *self.options(choice)]

    @staticmethod
    def number_of(choice: Choice) -> str:
        """How many of some things are done."""
        if choice.any_number:
            return f"{choice.least} or more" if choice.least else "any number"
        return str(choice.n) if choice.least is None else f"up to {choice.n}"

    def choose_all(self, choice: Choice) -> Tokens:
        doer = choice.doer
        who = ["you"] if doer is None or self.is_you(doer) else self.np(doer, "nom")
        many = "both" if len(choice.options) == 2 else "all of them"
        assert choice.all_if is not None
        order = [*(["instead"] if choice.instead else []), ",", "in either order"]
        return [*self.subordinate("if", choice.all_if), ",", *who, "may do", many, *order]
