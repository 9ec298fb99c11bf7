"""Texts of cards in a language: its own grammar, or English where it has no words for a card.

A card's text is never mixed: where one of its parts is written out in English (a host's own card, a card of a
test), all of it is English.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from engine.messages import DEFAULT, known
from engine.netrunner.language.german import German
from engine.netrunner.language.text import Speech, Untold
from engine.netrunner.table.definitions import inside

if TYPE_CHECKING:
    from engine.netrunner.language.base import Amount
    from engine.netrunner.table.definitions import Definition

Said = TypeVar("Said")
_SPEECHES: dict[str, type[Speech]] = {speech.language: speech for speech in (Speech, German)}


def spoken(
    definition: Definition, make: Callable[[Speech], Said], language: str, *,
    reader: str = "", value: Callable[[Amount], int] | None = None,
) -> Said:  # fmt: skip
    """What `make` says of a card in a language, or in English if that has no words for the card."""
    language = known(language)
    if language != DEFAULT and _told(definition, language):
        try:
            return make(_SPEECHES[language](definition, reader=reader, value=value))
        except Untold:
            pass  # an ability that is not the card's own: created by an older version of it
    return make(Speech(definition, reader=reader, value=value))


@lru_cache(maxsize=5_000)
def _told(definition: Definition, language: str) -> bool:
    """Whether a language has words for all of the card."""
    if language not in _SPEECHES or not all(_by_messages(part) for part in inside(definition.abilities)):
        return False
    try:
        _paragraphs(_SPEECHES[language](definition), definition)
    except Untold:
        return False
    return True


def _by_messages(part: object) -> bool:
    """Whether a part says itself by messages, as those of the card language do."""
    say = getattr(type(part), "say", None)
    return say is None or say.__module__.startswith("engine.netrunner.")


def rules_text(definition: Definition, language: str = DEFAULT) -> tuple[str, ...]:
    """The card's abilities, a paragraph each; a sentence that there are none."""
    return spoken(definition, lambda speech: _paragraphs(speech, definition), language)


def _paragraphs(speech: Speech, definition: Definition) -> tuple[str, ...]:
    lines = [ability.say(speech) for ability in definition.abilities]
    if "console" in definition.subtypes:
        lines.append(speech.say("nrc-console"))
    return tuple(lines or (speech.capital(speech.say("nrc-no-abilities")),))
