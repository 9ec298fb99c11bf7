"""By what cards are known in deck lists: titles in all languages and spellings, printing codes, sets."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rapidfuzz import fuzz, process

from engine.netrunner.table.facts import Facts, known_facts

DATA: Final = Path(__file__).parent / "data"
LIKE: Final = 62.0
"""How alike (0 to 100) a title must be to be offered."""
LONGEST: Final = 100
"""Letters of a title that are looked at; the longest there is has 60."""
MARKS: Final = "™®*"
QUOTES: Final = "'’ʼ‘`´"


class CardSet(NamedTuple):
    """A set of cards: its code, its name, the short code of old, the date it appeared (ISO, "" if none)."""

    code: str
    name: str
    short: str
    date: str


class _Names(NamedTuple):
    """By what else a card is known: its printings with the set of each, titles by language."""

    code: str
    printings: dict[str, str]
    titles: dict[str, str]


@cache
def card_sets() -> dict[str, CardSet]:
    """All sets by code."""
    found = msgspec.json.decode((DATA / "sets.json").read_bytes(), type=list[CardSet])
    return {one.code: one for one in found}


@cache
def _names() -> dict[str, _Names]:
    found = msgspec.json.decode((DATA / "names.json").read_bytes(), type=list[_Names])
    return {one.code: one for one in found}


def printings(code: str) -> dict[str, str]:
    """The printing codes (five digits) of a card, oldest first, with the set of each."""
    known = _names().get(code)
    return known.printings if known is not None else {}


@cache
def _by_printing() -> dict[str, str]:
    return {printed: one.code for one in _names().values() for printed in one.printings}


def printed_as(number: str) -> str | None:
    """The card of a printing code; one that was read as a number and lost its zero counts too."""
    return _by_printing().get(number.zfill(5))


def folded(title: str) -> str:
    """Without case, accents, marks and kinds of quotes and dashes: how a title is compared."""
    for sign in MARKS + QUOTES:
        title = title.replace(sign, "")
    plain = "".join(one for one in unicodedata.normalize("NFKD", title) if not unicodedata.combining(one))
    return " ".join("".join(one if one.isalnum() else " " for one in plain.casefold()).split())


@cache
def cards() -> dict[str, Facts]:
    """All cards a list can name, by code. Other sides of double-sided cards (3.1.1a) are in no list."""
    return {code: facts for code, facts in known_facts().items() if not code.endswith("_back")}


def is_identity(code: str) -> bool:
    """Whether a known card is an identity."""
    return known_facts()[code].type.endswith("_identity")


@cache
def _by_title() -> dict[str, str]:
    """Codes by folded title and by folded code; sites write an apostrophe in codes as a dash too."""
    found = {folded(code): code for code in cards()}
    for code, facts in cards().items():
        slug = "".join(" " if one in QUOTES else one for one in facts.title)
        found[folded(slug)] = code
    found.update({folded(facts.title): code for code, facts in cards().items()})
    return found


def titled(title: str) -> str | None:
    """The card of this title, whatever its case, accents and quotes are."""
    return _by_title().get(folded(title))


@cache
def _short_identities() -> dict[str, list[str]]:
    """Identities by what stands before the colon."""
    found: dict[str, list[str]] = {}
    for code, facts in cards().items():
        if facts.type.endswith("_identity"):
            found.setdefault(folded(facts.title.partition(":")[0]), []).append(code)
    return found


def shortened(title: str) -> str | None:
    """The identity that is named without what follows its colon, if only one can be meant."""
    found = _short_identities().get(folded(title), [])
    return found[0] if len(found) == 1 else None


@cache
def _spellings(identities: bool) -> tuple[list[str], list[str]]:
    """Folded titles in every language, and the card of each; of identities only, if wanted."""
    pairs = [(folded(facts.title), code) for code, facts in cards().items()]
    for one in _names().values():
        pairs += [(folded(title), one.code) for title in one.titles.values()]
    if identities:
        pairs = [(title, code) for title, code in pairs if is_identity(code)]
    pairs = sorted(dict.fromkeys(pair for pair in pairs if pair[0]))
    return [title for title, _ in pairs], [code for _, code in pairs]


@cache
def _by_spelling() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for title, code in zip(*_spellings(False), strict=True):
        found.setdefault(title, []).append(code)
    return found


def translated(title: str) -> list[str]:
    """The cards that have this title in another language."""
    return _by_spelling().get(folded(title), [])


def holding(text: str) -> list[str]:
    """The cards whose title in any language holds the text, those whose title begins with it first."""
    wanted = folded(text)
    found = [
        (not title.startswith(wanted), title, code)
        for title, code in zip(*_spellings(False), strict=True)
        if wanted and wanted in title
    ]
    return list(dict.fromkeys(code for _, _, code in sorted(found)))


def beginning(title: str) -> list[str]:
    """The cards whose title begins like this, shortest title first."""
    wanted = folded(title)
    if not wanted:
        return []
    return [code for title, code in _shortest_first() if title.startswith(wanted)]


@cache
def _shortest_first() -> list[tuple[str, str]]:
    titles = [(folded(facts.title), code) for code, facts in cards().items()]
    return sorted(titles, key=lambda pair: (len(pair[0]), pair[0]))


def alike(title: str, most: int, least: float = LIKE, *, identities: bool = False) -> list[str]:
    """Up to so many cards (identities only, if wanted) with a title like this one in any language, the most
    alike first; `least` is how alike, from 0 to 100. Takes milliseconds."""
    titles, codes = _spellings(identities)
    wanted = folded(title[:LONGEST])
    found = process.extract(wanted, titles, scorer=fuzz.ratio, limit=4 * most, score_cutoff=least)
    longer = process.extract(wanted, titles, scorer=fuzz.token_set_ratio, limit=2 * most, score_cutoff=90)
    return list(dict.fromkeys(codes[at] for _, _, at in (*found, *longer)))[:most]
