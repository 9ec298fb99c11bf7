"""German clauses: the finite verb, what stands between it and the end, relative clauses behind all."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.speech.clauses import (
    Clause,
    Name,
    Noun,
    NounPhrase,
    Quantity,
    Several,
)
from engine.speech.de import verbs
from engine.speech.de.manners import early, is_clause
from engine.speech.de.nouns import Gender
from engine.speech.de.phrases import PERSONS, Phrases
from engine.speech.lexicon import Slot, Verb
from engine.speech.realiser import Mode, Tokens

_RELATIVES = frozenset(("der", "die", "das", "dem", "den", "denen"))


def last_clause(tokens: Tokens) -> int:
    """Where the relative clause begins that is the end of a text, with those inside it; 0 without one."""
    depth = 0
    for i in range(len(tokens) - 1, 0, -1):
        if tokens[i] != ",":
            if not depth:
                break
            continue
        first, second = [*tokens[i + 1 : i + 3], "", ""][:2]
        opens = first in _RELATIVES or first in ("wie", "wenn") or second in _RELATIVES
        depth += -1 if opens and depth else 1
        if not depth:
            return i
    return 0


class Clauses(Phrases):
    """German."""

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
            if verb.form("pret"):
                return verbs.Finite(verbs.preterite(verb, person), [])
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
        lies = [phrase for phrase in late if phrase in ("faceup", "facedown")] if "on" in args else []
        late = [phrase for phrase in late if phrase not in lies]
        for item in verb.frame:
            if isinstance(item, Slot) and item.role == "on":  # "1 Karte verdeckt darauf hosten"
                frame += self.phrases(lies)
            if isinstance(item, Slot) and item.word and deny and item.role in args:
                frame, deny = [*frame, "nicht"], False  # "diese Karte nicht aus HQ gespielt"
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
        short = [i for i, item in enumerate(frame) if isinstance(item, Slot) and self.light(item, args)]
        first = 1 + short[-1] if short else 0
        tokens += self.fill(frame[:first], args)  # type: ignore[arg-type]
        tokens += [*self.phrases(c.when), *self.phrases(soon)]
        tokens += self.fill(frame[first:], args)  # type: ignore[arg-type]
        copula = verb.forms[0] == "!"
        if deny and copula:
            times = len(self.phrases(c.when))  # "kann für den Rest dieses Runs nicht erfolgreich sein"
            at = times if tokens[:times] == self.phrases(c.when) else 0
            return [*tokens[:at], "nicht", *tokens[at:], *self.phrases(late)]
        return [*tokens, *(["nicht"] if deny else []), *self.phrases(late)]

    def light(self, item: Slot, args: Mapping[str, NounPhrase]) -> bool:
        """Whether it stands before a time: a pronoun, or "diese Karte"."""
        thing = args.get(item.role)
        if item.word or thing is None:
            return False
        plain = isinstance(thing, Noun) and thing.det in ("this", "that") and thing.n is None
        return self.owned(thing) or (plain and isinstance(thing, Noun) and not thing.rels)

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
            return self.closed(self.middle(c, None), ["sein" if infinitive == "!" else particle + infinitive])
        if mode in ("main", "after") and self.instructs(c) and not shared:
            last = [particle] if particle else []
            return [verbs.imperative(verb), *self.closed(self.middle(c, who, closed=bool(last)), last)]
        person = "2" if who is None else self.person(who)
        found = self.verb(c, person)
        subject = [] if shared else ["man"] if who is None else self.np(who, "nom")
        if c.lets is not None and c.doer is not None:  # "du darfst den Konzern ... verlieren lassen"
            if mode != "sub":
                subject = [found.finite, *subject] if mode == "after" else [*subject, found.finite]
            last = [*found.closing, *([found.finite] if mode == "sub" else [])]
            return [*subject, *self.np(c.doer, "acc"), *self.closed(self.middle(c, c.doer), last)]
        tail = found.closing
        if mode == "sub":
            last = [*tail, found.particle + found.finite]
            return [*subject, *self.closed(self.middle(c, who), last)]
        tail = [*tail, *([found.particle] if found.particle else [])]
        if mode == "after" or shared:
            return [found.finite, *subject, *self.closed(self.middle(c, who), tail)]
        return [*subject, found.finite, *self.closed(self.middle(c, who), tail)]

    @staticmethod
    def closed(middle: Tokens, last: Tokens) -> Tokens:
        """A relative clause follows the verb: "eine Agenda gepunktet hast, die du nicht installiert hast"."""
        begins = last_clause(middle) if last else 0
        return [*middle[:begins], *last, *middle[begins:]] if begins else [*middle, *last]

    def verb_last(self, c: Clause, gender: Gender) -> Tokens:
        """A relative clause behind its pronoun."""
        found = self.verb(c, "p" if gender == "p" else "3")
        return [*self.middle(c, None), *found.closing, found.particle + found.finite]
