"""A card is declared in the module of its cycle, side and type."""

from __future__ import annotations

import ast
from pathlib import Path

from engine.netrunner import cards
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import EXTRA, known_facts

CYCLES = Path(cards.__file__).parent / "cycles"
MODULES = {
    "corp_identity": "corp_identities",
    "agenda": "corp_agendas",
    "asset": "corp_assets",
    "ice": "corp_ice",
    "operation": "corp_operations",
    "upgrade": "corp_upgrades",
    "runner_identity": "runner_identities",
    "event": "runner_events",
    "hardware": "runner_hardware",
    "program": "runner_programs",
    "resource": "runner_resources",
}


def codes(module: Path) -> list[str]:
    """The cards that a module declares, in its order."""
    return [
        str(ast.literal_eval(statement.value.args[0]))
        for statement in ast.parse(module.read_text("utf-8")).body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    ]


DECLARED = {path.relative_to(CYCLES).with_suffix(""): codes(path) for path in CYCLES.rglob("*.py")}


def test_every_card_stands_with_its_cycle_and_type() -> None:
    assert {code for module in DECLARED.values() for code in module} == declared() - EXTRA.keys()
    facts = known_facts()
    astray = {
        code: str(place)
        for module, found in DECLARED.items()
        for code in found
        if module != (place := Path(facts[code].cycle, MODULES[facts[code].type]))
    }
    assert astray == {}, "these belong there"


def test_they_are_in_the_order_of_their_codes() -> None:
    assert [str(module) for module, found in DECLARED.items() if found != sorted(found)] == []


def test_a_cycle_has_no_other_modules() -> None:
    assert {module.name for module in DECLARED} <= {*MODULES.values(), "__init__"}
