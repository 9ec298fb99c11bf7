"""German: verb positions, separable verbs, sentences."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.speech import Or
from engine.speech.clauses import (
    And,
    Choice,
    Clause,
    Decided,
    Fronted,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Quantity,
    Sentences,
    Several,
    Then,
    Titled,
    Trigger,
    When,
)
from engine.speech.de import verbs
from engine.speech.de.manners import early, is_clause
from engine.speech.de.nouns import (
    Gender,
)
from engine.speech.de.phrases import PERSONS, Phrases
from engine.speech.lexicon import Slot, Verb
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


class Grammar(Phrases):
    """German."""

    when_first = True
    chosen_by_other = False
    """Whether what is said now is a thing that somebody else chooses from: infinitives are theirs."""

    # -- verbs -----------------------------------------------------------------------------------------

    def verb(self, c: Clause, person: str) -> verbs.Finite:
        """Finite verb and what closes the clause."""
        verb = self.lexicon.verb(c.verb)
        i = {"3": 0, "2": 1, "p": 2}[person]
        particle, infinitive = verbs.stem(verb)
        participles: Tokens = []
        for n, key in enumerate((c.verb, *c.also)):
            participles += [","] if 0 < n < len(c.also) else ["oder"] if n else []
            participles.append(verbs.participle(self.lexicon.verb(key)))
        if c.modal:
            others = [
                other for key in c.also for other in ("oder", "".join(verbs.stem(self.lexicon.verb(key))))
            ]
            closing = [*participles, "werden"] if c.passive else [particle + infinitive, *others]
            if verb.forms[0] == "!":
                closing = ["sein"]
            closing += [] if c.lets is None else ["lassen"]
            return verbs.Finite(verbs.AUXILIARIES[verbs.MODALS[c.modal]][i], closing)
        if c.passive:
            return verbs.Finite(verbs.AUXILIARIES["wurde" if c.past else "werden"][i], participles)
        if c.past:
            if verb.forms[0] == "!":
                return verbs.Finite(verbs.AUXILIARIES["war"][i], [])
            return verbs.Finite(
                verbs.AUXILIARIES["sein" if "sein" in verb.forms else "haben"][i], participles
            )
        if c.also:
            others = [verbs.finite(self.lexicon.verb(key), person) for key in c.also]
            return verbs.Finite(f"{verbs.finite(verb, person)} oder {' oder '.join(others)}", [], particle)
        return verbs.Finite(verbs.finite(verb, person), [], particle)

    def middle(self, c: Clause, who: NounPhrase | None, *, closed: bool = True) -> Tokens:
        """What stands between the finite verb and the end: times, nouns, manner, the denial.

        `closed`: another part of the verb stands there."""
        verb = self.lexicon.verb(c.verb)
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        deny = c.denied or c.modal == "cannot"
        thing = args.get("object")
        host = args.get("on")
        if isinstance(host, Noun) and host.det == "each" and host.n is not None:  # "je 1 Marke auf 2 Karten"
            args["on"] = replace(host, det="")
            at = next(
                i for i, item in enumerate(verb.frame) if isinstance(item, Slot) and item.role == "object"
            )
            verb = verb._replace(frame=(*verb.frame[:at], "je", *verb.frame[at:]))
        if deny and isinstance(thing, Noun) and thing.of is None and thing.det in ("", "a", "any"):
            number = thing.n if isinstance(thing.n, int) and thing.n > 1 else None
            named = self.lexicon.noun(thing.head).startswith("- ")  # "nicht in HQ"
            if number is None and not named:
                args["object"] = replace(thing, det="no", n=None, up_to=False, id="")
                deny = False
        count = thing.n if isinstance(thing, Noun) and len(args) > 1 else None
        if isinstance(count, Quantity) and count.per is not None and not count.base:
            return self.depending(c, verb, count)
        soon = [phrase for phrase in c.how if early(phrase, closed=closed)]
        late = [phrase for phrase in c.how if not early(phrase, closed=closed)]
        if deny and "einen" in verb.frame:
            verb = verb._replace(frame=tuple("keinen" if item == "einen" else item for item in verb.frame))
            deny = False
        me = "dich" if (who is None and not self.chosen_by_other) or self.is_you(who) else "sich"
        frame: list[object] = []
        tokens: Tokens = []
        for item in verb.frame:
            if isinstance(item, Slot) and item.role == "reflobj" and c.passive:
                continue  # "wurde angesehen": nobody is named to whom it happens
            if isinstance(item, Slot) and item.role in ("refl", "reflobj"):
                dative = {"dich": "dir", "sich": "sich"}[me]
                tokens.append(me if item.role == "refl" else dative)
            elif isinstance(item, Slot) and item.role == "nicht":  # where the verb wants its denial
                frame += ["nicht"] if deny else []
                deny = False
            else:
                frame.append(item)
        if not any(
            isinstance(item, Slot) and not item.word and item.role in args and self.owned(args[item.role])
            for item in frame
        ):
            tokens += [*self.phrases(c.when), *self.phrases(soon)]
            tokens += self.fill(frame, args)  # type: ignore[arg-type]
        else:  # a pronoun stands before a time
            last = 1 + max(
                (
                    i
                    for i, item in enumerate(frame)
                    if isinstance(item, Slot)
                    and not item.word
                    and item.role in args
                    and self.owned(args[item.role])
                ),
                default=len(frame) - 1,
            )
            tokens += self.fill(frame[:last], args)  # type: ignore[arg-type]
            tokens += [*self.phrases(c.when), *self.phrases(soon)]
            tokens += self.fill(frame[last:], args)  # type: ignore[arg-type]
        copula = verb.forms[0] == "!"
        if deny and copula:
            return ["nicht", *tokens, *self.phrases(late)]
        return [*tokens, *(["nicht"] if deny else []), *self.phrases(late)]

    def depending(self, c: Clause, verb: Verb, n: Quantity) -> Tokens:
        """ "Für jede Karte 1 Marke auf dieses Asset": what a number depends on, before all but pronouns."""
        args: dict[str, NounPhrase] = {
            role: replace(noun, n=Quantity(n.each, signed=n.signed))
            if role == "object" and isinstance(noun, Noun)
            else noun
            for role, noun in c.args
        }
        short = {role for role, noun in args.items() if role != "object" and self.owned(noun)}
        pronouns = tuple(
            item
            for item in verb.frame
            if isinstance(item, Slot) and (item.role in short or self.dative_person(item, args))
        )
        frame = tuple(item for item in verb.frame if item not in pronouns)
        first, each = self.fill(pronouns, args), self.counted(n)
        close = self.phrases(phrase for phrase in c.how if phrase == "at_random")
        return [
            *first, *self.phrases(c.when), *each, *close, *self.fill(frame, args),
            *(["nicht"] if c.denied else []), *self.phrases(p for p in c.how if p != "at_random"),
        ]  # fmt: skip

    @staticmethod
    def dative_person(item: Slot, args: Mapping[str, NounPhrase]) -> bool:
        """Whether somebody is given something: "gib dem Runner für jeden Tag, den er hat, 1 Tag"."""
        who = args.get(item.role)
        return item.case == "dat" and not item.word and isinstance(who, Noun) and who.head in PERSONS

    # -- clauses ---------------------------------------------------------------------------------------

    def person(self, who: NounPhrase) -> str:
        """How the verb agrees with a subject."""
        if self.is_you(who):
            return "2"
        if isinstance(who, Several):
            return "p" if who.how == "and" else "3"
        return "p" if isinstance(who, Noun) and self.gender(who) == "p" else "3"

    def clause(self, c: Clause, mode: Mode, shared: bool = False) -> Tokens:
        apart = [phrase for phrase in c.how if is_clause(phrase)]
        if apart:
            c = replace(c, how=tuple(phrase for phrase in c.how if phrase not in apart))
            return [*self.clause(c, mode, shared), ",", *self.phrases(apart), ","]
        verb = self.lexicon.verb(c.verb)
        particle, infinitive = verbs.stem(verb)
        who = c.arg("object") if c.passive else c.lets or c.doer
        if any(isinstance(item, Slot) and item.role == "doer" for item in verb.frame) and who is not None:
            thing = replace(who, det="no") if c.denied and isinstance(who, Noun) else who
            c = replace(c, doer=None, denied=False, args=(*c.args, ("doer", thing)))
            who = Name("es")
        if mode in ("inf", "cost") and verbs.is_keyword(verb):
            # Left as it is called: "„Forme Modifikatoren 2“ ausführen".
            named = [verbs.imperative(verb), *filter(None, self.middle(c, None))]
            before, behind = self.quotes
            return [before + named[0], *named[1:-1], named[-1] + behind, "ausführen"]
        if mode in ("inf", "cost"):
            return [*self.middle(c, None), "sein" if infinitive == "!" else particle + infinitive]
        if mode in ("main", "after") and self.instructs(c) and not shared:
            last = [particle] if particle else []
            return [verbs.imperative(verb), *self.middle(c, who, closed=bool(last)), *last]
        person = "2" if who is None else self.person(who)
        found = self.verb(c, person)
        subject = [] if shared else ["man"] if who is None else self.np(who, "nom")
        if c.lets is not None and c.doer is not None:  # "du darfst den Konzern ... verlieren lassen"
            if mode != "sub":
                subject = [found.finite, *subject] if mode == "after" else [*subject, found.finite]
            last = [*found.closing, *([found.finite] if mode == "sub" else [])]
            return [*subject, *self.np(c.doer, "acc"), *self.middle(c, c.doer), *last]
        tail = found.closing
        if mode == "sub":
            last = [*tail, found.particle + found.finite]
            return [*subject, *self.middle(c, who), *last]
        tail = [*tail, *([found.particle] if found.particle else [])]
        if mode == "after" or shared:
            return [found.finite, *subject, *self.middle(c, who), *tail]
        return [*subject, found.finite, *self.middle(c, who), *tail]

    def verb_last(self, c: Clause, gender: Gender) -> Tokens:
        """A relative clause behind its pronoun."""
        found = self.verb(c, "p" if gender == "p" else "3")
        return [*self.middle(c, None), *found.closing, found.particle + found.finite]

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        if how == "then" and mode not in ("sub", "inf") and isinstance(first, Clause) and not first.modal:
            return self.said(part, "after")
        return super().another(part, first, mode, how)

    def conditional(self, node: If, after: bool) -> list[Tokens]:
        if node.how == "only_if" and node.behind and isinstance(node.then, Clause):
            node = replace(node, how="if", then=replace(node.then, how=("only", *node.then.how)))
        return super().conditional(node, after)

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
                return [
                    *tokens,
                    *(token for part in event.parts[1:] for token in (link, *self.parts(part))),
                ]
            return [times, ",", _TRIGGERS[how], *self.parts(event)]
        if how == "after":  # "nachdem sie abgehandelt wurde"
            parts = event.parts if isinstance(event, Or | And) else (event,)
            done = tuple(replace(part, past=True) if isinstance(part, Clause) else part for part in parts)
            event = type(event)(done) if isinstance(event, Or | And) else done[0]
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
        return [*subject, times, *middle[itself:], *found.closing, found.particle + found.finite]

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
        options = self.options(choice)
        self.chosen_by_other = before
        if choice.modal == "must" and choice.n == 1 and len(choice.options) == 2 and not choice.fresh:
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
