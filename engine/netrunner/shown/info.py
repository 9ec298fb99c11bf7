"""A card definition for reading: printed facts by name, and its generated text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import structs

from engine.messages import DEFAULT, known, say
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.language.words import subtype_words
from engine.netrunner.objects.definitions import definition
from engine.netrunner.shown.view import CardInfo
from engine.netrunner.table.facts import AGENDA, ICE, OPERATION, Facts
from engine.speech import known as spoken
from engine.speech import subtype

FACTIONS = {
    "haas_bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland_consortium": "Weyland Consortium",
    "anarch": "Anarch",
    "criminal": "Criminal",
    "shaper": "Shaper",
    "adam": "Adam",
    "apex": "Apex",
    "sunny_lebeau": "Sunny Lebeau",
}
"""Factions by their names; those without are neutral."""


def type_line(f: Facts, language: str = DEFAULT) -> str:
    """ "Ice: Barrier - Bioroid"."""
    subtypes = " - ".join(subtype(language, subtype_words(each)) for each in f.subtypes)
    if subtypes:
        return say(language, "nr-type-line", type=f.type, subtypes=subtypes)
    return say(language, "nr-type", type=f.type)


def _faction(code: str, language: str) -> str:
    if code in ("neutral_corp", "neutral_runner"):
        return say(language, f"nr-faction-{code.replace('_', '-')}")
    return FACTIONS.get(code, code)


def card_info(code: str, language: str = DEFAULT) -> CardInfo:
    """Everything printed on the card with this code. KeyError if there is none."""
    return _card_info(code, known(language), spoken(language))


@cache
def _card_info(code: str, language: str, told: str) -> CardInfo:
    """`language` of the names of its facts, `told` of its text: more languages say cards than all else."""
    d = definition(code)
    return printed(d.facts, language, tuple(rules_text(d, told)))


def as_then(info: CardInfo, f: Facts, then: Mapping[str, str]) -> CardInfo:
    """The card of these facts where some of its subtypes had other names (`Rules.subtypes`)."""
    if then.keys().isdisjoint(f.subtypes):
        return info
    named = structs.replace(f, subtypes=tuple(then.get(each, each) for each in f.subtypes))
    return structs.replace(info, type_line=type_line(named, info.language))


def printed(f: Facts, language: str, text: tuple[str, ...]) -> CardInfo:
    """What is printed on a card of these facts, with this text."""
    cost = "play-cost" if f.type in (OPERATION, "event") else (
        "rez-cost" if f.type in (ICE, "asset", "upgrade") else "install-cost"
    )  # fmt: skip
    rows = [
        ("advancement-requirement", f.advancement_requirement),
        ("agenda-points", f.agenda_points),
        (cost, f.cost),
        ("strength", f.strength),
        ("memory-cost", f.memory_cost),
        ("trash-cost", f.trash_cost),
        ("minimum-deck-size", f.minimum_deck_size),
        ("base-link", f.base_link if f.type == "runner_identity" else None),
        ("influence-cost", None if f.type == AGENDA else f.influence_cost),
    ]
    return CardInfo(
        code=f.id,
        title=f.title,
        side=f.side,
        type=f.type,
        type_line=type_line(f, language),
        faction=f.faction,
        faction_name=_faction(f.faction, language),
        unique=f.unique,
        facts=tuple((say(language, f"nr-fact-{name}"), str(n)) for name, n in rows if n is not None),
        text=text,
        language=language,
    )
