"""Naming things in a language: the small change of views, words and log."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.messages import known, say
from engine.neon_hope import changes as do
from engine.neon_hope.language.picks import of_player
from engine.neon_hope.language.wording.voice import Voice, words_in
from engine.neon_hope.shown.info import Printed
from engine.neon_hope.table import chances
from engine.neon_hope.table.definitions import (
    MODIFIERS,
    CharacterTool,
    Clue,
    Enemy,
    Environment,
    Scene,
    Words,
)
from engine.speech import Name, both, noun

if TYPE_CHECKING:
    from engine.neon_hope.table.pack import Pack
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card


@lru_cache(maxsize=100)
def _said(_pack: Printed[Pack], _language: str) -> dict[tuple[object, ...], Any]:
    """What was said of a pack's things in a language: every view says it again."""
    return {}


class Namer:
    """Says what things of one game are called in one language."""

    def __init__(self, g: Game, language: str) -> None:
        self.g = g
        self.language = language
        self.said = _said(Printed(g.pack, g.pack), language)

    def say(self, identifier: str, /, **arguments: str | int | float) -> str:
        return say(self.language, identifier, **arguments)

    def voice(self, code: str) -> Voice:
        """How what a card does is said to who plays it."""
        return Voice(self.g.pack, self.language, alone=len(self.g.seats) == 1 and of_player(self.g, code))

    def words(self, words: Words) -> str:
        return words_in(words, self.language)

    def card(self, card: Card) -> str:
        """The side of a card that is up; a retreated enemy keeps its name."""
        return self.code(do.ref(self.g, card), back=card.back)

    def code(self, code: str, back: bool = False) -> str:
        """A card by its code. Of a clue the front is named; "floor~0" means the back of its copy 0.
        Of an enemy "boss~1" means its second stage, of an environment its back; without a number the side
        that is up."""
        found: str | None = self.said.get((code, back))
        if found is None:
            found = self._code(code, back)
            if code not in self.g.pack.environments and code.partition("~")[0] in self.g.content:
                self.said[code, back] = found
        return found

    def _code(self, code: str, back: bool) -> str:
        code, _, variant = code.partition("~")
        found = self.g.content.get(code)
        if found is None:
            return code
        if isinstance(found, Clue):
            face = found.backs[int(variant)] if variant else found.front
            return self.words(face.name) or self.words(found.name)
        if isinstance(found, Enemy):
            stages = (found, *found.stages)
            return self.words(stages[min(int(variant or 0), len(found.stages))].name) or self.words(
                found.name
            )
        if isinstance(found, Environment):
            return self.words(self.scene(found, code, variant).name or found.name)
        if isinstance(found, CharacterTool):
            return self.words((found.back if back or variant == "1" else found.front).name)
        return self.words(getattr(found, "name", {})) or code

    def reads(self, card: Card) -> str:
        """By what the side of a card that is up is read (`info.card_info`)."""
        if isinstance(self.g.content[card.code], CharacterTool):
            return f"{card.code}~{int(card.back)}"
        return do.ref(self.g, card)

    def hero(self, seat: str) -> str:
        """A character's name."""
        hero = self.g.state.heroes.get(seat)
        return self.code(hero.code) if hero is not None else ""

    def attribute(self, attribute: str) -> str:
        found: str | None = self.said.get(("attribute", attribute))
        if found is None:
            found = self.words(self.g.pack.attributes.get(attribute, {})) or attribute
            self.said["attribute", attribute] = found
        return found

    def token(self, kind: str) -> str:
        """A support token."""
        if kind in ("hope", "resource"):
            return self.say("nh-token", kind=kind)
        return self.say("nh-attribute-token", attribute=self.attribute(kind))

    def scene(self, found: Environment, code: str, variant: str) -> Scene:
        """A side of an environment, as events name it."""
        if not variant or found.back is None:
            return self.g.scene(code)
        return found.back if variant == "1" else found

    def place(self, place: str) -> str:
        """A location or zone; "tram~1:upper" is the one of the back."""
        named, _, side = place.partition(":")
        environment, _, variant = named.partition("~")
        found = self.g.pack.environments.get(environment)
        if found is not None:
            scene = self.scene(found, environment, variant)
            return self.words(scene.upper if side == "upper" else scene.lower)
        return self.say("nh-zone", zone=environment)

    def modifier(self, modifier: str) -> str:
        """A modifier: its number with a sign, or its name."""
        assert modifier in MODIFIERS
        if modifier in ("skull", "epic-win", "epic-fail"):
            return self.say("nh-modifier", modifier=modifier)
        return modifier.replace("-", "−")

    def type(self, kind: str) -> str:
        """A task type as a noun: "Investigate"."""
        found: str | None = self.said.get(("type", kind))
        if found is None:
            found = self.said["type", kind] = self.say("nh-type", type=kind)
        return found

    def percent(self, chance: float) -> str:
        """A probability in whole per cent; only what is certain is 0 or 100."""
        return self.say("nh-percent", n=chances.percent(chance))

    def listed(self, names: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if not names:
            return ""
        return noun(known(self.language), both(*(Name(name) for name in names)))
