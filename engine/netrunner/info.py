"""A card definition for reading: printed facts by name, and its generated text."""

from __future__ import annotations

from functools import cache

from engine.netrunner.definitions import AGENDA, ICE, OPERATION, Definition, definition
from engine.netrunner.language.text import rules_text
from engine.netrunner.view import CardInfo

FACTIONS = {
    "haas_bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland_consortium": "Weyland Consortium",
    "neutral_corp": "Neutral (Corp)",
    "anarch": "Anarch",
    "criminal": "Criminal",
    "shaper": "Shaper",
    "neutral_runner": "Neutral (Runner)",
}
_SUBTYPES = {"ai": "AI", "ap": "AP"}


def words_of(code: str) -> str:
    """A subtype or type as players write it: "Code Gate", "AP"."""
    return _SUBTYPES.get(code, " ".join(word.capitalize() for word in code.split("_")))


def type_line(d: Definition) -> str:
    """ "Ice: Barrier - Bioroid"."""
    kind = {"corp_identity": "Identity", "runner_identity": "Identity"}.get(d.type, d.type.capitalize())
    subtypes = " - ".join(words_of(subtype) for subtype in d.facts.subtypes)
    return f"{kind}: {subtypes}" if subtypes else kind


@cache
def card_info(code: str) -> CardInfo:
    """Everything printed on the card with this code. KeyError if there is none."""
    d = definition(code)
    f = d.facts
    cost_name = "Play cost" if d.type in (OPERATION, "event") else (
        "Rez cost" if d.type in (ICE, "asset", "upgrade") else "Install cost"
    )  # fmt: skip
    rows = [
        ("Advancement requirement", f.advancement_requirement),
        ("Agenda points", f.agenda_points),
        (cost_name, f.cost),
        ("Strength", f.strength),
        ("Memory cost", f.memory_cost),
        ("Trash cost", f.trash_cost),
        ("Minimum deck size", f.minimum_deck_size),
        ("Base link", f.base_link if d.type == "runner_identity" else None),
        ("Influence cost", None if d.type == AGENDA else f.influence_cost),
    ]
    return CardInfo(
        code=code,
        title=f.title,
        side=f.side,
        type=d.type,
        type_line=type_line(d),
        faction=f.faction,
        faction_name=FACTIONS.get(f.faction, f.faction),
        unique=f.unique,
        facts=tuple((name, str(value)) for name, value in rows if value is not None),
        text=rules_text(d),
    )
