"""Rules text generated from declarations, in English.

Parts say themselves as instructions to the card's player ("gain 3 credits"). A `Speech` knows whose card it
is and who reads: on the card itself its player is "you"; in a label for the other player, "the Corp".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.netrunner.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.definitions import Definition
    from engine.netrunner.language.abilities import Cost
    from engine.netrunner.language.base import Amount, Effect

_KIND = {
    "ice": "this ice",
    "hardware": "this hardware",
    "corp_identity": "this identity",
    "runner_identity": "this identity",
}
_PLURAL = {"piece of ice": "pieces of ice", "piece of hardware": "pieces of hardware"}
_THIRD = {"have": "has", "do": "does", "are": "is", "may": "may", "can": "can"}

_PERSONAL = frozenset(("gain", "lose", "draw", "take", "add", "access", "install", "run", "search", "give"))
"""Instructions that read as the reader's own; others ("do 2 net damage") have one possible doer."""

_SUBJECT = re.compile(r"\{(corp|runner|you)(?::(\w+))?\}")


class Speech:
    """The words for one card's abilities: what "this" is, who "you" are.

    `reader` is the seat that reads and is "you"; "" for the card itself, which speaks to its player. To
    anyone else its instructions are what its player does. `value` puts numbers as they are now where the
    card explains them (labels, not cards).
    """

    def __init__(
        self, definition: Definition, *, reader: str = "", value: Callable[[Amount], int] | None = None
    ) -> None:
        self.this = _KIND.get(definition.type, f"this {definition.type}")
        self.subtypes = definition.subtypes
        self.side = definition.facts.side
        self.own = reader in ("", self.side)
        self.reader = reader or self.side
        self.value = value
        self.you = self.seat(self.side)
        self.hand = "HQ" if self.side == CORP else "your grip" if self.own else "the grip"
        self.deck = "R&D" if self.side == CORP else "your stack" if self.own else "the stack"

    # -- people ------------------------------------------------------------------------------------------

    def seat(self, seat: str) -> str:
        """ "the Corp", "the Runner" or "you"."""
        if seat == self.reader:
            return "you"
        return "the Corp" if seat == CORP else "the Runner"

    def does(self, seat: str, verb: str) -> str:
        """A seat and its verb: "you make", "the Runner makes"."""
        who = self.seat(seat)
        return f"{who} {verb if who == 'you' else self.third(verb)}"

    def third(self, verb: str) -> str:
        """The verb's form after "the Runner"."""
        if verb in _THIRD:
            return _THIRD[verb]
        return verb + ("es" if verb.endswith(("s", "x", "z", "ch", "sh")) else "s")

    def possessive(self, seat: str) -> str:
        """ "your", "the Corp's"."""
        who = self.seat(seat)
        return "your" if who == "you" else f"{who}'s"

    def fill(self, text: str) -> str:
        """Words with {this}, {your}, {you}, {runner} and verbs of these ({runner:make}) for this card."""

        def subject(found: re.Match[str]) -> str:
            seat = self.side if found[1] == "you" else found[1]
            return self.does(seat, found[2]) if found[2] else self.seat(seat)

        text = text.replace("{this}", self.this).replace("{your}", self.possessive(self.side))
        return _SUBJECT.sub(subject, text)

    # -- numbers and nouns -------------------------------------------------------------------------------

    def number(self, n: Amount) -> str:
        """An amount in words, or as it is now for a reader who sees the game."""
        return n.say(self) if self.value is None else str(self.value(n))

    def count(self, n: int, thing: str) -> str:
        """ "1 credit", "3 credits"."""
        return f"{n} {thing if n == 1 else self.plural(thing)}"

    def plural(self, thing: str) -> str:
        """The plural of the first noun phrase."""
        for one, many in _PLURAL.items():
            if one in thing:
                return thing.replace(one, many)
        noun, that, rest = thing.partition(" that ")
        return f"{noun}s{that}{rest}"

    def a(self, thing: str) -> str:
        """With its indefinite article."""
        return f"{'an' if thing[:1] in 'aeiou' else 'a'} {thing}"

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

    def joined(self, effects: Sequence[Effect], *, after: str = "") -> str:
        """Several effects in one sentence. With `after` a verb ("may"), they are its infinitives."""
        parts = [effect.say(self) if after or i else self.clause(effect) for i, effect in enumerate(effects)]
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + ", then " + parts[-1]

    def sentences(self, effects: Sequence[Effect], *, lead_in: bool = False, may: bool = False) -> str:
        """One sentence for each instruction. After a trigger condition the first starts small."""
        parts = [self.clause(effect) for effect in effects]
        if may and parts:
            parts[0] = f"{self.you} may {effects[0].say(self)}"
        words = [part if i == 0 and lead_in else self.capital(part) for i, part in enumerate(parts)]
        return self.tidy(" ".join(f"{word}." for word in words))

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

    def pays(self, cost: Cost) -> str:
        """A nested cost as an infinitive: "pay 5 credits", "spend 2 clicks", "take 1 tag"."""
        parts = []
        if cost.clicks:
            parts.append(f"spend {self.count(cost.clicks, 'click')}")
        if cost.more is not None:
            parts.append(f"pay credits equal to {cost.more.say(self)}")
        elif cost.credits:
            parts.append(f"pay {self.count(cost.credits, 'credit')}")
        if cost.lose_clicks:
            parts.append(f"lose {self.count(cost.lose_clicks, 'click')}")
        if cost.counters:
            parts.append(f"spend {self.count(cost.counters, f'hosted {cost.counter} counter')}")
        if cost.trash:
            parts.append(f"trash {self.this}")
        if cost.tags:
            parts.append(f"take {self.count(cost.tags, 'tag')}")
        if cost.net_damage:
            parts.append(f"suffer {cost.net_damage} net damage")
        return " and ".join(parts)


def rules_text(definition: Definition) -> tuple[str, ...]:
    """The card's abilities, a paragraph each; a sentence that there are none."""
    speech = Speech(definition)
    lines = [ability.say(speech) for ability in definition.abilities]
    if "console" in definition.subtypes:
        lines.append("Limit 1 console per player.")
    return tuple(lines or (speech.capital(f"{speech.this} has no abilities."),))
