"""Looking for cards, declared or only known: by title, and by words that say what kind of card is meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.messages import DEFAULT, LANGUAGES, known, say
from engine.messages.writing import NO_LETTER_BEFORE, spaced
from engine.netrunner.decklists import names
from engine.netrunner.decklists.kinds import CardKind, kinds
from engine.netrunner.objects.definitions import declared, definition, plain
from engine.netrunner.shown.info import as_then, card_info, printed, type_line
from engine.netrunner.shown.view import CardInfo
from engine.netrunner.table.facts import AGENDA

NOW: Final[Mapping[str, str]] = MappingProxyType({})
"""Subtypes have their names of today."""
PLAYED: Final = ("startup", "standard", "eternal")
"""Formats that are always meant, though a card or two have the word."""
LONGEST: Final = 6
"""Words of the name of a kind, at most."""
VOWELS: Final = "yаеиоьяй"
"""Letters of the end of a word that go where there are several."""
VALUES: Final = (
    "nr-fact-advancement-requirement", "nr-fact-agenda-points", "nr-fact-play-cost", "nr-fact-rez-cost",
    "nr-fact-install-cost", "nr-fact-strength", "nr-fact-memory-cost", "nr-fact-trash-cost",
    "nr-fact-minimum-deck-size", "nr-fact-base-link", "nr-fact-influence-cost",
)  # fmt: skip
"""Printed values, by the messages that name them."""


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


@cache
def _values(language: str) -> Mapping[str, str]:
    """What printed values are called, in the language and in English; of which message each is the name."""
    named = {say(one, name).casefold(): name for one in (DEFAULT, language) for name in VALUES}
    return MappingProxyType(named)


@cache
def _valued(language: str) -> re.Pattern[str]:
    """A value by its name ("strength 3", "Trash cost: 2")."""
    called = "|".join(re.escape(name) for name in sorted(_values(language), key=len, reverse=True))
    return re.compile(rf"{NO_LETTER_BEFORE}({called})\s*[:=：]?\s*(\d+)", re.IGNORECASE)


def cards_like(words: str, language: str = DEFAULT) -> list[str]:
    """Codes of known cards that every word fits, by title, those that can be played first, and of each those
    whose title or kind it is before those whose text it is in. A number is the cost (an agenda's advancement
    requirement) or the value that is named before it ("strength 3"); a word that names a type, a side or a
    faction, be it of several, and the name of a format or set (see `kinds`) is the card's; any other begins
    one of its type, faction, subtypes, title or text. What a value is called may stand before it ("cost:3",
    "cost 3", "type:ice"). Takes a second when it is first asked."""
    language = known(language)
    typed = unicodedata.normalize("NFKC", words)
    values = {(_values(language)[name.casefold()], n) for name, n in _valued(language).findall(typed)}
    wanted = names.folded(_key().sub(" ", _valued(language).sub(" ", typed))).split()
    if not wanted and not values:
        return []
    parts = _parts(wanted, language)
    numbers = {int(word) for word in parts if isinstance(word, str) and word.isdecimal()}
    others = [part for part in parts if not (isinstance(part, str) and part.isdecimal())]
    hits = [
        code
        for code in names.cards()
        if _fits(code, numbers, others, language) and (not values or values <= _printed_values(code))
    ]

    def order(code: str) -> tuple[bool, bool, str]:
        in_text = not all(_meant(code, part, _head(code, language)) for part in others)
        return code not in declared(), in_text, plain(names.cards()[code].title)

    return sorted(hits, key=order)


def _printed_values(code: str) -> set[tuple[str, str]]:
    """The values of a card by the messages that name them."""
    facts = printed(names.cards()[code], DEFAULT, ()).facts
    return {(_values(DEFAULT)[name.casefold()], n) for name, n in facts}


class _Named(NamedTuple):
    """Words that name a kind of cards, and whether only those cards are meant."""

    words: tuple[str, ...]
    kind: CardKind
    binds: bool


Part = str | _Named


def _parts(words: Sequence[str], language: str) -> list[Part]:
    """What is looked for: names of kinds, the longest first, and words. A name that is a word of texts, too
    ("core"), is the kind where nothing but kinds is named."""
    found: list[Part] = []
    at = 0
    while at < len(words):
        for many in range(min(LONGEST, len(words) - at), 0, -1):
            some = tuple(words[at : at + many])
            if some in kinds() and not (many == 1 and some[0] in _binding(language)):
                found.append(_Named(some, kinds()[some], _binds(some, kinds()[some], language)))
                break
        else:
            many = 1
            found.append(_of_one(words[at], language))
        at += many
    if all(isinstance(part, _Named) or part in _binding(language) for part in found):
        found = [
            part._replace(binds=part.kind.of != "subtype") if isinstance(part, _Named) else part
            for part in found
        ]
    return found


def _binds(words: tuple[str, ...], kind: CardKind, language: str) -> bool:
    if kind.of in ("subtype", "faction", "type"):
        return kind.of != "subtype"
    return len(words) > 1 or words[0] in PLAYED or not _in_texts(words[0], language)


@cache
def _in_texts(word: str, language: str) -> bool:
    """Whether some card's title or text has this very word."""
    return any(f" {word} " in f"{_said(code, language)} " for code in names.cards())


def _of_one(word: str, language: str) -> str:
    """The type, side or faction that a word names several of ("agendas", "identities"), else the word."""
    if word in _binding(language) or not spaced(word[0]):
        return word
    for one in _binding(language):
        stem = one[:-1] if one[-1] in VOWELS else one
        if 3 < len(one) <= len(word) <= len(one) + 2 and word.startswith(stem):
            return one
    return word


def only_kinds(text: str, language: str = DEFAULT) -> bool:
    """Whether a text names kinds of cards alone: these are meant then, and not one that has it in its title
    ("ice" is no Ice Carver). Not so where it is a title in some language (Lockdown, Apex)."""
    language = known(language)
    parts = _parts(names.folded(text).split(), language)
    if not parts or not all(isinstance(part, _Named) or part in _binding(language) for part in parts):
        return False
    return not (names.titled(text) or names.translated(text))


def kinds_named(text: str, language: str = DEFAULT) -> tuple[str, ...]:
    """The kinds of cards that a text names, in its words, each by itself ("runner", "ice")."""
    parts = _parts(names.folded(text).split(), known(language))
    return tuple(" ".join(part.words) if isinstance(part, _Named) else part for part in parts)


def _fits(code: str, numbers: set[int], parts: list[Part], language: str) -> bool:
    facts = names.cards()[code]
    cost = facts.advancement_requirement if facts.type == AGENDA else facts.cost
    if numbers and {cost} != numbers:
        return False
    said, words = _said(code, language), [part for part in parts if isinstance(part, str)]
    return all(
        _is(code, part, words, language)
        if isinstance(part, str) and part in _binding(language)
        else _meant(code, part, said)
        for part in parts
    )


def _meant(code: str, part: Part, said: str) -> bool:
    """Whether a card is of the kind, or these words of it hold what was typed."""
    if isinstance(part, str):
        return _holds(said, part)
    return code in part.kind.codes or (not part.binds and all(_says(said, word) for word in part.words))


def _is(code: str, word: str, words: list[str], language: str) -> bool:
    """Whether a word that names a type, side or faction names the card's. A part of a faction's name that is
    a subtype, too ("bioroid"), is that, unless the whole name stands there."""
    if word not in _kind(code, language):
        return False
    if word not in _ambiguous(language) or word in _subtypes(code, language):
        return True
    return any(word in name and name <= set(words) for name in _factions(language))


@cache
def _factions(language: str) -> frozenset[frozenset[str]]:
    """The words of each faction's name."""
    some = {facts.faction: facts for facts in names.cards().values()}.values()
    found = {printed(facts, one, ()).faction_name for facts in some for one in (language, DEFAULT)}
    return frozenset(frozenset(names.folded(name).split()) for name in found)


@cache
def _subtypes(code: str, language: str) -> frozenset[str]:
    """The words of a card's subtypes, in the language and in English."""
    facts = names.cards()[code]
    lines = (type_line(facts, one) for one in (language, DEFAULT))
    return frozenset(names.folded(" ".join(lines)).split())


@cache
def _ambiguous(language: str) -> frozenset[str]:
    """Words of factions' names that are words of subtypes and of no type or side."""
    subtypes = frozenset(word for code in names.cards() for word in _subtypes(code, language))
    factions = frozenset(word for name in _factions(language) for word in name)
    others = frozenset(
        word
        for code in names.cards()
        for word in names.folded(" ".join(_type_and_side(code, language))).split()
    )
    return (factions & subtypes) - others


@cache
def _head(code: str, language: str) -> str:
    """The words of a card's title and kind, each after a space."""
    kind = _kind(code, language) | _subtypes(code, language)
    return f" {names.folded(names.cards()[code].title)} {' '.join(kind)}"


def _holds(said: str, word: str) -> bool:
    """Whether a word begins one of the text; where words have no spaces between them, whether it is in it."""
    return f" {word}" in said or (not spaced(word[0]) and word in said)


def _says(said: str, word: str) -> bool:
    """Whether a text has the very word ("AI" is no beginning of Aircheck)."""
    return f" {word} " in f"{said} " or (not spaced(word[0]) and word in said)


@cache
def _kind(code: str, language: str) -> frozenset[str]:
    """The words of a card's type, side and faction, in the language and in English."""
    facts = names.cards()[code]
    called = [printed(facts, one, ()).faction_name for one in (language, DEFAULT)]
    found = [facts.faction, *called, *_type_and_side(code, language)]
    return frozenset(names.folded(" ".join(found)).split())


def _type_and_side(code: str, language: str) -> list[str]:
    facts = names.cards()[code]
    found: list[str] = [facts.side, facts.type]
    for one in (language, DEFAULT):
        found += [say(one, "nr-type", type=facts.type), say(one, "nr-role", seat=facts.side)]
    return found


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
