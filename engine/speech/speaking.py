"""The languages there are, and saying something in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec
from msgspec.structs import replace

from engine.speech.clauses import Clause, Headed, Node, Noun, NounPhrase, Phrase, Rel, Sentences
from engine.speech.lexicon import MissingWord, Section
from engine.speech.realiser import Realiser
from engine.speech.structs import inside

__all__ = [
    "LANGUAGES",
    "MissingWord",
    "grammar",
    "happened",
    "known",
    "label",
    "languages",
    "missing",
    "noun",
    "paragraph",
    "price",
    "say",
    "subtype",
]

_HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(path.parent.name for path in _HERE.glob("*/grammar.py")))
"""Codes of the languages that cards are said in: a folder each."""


def languages(game: str) -> tuple[str, ...]:
    """The languages that have a lexicon of their own for a game: `<game>.lex` in their folder."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob(f"*/{game}.lex")))


@cache
def grammar(language: str) -> type[Realiser]:
    """The grammar of a language, in its folder; in other words where those are laid over it ("de-guide").
    KeyError if there is none."""
    short, _, words = language.partition("-")
    if words and short in LANGUAGES:
        base = grammar(short)
        lexicon = base.lexicon.laid_over(_HERE / short / words)
        return type(f"{base.__name__}InOtherWords", (base,), {"lexicon": lexicon})
    if language not in LANGUAGES:
        raise KeyError(language)
    return cast("type[Realiser]", import_module(f"engine.speech.{language}.grammar").Grammar)


@lru_cache(64)
def known(language: str) -> str:
    """The nearest language that cards are said in: "de-AT" gives "de", an unknown one English. Words that are
    laid over it stay ("de-guide")."""
    short, _, words = language.partition("-")
    if words and (_HERE / short / words).is_dir():
        return language
    short = short.lower()
    return short if short in LANGUAGES else "en"


def happened(language: str, node: Clause) -> Clause:
    """What has just happened, as a log of the language tells it: in Japanese in the past."""
    return replace(node, past=True) if grammar(language).logs_in_past else node


def say(language: str, node: Node, you: str = "", *, telling: bool = False, aside: str = "") -> str:
    """Whole sentences. `you` is the player who reads; `telling` says what they do ("you lose 3 credits") and
    does not tell them to do it; `aside` stands in brackets at the end. MissingWord if the language lacks a
    word."""
    realiser = grammar(language)(you, telling=telling)
    text = realiser.text(node)
    if not aside:
        return text
    opening, closing = realiser.brackets
    return text.removesuffix(realiser.stop) + opening + aside + closing + realiser.stop


paragraph = say
"""The same, for an `Ability`."""


@lru_cache(4096)
def label(
    language: str,
    node: Node,
    you: str = "",
    *,
    named: tuple[str, ...] = (),
    infinitive: bool = False,
    capital: bool = True,
    telling: bool = False,
) -> str:
    """One line for a button, remembered: the first sentence without stop. `named` are references already
    made, so that they are pronouns; `infinitive` for what would be done ("3 Credits erhalten")."""
    realiser = grammar(language)(you, named, telling)
    aside = ""
    while (isinstance(node, Sentences) and infinitive) or (
        isinstance(node, Headed) and node.aside is not None
    ):
        if isinstance(node, Sentences):
            node = node.parts[0]
        elif node.aside is not None:
            opening, closing = realiser.brackets
            aside = opening + realiser.layout(realiser.np(node.aside, "acc")) + closing
            node = node.then
    done = infinitive and realiser.does(node)
    tokens = realiser.said(node, "inf") if done else realiser.spread(node)[0]
    return realiser.layout(realiser.capital(tokens) if capital else tokens) + aside


def noun(language: str, thing: NounPhrase, case: str = "nom", you: str = "") -> str:
    """A noun phrase on its own."""
    realiser = grammar(language)(you)
    return realiser.layout(realiser.np(thing, case))


def price(
    language: str, cost: Iterable[Node | NounPhrase], you: str = "", *, named: Iterable[str] = ()
) -> str:
    """A cost as it stands before a colon, not capitalised."""
    realiser = grammar(language)(you, named)
    return realiser.layout(realiser.price(cost))


def subtype(language: str, name: str) -> str:
    """A subtype, given as English writes it, as players of a language do."""
    return grammar(known(language)).lexicon.subtype(name)


def keys(node: object) -> Iterator[tuple[Section, str]]:
    """The words of the lexicon that a node uses."""
    return _keys(list(inside(node)))


def _keys(parts: list[object]) -> Iterator[tuple[Section, str]]:
    for part in parts:
        if isinstance(part, Clause):
            yield from (("verbs", verb) for verb in (part.verb, *part.also))
            yield from (("phrases", key) for key in (*part.when, *part.how) if isinstance(key, str))
        elif isinstance(part, Noun):
            yield "nouns", part.head
            yield from (("adjectives", key) for key in part.adj)
        elif isinstance(part, Phrase):
            yield "phrases", part.key
        elif isinstance(part, Rel):
            yield "relations", part.key
    for part in parts:
        if isinstance(part, msgspec.Struct):
            flags = getattr(part, "flags", ())
            yield from (("phrases", key) for key in flags if isinstance(key, str))


def missing(node: object, among: Iterable[str] = LANGUAGES) -> list[str]:
    """What which language has no word for: "ja has no word for 'charge' (verbs)"; empty if all can say it."""
    parts = list(inside(node))
    found = dict.fromkeys(_keys(parts))
    clauses = [part for part in parts if isinstance(part, Clause)]
    told: list[MissingWord] = []
    for language in among:
        lexicon = grammar(language).lexicon
        told += [
            MissingWord(language, section, key) for section, key in found if not lexicon.has(section, key)
        ]
        for part in clauses:
            if lexicon.has("verbs", part.verb):
                there = lexicon.verbs[part.verb].roles()
                told += [
                    MissingWord(language, "verbs", f"{part.verb} {{{role}}}")
                    for role, _ in part.args
                    if role not in there and not (part.passive and role == "object")
                ]
    return [str(each) for each in told]
