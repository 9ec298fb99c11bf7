"""Russian clauses: aspect, modal verbs, what happens and what was done, gender in the past."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.speech.clauses import (
    Clause,
    Noun,
    NounPhrase,
    Quantity,
    Several,
)
from engine.speech.lexicon import Frame, Slot
from engine.speech.realiser import EARLY, Mode, Tokens
from engine.speech.ru import verbs
from engine.speech.ru.nouns import Gender, short
from engine.speech.ru.phrases import Phrases

_NAMING = frozenset(("be_in_progress", "be_resolving", "be_a"))
"""Verbs whose denial leaves the nominative."""
_BEFORE_SUBJECT = frozenset(("begin", "end_intransitive"))
"""Verbs that stand before their subject in a trigger: the news is what begins."""
_OF_PERSONS = frozenset(("steal", "forfeit"))
"""Verbs that say nothing passive of what they are done to: "крадётся" is "sneaks"."""
_MODALS = {"may": "может", "can": "может", "cannot": "может", "must": "должен"}
MUST = {"m": "должен", "f": "должна", "n": "должно", "p": "должны"}


class Clauses(Phrases):
    """Russian."""

    barring = False
    """Whether it is said what would be done to bar something: "если только он не заплатит"."""
    ahead = False
    """Whether a trigger waits for the next time: "в следующий раз, когда вы получите доступ"."""
    happens = False
    """Whether a trigger is said: "когда начинается ваш ход"."""
    completed = False
    """Whether what was done is told, and not what happens: "разрешена", not "разрешается"."""

    # -- clauses ---------------------------------------------------------------------------------------

    def rest(self, c: Clause, gender: Gender) -> Tokens:
        """What belongs to the verb."""
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        if c.doer is not None:
            args["doer"] = c.doer
        thing, each = args.get("object"), self.quantity(None)
        host = args.get("on")
        apiece = isinstance(host, Noun) and host.det == "each" and host.n is not None
        if apiece and isinstance(host, Noun):
            args["on"] = replace(host, det="")
        n = thing.n if isinstance(thing, Noun) else None
        if isinstance(thing, Noun) and isinstance(n, Quantity) and n.per is not None and not n.base:
            each = n  # "положите 1 жетон на карту за каждую агенду"
            args["object"] = replace(thing, n=Quantity(n.each, signed=n.signed))
        tokens: Tokens = []
        for item in self.short_first(self.lexicon.verb(c.verb).frame, args):
            if apiece and isinstance(item, Slot) and item.role == "object":  # "по 1 жетону"
                one = isinstance(thing, Noun) and thing.n == 1
                tokens += ["по", *self.np(args["object"], "dat" if one else "acc")]
            elif isinstance(item, Slot) and item.role.startswith("="):
                tokens.append(short(item.role[1:], gender))
            elif c.denied and item in ("есть", "идёт", "разрешается"):
                none = "не было" if c.past else "нет"
                tokens += [none] if item == "есть" else ["не", str(item)]
            elif c.denied and c.verb == "be_a" and item == "—":
                pass  # "это не задача"
            elif c.denied and isinstance(item, Slot) and item.case == "nom" and c.verb not in _NAMING:
                tokens += self.fill((item._replace(case="gen"),), args)
            else:
                tokens += self.fill((item,), args)
        close = self.phrases(p for p in c.how if p == "at_random")
        adverb = self.lexicon.verb(c.verb).form("early")
        if adverb and (c.denied or c.modal or c.also):  # "если Бегущий не взломал его полностью"
            tokens.append(adverb)
        late = self.phrases(p for p in c.how if p not in EARLY and p != "at_random")
        return [*tokens, *close, *self.counted(each), *late, *self.phrases(c.when)]

    def short_first(self, frame: Frame, args: Mapping[str, NounPhrase]) -> Frame:
        """A frame with its pronouns in front: "положите на неё 1 жетон"."""

        def pronoun(item: object) -> bool:
            thing = args.get(item.role) if isinstance(item, Slot) else None
            return isinstance(thing, Noun) and self.known(thing) and not self.is_you(thing)

        own = tuple(
            item for item in frame if pronoun(item) and isinstance(item, Slot) and item.role == "object"
        )
        if own:  # "удалите её из игры"
            return (*own, *(item for item in frame if item not in own))
        early = tuple(item for item in frame if pronoun(item) and isinstance(item, Slot) and item.word)
        return (*early, *(item for item in frame if item not in early))

    def participial(self, c: Clause, gender: Gender, case: str) -> Tokens:
        keys = (c.verb, *c.also)
        forms = [verbs.long_participle(k, self.lexicon.verb(k), gender, case) for k in keys]
        link = ["и", "не"] if c.denied else ["или"]
        said = [t for i, form in enumerate(forms) for t in ((link if i else []) + [form])]
        late = replace(c, how=tuple(p for p in c.how if p not in EARLY))
        return [
            *(["не"] if c.denied else []),
            *said,
            *self.early(c),
            *self.rest(late, gender),
        ]

    def predicate(self, c: Clause, gender: Gender, person: str, times: str = "") -> Tokens:
        """The verb with what stands before it, and the rest."""
        verb = self.lexicon.verb(c.verb)
        no = ["не"] if c.denied or c.modal == "cannot" else []
        copula = verb.forms[0] == "!"
        keys = (c.verb, *c.also)

        def joined(forms: list[str]) -> Tokens:
            forms = list(dict.fromkeys(forms))  # two verbs of ours may be one in Russian: "сброшена"
            return [t for i, f in enumerate(forms) for t in ((["или"] if i else []) + [f])]

        tokens: Tokens
        if self.ahead and not (c.modal or c.passive or c.past or copula):
            said = joined([verbs.future(self.lexicon.verb(k), person) for k in keys])
            return [*([times] if times else []), *self.early(c), *no, *said, *self.rest(c, gender)]
        if self.barring and not (c.modal or c.passive or c.past):
            said = joined([verbs.future(self.lexicon.verb(k), person) for k in keys])
            said = [form.replace(" и ", " и не ") for form in said]  # "если она не покажет и не сбросит"
            return [*self.early(c), "не", *said, *self.rest(c, gender)]
        was = verbs.in_past("был", gender)
        if c.modal:
            modal = MUST[gender] if c.modal == "must" else verbs.plural_you("может") if person == "2" else (
                "могут" if gender == "p" else _MODALS[c.modal]
            )  # fmt: skip
            if c.lets is not None and c.doer is not None:  # "вы можете заставить Корпорацию потерять"
                said = ["заставить", *self.np(c.doer, "acc"), self.lexicon.verb(c.verb).forms[0]]
            elif c.passive:
                said = ["быть", *joined([verbs.participle(k, self.lexicon.verb(k), gender) for k in keys])]
            else:
                thing = c.arg("object")
                some = isinstance(thing, Noun) and thing.plural and thing.n is None and not thing.det
                lasting = c.modal == "can" and c.verb in ("spend", "spend_only", "advance")
                lasting |= some and c.modal in ("can", "may")  # "вы можете устанавливать агенды"
                aspect = 1 if c.modal == "cannot" or lasting else 0  # what can always be done
                said = ["быть"] if copula else joined([self.lexicon.verb(k).forms[aspect] for k in keys])
            tokens = [*no, modal, *said]
        elif c.passive and not self.completed and not c.past:  # what happens, and not what is so: "крадётся"
            parts = joined([verbs.reflexive(self.lexicon.verb(k), person) for k in keys])
            tokens = [*no, *parts]
        elif c.passive:
            parts = joined([verbs.participle(k, self.lexicon.verb(k), gender) for k in keys])
            tokens = [*no, *([was] if c.past else []), *parts]
        elif copula:
            tokens = [*no, was] if c.past else [*no]
        elif c.past:
            pasts = [verbs.past(self.lexicon.verb(k), c.denied and self.vague(c)) for k in keys]
            tokens = [*no, *joined([verbs.in_past(form, gender) for form in pasts])]
        else:
            tokens = [*no, *joined([verbs.finite(self.lexicon.verb(k), person) for k in keys])]
        return [*([times] if times else []), *self.early(c), *tokens, *self.rest(c, gender)]

    @staticmethod
    def vague(c: Clause) -> bool:
        """Whether a clause is about any one thing: what was never done to any is imperfective."""
        thing = c.arg("object")
        return (isinstance(thing, Noun) and thing.det in ("a", "any")) or c.verb.startswith("make_")

    def agreement(self, who: NounPhrase) -> tuple[Gender, str]:
        """Gender and person of a subject."""
        if self.is_you(who):
            return "p", "2"
        if isinstance(who, Several):
            return ("p", "p") if who.how == "and" else ("m", "3")
        gender: Gender = self.gender(who) if isinstance(who, Noun) else "m"
        return gender, "p" if gender == "p" else "3"

    def clause(self, c: Clause, mode: Mode, shared: bool = False, times: str = "") -> Tokens:
        who = c.arg("object") if c.passive else c.doer
        before, self.doing = self.doing, who.head if isinstance(who, Noun) and not c.passive else None
        if mode == "inf" and who is None:
            self.doing = before
        if mode == "cost" and who is None:
            self.doing = self.you  # whoever pays: "сбросить 2 карты из своей руки"
        try:
            return self._clause(c, mode, shared, times)
        finally:
            self.doing = before

    def _clause(self, c: Clause, mode: Mode, shared: bool, times: str) -> Tokens:
        if mode == "sub" and not shared and self.twice(c):
            return [*self.phrases(c.when), *self._clause(replace(c, when=()), mode, shared, times)]
        verb = self.lexicon.verb(c.verb)
        who = c.arg("object") if c.passive else c.doer
        if isinstance(who, Noun) and who.det == "no" and not c.denied:
            # "нет врага"; "ни один персонаж не в окружении"
            bare = c.verb.startswith("exist") or c.verb in ("be_in_progress", "be_resolving")
            nobody = replace(who, det="a") if bare else who
            c, who = replace(c, denied=True, doer=c.doer if c.passive else nobody), nobody
        no = ["не"] if c.denied else []
        if mode in ("inf", "cost"):
            return [
                *self.early(c),
                *no,
                *([] if verb.forms[0] == "!" else [verb.forms[0]]),
                *self.rest(self.undone(c), "n"),
            ]
        if mode in ("main", "after") and self.instructs(c) and not shared:
            return [*self.early(c), *no, verb.form("imp") or verb.forms[0], *self.rest(self.undone(c), "p")]
        gender: Gender
        who = c.lets or who
        gender, person = ("p", "2") if who is None else self.agreement(who)
        own = any(isinstance(item, Slot) and item.role == "doer" for item in verb.frame)
        if own and not c.passive:
            c = self.none_of_them(c)
            self.doing = None  # "у вас в вашем запасе": not a subject that "свой" could mean
            return [*([times] if times else []), *self.there(c, gender)]
        if (
            c.passive
            and mode == "sub"
            and not (shared or c.past or c.modal or self.completed)
            and (_OF_PERSONS.intersection((c.verb, *c.also)))
        ):
            return self.somebody_does(c, times, self.ahead)
        subject = [] if shared or who is None else self.np(who, "nom")
        if (
            c.passive and c.past and "this_way" in c.how and not c.modal
        ):  # "если таким образом сброшена карта"
            late = replace(self.undone(c), how=tuple(p for p in c.how if p != "this_way"))
            changed = verb.form("way")  # "если таким образом карты поменялись местами"
            if changed:
                return [*self.phrase("this_way"), *subject, *no, changed, *self.rest(late, gender)]
            done = verbs.participle(c.verb, verb, gender)
            return [*self.phrase("this_way"), *no, done, *subject, *self.rest(late, gender)]
        if self.happens and c.verb in _BEFORE_SUBJECT and not (c.modal or c.denied):
            # "когда начинается ваш ход"
            return [
                *([times] if times else []),
                (verbs.future if self.ahead else verbs.finite)(verb, person),
                *subject,
                *self.rest(self.undone(c), gender),
            ]
        before, self.doing = self.doing, who.head if isinstance(who, Noun) and not c.passive else None
        said = self.predicate(c if c.lets is not None else self.undone(c), gender, person, times)
        self.doing = before
        return [*subject, *said]

    @staticmethod
    def none_of_them(c: Clause) -> Clause:
        """Of what there is none, there are none: "если нет карт льда", "нет других карт"."""
        thing = c.doer
        if not (isinstance(thing, Noun) and c.denied and c.verb.startswith("exist")) or thing.head == "mu":
            return c
        if thing.det not in ("a", "another") or thing.n is not None:
            return c
        return replace(c, doer=replace(thing, det="" if thing.det == "a" else "other", plural=True))

    @staticmethod
    def undone(c: Clause) -> Clause:
        """The clause without its doer, who has been said."""
        return replace(c, doer=None)
