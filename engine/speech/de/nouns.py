"""German nouns and what agrees with them: gender, case, determiners and the endings of adjectives."""

from __future__ import annotations

from typing import Literal, NamedTuple

Gender = Literal["m", "f", "n", "p"]
"""Masculine, feminine, neuter; "p" for the plural, which has one set of endings."""


class Word(NamedTuple):
    """A noun of the lexicon."""

    gender: Gender
    one: str
    many: str
    adjective: str = ""
    """A word before it that takes endings: "wiederkehrend"."""
    name: bool = False
    """Without an article: HQ."""


def word(line: str) -> Word:
    """A noun's line: "m Run / Runs", "- n HQ", "f schlechte|Publicity / ...", "n Doppelte|"."""
    name = line.startswith("- ")
    gender, _, forms = line.removeprefix("- ").partition(" ")
    one, _, many = (part.strip().replace("_", " ") for part in forms.partition("/"))
    adjective, bar, noun = one.partition("|")
    if bar:
        return Word(gender, noun, many.partition("|")[2], adjective.removesuffix("e"), name)  # type: ignore[arg-type]
    return Word(gender, one, many or one, "", name)  # type: ignore[arg-type]


_DER = {
    "m": ("der", "den", "dem", "des"), "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"), "p": ("die", "die", "den", "der"),
}  # fmt: skip
_DIES = {
    "m": ("er", "en", "em", "es"), "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"), "p": ("e", "e", "en", "er"),
}  # fmt: skip
_EIN = {
    "m": ("", "en", "em", "es"), "f": ("e", "e", "er", "er"),
    "n": ("", "", "em", "es"), "p": ("e", "e", "en", "er"),
}  # fmt: skip
_WEAK = {
    "m": ("e", "en", "en", "en"), "f": ("e", "e", "en", "en"),
    "n": ("e", "e", "en", "en"), "p": ("en", "en", "en", "en"),
}  # fmt: skip
_MIXED = _WEAK | {"m": ("er", "en", "en", "en"), "n": ("es", "es", "en", "en")}
_STRONG = {
    "m": ("er", "en", "em", "en"), "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "en"), "p": ("e", "e", "en", "er"),
}  # fmt: skip
_PRONOUNS = {
    "m": ("er", "ihn", "ihm", "seiner"), "f": ("sie", "sie", "ihr", "ihrer"),
    "n": ("es", "es", "ihm", "seiner"), "p": ("sie", "sie", "ihnen", "ihrer"),
}  # fmt: skip
_YOU = ("du", "dich", "dir", "deiner")
_CASES = {"nom": 0, "acc": 1, "dat": 2, "gen": 3}
_STEMS = {"this": "dies", "that": "dies", "each": "jed", "all": "all"}
_EIN_STEMS = {"no": "kein", "your": "dein", "his": "sein", "her": "ihr", "a": "ein"}


def at(case: str) -> int:
    """The place of a case in the tables; "plain" and "" are nominative."""
    return _CASES.get(case, 0)


def determiner(kind: str, gender: Gender, case: str) -> str:
    """ "der", "diesem", "jeden", "kein", "dein"; "" without one."""
    if kind == "the":
        return _DER[gender][at(case)]
    if kind in _STEMS:
        return _STEMS[kind] + _DIES[gender][at(case)]
    if kind in _EIN_STEMS:
        return _EIN_STEMS[kind] + _EIN[gender][at(case)]
    return ""


def ending(kind: str, gender: Gender, case: str) -> str:
    """The ending of an adjective behind a determiner of this kind, "" for none."""
    if kind in ("the", *_STEMS):
        return _WEAK[gender][at(case)]
    if kind in _EIN_STEMS:
        return (_WEAK if gender == "p" else _MIXED)[gender][at(case)]
    return _STRONG[gender][at(case)]


def declined(noun: Word, gender: Gender, many: bool, case: str) -> str:
    """The noun in its case; "" for an adjective that stands for one."""
    if not noun.one:
        return ""
    if many:
        plain = noun.many.endswith(("n", "s")) or (noun.gender == "p" and not noun.many.endswith("e"))
        mass = noun.many == noun.one and not noun.one.endswith(("er", "el"))
        return noun.many + ("n" if case == "dat" and not plain and not mass else "")
    if gender == "m" and noun.one.endswith("name") and case in ("acc", "dat", "gen"):
        return noun.one + ("ns" if case == "gen" else "n")
    if case == "gen" and gender in ("m", "n") and not noun.name:
        return noun.one + ("" if noun.one.endswith(("s", "Ice")) else "s")
    return noun.one


def pronoun(gender: Gender, case: str) -> str:
    """ "Er", "ihm", "sie"."""
    return _PRONOUNS[gender][at(case)]


def you(case: str) -> str:
    """ "Du", "dich", "dir"."""
    return _YOU[at(case)]


def relative(gender: Gender, case: str = "nom") -> str:
    """The relative pronoun, as a subject or an object."""
    return _DER[gender][at(case)]
