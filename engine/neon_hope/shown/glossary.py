"""The words of NEON HOPE that are explained (`neon_hope_glossary.ftl`)."""

from __future__ import annotations

from typing import Final

from engine.messages import Glossary

GLOSSARY: Final = Glossary("nh", {
    "episode": (
        "round", "turn", "action", "chapter", "objective", "lead", "environment", "location",
        "network",
    ),
    "cards": (
        "clue", "secret", "token", "enemy", "health", "retreat", "condition", "slot", "follower",
        "encountercard",
    ),
    "tasks": (
        "task", "investigate", "support", "fight", "hack", "attribute", "difficulty", "danger",
        "completed",
    ),
    "chance": (
        "modifier", "grid", "archive", "skull", "epicwin", "epicfail", "charge", "impact", "analyse",
        "shape",
    ),
    "self": (
        "actioncard", "stress", "hope", "focus", "endurance", "exhausted", "resource", "tool",
        "recycle", "scrap",
    ),
    "life": ("stage", "counter", "locked", "closing"),
    "threat": ("surveillance", "threshold", "escalation", "encounter"),
    "keywords": (
        "confrontation", "consequences", "unpredictable", "reckless", "teamwork", "flexible",
        "universal", "another", "elite",
    ),
})  # fmt: skip
"""Subject to the keys of its words."""
