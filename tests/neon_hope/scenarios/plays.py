"""Scenarios that are played twice: as they are, and beside a game that is never saved (S65)."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, QUAY, UP

Ready = Callable[[Table], object]
"""Called when the table is laid, before the first answer."""


def nothing(t: Table) -> None:
    """The table is laid."""


def floor_with_push(t: Table, ready: Ready = nothing) -> Table:
    """S02: Vex investigates FLOOR with PUSH and reveals a skull and -1."""
    t.at("vex", DOWN).put("floor", at=DOWN).reveals("skull", "-1")
    ready(t)
    return t.turn("vex").investigate("floor", card="push").answer("vex", "Yes").answer("vex", "LOOK")


def two_skulls(t: Table, ready: Ready = nothing) -> Table:
    """S14: Vex fights GUARD and reveals two skulls; DRONE is where nobody is."""
    t.at("vex", DOWN).at("noor", QUAY).put("guard", at=DOWN).put("drone", at=UP)
    t.change("vex", hope=0).reveals("skull", "skull", "+3")
    ready(t)
    t.turn("vex").fight("guard")
    return t.answer("vex", "PUSH").answer("vex", "LOOK")


def shock_3(t: Table, ready: Ready = nothing) -> Table:
    """S41: Vex, with one card and one hope, resolves SHOCK 3; 7 of 8 cards come back."""
    t.hand("vex", "jab").change("vex", hope=1).deck("shock-3", "dark")
    ready(t)
    t.end_all_turns()
    return t.answer("vex", "PUSH", "LOOK", "JAB", "SMASH", "SCRIPT", "DASH", "VEX ANY 1")


def raid(t: Table, ready: Ready = nothing) -> Table:
    """S58: Vex, the lead, resolves RAID and what it draws besides; then Noor resolves hers."""
    t.deck("raid", "shock-2", "dark", "unfair")
    ready(t)
    return t.end_all_turns().answer("vex", "LOOK").answer("noor", "STUDY", "CHAT")
