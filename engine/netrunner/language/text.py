"""Rules text generated from declarations: the messages of the parts put together into sentences.

Every part says itself by a message of the catalogue (`nrc-...`). What a catalogue cannot know is how a
language joins them: that is its `Speech`. This one is English, `german.German` the other; a language that has
none reads English cards.

Parts say themselves as instructions to the card's player ("gain 3 credits"). A `Speech` knows whose card it
is and who reads: on the card itself its player is "you"; in a label for the other player, "the Corp".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.messages import say
from engine.netrunner.language.happenings import On
from engine.netrunner.language.triggers import happened_words, trigger_words
from engine.netrunner.table.state import CENTRALS, CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.base import Amount, Condition, Effect, Modifier, Pattern, Ref, Selector
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.language.selectors import Words
    from engine.netrunner.table.definitions import Definition

_THIRD = {"have": "has", "do": "does", "are": "is", "may": "may", "can": "can"}

_PERSONAL = frozenset(("gain", "lose", "draw", "take", "add", "access", "install", "run", "search", "give"))
"""Instructions that read as the reader's own; others ("do 2 net damage") have one possible doer."""

_SUBJECT = re.compile(r"\{(corp|runner|you)(?::(\w+))?\}")

NOUNS = frozenset((
    "agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource",
    "icebreaker",
))  # fmt: skip
"""Types and subtypes with a message as nouns; every other subtype is a name."""


class Untold(Exception):
    """A text written out in English, that this language has no words for."""


class Speech:
    """The words for one card's abilities: what "this" is, who "you" are.

    `reader` is the seat that reads and is "you"; "" for the card itself, which speaks to its player. To
    anyone else its instructions are what its player does. `value` puts numbers as they are now where the
    card explains them (labels, not cards).

    Every message is given: `this`; `side`, the card's; `person`, "you" if its player reads, else "other", and
    `you`, words for them; `corp` and `runner`, "you" or "other". Languages with more forms add to these.
    """

    language = "en"
    none = "one"
    """The number of cards behind "cannot access any"."""
    no_such = "a"
    """... and behind "that is not"."""

    def __init__(
        self, definition: Definition, *, reader: str = "", value: Callable[[Amount], int] | None = None
    ) -> None:
        self.subtypes = definition.subtypes
        self.side = definition.facts.side
        self.own = reader in ("", self.side)
        self.reader = reader or self.side
        self.value = value
        self.case = "object"
        self.this = say(self.language, "nrc-this", type=definition.type)
        self.you = self.seat(self.side)
        self.given: dict[str, str | int] = {
            "this": self.this,
            "side": self.side,
            "you": self.you,
            "person": self.person(self.side),
            CORP: self.person(CORP),
            RUNNER: self.person(RUNNER),
        }

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """A message in the language of the text, which also knows whose card it is and who reads."""
        return say(self.language, identifier, **{**self.given, **arguments})

    # -- people ------------------------------------------------------------------------------------------

    def person(self, seat: str) -> str:
        """ "you" or "other"."""
        return "you" if seat == self.reader else "other"

    def seat(self, seat: str) -> str:
        """ "the Corp", "the Runner" or "you"."""
        if seat == self.reader:
            return say(self.language, "nrc-you")
        return say(self.language, "nrc-the-seat", seat=seat)

    def fill(self, text: str) -> str:
        """Words of a declaration: a message, or English with {this}, {your}, {runner}, {runner:make}."""
        if text.startswith("nrc-"):
            return self.say(text)
        return self.literal(text)

    def literal(self, text: str) -> str:
        """English of a declaration as this language says it. Untold if it cannot."""

        def subject(found: re.Match[str]) -> str:
            seat = self.side if found[1] == "you" else found[1]
            who = self.seat(seat)
            if not found[2]:
                return who
            return f"{who} {found[2] if who == 'you' else self.third(found[2])}"

        your = "your" if self.own else f"{self.you}'s"
        return _SUBJECT.sub(subject, text.replace("{this}", self.this).replace("{your}", your))

    def server(self, name: str) -> str:
        """ "R&D", "Server 2"."""
        if name.startswith("remote"):
            return self.say("nr-server-remote", n=name.removeprefix("remote"))
        return self.say(f"nr-server-{name}")

    def trigger(self, on: Pattern) -> str:
        """When an ability triggers, in words that stand before or behind what happens."""
        words = trigger_words(on)
        if words is None:
            return self.literal(f"when {' or '.join(on.heard)}".replace("_", " "))
        places = on.where if isinstance(on, On) else ()
        names = [say(self.language, f"nrc-server-{place}") for place in places if place in CENTRALS]
        return self.say(words, servers=self.either(names) if names else self.say("nrc-attacked-server"))

    def happened(self, what: Condition) -> str:
        """That something happened or did not, behind "if"."""
        words = happened_words(what)
        return self.unsaid(what) if words is None else self.say(words)

    def denied(self, what: Condition) -> str:
        """That a condition does not hold."""
        words = happened_words(what, denied=True)
        return self.literal(f"not ({what.say(self)})") if words is None else self.say(words)

    def counted(self, what: Amount) -> str:
        """How many events there were."""
        return self.unsaid(what)

    def unsaid(self, part: object) -> str:
        """A part that no language has words for yet."""
        return self.literal(type(part).__name__.lower())

    def third(self, verb: str) -> str:
        """The verb's form after "the Runner"."""
        if verb in _THIRD:
            return _THIRD[verb]
        return verb + ("es" if verb.endswith(("s", "x", "z", "ch", "sh")) else "s")

    # -- numbers and nouns -------------------------------------------------------------------------------

    def number(self, n: Amount) -> str:
        """An amount in words, or as it is now for a reader who sees the game."""
        return n.say(self) if self.value is None else str(self.value(n))

    def things(self, what: str, said: str, **arguments: str) -> str:
        """ "3 credits", "credits equal to the number of ..."; `what` is "credits", "clicks", "cards", ..."""
        if said.isdigit():
            return self.say(f"nrc-n-{what}", n=int(said), **arguments)
        return self.say("nrc-equal", things=self.say(f"nrc-{what}", **arguments), amount=said)

    def cards(self, among: Selector, number: int | str, case: str = "object") -> str:
        """Cards of a set: "1 program", "each program", "a program", "2 programs", "programs" ("many").

        `case` for languages that need it: "subject", "object", or "of" (only of many).
        """
        one = among.say(self)
        if number == "each":
            return f"each {one}"
        if number == "a":
            return f"{'an' if one[:1] in 'aeiou' else 'a'} {one}"
        if number == "one":
            return one
        if number == 1:
            return f"1 {one}"
        return self._plural(one) if number == "many" else f"{number} {self._plural(one)}"

    def _plural(self, thing: str) -> str:
        """The plural of the first noun phrase."""
        for kind in ("ice", "hardware"):
            one = f"piece of {kind}"
            if one in thing:
                return thing.replace(one, f"pieces of {kind}")
        noun, that, rest = thing.partition(" that ")
        return f"{noun}s{that}{rest}"

    def _kind(self, kind: str) -> str:
        return self.say(f"nrc-type-{kind}", n=1) if kind in NOUNS else self.subtype(kind)

    def phrase(self, words: Words) -> str:
        """A set of cards as a noun phrase for one card."""
        if words.either:
            noun = " or ".join(self.phrase(each) for each in words.either)
        else:
            noun = " ".join(self._kind(kind) for kind in words.kinds) or words.noun
        sides = () if noun else ("corp", "runner")
        marks = [
            mark for mark in dict.fromkeys(words.marks) if mark in ("installed", "unrezzed", "old", *sides)
        ]
        if "unrezzed" in marks and "installed" in marks:
            marks.remove("installed")  # only installed cards are unrezzed
        before = [self.say(f"nrc-mark-{mark}") for mark in marks if mark != "old"]
        behind = [self.say("nrc-mark-old")] if "old" in marks else []
        return " ".join((*before, noun or self.say("nrc-type-card", n=1), *behind, *words.phrases))

    def subtype(self, code: str) -> str:
        """A subtype before a noun."""
        return code.replace("_", " ")

    def ref(self, what: Ref, case: str = "object") -> str:
        """Definite cards in words."""
        return what.say(self)

    def either(self, items: Sequence[str]) -> str:
        """ "HQ or R&D"."""
        text = items[0]
        for item in items[1:]:
            text = say(self.language, "nrc-or", one=text, other=item)
        return text

    def both(self, items: Sequence[str]) -> str:
        """ "pay 2 credits and take 1 tag"."""
        text = items[0] if items else ""
        for item in items[1:]:
            text = say(self.language, "nr-and", one=text, other=item)
        return text

    # -- sentences ---------------------------------------------------------------------------------------

    def capital(self, text: str) -> str:
        """With a capital first letter."""
        return text[:1].upper() + text[1:]

    def clause(self, effect: Effect) -> str:
        """An effect that just happens: an instruction to "you", or what somebody else does."""
        text = effect.say(self)
        verb, _, rest = text.partition(" ")
        if self.own or verb not in _PERSONAL:
            return text
        return f"{self.you} {self.third(verb)} {rest}"

    def joined(self, effects: Sequence[Effect], how: str = "") -> str:
        """Several effects in one sentence.

        `how`: "after" another part of it that stands first; "may", as infinitives ("you may ...").
        """
        parts = [
            effect.say(self) if how == "may" or i else self.clause(effect) for i, effect in enumerate(effects)
        ]
        return self.sequence(parts)

    def sequence(self, parts: Sequence[str]) -> str:
        """ "gain 1 credit, then draw 1 card"."""
        if len(parts) < 2:
            return "".join(parts)
        return say(self.language, "nrc-then", first=", ".join(parts[:-1]), last=parts[-1])

    def together(self, effects: Sequence[Effect]) -> str:
        """What happens at once."""
        return self.both([self.clause(effect) for effect in effects])

    def use(self, effects: Sequence[Effect]) -> str:
        """A label for using an ability with these effects."""
        return self.joined(effects)

    @property
    def how(self) -> str:
        """Where what is being said stands, as `joined` is told it."""
        return ""

    def used(self, effects: Sequence[Effect], by: str) -> str:
        """What a paid ability does; `by` the only seat that may use it, if there is one."""
        return self.sentences(effects)

    def mode(self, effects: Sequence[Effect]) -> str:
        """One of the things to choose from, in a card's text."""
        return self.joined(effects)

    def choice(self, effects: Sequence[Effect]) -> str:
        """A label for choosing them."""
        return self.joined(effects)

    def changes(self, modifier: Modifier, how: str = "") -> str:
        """What a modifier changes; `how` as in `joined`."""
        return modifier.say(self)

    def sentences(self, effects: Sequence[Effect], *, lead_in: bool = False, may: bool = False) -> str:
        """One sentence for each instruction. After a trigger condition the first starts small."""
        parts = [self.clause(effect) for effect in effects]
        if may and parts:
            parts[0] = self.say("nrc-may", what=effects[0].say(self))
        words = [part if i == 0 and lead_in else self.capital(part) for i, part in enumerate(parts)]
        return self.tidy(" ".join(f"{word}." for word in words))

    def triggered(self, trigger: str, effects: Sequence[Effect], *, may: bool) -> str:
        """A trigger condition and its instructions in sentences, not capitalised."""
        return f"{trigger}, {self.pronouns(trigger, self.sentences(effects, lead_in=True, may=may))}"

    def pronouns(self, before: str, after: str) -> str:
        """`after` with pronouns for the Runner, if `before` has just named them."""
        if "the Runner" not in before or "the Runner's" in before:
            return after
        after = re.sub(r"^the Runner (may|must) ", r"they \1 ", after)
        return re.sub(r"\b(gives?) the Runner ", r"\1 them ", after)

    def tidy(self, text: str) -> str:
        """Within each sentence, "it" where it names this card again."""
        done = []
        for sentence in text.split(". "):
            first, this, rest = sentence.partition(self.this)
            again = re.sub(rf"{self.this}\b(?!')", "it", rest)
            done.append(first + this + again)
        return ". ".join(done)

    def called(self, text: str, name: str = "") -> str:
        """The text with a name for this card, or "it"."""
        return text.replace(self.this, name or "it")

    def pays(self, cost: Cost) -> str:
        """A nested cost as an infinitive: "pay 5 credits", "spend 2 clicks", "take 1 tag"."""
        return self.both([part.pays(self) for part in cost.parts])
