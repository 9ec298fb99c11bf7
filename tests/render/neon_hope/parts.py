"""Cards and characters for the sample tables, in English and German: invented for these pictures only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from engine.neon_hope.shown.view import (
    ActionView,
    CardInfo,
    CardView,
    HeroView,
    SlotView,
    TaskView,
    TokenView,
)

ATTRIBUTES = {
    "en": {"courage": "Courage", "technology": "Technology", "insight": "Insight", "bond": "Bonds"},
    "de": {
        "courage": "Mut",
        "technology": "Technologie",
        "insight": "Menschenkenntnis",
        "bond": "Beziehungen",
    },
}
TYPES = {
    "en": {"investigate": "Investigate", "support": "Get Support", "fight": "Fight", "hack": "Hack"},
    "de": {
        "investigate": "Ermitteln", "support": "Unterstützung holen", "fight": "Kämpfen", "hack": "Hacken"
    },
}  # fmt: skip
_numbers = count(1)

STRESS = SlotView("stress", False, False)
STRESS_SLOT = SlotView("stress", True, False)
STRESS_COVERED = SlotView("stress", True, True)
WATCH = SlotView("surveillance", False, False)
WATCH_SLOT = SlotView("surveillance", True, False)
SLOT = SlotView("slot", True, False)
FILLED = SlotView("slot", True, True)
BOX = SlotView("retreat", True, False)
BOX_FILLED = SlotView("retreat", True, True)


def task(kind: str, attribute: str, difficulty: int, language: str = "en", **more: Any) -> TaskView:
    values: dict[str, Any] = {"main": True, **more}
    return TaskView(
        kind, TYPES[language][kind], attribute, ATTRIBUTES[language][attribute], difficulty, **values
    )


def token(attribute: str, charges: int = 2, language: str = "en") -> TokenView:
    names = {**ATTRIBUTES[language], "hope": {"en": "Hope", "de": "Hoffnung"}[language]}
    names["resource"] = {"en": "Resource", "de": "Ressource"}[language]
    return TokenView(attribute, names[attribute], charges)


def card(kind: str, name: str, **more: Any) -> CardView:
    return CardView(next(_numbers), name.lower().replace(" ", "-"), kind, name, **more)


def clue(name: str, number: str, *tasks: TaskView, **more: Any) -> CardView:
    return card("clue", name, number=number, tasks=tasks, **more)


def enemy(name: str, health: int, damage: int, *tasks: TaskView, **more: Any) -> CardView:
    return card("enemy", name, health=health, damage=damage, tasks=tasks, **more)


def condition(name: str, slots: int, filled: int, *tasks: TaskView, **more: Any) -> CardView:
    dice = (FILLED,) * filled + (SLOT,) * (slots - filled)
    return card("condition", name, tasks=tasks, slots=dice, **more)


def action(name: str, *types: str, language: str = "en", **more: Any) -> ActionView:
    names = tuple(TYPES[language][each] for each in types)
    values: dict[str, Any] = {"bonus": 0, "impacts": 0, **more}
    return ActionView(name.lower().replace(" ", "-"), name, types, names, **values)


NAMES_OF_HEROES = (("Vesper", "Night courier"), ("Juno Okafor", "Street medic"), ("Kite", "Drone pilot"),
                   ("Professor Ilse Brandt", "Retired cryptographer"))  # fmt: skip
VALUES = ((4, 1, 2, 3), (2, 2, 3, 4), (3, 4, 2, 1), (1, 4, 4, 2))


def hero(index: int, language: str = "en", **more: Any) -> HeroView:
    """The character of seat p<index + 1> with everything at its start."""
    name, subtitle = NAMES_OF_HEROES[index]
    names = ATTRIBUTES[language]
    values = tuple(
        (attribute, names[attribute], value) for attribute, value in zip(names, VALUES[index], strict=True)
    )
    fields: dict[str, Any] = {
        "seat": f"p{index + 1}", "code": name.lower(), "name": name, "subtitle": subtitle, "values": values,
        "location": "", "location_name": "", "endurance": 7, "start_endurance": 7, "counters": 3, "hope": 3,
        "resources": 0, "tokens": (), "hand_count": 7, "discard": (), "tools": (), "tool_set": (),
        "exhausted": False, "done": False, "lead": index == 0, "color": index,
    }  # fmt: skip
    return HeroView(**{**fields, **more})


HAND: Sequence[ActionView] = (
    action("Kick the Door", "fight", bonus=3, text=("When resolved: if you fail, you suffer 1 stress.",)),
    action("Ask Nicely", "support", "investigate", bonus=1, impacts=1),
    action("Ask Nicely", "support", "investigate", bonus=1, impacts=1),
    action("Dead Drop", "investigate", impacts=2, text=("When played: cause 1 surveillance.",)),
    action(
        "Long Night at the Terminal", "hack", "investigate", bonus=2, universal=True,
        text=("When played: you may suffer 1 stress. If you do, get +2.",
              "When resolved: Analyse Modifiers 2; you may archive one of them."),
    ),
)  # fmt: skip

INFOS = {
    "enemy": CardInfo(
        "lantern-drone", "Lantern Drone", "Enemy · Elite",
        (("Health", "4"), ("Fight", "Courage 4"), ("Danger", "5"), ("Retreat", "6")),
        ("Confrontation", "When it is defeated: each character at its location gains 1 hope."),
        "It hums a tune nobody remembers teaching it.", "enemy",
    ),
    "action": CardInfo(
        "dead-drop", "Dead Drop", "Action card · Investigate", (("Impacts", "2"),),
        ("When played: cause 1 surveillance.",), "", "action",
    ),
    "clue": CardInfo(
        "lotsenhaus", "Das alte Lotsenhaus am Schleusenwärterkanal", "Spur · Vorderseite A17",
        (("Geheimnisse", "2 + 1 je Charakter"), ("Ermitteln", "Menschenkenntnis 3"), ("Gefahr", "5")),
        ("Aufgedeckt: Jeder Charakter an diesem Ort erhält 1 Hoffnung.",
         "Abgeschlossen: Forme Modifikatoren 2. Danach darfst du eine deiner Aktionskarten zurückholen."),
        "Hinter den Fenstern brennt noch Licht, obwohl hier seit Jahren niemand mehr Schiffe lotst.", "clue",
    ),
}  # fmt: skip
