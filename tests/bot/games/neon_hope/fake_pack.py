"""The content of the small game of `fake`: five characters, two episodes, one campaign."""

from __future__ import annotations

from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import (
    CampaignDef,
    DifficultyRow,
    Episode,
    Note,
    Pack,
    Resolution,
    Start,
    TrackerDef,
)

NAMES = {"vex": "Vex", "noor": "Noor", "ada": "Ada", "brant": "Brant", "cyra": "Cyra"}


def words(en: str, de: str) -> d.Words:
    return {"en": en, "de": de}


def episode(number: int, en: str, de: str) -> Episode:
    return Episode(
        name=words(en, de),
        number=number,
        intro=words(f"{en} begins.\n\nMore of it.", f"{de} beginnt.\n\nMehr davon."),
        sets=(),
        difficulty_cards=("a", "b"),
        surveillance={},
        start=Start(environment="yard"),
        chapter="first",
        resolutions={
            "won": Resolution(
                name=words("The dawn", "Die Dämmerung"), won=True, text=words("Light.", "Licht.")
            ),
            "lost": Resolution(
                name=words("The dark", "Das Dunkel"), won=False, text=words("Dark.", "Dunkel.")
            ),
        },
        recommended_lead="noor",
    )


PACK = Pack(
    id="tide",
    version="1",
    title=words("Tide", "Flut"),
    licence="CC0",
    languages=("en", "de"),
    attributes={"courage": words("Courage", "Mut"), "insight": words("Insight", "Einsicht")},
    difficulty={
        "normal": DifficultyRow(surveillance="story", cards=(4, 1)),
        "hard": DifficultyRow(surveillance="challenge", cards=(2, 3)),
    },
    characters={
        code: d.Character(
            name=words(name, name), subtitle=words("Courier", "Kurier"), values={"courage": 3, "insight": 2}
        )
        for code, name in NAMES.items()
    },
    actions={"sprint": d.Action(name=words("Sprint", "Sprint"), character="vex", types=("fight",))},
    episodes={
        "low": episode(1, "Low water", "Niedrigwasser"),
        "high": episode(2, "High water", "Hochwasser"),
    },
    campaigns={
        "tides": CampaignDef(
            name=words("The tides", "Die Gezeiten"),
            episodes=("low", "high"),
            trackers={"attention": TrackerDef(name=words("Attention", "Aufmerksamkeit"), start=1)},
            notes={"boat": Note(text=words("The boat is yours.", "Das Boot gehört euch."))},
        )
    },
)
