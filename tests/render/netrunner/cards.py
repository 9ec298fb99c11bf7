"""Cards for the sample tables: facts as the engine would show them, texts in words of our own."""

from __future__ import annotations

from typing import Any

from engine.netrunner.language.words import subtype_words
from engine.netrunner.shown.view import CardInfo, CardView, SignView

CARDS: dict[str, dict[str, Any]] = {
    "the_syndicate": {
        "title": "The Syndicate: Profit over Principle", "side": "corp", "type": "corp_identity",
        "subtypes": ("megacorp",), "faction": "neutral_corp",
    },
    "the_catalyst": {
        "title": "The Catalyst: Convention Breaker", "side": "runner", "type": "runner_identity",
        "subtypes": ("natural",), "faction": "neutral_runner",
    },
    "bran_1_0": {
        "title": "Brân 1.0", "side": "corp", "type": "ice", "faction": "haas_bioroid", "cost": 6,
        "strength": 6,
        "subtypes": ("barrier", "bioroid"),
        "subroutines": (
            ("More ice may come from HQ or Archives to stand just behind this one.", False),
            ("End the run.", False),
            ("End the run.", False),
        ),
    },
    "palisade": {
        "title": "Palisade", "side": "corp", "type": "ice", "faction": "neutral_corp", "cost": 3,
        "strength": 2,
        "subtypes": ("barrier",), "subroutines": (("End the run.", False),),
    },
    "karuna": {
        "title": "Karunā", "side": "corp", "type": "ice", "faction": "jinteki", "cost": 4, "strength": 3,
        "subtypes": ("sentry", "ap"),
        "subroutines": (("2 net damage, and the Runner may leave.", False), ("2 net damage.", False)),
    },
    "whitespace": {
        "title": "Whitespace", "side": "corp", "type": "ice", "faction": "neutral_corp", "cost": 2,
        "strength": 0,
        "subtypes": ("code_gate",),
        "subroutines": (
            ("3 credits lost.", False),
            ("Nobody with 6 credits or less gets on.", False),
        ),
    },
    "funhouse": {
        "title": "Funhouse", "side": "corp", "type": "ice", "faction": "nbn", "cost": 5, "strength": 4,
        "subtypes": ("code_gate",),
        "subroutines": (("A tag, or 4 credits.", False),),
    },
    "nico_campaign": {
        "title": "Nico Campaign", "side": "corp", "type": "asset", "faction": "haas_bioroid", "cost": 2,
        "trash_cost": 2, "subtypes": ("advertisement",),
    },
    "manegarm_skunkworks": {
        "title": "Manegarm Skunkworks", "side": "corp", "type": "upgrade", "faction": "haas_bioroid",
        "cost": 2,
        "trash_cost": 3, "unique": True,
    },
    "urtica_cipher": {
        "title": "Urtica Cipher", "side": "corp", "type": "asset", "faction": "jinteki", "cost": 0,
        "trash_cost": 2, "subtypes": ("ambush",),
    },
    "offworld_office": {
        "title": "Offworld Office", "side": "corp", "type": "agenda", "faction": "neutral_corp",
        "advancement_requirement": 4, "agenda_points": 2, "subtypes": ("expansion",),
    },
    "send_a_message": {
        "title": "Send a Message", "side": "corp", "type": "agenda", "faction": "neutral_corp",
        "advancement_requirement": 5, "agenda_points": 3, "subtypes": ("security",),
    },
    "superconducting_hub": {
        "title": "Superconducting Hub", "side": "corp", "type": "agenda", "faction": "neutral_corp",
        "advancement_requirement": 3, "agenda_points": 1, "subtypes": ("expansion",),
    },
    "hedge_fund": {
        "title": "Hedge Fund", "side": "corp", "type": "operation", "faction": "neutral_corp", "cost": 5,
        "subtypes": ("transaction",),
    },
    "seamless_launch": {
        "title": "Seamless Launch", "side": "corp", "type": "operation", "faction": "haas_bioroid",
        "cost": 1,
    },
    "government_subsidy": {
        "title": "Government Subsidy", "side": "corp", "type": "operation",
        "faction": "weyland_consortium",
        "cost": 10, "subtypes": ("transaction",),
    },
    "cleaver": {
        "title": "Cleaver", "side": "runner", "type": "program", "faction": "anarch", "cost": 3,
        "strength": 3,
        "memory_cost": 1, "subtypes": ("icebreaker", "fracter"),
    },
    "carmen": {
        "title": "Carmen", "side": "runner", "type": "program", "faction": "criminal", "cost": 5,
        "strength": 2,
        "memory_cost": 1, "subtypes": ("icebreaker", "killer"),
    },
    "unity": {
        "title": "Unity", "side": "runner", "type": "program", "faction": "shaper", "cost": 3,
        "strength": 1,
        "memory_cost": 1, "subtypes": ("icebreaker", "decoder"),
    },
    "conduit": {
        "title": "Conduit", "side": "runner", "type": "program", "faction": "shaper", "cost": 4,
        "memory_cost": 1, "subtypes": ("virus",),
    },
    "docklands_pass": {
        "title": "Docklands Pass", "side": "runner", "type": "hardware", "faction": "criminal", "cost": 2,
    },
    "pennyshaver": {
        "title": "Pennyshaver", "side": "runner", "type": "hardware", "faction": "criminal", "cost": 3,
        "subtypes": ("console",), "unique": True,
    },
    "red_team": {
        "title": "Red Team", "side": "runner", "type": "resource", "faction": "criminal", "cost": 5,
        "subtypes": ("job",),
    },
    "smartware_distributor": {
        "title": "Smartware Distributor", "side": "runner", "type": "resource",
        "faction": "neutral_runner",
        "cost": 0, "subtypes": ("connection",),
    },
    "telework_contract": {
        "title": "Telework Contract", "side": "runner", "type": "resource", "faction": "shaper",
        "cost": 1,
        "subtypes": ("job",),
    },
    "verbal_plasticity": {
        "title": "Verbal Plasticity", "side": "runner", "type": "resource", "faction": "neutral_runner",
        "cost": 3, "subtypes": ("genetics",), "unique": True,
    },
    "sure_gamble": {
        "title": "Sure Gamble", "side": "runner", "type": "event", "faction": "neutral_runner", "cost": 5,
    },
    "overclock": {
        "title": "Overclock", "side": "runner", "type": "event", "faction": "neutral_runner", "cost": 1,
        "subtypes": ("run",),
    },
    "jailbreak": {
        "title": "Jailbreak", "side": "runner", "type": "event", "faction": "neutral_runner", "cost": 0,
        "subtypes": ("run",),
    },
}  # fmt: skip

TEXTS: dict[str, tuple[str, ...]] = {
    "hedge_fund": ("Nine credits for you.",),
    "sure_gamble": ("Nine credits for you.",),
    "overclock": ("Five credits to spend in one run on a server of your choice.",),
    "jailbreak": (
        "A run on HQ or R&D. If it gets through, a card comes to your grip.",
        "Inside, you see one card more than usual.",
    ),
    "bran_1_0": (
        "The Runner can give up a click for every subroutine to be rid of here. Nobody else can do that.",
        "↳ More ice may come from HQ or Archives to stand just behind this one, and it is free.",
        "↳ End the run.",
        "↳ End the run.",
    ),
    "cleaver": (
        "One credit: as many as two subroutines of a barrier are broken.",
        "Two credits: one strength more while the encounter lasts.",
    ),
    "offworld_office": ("Scoring it pays 7 credits at once.",),
    "manegarm_skunkworks": (
        "Who comes to this server has to part with 2 clicks or 5 credits, or the run is over.",
    ),
    "smartware_distributor": (
        "A click puts 3 credits here.",
        "One of them is yours when a turn of yours starts.",
    ),
}
"""Made up for the pictures: about as long as the real ones."""

_END = (SignView("end"),)
SIGNS: dict[str, tuple[tuple[SignView, ...], ...]] = {
    "bran_1_0": ((SignView("install", sure=False),), _END, _END),
    "palisade": (_END,),
    "karuna": ((SignView("net", 2), SignView("leave")), (SignView("net", 2),)),
    "whitespace": ((SignView("credit_down", 3),), (SignView("end", sure=False),)),
    "funhouse": ((SignView("tag", 1, sure=False),),),
}
BREAKS = {"cleaver": ("Barrier",), "carmen": ("Sentry",), "unity": ("Code Gate",)}


class _Ids:
    """Handles in order."""

    def __init__(self) -> None:
        self.last = 100

    def next(self) -> int:
        self.last += 1
        return self.last


IDS = _Ids()


def card(code: str, *, faceup: bool = True, oid: int | None = None, **changes: Any) -> CardView:
    """A known card."""
    facts = {**CARDS[code], "signs": SIGNS.get(code, ()), "breaks": BREAKS.get(code, ()), **changes}
    facts["subtypes"] = tuple(map(subtype_words, facts.get("subtypes", ())))
    return CardView(oid=oid if oid is not None else IDS.next(), code=code, faceup=faceup, **facts)


def hidden(**counters: int) -> CardView:
    """A Corp card this seat may not know."""
    return CardView(oid=IDS.next(), side="corp", counters=counters)


def info(code: str) -> CardInfo:
    """A definition for reading."""
    facts = CARDS[code]
    kind = facts["type"].replace("_", " ").capitalize()
    subtypes = " - ".join(name.replace("_", " ").title() for name in facts.get("subtypes", ()))
    named = (
        ("Cost", "cost"), ("Strength", "strength"), ("Memory", "memory_cost"), ("Trash cost",
        "trash_cost"),
        ("Advancement requirement", "advancement_requirement"), ("Agenda points", "agenda_points"),
    )  # fmt: skip
    return CardInfo(
        code=code,
        title=facts["title"],
        side=facts["side"],
        type=facts["type"],
        type_line=f"{kind}: {subtypes}" if subtypes else kind,
        faction=facts["faction"],
        faction_name=facts["faction"].replace("_", " ").title(),
        unique=facts.get("unique", False),
        facts=tuple((label, str(facts[key])) for label, key in named if key in facts),
        text=TEXTS.get(code, ("Gain 1 credit for each installed card you can see.",)),
    )
