"""Japanese clauses: the verb last, its forms, what stands before it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.speech.clauses import Clause, Name, Noun, NounPhrase, Phrase, Rel, That
from engine.speech.ja.phrases import Phrases
from engine.speech.ja.verbs import causative, negative, passive, past, potential, te
from engine.speech.lexicon import Frame, Slot, Verb
from engine.speech.realiser import Mode, Tokens

_WHERE = {"in": "に", "in_root": "のルートに", "inward_of": "のすぐ内側に", "at": "に"}
"""Behind the place in which there is something: "アーカイブに裏向きのカードがある"."""
_ALIVE = frozenset(("enemy", "character"))
"""Of people is said "いる", of things "ある"."""
_HOLDS = {"hold_at_least": "exist_at_least", "hold_at_most": "exist_at_most"}
"""What a deck has, there is in it."""
_LATE = frozenset(("at_random", "faceup", "facedown", "by_trashing_it", "before_others", "among_others"))
"""Manners that stand behind what something is done to: "カードを1枚裏向きで搭載する"."""


def _inner_times(thing: NounPhrase | None) -> tuple[str | Phrase, ...]:
    """When that was which tells a thing apart."""
    told = [rel.clause for rel in thing.rels if isinstance(rel, That)] if isinstance(thing, Noun) else []
    return told[0].when if len(told) == 1 else ()


class Clauses(Phrases):
    """Clauses of Japanese."""

    logs_in_past = True

    @staticmethod
    def kind(verb: Verb) -> str:
        return verb.forms[1]

    def predicate(self, c: Clause, mode: Mode, how: str) -> str:
        """The verb: `how` is "plain", "te", "past" or "while"."""
        words = []
        if (
            c.denied
            and c.also
            and not c.passive
            and all(self.kind(v) == "s" for v in map(self.lexicon.verb, (c.verb, *c.also)))
        ):
            stems = [self.lexicon.verb(key).forms[0].removesuffix("する") + "も" for key in (c.verb, *c.also)]
            return "".join(stems) + ("しなかった" if c.past or how == "past" else "しない")
        if c.denied and c.also and c.passive and not c.modal and how in ("plain", "past"):
            forms = [self.lexicon.verb(key).forms for key in (c.verb, *c.also)]
            if all(kind == "s" for _, kind, *_ in forms):  # "インストールもアドバンスもされなかった"
                done = "".join(word.removesuffix("する") + "も" for word, *_ in forms)
                return done + ("されなかった" if c.past or how == "past" else "されない")
            each = [past(passive(word, kind), "1") for word, kind, *_ in forms]
            return "り".join(each) + "りしていない"  # "トラッシュされたり捨てられたりしていない"
        if c.modal == "cannot" and c.also and not c.passive:  # "盗むこともトラッシュすることもできない"
            each = [self.lexicon.verb(key).forms[0] + "ことも" for key in (c.verb, *c.also)]
            return "".join(each) + (
                "できない" if how == "plain" else "できず" if how == "te" else "できなかった"
            )
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
            if is_past and word.endswith("いる") and "this_turn" in c.when:
                return negative(word, kind)
            if is_past and "this_turn" in c.when and "state" not in verb.forms and how != "te":
                return te(word, kind) + "いない"  # a turn that is not over: "インストールしていない場合"
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

    @staticmethod
    def idiom(c: Clause) -> Clause:
        """The clause with the verb that Japanese has for it."""
        thing = c.arg("object")
        if c.verb == "end" and c.passive and c.past and not c.how:  # "HQへのランは終了した", by itself
            return replace(c, verb="end_intransitive", passive=False, doer=thing, args=())
        if c.verb == "be_equal" and isinstance(thing, Name) and thing.text.isdecimal():
            return replace(c, verb="become")  # "メモリーコストは0になる"
        if c.verb == "cost_to" and isinstance(thing, Noun) and thing.head == "influence":
            return replace(
                c, verb="become", doer=Noun("influence", of=c.doer), args=(("object", Name(str(thing.n))),)
            )
        if (
            c.verb in _HOLDS
            and isinstance(c.doer, Noun)
            and c.doer.head == "deck"
            and isinstance(thing, Noun)
        ):
            there = replace(thing, rels=(Rel("in", c.doer), *thing.rels))
            return replace(c, verb=_HOLDS[c.verb], doer=there, args=())
        if c.verb == "spend_or_lose":  # "消費することも失うこともできない"
            return replace(c, verb="spend", also=("lose",))
        if c.verb in ("access_at_most", "break_at_most") and c.modal == "can":
            return replace(c, modal="cannot")  # "1枚までしかアクセスできない"
        most = c.verb in ("have_at_most", "hold_at_most") and c.arg("on") is None
        if most and isinstance(thing, Noun) and isinstance(thing.n, int) and not (thing.of or thing.rels):
            whose = replace(thing, of=c.doer)  # "自分のクレジットが4以下である"
            return replace(c, verb="exist_at_most", doer=whose, args=())
        if c.verb == "have_up_to" and isinstance(thing, Noun):
            return replace(c, args=(("object", replace(thing, up_to=True)),))
        if c.verb == "have" and isinstance(thing, Noun) and thing.n == 0:
            return replace(c, verb="become", doer=replace(thing, n=None), args=(("object", Name("0")),))
        return c

    def clause(self, c: Clause, mode: Mode, shared: bool = False, how: str = "plain") -> Tokens:
        c = self.idiom(c)
        who = c.lets or c.doer
        before, self.doing = self.doing, who.head if isinstance(who, Noun) and not c.passive else None
        tokens = self.told(c, mode, shared, how)
        self.doing = before
        return tokens

    def told(self, c: Clause, mode: Mode, shared: bool, how: str) -> Tokens:
        """A clause in its order."""
        if isinstance(c.doer, Noun) and c.doer.det == "no":  # the verb says it: "敵がいない"
            c = replace(c, doer=replace(c.doer, det=""), denied=True)
        thing = c.arg("object")
        if isinstance(thing, Noun) and thing.det == "no":  # and here: "敵を動かさない"
            some = replace(thing, det="a" if c.passive else "")
            c = replace(
                c, args=tuple((role, some if role == "object" else x) for role, x in c.args), denied=True
            )
        who = c.arg("object") if c.passive else c.lets or c.doer
        tokens: Tokens = self.times(c)
        late: Tokens = []
        if mode != "main" and c.when and not c.passive and c.when == _inner_times(c.arg("object")):
            tokens, late = [], tokens  # "このターンにインストールされていない計画書をこのターンに得点した"
        # "自身の" wants its person first: "ランナーが自身の直前のターンに"
        own = tokens if "自身" in tokens else []
        tokens = [] if own else tokens
        if tokens and mode in ("main", "after"):
            tokens.append("、")
        if not (who is None or self.is_you(who) or shared or mode in ("rel", "cost", "inf")):
            new = c.passive and c.past  # what somebody did to it: "カードが公開された"
            tokens += [*self.np(who), "が" if mode == "sub" or new else "は"]
        tokens += own
        if c.lets is not None and c.doer is not None:
            tokens += [*self.np(c.doer), "に"]
        args = dict(c.args)
        if c.passive:
            args.pop("object", None)
        verb = self.lexicon.verb(c.verb)
        thing = args.get("object")
        shares: Tokens = []
        if isinstance(thing, Noun):
            shares, args["object"] = self.shares(thing)
            thing = args["object"]
        if c.verb in ("have_at_least", "hold_at_least") and isinstance(thing, Noun):
            args["object"] = replace(thing, at_least=True)
        if c.verb.startswith("exist") and isinstance(who, Noun) and isinstance(who.n, int):
            return self.so_many(c, who, who.n, mode, how)
        if c.verb == "exist" and isinstance(who, Noun) and mode == "sub":
            return self.there_is(c, who, how)
        by = next((each for each in c.how if isinstance(each, Phrase) and each.key == "by_player"), None)
        if mode == "rel" and c.passive and by is not None:  # "自分が捨てたカード"
            c = replace(c, passive=False, how=tuple(each for each in c.how if each is not by))
            tokens += [*self.np(by.args[0][1]), "が"]
        if mode == "rel":
            lasting = c.passive and how == "plain" and (c.denied or not c.past)
            how = "while" if lasting else how
            c = replace(c, past=c.past and not lasting)
        said = self.predicate(c, mode, how)
        if verb.forms[0].startswith("{object}"):
            tokens += self.np(args.pop("object"), "cost") if "object" in args else []
            said = said.removeprefix("{object}")
        topic = who is None or self.is_you(who) if c.modal in ("can", "cannot") and mode == "main" else False
        return [*tokens, *self.framed(c, verb.frame, args, shares, topic and not shared), *late, said]

    def times(self, c: Clause) -> Tokens:
        """When it is: "このターンのラン中に"."""
        if len(c.when) > 1 and c.when[-1] == "this_turn":
            return ["このターンの", *self.phrases(c.when[:-1])]
        return [*self.phrases(c.when)]

    def framed(
        self, c: Clause, frame: Frame, args: dict[str, NounPhrase], shares: Tokens, topic: bool
    ) -> Tokens:
        """What belongs to a verb, in its order, with the manner. What may or cannot be done to one thing is
        said of that thing (`topic`): "この資材はアドバンスできる"; and what credits are for behind them."""
        keys = [each if isinstance(each, str) else each.key for each in c.how]
        late = [each for each, key in zip(c.how, keys, strict=True) if key in _LATE]
        early = [each for each, key in zip(c.how, keys, strict=True) if key not in _LATE]
        # "代わりに" belongs to the whole, so that no other manner is taken for that of what is left undone.
        early.sort(key=lambda each: not (isinstance(each, Phrase) and each.key.startswith("instead_of")))
        thing = args.get("object")
        spent = c.verb == "spend" and any(key.startswith("for_") and key != "for_each" for key in keys)
        definite = isinstance(thing, Noun) and (thing.det in ("this", "that") or bool(thing.id))
        at = next((i for i, item in enumerate(frame) if isinstance(item, Slot) and item.role == "object"), -1)
        if at < 0 or thing is None:
            return [*self.phrases(early), *shares, *self.phrases(late), *self.fill(frame, args)]
        before, slot, behind = frame[:at], frame[at], frame[at + 1 :]
        if topic and (definite or spent) and isinstance(slot, Slot) and (slot.case or slot.word) == "を":
            said = self.fill((slot._replace(case="は", word=""),), args)
            return [*shares, *said, "、" if spent else "", *self.phrases((*early, *late)),
                    *self.fill((*before, *behind), args)]  # fmt: skip
        front = self.phrases(early)
        return [*front, *shares, *self.fill(before, args), *self.fill((slot,), args), *self.phrases(late),
                *self.fill(behind, args)]  # fmt: skip

    def so_many(self, c: Clause, who: Noun, n: int, mode: Mode, how: str) -> Tokens:
        """ "カードが3枚以上ある", "カードが3枚以下である"."""
        counter = self.head(who.head)[1].replace("=", "")
        bound = {"exist_at_least": "以上", "exist_at_most": "以下"}.get(c.verb, "")
        exact = "ちょうど" if c.verb == "exist_exactly" else ""
        verb = replace(c, verb="be_a") if bound == "以下" else c
        particle = "が" if mode == "sub" else "は"
        when = [*self.phrases(c.when), *self.phrases(c.how)]
        said = self.there(replace(verb, doer=None), who, mode, how)
        return [*when, *self.np(replace(who, n=None)), particle, f"{exact}{n}{counter}{bound}", said]

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
