"""German sentences: conditions, triggers, choices."""

from __future__ import annotations

from msgspec.structs import replace

from engine.speech import Or
from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    Decided,
    Fronted,
    If,
    Node,
    Noun,
    NounPhrase,
    Sentences,
    Then,
    Titled,
    Trigger,
    When,
)
from engine.speech.de import verbs
from engine.speech.de.clauses import Clauses
from engine.speech.de.phrases import PERSONS
from engine.speech.realiser import Mode, Tokens

_SUBORDINATORS = {
    "if": "wenn",
    "while": "solange",
    "unless": "es sei denn,",
    "only_if": "nur wenn",
    "when": "wenn",
}
_TRIGGERS: dict[Trigger, str] = {
    "when": "wenn", "whenever": "jedes Mal, wenn", "first": "wenn", "first_run": "wenn",
    "first_encounter": "wenn", "next": "wenn",
    "after": "nachdem", "before": "bevor", "would": "wenn", "each_would": "jedes Mal, wenn",
}  # fmt: skip
_TIMES = {
    "first": "in einem Zug zum {nth} Mal",
    "first_run": "in einem Run zum {nth} Mal",
    "first_encounter": "in einer Begegnung zum {nth} Mal",
    "next": "das nächste Mal",
}
_ORDINALS = {1: "ersten", 2: "zweiten", 3: "dritten"}

_CONJUNCTIONS = {"and": "und", "or": "oder", "then": "dann"}


class Grammar(Clauses):
    """German."""

    one_verb = True
    when_first = True

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        if how == "then" and mode not in ("sub", "inf") and isinstance(first, Clause) and not first.modal:
            return self.said(part, "after")
        return super().another(part, first, mode, how)

    def conditional(self, node: If, after: bool) -> list[Tokens]:
        if node.how == "only_if" and node.behind and isinstance(node.then, Clause):
            node = replace(node, how="if", then=replace(node.then, how=("only", *node.then.how)))
        return super().conditional(node, after)

    def condition(self, node: If) -> Tokens:
        """ "Ist der Run erfolgreich, greife ... zu, wenn du ... eindringst": not "wenn ..., wenn ..."."""
        if node.how != "if" or not isinstance(node.condition, Clause) or not self.waits(node.then):
            return super().condition(node)
        before, self.telling = self.telling, True  # no instruction: "hast du 2 Tags"
        tokens = self.clause(node.condition, "after")
        self.telling = before
        return tokens

    def waits(self, then: Node) -> bool:
        """Whether what is done has a "wenn" behind it."""
        if isinstance(then, And | Then):
            return any(map(self.waits, then.parts))
        if isinstance(then, Sentences):
            return self.waits(then.parts[0])
        return isinstance(then, If | When) and then.behind and then.how != "unless"

    # -- arrangements ----------------------------------------------------------------------------------

    def joined(self, node: And | Or | Then, mode: Mode) -> Tokens:
        return super().joined(self.once(node), mode)

    def conjunction(self, how: str) -> str:
        return _CONJUNCTIONS[how]

    def further(self, mode: Mode, how: str) -> Mode:
        if how == "then" and mode in ("main", "after"):
            return "after"
        return "main" if mode == "after" else mode

    def behind(self, tokens: Tokens) -> Tokens:
        return [",", *tokens]

    def front(self, tokens: Tokens, then: Node) -> list[Tokens]:
        if self.nests(then):
            return self.lead(tokens, then)
        first, *rest = self.spread(then, True)
        return [[*tokens, *first], *rest]

    def lead(self, tokens: Tokens, then: Node) -> list[Tokens]:
        if isinstance(then, Fronted) and isinstance(then.then, Clause) and then.phrase.key == "for_each":
            # One thing alone stands before the verb: "wenn ..., erhält es ... für jeden Tag".
            then = replace(then.then, how=(*then.then.how, then.phrase))
        if isinstance(then, Fronted) and then.phrase.key == "instead_of_breaching":
            # An infinitive stands behind: "wenn ..., zeige ..., dann trashe ..., statt ... einzudringen".
            first, *rest = self.lead(tokens, then.then)
            return [[*first, *self.behind(self.phrase(then.phrase))], *rest]
        return super().lead(tokens, then)

    def nests(self, then: Node) -> bool:
        if isinstance(then, Sentences):
            return self.nests(then.parts[0])
        if isinstance(then, Fronted) and not isinstance(then.then, Clause):
            return then.phrase.key == "for_each"  # "Wenn ...: Für jedes Mal, wenn ..., wähle eins: ..."
        return isinstance(then, If | When) and not then.behind

    def subordinate(self, how: str, condition: Node) -> Tokens:
        if how == "unless":  # "es sei denn, der Runner zahlt 2 Credits": a main clause
            before, self.telling = self.telling, True  # no instruction: "es sei denn, du zahlst"
            tokens = [_SUBORDINATORS[how], *self.said(condition, "main")]
            self.telling = before
            return tokens
        return [_SUBORDINATORS[how], *self.parts(condition)]

    def trigger(self, how: Trigger, event: Node, nth: int = 1) -> Tokens:
        if how in _TIMES:
            times = _TIMES["first" if how == "next" and nth > 1 else how]
            times = times.format(nth=_ORDINALS.get(nth) or f"{nth}.")
            times = times.replace("in einem Zug ", "") if how == "next" else times
            if isinstance(event, Clause):
                return [_TRIGGERS[how], *self.timed(event, times)]
            if isinstance(event, Or | And) and isinstance(event.parts[0], Clause):  # any of several events
                tokens = [_TRIGGERS[how], *self.timed(event.parts[0], times)]
                link = "oder" if isinstance(event, Or) else "und"
                for part in event.parts[1:]:
                    again = isinstance(event, Or) and self.differ(event.parts[0], part)
                    same = isinstance(part, Clause) and not self.differ(event.parts[0], part)
                    said = self.clause(part, "sub", True) if same else self.parts(part)  # type: ignore[arg-type]
                    tokens += [link, *(["wenn"] if again else []), *said]
                return tokens
            return [times, ",", _TRIGGERS[how], *self.parts(event)]
        if how == "after":  # "nachdem sie abgehandelt wurde"
            parts = event.parts if isinstance(event, Or | And) else (event,)
            done = tuple(replace(part, past=True) if isinstance(part, Clause) else part for part in parts)
            event = type(event)(done) if isinstance(event, Or | And) else done[0]
        if isinstance(event, Or) and len(event.parts) == 2 and self.differ(*event.parts):  # two subjects
            one, other = event.parts
            when = _TRIGGERS[how].rpartition(" ")[2]
            return [_TRIGGERS[how], *self.parts(one), "oder", when, *self.parts(other)]
        return [_TRIGGERS[how], *self.parts(event)]

    def timed(self, c: Clause, times: str) -> Tokens:
        """A subordinate clause with how often, behind its subject."""
        who = c.arg("object") if c.passive else c.doer
        person = "3" if who is None else self.person(who)
        found = self.verb(c, person)
        subject = [] if who is None else self.np(who, "nom")
        middle = self.middle(c, who)
        itself = 1 if middle[:1] in (["dich"], ["sich"], ["dir"]) else 0
        subject += middle[:itself]  # "wenn du dich ... zum ersten Mal ... näherst"
        last = [*found.closing, found.particle + found.finite]
        return [*subject, times, *self.closed(middle[itself:], last)]

    def decided(self, node: Decided, mode: Mode) -> Tokens:
        what = [",", "dass", *self.parts(node.what)]
        if mode == "inf":
            return ["bestimmen", *what]
        own = node.by is None or self.is_you(node.by)
        who = ["du"] if node.by is None else self.np(node.by, "nom")
        may = ["darfst" if own else "darf"]
        return [*(may + who if mode == "after" else who + may), "bestimmen", *what]

    def whether(self, by: NounPhrase | None, done: bool) -> Tokens:
        does, who = "tust", "du"
        if by is not None and not self.is_you(by):
            does, who = "tut", self.pronoun(by, "nom")[0] if isinstance(by, Noun) else "er"
        return [does, who, "das", *([] if done else ["nicht"])]

    def otherwise(self) -> Tokens:
        return ["sonst"]

    def options(self, choice: Choice) -> Tokens:
        if any(isinstance(option, Titled) for option in choice.options):
            return self.lettered(choice)
        tokens: Tokens = []
        for i, option in enumerate(choice.options):
            tokens += [] if not i else [";"] if len(choice.options) > 2 else self.between(choice, "oder")
            tokens += self.option(option, choice)
        return tokens

    def choose(self, choice: Choice, after: bool) -> Tokens:
        by = choice.by or choice.doer
        gain = choice.doer if choice.by is not None and choice.doer is not None else None
        for_whom = [] if gain is None or gain == choice.by else ["für", *self.np(gain, "acc")]
        own = by is None or self.is_you(by)
        if own and not choice.modal:
            return ["wähle", *self.number_of(choice), *for_whom, ":", *self.options(choice)]
        who = ["du"] if by is None or own else self.np(by, "nom")
        forms = verbs.AUXILIARIES[verbs.MODALS[choice.modal]] if choice.modal else ("wählt", "wählst")
        does = forms[own]
        words = [does, *who] if after else [*who, does]
        chosen = ["wählen"] if choice.modal else []
        before, self.chosen_by_other = self.chosen_by_other, not own
        either = choice.modal == "must" and choice.n == 1 and len(choice.options) == 2 and not choice.fresh
        named = dict(self.named)
        if either:  # "entweder es trashen" would tear the pronoun off its verb
            self.named = {key: it for key, it in named.items() if it is None or it.head in PERSONS}
        options = self.options(choice)
        self.chosen_by_other = before
        if either:
            must = "musst" if own else "muss"
            return [*([must, *who] if after else [*who, must]), "entweder", *options]
        return [*words, *self.number_of(choice), *for_whom, *chosen, ":", *options]

    @staticmethod
    def number_of(choice: Choice) -> Tokens:
        """How many of some things are chosen."""
        if choice.n == 1 and choice.least is None:
            return ["eins, das noch nicht gewählt wurde"] if choice.fresh else ["eins"]
        order = "in beliebiger Reihenfolge"
        if choice.any_number:
            least = "eins" if choice.least == 1 else str(choice.least)
            return [f"{least} oder mehr" if choice.least else "beliebig viele", order]
        return [str(choice.n) if choice.least is None else f"bis zu {choice.n}", order]

    def choose_all(self, choice: Choice) -> Tokens:
        assert choice.all_if is not None
        doer = choice.doer
        own = doer is None or self.is_you(doer)
        may = ["darfst", "du"] if own else ["darf", *self.np(doer, "nom")]  # type: ignore[arg-type]
        many = "beides" if len(choice.options) == 2 else "alles"
        return [
            *self.subordinate("if", choice.all_if),
            ",",
            *may,
            *(["stattdessen"] if choice.instead else []),
            many,
            "tun",
            ",",
            "in beliebiger Reihenfolge",
        ]
