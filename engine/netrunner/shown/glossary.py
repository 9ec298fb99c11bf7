"""The words of Netrunner that are explained (`netrunner_glossary.ftl`)."""

from __future__ import annotations

from typing import Final

from engine.messages import Glossary

GLOSSARY: Final = Glossary("nr", {
    "play": (
        "corp", "runner", "click", "credit", "agenda", "points", "mulligan", "discard", "counter",
    ),
    "places": (
        "server", "remote", "hq", "rd", "archives", "grip", "stack", "heap", "root", "rig", "memory",
    ),
    "cards": (
        "ice", "subroutine", "icebreaker", "strength", "barrier", "codegate", "sentry", "asset", "upgrade",
        "operation", "event", "program", "hardware", "resource",
    ),
    "doing": ("install", "rez", "advance", "score", "steal", "trash", "purge"),
    "run": ("run", "approach", "encounter", "break", "endrun", "jackout", "breach", "access"),
    "danger": ("damage", "tag", "badpub", "virus", "trace"),
})  # fmt: skip
"""Subject to the keys of its words."""
