"""Texts of cards in a language: what the words of a card say, put into sentences by `engine.speech`."""

from __future__ import annotations

from engine.messages import DEFAULT
from engine.netrunner.language.wording import Voice
from engine.netrunner.table.facts import Face
from engine.netrunner.table.parts import Ability as Part
from engine.speech import Name, Node, Noun, Phrase, known, label, missing, say

__all__ = ["Voice", "ability_text", "called", "paragraph", "rules_text", "short", "unsayable"]


def called(definition: Face, reader: str = "") -> Voice:
    """A voice that calls the card by its title instead of "this asset"."""
    return Voice(definition, reader=reader, this=Name(definition.title, "this"))


def paragraph(node: Node, voice: Voice, language: str) -> str:
    """Whole sentences, to the reader of the voice."""
    return say(known(language), node, voice.you, telling=not voice.own)


def short(node: Node, voice: Voice, language: str, *, infinitive: bool = False, capital: bool = True) -> str:
    """A label: the first sentence, in which this card is "it", and so is a card found or chosen before."""
    return label(
        known(language), node, voice.you, named=("this", "that"), infinitive=infinitive, capital=capital,
        telling=not voice.own,
    )  # fmt: skip


def _nodes(definition: Face) -> list[Node]:
    # A voice for each, as of one alone (`ability_text`): no ability tells of what happened in another.
    nodes: list[Node] = [ability.clause(Voice(definition)) for ability in definition.abilities]
    if "console" in definition.subtypes:
        nodes.append(Phrase("limit_console"))
    kind = "identity" if definition.type.endswith("identity") else definition.type
    return nodes or [Phrase.of("no_abilities", x=Noun(kind, "this"))]


def rules_text(definition: Face, language: str = DEFAULT) -> tuple[str, ...]:
    """The card's abilities, a paragraph each; a sentence that there are none."""
    return tuple(say(known(language), node, definition.facts.side) for node in _nodes(definition))


def unsayable(definition: Face) -> list[str]:
    """What some language cannot say of a card: "ja has no word for 'charge' (verbs)"."""
    try:
        return [line for node in _nodes(definition) for line in missing(node)]
    except NotImplementedError as error:
        return [str(error)]
    except KeyError as error:
        return [f"there are no words for {error}"]


def ability_text(definition: Face, ability: Part, language: str = DEFAULT, reader: str = "") -> str:
    """One ability as a reader reads it."""
    voice = Voice(definition, reader=reader)
    return paragraph(ability.clause(voice), voice, language)
