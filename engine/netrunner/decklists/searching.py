"""Looking for cards, declared or only known: by title, and by words that say what kind of card is meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.messages import DEFAULT, LANGUAGES, known, say
from engine.messages.writing import NO_LETTER_BEFORE, spaced
from engine.netrunner.decklists import names
from engine.netrunner.objects.definitions import declared, definition, plain
from engine.netrunner.shown.info import as_then, card_info, printed
from engine.netrunner.shown.view import CardInfo
from engine.netrunner.table.facts import AGENDA

NOW: Final[Mapping[str, str]] = MappingProxyType({})
"""Subtypes have their names of today."""


@cache
def _key() -> re.Pattern[str]:
    """What stands before a value to say which it is, as in the searches of other sites, in any language."""
    called = "|".join(
        re.escape(word.strip()) for one in LANGUAGES for word in say(one, "nr-typed-cost").split(",")
    )
    cost = rf"{NO_LETTER_BEFORE}(?:{called})\s*[:=：]?\s*(?=\d)"
    return re.compile(rf"{cost}|\b\w+[:=：](?=\w)", re.IGNORECASE)


def find_known(text: str) -> list[str]:
    """Codes of known cards whose title holds the text: the very title first, then those with this title in
    another language, those that can be played, and those that begin with it. Where there are none, those
    whose title in another language holds it."""
    wanted = plain(text)
    if not wanted:
        return []
    hits = []
    for code, facts in names.cards().items():
        title = plain(facts.title)
        if wanted in title:
            hits.append((title != wanted, code not in declared(), not title.startswith(wanted), title, code))
    found = [hit[-1] for hit in sorted(hits)]
    very = [code for code in found if plain(names.cards()[code].title) == wanted]
    return list(dict.fromkeys([*very, *names.translated(text), *found])) or names.holding(text)


def find_exactly(text: str) -> set[str]:
    """Codes of known cards with this very title."""
    wanted = plain(text)
    return {code for code, facts in names.cards().items() if wanted and plain(facts.title) == wanted}


def known_info(code: str, language: str = DEFAULT, then: Mapping[str, str] = NOW) -> CardInfo:
    """Everything printed on a known card; of one that is not declared, that it cannot be played yet instead
    of its text. `then`: what subtypes were called (`Rules.subtypes`). KeyError if there is none."""
    if code in declared():
        return as_then(card_info(code, language), definition(code).facts, then)
    facts = names.cards()[code]
    info = printed(facts, known(language), (say(language, "nrd-not-playable", card=facts.title),))
    return as_then(info, facts, then)


def can_be_played(code: str) -> bool:
    """Whether a known card is declared."""
    return code in declared()


def cards_like(words: str, language: str = DEFAULT) -> list[str]:
    """Codes of known cards that every word fits, by title, those that can be played first: a number is the
    cost (an agenda's advancement requirement), a word that names a type, a side or a faction is the card's,
    any other begins one of its type, faction, subtypes, title or text. What a value is called may stand
    before it ("cost:3", "cost 3", "type:ice"). Takes a second when it is first asked."""
    wanted = names.folded(_key().sub(" ", unicodedata.normalize("NFKC", words))).split()
    if not wanted:
        return []
    numbers = {int(word) for word in wanted if word.isdecimal()}
    others = [word for word in wanted if not word.isdecimal()]
    hits = [code for code in names.cards() if _fits(code, numbers, others, known(language))]
    return sorted(hits, key=lambda code: (code not in declared(), plain(names.cards()[code].title)))


def only_kinds(text: str, language: str = DEFAULT) -> bool:
    """Whether a text names types, sides and factions alone: their cards are meant then, and not one that has
    it in its title ("ice" is no Ice Carver). Not so where it is a title, or all before its colon (Apex)."""
    words = names.folded(text).split()
    if (
        not words
        or not set(words) <= _binding(known(language))
        or find_exactly(text)
        or names.translated(text)
    ):
        return False
    under = [
        facts
        for facts in names.cards().values()
        if names.folded(facts.title.partition(":")[0]).split() == words
    ]
    return len(under) != 1


def _fits(code: str, numbers: set[int], words: list[str], language: str) -> bool:
    facts = names.cards()[code]
    cost = facts.advancement_requirement if facts.type == AGENDA else facts.cost
    if numbers and {cost} != numbers:
        return False
    known_words = _binding(language)
    own, said = _kind(code, language), _said(code, language)
    return all(word in own if word in known_words else _holds(said, word) for word in words)


def _holds(said: str, word: str) -> bool:
    """Whether a word begins one of the text; where words have no spaces between them, whether it is in it."""
    return f" {word}" in said or (not spaced(word[0]) and word in said)


@cache
def _kind(code: str, language: str) -> frozenset[str]:
    """The words of a card's type, side and faction, in the language and in English."""
    facts = names.cards()[code]
    found = [facts.side, facts.type, facts.faction]
    for one in (language, DEFAULT):
        info = printed(facts, one, ())
        found += [
            say(one, "nr-type", type=facts.type),
            say(one, "nr-role", seat=facts.side),
            info.faction_name,
        ]
    return frozenset(names.folded(" ".join(found)).split())


@cache
def _binding(language: str) -> frozenset[str]:
    """All words that name a type, a side or a faction."""
    some = {(facts.side, facts.type, facts.faction): code for code, facts in names.cards().items()}
    return frozenset(word for code in some.values() for word in _kind(code, language))


@cache
def _said(code: str, language: str) -> str:
    """All words of a card, in the language and in English, each after a space."""
    found = []
    for one in dict.fromkeys((language, *LANGUAGES[:1])):
        info = known_info(code, one)
        text = info.text if code in declared() else ()
        found += [info.title, info.type_line, info.faction_name, info.side, *text]
    return f" {names.folded(' '.join(found))}"
