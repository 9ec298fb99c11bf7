"""German: where the verb stands, and how nouns and their adjectives end.

An instruction comes in four forms, and its message is given one as `form`: "do", to the reader ("ziehe
1 Karte"); "may", behind "du darfst" ("1 Karte ziehen"); "does", what somebody else does ("der Runner zieht
1 Karte"); "then", the same behind another part of the sentence ("zieht der Runner 1 Karte"). Statements with
a subject of their own look at `at`: "first" or "after" another part of the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.messages import say
from engine.netrunner.language.text import NOUNS, Speech, Untold
from engine.netrunner.language.words import subtype_words

if TYPE_CHECKING:
    from engine.netrunner.language.base import Amount, Effect, Modifier, Ref, Selector
    from engine.netrunner.language.selectors import Words
    from engine.netrunner.table.definitions import Definition

_ARTICLES = {
    ("a", "subject"): {"m": "ein", "n": "ein", "f": "eine"},
    ("a", "object"): {"m": "einen", "n": "ein", "f": "eine"},
    ("no", "subject"): {"m": "kein", "n": "kein", "f": "keine"},
    ("each", "subject"): {"m": "jeder", "n": "jedes", "f": "jede"},
    ("each", "object"): {"m": "jeden", "n": "jedes", "f": "jede"},
}
_ENDINGS = {
    ("one", "subject"): {"m": "er", "n": "es", "f": "e"},
    ("one", "object"): {"m": "en", "n": "es", "f": "e"},
    ("each", "subject"): {"m": "e", "n": "e", "f": "e"},
    ("each", "object"): {"m": "en", "n": "e", "f": "e"},
}
"""Of adjectives, by article, case and gender; behind "1" and "ein" as behind "one"."""


class German(Speech):
    """German words for one card's abilities."""

    language = "de"
    none = "many"
    no_such = "no"

    def __init__(
        self, definition: Definition, *, reader: str = "", value: Callable[[Amount], int] | None = None
    ) -> None:
        super().__init__(definition, reader=reader, value=value)
        self.to_this = say("de", "nrc-to-this", type=definition.type)
        self.it = say("de", "nrc-it", type=definition.type)
        self.given |= {"to_this": self.to_this, "it": self.it}
        self._stand("first", may=False)

    def literal(self, text: str) -> str:
        raise Untold(text)

    @property
    def how(self) -> str:
        return "after" if self.given["at"] == "after" else ""

    def things(self, what: str, said: str, **arguments: str) -> str:
        if said == "X":
            return f"X {self.say(f'nrc-{what}', **arguments)}"
        return super().things(what, said, **arguments)

    def _stand(self, at: str, *, may: bool) -> None:
        self.given["at"] = at
        others = "then" if at == "after" else "does"
        self.given["form"] = "may" if may else "do" if self.own else others

    def _put(self, part: Effect | Modifier, how: str) -> str:
        """A part said where it stands."""
        before = self.given["at"], self.given["form"]
        self._stand("after" if how == "after" else "first", may=how == "may")
        try:
            return part.say(self)
        finally:
            self.given["at"], self.given["form"] = before

    # -- nouns -------------------------------------------------------------------------------------------

    def cards(self, among: Selector, number: int | str, case: str = "object") -> str:
        from engine.netrunner.language.selectors import words_of

        return self._noun(words_of(among, self), number, case, ())

    def phrase(self, words: Words) -> str:
        return self._noun(words, "one", self.case, ())

    def _noun(self, words: Words, number: int | str, case: str, before: tuple[str, ...]) -> str:
        marks = tuple(dict.fromkeys((*before, *words.marks)))
        if words.either:
            return self.either([self._noun(each, number, case, marks) for each in words.either])
        if words.noun:
            raise Untold(words.noun)
        single = number in ("one", "each", "a", "no", 1)
        kinds = list(words.kinds)
        head = kinds.pop() if kinds and kinds[-1] in NOUNS else "card"
        prefixes = [self.subtype(kind) for kind in kinds]
        if not words.kinds:
            prefixes += [self.say(f"nrc-mark-{mark}") for mark in marks if mark in ("corp", "runner")]
        noun = "-".join((*prefixes, self.say(f"nrc-type-{head}", n=1 if single else 2)))
        gender = self.say("nrc-gender", type=head)
        stems = [mark for mark in marks if mark not in ("corp", "runner")]
        if "unrezzed" in stems or "old" in stems:
            stems = [mark for mark in stems if mark != "installed"]
        if single:
            article = number if number == "each" else "one"
            ending = _ENDINGS[str(article), case][gender]
            lead = "1" if number == 1 else _ARTICLES[str(number), case][gender] if number != "one" else ""
        else:
            ending = "er" if case == "of" else "e"
            lead = "" if number == "many" else str(number)
        adjectives = [self.say(f"nrc-mark-{mark}") + ending for mark in stems]
        return " ".join(part for part in (lead, *adjectives, noun, *words.phrases) if part)

    def subtype(self, code: str) -> str:
        return subtype_words(code).replace(" ", "-")

    def ref(self, what: Ref, case: str = "object") -> str:
        before, self.case = self.case, case
        try:
            return what.say(self)
        finally:
            self.case = before

    # -- sentences ---------------------------------------------------------------------------------------

    def clause(self, effect: Effect) -> str:
        return effect.say(self)

    def joined(self, effects: Sequence[Effect], how: str = "") -> str:
        later = "may" if how == "may" else "after"
        return self.sequence([self._put(effect, later if i else how) for i, effect in enumerate(effects)])

    def together(self, effects: Sequence[Effect]) -> str:
        first, *others = (effect.say(self) for effect in effects)
        if self.given["form"] in ("does", "then"):  # the subject stands once
            others = [self._put(effect, "after").replace(f" {self.you} ", " ", 1) for effect in effects[1:]]
        return self.both([first, *others])

    def use(self, effects: Sequence[Effect]) -> str:
        return self.joined(effects, "may")

    def used(self, effects: Sequence[Effect], by: str) -> str:
        # Whose instruction it is depends on who uses it: the infinitive leaves that open.
        return f"{self.tidy(self.capital(self.use(effects)))}." if by else self.sentences(effects)

    def mode(self, effects: Sequence[Effect]) -> str:
        return self.joined(effects, "may")

    def choice(self, effects: Sequence[Effect]) -> str:
        return self.joined(effects, "may" if self.own else "")

    def changes(self, modifier: Modifier, how: str = "") -> str:
        return self._put(modifier, how)

    def sentences(self, effects: Sequence[Effect], *, lead_in: bool = False, may: bool = False) -> str:
        how = "after" if lead_in else ""
        parts = [self._put(effect, "" if i else how) for i, effect in enumerate(effects)]
        if may and parts:
            self._stand(how or "first", may=False)
            parts[0] = self.say("nrc-may", what=self._put(effects[0], "may"))
            self._stand("first", may=False)
        words = [part if i == 0 and lead_in else self.capital(part) for i, part in enumerate(parts)]
        return self.tidy(" ".join(f"{word}." for word in words))

    def triggered(self, trigger: str, effects: Sequence[Effect], *, may: bool) -> str:
        body = self.pronouns(trigger, self.sentences(effects, lead_in=True, may=may))
        if body.startswith("wenn "):  # two conditions
            return f"{trigger}: {self.capital(body)}"
        return f"{trigger}, {body}"

    def pronouns(self, before: str, after: str) -> str:
        if "der Runner" not in before:
            return after
        after = re.sub(r"^(\w+) der Runner\b", r"\1 er", after)
        return re.sub(r"\bdem Runner\b", "ihm", after)

    def tidy(self, text: str) -> str:
        done = []
        for sentence in text.split(". "):
            named = re.search(rf"{self.this}|{self.to_this}", sentence, re.IGNORECASE)
            end = named.end() if named else len(sentence)
            done.append(sentence[:end] + self._again(sentence[end:]))
        return ". ".join(done)

    def _again(self, text: str) -> str:
        """The card named before, in pronouns."""
        text = text.replace(f"auf {self.this}", "darauf").replace(f"von {self.to_this}", "davon")
        return re.sub(rf"{self.this}\b", self.it, text)

    def called(self, text: str, name: str = "") -> str:
        if not name:
            return self._again(text)
        return re.sub(rf"\b({self.this}|{self.to_this})\b", name, text, flags=re.IGNORECASE)
