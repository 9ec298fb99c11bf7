"""German: verb positions, separable verbs, cases, endings."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.speech.clauses import (
    Choice,
    Clause,
    If,
    Name,
    Node,
    Noun,
    NounPhrase,
    Quantity,
    Rel,
    Several,
    That,
    Titled,
    Trigger,
    When,
)
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
from engine.speech.lexicon import Lexicon, Slot, Verb
from engine.speech.realiser import EARLY, Mode, Realiser, Tokens, whole

_SUBORDINATORS = {
    "if": "wenn",
    "while": "solange",
    "unless": "es sei denn,",
    "only_if": "nur wenn",
    "when": "wenn",
}
_TRIGGERS: dict[Trigger, str] = {
    "when": "wenn", "whenever": "jedes Mal, wenn", "first": "wenn", "first_run": "wenn", "next": "wenn",
    "after": "nachdem", "would": "wenn", "each_would": "jedes Mal, wenn",
}  # fmt: skip
_TIMES = {
    "first": "in einem Zug zum ersten Mal",
    "first_run": "in einem Lauf zum ersten Mal",
    "next": "das nächste Mal",
}
_ORDINAL = (("top",), ("bottom",), ("first",), ("last",))
"""Adjectives before a number: "die obersten 3 Karten"."""
_CONJUNCTIONS = {"and": "und", "or": "oder", "then": "dann"}
_CONTRACTED = {("in", "dem"): "im", ("von", "dem"): "vom", ("zu", "dem"): "zum", ("zu", "der"): "zur",
               ("an", "dem"): "am", ("bei", "dem"): "beim"}  # fmt: skip
_VOWELS = "aeiouäöü"
_PERSONS = frozenset(("corp", "runner", "player", "opponent", "owner", "character"))


def per(noun: NounPhrase) -> str:
    """ "Für jede Karte", "pro Charakter"."""
    bare = isinstance(noun, Noun) and not noun.det and noun.n is None and noun.of is None
    return "pro" if bare else "für"


def plain_card(noun: Noun) -> bool:
    """Whether a noun says no more than "card"."""
    return noun.head == "card" and not (noun.names or noun.adj or noun.either)


class Grammar(Realiser):
    """German."""

    language = "de"
    lexicon = Lexicon.read(Path(__file__).parent)
    quotes = ("„", "“")
    _words: dict[str, Word] = {}

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
            *first, last = ("-".join(part.names).replace(" ", "-") for part in (noun, *noun.either))
            names = "-, ".join(first) + "- oder " + last  # "Decoder-, Fracter- oder Killer-Karte"
            return self.noun(replace(noun, names=(names,), either=()), case)
        if noun.either:
            tokens: Tokens = []
            for i, part in enumerate((noun, *noun.either)):
                one = Noun(
                    part.head, noun.det, noun.n, i == 0 and noun.up_to, noun.plural, noun.adj, part.names,
                    of=noun.of, rels=noun.rels if i == len(noun.either) else (),
                )  # fmt: skip
                tokens += (["und" if noun.det == "no" else "oder"] if i else []) + self.noun(one, case)
            return tokens
        case = "nom" if case in ("", "plain", "cost") else case
        n = self.quantity(noun.n)
        many, entry = self.many(noun), self.word(noun.head)
        gender: Gender = "p" if many else entry.gender
        kind, tokens = self.determined(noun, gender, case)
        if noun.adj[:1] in _ORDINAL and noun.det and n is not None:
            tokens.append(self.lexicon.adjective(noun.adj[0]) + ending(kind, gender, case))
            noun = replace(noun, adj=noun.adj[1:])
        if noun.up_to:
            tokens.append("bis zu")
        if n is not None and n.equal is None:
            number = "X" if n.x else str(n.base or n.each)
            tokens.append("+" + number if n.signed and not number.startswith("-") else number)
        elif n is not None:
            tokens.append("X")
        prefix = ""
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
        among = next((rel.x for rel in noun.rels if isinstance(rel, Rel) and rel.key == "out_of"), None)
        if among is not None and plain_card(noun):
            return [*tokens, *self.np(among, "gen")]
        head = declined(entry, gender, many, case)
        names = "-".join(name if "- " in name else name.replace(" ", "-") for name in noun.names)
        tokens.append(prefix + (f"{names}-" if names else "") + head)
        if noun.of is not None and not self.owned(noun.of):
            tokens += self.np(noun.of, "gen")
        return [*tokens, *self.counted(n), *self.related(noun, gender)]

    def counted(self, n: Quantity | None) -> Tokens:
        """ "für jede gehostete Virusmarke", "(X ist die Zahl der Tags)"."""
        if n is None:
            return []
        if n.per is not None:
            more = ["plus", str(n.each)] if n.base and n.each else []
            every = isinstance(n.per, Noun) and isinstance(n.per.n, int) and n.per.n > 1
            return [*more, per(n.per), *(["je"] if every else []), *self.np(n.per, "acc")]
        return ["(", "X =", *self.np(n.equal, "nom"), ")"] if n.equal is not None else []

    def related(self, noun: Noun, gender: Gender) -> Tokens:
        """What stands behind a noun."""
        tokens: Tokens = []
        for rel in noun.rels:
            if isinstance(rel, Rel) and rel.key == "out_of" and plain_card(noun):
                continue  # "1 dieser Karten"
            if isinstance(rel, That) and whole(rel.clause):
                tokens += [",", "wenn", *self.clause(rel.clause, "sub"), ","]
                continue
            if isinstance(rel, That):
                tokens += [",", relative(gender), *self.verb_last(rel.clause, gender), ","]
                continue
            for item in self.lexicon.relation(rel.key):
                if isinstance(item, Slot) and item.role == "who":
                    tokens.append(relative(gender))
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
        if slot.case == "poss":  # "dieser Karte", but "von dir", "von HQ", "von Sure Gamble"
            named = not isinstance(noun, Noun) or not (noun.det or noun.of)
            double = isinstance(noun, Noun) and noun.of is not None and not self.owned(noun.of)
            if not (named or double or self.owned(noun)):
                return super().placed(noun, slot._replace(case="gen"))
            return [
                *([slot.word] if slot.word else []),
                *self.placed(noun, slot._replace(word="von", case="dat")),
            ]
        named = isinstance(noun, Noun) and self.known(noun) and noun.head not in _PERSONS
        if named and slot.word and " " not in slot.word:
            return [("dar" if slot.word[0] in _VOWELS else "da") + slot.word + slot.behind]
        tokens = super().placed(noun, slot)
        if len(tokens) > 1 and (tokens[0], tokens[1]) in _CONTRACTED:
            return [_CONTRACTED[tokens[0], tokens[1]], *tokens[2:]]
        return tokens

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
            closing = [*participles, "werden"] if c.passive else [particle + infinitive]
            if verb.forms[0] == "!":
                closing = ["sein"]
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

    def middle(self, c: Clause, who: NounPhrase | None) -> Tokens:
        """What stands between the finite verb and the end: times, nouns, manner, the denial."""
        verb = self.lexicon.verb(c.verb)
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        deny = c.denied or c.modal == "cannot"
        thing = args.get("object")
        if deny and isinstance(thing, Noun) and thing.of is None and thing.det in ("", "a", "any"):
            number = thing.n if isinstance(thing.n, int) and thing.n > 1 else None
            if number is None:
                args["object"] = replace(thing, det="no", n=None, up_to=False, id="")
                deny = False
        count = thing.n if isinstance(thing, Noun) and len(args) > 1 else None
        if isinstance(count, Quantity) and count.per is not None and not count.base:
            return self.depending(c, verb, count)
        early = [phrase for phrase in c.how if phrase in EARLY]
        late = [phrase for phrase in c.how if phrase not in EARLY]
        if deny and "einen" in verb.frame:
            verb = verb._replace(frame=tuple("keinen" if item == "einen" else item for item in verb.frame))
            deny = False
        me = "dich" if who is None or self.is_you(who) else "sich"
        frame: list[object] = []
        tokens: Tokens = []
        for item in verb.frame:
            if isinstance(item, Slot) and item.role in ("refl", "reflobj"):
                dative = {"dich": "dir", "sich": "sich"}[me]
                tokens.append(me if item.role == "refl" else dative)
            elif isinstance(item, Slot) and item.role == "nicht":  # where the verb wants its denial
                frame += ["nicht"] if deny else []
                deny = False
            else:
                frame.append(item)
        if not any(isinstance(n, Noun) and (self.known(n) or self.is_you(n)) for n in args.values()):
            tokens += [*self.phrases(c.when), *self.phrases(early)]
            tokens += self.fill(frame, args)  # type: ignore[arg-type]
        else:  # a pronoun stands before a time
            last = 1 + max(
                (
                    i
                    for i, item in enumerate(frame)
                    if isinstance(item, Slot) and item.role in args and self.owned(args[item.role])
                ),
                default=len(frame) - 1,
            )
            tokens += self.fill(frame[:last], args)  # type: ignore[arg-type]
            tokens += [*self.phrases(c.when), *self.phrases(early)]
            tokens += self.fill(frame[last:], args)  # type: ignore[arg-type]
        copula = verb.forms[0] == "!"
        if deny and copula:
            return ["nicht", *tokens]
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
        pronouns = tuple(item for item in verb.frame if isinstance(item, Slot) and item.role in short)
        frame = tuple(item for item in verb.frame if item not in pronouns)
        first, each = self.fill(pronouns, args), self.counted(n)
        return [
            *first, *self.phrases(c.when), *each, *self.fill(frame, args),
            *(["nicht"] if c.denied else []), *self.phrases(c.how),
        ]  # fmt: skip

    # -- clauses ---------------------------------------------------------------------------------------

    def person(self, who: NounPhrase) -> str:
        """How the verb agrees with a subject."""
        if self.is_you(who):
            return "2"
        if isinstance(who, Several):
            return "p" if who.how == "and" else "3"
        return "p" if isinstance(who, Noun) and self.gender(who) == "p" else "3"

    def clause(self, c: Clause, mode: Mode, shared: bool = False) -> Tokens:
        verb = self.lexicon.verb(c.verb)
        particle, infinitive = verbs.stem(verb)
        who = c.arg("object") if c.passive else c.doer
        if any(isinstance(item, Slot) and item.role == "doer" for item in verb.frame) and who is not None:
            thing = replace(who, det="no") if c.denied and isinstance(who, Noun) else who
            c = replace(c, doer=None, denied=False, args=(*c.args, ("doer", thing)))
            who = Name("es")
        if mode in ("inf", "cost"):
            return [*self.middle(c, None), "sein" if infinitive == "!" else particle + infinitive]
        if mode in ("main", "after") and self.instructs(c) and not shared:
            return [verbs.imperative(verb), *self.middle(c, who), *([particle] if particle else [])]
        person = "2" if who is None else self.person(who)
        found = self.verb(c, person)
        subject = [] if shared else ["man"] if who is None else self.np(who, "nom")
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

    def conjunction(self, how: str) -> str:
        return _CONJUNCTIONS[how]

    def further(self, mode: Mode, how: str) -> Mode:
        if how == "then" and mode in ("main", "after"):
            return "after"
        return "main" if mode == "after" else mode

    def behind(self, tokens: Tokens) -> Tokens:
        return [",", *tokens]

    def front(self, tokens: Tokens, then: Node) -> list[Tokens]:
        first, *rest = self.spread(then, True)
        return [[*tokens, *first], *rest]

    def nests(self, then: Node) -> bool:
        return isinstance(then, If | When) and not then.behind

    def subordinate(self, how: str, condition: Node) -> Tokens:
        return [_SUBORDINATORS[how], *self.parts(condition)]

    def trigger(self, how: Trigger, event: Node) -> Tokens:
        if how in _TIMES and isinstance(event, Clause):
            times = _TIMES[how]
            return [_TRIGGERS[how], *self.timed(event, times)]
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
            tokens += [] if not i else ["oder"] if len(choice.options) == 2 else [";"]
            tokens += self.said(option, "inf")
        return tokens

    def choose(self, choice: Choice, after: bool) -> Tokens:
        by = choice.by or choice.doer
        gain = choice.doer if choice.by is not None and choice.doer is not None else None
        for_whom = [] if gain is None or gain == choice.by else ["für", *self.np(gain, "acc")]
        if by is None or self.is_you(by):
            return ["wähle", "eins", *for_whom, ":", *self.options(choice)]
        who = self.np(by, "nom")
        words = ["wählt", *who] if after else [*who, "wählt"]
        return [*words, "eins", *for_whom, ":", *self.options(choice)]

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
            many,
            "tun",
            ",",
            "in beliebiger Reihenfolge",
        ]
