"""Who speaks to whom: a language, and the pack whose cards, places and attributes have their names in it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec.structs import replace

from engine.messages import DEFAULT, known
from engine.messages import say as message
from engine.neon_hope.language.amounts import AmountLike, amount
from engine.neon_hope.language.base import Who
from engine.neon_hope.table.definitions import CharacterTool, Words
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.parts import Effect, Speaker
from engine.speech import (
    Clause,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Rel,
    Sentences,
    Then,
    both,
    either,
    label,
    languages,
    noun,
    say,
)

YOU = Noun("you", id="you")
GAME_LANGUAGES = languages("neon_hope")
"""Languages that have the words of this game; in all others its cards are said in English."""
READER = "you"
"""Every text speaks to whoever resolves it."""

_WHO: dict[Who, Noun] = {
    "you": YOU,
    "another": Noun("character", "another", rels=(Rel("of_choice", Noun("choice", of=YOU)),)),
    "lead": Noun("character", "the", adj=("lead",)),
    "each": Noun("character", "each"),
    "each_here": Noun("character", "each", rels=(Rel("at", Noun("location", of=YOU)),)),
    "each_in_environment": Noun("character", "each", rels=(Rel("in", Noun("environment", of=YOU)),)),
    "others": Noun("character", "each", adj=("other",)),
}
SPEECHLESS = Phrase("nothing_happens")


def words_in(words: Words, language: str) -> str:
    """A pack's text in a language; in English or any other where it lacks that one. "" if there is none."""
    return words.get(known(language)) or words.get(DEFAULT) or next(iter(words.values()), "")


def name_of(pack: Pack, code: str, language: str) -> str:
    """The name of a card. Of a clue the front's; of a character tool both sides'. KeyError: no such code."""
    found = pack.cards[code]
    words = getattr(found, "name", {})
    if not words and hasattr(found, "front"):
        sides = [found.front, found.back] if isinstance(found, CharacterTool) else [found.front]
        return " / ".join(words_in(side.name, language) for side in sides)
    return words_in(words, language) or code


class Voice(Speaker):
    """A language, and a pack: what its things are called, as texts and as nouns.

    `alone`: for somebody who plays alone, whom a player's card means by "another character" (NH 26.1).
    """

    def __init__(self, pack: Pack, language: str, *, alone: bool = False) -> None:
        self.pack = pack
        self.alone = alone
        short = known(language)
        self.language = short if short in GAME_LANGUAGES else DEFAULT

    # -- texts -------------------------------------------------------------------------------------------

    def message(self, identifier: str, /, **arguments: str | int) -> str:
        """The message "nhe-<identifier>" of the catalogue."""
        return message(self.language, f"nhe-{identifier}", **arguments)

    def text(self, words: Words) -> str:
        """A pack's text."""
        return words_in(words, self.language)

    def say(self, node: Node) -> str:
        """Whole sentences."""
        return say(self.language, node, READER)

    def label(self, node: Node) -> str:
        """One line for a button."""
        return label(self.language, node, READER)

    def sentences(self, effects: Sequence[Effect]) -> str:
        """One sentence for each effect; "" for none."""
        return self.say(self.each(effects)) if effects else ""

    def attribute(self, attribute: str) -> str:
        """An attribute's name."""
        return self.text(self.pack.attributes.get(attribute, {})) or attribute

    def modifier(self, modifier: str) -> str:
        """A modifier of the pool: "+2", "Epic Win"."""
        if modifier[-1:].isalpha():
            return message(self.language, "nh-modifier", modifier=modifier)
        return modifier.replace("-", "−")

    def type(self, kind: str) -> str:
        """A type of task: "Get Support"."""
        return message(self.language, "nh-type", type=kind)

    # -- names -------------------------------------------------------------------------------------------

    def card(self, code: str) -> Name:
        """A card's name in quotation marks; an unknown one by its code."""
        name = name_of(self.pack, code, self.language) if code in self.pack.cards else code
        tables: dict[str, Container[str]] = {
            "enemy": self.pack.enemies, "clue": self.pack.clues, "condition": self.pack.conditions
        }  # fmt: skip
        return Name(
            name, quoted=True, sort=next((sort for sort, table in tables.items() if code in table), "")
        )

    def card_set(self, name: str) -> Name:
        """The name of a card set in quotation marks; an unknown one as it is."""
        return Name(self.text(self.pack.sets.get(name, {})) or name, quoted=True)

    def cards(self, codes: Sequence[str]) -> NounPhrase:
        """Several cards by name."""
        return both(*(self.card(code) for code in codes))

    def place(self, location: str) -> tuple[Name, bool]:
        """The name of a location or environment, and whether it is a location."""
        code, colon, side = location.partition(":")
        environment = self.pack.environments.get(code)
        name = code if environment is None else self.text(environment.name) or code
        if colon and environment is not None:
            own = self.text(environment.upper if side == "upper" else environment.lower)
            return Name(own or location, quoted=True), True
        return Name(name, quoted=self.language != DEFAULT), False

    def tracker(self, name: str) -> Name:
        """A campaign tracker's name."""
        for campaign in self.pack.campaigns.values():
            if name in campaign.trackers:
                return Name(self.text(campaign.trackers[name].name), quoted=True)
        return Name(name.replace("-", " "), quoted=True)

    def note(self, name: str) -> Name:
        """A campaign note's text; of a flag that of the note with the same name, or its own."""
        for campaign in self.pack.campaigns.values():
            if name in campaign.notes:
                return Name(self.text(campaign.notes[name].text).rstrip("."), quoted=True)
        return Name(name.replace("-", " "), quoted=True)

    def resolution(self, episode: str, name: str) -> Name:
        """The name of a resolution of an episode."""
        found = self.pack.episodes.get(episode)
        if found is not None and name in found.resolutions:
            return Name(self.text(found.resolutions[name].name), quoted=True)
        return Name(name, quoted=True)

    def either(self, names: Sequence[str]) -> str:
        """ "A, B or C"."""
        return noun(self.language, either(*map(Name, names))) if names else ""

    # -- tasks -------------------------------------------------------------------------------------------

    def types(self, types: Sequence[str], *, all_of: bool = False) -> NounPhrase:
        """Types of task: "Fight or Hack"; in quotation marks where they are verbs of the language."""
        quoted = self.language != DEFAULT
        names = [Name(self.type(kind), quoted=quoted) for kind in types]
        return both(*names) if all_of else either(*names)

    def task(self, types: Sequence[str] = (), attribute: str | None = None) -> Noun:
        """ "A task of type Investigate or Fight on courage"."""
        rels: tuple[Rel, ...] = ()
        if types:
            rels += (Rel("of_type", self.types(types)),)
        if attribute is not None:
            rels += (Rel("on_attribute", Name(self.attribute(attribute))),)
        return Noun("task", "a", rels=rels)

    # -- people and numbers ------------------------------------------------------------------------------

    def who(self, who: Who) -> Noun:
        """Characters: "each character at your location"."""
        if self.alone and who == "another":
            return YOU
        return _WHO[who] if who == "you" else replace(_WHO[who], id=who)

    def quantity(self, n: AmountLike) -> Quantity:
        """A number in words, without its sign."""
        return amount(n).quantity(self)

    def many(self, head: str, n: AmountLike, *, adj: tuple[str, ...] = ()) -> Noun:
        """ "2 resources", "1 charge per character"."""
        return Noun(head, n=self.quantity(n), adj=adj)

    # -- effects -----------------------------------------------------------------------------------------

    def each(self, effects: Sequence[Effect]) -> Node:
        """Effects, a sentence each."""
        nodes = tuple(effect.clause(self) for effect in effects)
        return nodes[0] if len(nodes) == 1 else Sentences(nodes)

    def together(self, effects: Sequence[Effect]) -> Node:
        """Effects one after the other within one sentence; that nothing happens if there are none. A flag is
        the author's, and has no name that could be read: it is said where there is nothing else."""
        told = [effect for effect in effects if effect.op != "flag"] or effects
        nodes = tuple(effect.clause(self) for effect in told)
        if not nodes:
            return SPEECHLESS
        return nodes[0] if len(nodes) == 1 else Then(nodes)


def by_nobody(node: Node) -> Node:
    """An instruction without "you", so that it can follow "you may"."""
    return replace(node, doer=None) if isinstance(node, Clause) and node.doer == YOU else node
