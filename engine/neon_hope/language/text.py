"""Rules text generated from declarations, in every language of the catalogue.

Parts say themselves as clauses without a full stop; messages "nhe-..." hold the words. A clause comes in
forms: an instruction to "you" or a statement about others, what follows "you may" (infinitive), and what
follows "if ..., " (inverted, where the language turns it round).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.messages import DEFAULT, known, say
from engine.neon_hope.definitions import Pack, Words
from engine.neon_hope.language.base import Amount, Effect, Form, Who

if TYPE_CHECKING:
    from engine.neon_hope.language.amounts import AmountLike

Argument = str | int


def words_in(words: Words, language: str) -> str:
    """A pack's text in a language; in English or any other where it lacks that one. "" if there is none."""
    return words.get(known(language)) or words.get(DEFAULT) or next(iter(words.values()), "")


def name_of(pack: Pack, code: str, language: str) -> str:
    """The name of a card. Of a clue the front's; of a character tool both sides'. KeyError: no such code."""
    found = pack.cards[code]
    words = getattr(found, "name", {})
    if not words and hasattr(found, "front"):
        sides = [found.front, found.back] if hasattr(found, "back") else [found.front]
        return " / ".join(words_in(side.name, language) for side in sides)
    return words_in(words, language) or code


class Speech:
    """A language, and the pack whose cards and attributes have their names in it."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = known(language)

    # -- messages and names ------------------------------------------------------------------------------

    def message(self, identifier: str, /, **arguments: Argument) -> str:
        """The message "nhe-<identifier>"."""
        return say(self.language, f"nhe-{identifier}", **arguments)

    def text(self, words: Words) -> str:
        """A pack's text."""
        return words_in(words, self.language)

    def quoted(self, name: str) -> str:
        """A name in quotation marks."""
        return self.message("quoted", name=name)

    def card(self, code: str) -> str:
        """A card's name in quotation marks; an unknown one by its code."""
        return self.quoted(name_of(self.pack, code, self.language) if code in self.pack.cards else code)

    def attribute(self, attribute: str) -> str:
        """An attribute's name."""
        return self.text(self.pack.attributes.get(attribute, {})) or attribute

    def modifier(self, modifier: str) -> str:
        """A modifier of the pool: "+2", "Epic Win"."""
        return self.message(f"modifier-{modifier}") if modifier[-1:].isalpha() else modifier.replace("-", "−")

    def location(self, location: str, *, case: str) -> str:
        """A location or environment with its preposition: "to" it or "at" it."""
        code, colon, side = location.partition(":")
        environment = self.pack.environments.get(code)
        name = code if environment is None else self.text(environment.name) or code
        if colon and environment is not None:
            own = self.text(environment.upper if side == "upper" else environment.lower)
            return self.message("place", case=case, kind="location", name=own or location)
        return self.message("place", case=case, kind="environment", name=name)

    def tracker(self, name: str) -> str:
        """A campaign tracker's name."""
        for campaign in self.pack.campaigns.values():
            if name in campaign.trackers:
                return self.quoted(self.text(campaign.trackers[name].name))
        return self.quoted(name.replace("-", " "))

    def note(self, name: str) -> str:
        """A campaign note's text."""
        for campaign in self.pack.campaigns.values():
            if name in campaign.notes:
                return self.quoted(self.text(campaign.notes[name].text).rstrip("."))
        return self.quoted(name.replace("-", " "))

    def flag(self, name: str) -> str:
        """What a flag stands for: the note of the same name, or the name itself."""
        return self.note(name)

    def resolution(self, episode: str, name: str) -> str:
        """The name of a resolution of an episode."""
        found = self.pack.episodes.get(episode)
        if found is not None and name in found.resolutions:
            return self.quoted(self.text(found.resolutions[name].name))
        return self.quoted(name)

    def tasks(self, types: Sequence[str], attribute: str | None) -> str:
        """What follows "a task": " of type Investigate or Fight on courage"; "" for any task."""
        return self.message(
            "of-task", types=self.either(self.typed(types)),
            some="yes" if types else "no", attribute="" if attribute is None else self.attribute(attribute),
            on="no" if attribute is None else "yes",
        )  # fmt: skip

    def typed(self, types: Sequence[str]) -> list[str]:
        """Types of task as they stand in a sentence; German puts each in quotation marks."""
        return [self.message("typed", type=self.message(f"type-{kind}")) for kind in types]

    def who(self, who: Who) -> str:
        """Characters as a subject: "each character at your location"."""
        return self.message(f"who-{who.replace('_', '-')}")

    def things(
        self, *, kind: str, name: str | None, case: str, which: str, where: str, adjectives: Sequence[str]
    ) -> str:
        """A noun phrase for cards in play: "each regular enemy at your location"."""
        place = self.message(f"where-{where}")
        if name is not None:
            return self.message("things-named", name=self.card(name), case=case, which=which, where=place)
        noun = self.message(f"noun-{kind}", which=which)
        end = self.message("ending", case=case, which=which, kind=kind) if adjectives else ""
        parts = [self.message(f"adjective-{one}", end=end) for one in adjectives]
        # "Elite-" goes before the noun itself.
        words = sorted(parts, key=lambda word: word.endswith("-"))
        noun = " ".join((*words, noun)).replace("- ", "-")
        return self.message(
            "things", noun=noun, case=case, which=which, kind=kind, where=place, first=(*adjectives, kind)[0]
        )

    # -- numbers -------------------------------------------------------------------------------------------

    def number(self, n: AmountLike) -> dict[str, Argument]:
        """Arguments for a quantity: `n` (a negative number without its sign, or "X"), what it is counted
        `per`, and `where` X is explained.
        """
        if isinstance(n, int):
            return {"n": abs(n), "per": "", "where": ""}
        plain = getattr(n, "n", None)  # Fixed
        if isinstance(plain, int):
            return {"n": abs(plain), "per": "", "where": ""}
        times, per = n.per(self)
        if per:
            return {"n": abs(times), "per": f" {per}", "where": ""}
        return {"n": "X", "per": "", "where": self.message("where-x", amount=self.amount(n))}

    def amount(self, n: Amount) -> str:
        """An amount in words."""
        return n.say(self)

    # -- clauses -------------------------------------------------------------------------------------------

    def effect(self, identifier: str, form: Form, who: Who, words: dict[str, Argument]) -> str:
        """An effect's clause in a form; "" if it has none (what others do has no infinitive)."""
        if who == "you":
            shape, subject = ("inf" if form == "inf" else "you"), ""
            if form == "inverted":
                shape = "inverted-you"
        elif form == "inf":
            return ""
        else:
            shape, subject = ("third" if form == "say" else "inverted"), self.who(who)
        said = dict(words)
        tail = said.pop("where", "")
        doer = "you" if who == "you" else "they"
        return self.message(identifier, form=shape, doer=doer, who=subject, **said) + str(tail)

    def listed(self, parts: Sequence[str]) -> str:
        """ "A, B and C"."""
        return self._joined("and", parts)

    def either(self, parts: Sequence[str]) -> str:
        """ "A, B or C"."""
        return self._joined("or", parts)

    def _joined(self, word: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.message(f"list-{word}", first=", ".join(parts[:-1]), last=parts[-1])

    def options(self, parts: Sequence[str]) -> str:
        """Choices, told apart by letters: "(a) A; (b) B"."""
        return "; ".join(f"({chr(ord('a') + i)}) {part}" for i, part in enumerate(parts))

    def together(self, effects: Sequence[Effect], form: Form = "say") -> str:
        """Effects one after the other within one sentence, the first in a form."""
        if len(effects) < 2:
            return "".join(effect.say(self, form) for effect in effects)
        if any(effect.op in ARRANGED for effect in effects):
            return "; ".join(effect.say(self, form if i == 0 else "say") for i, effect in enumerate(effects))
        parts = [effect.say(self, form if i == 0 else "say") for i, effect in enumerate(effects[:-1])]
        return self.message("list-then", first=", ".join(parts), last=effects[-1].say(self, "inverted"))

    def capital(self, text: str) -> str:
        """With a capital first letter."""
        return text[:1].upper() + text[1:]

    def sentence(self, clause: str) -> str:
        """A clause as a sentence."""
        clause = self.capital(clause)
        return clause if clause.endswith((".", "!", "?")) else f"{clause}."

    def sentences(self, effects: Sequence[Effect]) -> str:
        """One sentence for each effect."""
        return " ".join(self.sentence(effect.say(self)) for effect in effects)


ARRANGED = frozenset(("may", "choose", "if", "for_each", "repeat", "roll"))
"""Ops whose clauses hold other clauses."""
