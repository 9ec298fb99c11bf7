"""The Comprehensive Rules, one module a chapter or section: step tables, procedures, checkpoints.

Importing this attaches the tables to all frames.
"""

from engine.netrunner.rules import (
    abilities,
    access,
    checkpoints,
    cr_24_03,
    drawing,
    earlier_editions,
    encounters,
    installing,
    interrupts,
    jack_out,
    playing,
    rezzing,
    runs,
    scoring,
    setup,
    traces,
    turns,
    windows,
)

__all__ = [
    "abilities",
    "access",
    "checkpoints",
    "cr_24_03",
    "drawing",
    "earlier_editions",
    "encounters",
    "installing",
    "interrupts",
    "jack_out",
    "playing",
    "rezzing",
    "runs",
    "scoring",
    "setup",
    "traces",
    "turns",
    "windows",
]
