"""Russian noun phrases: cases, numerals, agreement, what stands behind a noun."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

from engine.speech.behind import bare, bare_deeds, in_order, that_number, whole
from engine.speech.clauses import Choice, Clause, Node, Noun, NounPhrase, Quantity, Rel, That
from engine.speech.lexicon import Lexicon, Slot
from engine.speech.realiser import EARLY, Mode, Realiser, Tokens
from engine.speech.ru import verbs
from engine.speech.ru.nouns import CASES, YOU, Gender, Word, adjective_form, determiner, pronoun, word

_THERE = frozenset(("in", "on", "hosted_on"))
"""Where there is something is said before it."""
HOST = "носитель"
"""The adjective of what hosts is no adjective: "лёд-носитель"."""
_POSSESSIVES: dict[Gender, str] = {"m": "его", "n": "его", "f": "её", "p": "их"}


_PLACES = {"Архив": "m архив", "Сервер": "m сервер", "карта": "f карта gp:карт"}
"""How names begin that are no proper names."""


def _all_of_them(rel: Rel | That) -> Rel | That:
    """What several cards are not: "2 карты (не карты льда)"."""
    if isinstance(rel, Rel) and rel.key == "not" and isinstance(rel.x, Noun):
        return Rel("not", replace(rel.x, det="", plural=True))
    return rel


class Phrases(Realiser):
    """Russian."""

    language = "ru"
    lexicon = Lexicon.read(Path(__file__).parent)
    quotes = ("«", "»")
    letters = "абвгдежз"
    inner_quotes = ("„", "“")
    names_subtypes = True
    _words: ClassVar[dict[str, Word]]
    doing: str | None = None
    """Whose doing the clause is: what is theirs is "своё"."""

    # -- nouns -----------------------------------------------------------------------------------------

    def somebody_does(self, c: Clause, times: str, ahead: bool) -> Tokens:
        """What happens to a thing of itself, said of nobody: "когда агенду засчитывают или крадут"."""
        verb = self.lexicon.verb(c.verb)
        slot = next(item for item in verb.frame if isinstance(item, Slot) and item.role == "object")
        form = verbs.future if ahead else verbs.finite
        forms = [form(self.lexicon.verb(key), "p") for key in (c.verb, *c.also)]
        said = [token for each in forms for token in ("или", each)][1:]
        rest = replace(c, args=tuple(arg for arg in c.args if arg[0] != "object"), passive=False)
        thing = self.fill((slot,), dict(c.args))
        no = ["не"] if c.denied else []
        return [*thing, *([times] if times else []), *no, *said, *self.rest(rest, "n")]

    @staticmethod
    def number_of(choice: Choice) -> Tokens:
        """How many of some things are chosen."""
        if choice.fresh:
            return ["одно из ещё не выбранного"]
        if choice.n == 1 and choice.least is None:
            return ["одно"]
        order = "в любом порядке"
        if choice.any_number:
            least = "одно" if choice.least == 1 else str(choice.least)
            return [f"{least} или больше" if choice.least else "любое число", order]
        return [str(choice.n) if choice.least is None else f"до {choice.n}", order]

    def name_in(self, name: str, case: str) -> str:
        """The interface's own names of places and of what lies facedown are declined: "перед Архивом"."""
        first, space, rest = name.partition(" ")
        kind = _PLACES.get(first)
        if kind is None or case not in CASES:
            return name
        form = word(kind).one[CASES.index(case)]
        return (form[:1].upper() if first[0].isupper() else form[:1]) + form[1:] + space + rest

    def word(self, noun: Noun, part: Noun | None = None) -> Word:
        """A noun of the lexicon; counted things may have another word ("карта льда")."""
        head = (part or noun).head
        single = noun.n is None and not noun.plural and noun.det in ("", "this", "that", "the")
        key = head if single and not (part or noun).names else head + " counted"
        found = self._words.get(key)
        if found is None:
            one, bar, counted = self.lexicon.noun(head).partition("|")
            found = self._words[key] = word(counted if bar and key != head else one)
        return found

    def many(self, noun: Noun) -> bool:
        """Whether a noun phrase is in the plural (agreement of the verb, pronouns)."""
        n = self.quantity(noun.n)
        if n is None:
            return noun.plural or noun.det in ("all", "any_number", "other")
        return n.each != 1 if n.each and not n.base else n.base != 1 or n.equal is not None or n.x

    def gender(self, noun: Noun) -> Gender:
        """What agrees with a noun phrase."""
        return "p" if self.many(noun) else self.word(noun).gender

    def noun(self, noun: Noun, case: str) -> Tokens:
        if case in ("", "cost"):
            case = "acc" if case else "nom"
        n = self.quantity(noun.n)
        twice = next((r.x for r in noun.rels if isinstance(r, Rel) and r.key == "double_of"), None)
        if isinstance(twice, Noun) and not (twice.adj or twice.n) and twice.det == "the":  # "удвоенное число"
            return [adjective_form("удвоенный", self.gender(twice), case), *self.noun(twice, case)]
        if n is not None and n.signed and noun.head == "allotted_click" and n.equal is None and not n.x:
            count, *rest = self.noun(replace(noun, n=abs(n.base or n.each)), "acc")  # "−1 клик"
            return [("-" if (n.base or n.each) < 0 else "+") + count, *rest, *self.counted(n)]
        if n is not None and n.signed:
            shown = "X" if n.x or n.equal is not None else str(n.base or n.each)
            points = noun.head.endswith("_point")  # "−1 к очкам агенды"
            value = Noun(noun.head, plural=points, names=noun.names, of=noun.of, rels=noun.rels)
            to = [] if noun.head == "mu" or not self.word(value).one[0] else ["к"]
            shown = shown if shown.startswith("-") else "+" + shown
            return [shown, *to, *self.noun(value, "dat"), *self.counted(n)]
        tokens, many = self.determined(noun, case)
        if noun.det == "any_number":
            case = "gen"
        number = 0
        if n is not None:
            shown = "X" if n.x else str(n.base or n.each)
            if n.equal is not None and not isinstance(n.equal, Noun):
                shown = "X"
            elif n.equal is not None:  # "столько кредитов, сколько составляет её стоимость"
                shown = "столько же" if that_number(n.equal) else "столько"
            if noun.up_to:
                depends = isinstance(noun.n, Quantity)  # "не меньше 1 и до 2 карт за каждую метку"
                least = [f"не меньше {noun.fewest} и" if depends else f"от {noun.fewest}"]
                tokens += [*(least if noun.fewest else []), "до"]
                case = "gen"
            elif noun.at_least:
                tokens.append("не меньше")
                case = "gen"
            elif noun.fewest:
                shown = f"{noun.fewest}–{shown}"  # behind a preposition
            tokens.append(shown)
            number = 5 if n.x or n.equal is not None else abs(n.base or n.each)
        among = next((rel.x for rel in noun.rels if isinstance(rel, Rel) and rel.key == "out_of"), None)
        others = tuple(rel for rel in noun.rels if not (isinstance(rel, Rel) and rel.key == "out_of"))
        kinds = all(isinstance(rel, Rel) and rel.key == "not" for rel in others)  # "(не агенду)"
        plain = kinds and not (noun.names or noun.either or noun.adj)
        alike = isinstance(among, Noun) and among.head == noun.head == "card"
        if among is not None and alike and plain and n is not None and n.base and n.per is None:
            whole = self.np(among, "gen")  # "1 из этих карт", "1 из них"
            them = whole == [pronoun("p", "gen")]
            of = [pronoun("p", "gen", True)] if them else whole
            return [*tokens, "из", *of, *self.related(replace(noun, rels=others), case)]
        parts = (noun, *noun.either)
        if noun.either and all(part.head == noun.head and part.names for part in parts):
            *first, last = (self.called(part.names) for part in parts)  # "карту «Декодер» или «Киллер»"
            parts = (replace(noun, names=(", ".join(first) + " или " + last,)),)
        for i, part in enumerate(parts):
            tokens += [] if not i else ["или"] if i == len(parts) - 1 else [","]
            tokens += self.headed(noun, part, noun.adj, case, many, None if n is None else number)
        if noun.of is not None and not self.owned(noun.of):
            tokens += self.np(noun.of, "gen")
        own = "gen" if n is not None and case in ("nom", "acc") and number % 10 != 1 else case
        if own == "gen" and case != "gen" and 2 <= number <= 4 and self.word(noun).gender == "f":
            own = "nom"  # "2 карты, показанные таким образом"
        if n is not None and n.per is not None:  # "1 карту из HQ за каждую метку"
            return [*tokens, *self.related(noun, own), *self.counted(n)]
        return [*tokens, *self.counted(n), *self.related(noun, own)]

    def called(self, names: tuple[str, ...]) -> str:
        """Names behind their noun; subtypes are not declined, and in quotes: "подпрограмму «Барьер»"."""
        before, behind = self.quotes
        known = self.lexicon.subtypes
        return " ".join(f"{before}{self.lexicon.subtype(n)}{behind}" if n in known else n for n in names)

    def headed(
        self, whole: Noun, part: Noun, adj: tuple[str, ...], case: str, many: bool, number: int | None
    ) -> Tokens:
        """Adjectives, noun and subtypes in the case a numeral wants."""
        entry = self.word(whole, part)
        if entry.behind and whole.det == "that" and whole.head in ("card_type", "card_name"):
            entry = entry._replace(behind="")  # "карта этого типа"
        owners = [key for key in adj if key in ("corp", "runner")]  # "карта Корпорации"
        adjectives = [self.lexicon.adjective(key) for key in adj if key not in owners]
        host = [HOST] if HOST in adjectives else []
        adjectives = [a for a in adjectives if a != HOST]
        if entry.adjective:
            adjectives.append(entry.adjective)
        names = [self.called(part.names)] if part.names else []
        form, agreeing, gender = case, case, entry.gender
        plural = many
        if number is not None:
            plural = True
            last, teens = number % 10, 11 <= number % 100 <= 14
            if last == 1 and not teens:
                plural = False
            elif case in ("nom", "acc"):
                few = 2 <= last <= 4 and not teens
                agreeing = "nom" if few and gender == "f" else "gen"  # "3 верхние карты", "3 верхних сервера"
                form = "few" if 2 <= last <= 4 and not teens else "gen"
        g: Gender = "p" if plural else gender
        said = [
            " ".join(adjective_form(part, g, agreeing, entry.animate) for part in a.split())
            for a in adjectives  # "лежащую лицом вниз", "не установленную"
        ]
        said += [
            verbs.long_participle(verb, self.lexicon.verb(verb), g, agreeing) for verb in bare_deeds(whole)
        ]
        cases = entry.many if plural and form != "few" else entry.one
        noun = cases[1 if form == "few" else CASES.index(form)]
        if host:  # "карта-носитель"
            noun += "-" + self.carrier(form, plural)
        of = [token for key in owners for token in self.noun(Noun(key), "gen")]
        return [*said, noun, *([entry.behind] if entry.behind else []), *names, *of]

    @staticmethod
    def carrier(form: str, plural: bool) -> str:
        """ "Носитель", behind a noun that hosts."""
        entry = word("m носитель")
        if form == "few":
            return entry.one[1]
        return (entry.many if plural else entry.one)[CASES.index(form)]

    def depends(self, n: Quantity) -> Tokens:
        return self.counted(n)

    def counted(self, n: Quantity | None) -> Tokens:
        """ "за каждый размещённый жетон вируса"."""
        if n is None:
            return []
        if n.per is not None:
            more = ["минус" if n.each < 0 else "плюс", str(abs(n.each))] if n.base and n.each else []
            every = isinstance(n.per, Noun) and isinstance(n.per.n, int) and n.per.n > 1
            bare = isinstance(n.per, Noun) and not n.per.det and n.per.n is None and n.per.of is None
            of = "на" if bare else "за"  # "2 кредита на игрока"
            return [*more, of, *(["каждые"] if every else []), *self.np(n.per, "acc")]
        if n.equal is None or that_number(n.equal):
            return []
        if n.signed or not isinstance(n.equal, Noun):
            return ["(", "X —", *self.np(n.equal, "nom"), ")"]
        return [",", "сколько", "составляет", *self.np(n.equal, "nom"), ","]

    def related(self, noun: Noun, case: str) -> Tokens:
        """What stands behind a noun, which is in this case."""
        gender = self.gender(noun)
        tokens: Tokens = []
        for rel in map(_all_of_them, noun.rels) if gender == "p" else in_order(noun):
            if isinstance(rel, That) and bare(rel.clause):
                continue  # "взятую карту"
            if isinstance(rel, That) and whole(rel.clause):
                tokens += [",", "когда", *self.clause(rel.clause, "sub"), ","]
                continue
            if isinstance(rel, That) and self.done_to(rel.clause):
                tokens += [",", *self.participial(rel.clause, gender, case), ","]
                continue
            if isinstance(rel, That):
                who = adjective_form("который", gender, "nom")
                tokens += [",", who, *self.predicate(rel.clause, gender, "3"), ","]
                continue
            for item in self.lexicon.relation(self.related_by(rel)):
                if isinstance(item, Slot) and item.role.startswith("=x.") and isinstance(rel.x, Noun):
                    found = adjective_form(item.role[3:], self.gender(rel.x), item.case)
                    tokens.append(found + item.behind)
                elif isinstance(item, Slot) and item.role.startswith("="):
                    tokens += [item.word] if item.word else []
                    tokens.append(adjective_form(item.role[1:], gender, item.case or case) + item.behind)
                elif isinstance(item, Slot) and item.case == "same":
                    tokens += self.fill((item._replace(case=case),), rel.args())
                else:
                    tokens += self.fill((item,), {role: self.again(rel, x) for role, x in rel.args().items()})
        return tokens

    @staticmethod
    def done_to(c: Clause) -> bool:
        """Whether a relative clause says what was done to the noun, so that a participle tells it."""
        more = bool(
            c.how or c.when or c.args
        )  # a bare participle would be torn off: "лёд, вскрытый, получает"
        return c.passive and c.past and more and not c.modal and c.arg("object") is None

    def participial(self, c: Clause, gender: Gender, case: str) -> Tokens:
        """ "показанную таким образом", "не установленные в этом ходу"."""
        raise NotImplementedError

    def again(self, rel: Rel, noun: NounPhrase) -> NounPhrase:
        """What something is a copy of, if it was named before: "копию этой карты", no pronoun."""
        if rel.key.startswith("of_player") and isinstance(noun, Noun) and self.unclear(noun):
            return replace(noun, id="")
        if rel.key == "of" and isinstance(noun, Noun) and self.known(noun) and not self.is_you(noun):
            return Noun(noun.head, "this", names=noun.names)
        return noun

    def unclear(self, person: Noun) -> bool:
        """Whether "у него" would be taken to mean a card that was named since."""
        last = next(reversed(self.named.values()), None)
        if last is None or last.id == person.id or self.is_you(person):
            return False
        return self.gender(last) == self.gender(person)

    def owned(self, owner: NounPhrase) -> bool:
        """Whether an owner stands before the noun as a pronoun."""
        return self.is_you(owner) or self.known(owner)

    def determined(self, noun: Noun, case: str) -> tuple[Tokens, bool]:
        """Owner or determiner; whether the noun without a number is in the plural."""
        many = noun.plural or noun.det in ("all", "any_number", "other")
        entry = self.word(noun)
        gender: Gender = "p" if self.many(noun) else entry.gender
        if noun.of is not None and self.owned(noun.of):
            owner = self.referent(noun.of)
            # "Свой" is no subject: "Найдите программу в своей колоде", "X — ваш линк".
            if isinstance(owner, Noun) and owner.head == self.doing and case != "nom":
                return [determiner("own", gender, case, entry.animate)], many
            if self.is_you(noun.of):
                return [determiner("your", gender, case, entry.animate)], many
            of: Gender = self.gender(owner) if isinstance(owner, Noun) else "m"
            return [_POSSESSIVES[of]], many
        if noun.det == "any_number":
            return ["любое количество"], many
        found = determiner(noun.det, gender, case, entry.animate)
        return [found] if found else [], many

    def known(self, noun: NounPhrase) -> bool:
        if not super().known(noun) or not isinstance(noun, Noun) or noun.id != "this":
            return super().known(noun)
        # A pronoun would mean the player who was named, if they have the same gender.
        this = self.named[noun.id] or noun
        players = [
            other for other in self.named.values() if other is not None and other.id in ("corp", "runner")
        ]
        return all(self.gender(other) != self.gender(this) for other in players)

    def pronoun(self, noun: Noun, case: str) -> Tokens:
        return [pronoun(self.gender(noun), case or "nom")]

    def second(self, case: str) -> Tokens:
        return [YOU[CASES.index(case or "nom") if case != "cost" else 3]]

    def early(self, c: Clause) -> Tokens:
        """What stands before the verb: "полностью взломать"."""
        adverb = self.lexicon.verb(c.verb).form("early")
        said = self.phrases(p for p in c.how if p in EARLY)
        return [*said, adverb] if adverb and not (c.denied or c.modal or c.also) else said

    def placed(self, noun: NounPhrase, slot: Slot) -> Tokens:
        if slot.word == "верхний":  # "3 верхние карты R&D"
            top = replace(noun, adj=("top", *noun.adj)) if isinstance(noun, Noun) else noun
            return self.np(top, slot.case)
        if slot.word == "owner":  # "по вашему выбору", "под её контролем"
            if self.is_you(noun):
                return [determiner("your", "m", slot.case, False)]
            owner = self.referent(noun)
            gender: Gender = self.gender(owner) if isinstance(owner, Noun) else "m"
            return [_POSSESSIVES[gender]]
        if slot.word and isinstance(noun, Noun) and self.known(noun) and not self.is_you(noun):
            named = self.referent(noun)
            if slot.word == "с помощью":  # "с её помощью"
                return ["с", _POSSESSIVES[self.gender(named if isinstance(named, Noun) else noun)], "помощью"]
            said = pronoun(self.gender(named if isinstance(named, Noun) else noun), slot.case, True)
            return [self.before(slot.word, said), said + slot.behind]
        if slot.word and isinstance(noun, Noun) and (noun.up_to or noun.at_least):
            bound = [] if noun.fewest else ["не более чем" if noun.up_to else "не менее чем"]
            return [*bound, *self.placed(replace(noun, up_to=False, at_least=False), slot)]
        if slot.word and noun_counted(noun):
            # A number behind a preposition is in the preposition's case, all of it.
            return [slot.word, *self.np(noun, slot.case)]
        tokens = super().placed(noun, slot)
        if slot.word:
            tokens[0] = self.before(slot.word, tokens[1])
        return tokens

    @staticmethod
    def before(preposition: str, following: str) -> str:
        """ "с", "со"; "в", "во"."""
        if preposition == "с" and following[:2] in ("вс", "ст", "сб", "сп", "вз", "вт", "ль"):
            return "со"
        return preposition

    def another(self, part: Node, first: Node, mode: Mode, how: str) -> Tokens:
        """Whoever does the first does the second: "показать карту и добавить её в свою руку"."""
        doer = first.doer if isinstance(first, Clause) else None
        before, self.doing = self.doing, doer.head if isinstance(doer, Noun) else self.doing
        said = super().another(part, first, mode, how)
        self.doing = before
        return said

    def there(self, c: Clause, gender: Gender) -> Tokens:
        """The place first where there is something: "в архиве есть лежащая лицом вниз карта"."""
        thing = c.doer if c.verb.startswith("exist") else None
        rels = thing.rels if isinstance(thing, Noun) else ()
        place = next((rel for rel in rels if isinstance(rel, Rel) and rel.key in _THERE), None)
        if place is None or not isinstance(thing, Noun):
            return self.rest(c, gender)
        where = self.fill(self.lexicon.relation(place.key), place.args())
        thing = replace(thing, rels=tuple(rel for rel in rels if rel is not place))
        said = self.rest(replace(c, doer=thing), gender)
        return [*where, *(said[1:] if said[:1] == ["есть"] and c.verb != "exist" else said)]

    def rest(self, c: Clause, gender: Gender) -> Tokens:
        """What belongs to a verb."""
        raise NotImplementedError

    # -- of clauses --------------------------------------------------------------------------------------

    def predicate(self, c: Clause, gender: Gender, person: str, times: str = "") -> Tokens:
        """The verb of a relative clause with what belongs to it."""
        raise NotImplementedError


def noun_counted(noun: NounPhrase) -> bool:
    """Whether a noun has a number."""
    return isinstance(noun, Noun) and noun.n is not None and not noun.id
