"""The engine is made of the timing tables of the rules: every row of theirs is a row of the engine's."""

from __future__ import annotations

import re

import pytest

from engine.kernel.steps import FrameBase, StepTable
from engine.neon_hope import Game

STEPS = {
    "setup (NH-X)": "X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15",
    "round (NH-R)": "R1 R2 R3 R4 R5 R6",
    "turn (NH-C)": "C1 C2 C3 C4 C5 C6",
    "task (NH-T)": "T0 T1 T2a T2b T2c T3a T3b T3c T4 T5 T6a T6b T6c T7a T7b T7c T7d T8a T8b T9",
    "revealing a modifier (NH-G)": "G1 G2 G3 G4 G5 G6",
    "enemy activation (NH-A)": "A1 A2 A3 A4",
    "stress (NH-S)": "S1 S2 S3 S4 S5",
    "surveillance thresholds (NH-V)": "V1 V2 V3 V4",
    "focus (NH-F)": "F1 F2 F3 F4 F5",
    "encounter phase (NH-E)": "E1 E2 E3 E4 E5 E6 E7 E8 E9",
    "Analyse Modifiers (NH 28.4)": "KA1 KA2 KA3",
    "Analyse Encounter Cards (NH 28.5)": "KE1 KE2 KE3",
    "Shape Modifiers (NH 28.6)": "KS1 KS2 KS3 KS4",
    "end of the episode (NH-P)": "P1 P2 P3 P4",
}


def tables() -> dict[str, StepTable]:
    """The tables of all kinds of frame, by name."""
    assert Game is not None, "importing the game declares them"
    kinds = list(FrameBase.__subclasses__())
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    own = [kind for kind in kinds if kind.__module__.startswith("engine.neon_hope") and "table" in vars(kind)]
    return {kind.table.name: kind.table for kind in own}


@pytest.mark.parametrize("name", STEPS)
def test_every_step_has_a_row_in_the_rules_order(name: str) -> None:
    rows = [row.id for row in tables()[name].rows]
    wanted = STEPS[name].split()
    assert [row for row in rows if row in wanted] == wanted


@pytest.mark.parametrize("name", STEPS)
def test_rows_added_to_a_table_stay_in_its_numbering(name: str) -> None:
    """What the engine adds is told apart by a letter ("T5b") or follows the last row ("C7")."""
    wanted = STEPS[name].split()
    letters = {re.match(r"[A-Z]+", row)[0] for row in wanted}  # type: ignore[index]
    for row in tables()[name].rows:
        assert re.fullmatch(rf"(?:{'|'.join(letters)})\d+[a-z]?", row.id), row
        assert row.text


def test_every_table_says_where_its_rules_are() -> None:
    unnamed = {"effects", "optional effects"}
    assert [n for n in tables() if n not in unnamed and not re.search(r"\((?:NH|R)[- ][\w.]+\)", n)] == []
