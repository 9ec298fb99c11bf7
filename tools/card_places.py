"""Where a card is declared and tested: by its cycle, its side and its kind."""

from __future__ import annotations

import ast
from pathlib import Path

from engine.netrunner import cards
from engine.netrunner.table.facts import Facts
from tools.ledger.numbers import ROOT

CYCLES = Path(cards.__file__).parent / "cycles"
TESTS = ROOT / "tests" / "netrunner" / "cards" / "cycles"
KINDS = {
    "corp_identity": "corp_identities",
    "agenda": "corp_agendas",
    "asset": "corp_assets",
    "ice": "corp_other_ice",
    "operation": "corp_operations",
    "upgrade": "corp_upgrades",
    "runner_identity": "runner_identities",
    "event": "runner_events",
    "hardware": "runner_hardware",
    "program": "runner_programs",
    "resource": "runner_resources",
}
"""Names of modules, by type."""
SUBTYPES = {
    "barrier": "corp_barriers",
    "code_gate": "corp_code_gates",
    "sentry": "corp_sentries",
    "icebreaker": "runner_icebreakers",
}
"""Those of ice and programs by the first of these subtypes that a card has."""


def module(facts: Facts) -> Path:
    """The module a card is declared in, below `CYCLES`, without a suffix."""
    by_subtype = (name for subtype, name in SUBTYPES.items() if subtype in facts.subtypes)
    divided = facts.type in ("ice", "program")
    return Path(facts.cycle, (next(by_subtype, "") if divided else "") or KINDS[facts.type])


def test_file(facts: Facts) -> Path:
    """The file of its tests, below `TESTS`. They may go on in others of that name and one more word."""
    place = module(facts)
    return place.with_name(f"test_{place.name}.py")


def codes(path: Path) -> list[str]:
    """The cards that a file declares, in its order."""
    return [
        str(ast.literal_eval(statement.value.args[0]))
        for statement in ast.parse(path.read_text("utf-8")).body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    ]
